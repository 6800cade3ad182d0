"""Commands for Parvis developers."""
