"""The smallest game that has everything, as `docs/adding-a-game.md` builds it: rules, words, and nothing of Discord."""
