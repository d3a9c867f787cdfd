"""Facts that somebody printed or decided, and what reads them."""
