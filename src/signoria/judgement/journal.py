"""What has been done in a folder of training, so that it can go on, and so that a model card can tell."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path

import signoria
from signoria.kernel.components import FIRST_PRINTING

FILE = "journal.json"


@dataclass
class Journal:
    """How the games of a folder are played, and what they have cost so far."""

    title: str
    rules: int
    seed: int
    looks: float  # how often a seat looks at the table, in decisions
    version: str
    sources: str
    edition: str = FIRST_PRINTING  # of the pack; journals that name none are older than other packs
    playing: float = 0.0  # seconds of one core
    learning: float = 0.0
    files: int = 0  # files of games that the checkpoint learns from

    def save(self, folder: Path) -> None:
        draft = folder / (FILE + ".part")
        draft.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")
        draft.replace(folder / FILE)


def opened(folder: Path) -> Journal:
    try:
        return Journal(**json.loads((folder / FILE).read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise ValueError(f"{folder} holds no training to resume: leave --resume out") from None
    except (TypeError, ValueError) as error:
        raise ValueError(f"{folder / FILE} is not the journal of a training: {error}") from None


def sources(title: str) -> str:
    """A digest of the code that games are played by: the same code and seed give the same games."""
    home = Path(signoria.__file__).parent
    places = ["kernel/*.py", "envs/*.py", f"titles/{title}/rules/*.py", f"titles/{title}/bots/*.py"]
    places += ["bots/match.py", "bots/reckoning.py", "bots/novice.py", "judgement/encoding.py", "judgement/watching.py"]
    places += [f"bots/{name}.py" for name in ("advised", "ismcts", "master", "race")] + ["judgement/preferring.py"]
    files = sorted(path for place in places for path in home.glob(place) if path.name != "levels.py")
    found = blake2b(digest_size=6)
    for path in files:
        found.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
