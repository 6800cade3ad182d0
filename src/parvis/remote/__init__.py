"""Players that sit at a server's tables: `parvis bot`."""
