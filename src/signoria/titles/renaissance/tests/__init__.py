"""Renaissance, scene by scene."""
