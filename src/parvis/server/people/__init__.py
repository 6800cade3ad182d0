"""People: guests, accounts, passkeys, friends, clubs."""
