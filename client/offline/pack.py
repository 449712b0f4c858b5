"""Packs what runs in a browser: the standard library, and signoria with its libraries, both compiled.

Run by pack.mjs in the Python that will read them, as byte code is of one version of Python alone.
"""

from __future__ import annotations

import gzip
import importlib.util
import json
import marshal
import zipfile
from pathlib import Path, PurePosixPath

DATE = (2000, 1, 1, 0, 0, 0)  # the same files make the same archive
UNCHECKED = 1  # by PEP 552: the byte code is not compared with a source that is not there

# of the standard library: what neither tables nor bots ever ask for
LEFT_OUT = {
    "idlelib", "tkinter", "turtle", "turtledemo", "ensurepip", "venv", "lib2to3", "pydoc_data", "pydoc", "doctest",
    "unittest", "curses", "dbm", "test", "wsgiref", "xmlrpc", "_pyrepl", "pdb", "cProfile", "profile", "pstats",
    "mailbox", "smtplib", "imaplib", "poplib", "ftplib", "nturl2path", "webbrowser", "multiprocessing", "xml", "_pyio",
    "_pydatetime", "_pydecimal", "plistlib", "pickletools", "trace", "tabnanny", "modulefinder", "fileinput", "ctypes",
    "socketserver", "zipapp", "wave", "netrc", "optparse", "tarfile", "argparse", "bdb", "cmd", "code", "compileall",
    "py_compile", "configparser", "shelve", "this", "antigravity", "symtable", "pyclbr", "timeit", "rlcompleter",
    "getopt", "colorsys", "sched", "filecmp", "_ast_unparse", "csv", "getpass", "pty", "http/server",
    "asyncio/windows_events", "asyncio/windows_utils", "asyncio/proactor_events", "asyncio/tools", "logging/config",
    "logging/handlers", "concurrent/futures/process", "concurrent/interpreters", "urllib/robotparser",
    "pyodide/console",
}  # fmt: skip
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "hex_codec", "idna", "latin_1", "utf_8", "utf_8_sig", "utf_16"}
SPOKEN = ("root", "en", "en_001", "en_US", "en_GB", "fr", "fr_FR", "it", "it_IT")
# of libraries: other databases, other tongues, tests, what only types or documents need
UNUSED = (
    "sqlalchemy/testing/", "sqlalchemy/orm/", "sqlalchemy/ext/", "sqlalchemy/dialects/mysql/",
    "sqlalchemy/dialects/oracle/", "sqlalchemy/dialects/mssql/",
    "sqlalchemy/dialects/postgresql/", "pytz/zoneinfo/", "babel/messages/",
    "confusable_homoglyphs/tests/", "openskill/models/benchmark",
)  # fmt: skip
ENDINGS_UNUSED = (".pyi", ".typed", ".c", ".pyx", ".pxd", ".h", ".md", ".svg", ".js", ".ts", ".svelte", ".css")


