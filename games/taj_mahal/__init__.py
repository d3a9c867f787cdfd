"""Taj Mahal: the rules (rules page, sections A and B)."""

from games.taj_mahal.game import TAJ_MAHAL

__all__ = ["TAJ_MAHAL"]
