"""Tools for tests and contributors: positions in words, the laws, golden transcripts."""

from signoria.testing.scene import scene

__all__ = ["scene"]
