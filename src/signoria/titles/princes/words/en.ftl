title = Princes of the Renaissance
tagline = Command a family of condottieri through three decades: buy into five rival cities, hire out for their wars, and own the right city when the last event is sold.
length = 120-180 min

# Options
option-family_assignment = Families
    .help = Whether each player picks a family in turn or is dealt one.
option-family_assignment-choose = chosen in turn
option-family_assignment-random = dealt at random
option-purses = Purses
    .help = Closed purses show the others only a number of chits; open ones show the amounts.
option-purses-closed = closed
option-purses-open = open
option-condottiere_min_bid = Least bid for a post
    .help = The smallest opening bid for the post of condottiere.
option-condottiere_min_bid-0 = nothing
option-condottiere_min_bid-1 = 1 influence
option-stall_guard_rounds = Stall guard
    .help = After this many whole rounds in which nothing happened the next player may not pass. Without it a game could stand still for ever.
option-stall_guard_rounds-0 = off
option-stall_guard_rounds-1 = 1 round
option-stall_guard_rounds-2 = 2 rounds
option-stall_guard_rounds-3 = 3 rounds

# Sources of points
source-cities = City tiles
source-artists = Artists
source-merchants = Merchants
source-pope = The Pope
source-gold = Gold
source-influence = Influence
source-victories = War victories

# Nouns
currency-gold = gold
    .help = Buys troops, city tiles and some events. Most gold at the end: { COUNT($scoring-most_gold, one: "point", other: "points") }, second most { $scoring-second_gold }.
currency-influence = influence
    .help = Buys the Pope, posts of condottiere and some events. Most influence at the end: { COUNT($scoring-most_influence, one: "point", other: "points") }.
side-attacker = the attacker
side-defender = the defender
exchange-gold_to_influence = gold into influence
exchange-influence_to_gold = influence into gold
bank-banking_1 = Banking (first tile)
    .help = Once a decade, at any time: swap up to { $limits-banking_swap } gold for as much influence, or the reverse.
bank-banking_2 = Banking (second tile)
    .help = Once a decade, at any time: swap up to { $limits-banking_swap } gold for as much influence, or the reverse.

city-milan = Milan
    .help = Milan sells military tiles: troop bonuses, cheap posts, Ludovico’s second chance with the dice.
city-venice = Venice
    .help = Venice sells the Doge and five merchants: the richest income.
city-florence = Florence
    .help = Florence sells banks, merchants and the Medici.
city-rome = Rome
    .help = Rome sells the way to the papacy, and the Borgias.
city-naples = Naples
    .help = Naples sells a little of everything: barons, merchants, Spanish infantry and the house of Aragon.

town-perugia = Perugia
    .help = Home of the Baglioni. War pay lies here until the decade ends.
town-bologna = Bologna
    .help = Home of the Bentivogli. War pay lies here until the decade ends.
town-ferrara = Ferrara
    .help = Home of the d’Este. War pay lies here until the decade ends.
town-mantua = Mantua
    .help = Home of the Gonzaga. War pay lies here until the decade ends.
town-rimini = Rimini
    .help = Home of the Malatesta. War pay lies here until the decade ends.
town-urbino = Urbino
    .help = Home of the Montefeltro. War pay lies here until the decade ends.

family-baglioni = Baglioni
    .article = the
    .help = Of Perugia. Pays { $families-baglioni-condottiere_discount } influence less for every post of condottiere it wins.
family-bentivogli = Bentivogli
    .article = the
    .help = Of Bologna. May hold { COUNT($families-bentivogli-hand_limit, one: "treachery card", other: "treachery cards") } more.
family-d_este = d’Este
    .article = the
    .help = Of Ferrara. Its artillery has +{ $families-d_este-troop_bonus-attack } attack and +{ $families-d_este-troop_bonus-defence } defence.
family-gonzaga = Gonzaga
    .article = the
    .help = Of Mantua. Pays { $families-gonzaga-artist_discount } less for every artist it wins.
family-malatesta = Malatesta
    .article = the
    .help = Of Rimini. May hold { COUNT($families-malatesta-hand_limit, one: "treachery card", other: "treachery cards") } more.
family-montefeltro = Montefeltro
    .article = the
    .help = Of Urbino. Pays { $families-montefeltro-artist_discount } less for every artist it wins.

troop-cavalry = Cavalry
    .help = Costs { $troops-cavalry-cost } gold. Attack { $troops-cavalry-attack }, defence { $troops-cavalry-defence }. Brings { $troops-cavalry-influence } influence at each decade end.
