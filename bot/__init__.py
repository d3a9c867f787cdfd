"""The running service: settings, store, tables, and what it tells a channel."""
