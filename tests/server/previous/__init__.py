"""The release before this one, as far as a server needs it: what a rolling upgrade starts from."""

from __future__ import annotations

import tarfile
from pathlib import Path

STORED = Path(__file__).parent / "release.tar.xz"


def unpacked(folder: Path) -> Path:
    """Where its package lies, to be put on a path."""
    with tarfile.open(STORED) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"