def compiled(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    flags = UNCHECKED.to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(code)


def made_of(name: str, content: bytes) -> tuple[str, bytes]:
    return (name[:-3] + ".pyc", compiled(content, name)) if name.endswith(".py") else (name, content)


def bundle(files: dict[str, bytes], target: str) -> None:
    """All files behind one another, before them the list of them: compressed at once, likes beside likes, they are a
    tenth smaller than each for itself. Read by client/src/lib/here/image.ts."""
    names = sorted(files, key=lambda name: (PurePosixPath(name).suffix, name))
    listing = json.dumps([[name, len(files[name])] for name in names]).encode()
    whole = len(listing).to_bytes(4, "big") + listing + b"".join(files[name] for name in names)
    Path(target).write_bytes(gzip.compress(whole, 9, mtime=0))


def is_standard(name: PurePosixPath) -> bool:
    whole = name.with_suffix("")
    if whole.parts[0] == "encodings":
        return name.stem in ENCODINGS
    return not any(place.as_posix() in LEFT_OUT for place in (whole, *whole.parents))


def pack_standard(source: str, target: str) -> None:
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if not name.endswith("/") and is_standard(PurePosixPath(name)):
                place, content = made_of(name, old.read(name))
                new.writestr(zipfile.ZipInfo(place, DATE), content, zipfile.ZIP_DEFLATED, 9)


def is_used(name: str) -> bool:
    if name.startswith(UNUSED) or name.endswith(ENDINGS_UNUSED):
        return False
    if name.startswith("babel/locale-data/"):
        return PurePosixPath(name).stem in SPOKEN
    return ".dist-info/" not in name or name.endswith("/METADATA")


def pack_libraries(wheels: str, target: str, machine_code: str) -> str:
    """The one that is no Python lies beside the others; where it belongs among them."""
    places, files = [], {}
    for wheel in sorted(Path(wheels).glob("*.whl")):
        with zipfile.ZipFile(wheel) as old:
            for name in old.namelist():
                if name.endswith(".so"):
                    places.append(name)
                    Path(machine_code).write_bytes(old.read(name))
                elif not name.endswith("/") and is_used(name):
                    files.update([made_of(name, old.read(name))])
    bundle(files, target)
    (place,) = places  # an image of Python knows of one
    return place


# of signoria: what serves others, trains, measures or needs a terminal
NOT_HERE = {
    "terminal", "cli", "__main__", "client", "serving", "administering", "analysing", "simulation", "speed", "notebook",
    "widget", "balancing",
    "dataset", "mcp", "server/static", "server/migrations", "server/processes", "server/profiles", "offline/site",
    *(f"server/{name}" for name in (
        "app", "main", "sockets", "wire", "ear", "people", "heartbeat", "proxies", "pages", "operation", "metrics",
        "backup", "config", "schema", "typescript", "viewtypes", "ratings", "request_ids", "guards", "practice",
        "standing_alone",
    )),
    *(f"bots/{name}" for name in ("arena", "commands", "fitting", "plots", "pools", "ratings", "report")),
    *(f"envs/{name}" for name in ("openspiel", "pettingzoo", "gymnasium", "batch")),
    *(f"judgement/{name}" for name in (
        "commands", "evaluation", "gathering", "learning", "pictures", "rounding", "samples", "sharing", "staging",
        "training", "preferences", "preferring", "priors", "teaching", "card", "journal", "measuring", "shape",
        "watching",
    )),
    *(f"puzzles/{name}" for name in ("commands", "mining", "panel", "checking", "choosing")),
    "testing/words", "testing/promises",
}  # fmt: skip
# of these parts of the server only what tables are made of
ONLY = {
    "server/accounts": {"__init__", "rows", "protocol"},
    "server/admin": {"__init__", "rows", "attendant", "doorstep"},
    "server/notices": {"__init__", "rows", "protocol", "waiting", "due", "announced", "calls"},
    "server/together": {"__init__", "rows", "protocol", "circle", "company", "invitations", "seeks"},
}
NOT_OF_TITLES = ("tests", "client", "board.py", "balance.toml", "README.md")
GUIDED = "judgement/guided"  # of a title: for searches that nobody asks for at a table


def is_ours(name: PurePosixPath) -> bool:
    parts, whole = name.parts, name.with_suffix("")
    if (
        "__pycache__" in parts
        or name.suffix in (".so", ".pyd", ".pyc", ".typed", ".pyi", ".c", ".svg")
        or name.name in ("web.py", "card.md")
    ):
        return False
    if parts[0] == "titles" and len(parts) > 2 and (parts[2] in NOT_OF_TITLES or "/".join(parts[2:4]) == GUIDED):
        return False
    only = ONLY.get(name.parent.as_posix())
    if only is not None and name.stem not in only:
        return False
    return not any(place.as_posix() in NOT_HERE for place in (whole, *whole.parents))


def pack_signoria(folder: str, target: str) -> None:
    root, files = Path(folder), {}
    for path in root.rglob("*"):
        name = PurePosixPath(path.relative_to(root).as_posix())
        if path.is_file() and is_ours(name):
            files.update([made_of(f"signoria/{name}", path.read_bytes())])
    bundle(files, target)
