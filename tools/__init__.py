"""Commands for those who work on Parvis."""
