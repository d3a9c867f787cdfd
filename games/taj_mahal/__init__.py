"""Taj Mahal: the rules (rules page, sections A and B)."""