troop-artillery = Artillery
    .help = Costs { $troops-artillery-cost } gold. Attack { $troops-artillery-attack }, defence { $troops-artillery-defence }.
troop-fortification = Fortification
    .help = Costs { $troops-fortification-cost } gold. Attack { $troops-fortification-attack }, defence { $troops-fortification-defence }.
troop-crossbow = Crossbow
    .help = Costs { $troops-crossbow-cost } gold. Attack { $troops-crossbow-attack }, defence { $troops-crossbow-defence }.
troop-pike = Pike
    .help = Costs { $troops-pike-cost } gold. Attack { $troops-pike-attack }, defence { $troops-pike-defence }.
troop-light_infantry = Light infantry
    .help = Costs { $troops-light_infantry-cost } gold. Attack { $troops-light_infantry-attack }, defence { $troops-light_infantry-defence }.

card-bribe_troops = Bribe Troops
    .help = In a war you fight in, before the dice: one troop counts for nothing until the war is over.
card-bribe_cardinal = Bribe Cardinal
    .help = Worth { $limits-cardinal_value } influence when you pay for the Pope.
card-freeze_bid = Freeze Bid
    .help = At your bidding turn: another player cannot bid at their next bidding turn in this auction.
card-steal_influence = Steal Influence
    .help = On your turn, before or after your action: take { $limits-stolen_influence } influence from a player.
card-raid_gold = Raid Gold Shipment
    .help = On your turn, before or after your action: take { $limits-raided_gold } gold from a player.
card-veto = Veto
    .help = Cancels a war that has just been declared.
card-start_war = Start War
    .help = At the end of your turn: an extra war that does not move the wars-fought marker.

event-gozzoli = Benozzo Gozzoli
    .help = Artist of decade I, paid in influence: { COUNT($events-gozzoli-points, one: "point", other: "points") }.
event-botticelli = Sandro Botticelli
    .help = Artist of decade I, paid in gold: { COUNT($events-botticelli-points, one: "point", other: "points") }.
event-verrocchio = Andrea del Verrocchio
    .help = Artist of decade I, paid in gold: goes to a city, whose status rises by { $limits-artist_gain }.
event-merchant_1 = Merchant (I)
    .article = the
    .help = Decade I, paid in gold. Each of your merchant tiles brings { $scoring-merchant_gold } gold at every decade end and { COUNT($scoring-merchant, one: "point", other: "points") } at the end.
event-bellini = Giovanni Bellini
    .help = Artist of decade II, paid in gold: { COUNT($events-bellini-points, one: "point", other: "points") }.
event-leonardo = Leonardo da Vinci
    .help = Artist of decade II, paid in influence: { COUNT($events-leonardo-points, one: "point", other: "points") }.
event-mantegna = Andrea Mantegna
    .help = Artist of decade II, paid in influence: goes to a city, whose status rises by { $limits-artist_gain }.
event-merchant_2 = Merchant (II)
    .article = the
    .help = Decade II, paid in gold. Each of your merchant tiles brings { $scoring-merchant_gold } gold at every decade end and { COUNT($scoring-merchant, one: "point", other: "points") } at the end.
event-michelangelo = Michelangelo
    .help = Artist of decade III, paid in gold: { COUNT($events-michelangelo-points, one: "point", other: "points") }.
event-perugino = Perugino
    .help = Artist of decade III, paid in influence: goes to a city, whose status rises by { $limits-artist_gain }.
event-bramante = Donato Bramante
    .help = Artist of decade III, paid in gold: goes to a city, whose status rises by { $limits-artist_gain }.
event-french_invade = The French invade
    .article = the
    .name = French invasion
    .help = Decade III, paid in influence: the status of a city falls by { $limits-french_loss }, or nothing happens.

tile-ludovico_sforza = Ludovico Sforza
    .help = Milan. Once a decade: have both dice of a battle round rolled again.
tile-caterina_sforza = Caterina Sforza
    .help = Milan. +{ $tiles-caterina_sforza-fixed_defence } defence whenever you are a condottiere and own a troop.
tile-genoese_crossbow = Genoese Crossbow
    .article = the
    .help = Milan. Your crossbow has +{ $tiles-genoese_crossbow-troop_bonus-defence } defence.
tile-swiss_mercenaries = Swiss Mercenaries
    .article = the
    .help = Milan. Your pike has +{ $tiles-swiss_mercenaries-troop_bonus-attack } attack and +{ $tiles-swiss_mercenaries-troop_bonus-defence } defence. Posts of condottiere cost you { $tiles-swiss_mercenaries-condottiere_discount } influence less.
