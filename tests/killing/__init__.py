"""The bot as a process that is killed wherever it can be killed, and started again."""
