"""What Condottiere has learned for guided searches: answers to expect, and chances among players who know them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from signoria.judgement.judge import Judgement
from signoria.judgement.prior import Prior

FOLDER: Final = Path(__file__).parent
ADVISED: Final = Judgement(FOLDER / "net.bin")
PRIOR: Final = Prior(FOLDER / "prior.bin")