tile-armourer = Armourer
    .article = the
    .help = Milan. Your cavalry has +{ $tiles-armourer-troop_bonus-attack } attack. Posts of condottiere cost you { $tiles-armourer-condottiere_discount } influence less.
tile-milanese_merchant = Milanese Merchant
    .article = the
    .help = Milan. A merchant: { $tiles-milanese_merchant-gold } gold at each decade end.
tile-doge = The Doge
    .article = the
    .name = Doge
    .help = Venice. { $tiles-doge-gold } gold and { $tiles-doge-influence } influence at each decade end.
tile-venetian_merchant_1 = Venetian Merchant (1)
    .article = the
    .help = Venice. A merchant: { $tiles-venetian_merchant_1-gold } gold at each decade end.
tile-venetian_merchant_2 = Venetian Merchant (2)
    .article = the
    .help = Venice. A merchant: { $tiles-venetian_merchant_2-gold } gold at each decade end.
tile-venetian_merchant_3 = Venetian Merchant (3)
    .article = the
    .help = Venice. A merchant: { $tiles-venetian_merchant_3-gold } gold at each decade end.
tile-venetian_merchant_4 = Venetian Merchant (4)
    .article = the
    .help = Venice. A merchant: { $tiles-venetian_merchant_4-gold } gold at each decade end.
tile-venetian_merchant_5 = Venetian Merchant (5)
    .article = the
    .help = Venice. A merchant: { $tiles-venetian_merchant_5-gold } gold at each decade end.
tile-lorenzo_medici = Lorenzo Medici
    .help = Florence. Once a decade: cancel a war that has just been declared.
tile-giovanni_medici = Giovanni Medici
    .help = Florence. The Pope costs you { $tiles-giovanni_medici-pope_discount } influence less.
tile-banking_1 = Banking (first tile)
    .help = Florence. Once a decade, at any time: swap up to { $limits-banking_swap } gold for as much influence, or the reverse.
tile-banking_2 = Banking (second tile)
    .help = Florence. Once a decade, at any time: swap up to { $limits-banking_swap } gold for as much influence, or the reverse.
tile-florentine_merchant_1 = Florentine Merchant (1)
    .article = the
    .help = Florence. A merchant: { $tiles-florentine_merchant_1-gold } gold at each decade end.
tile-florentine_merchant_2 = Florentine Merchant (2)
    .article = the
    .help = Florence. A merchant: { $tiles-florentine_merchant_2-gold } gold at each decade end.
tile-roderigo_borgia = Roderigo Borgia
    .help = Rome. The Pope costs you { $tiles-roderigo_borgia-pope_discount } influence less.
tile-cesare_borgia = Cesare Borgia
    .help = Rome. You may hold { COUNT($tiles-cesare_borgia-hand_limit, one: "treachery card", other: "treachery cards") } more.
tile-lucrezia_borgia = Lucrezia Borgia
    .help = Rome. Once a decade, on your turn, before or after your action: take { $limits-stolen_influence } influence from a player.
tile-della_rovere = Della Rovere
    .help = Rome. The Pope costs you { $tiles-della_rovere-pope_discount } influence less.
tile-orsini_family = Orsini Family
    .article = the
    .help = Rome. The Pope costs you { $tiles-orsini_family-pope_discount } influence less.
tile-colonna_family = Colonna Family
    .article = the
    .help = Rome. The Pope costs you { $tiles-colonna_family-pope_discount } influence less.
tile-ferrante_d_aragon = Ferrante d’Aragon
    .help = Naples. You may hold { COUNT($tiles-ferrante_d_aragon-hand_limit, one: "treachery card", other: "treachery cards") } more.
tile-alfonso_aragon = Alfonso Aragon
    .help = Naples. Once a decade, during your turn or when you buy it: draw a treachery card.
tile-spanish_infantry = Spanish Infantry
    .article = the
    .help = Naples. Your light infantry has +{ $tiles-spanish_infantry-troop_bonus-attack } attack and +{ $tiles-spanish_infantry-troop_bonus-defence } defence.
tile-neapolitan_merchant_1 = Neapolitan Merchant (1)
    .article = the
    .help = Naples. A merchant: { $tiles-neapolitan_merchant_1-gold } gold at each decade end.
tile-neapolitan_merchant_2 = Neapolitan Merchant (2)
    .article = the
    .help = Naples. A merchant: { $tiles-neapolitan_merchant_2-gold } gold at each decade end.
tile-neapolitan_barons = Barons of the Kingdom
    .article = the
    .help = Naples. { $tiles-neapolitan_barons-influence } influence at each decade end.

