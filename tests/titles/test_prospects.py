"""What answers are called, what each step asks, what they will do: said in every language, true, and no secret."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Iterator

import pytest

from signoria import games
from signoria.kernel import Game, State
from signoria.kernel.verbs import Verb
from signoria.server.prospects import Failed, Prospects, aims
from signoria.words import LANGUAGES, Words, mentioned

PAIRS = [pytest.param(game, lang, id=f"{game.id}-{lang}") for game in games() for lang in LANGUAGES]
GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
MOVES = 160


def slots(verb: Verb) -> list[str]:
    names = [noun.name for noun in verb.nouns]
    return [f"{name}2" if name in names[:i] else name for i, name in enumerate(names)]


def steps(game: Game, verb: Verb) -> Iterator[tuple[str, set[str]]]:
    """The slots of a verb as they are asked, each with those that are settled by then."""
    names, aim = slots(verb), aims(game).get(verb.name, 0)
    order = [names[aim], *(name for i, name in enumerate(names) if i != aim)] if names else []
    for i, name in enumerate(order):
        yield name, set(order[:i])


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_every_verb_has_a_name_a_question_for_each_step_and_a_sentence(game: Game, language: str) -> None:
    bundle = Words(game, language, []).bundle
    for verb in game.verbs.verbs:
        assert bundle.has_message(f"verb-{verb.name}")
        told = mentioned(bundle, bundle.get_message(f"verb-{verb.name}").value)
        assert set(slots(verb)) <= told, f"verb-{verb.name} leaves something out"
        if verb.aside or not verb.nouns:
            continue
        assert bundle.has_message(f"do-{verb.name}"), f"no name for {verb.name} in {language}"
        assert not mentioned(bundle, bundle.get_message(f"do-{verb.name}").value)
        for slot, settled in steps(game, verb):
            id = f"step-{verb.name}-{slot}"
            assert bundle.has_message(id), f"{language} asks nothing for {slot} of {verb.name}"
            assert mentioned(bundle, bundle.get_message(id).value) <= settled, f"{id} names what is not chosen yet"


@GAMES
def test_what_is_always_named_exists(game: Game) -> None:
    part = Prospects(game, 0).part
    for prompt, verbs in part.OPEN.items():
        assert prompt in game.messages
        assert set(verbs) <= set(game.verbs.by_name)
    for name, place in part.AIM.items():
        assert 0 < place < len(game.verbs.by_name[name].nouns)


def positions(game: Game, seed: int, every: int = 3) -> Iterator[tuple[State, int]]:
    """Questions of random games, with one of those who are asked."""
    rng = Random(seed)
    for start in range(3):
        g = game.start(seed=seed + start)
        for move in range(MOVES):
            if g.over:
                break
            seat = rng.choice(g.to_act)
            if move % every == 0:
                yield g, seat
            g.act(seat, rng.choice(g.legal(seat)))


def prospects(g: State, seat: int) -> Prospects:
    found = Prospects(g.game, seat)
    found.box = g.figures()
    return found


def known(g: State, message: Any) -> None:
    key, values = message
    assert key in g.game.messages, key
    assert len(values) == len(g.game.messages.arguments[key]), key
    assert all(type(value) is int for value in values), key


@GAMES
def test_prospects_are_told_from_the_view_alone(game: Game) -> None:
    """The same from the seat's view as it was sent, and in any world that looks the same."""
    for g, seat in positions(game, 5, every=8):
        told = prospects(g, seat)
        legal = g.legal(seat)[:24]
        world = g.imagine(seat, bytes(range(16)))
        seen, imagined = json.loads(json.dumps(g.view(seat))), json.loads(json.dumps(world.view(seat)))
        outcomes = told.outcomes(seen, legal)
        assert told.part is not None, "it failed"
        assert outcomes == prospects(world, seat).outcomes(imagined, legal)
        assert told.kinds(seen, legal, g.prompt(seat)) == told.kinds(imagined, legal, world.prompt(seat))
        for message in [line for one in outcomes for line in one.lines]:
            known(g, message)
        for label in told.labels(seen, legal):
            known(g, label.label)
        for kind in told.kinds(seen, legal, g.prompt(seat)):
            if kind.note is not None:
                known(g, kind.note)


def lines(g: State, seat: int, action: int) -> dict[str, tuple[int, ...]]:
    found = prospects(g, seat).outcomes(g.view(seat), [action])[0].lines
    return {key: tuple(values) for key, values in found}


