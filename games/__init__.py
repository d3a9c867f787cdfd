"""The rules of the games: pure, without a clock, chance of their own, or input and output."""
