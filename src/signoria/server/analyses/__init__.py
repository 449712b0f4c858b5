"""Analyses of finished games: asked for, worked out in processes of their own, and kept."""
