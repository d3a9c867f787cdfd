"""Yunnan: trade on the Tea Horse Road."""

from games.yunnan.game import YUNNAN

__all__ = ["YUNNAN"]
