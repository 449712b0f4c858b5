"""Everything the title can say: rule paragraph of the digest, then the arguments."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Messages

MESSAGES: Final = Messages(
    {
        # questions
        "ask-offer": "4.3 size:number",
        "ask-bid-group": "5.3 count:number color minimum:number",
        "ask-bid-role": "8.6 role minimum:number",
        "ask-build": "5.7",
        "ask-action": "7.2",
        "ask-city-shield": "6.5 city left:number",
        "ask-flip": "8.9 role",
        "ask-shield": "8.12 role",
        # set-up and rounds
        "plays-family": "2.1 seat family",
        "first-marker": "2.5 seat",
        "city-revealed": "2.4 city",
        "round-begins": "3.1 round:number",
        "last-round": "3.4 round:number",
        "phase-begins": "3.1 phase",
        "cities-short": "3.3 count:number",
        "pool-short": "4.7 count:number",
        # phase 1
        "takes-income": "4.1 seat amount:number",
        "draws-cards": "4.2 seat count:number",
        "draws": "4.2 count:number color",
        "offers": "4.4 seat offer",
        "pool-card": "4.6 count:number color",
        "pool-empty": "4.8",
        # phase 2
        "group-opens": "5.1 count:number color",
        "bids": "5.3 seat amount:number",
        "passes": "5.4 seat",
        "lacks-ducats": "5.5 seat",
        "wins-group": "5.6 seat count:number color amount:number",
        "group-unsold": "5.8 count:number color",
        "takes-marker": "5.6 seat",
        # building
        "builds": "6.3 seat city cost:number points:number",
        "places-shield": "6.5 seat region",
        "forgoes-shields": "6.5 seat count:number",
        "role-pays": "6.6 seat role points:number",
        "cities-dry": "6.7 count:number",
        # phase 3
        "lays": "7.3 seat count:number color",
        "passes-action": "7.4 seat",
        "empty-hand": "7.5 seat",
        # phase 4
        "roles-return": "8.1",
        "takes-role": "8.3 seat role",
        "turns-down": "8.7 seat count:number color",
        "role-opens": "8.6 role",
        "wins-role": "8.6 seat role amount:number",
        "role-unsold": "8.6 role",
        "turns-up": "8.9 seat color",
        "keeps-down": "8.9 seat",
        "white-power": "8.10 seat points:number",
        "red-power": "8.11 seat",
        "red-card": "8.11 color",
        "red-empty": "8.11 seat",
        "yellow-power": "8.13 seat amount:number",
        # the end
        "game-ends": "9.1",
        "final-regions": "9.2 seat points:number",
        "final-roles": "9.3 seat points:number",
        "final-sets": "9.4 seat points:number",
        "final-ducats": "9.5 seat points:number amount:number",
        "final-cards": "9.6 seat points:number count:number",
        "total": "9.7 seat points:number",
        "tie-cards": "9.8 seat count:number",
        "tie-major": "9.8 seat color",
        "victory": "9.8 seat points:number",
        "victory-shared": "9.8 seat points:number",
        # refusals
        "no-only-offer": "4.3",
        "no-offer-size": "4.3 size:number",
        "no-offer-cards": "4.3 color held:number",
        "no-only-bid": "5.3",
        "no-bid-low": "5.3 minimum:number",
        "no-bid-money": "5.3 amount:number money:number",
        "no-only-build": "5.7",
        "no-city-built": "6.1 city seat",
        "no-city-hidden": "6.1 city",
        "no-build-first-round": "6.2",
        "no-build-cards": "6.1 city missing:number color",
        "no-build-money": "6.1 city cost:number money:number",
        "no-only-action": "7.2",
        "no-lay-cards": "7.3 color held:number",
        "no-only-shield": "6.5",
        "no-region-apart": "6.5 city region",
        "no-must-place": "6.5",
        "no-only-flip": "8.9",
        "no-flip-green": "8.9",
        "no-flip-none": "8.9 color",
        "no-must-flip": "8.9",
        "no-only-power-shield": "8.12",
        # what answers cost and do
        "note-build": "6.1 count:number",
        "note-lay": "7.3 count:number",
        "will-build": "6.3 points:number shields:number money:number",
        "will-pay-role": "6.6 seat points:number",
        "will-keep": "5.6 money:number",
        "will-lie-up": "7.3 count:number color",
        "will-shield": "6.5 region own:number most:number",
        "will-hold": "4.3 count:number",
    }
)
