"""Players at a remote server's tables: `parvis bot`."""
