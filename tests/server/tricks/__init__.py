"""A small card game for tests and load: bid, then thirteen tricks with spades as trumps.

Hidden hands; bids in turn or face down (option `bids`); a secret note and a public wave as asides;
a window in which a seat without a trump can only pass (option `boasts`).
"""

from __future__ import annotations

from signoria.kernel import Title

TITLE = Title(__name__, id="tricks", game=".rules:GAME", pacts=".pacts")
