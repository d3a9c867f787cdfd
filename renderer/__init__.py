"""The pictures: a view of a game becomes a scene, and a scene a PNG. Pure: no clock, no I/O but reading data."""

from renderer.picture import (
    Picture,
    alt_text,
    chart,
    chart_text,
    hand,
    hand_text,
    render,
    scene_of,
    scores,
    scores_text,
    text_board,
    with_hand,
)

__all__ = [
    "Picture",
    "alt_text",
    "chart",
    "chart_text",
    "hand",
    "hand_text",
    "render",
    "scene_of",
    "scores",
    "scores_text",
    "text_board",
    "with_hand",
]
