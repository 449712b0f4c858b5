"""How bots play Renaissance."""
