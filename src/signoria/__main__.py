"""`python -m signoria` is the `signoria` command."""

from signoria.cli import main

main()
