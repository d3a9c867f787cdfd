"""The pictures: a view of a game becomes a scene, and a scene a PNG. Pure: no clock, no I/O but reading data."""

from renderer.moving import Frame, Replay, contact_sheet, replay
from renderer.picture import (
    Picture,
    alt_text,
    chart,
    chart_text,
    hand,
    hand_text,
    hands_in,
    headline,
    looked_back,
    preview,
    render,
    scene_of,
    scores,
    scores_text,
    text_board,
    with_hand,
)
from renderer.table import Hands

__all__ = [
    "Frame",
    "Hands",
    "Picture",
    "Replay",
    "alt_text",
    "chart",
    "chart_text",
    "contact_sheet",
    "hand",
    "hand_text",
    "hands_in",
    "headline",
    "looked_back",
    "preview",
    "render",
    "replay",
    "scene_of",
    "scores",
    "scores_text",
    "text_board",
    "with_hand",
]
