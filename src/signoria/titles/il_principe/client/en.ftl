map = Map of the six regions
tirreno = Mare Tirreno
adriatico-1 = Mare
adriatico-2 = Adriatico
city-open = card open, may be built
city-built = built, { $count }
city-stack = in the stack, { $count }
state-open = card open
state-built = built by { $name }
state-stack = in the stack
end-of-region = Each region at the end:
end-points = { $first } to most shields, { $second } to second
shields-of = { $name }: { $count }
no-shields = no shields
cities = Open city cards
roles = Roles
cost = { COUNT($count, one: "ducat", other: "ducats") }
points-shields = { COUNT($points, one: "point", other: "points") }, { COUNT($shields, one: "shield", other: "shields") }
can-build = You can build it
if-won = If you win this lot
short-one = One { $color } short
short-many = { COUNT($count, one: "card", other: "cards") } short
short-ducats = { $count ->
    [one] One ducat short
   *[other] { $count } ducats short
}
not-first-round = Not in the first round
nobody = not given
power-green = Turn a card up
power-white = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
power-red = Draw a card
power-blue = 1 shield
power-yellow = { COUNT($count, one: "ducat", other: "ducats") }
hand = Hand
hand-empty = No cards in hand
your-table = Your table
purse = Purse
shields-left = { $count ->
    [one] { $count } shield left
   *[other] { $count } shields left
}
table-sum = { $up } face up, { $down } face down. A full set is { COUNT($points, one: "point", other: "points") }.
face-up = face up
face-down = face down
in-hand = { $count } in hand
shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
known-cards = Seen by all: { $list }
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
principe = Il Principe
auction-of = { $place ->
    [last] Last auction of the round
   *[other] { $more ->
        [one] Auction, one more to come
       *[other] Auction, { $more } more to come
    }
}
lot = { $count } × { $color }
auction-over = Auction
wins-lot = { $you ->
    [yes] You win
   *[no] { $name } wins
} { $lot } for { COUNT($price, one: "ducat", other: "ducats") }
nobody-wins = Nobody wants { $lot }
last-auction = Last auction: { $lot }
roles-over = Round { $round }, the cards face up decide
roles-given = The roles are given
role-free = { $role }: not given
role-bought = { $role } was tied and bought for { $price }
turned-down = { $count ->
    [one] One card turns down
   *[other] { $count } cards turn down
}
last-roles = Roles of round { $round }
final-over = Final scoring
final-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { COUNT($points, one: "point", other: "points") }
final-shared = The victory is shared, with { COUNT($points, one: "point", other: "points") }
lot-brings = The winner may build at once and becomes Il Principe.
lot-brings-first = The winner becomes Il Principe. Nobody builds in the first round.
role-auction = A role is tied
role-brings = { COUNT($points, one: "point", other: "points") } for each city of others that shows it, and at the end.
now = now
unsold = unsold
round = Round { $round }
round-last = Round { $round }, the last
points = Points
pile = Building cards left { $count }
city-pile = City cards left { $count }
offers-title = Offers to the pool
offers-now = Each player lays cards face down; all are turned up together.
your-offer = You have laid
choose-offer = Choose what to give
offered = Offered
pool = For auction
building-title = { $name } builds { $city }
building-left = { $count ->
    [one] One shield to place
   *[other] { $count } shields to place
}
goal = Most points when the cities or the cards run out
page-map = Map
page-cities = Cities
page-roles = Roles
over = The cities are built
being-built = Being built
lay = Lay { $count } × { $color }
