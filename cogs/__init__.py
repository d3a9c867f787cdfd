"""Discord in, Discord out: commands, buttons and menus for tables.

The modules that `bot.client.COGS` names are cogs; the others help them.
"""
