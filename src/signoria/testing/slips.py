"""What can be wrong with a sentence, by language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Callable, Iterator, Mapping, Sequence, Union

from signoria.words.grammar import Named, gender

NBSP = "\u00a0"
VOWEL = "aeiouyàâäéèêëîïôöûùüœAEIOUÀÂÉÈÊÎÔÛŒ"


@dataclass
class Said:
    """A message as it was said, and with what."""

    id: str
    text: str
    named: Mapping[str, Union[str, int]]
    errors: Sequence[Exception]
    with_two: dict[str, str] = field(default_factory=dict)  # the same sentence with 2 for each number that is 1

    @property
    def is_sentence(self) -> bool:
        return self.text.rstrip(f" {NBSP})").endswith((".", "?", "!", ":"))


Rule = tuple[re.Pattern[str], str]


def _rules(*rows: tuple[str, str]) -> tuple[Rule, ...]:
    return tuple((re.compile(pattern), wrong) for pattern, wrong in rows)


EVERYWHERE = _rules(
    (r"[{}]", "something is not resolved"),
    (r"  |\s$|^\s", "spaces"),
    (r" [,.)]|\( ", "a space too many"),
    (r"\(\)", "empty brackets"),
    (r"[\w]'|'[\w]", "a straight apostrophe"),
    (
        r"(?<![\d.,])0 [^\W\d]+(?: [^\W\d]+)? (?:and|et|e) \d|\b(?:and|et|e) 0 (?!for|à|pour|per|al)",
        "half of it is nothing",
    ),
)

PATTERNS: dict[str, tuple[Rule, ...]] = {
    "en": _rules(
        (rf"\b[Aa] (?=[aeioAEIO](?!ne\b|nce\b|ur))", "a before a vowel"),
        (r"\b[Aa]n (?![aeiouAEIOUh8]|11|18)", "an before a consonant"),
        (r"[a-z,] (?:The|An?) (?=[A-Z])", "a capital article within the sentence"),
        (
            r"\b(?:dealt|draws?|keeps?|pays?|gains?|receives?|takes?|gives?|scores?|loses?|discards?) 11(?=[.,;:)]| (?:for|and|from|to)\b|$)",
            "a number without its unit",
        ),
        (r"[“”]{2}| [?!;:]", "a space before the sign"),
    ),
    "fr": _rules(
        (
            rf"(?<![\w’])(?:[DdLlJjMmTtSsNn]e|[Ll]a|[Qq]ue|[Ll]orsque|[Pp]uisque|[Jj]usque) (?=[{VOWEL}](?!nze\b|ui\b)|[Hh](?!aut|ors|uit|asard|éros|alle|ongrie))",
            "no elision",
        ),
        (r"\b(?:[Dd]e|[Àà]) les? (?!\w+(?:er|ir|re|oir)\b)", "no contraction"),
        (r"\b(?:de|à|du|au|veut de|par|sur|contre) (?:Le|La|Les)(?= )", "a capital article within the sentence"),
        (r"\b[Ss]i il", "no elision"),
        (r" [:;!?»]|« ", "a space that may break before or after the sign"),
        (r"[^\s\d:;!?.…/][:;!?»](?=\s|$)|«\w", "no space before the sign"),
        (
            r"\b(?:reçoit|pioche|garde|paie|verse|gagne|marque|perd|donne|prend|Piocher) 11(?=[.,;:)]| (?:pour|et|de|à|au)\b|$)",
            "a number without its unit",
        ),
    ),
    "it": _rules(
        (r"(?<![\w’])(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (?:il|lo|la|i|gli|le)(?= )", "no contraction"),
        (
            r"(?<![\w’])(?:[Ll]a|[Ll]o|[Uu]na|[DdNnSs]ell[ao]|[Nn]ell[ao]|[AaDd]?all[ao]|[Ss]ull[ao]|[Qq]uell[ao]) (?=[aeiouAEIOUàèéìòùÈÀÉ]\w)",
            "no elision",
        ),
        (
            r"(?<![\w’])(?:[Ii]l|[Uu]n|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul|[Dd]ei|[Aa]i) (?=(?:[Zz]|[Ss][bcdfglmnpqrtv]|[Gg]n|[Pp]s|[Xx]))",
            "the wrong article",
        ),
        (r"(?<![\w’])[Aa] (?=[aA])|(?<![\w’])ad (?![aAàÀ8])", "a or ad"),
        (r"\bun’(?:[aeiou]\w*(?:ore|iere|ista|egno|ario)\b)", "an apostrophe before a masculine noun"),
        (r" [:;!?»]|« |[“”]{2}", "a space before the sign"),
        (
            r"\b(?:riceve|pesca|tiene|paga|versa|guadagna|segna|perde|prende|Pescare) 11(?=[.,;:)]| (?:per|e|da|di|a)\b|$)",
            "a number without its unit",
        ),
        (r"\b(?:perchè|nè|sè|poichè|finchè|benchè)\b|\bE’", "the wrong accent"),
    ),
}

INVARIABLE = {
    "en": {"s", "gold", "influence", "food", "militia", "less", "is", "this", "across", "begins", "ends", "decides", "holds", "wins", "pays", "goes", "comes", "gains", "has", "was", "as", "us", "plus"},
    "fr": {"s", "or", "influence", "palais", "plus", "pas", "dans", "sans", "sous", "fois", "moins", "voix", "chez", "vers",
           "prix", "dés", "puis", "jamais", "repas", "choix", "est", "tous", "ans", "les", "des", "vous", "vos", "ses",
           "après", "alors", "dès", "très", "mais", "lors", "depuis"},
    "it": {"oro", "influenza", "cibo", "finisce", "comincia", "decide", "città", "di", "che", "e", "per", "le", "dei", "delle", "dai", "nei", "ai", "se",
           "come", "te", "voi", "ogni", "fine", "dove", "quindi", "poi", "oltre", "anche", "dopo", "due", "né", "vale",
           "pure", "bene", "insieme", "qui", "lui", "noi", "ne", "ce", "chi", "più", "dalle", "alle", "nelle", "sulle"},
}  # fmt: skip
ENDINGS = {"en": r"(?<![siu])s", "fr": r"[sx]", "it": r"[ie]"}
STOPS = re.compile(r"[^\w’ -]")
DETERMINERS = {
    "en": {"the", "a", "an", "no", "each", "every", "any", "this", "that", "your", "another", "many", "of", "such", "role"},
    "fr": {"le", "la", "les", "un", "une", "des", "du", "au", "aux", "aucun", "aucune", "chaque", "cette", "ce", "votre",
           "vos", "autant", "carte", "cartes", "rôle", "jouer", "joue", "ni", "sans"},
    "it": {"il", "lo", "la", "i", "gli", "le", "un", "uno", "una", "del", "dello", "della", "dei", "degli", "delle", "al",
           "allo", "alla", "ai", "agli", "alle", "dal", "dalla", "nel", "nella", "nello", "sul", "sulla", "nessun",
           "nessuna", "nessuno", "ogni", "carta", "carte", "ruolo", "tuo", "tua", "quel", "quella", "senza", "né"},
}  # fmt: skip
BEING = {
    "fr": r"(?:est|a été|n’est pas|n’est plus|reste|sera) (?:déjà |bien |encore |désormais )?(?!parmi|ici)(\w+)",
    "it": r"(?:è|è stat[oa]|non è|non è più|resta|sarà) (?:già |ancora |ormai )?(\w+)",
}
AGREES = {
    "fr": {"f": r"\w\w(?:é|u|i|is|it|ert)$", "m": r"(?:ée|ue|ie|ise|ite|erte)$"},
    "it": {"f": r"(?:ato|uto|ito|so|sto|tto|rto)$", "m": r"(?:ata|uta|ita|sa|sta|tta|rta)$"},
}


def wrong_with(language: str, said: Said) -> Iterator[str]:
    """Every fault of this sentence; the first is enough to mend it."""
    if said.errors:
        yield f"cannot be said ({said.errors[0]})"
    for pattern, wrong in (*EVERYWHERE, *PATTERNS.get(language, ())):
        if pattern.search(said.text):
            yield f"{wrong} ({pattern.search(said.text)[0]!r})"  # type: ignore[index]
    for check in CHECKS:
        yield from check(language, said)


def _plural(language: str, said: Said) -> Iterator[str]:
    """A word that follows 1 as it follows 2."""
    for two in said.with_two.values():
        for ones in re.finditer(r"(?<![\w×+/:.,-])1 ", said.text):
            after = _phrase(said.text[ones.end() :])
            if not two.startswith("2", ones.start()) or _phrase(two[ones.end() :]) != after:
                continue
            for word in after:
                if word.lower() not in INVARIABLE[language] and re.search(f"{ENDINGS[language]}$", word):
                    yield f"many of one ({word!r})"


def _phrase(text: str) -> list[str]:
    """The next words that may belong to a number."""
    words = STOPS.split(text)[0].split()[:2]
    return words[:1] if len(words) > 1 and words[0][-1:] not in "dsxe" else words


def _articles(language: str, said: Said) -> Iterator[str]:
    """A noun that stands without its article."""
    for value in said.named.values():
        if not (isinstance(value, Named) and value.traits.get("article") and said.is_sentence):
            continue
        for found in re.finditer(rf"(\w+) {re.escape(value)}\b", said.text):
            before = found[1]
            if any(found[0] in own for own in value.traits.values()):
                continue
            if before.islower() and before not in DETERMINERS[language] and not before.isdigit():
                yield f"no article ({found[0]!r})"


def _gender(language: str, said: Said) -> Iterator[str]:
    """A participle of the other gender, or of any beside a person's name."""
    if language not in BEING:
        return
    for name, value in said.named.items():
        if not isinstance(value, str):
            continue
        label = value.traits.get("name", str(value)) if isinstance(value, Named) else value
        found = re.search(rf"(?<!’)(?<!de )(?<!di )(?<!à )(?<!a ){re.escape(label)} {BEING[language]}", said.text)
        if not found:
            continue
        if not isinstance(value, Named):
            if any(re.search(ending, found[1]) for ending in AGREES[language].values()) and _personal(said, name):
                yield f"a person's gender is guessed ({found[0]!r})"
        elif value.traits.get("article") or value.traits.get("gender"):
            sort = gender(language, value)
            if sort in AGREES[language] and re.search(AGREES[language][sort], found[1]):
                yield f"the wrong gender ({found[0]!r})"


def _personal(said: Said, name: str) -> bool:
    return said.named[name] in ("Ada", "Bruno")


CHECKS: tuple[Callable[[str, Said], Iterator[str]], ...] = (_plural, _articles, _gender)
