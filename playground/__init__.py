"""A stand-in for Discord on this computer, to try the bot without a token, and for its tests."""
