"""What the checker of words must know about each language: faults as patterns, and words that look like faults."""

from __future__ import annotations

import re
from typing import Final

Fault = tuple[re.Pattern[str], str]

FRENCH_VOWEL: Final = "aeiouyàâäéèêëîïôöûùüœAEIOUÀÂÉÈÊÎÔÛŒ"
FRENCH_ELIDED: Final = "[DdLlJjMmTtSsNn]e|[Ll]a|[Qq]ue|[Ll]orsque|[Pp]uisque|[Jj]usque"
FRENCH_ASPIRATED: Final = "aut|ors|uit|asard|éros|alle|ongrie"
ITALIAN_ELIDED: Final = "[Ll][ao]|[Uu]na|[Dd]ell[ao]|[Nn]ell[ao]|[Aa]ll[ao]|[Dd]all[ao]|[Ss]ull[ao]|[Qq]uell[ao]"
ITALIAN_SOFT: Final = "[Ii]l|[Uu]n|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul|[Dd]ei|[Aa]i"
NO_UNIT: Final = "a number without its unit"
SPACE: Final = "the space before or after a sign"


def _faults(*rows: tuple[str, str]) -> tuple[Fault, ...]:
    return tuple((re.compile(pattern), wrong) for pattern, wrong in rows)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _bare(verbs: str, after: str) -> tuple[str, str]:
    """Such a verb with 11, and then nothing that was counted."""
    return rf"\b(?:{verbs}) 11(?=[.,;:)]| (?:{after})\b|$)", NO_UNIT


EVERYWHERE: Final = _faults(
    (r"[{}]", "something is not resolved"),
    (r"  |\s$|^\s", "spaces"),
    (r" [,.)]|\( ", "a space too many"),
    (r"\(\)", "empty brackets"),
    (r"\w'|'\w", "a straight apostrophe"),
    (
        r"(?<![\d.,])0 [^\W\d]+(?: [^\W\d]+)? (?:and|et|e) \d|\b(?:and|et|e) 0 (?!for|à|pour|per|al)",
        "half of it is nothing",
    ),
)

FAULTS: Final[dict[str, tuple[Fault, ...]]] = {
    "en": _faults(
        (r"\b[Aa] (?=[aeioAEIO](?!ne\b|nce\b|ur)|[Uu](?!ni|s[eu]|ti))", "a before a vowel"),
        (r"\b[Aa]n (?![aeiouAEIOUh8]|11|18)", "an before a consonant"),
        (r"[a-z,] (?:The|An?) (?=[A-Z])", "a capital article within the sentence"),
        _bare("dealt|draws?|keeps?|pays?|gains?|receives?|takes?|gives?|scores?|loses?|discards?", "for|and|from|to"),
        (r" [?!;:]", SPACE),
    ),
    "fr": _faults(
        (
            rf"(?<![\w’])(?:{FRENCH_ELIDED}) (?=[{FRENCH_VOWEL}](?!nze\b|ui\b)|[Hh](?!{FRENCH_ASPIRATED}))",
            "no elision",
        ),
        (r"\b(?:[Dd]e|[Àà]) les? (?!\w+(?:er|ir|re|oir)\b)", "no contraction"),
        (r"\b(?:de|à|du|au|par|sur|contre) (?:Le|La|Les)(?= )", "a capital article within the sentence"),
        (r"\b[Ss]i il", "no elision"),
        (r" [:;!?»]|« |[^\s\d:;!?.…/][:;!?»](?=\s|$)|«\w", SPACE),
        _bare("reçoit|pioche|garde|paie|verse|gagne|marque|perd|donne|prend|Piocher", "pour|et|de|à|au"),
    ),
    "it": _faults(
        (r"(?<![\w’])(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (?:il|lo|la|i|gli|le)(?= )", "no contraction"),
        (rf"(?<![\w’])(?:{ITALIAN_ELIDED}) (?=[aeiouAEIOUàèéìòùÈÀÉ]\w)", "no elision"),
        (
            rf"(?<![\w’])(?:{ITALIAN_SOFT}) (?=[Zz]|[Ss][bcdfglmnpqrtv]|[Gg]n|[Pp]s|[Xx])",
            "the wrong article",
        ),
        (r"(?<![\w’])[Aa] (?=[aA])|(?<![\w’])ad (?![aAàÀ8])", "a or ad"),
        (r" [:;!?»]|« ", SPACE),
        _bare("riceve|pesca|tiene|paga|versa|guadagna|segna|perde|prende|Pescare", "per|e|da|di|a"),
        (r"\b(?:perchè|nè|sè|poichè|finchè|benchè)\b|\bE’", "the wrong accent"),
    ),
}

PLURAL_ENDINGS: Final = {"en": r"(?<![siu])s$", "fr": r"[sx]$", "it": r"[ie]$"}
INVARIABLE: Final = {
    "en": _words(
        "s gold influence food militia less is this across begins ends decides holds wins pays goes comes gains has "
        "was as us plus"
    ),
    "fr": _words(
        "s or influence palais plus pas dans sans sous fois moins voix chez vers prix dés puis jamais choix est tous "
        "ans les des vous vos ses après alors dès très mais lors depuis"
    ),
    "it": _words(
        "oro influenza cibo città finisce comincia decide di che e per le dei delle dai nei ai se come te voi ogni "
        "fine dove quindi poi oltre anche dopo due né vale pure bene insieme qui lui noi ne ce chi più dalle alle "
        "nelle sulle"
    ),
}

DETERMINERS: Final = {
    "en": _words("the a an no each every any this that your another many of such role"),
    "fr": _words(
        "le la les un une des du au aux aucun aucune chaque cette ce votre vos autant carte cartes rôle jouer joue ni "
        "sans"
    ),
    "it": _words(
        "il lo la i gli le un uno una del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella "
        "nello sul sulla nessun nessuna nessuno ogni carta carte ruolo tuo tua quel quella senza né"
    ),
}

BEING: Final = {
    "fr": r"(?:est|a été|n’est pas|n’est plus|reste|sera) (?:déjà |bien |encore |désormais )?(?!parmi|ici)(\w+)",
    "it": r"(?:è|è stat[oa]|non è|non è più|resta|sarà) (?:già |ancora |ormai )?(\w+)",
}
OTHER_GENDER: Final = {
    "fr": {"f": r"\w\w(?:é|u|i|is|it|ert)$", "m": r"(?:ée|ue|ie|ise|ite|erte)$"},
    "it": {"f": r"(?:ato|uto|ito|so|sto|tto|rto)$", "m": r"(?:ata|uta|ita|sa|sta|tta|rta)$"},
}
