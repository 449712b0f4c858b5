"""How bots play Principato."""
