"""Finished games and positions set up, tried out over HTTP: other moves, bots, the coach, variations that are kept."""
