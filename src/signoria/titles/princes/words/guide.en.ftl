two-tiles = Buy **tiles of five cities**. At the end a tile of the first city is worth { $first } points, of the last { $last }.
two-auction = Almost everything is **auctioned**: tiles for gold, events for what is printed on them, posts of condottiere for influence.
two-war = Hire yourself out as **condottiere** and fight: the city that wins rises, the other falls, and with them all their tiles.
two-events = When **the last event** of a decade is sold, the decade ends: income for everybody. After three decades the most points win.

turn = A turn at a glance
turn-free = Free plays
    .text = Steal influence, raid gold, use a tile, before or after the action.
turn-buy = One action
    .text = Buy or disband a troop, draw a treachery card, put something up for auction, declare a war, or pass.
turn-auction = An auction
    .text = Clockwise, higher or out. A city tile opens at { $opening } times the status of its city.
turn-war = A war
    .text = Two posts are auctioned among those with troops; attack, and if it fails, counter-attack.
turn-decade = End of a decade
    .text = The last event sold: income, war pay from the home towns, a new decade.

box-lead = { $tiles } city tiles, { $troops } troops, { $treachery } treachery cards, { $events } events
box-cities = Cities
box-ranks = Points for each tile of a city
    .note = Place of the city at the end
box-rank = { $place }.
box-wars = Wars in a decade
box-players-3 = 3 players
box-players-4 = 4 players
box-players-5 = 5 players
box-players-6 = 6 players
box-troops = Troops
    .note = Influence comes at each decade end. Nobody owns two of one type.
box-treachery = Treachery cards
box-families = Families
    .note = Gold and influence come at each decade end; everyone begins with { $gold } gold and { $influence } influence.
box-events = Events
box-tiles = City tiles
    .note = Gold and influence come at each decade end.
column-opening = Opening bid
column-tiles = Tiles
column-place = Place
column-wars = Wars
column-town = Home town
box-card-bribe_troops = One troop counts for nothing in this war.
box-card-bribe_cardinal = Worth { $cardinal_value } influence when you pay for the Pope.
box-card-freeze_bid = Another player cannot bid at the next bidding turn.
box-card-steal_influence = Takes { $stolen_influence } influence from a player.
box-card-raid_gold = Takes { $raided_gold } gold from a player.
box-card-veto = Cancels a war that has just been declared.
box-card-start_war = An extra war at the end of your turn.
box-event-artist_vp = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
box-event-artist_status = Goes to a city, whose status rises by { $artist_gain }
box-event-merchant = Each of your merchant tiles: { $merchant_gold } gold at each decade end, and at the end { $merchant ->
    [one] { $merchant } point
   *[other] { $merchant } points
}
box-event-french_invade = The status of a city falls by { $french_loss }
box-power-troop = { $troop }: { $attack } attack and { $defence } defence more
box-power-fixed_defence = { $count } defence more with any troop
box-power-condottiere_discount = Posts of condottiere cost { $count } less
box-power-artist_discount = Artists cost { $count } less
box-power-pope_discount = The Pope costs { $count } less
box-power-hand_limit = { $count ->
    [one] One treachery card more in hand
   *[other] { $count } treachery cards more in hand
}
box-power-merchant = A merchant
box-power-ludovico_sforza = Once a decade: both dice of a round are rolled again
box-power-lorenzo_medici = Once a decade: cancels a war just declared
box-power-banking = Once a decade: swaps up to { $banking_swap } gold for as much influence, or the reverse
box-power-lucrezia_borgia = Once a decade: takes { $stolen_influence } influence from a player
box-power-alfonso_aragon = Once a decade: draws a treachery card

example-city-auction = The Doge is sold
    .text = Venice stands at 6: the tile opens at { $minimum }, less is refused. { $p1 } owns tiles of three other cities and cannot bid. { $p0 } wins with { $price } and keeps { $left } gold.
example-event-auction = A discount lets you bid more
    .text = { $p3 } leads the Gonzaga, who pay 1 less for artists: with { $purse } influence a bid of { $bid } is allowed, 5 is not. { $p3 } wins and has { $left } influence left.
example-war = Attack and counter-attack
    .text = Venice, led by { $p0 }, attacks Rome, led by { $p1 }, who has bribed the cavalry. Attack: { $attack } against { $held }, not greater. Counter-attack: { $counter } against { $broken }, twice as much: Rome rises to { $rome }, Venice falls to { $venice }, and { $p1 } takes a victory counter. { $p0 } keeps the pay of { $pay } gold.
example-bribed-pike = A bribed troop loses its bonus too
    .text = With the pike goes what the Swiss Mercenaries add to it. { $p0 } attacks with the cavalry’s 2 and a 5: { $total } against { $held }.
example-income = Income at the end of a decade
    .text = { $p2 } has the Malatesta, the Doge, a merchant tile and a merchant event, cavalry and Roderigo Borgia: { $gold } gold and { $influence } influence, and then the { $town } gold that lie on Rimini: { $after }.
example-ranks = Cities that tie
    .text = Venice and Florence tie for second place and both take the third: { $first }, { $tied }, { $other }, { $fourth } and { $last } points.
example-ranks-artist = An artist breaks the tie
    .text = With an artist Florence is second alone and worth { $florence }; Venice is third, { $venice }.
