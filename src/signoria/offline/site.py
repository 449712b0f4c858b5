"""`signoria site`: the client, Python and the rules as files that any static host can serve, from any folder."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from signoria.server.standing_alone import LIST, PAGE, WORKER, files_of, is_packed, listed, marked, standing_alone

NOT_BUILT: Final = (
    "the browser client is not built here: `python hatch_build.py` does it, or install a wheel of signoria"
)


class SiteError(ValueError):
    """Why no site can be written, for the person who asked for one."""


def write_site(static: Path, out: Path) -> int:
    """Write the site into a new or empty folder; how many bytes it has."""
    if not is_packed(static):
        raise SiteError(NOT_BUILT)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise SiteError(f"{out} must be a new or empty folder")
    shutil.copytree(static, out, dirs_exist_ok=True)
    _write(out / PAGE, standing_alone((static / PAGE).read_text(encoding="utf-8")))
    listing = listed(files_of(out))
    _write(out / LIST, listing)
    _write(out / WORKER, marked((static / WORKER).read_text(encoding="utf-8"), listing))
    return sum(path.stat().st_size for path in out.rglob("*") if path.is_file())


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
