"""Condottiere, scene by scene."""
