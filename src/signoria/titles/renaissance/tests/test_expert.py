"""The scripted expert does the obvious things."""

from __future__ import annotations

from random import Random

from signoria.bots import bot
from signoria.bots.roles import Talker
from signoria.bots.sight import Sight
from signoria.titles.renaissance.bots.expert import ANSWERS
from signoria.titles.renaissance.bots.reasons import TOLD
from signoria.titles.renaissance.rules.state import Italy

from .words import asked, do, seat, table


def choice(g: Italy, nation: str) -> str:
    sight = Sight(g, seat(g, nation), Random(1))
    return g.game.verbs.text(bot("expert", "renaissance").choose(sight))


def reply(g: Italy, nation: str) -> str:
    sight = Sight(g, seat(g, nation), Random(1))
    talker = bot("expert", "renaissance")
    assert isinstance(talker, Talker)
    code = talker.aside(sight)
    return "" if code is None else g.game.verbs.text(code)


def test_expansion_completes_a_province() -> None:
    g = table(stage="expansion", acts="milan", cities={"milan": "milano pavia"})
    before = len(g.view(0)["complete"][0])
    do(g, "milan", choice(g, "milan"))
    assert len(g.view(0)["complete"][0]) == before + 1


def test_a_palace_is_built_for_an_artist_in_hand() -> None:
    g = table(stage="purchases", acts="milan", hands={"milan": "artist_or_banker"}, ducats=6)
    assert choice(g, "milan").startswith("build_palace")


def test_an_undefended_city_that_completes_a_province_is_attacked() -> None:
    g = table(cities={"milan": "milano pavia piacenza", "rome": "cremona roma"}, hands={"milan": "cannon*2 pikemen*2"})
    assert choice(g, "milan").endswith("cremona")


def test_hopeless_attacks_are_left_alone() -> None:
    g = table(
        cities={"milan": "milano parma", "rome": "bologna:3 roma"},
        hands={"milan": "pikemen*2", "rome": "swiss_regiment"},
        known={"rome": "swiss_regiment"},
    )
    assert choice(g, "milan") == "end_phase"


def test_a_marriage_takes_the_city_that_counts() -> None:
    cities = {"milan": "milano pavia", "rome": "cremona siena roma", "venice": "venezia:2"}
    g = table(cities=cities, hands={"milan": "marriage"})
    assert choice(g, "milan") == "play_marriage cremona"


def test_a_sign_is_played_only_if_it_turns_the_battle() -> None:
    cities = {"milan": "milano parma", "rome": "bologna roma"}
    for dice, said in (([1, 4], "sign_of_god pikemen"), ([1, 6], "no_sign")):
        g = table(war=True, cities=cities, hands={"milan": "pikemen*2 sign_of_god", "rome": "pikemen"}, dice=dice)
        do(g, "milan", "declare_attack parma bologna", "commit_attack pikemen pikemen none")
        do(g, "rome", "commit_defence pikemen none")
        assert choice(g, "milan") == said


def test_an_exchange_that_helps_both_is_proposed_and_accepted() -> None:
    cities = {"milan": "bologna parma", "rome": "ravenna piacenza", "venice": "venezia", "florence": "firenze"}
    g = table(stage="ready", turn=2, cities=cities)
    for _ in range(4):
        do(g, "milan", reply(g, "milan"))
    assert g.view(1)["offers"]
    assert reply(g, "rome") == "accept 0"


def test_who_refused_is_left_alone_until_the_two_deal() -> None:
    cities = {"milan": "bologna parma", "rome": "ravenna piacenza", "venice": "venezia", "florence": "firenze"}
    g = table(stage="ready", turn=2, cities=cities)
    for _ in range(4):
        do(g, "milan", reply(g, "milan"))
    do(g, "rome", "reject 0")
    g.offers.lapse()
    assert reply(g, "milan") == ""
    do(g, "rome", "offer 0", "give_ducats 1", "propose")
    do(g, "milan", "accept 1")
    assert reply(g, "milan") == "offer 1"


