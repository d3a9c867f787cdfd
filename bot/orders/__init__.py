"""Standing orders: what a player has told the bot to do in their place, until something happens that it cannot know."""
