"""The running service: the database, playing, the outbox, and the Discord client."""
