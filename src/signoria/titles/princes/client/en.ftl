goal = Most points when the third decade ends
decade = Decade { $decade }
status = Status of the cities
wars-fought = Wars: { $count } of { $limit }
at-war = at war
city-state = status { $status }, a tile would score { COUNT($value, one: "point", other: "points") } now
a-tile = { $value } a tile
market = Market
families = Families
merchant = Merchant
banking = Banking
held-by = held by { $name }
placed-in = in { $city }
up-now = up for auction
for-sale = for sale
used = used in this decade
brings = { $gold ->
    [0] { $influence ->
        [0] nothing
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $influence } influence
    }
} each decade
gone = gone
to-come = still to come
power-ludovico_sforza = Roll again
power-lorenzo_medici = Veto a war
power-banking_1 = Swap up to { $swap }
power-banking_2 = Swap up to { $swap }
power-lucrezia_borgia = Steal { $stolen }
power-alfonso_aragon = Draw a card
event-gozzoli = Gozzoli
event-botticelli = Botticelli
event-verrocchio = Verrocchio
event-merchant_1 = Merchant
event-bellini = Bellini
event-leonardo = Leonardo
event-mantegna = Mantegna
event-merchant_2 = Merchant
event-michelangelo = Michelangelo
event-perugino = Perugino
event-bramante = Bramante
event-french_invade = The French
effect-points = { COUNT($count, one: "point", other: "points") }
effect-merchant = { $count } a merchant
effect-status = Status { $change }
events-of = Events of a decade
pope = The Pope
pope-brings = { COUNT($points, one: "point", other: "points") }, { $gold } gold
league-ready = Holy League free
league-used = Holy League used
treachery = Treachery
pile = { COUNT($count, one: "card", other: "cards") } in the pile
troop-for = attack { $attack }, defence { $defence }, { $cost } gold, { $count } left
yours = yours
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
gold = { $count } gold
influence = { $count } influence
chits-gold = { $count ->
    [one] { $count } chit of gold
   *[other] { $count } chits of gold
}
chits-influence = { $count ->
    [one] { $count } chit of influence
   *[other] { $count } chits of influence
}
chits-short = { $count ->
    [one] { $count } chit
   *[other] { $count } chits
}
no-troops = no troops
strength = attack { $attack }, defence { $defence }
strength-of = attack { $attack }, defence { $defence }: { $troops }
cards = { $count ->
    [one] { $count } treachery card, limit { $limit }
   *[other] { $count } treachery cards, limit { $limit }
}
won = { $count ->
    [one] { $count } war won
   *[other] { $count } wars won
}
tiles = { $count ->
    [one] { $count } city tile
   *[other] { $count } city tiles
}
town-gold = { $count } gold laid up
your-troops = Your troops
your-cards = Your treachery cards
your-purse = Your purse
no-troops-yet = No troops
no-cards = No treachery cards
worth = attack and defence { $worth }
income-of = { $count } more at the end of the decade
income-short = +{ $count } a decade
play-bribe_troops = Choose a troop
play-bribe_cardinal = Say how many
play-freeze_bid = Choose a player
play-steal_influence = Choose a player
play-raid_gold = Choose a player
play-veto = Stop this war
play-start_war = Choose two cities
when-bribe_troops = In your wars
when-bribe_cardinal = Pays { $value } for the Pope
when-freeze_bid = At your bidding turn
when-steal_influence = On your turn
when-raid_gold = On your turn
when-veto = When war is declared
when-start_war = At your turn’s end
auction-gold = Auction in gold
auction-influence = Auction in influence
post-attacker = Post of the attacker, in influence
post-defender = Post of the defender, in influence
condottiere-of = Condottiere of { $city }
post-pays = The city pays { $gold } gold
each-decade = each decade
out = out
frozen = frozen
your-limit = Your limit: { $count }
discount = you pay { $count } less than you bid
opens-at = Opens at { $count }
war = War
last-war = Last war
unled = no condottiere
to-hire = to be hired
bare-city = The city alone
bribed = bribed
join-note = join this side with a Holy League
round-attack = attack
round-counter = counter
war-over = War: { $attacker } attacks { $defender }
war-attacks = attacks
war-won = { $city } wins
war-won-double = { $city } wins, twice as strong
war-drawn = Neither city prevails
war-unfought = Nobody fights: no war
war-stopped = The war is off
round-holds = { $city } stands: the strike must be higher.
round-twice = { $total } is twice { $other } or more: two steps.
die-shows = die { $value }
tile-worth = a tile { $value }
tile-worth-now = a tile { $was } › { $value }
last-war-of = Last war: { $attacker }, { $defender }
wins-lot = { $you ->
    [yes] You win
   *[no] { $name } wins
} { THE($lot) }
wins-pope = { $you ->
    [yes] You win
   *[no] { $name } wins
} the Pope
nobody-lot = Nobody wants { THE($lot) }
nobody-pope = Nobody wants the Pope
last-auction = Last auction: { $lot }
income-over = Income
decade-over = Decade { $decade } is over
head-town = from town
last-income = Income of decade { $decade }
scoring-over = Final scoring
scoring-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { COUNT($score, one: "point", other: "points") }
scoring-level = The leaders are level at { COUNT($score, one: "point", other: "points") }
tiles-worth = A tile is worth:
head-points = points
gold-word = gold
influence-word = influence
settling = { $name } has won the Pope at { $count } influence and pays.
over = The three decades are over
choose-family = Each family has its town and its own advantage.
events-left = { $count ->
    [one] One event is left.
   *[other] { $count } events are left.
}
ends-when = The decade ends when the last is bought.
your-income = Your income then:
guarded = Nothing has happened for long: this turn cannot be passed.
gold-amount = { $count } gold
influence-amount = { $count } influence
