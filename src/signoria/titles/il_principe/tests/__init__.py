"""Il Principe, scene by scene."""
