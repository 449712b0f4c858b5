"""Tables people play at: the lobby, the live stream, the records in a database, the bots."""