def test_ducats_even_out_an_exchange() -> None:
    """Milan completes a province, Rome gains little: Milan pays for it, and Rome accepts."""
    cities = {"milan": "milano pavia siena", "rome": "cremona roma", "venice": "venezia", "florence": "firenze"}
    g = table(stage="ready", turn=2, cities=cities, ducats=9)
    said: list[str] = []
    while not said or said[-1] != "propose":
        said.append(reply(g, "milan"))
        do(g, "milan", said[-1])
    assert said[:3] == ["offer 1", "give_city siena", "ask_city cremona"]
    assert said[3].startswith("give_ducats")
    assert reply(g, "rome") == "accept 0"


def test_a_castle_is_built_where_much_is_at_stake() -> None:
    cities = {"milan": "milano:2 pavia:2 cremona:2", "rome": "casale piacenza brescia roma genova"}
    g = table(stage="purchases", acts="milan", turn=2, cities=cities, ducats=12, artists={"milano": "leonardo"})
    assert choice(g, "milan") == "build_castle milano"


def test_no_wall_is_built_for_the_last_turn() -> None:
    cities = {"milan": "milano:2 pavia:2 cremona:2", "rome": "casale piacenza brescia roma genova"}
    g = table(stage="purchases", acts="milan", turn=6, cities=cities, ducats=12)
    assert choice(g, "milan").startswith("finish_purchases")


def test_who_has_more_to_lose_votes_for_peace() -> None:
    cities = {"milan": "milano pavia cremona brescia mantova", "rome": "casale piacenza parma roma"}
    g = table(stage="vote", turn=3, cities=cities, artists={"milano": "leonardo", "mantova": "mantegna"})
    assert choice(g, "milan") == "vote peace"
    assert choice(g, "rome") == "vote war"


def test_florence_builds_a_palace_to_lure_an_artist_and_lures_the_leaders() -> None:
    artists = {"roma": "leonardo", "venezia": "mantegna"}
    words = {"turn": 2, "options": {"powers": True}, "artists": artists, "points": {"venice": 5}}
    g = table("florence rome venice", stage="purchases", acts="florence", **words)
    assert choice(g, "florence").startswith("build_palace")
    g = table("florence rome venice", acts="florence", palaces="firenze", **words)
    assert choice(g, "florence") == "use_florence_lure venezia firenze"


def test_the_swiss_defend_what_is_worth_more_than_what_they_could_win() -> None:
    swiss = "confederazione_svizzera milano casale saluzzo"
    words = {"stage": "stance", "turn": 2, "options": {"setup": "1515", "powers": True}}
    g = table("france swiss empire spain rome", cities={"swiss": swiss}, artists={"milano": "leonardo"}, **words)
    assert choice(g, "swiss") == "swiss_stance defence"
    cities = {"swiss": "milano:3", "empire": "brescia casale treviso trento"}
    g = table("france swiss empire spain rome", cities=cities, artists={"brescia": "leonardo"}, **words)
    assert choice(g, "swiss") == "swiss_stance attack"


def test_a_bad_offer_is_rejected() -> None:
    cities = {"milan": "perugia milano", "rome": "roma viterbo siena", "venice": "venezia", "florence": "firenze"}
    g = table(stage="ready", turn=2, cities=cities)
    do(g, "rome", "offer 0", "give_city siena", "ask_city perugia", "propose")
    assert reply(g, "milan") == "reject 1"


def test_a_whole_game_of_experts_ends() -> None:
    g = table("rome venice florence", stage="begin", options={"powers": True})
    expert, rng = bot("expert", "renaissance"), Random(3)
    while not g.over:
        actor = g.to_act[0]
        g.submit(actor, expert.choose(Sight(g, actor, rng)))
    assert len(g.winners) >= 1
    assert asked(g) == []


def test_the_coach_can_give_a_reason_in_every_question_of_the_expert() -> None:
    """But whether one is ready, which costs nothing."""
    assert set(ANSWERS) - set(TOLD) == {"ask-ready"}
