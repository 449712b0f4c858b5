"""How bots play Il Principe."""
