"""Lessons over HTTP: a step is answered from what the client tells of it, nothing is kept but how far somebody came."""
