"""Tests of the playground, most of them with the real discord.py client."""