token-pope = The Pope
    .help = Sold for influence, anew in every decade. The holder gets { $pope-gold } gold at its end, and may once join a war with a Holy League. In the last decade it is also { COUNT($scoring-pope, one: "point", other: "points") }.
token-league = Holy League
    .help = Once a decade the holder of the Pope may join a war between others. Their troops count as printed, without bonuses, for the side they choose.
token-wars = Wars of the decade
    .help = The marker counts the wars that were declared as a main action. When it stands at the limit, no more can be declared until the next decade.
token-treachery = Treachery cards
    .help = A card costs { $limits-treachery_gold } gold and { $limits-treachery_influence } influence as a main action. A hand holds { COUNT($limits-hand_limit, one: "card", other: "cards") } unless a family or a tile allows more.
token-counter = Victory counters
    .help = One for each war won as its condottiere. At the end 1, 2, 3, 4, 5 of them score 1, 3, 6, 10, 15.
token-strength = Strength
    .help = Attack and defence of all troops, with what the family and city tiles add. A city without a condottiere has { $limits-city_attack } and { $limits-city_defence }.

# Buttons
verb-choose_family = Lead { THE($family) }
verb-play_steal_influence = Steal influence from { $seat }
verb-play_raid_gold = Raid the gold of { $seat }
verb-use_lucrezia = Send Lucrezia to { $seat }
verb-use_alfonso = Draw a card with Alfonso
verb-buy_troop = Buy { $troop }
verb-discard_troop = Disband { $troop }
verb-buy_treachery = Buy a treachery card
verb-auction_city = Put up { THE($tile) }
verb-auction_event = Put up { THE($event) }
verb-auction_pope = Put up the Pope
verb-declare_war = { $city } attacks { $city2 }
verb-pass_turn = Pass
verb-play_freeze_bid = Freeze the bid of { $seat }
verb-bid = Bid { $amount }
verb-pass_bid = Pass
verb-use_bribe_cardinal = Bribe Cardinal cards used: { $cardinals }
verb-decline = Decline
verb-place_artist = Place the artist in { $city }
verb-french_invade = The French march on { $city }
verb-discard_french = Send the French home
verb-discard_treachery = Discard { $card }
verb-play_veto = Play Veto
verb-use_lorenzo = Veto with Lorenzo
verb-join = Join { $side }
verb-play_bribe_troops = Bribe { $troop } of { $seat }
verb-done = Done
verb-reroll = Roll both dice again
verb-keep_dice = Let the dice stand
verb-play_start_war = Start War: { $city } attacks { $city2 }
verb-end_turn = End the turn
verb-use_banking = { $bank }: swap { $swap } { $exchange }
verb-offer_to = Offer to { $seat }
verb-give_gold = Give { $gold } gold
verb-give_influence = Give { $influence } influence
verb-ask_gold = Ask { $gold } gold
verb-ask_influence = Ask { $influence } influence
verb-propose = Propose
verb-send_gift = Send as a gift
verb-drop_draft = Forget it
verb-accept_offer = Accept the offer of { $seat }
verb-reject_offer = Reject the offer of { $seat }
verb-cancel_offer = Withdraw the offer to { $seat }

# What the signs of a player’s panel mean
panel-points = Points
    .help = As things stand now: tiles by the rank of their city, artists, counters and money.
panel-tiles = City tiles
    .help = At most { $limits-city_tiles_max }, of { $limits-cities_max } cities. Each is worth what the rank of its city says at the end.
panel-events = Events kept
    .help = Artists and others that count at the end.

