"""Speed of the rules of every title: `python bench/speed.py [GAME ...] [--json]`, the same as `signoria bench`."""

import sys

from signoria.cli import app

if __name__ == "__main__":
    app(["bench", *sys.argv[1:]])
