"""Discord in, Discord out: commands, buttons and menus for tables."""
