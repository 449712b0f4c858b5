"""A house without a server: the same tables, in the browser of whoever plays. See docs/offline.md."""