def check_condottiere(g: Any, then: Any, seat: int, told: dict[str, tuple[int, ...]]) -> int:
    stands = [told[key] for key in ("will-lead", "will-tie", "will-trail") if key in told]
    battle_goes_on = any(line for line in then.lines)
    if not stands or not battle_goes_on or "will-end" in told or then.contested != g.contested:
        return 0
    assert stands[0][0] == then.strengths()[seat]
    assert stands[0][1] == max(total for other, total in enumerate(then.strengths()) if other != seat)
    return 1


def check_il_principe(g: Any, then: Any, seat: int, told: dict[str, tuple[int, ...]]) -> int:
    if "will-build" in told:
        points, _, money = told["will-build"]
        assert then.money[seat] == money
        assert then.from_cities[seat] == g.from_cities[seat] + points
    elif "will-lie-up" in told and g.view(seat)["stage"] == then.view(seat)["stage"]:
        count, color = told["will-lie-up"]
        assert then.up[seat * 5 + color] == count
    elif "will-shield" in told and g.view(seat)["stage"] == then.view(seat)["stage"]:
        region, own, _ = told["will-shield"]
        assert then.shields[seat * 6 + region] == own
    else:
        return 0
    return 1


def check_principato(g: Any, then: Any, seat: int, told: dict[str, tuple[int, ...]]) -> int:
    if "will-store" in told and then.stack[-1].__class__.__name__ != "Payment":
        if then.stored[seat * 3 : seat * 3 + 3] == g.stored[seat * 3 : seat * 3 + 3]:
            return 0  # how it is paid is asked first
        assert list(told["will-store"]) == then.stored[seat * 3 : seat * 3 + 3]
    if "will-strength" in told and then.strength(seat) != g.strength(seat):
        assert told["will-strength"] == (g.strength(seat), then.strength(seat))
    return len(told)


def check_princes(g: Any, then: Any, seat: int, told: dict[str, tuple[int, ...]]) -> int:
    if "will-hire" in told:
        gold, attack, defence = told["will-hire"]
        assert (then.gold[seat], then.strength(seat)) == (gold, (attack, defence))
    elif "will-command" in told:
        assert then.strength(seat) == told["will-command"]
    elif "will-stand" in told:
        city, _, status = told["will-stand"]
        assert then.status[city] == status
    elif "will-purse" in told:
        assert (then.gold[seat], then.influence[seat]) == told["will-purse"]
    else:
        return 0
    return 1


def check_renaissance(g: Any, then: Any, seat: int, told: dict[str, tuple[int, ...]]) -> int:
    if "will-own" in told:
        assert then.ducats[seat] == told["will-own"][0]
        return 1
    return 0


CHECKS = {
    "condottiere": check_condottiere, "il_principe": check_il_principe, "principato": check_principato,
    "princes": check_princes, "renaissance": check_renaissance,
}  # fmt: skip


@GAMES
def test_what_was_foretold_comes_true(game: Game) -> None:
    """Each answer is tried in a copy: what its seat was told is what happens."""
    checked = 0
    for g, seat in positions(game, 11):
        for action in g.legal(seat)[:40]:
            told = lines(g, seat, action)
            if told:
                then = g.copy()
                then.act(seat, action)
                checked += CHECKS[game.id](g, then, seat, told)
    assert checked > 30


def test_cards_are_named_where_they_lie() -> None:
    game = next(each for each in games() if each.id == "principato")
    g = game.start(seed=3)
    seat = g.to_act[0]
    view = g.view(seat)
    action = game.verbs.parse("change right 3")
    found = {one.action: one.label for one in prospects(g, seat).labels(view, g.legal(seat))}
    key, values = found[action]
    assert key == "change-cards"
    assert tuple(values) == (view["players"][seat]["hand"][1], view["display"][2])


def test_a_part_that_fails_has_no_more_to_say() -> None:
    game = next(each for each in games() if each.id == "condottiere")
    g = game.start(seed=3)
    told = prospects(g, g.to_act[0])
    with pytest.raises(Failed):
        told.outcomes({}, g.legal(g.to_act[0])[:1])
    assert told.part is None
    assert told.outcomes({}, g.legal(g.to_act[0])) == []
    assert told.kinds({}, g.legal(g.to_act[0]), g.prompt(g.to_act[0])) == []
