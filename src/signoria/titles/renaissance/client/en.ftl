map = Map of the twenty-four provinces and forty-two cities
tirreno = Mare Tirreno
adriatico = Mare Adriatico
ionio = Mare Ionio
free-city = Free city
garrison = Garrison { $value }
rampart = Rampart { $value }
fortress = Fortress { $value }
palace = Palace
artist = Artist
port = Port
pillaged = Pillaged
exchanged = exchanged this turn
mountain = Mountain +{ $value }
marsh = Marsh +{ $value }
whole-province = Whole province
closed-province = Out of play
palace-of = palace with { $name }
held = held by { $name }
yours = yours
not-whole = Held whole by nobody.
whole-of = Held whole by { $name }.
set-up = Set-up
goal = Most points after { COUNT($turns, one: "turn", other: "turns") }: whole provinces and artists
war = War
peace = Peace
undecided = War or peace?
turn-of = turn { $turn } of { $turns }
turns = The turns
order = Order of play
you = You
swiss-stance = Swiss stronger { $stance }
stage-nationpick = The states are chosen
stage-placement = First ramparts and palaces
stage-extragarrison = One more garrison
stage-return = Return to Italy
stage-stance = The Swiss announce
stage-vote = The vote
stage-purchases = Purchases
stage-expansion = Expansion
stage-ready = Before the scoring
phase-of = Combat phase of { $name }
battle-for = The battle for { THE($city) }
over = The game is over
attacks-from = { $name } attacks { FROM($from) }, by road.
lands-from = { $name } lands, coming { FROM($from) }.
rides-from = { $name } rides { FROM($from) }: a chevauchée.
market = Condottieri may be sold to { $name }.
market-offer = { $seller } offers { $name } a condottiere.
vote-secret = All vote at once and in secret.
vote-given = Your vote: { $policy }. The others still think.
ready-note = Last deals before provinces and artists score.
attacks-war = War: as many attacks as the cards allow. So far: { $count }.
attacks-peace = Peace: attacks { $count } of { $most }.
prices = Rampart { $rampart }, castle { $castle }, palace { $palace }, card { $card } ducats.
expansion-note = Up to { COUNT($count, one: "free city", other: "free cities") } each, by road or from port to port.
supplies = In the supply
supply-ramparts = Ramparts left: { $count }
supply-castles = Castles left: { $count }
supply-palaces = Palaces left: { $count }
supply-artists = Artists in the reserve: { $count }
supply-deck = Cards in the deck: { $count }
discarded = Discarded: { $cards }
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
condottieri = { $count ->
    [one] { $count } condottiere
   *[other] { $count } condottieri
}
reserved = { $count ->
    [one] One ducat is kept for the condottieri.
   *[other] { $count } ducats are kept for the condottieri.
}
attacks = attacks
defends = defends
leads = leads
no-cards-yet = nothing laid yet
face-down = face down
bought = bought
lost = without effect
die = Die
die-shows = die { $value }
condottiere-stands = condottiere stands with { $value }
condottiere-rout = condottiere routed
condottiere-betrayal = condottiere turned traitor
swiss-bonus = Swiss
walls = Walls
terrain = Ground
battle-by-road = Battle, { FROM($from) } by road
battle-by-sea = Battle, a landing { FROM($from) }
battle-ride = Battle, a chevauchée { FROM($from) }
verdict-captured = { $you ->
    [yes] You take
   *[no] { $name } takes
} { THE($city) }
verdict-held = { $you ->
    [yes] You hold
   *[no] { $name } holds
} { THE($city) }
verdict-tied = A tie: { THE($city) } is held
holds-province = { $you ->
    [yes] You hold
   *[no] { $name } holds
} all { OF($province) }: { COUNT($points, one: "point", other: "points") } a turn
cards-rest = Resting until the phase ends: { $cards }
cards-lost = Lost by { $you ->
    [yes] you
   *[no] { $name }
}: { $cards }
last-battle = Last battle: { $city }
sign-taken = { $you ->
    [yes] is yours
   *[no] is taken
}
sign-held = { $you ->
    [yes] stays yours
   *[no] is held
}
defence-none = No troops to defend it.
note-engineer = The Engineer lowers the walls to { $now }.
note-felon = The Felon has opened the gate: the walls count nothing.
vote-war = War, by { $war } to { $peace }
vote-peace = Peace, by { $peace } to { $war }
last-vote-war = The vote: war
last-vote-peace = The vote: peace
scoring-over = Scoring of turn { $turn }
scoring-leads = { $you ->
    [yes] You lead
   *[no] { $name } leads
} with { COUNT($points, one: "point", other: "points") }
scoring-level = The leaders are level at { COUNT($points, one: "point", other: "points") }
last-scoring = Scoring of turn { $turn }
head-provinces = prov.
head-artists = art.
head-ducats = ducats
head-points = points
walls-count = Walls ({ $level }): { $now }.
walls-engineer = Walls ({ $level }): { $value }, lowered to { $now } by the Engineer.
walls-felon = Walls ({ $level }): { $value }, but the Felon has opened the gate: { $now }.
ground-mountain = Mountain adds { $value }.
ground-marsh = Marsh adds { $value }.
ground-landing = The landing adds { $value } to the defence.
ground-ride = A chevauchée: neither terrain nor landing counts.
points-coming = { $count ->
    [one] { $count } point
   *[other] { $count } points
}, { $coming } more this turn as things stand
purse = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}, income { $income }
cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
artists = { $count ->
    [one] { $count } artist
   *[other] { $count } artists
}
provinces = { $count ->
    [one] { $count } whole province
   *[other] { $count } whole provinces
}
exhausted = Exhausted: { $cards }
known = Known: { $cards }
married-to = Married to { $names }
power-used = Power used this turn
hand = Your hand
hand-empty = Your hand is empty.
income = Income { $count }
colour-blue = Troop
colour-red = Support
colour-yellow = Event
city-word = a city
ducats-word = ducats
condottieri-word = condottieri
legend = Legend
