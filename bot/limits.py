"""How much Discord takes of anything, in one place: its documentation for developers as of November 2026.

Lengths are in characters. What is longer is clipped where it is made, and a test holds everything against these.
"""

from __future__ import annotations

# Resources / Message
CONTENT = 2000
"""The text of a message."""
ALT_TEXT = 1024
"""The description of an attachment."""
NONCE = 25
FILE = 10 * 1024 * 1024
"""The bytes of a file, unless a server or an interaction says otherwise (Reference, Uploading Files)."""

# Components / Component Reference
ROWS, IN_A_ROW = 5, 5
"""Rows of a message, and buttons of a row; a menu has a row for itself."""
CUSTOM_ID = 100
BUTTON = 80
"""A button's label."""
MENU = 25
"""The options of a menu."""
OPTION = 100
"""An option's label, its description, and its value."""
PLACEHOLDER = 150
"""What a menu says while nothing is chosen; the same in a form has only `FORM_PLACEHOLDER`."""
FORM_TITLE = 45
FORM_LABEL = 45
FORM_PLACEHOLDER = 100

# Interactions / Application Commands, and Receiving and Responding
COMMANDS = 100
"""Commands of a bot, groups counted once."""
SUBCOMMANDS = 25
"""What is directly below a command: subcommands, or options."""
NAME = 32
DESCRIPTION = 100
COMMAND = 8000
"""All names, descriptions and values of a command with all that is below it."""
CHOICES = 25
"""What is offered while typing."""
CHOICE = 100
"""The name or value of one of these."""

LONGEST_NAME = 32
"""What a member may be called (Resources / User; nicknames in Resources / Guild)."""
