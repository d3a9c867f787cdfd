"""The bot as people see it in the page of the playground."""
