"""Stores the release that the next one follows: `python tests/server/previous/make.py v0.2.0`, once it is out.

A checkout need not have a history, nor a test machine a way to the package index, so the sources are kept here. Titles
are left out: the tests bring their own. As long as nothing was released, it is the state before the newest migration.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tarfile
from pathlib import Path

WANTED = re.compile(r"src/signoria/(?!titles/|envs/|judgement/|server/static/).*\.(py|ftl|toml|mako|json)")
STORED = Path(__file__).parent / "release.tar.xz"


def main(revision: str) -> None:
    found = subprocess.run(["git", "archive", revision, "src/signoria"], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(found)) as whole, tarfile.open(STORED, "w:xz", preset=9) as kept:
        for member in whole:
            if member.isfile() and (WANTED.fullmatch(member.name) or member.name == "src/signoria/titles/__init__.py"):
                kept.addfile(member, whole.extractfile(member))


if __name__ == "__main__":
    main(sys.argv[1])
