"""Your move: the tables that wait for somebody, and how they are called back: push, letters, a calendar, a webhook."""