# What may be done, what each step asks, what it will do
do-choose_family = Choose a family
do-play_steal_influence = Steal influence
do-play_raid_gold = Raid gold
do-use_lucrezia = Send Lucrezia
do-buy_troop = Hire troops
do-discard_troop = Disband troops
do-buy_treachery = Draw treachery
do-auction_city = Put a tile up
do-auction_event = Put an event up
do-auction_pope = Put the Pope up
do-declare_war = Start a war
do-play_freeze_bid = Freeze a bid
do-bid = Bid
do-use_bribe_cardinal = Bribe cardinals
do-place_artist = Place the artist
do-french_invade = Lead the French
do-discard_treachery = Discard a card
do-join = Join a side
do-play_bribe_troops = Bribe troops
do-play_start_war = Play Start War
step-choose_family-family = Which family do you lead?
step-play_steal_influence-seat = Steal influence: from whom?
step-play_raid_gold-seat = Raid gold: whose?
step-use_lucrezia-seat = To whom does Lucrezia go?
step-buy_troop-troop = Which troops do you hire?
step-discard_troop-troop = Which troops do you disband?
step-auction_city-tile = Which tile do you put up?
step-auction_event-event = Which event do you put up?
step-declare_war-city = War: which city attacks?
step-declare_war-city2 = War: whom does { $city } attack?
step-play_freeze_bid-seat = Whose bid do you freeze?
step-bid-amount = How much do you bid?
step-use_bribe_cardinal-cardinals = How many Bribe Cardinal cards help to pay?
step-place_artist-city = Which city receives the artist?
step-french_invade-city = Where do the French march?
step-discard_treachery-card = Which card do you discard?
step-join-side = Which side do you join?
step-play_bribe_troops-seat = Bribe troops ({ $troop }): whose?
step-play_bribe_troops-troop = Bribe troops: which ones?
step-play_start_war-city = Start War: which city attacks?
step-play_start_war-city2 = Start War: whom does { $city } attack?
note-auction = from { $gold } gold
note-events = { COUNT($count, one: "event", other: "events") }
note-gold = { $gold } gold
note-gold-range = { $low } to { $high } gold
note-wars = { $count } left
note-treachery = { $gold } gold, { $influence } influence
will-hire = You keep { $gold } gold; attack { $attack }, defence { $defence }.
will-command = Then attack { $attack }, defence { $defence }.
will-purse = You keep: gold { $gold }, influence { $influence }.
will-shift = The winning city rises by { $shift }, the other falls as much; by { $double } if it wins with twice the total.
will-open = You must open with { $minimum } gold or more; you hold { $gold }.
will-be-worth = A tile { OF($city) } is now worth { COUNT($points, one: "point", other: "points") } at the end.
will-bid-in = Bids are in { $currency }; you hold { $amount }.
will-pay = If you win: { $price } { $currency } to pay, { $left } left.
will-earn = { $city } pays { $gold } gold.
will-face = Attack { $attack } against your defence { $defence }, and a die each.
will-stand = { $city }: status { $before }, then { $after }.
will-clash = Attack { $attack } against { $defence }, counter-attack { $counter } against { $guard }, before the dice.
because-unit = points
because-troop = This troop brings more than it costs: wars pay for it.
because-card = A treachery card is worth its price now.
because-tile = The tile is worth more to you than it should cost.
because-event = The event is worth more to you than it should cost.
because-pope = The Pope is worth more to you than he should cost.
because-war = This war should turn the ranks of the cities your way.
because-no-war = This war would hurt your cities.
because-wait = Nothing else is worth its price now.
because-status = It moves the cities in your favour.
because-hand = It keeps the better card in your hand.
because-dear = It is worth { $limit } to you and no more.
because-bargain = It is worth up to { $limit } to you.
because-cheaper = It costs less if nobody goes higher.
because-kept = What you would pay, { $amount }, stays yours for later.

# Questions
ask-family = Choose your family.
ask-turn = Your turn: any free plays, then one action.
brief-ask-turn = Your turn: one action.
ask-turn-guarded = Your turn: nothing has happened for too long, so you may not pass, and whatever you put up you must open.
brief-ask-turn-guarded = Your turn: you may not pass.
ask-end = Anything else before your turn ends?
ask-discard = Your hand is above its limit of { $limit }: discard a card.
ask-open-city = Open the bidding for { THE($tile) } with at least { $minimum } gold (you could pay { $limit } gold).
ask-bid-city = { START(THE($tile)) }: { $leader } bids { $high } gold. Raise or pass? (You could pay { $limit } gold.)
ask-open-event = { START(THE($event)) }: open the bidding in { $currency }, or pass? (You could pay { $limit } { $currency }.)
ask-bid-event = { START(THE($event)) }: { $leader } bids { $high } { $currency }. Raise or pass? (You could pay { $limit } { $currency }.)
ask-open-pope = The Pope: open the bidding in influence, or pass? (You could pay { $limit } influence.)
ask-bid-pope = The Pope: { $leader } bids { $high } influence. Raise or pass? (You could pay { $limit } influence.)
ask-open-attacker = Condottiere of { $city }, the attacker: open with at least { $minimum } influence, or pass? (You could pay { $limit } influence.)
ask-bid-attacker = Condottiere of { $city }, the attacker: { $leader } bids { $high } influence. Raise or pass? (You could pay { $limit } influence.)
ask-open-defender = Condottiere of { $city }, the defender: open with at least { $minimum } influence, or pass? (You could pay { $limit } influence.)
ask-bid-defender = Condottiere of { $city }, the defender: { $leader } bids { $high } influence. Raise or pass? (You could pay { $limit } influence.)
ask-no-bid = You cannot bid here: play a card, or pass.
ask-cardinals = The Pope is yours for { $amount } influence. How many Bribe Cardinal cards help to pay?
ask-alfonso = Alfonso is yours: draw a treachery card now?
ask-artist = Which city receives { THE($event) }?
ask-french = Where do the French march?
ask-veto = { $attacker } attacks { $defender }. Do you stop this war?
ask-league = { $attacker } attacks { $defender }. Declare a Holy League?
ask-bribes = { $attacker } attacks { $defender }. Bribe any troops before the dice?
ask-reroll = The dice show { $black } for the attacker and { $white } for the defender. Roll both again?

