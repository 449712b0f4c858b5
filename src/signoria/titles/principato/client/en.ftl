plan = The principality of { $name }
plan-own = Your principality
row = Cards on display
leaves = Leaves after this turn
row-moves = The row moves left, the pile fills it
pile = Pile { $count }
pile-scoring = Pile { $count }, a scoring among them
environs = Environs
wall = Wall
city = City
church = Church
palace = Palace
fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
farms = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
}
palazzi = { $count ->
    [one] { $count } palazzo
   *[other] { $count } palazzi
}
banks = { $count ->
    [one] { $count } bank
   *[other] { $count } banks
}
strength-is = strength { $count }
of-places = { $count } of { $places }
points-in = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
any-number = any number
per = per
exchanged = exchanged after use
years = Year { $year }
strength-of-arms = Strength of arms
scoring-now = Armies are being scored.
scoring-coming = A scoring card lies among the { COUNT($count, one: "card", other: "cards") } of the pile.
scoring-end = Armies are scored at the end of the year.
scored = scored
scoring-by-card = Year { $year }, by the military card
scoring-of-year = The end of year { $year }
strongest = { $you ->
    [yes] You are
   *[no] { $name } is
} strongest: { $strength }
strongest-level = The strongest armies are level at { $strength }
head-strength = strength
head-points = points
head-in-all = in all
made-catapults = { COUNT($count, one: "catapult", other: "catapults") }
made-condottieri = { COUNT($count, one: "condottiere", other: "condottieri") }
made-militia = { $count } militia
made-unsupplied = { $count } without supply
rank-shared = { $names }: the points are shared, { $points } each
last-scoring = Last scoring: { $over }
final-over = Final scoring
final-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { COUNT($points, one: "point", other: "points") }
final-shared = The victory is shared, with { COUNT($points, one: "point", other: "points") }
head-objectives = objectives
any-turn = any turn
turns-left = { COUNT($count, one: "card", other: "cards") }
the-last = the last
waits = to come
card = Card
now = now
at-most = at most
points = points
reserve = Reserve
your-cards = Your two cards
change-card = change this card
pay-with = Pay in one of these ways
choose-one = Choose one
left = { $count } left
objectives = Secret objectives
objective-points = { $count ->
    [one] now { $count } point
   *[other] now { $count } points
}
supply = Supply
stores = Stores
first = 1st
goal = Most points after three years
show-plan = Show the principality of { $name }
tokens = { $name }: { $count }
actions-left = { $count ->
    [one] one action left
   *[other] { $count } actions left
}
fed = { $count } of { $all } fed
