"""The running service: its parts, and the whole over the real client."""
