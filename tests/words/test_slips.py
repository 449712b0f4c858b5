"""The checker finds the slips it was made for, and our words have none, in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

import pytest

from signoria import games
from signoria.testing.slips import Said, wrong_with
from signoria.testing.words import PEOPLE, file_slips, house_files, slips
from signoria.words import LANGUAGES
from signoria.words.grammar import Named

CLIENT = Path(__file__).parents[2] / "client" / "src"
DOGE = Named("Le Doge", {"name": "Doge", "article": "le"})
SWISS = Named("Confédération suisse", {"article": "la"})
VENICE = Named("Republic of Venice", {"article": "the"})
HEROINE = Named("Eroina", {"article": "la"})


def wrong(language: str, text: str, two: Optional[str] = None, **named: Any) -> str:
    said = Said("said", text, named, people=PEOPLE, with_two={"n": two} if two else {})
    return next(wrong_with(language, said), "")


@pytest.mark.parametrize(
    ("language", "text", "named"),
    [
        ("fr", "Ada retire 3 or de Urbin.", {}),
        ("fr", "Personne ne veut de Le Pérugin.", {}),
        ("fr", "Il parle de le prix.", {}),
        ("fr", "Ada va à Confédération suisse.", {"city": SWISS}),
        ("fr", "Le Doge est déjà vendue.", {"tile": DOGE}),
        ("fr", "Ada est déjà arrivée.", {"seat": "Ada"}),
        ("fr", "Je crois que il passe.", {}),
        ("fr", "Votre main : vide", {}),
        ("fr", "Votre main: vide", {}),
        ("fr", "« Veto »", {}),
        ("fr", "Ada reçoit 11.", {}),
        ("fr", "Ada donne 0 or et 4 influence.", {}),
        ("en", "Ada places a shield in Republic of Venice.", {"region": VENICE}),
        ("en", "Ada wins The French invade.", {}),
        ("en", "Ada sees a Engineer.", {}),
        ("en", "Ada sees a Urbino.", {}),
        ("en", "Ada sees an Bishop.", {}),
        ("en", "Ada is dealt 11.", {}),
        ("en", "Ada gives 0 gold and 4 influence.", {}),
        ("en", "The Pope's token.", {}),
        ("en", "Two  spaces.", {}),
        ("en", "{ $seat } passes.", {}),
        ("it", "Il favore di il Papa.", {}),
        ("it", "Ada va a Ancona.", {}),
        ("it", "Ada gioca Eroina.", {"card": HEROINE}),
        ("it", "Ada gioca la Eroina.", {}),
        ("it", "Il Spaventapasseri va.", {}),
        ("it", "Eroina è già venduto.", {"card": HEROINE}),
        ("it", "Ada riceve 11.", {}),
        ("it", "Ada dà 0 oro e 4 influenza.", {}),
    ],
)
def test_a_slip_is_found(language: str, text: str, named: dict[str, Any]) -> None:
    assert wrong(language, text, **named)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ada has 1 points.", "Ada has 2 points."),
        ("en", "1 connected regions", "2 connected regions"),
        ("en", "You own 1 gold coins.", "You own 2 gold coins."),
        ("fr", "Ada a 1 ducats.", "Ada a 2 ducats."),
        ("it", "Ada ha 1 punti.", "Ada ha 2 punti."),
    ],
)
def test_many_of_one_are_found(language: str, one: str, two: str) -> None:
    assert wrong(language, one, two)


@pytest.mark.parametrize(
    ("language", "text", "named"),
    [
        ("fr", "Ada retire 3 or d’Urbin.", {}),
        ("fr", "Le Doge est déjà vendu.", {"tile": DOGE}),
        ("fr", "Ada va à la Confédération suisse.", {"city": SWISS}),
        ("fr", "Votre main\u00a0: vide", {}),
        ("fr", "Ada a le plus de cartes.", {}),
        ("en", "Ada places a shield in the Republic of Venice.", {"region": VENICE}),
        ("en", "Ada sees a University and an Engineer.", {}),
        ("it", "Ada gioca un’Eroina ad Ancona.", {"card": HEROINE}),
    ],
)
def test_good_sentences_pass(language: str, text: str, named: dict[str, Any]) -> None:
    assert not wrong(language, text, **named)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_sentence_of_a_title_reads_well(game: Any, language: str) -> None:
    assert [str(slip) for slip in slips(game, [language])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_house_reads_well(language: str) -> None:
    assert [str(slip) for paths in house_files(language, CLIENT) for slip in file_slips(paths, language)] == []