# Events
family-chosen = { $seat } leads { THE($family) }.
family-dealt = { $seat } is dealt { THE($family) }.
mark-decade-begun = Decade { $decade }
first-player = { $seat } begins.
decade-begun = Decade { $decade } begins.
turn-begun = { $seat } has the turn.
turn-passed = { $seat } passes.
troop-bought = { $seat } buys { $troop } for { $price } gold.
troop-discarded = { $seat } disbands { $troop }.
card-bought = { $seat } buys a treachery card.
card-drawn = You draw { $card }.
card-discarded = You discard { $card } face down.
card-discarded-unseen = { $seat } discards a card face down.
pile-shuffled = The discards are shuffled into a new pile.
influence-stolen = { $seat } plays Steal Influence and takes { $amount } influence from { $victim }.
gold-raided = { $seat } plays Raid Gold Shipment and takes { $amount } gold from { $victim }.
lucrezia-used = { $seat } sends Lucrezia Borgia, who takes { $amount } influence from { $victim }.
alfonso-used = { $seat } draws a treachery card with Alfonso Aragon.
city-up = { $seat } puts up { THE($tile) }: at least { $minimum } gold.
event-up = { $seat } puts up { THE($event) }, paid in { $currency }.
pope-up = { $seat } puts up the Pope, paid in influence.
bid-made = { $seat } bids { $amount } { $currency }.
bid-passed = { $seat } is out.
bid-frozen = { $seat } freezes the bid of { $target }.
city-sold = { $seat } wins { THE($tile) } at { $amount } and pays { $price } gold.
event-sold = { $seat } wins { THE($event) } (bid { $amount }, price { $price }).
pope-sold = { $seat } wins the Pope at { $amount } and pays { $price } influence.
event-unsold = Nobody wants { THE($event) }.
pope-unsold = Nobody wants the Pope.
cardinals-bribed = Bribe Cardinal cards played by { $seat }: { $cardinals }.
bank-converted = { $tile } turns { $amount } of { $seat }’s other money into { $currency }.
artist-placed = { $seat } sends { THE($event) } to { $city }: status { $status }.
mark-war-declared = War: { $attacker } against { $defender }
mark-war-started = War: { $attacker } against { $defender }
french-invaded = { $seat } sends the French to { $city }: status { $status }.
french-discarded = { $seat } sends the French home.
war-declared = { $seat } declares war: { $attacker } attacks { $defender }. Their posts of condottiere are sold for influence.
war-started = { $seat } plays Start War: { $attacker } attacks { $defender }. Their posts of condottiere are sold for influence.
veto-played = { $seat } plays Veto: the war is off.
lorenzo-used = { $seat } turns Lorenzo Medici: the war is off.
hired = { $seat } becomes condottiere of { $city } at { $amount } and pays { $price } influence.
nobody-hired = { $city } finds no condottiere.
war-unfought = Neither { $attacker } nor { $defender } has found a condottiere: no war.
city-paid = { $city } pays { $amount } gold to { $seat }, laid up in { $town }.
league-joined = { $seat } declares a Holy League in support of { $city }.
league-declined = { $seat } declares no Holy League.
troops-bribed = { $seat } bribes { $troop } of { $owner }.
attack-rolled = { $attacker } attacks with { $total } (die { $black }); { $defender } holds with { $total2 } (die { $white }).
mark-decade-ended = The end of decade { $decade }
counter-rolled = { $defender } strikes back with { $total } (die { $white }); { $attacker } holds with { $total2 } (die { $black }).
dice-rerolled = { $seat } turns Ludovico Sforza: both dice are rolled again.
dice-kept = { $seat } lets the dice stand.
war-won = { $winner } defeats { $loser }.
war-drawn = Neither { $attacker } nor { $defender } prevails.
status-changed = { $city } now has status { $status }.
counter-taken = { $seat } takes a victory counter and now has { $counters }.
decade-ended = Decade { $decade } is over.
income = { $seat } receives { $gold ->
    [0] { $influence ->
        [0] nothing
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $influence } influence
    }
}.
town-emptied = { $seat } fetches { $gold } gold from { $town }.
city-ranked = Each tile of { $city } is worth { COUNT($value, one: "point", other: "points") }.
scored = { $seat } has { COUNT($score, one: "point", other: "points") }.
victory = { $seat } wins with { COUNT($score, one: "point", other: "points") }.
victory-shared = { $seat } shares the victory with { COUNT($score, one: "point", other: "points") }.
bank-used = { $seat } uses { $bank }: { $swap } { $exchange }.
gift-sent = { $seat } gives { $to } { $gold ->
    [0] { $influence ->
        [0] nothing
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $influence } influence
    }
}.
offer-made = { $seat } offers { $to } { $gold ->
    [0] { $influence ->
        [0] nothing
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $influence } influence
    }
} for { $gold2 ->
    [0] { $influence2 ->
        [0] nothing
       *[other] { $influence2 } influence
    }
   *[other] { $influence2 ->
        [0] { $gold2 } gold
       *[other] { $gold2 } gold and { $influence2 } influence
    }
}.
offer-rejected = { $seat } rejects the offer of { $to }.
offer-cancelled = { $seat } withdraws the offer to { $to }.
trade-done = { $seat } gives { $to } { $gold ->
    [0] { $influence ->
        [0] nothing
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $influence } influence
    }
} for { $gold2 ->
    [0] { $influence2 ->
        [0] nothing
       *[other] { $influence2 } influence
    }
   *[other] { $influence2 ->
        [0] { $gold2 } gold
       *[other] { $gold2 } gold and { $influence2 } influence
    }
}.

