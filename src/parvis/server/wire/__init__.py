"""All messages and bodies of the protocol."""
