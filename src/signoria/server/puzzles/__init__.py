"""Puzzles for people: one a day, and as many more as they like, near how strong they are."""
