"""What a title has learned from many games: the chance of victory of every seat, from what one seat sees.

`encoding`, `net`, `model` and `judge` are all a game needs, with the standard library alone; the others play, teach,
measure and write down where a judgement comes from (`signoria train`).
"""
