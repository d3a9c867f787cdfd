"""Painting: the only modules that know Pillow."""
