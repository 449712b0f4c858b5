"""Princes of the Renaissance, scene by scene."""
