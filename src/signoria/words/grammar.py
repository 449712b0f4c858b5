"""Names inside sentences: articles, elided and contracted prepositions, gender. As in `client/src/lib/grammar.ts`.

A name is a message; its attributes say how it behaves in a sentence:

    city-swiss = Confédération suisse
        .article = la                    (le, la, les; il, la, i, le; the. None: a proper name such as Milan)
        .gender = f                      (where neither the article nor its absence says so: m, f)
        .name = Doge                     (what follows the article, where the label is another: "Le Doge")
        .in = en Confédération suisse    (any form that does not follow the rule)

Sentences ask for a form by a function: `{ THE($city) }`, `{ A($card) }`, `{ OF($city) }`, `{ TO($seat) }`,
`{ IN($city) }`, `{ FROM($city) }`; `{ START(THE($card)) }` begins a sentence; `{ GENDER($card) -> … }` is m, f, mp, fp,
or none for nothing. A number brings its unit: `{ COUNT($gold, one: "ducat", other: "ducats") }`. A list leaves out what
is nothing: `{ LIST(THE($city), COUNT($gold, …), none: "nothing") }`.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Callable, Mapping

NOTHING = "none"  # the gender of the word for nothing
AND = {"en": "and", "fr": "et", "it": "e"}
FORMS = ("the", "a", "of", "to", "in", "from")
PLURAL_ARTICLES = ("les", "i")
SILENT_H_EXCEPTIONS = ("halle", "haut", "hauts", "hongrie", "huit", "hors", "hasard", "héros")


class Named(str):
    """A name as it stands alone, with what a sentence must know about it."""

    __slots__ = ("traits",)
    traits: Mapping[str, str]

    def __new__(cls, text: str, traits: Mapping[str, str]) -> Named:
        made = super().__new__(cls, text)
        made.traits = traits
        return made


def form(language: str, kind: str, word: Any) -> str:
    """The word as its sentence needs it: `of` gives "du Doge", "d’Urbin", "of the Doge"."""
    text, traits = str(word), word.traits if isinstance(word, Named) else {}
    if kind in traits:
        return traits[kind]
    if traits.get("gender") == NOTHING:
        return ""
    name = traits.get("name", text)
    lead = LEADS[language](kind, name, traits.get("article", ""), gender(language, word))
    return f"{lead}{name}"


def gender(language: str, word: Any) -> str:
    """m, f, mp or fp; m where nothing is said."""
    traits = word.traits if isinstance(word, Named) else {}
    article = traits.get("article", "")
    plural = article in PLURAL_ARTICLES or (language == "it" and article == "le")
    feminine = article == "la" or (language == "it" and article == "le")
    return traits.get("gender", "f" if feminine else "m") + ("p" if plural else "")


def start(word: Any) -> str:
    text = str(word)
    return text[:1].upper() + text[1:]


def count(language: str, number: Any, one: str, other: str) -> str:
    """A number with its unit; what is no number ("?") is many."""
    single = isinstance(number, int) and (number == 1 or (language == "fr" and number == 0))
    return f"{number} {one if single else other}"


def listed(language: str, *parts: Any, none: str) -> str:
    """`Urbino, 2 ducats and 1 condottiere`."""
    there = [str(part) for part in parts if str(part) and not str(part).startswith("0 ")]
    if len(there) < 2:
        return there[0] if there else none
    return f"{', '.join(there[:-1])} {AND[language]} {there[-1]}"


def functions(language: str) -> dict[str, Callable[..., str]]:
    """What a Fluent bundle of this language is given."""

    def saying(kind: str) -> Callable[[Any], str]:
        return lambda word: form(language, kind, word)

    made: dict[str, Callable[..., str]] = {kind.upper(): saying(kind) for kind in FORMS}
    made["START"] = start
    made["GENDER"] = lambda word: gender(language, word)
    made["LIST"] = lambda *parts, none: listed(language, *parts, none=none)
    made["COUNT"] = lambda number, one, other: count(language, number, one, other)
    return made


def initial(name: str) -> str:
    """The first letter without its accent, in lower case."""
    return unicodedata.normalize("NFD", name[:1])[:1].lower()


def _english(kind: str, name: str, article: str, gender: str) -> str:
    if kind == "a":
        return "an " if initial(name) in "aeiou" and not name.lower().startswith(("uni", "eu", "one")) else "a "
    before = {"the": "", "of": "of ", "to": "to ", "in": "in ", "from": "from "}[kind]
    return before + (f"{article} " if article else "")


def _elides_in_french(name: str) -> bool:
    letter = initial(name)
    first = name.lower().split(" ")[0]
    return letter in "aeiouœ" or (letter == "h" and first not in SILENT_H_EXCEPTIONS)


def _french(kind: str, name: str, article: str, gender: str) -> str:
    vowel = _elides_in_french(name)
    if kind == "a":
        return "" if not article else "des " if gender.endswith("p") else "une " if gender == "f" else "un "
    if not article:
        return {"the": "", "of": "d’" if vowel else "de ", "from": "d’" if vowel else "de "}.get(kind, "à ")
    definite = "les " if article == "les" else "l’" if vowel else f"{article} "
    contracted = {"le ": ("du ", "au "), "les ": ("des ", "aux ")}.get(definite)
    if kind == "the":
        return definite
    if kind == "in":
        return f"dans {definite}"
    of, to = contracted or (f"de {definite}", f"à {definite}")
    return to if kind == "to" else of


def _italian_article(name: str, gender: str) -> str:
    first = name.lower()
    vowel = initial(name) in "aeiou"
    hard = first.startswith(("z", "gn", "ps", "x", "y")) or (first[:1] == "s" and initial(first[1:]) not in "aeiou")
    if gender == "f":
        return "l’" if vowel else "la "
    if gender == "fp":
        return "le "
    if gender == "mp":
        return "gli " if vowel or hard else "i "
    return "l’" if vowel else "lo " if hard else "il "


ITALIAN_STEMS = {"a": "de", "of": "de", "to": "a", "in": "ne", "from": "da"}  # "dei Picchieri": some Pikemen


def _italian(kind: str, name: str, article: str, gender: str) -> str:
    if not article:
        near = "ad " if initial(name) == "a" else "a "
        return {"the": "", "a": "", "of": "di ", "from": "da "}.get(kind, near)
    definite = _italian_article(name, gender)
    if kind == "the":
        return definite
    if kind == "a" and not gender.endswith("p"):
        if gender == "f":
            return "un’" if definite == "l’" else "una "
        return "uno " if definite == "lo " else "un "
    stem = ITALIAN_STEMS[kind]
    if definite in ("il ", "i ", "gli "):
        return stem + ("l " if definite == "il " else definite)
    return f"{stem}l{definite}"


LEADS: dict[str, Callable[[str, str, str, str], str]] = {"en": _english, "fr": _french, "it": _italian}
