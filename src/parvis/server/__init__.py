"""The server: accounts, tables, live updates and computer players, over HTTP and WebSocket."""
