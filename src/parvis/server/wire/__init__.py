"""All that goes over the wire."""
