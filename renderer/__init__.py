"""The pictures: a view of a game becomes a scene, and a scene a PNG. Pure: no clock, no I/O but reading data."""

from renderer.picture import Picture, alt_text, render, scene_of, text_board

__all__ = ["Picture", "alt_text", "render", "scene_of", "text_board"]
