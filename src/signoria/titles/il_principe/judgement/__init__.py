"""What Il Principe has learned of its positions; where it comes from says card.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from signoria.judgement.judge import Judgement

JUDGEMENT: Final = Judgement(Path(__file__).with_name("net.bin"))
