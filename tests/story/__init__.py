"""Whole stories, in which everything comes together."""
