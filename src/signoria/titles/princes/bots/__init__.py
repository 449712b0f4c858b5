"""How bots play Princes of the Renaissance."""
