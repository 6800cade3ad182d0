"""HTTP and WebSockets: routes, authorisation and rate limits."""
