"""The parts written in C: there if a C compiler was at hand when this was installed. Without them Python does the same,
to the last bit.

SIGNORIA_PRESS=0 leaves them out, when this is installed and when it runs.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any
from warnings import warn
from zlib import crc32


def part_in_c(name: str) -> Any:
    """The module, or None where it was not built, or from another source than the one beside it."""
    if os.environ.get("SIGNORIA_PRESS") == "0":
        return None
    try:
        part = import_module(name)
    except ImportError:
        return None
    source = Path(str(part.__file__)).with_name(f"{name.rpartition('.')[2]}.c")
    if source.exists() and part.source != crc32(source.read_bytes()) >> 1:
        warn(f"{source.name} has changed since it was built: python hatch_build.py press", stacklevel=2)
        return None
    return part
