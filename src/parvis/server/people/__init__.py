"""Who is there: guests, accounts, passkeys."""
