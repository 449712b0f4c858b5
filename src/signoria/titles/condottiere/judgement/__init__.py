"""What Condottiere has learned of its positions and answers; where that comes from say the cards beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from signoria.judgement.judge import Judgement
from signoria.judgement.prior import Prior

FOLDER: Final = Path(__file__).parent
JUDGEMENT: Final = Judgement(FOLDER / "net.bin")
ADVISED: Final = Judgement(FOLDER / "advised" / "net.bin")
PRIOR: Final = Prior(FOLDER / "prior.bin")
