"""Several processes, on any number of machines, that share one PostgreSQL and one Redis: see docs/server.md."""
