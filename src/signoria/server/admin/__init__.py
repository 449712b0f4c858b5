"""What those who run a server may do: look, end, silence, announce, keep and throw away.

`signoria admin` works on the database. What a running server has to do itself, because it owns the tables, is written
there as an instruction; each process looks for those once a second (`attendant.py`). Without a server the command does
the same in its own process (`books.py`).
"""
