"""HTTP and WebSockets: who may ask for what, and how often."""
