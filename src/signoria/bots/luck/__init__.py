"""Luck in the result of a game: what chance and random answers gave, nought on average whatever the yardstick."""
