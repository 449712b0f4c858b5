"""Principato, scene by scene."""
