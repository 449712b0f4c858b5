"""How bots play Condottiere."""