# Refusals
no-family = { START(THE($family)) } are already taken.
no-seat = Nobody sits there.
no-self = You cannot choose yourself.
no-card = You do not hold { $card }.
no-power = You do not own { THE($tile) }.
no-power-used = { START(THE($tile)) } has been used in this decade.
no-theft-now = Thefts are for before or after the main action, never while an auction or a war is under way.
no-troop-owned = You already have { $troop }: one of each type.
no-troop-left = No { $troop } is left in the supply.
no-troop-gold = { $troop } costs { $price } gold, more than you hold.
no-troop-yours = You have no { $troop } to disband.
no-card-money = A treachery card costs { $limits-treachery_gold } gold and { $limits-treachery_influence } influence.
no-tile-sold = Already sold: { $tile }.
no-tile-open = You must open the bidding for { THE($tile) } yourself, and that takes { $minimum } gold.
no-tile-many = You own { COUNT($limit, one: "city tile", other: "city tiles") }, and nobody may own more.
no-tile-city = You already own tiles of { COUNT($limit, one: "other city", other: "other cities") }: none of { $city } for you.
no-event = Not for sale in this decade: { $event }.
no-pope = The Pope is held by { $seat } until the decade ends.
no-war-self = A city cannot attack itself.
no-war-limit = The decade had all its wars: { $limit }.
no-pass-guard = Nothing has happened for too long: you may not pass this turn.
no-main-done = You have taken your action for this turn.
no-bid-low = You must bid at least { $minimum }.
no-bid-high = You could pay no more than { $limit }.
no-bid-frozen = Your bid is frozen: you can only pass.
no-pass-opening = You have put this up and must open the bidding.
no-freeze-out = { $seat } is not in this auction.
no-freeze-twice = { $seat } is frozen already.
no-alfonso-turn = Alfonso draws only during your own turn.
no-cardinals-held = You do not hold so many Bribe Cardinal cards.
no-cardinals-waste = So many cards would be wasted: no change is given.
no-cardinals-price = With so few cards you could not pay your bid.
no-bribe-target = { $seat } takes no part in this war.
no-bribe-troop = { $seat } has no { $troop }.
no-bribe-twice = That { $troop } has been bribed already.
no-aside-setup = Not before the first turn.
no-bank-tile = You do not own { $bank }.
no-bank-used = { $bank } has been used in this decade.
no-bank-last = The last event of the decade is up: Banking is closed until the decade is over.
no-bank-money = You do not hold enough to swap.
no-bank-swap = Banking swaps { $limit } at most.
no-binding = A bid that must be paid would no longer be covered.
no-offer-self = You cannot deal with yourself.
no-offer-seat = Nobody sits there.
no-offer-limit = You have made { COUNT($limit, one: "offer or gift", other: "offers and gifts") } this turn: no more until the next.
board-setting-up = The families are being chosen
no-draft = Say first to whom you offer.
no-draft-order = What is given comes before what is asked, gold before influence: start the offer again to change it.
no-draft-empty = The offer is still empty.
no-draft-money = You do not hold that much.
no-gift-asks = A gift asks for nothing in return.
no-offer-open = There is no open offer with { $seat }.
no-offer-money = You do not hold what the offer asks.
no-offer-partner = { $seat } does not hold what the offer gives.

