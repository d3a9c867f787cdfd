"""People: what they have set for themselves, wherever they play."""
