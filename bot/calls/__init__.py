"""Calling people to decide: by pings, private messages and reminders, each once, and none in their quiet hours."""