pact-no_bid = { $author } makes no bid.
pact-no_war_against = { $author } starts no war against { $city }.
pact-no_war_by = { $author } starts no war of { $city }.
pact-no_veto = { $author } vetoes no war.
pact-no_bribes = { $author } bribes no troops of { $to }.
pact-no_theft = { $author } takes nothing from { $to } by treachery.
pact-league_for = { $author } leads the Holy League to the side of { $city }.
pact-artist_to = The next status artist of { $author } goes to { $city }.
pact-french_to = { $author } sends the French to { $city }.
pact-pay_gold = { $author } pays { $to } { $gold } gold.
pact-pay_influence = { $author } gives { $to } { $influence } influence.

board-decade = Decade { $decade } · wars: { $wars } of { $limit }
board-city = status { $status }, { $value } a tile
board-war = War: { $attacker } attacks { $defender }
board-player = points { $score } · gold { $gold } · influence { $influence }
board-heading-table = The table
board-heading-cities = Cities and free tiles
board-heading-events = Events for sale
board-heading-troops = Troops for hire
board-heading-auction = Auction
board-heading-war = War
board-heading-hand = Your treachery
board-pope = The Pope: { $holder }
board-the-pope = the Pope
board-pile = Treachery pile: { $pile } · played: { $cards }
board-removed = Out of the game: { $list }
board-league-used = The Holy League has fought this decade.
board-banking-closed = The banks are closed.
board-guarded = This turn may not be passed.
board-artists = Artists: { $list }
board-lot-city = { $item }, for { $currency }
board-lot-event = { $item }, for { $currency }
board-lot-pope = The Pope, for { $currency }
board-lot-attacker = The attack for { $item }
board-lot-defender = The defence for { $item }
board-high = Highest bid: { $high } by { $leader }
board-minimum = Least bid: { $minimum } · your most: { $limit }
board-bidders = Still bidding: { $list }
board-frozen = Frozen: { $list }
board-attacker = Attacker { $player } (ally { $ally }): attack { $attack }, defence { $defence }
board-defender = Defender { $player } (ally { $ally }): attack { $attack }, defence { $defence }
board-bribed = Bribed: { $list }
board-dice = Dice: { $list }
board-income = Income: { $gold } gold, { $influence } influence
board-army = Attack { $attack }, defence { $defence } · victories { $counters }
board-treachery = Treachery: { $cards } of { $limit } · buried: { $buried }
board-cardinals = Cardinals shown: { $count }
board-town = Gold on the home town: { $gold }
board-chits = Chits: gold { $gold }, influence { $influence }
board-troops = Troops: { $list }
board-tiles = Tiles: { $list }
board-rotated = Used: { $list }
board-owned-events = Events: { $list }
board-own-buried = Buried: { $list }
board-offer = { $author } offers { $to }: gold { $gold }, influence { $influence }; asks: gold { $gold2 }, influence { $influence2 }

# Standing orders
lot-tile = { START(THE($tile)) }
lot-event = { START(THE($event)) }
lot-pope = The Pope
lot-hire = Condottiere { OF($city) }
standing-bids = In auctions
standing-veto = When a war is declared
standing-league = When I may declare a Holy League
standing-bribes = Before the dice of my wars
standing-dice = When I may have the dice rolled again
standing-if-price = the next bid must be at least { $amount }
standing-if-attacked = { $city } is attacked
standing-if-attacking = { $city } attacks
standing-if-attack-ahead = the attack is stronger than the defence by at least { $amount }
standing-if-defence-ahead = the defence is stronger than the attack by at least { $amount }
standing-if-wins = the side that strikes wins by at least { $amount }
standing-if-fails = the side that strikes is ahead by no more than { $amount }
standing-until-lot = for this lot
standing-until-war = until this war is over
standing-until-turn = until this turn is over
standing-until-decade = until the decade is over
standing-until-game = until the game is over
theme-family = Which family
theme-troops = Troops
theme-treachery = Treachery
theme-auction = What to put up
theme-war = War
theme-bid = How high to bid
theme-artist = Artists
