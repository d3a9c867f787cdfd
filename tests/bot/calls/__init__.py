"""Whom is called when, over the real client, with a clock that is moved."""
