# Principato in English.
title = Principato
tagline = Grow a Renaissance principality over three years: fields and banks, an army that pays its way, and works of art that outlive you.
length = 45-90 min

# Questions
ask-turn = { $actions ->
    [one] You have one action left: activate a card, change one, or take a favour.
   *[other] You have { $actions } actions: activate a card, change one, or take a favour.
}
brief-ask-turn = You have { COUNT($actions, one: "action", other: "actions") } left.
ask-pay = { $gold ->
    [0] { $kind }: the price is { $food } food. How many favours stand in?
   *[other] { $food ->
        [0] { $kind }: the price is { $gold } gold. How many favours stand in?
       *[other] { $kind }: the price is { $food } food and { $gold } gold. How many favours stand in?
    }
}
ask-choose = { $kind }: which piece do you choose?
ask-recruit = How many do you take on ({ $troop })? The reserve has { $count }.
ask-exchange = { $kind } has been used: which card of the row replaces it?
ask-supply = { $count ->
    [one] Military scoring: one troop is without supply; your strength is { $strength }. Supply it?
   *[other] Military scoring: { $count } troops are without supply; your strength is { $strength }. Supply any?
}
ask-dismiss-condottieri = { $count ->
    [one] You have one condottiere. Do you dismiss this one?
   *[other] You have { $count } condottieri. How many do you dismiss?
}
ask-dismiss-militia = { $count ->
    [one] You have one militia. Do you dismiss it?
   *[other] You have { $count } militia. How many do you dismiss?
}

# What happens
first-player = { $seat } is First Player.
hand-dealt = { $seat } starts with { $left } and { $right }.
objectives-dealt = { $seat } receives two secret objectives.
objectives-seen = { $seat } has the objectives { $domain } and { $culture }.
row-laid = The first { COUNT($count, one: "card is", other: "cards are") } laid out:
row-card = { $kind }
paid = { $favor ->
    [0] { $gold ->
        [0] { $seat } pays { $food } food.
       *[other] { $food ->
            [0] { $seat } pays { $gold } gold.
           *[other] { $seat } pays { $food } food and { $gold } gold.
        }
    }
    [1] { $gold ->
        [0] { $food ->
            [0] { $seat } pays one favour.
           *[other] { $seat } pays { $food } food and one favour.
        }
       *[other] { $food ->
            [0] { $seat } pays { $gold } gold and one favour.
           *[other] { $seat } pays { $food } food, { $gold } gold and one favour.
        }
    }
   *[other] { $gold ->
        [0] { $food ->
            [0] { $seat } pays { $favor } favours.
           *[other] { $seat } pays { $food } food and { $favor } favours.
        }
       *[other] { $food ->
            [0] { $seat } pays { $gold } gold and { $favor } favours.
           *[other] { $seat } pays { $food } food, { $gold } gold and { $favor } favours.
        }
    }
}
built-field = { $count ->
    [one] { $seat } lays out a field.
   *[other] { $seat } lays out { $count } fields.
}
built-farm = { $count ->
    [one] { $seat } builds a farm.
   *[other] { $seat } builds { $count } farms.
}
built-palazzo = { $count ->
    [one] { $seat } builds a palazzo.
   *[other] { $seat } builds { $count } palazzi.
}
built-bank = { $count ->
    [one] { $seat } opens a bank.
   *[other] { $seat } opens { $count } banks.
}
built-catapult = { $count ->
    [one] { $seat } builds a catapult.
   *[other] { $seat } builds { $count } catapults.
}
acquired = { $seat } acquires: { $design }.
recruited-militia = { $seat } raises { $count } militia.
recruited-condottieri = { $count ->
    [one] { $seat } hires one condottiere.
   *[other] { $seat } hires { $count } condottieri.
}
received-food = { $seat } receives { $count } food ({ $kind }).
received-gold = { $seat } receives { $count } gold ({ $kind }).
overflowed-food = The farms of { $seat } are full: { $count } food goes straight to the militia.
overflowed-gold = The banks of { $seat } are full: { $count } gold goes straight to the condottieri.
lost-food = { $count } food of { $seat } finds no place and is lost.
lost-gold = { $count } gold of { $seat } finds no place and is lost.
short-food = The reserve has run out: { $seat } misses { $count } food.
short-gold = The reserve has run out: { $seat } misses { $count } gold.
mark-military-card = Military scoring
mark-year-ended = Military scoring
mark-year-begun = Year { $year }
exchanged = { $seat } exchanges { $given } for { $taken } (slot { $slot }).
changed = { $seat } changes { $given } for { $taken } (slot { $slot }).
favor-taken = { $seat } takes a favour.
supplied = { $count ->
    [one] { $seat } supplies one troop ({ $post }).
   *[other] { $seat } supplies { $count } troops ({ $post }).
}
passed = { $seat } gives up what is left of the turn.
card-left = { $kind } leaves the row.
card-revealed = { $kind } comes into the row.
military-card = The military scoring card of year { $year } comes up: armies are scored at once.
year-ended = Year { $year } ends: armies are scored.
year-begun = Year { $year } begins.
order = { $seat } decides in place { $place } ({ COUNT($tokens, one: "army token", other: "army tokens") }).
strength = { $seat } has strength { $strength }.
military-points = { $points ->
    [0] { $seat } comes in at place { $rank } and gains no military point.
   *[other] { $seat } comes in at place { $rank } and gains { COUNT($points, one: "military point", other: "military points") }.
}
cleared = { $count ->
    [one] The troops have used up one cube.
   *[other] The troops have used up { $count } cubes.
}
dismissed-militia = { $seat } dismisses { $count } militia.
dismissed-condottieri = { $count ->
    [one] { $seat } dismisses one condottiere.
   *[other] { $seat } dismisses { $count } condottieri.
}
objective-shown = { $seat } reveals { $objective }: { COUNT($points, one: "point", other: "points") }.
total = { $seat } has { COUNT($points, one: "point", other: "points") } in all.
tie-broken = { $cubes ->
    [one] Tie: { $seat } has one cube left.
   *[other] Tie: { $seat } has { $cubes } cubes left.
}
victory = { $seat } wins with { COUNT($points, one: "point", other: "points") }.
victory-shared = { $seat } shares the victory with { COUNT($points, one: "point", other: "points") }.

# Why not
no-kind = You do not hold { $kind }.
no-tokens = { $kind }: this line gives { COUNT($count, one: "token", other: "tokens") }, but the reserve has { $left } left.
no-culture = { $kind }: no piece of this kind is left in the reserve.
no-means = { $gold ->
    [0] { $kind }: the price is { $food } food; your stored cubes and favours do not reach.
   *[other] { $food ->
        [0] { $kind }: the price is { $gold } gold; your stored cubes and favours do not reach.
       *[other] { $kind }: the price is { $food } food and { $gold } gold; your stored cubes and favours do not reach.
    }
}
no-room = { $kind }: your stores are full and no troop could take a cube, so you would receive nothing.
no-cubes = { $kind }: the reserve has no such cube left.
no-source = { $kind }: you own nothing that yields a cube.
no-troops = { $kind }: no troop is left in the reserve.
no-slot = The row has { COUNT($slots, one: "card", other: "cards") }.
no-favor-left = The reserve has no favour left.
no-church-room = Your church holds { COUNT($places, one: "favour", other: "favours") } and is full; post one on a troop first.
no-unsupplied = Not so many troops are without supply ({ $post }): { $left }.
no-stored = You have not so many cubes stored ({ $post }): { $stored }.
no-turn-action = First finish what is asked; actions belong to your turn.
no-payment = Favours must cover what is missing. Stored: { $food } food, { $gold } gold.
no-payment-favor = { $favor ->
    [one] You have only one favour.
   *[other] You have only { $favor } favours.
}
no-payment-more = Favours cannot exceed the price: { $food } food, { $gold } gold.
no-design-kind = { $kind } brings another kind of piece.
no-design = None is left in the reserve: { $design }.
no-recruits = The reserve has only { COUNT($left, one: "troop", other: "troops") }.
no-dismissal = You have only { $count } of these troops.
no-other-troop = You are asked about the other troops.
no-pay-now = There is nothing to pay now, or only one way to pay it.
no-choose-now = There is no piece to choose now.
no-recruit-now = There is nobody to recruit now: activate a recruiting card first.
no-exchange-now = A card is exchanged only right after it was activated, and only if it shows the exchange symbol.
no-supply-now = Troops are supplied between your actions and at the start of a military scoring.
no-done-now = This answer belongs to the supply step of a military scoring.
no-dismiss-now = Troops are dismissed only after the points of a military scoring.

# Buttons
verb-activate = Activate { $effect }
verb-take_favor = Take a favour
verb-change = Change the { $place } card for the one in slot { $slot }
verb-pass = End the turn
verb-supply = { $number ->
    [one] Supply one troop: { $post }
   *[other] Supply { $number } troops: { $post }
}
verb-supply_done = No further supply
verb-pay = { $as_food ->
    [0] { $as_gold ->
        [0] Pay without favours
        [1] One favour as gold
       *[other] { $as_gold } favours as gold
    }
    [1] { $as_gold ->
        [0] One favour as food
       *[other] Favours: one as food, { $as_gold } as gold
    }
   *[other] { $as_gold ->
        [0] { $as_food } favours as food
       *[other] Favours: { $as_food } as food, { $as_gold } as gold
    }
}
verb-choose = Choose { $design }
verb-recruit = Take on { COUNT($number, one: "troop", other: "troops") }
verb-exchange = Take the card in slot { $slot }
verb-dismiss = { $leaving ->
    [0] Keep all ({ $troop })
   *[other] Dismiss { $leaving } ({ $troop })
}

# What the signs of a player’s panel mean
panel-points = Points
    .help = From military scorings, culture and the objectives that you see.
panel-first = First player
    .help = Began the game; ties in the order of a military scoring are settled clockwise from here. (7.1)
panel-palace = Palace
    .help = Monuments, books and paintings, with their points.

# What may be done, what each step asks, what it will do
do-activate = Activate a card
do-change = Change a card
do-take_favor = Take a favour
do-supply = Supply troops
do-pay = Pay
do-choose = Choose a piece
do-recruit = Take on troops
do-exchange = Exchange the card
do-dismiss = Dismiss troops
step-activate-effect = Which line of your cards do you use?
step-change-slot = Change a card: which card of the row do you take?
step-change-place = Change a card: which of your two cards do you give up?
step-supply-post = Which troops do you supply, and with what?
step-supply-number = How many do you supply ({ $post })?
step-pay-as_food = How many favours stand in for food?
step-pay-as_gold = How many favours stand in for gold?
step-choose-design = Which piece do you choose?
step-recruit-number = How many do you take on?
step-exchange-slot = Which card of the row do you take?
step-dismiss-troop = Whom do you dismiss?
step-dismiss-leaving = How many do you dismiss ({ $troop })?
change-cards = Change { $own } for { $kind }
exchange-card = Take { $kind }
note-activate = { COUNT($count, one: "line", other: "lines") }
note-change = { $count } in the row
note-favor = church: { $stored } of { $places }
note-supply = { $count } without
will-favor = Then { $stored } of { $places } in your church.
will-strength = Strength { $before }, then { $after }.
will-store = Left: { $food } food, { $gold } gold, { COUNT($favor, one: "favour", other: "favours") }.
will-score = Worth { COUNT($points, one: "point", other: "points") }.
will-recruit = You then say how many; the reserve has { $count }.
will-receive = You receive { $gold ->
    [0] { $food } food
   *[other] { $food ->
        [0] { $gold } gold
       *[other] { $food } food and { $gold } gold
    }
}.
will-lose = { COUNT($count, one: "cube is", other: "cubes are") } lost for want of room.
will-dismiss = { $count } stay; your strength is then { $strength }.
because-unit = points
because-culture = It brings more points of culture.
because-cubes = It leaves you more cubes to use.
because-favors = It keeps more favours, which fit everything.
because-sources = Your fields and palazzi will yield more.
because-objectives = It brings you closer to your objectives.
because-army = Your army will rank higher.
because-fed = { $count ->
    [0] You can probably feed none of them at the next scoring.
   *[other] You can probably feed { $count } of them at the next scoring.
}
because-cards = The cards in your hand can do more next.

# Cards
kind-build_field = Field Works
    .help = { $effects-build_field_one-gold } gold: { COUNT($effects-build_field_one-count, one: "field", other: "fields") }. Or { $effects-build_field_two-gold } gold: { COUNT($effects-build_field_two-count, one: "field", other: "fields") }. No exchange.
kind-build_farm = Farm Works
    .help = { $effects-build_farm_one-gold } gold: { COUNT($effects-build_farm_one-count, one: "farm", other: "farms") }. Or { $effects-build_farm_two-gold } gold: { COUNT($effects-build_farm_two-count, one: "farm", other: "farms") }. No exchange.
kind-build_palazzo = Palazzo Works
    .help = { $effects-build_palazzo_one-food } food: { COUNT($effects-build_palazzo_one-count, one: "palazzo", other: "palazzi") }. Or { $effects-build_palazzo_two-food } food: { COUNT($effects-build_palazzo_two-count, one: "palazzo", other: "palazzi") }. No exchange.
kind-build_bank = Bank Works
    .help = { $effects-build_bank_one-food } food: { COUNT($effects-build_bank_one-count, one: "bank", other: "banks") }. Or { $effects-build_bank_two-food } food: { COUNT($effects-build_bank_two-count, one: "bank", other: "banks") }. No exchange.
kind-harvest = Harvest
    .help = Receive { $effects-harvest-count } food for each of your fields. Exchange the card afterwards.
kind-rents = Rents
    .help = Receive { $effects-rents-count } gold for each of your palazzi. Exchange the card afterwards.
kind-tax_collector = Tax Collector
    .help = Receive { $effects-tax_collector_gold-receive-2 } gold, or { $effects-tax_collector_both-receive-1 } food and { $effects-tax_collector_both-receive-2 } gold, or { $effects-tax_collector_food-receive-1 } food. Exchange the card afterwards.
kind-gold_fair = Merchants’ Fair
    .help = Receive { $effects-gold_fair-receive-2 } gold. Exchange the card afterwards.
kind-food_market = Country Market
    .help = Receive { $effects-food_market-receive-1 } food. Exchange the card afterwards.
kind-catapult_early = Catapult (years 1-2)
    .help = { $effects-catapult_early_one-food } food and { $effects-catapult_early_one-gold } gold: { COUNT($effects-catapult_early_one-count, one: "catapult", other: "catapults") }. Or { $effects-catapult_early_two-food } food and { $effects-catapult_early_two-gold } gold: { COUNT($effects-catapult_early_two-count, one: "catapult", other: "catapults") }. No exchange.
kind-catapult_late = Catapult (year 3)
    .help = { $effects-catapult_late_one-food } food: { COUNT($effects-catapult_late_one-count, one: "catapult", other: "catapults") }. Or { $effects-catapult_late_two-food } food and { $effects-catapult_late_two-gold } gold: { COUNT($effects-catapult_late_two-count, one: "catapult", other: "catapults") }. No exchange.
kind-recruit_militia = Raise Militia
    .help = Take any number of militia, free of charge. They arrive without supply. No exchange.
kind-recruit_condottieri = Hire Condottieri
    .help = Take any number of condottieri, free of charge. They arrive without supply. No exchange.
kind-sculptor = Sculptor
    .help = { $effects-sculptor_two_gold-food } food and { $effects-sculptor_two_gold-gold } gold, or { $effects-sculptor_two_food-food } food and { $effects-sculptor_two_food-gold } gold: { COUNT($effects-sculptor_two_gold-count, one: "monument", other: "monuments") } of your choice. Exchange the card afterwards.
kind-printer = Printer
    .help = { $effects-printer-food } food: { COUNT($effects-printer-count, one: "book", other: "books") } of your choice. Exchange the card afterwards.
kind-painter = Painter
    .help = { $effects-painter-gold } gold: { COUNT($effects-painter-count, one: "painting", other: "paintings") } of your choice. Exchange the card afterwards.
kind-military_scoring = Military Scoring
    .help = Comes up by chance in years 2 and 3: armies are scored at once, then the card leaves the game.

effect-build_field_one = Field Works: { $effects-build_field_one-gold } gold for { COUNT($effects-build_field_one-count, one: "field", other: "fields") }
    .help = A field yields { $effects-harvest-count } food at each harvest; it stores nothing.
effect-build_field_two = Field Works: { $effects-build_field_two-gold } gold for { COUNT($effects-build_field_two-count, one: "field", other: "fields") }
    .help = A field yields { $effects-harvest-count } food at each harvest; it stores nothing.
effect-build_farm_one = Farm Works: { $effects-build_farm_one-gold } gold for { COUNT($effects-build_farm_one-count, one: "farm", other: "farms") }
    .help = A farm stores { $holds-farm } food.
effect-build_farm_two = Farm Works: { $effects-build_farm_two-gold } gold for { COUNT($effects-build_farm_two-count, one: "farm", other: "farms") }
    .help = A farm stores { $holds-farm } food.
effect-build_palazzo_one = Palazzo Works: { $effects-build_palazzo_one-food } food for { COUNT($effects-build_palazzo_one-count, one: "palazzo", other: "palazzi") }
    .help = A palazzo yields { $effects-rents-count } gold at each collection of rents; it stores nothing.
effect-build_palazzo_two = Palazzo Works: { $effects-build_palazzo_two-food } food for { COUNT($effects-build_palazzo_two-count, one: "palazzo", other: "palazzi") }
    .help = A palazzo yields { $effects-rents-count } gold at each collection of rents; it stores nothing.
effect-build_bank_one = Bank Works: { $effects-build_bank_one-food } food for { COUNT($effects-build_bank_one-count, one: "bank", other: "banks") }
    .help = A bank stores { $holds-bank } gold.
effect-build_bank_two = Bank Works: { $effects-build_bank_two-food } food for { COUNT($effects-build_bank_two-count, one: "bank", other: "banks") }
    .help = A bank stores { $holds-bank } gold.
effect-harvest = Harvest: { $effects-harvest-count } food per field
    .help = What finds no place on farms or unsupplied militia is lost.
effect-rents = Rents: { $effects-rents-count } gold per palazzo
    .help = What finds no place in banks or on unsupplied condottieri is lost.
effect-tax_collector_food = Tax Collector: { $effects-tax_collector_food-receive-1 } food
    .help = What finds no place is lost.
effect-tax_collector_both = Tax Collector: { $effects-tax_collector_both-receive-1 } food and { $effects-tax_collector_both-receive-2 } gold
    .help = What finds no place is lost.
effect-tax_collector_gold = Tax Collector: { $effects-tax_collector_gold-receive-2 } gold
    .help = What finds no place is lost.
effect-gold_fair = Merchants’ Fair: { $effects-gold_fair-receive-2 } gold
    .help = What finds no place is lost.
effect-food_market = Country Market: { $effects-food_market-receive-1 } food
    .help = What finds no place is lost.
effect-catapult_early_one = Catapult: { $effects-catapult_early_one-food } food and { $effects-catapult_early_one-gold } gold for { COUNT($effects-catapult_early_one-count, one: "catapult", other: "catapults") }
    .help = A catapult counts { $strength-catapult } in every scoring and needs no supply.
effect-catapult_early_two = Catapult: { $effects-catapult_early_two-food } food and { $effects-catapult_early_two-gold } gold for { COUNT($effects-catapult_early_two-count, one: "catapult", other: "catapults") }
    .help = A catapult counts { $strength-catapult } in every scoring and needs no supply.
effect-catapult_late_one = Catapult: { $effects-catapult_late_one-food } food for { COUNT($effects-catapult_late_one-count, one: "catapult", other: "catapults") }
    .help = A catapult counts { $strength-catapult } in every scoring and needs no supply.
effect-catapult_late_two = Catapult: { $effects-catapult_late_two-food } food and { $effects-catapult_late_two-gold } gold for { COUNT($effects-catapult_late_two-count, one: "catapult", other: "catapults") }
    .help = A catapult counts { $strength-catapult } in every scoring and needs no supply.
effect-recruit_militia = Raise Militia: any number, free
    .help = Supplied with food or a favour each counts { $strength-supplied_troop }, otherwise { $strength-unsupplied_troop }.
effect-recruit_condottieri = Hire Condottieri: any number, free
    .help = Supplied with gold or a favour each counts { $strength-supplied_troop }, otherwise { $strength-unsupplied_troop }.
effect-sculptor_two_gold = Sculptor: { $effects-sculptor_two_gold-food } food and { $effects-sculptor_two_gold-gold } gold for { COUNT($effects-sculptor_two_gold-count, one: "monument", other: "monuments") }
    .help = You choose among the monuments left.
effect-sculptor_two_food = Sculptor: { $effects-sculptor_two_food-food } food and { $effects-sculptor_two_food-gold } gold for { COUNT($effects-sculptor_two_food-count, one: "monument", other: "monuments") }
    .help = You choose among the monuments left.
effect-printer = Printer: { $effects-printer-food } food for { COUNT($effects-printer-count, one: "book", other: "books") }
    .help = You choose among the books left.
effect-painter = Painter: { $effects-painter-gold } gold for { COUNT($effects-painter-count, one: "painting", other: "paintings") }
    .help = You choose among the paintings left.

# Pieces
place-left = left
    .help = The first of your two action cards.
place-right = right
    .help = The second of your two action cards.
cube-food = Food
    .help = Kept on farms; pays for buildings in the city, books and militia.
cube-gold = Gold
    .help = Kept in banks; pays for buildings in the environs, paintings and condottieri.
cube-favor = Favour
    .help = Kept in the church, { $holds-church } at most; stands in for food or gold when paying or supplying.
token-field = Field
    .help = { $effects-harvest-count } food at each harvest. Stores nothing.
token-farm = Farm
    .help = Stores { $holds-farm } food.
token-palazzo = Palazzo
    .help = { $effects-rents-count } gold at each collection of rents. Stores nothing.
token-bank = Bank
    .help = Stores { $holds-bank } gold.
token-catapult = Catapult
    .help = Strength { $strength-catapult }, for good, without supply.
token-militia = Militia
    .help = Strength { $strength-supplied_troop } with a food or favour cube on it, otherwise { $strength-unsupplied_troop }.
token-condottiere = Condottiere
    .help = Strength { $strength-supplied_troop } with a gold or favour cube on it, otherwise { $strength-unsupplied_troop }.
troop-militia = militia
    .help = Supplied with food or favours.
troop-condottiere = condottieri
    .help = Supplied with gold or favours.
post-food_militia = food for militia
    .help = Stored food is posted on militia and used up at the next military scoring.
post-gold_condottiere = gold for condottieri
    .help = Stored gold is posted on condottieri and used up at the next military scoring.
post-favor_militia = favour for militia
    .help = A favour supplies one militia and is used up at the next military scoring.
post-favor_condottiere = favour for condottieri
    .help = A favour supplies one condottiere and is used up at the next military scoring.
design-monument_high = Great Monument
    .help = The most valuable monument: { COUNT($designs-monument_high-points, one: "point", other: "points") }.
design-monument_middle = Fine Monument
    .help = { COUNT($designs-monument_middle-points, one: "point", other: "points") }.
design-monument_low = Modest Monument
    .help = { COUNT($designs-monument_low-points, one: "point", other: "points") }.
design-book_high = Great Book
    .help = The most valuable book: { COUNT($designs-book_high-points, one: "point", other: "points") }.
design-book_middle = Fine Book
    .help = { COUNT($designs-book_middle-points, one: "point", other: "points") }.
design-book_low = Modest Book
    .help = { COUNT($designs-book_low-points, one: "point", other: "points") }.
design-painting_high = Great Painting
    .help = The most valuable painting: { COUNT($designs-painting_high-points, one: "point", other: "points") }.
design-painting_middle = Fine Painting
    .help = { COUNT($designs-painting_middle-points, one: "point", other: "points") }.
design-painting_low = Modest Painting
    .help = { COUNT($designs-painting_low-points, one: "point", other: "points") }.
objective-armoury = Armoury
    .help = 1 point for each catapult.
objective-fertile_soil = Fertile Soil
    .help = 1 point for each field and farm beyond the first { $objectives-fertile_soil-free }.
objective-town_charter = Town Charter
    .help = 1 point for each palazzo and bank beyond the first { $objectives-town_charter-free }.
objective-fortress = Fortress
    .help = 1 point for every { $objectives-fortress-divisor } military points.
objective-chapel = Chapel
    .help = Pairs of monument and painting: { $objectives-chapel-sets-2 }, { $objectives-chapel-sets-3 } or { $objectives-chapel-sets-4 } points for one, two or three.
objective-town_hall = Town Hall
    .help = Pairs of monument and book: { $objectives-town_hall-sets-2 }, { $objectives-town_hall-sets-3 } or { $objectives-town_hall-sets-4 } points for one, two or three.
objective-palace = Palace
    .help = Sets of monument, book and painting: { $objectives-palace-sets-2 }, { $objectives-palace-sets-3 } or { $objectives-palace-sets-4 } points for one, two or three.
objective-villa = Villa
    .help = Pairs of book and painting: { $objectives-villa-sets-2 }, { $objectives-villa-sets-3 } or { $objectives-villa-sets-4 } points for one, two or three.

# Before the game
option-first_player = First Player
    .help = Who takes the first turn and comes first when army sizes are equal.
option-first_player-random = drawn by lot
option-first_player-0 = first seat
option-first_player-1 = second seat
option-first_player-2 = third seat
option-first_player-3 = fourth seat
option-open_objectives = Open objectives
    .help = All objectives lie face up from the start: good for learning.
option-unlimited_reserve = Unlimited reserve
    .help = Cubes, fields, farms, palazzi and banks never run out: easier for beginners.

# Where points come from
source-military = Military points
source-monument = Monuments
source-book = Books
source-painting = Paintings
source-domain = Domain objective
source-culture = Culture objective

board-year = Year { $year } · actions left: { $actions }
board-player = points { $score } · strength { $strength } · military points { $military }
board-cards = cards: { $list }
board-stored = stored: { $cubes }
board-objectives = objectives: { $list }
board-heading-table = The table
board-heading-row = The row
board-heading-reserve = The reserve
board-first = First Player: { $player }
board-pile = Pile: { $pile } · decks to come: { $later }
board-unseen = In the pile: { $list }
board-activation = { $player } · { $effect }
board-scoring-supply = Military scoring, supplying: { $list }
board-scoring-dismiss = Military scoring, dismissing: { $list }
board-pool-green = fields and farms { $count }
board-pool-yellow = palazzi and banks { $count }
board-pool-catapults = catapults { $count }
board-pool-troops = troops { $count }
board-design = { $design } ({ $points }): { $count }
board-tokens = On the board: { $list }
board-posted = Supplied: { $list }
board-unsupplied = Without supply: { $list }
board-culture = Culture: { $list }

# Standing orders
standing-supply = When armies are supplied
standing-condottieri = When condottieri may be dismissed
standing-militia = When militia may be dismissed
standing-if-lead = my army is ahead by at least { $amount }
standing-if-strong = my army has a strength of at least { $amount }
standing-if-weak = my army has a strength of no more than { $amount }
standing-until-year = until this year is over
standing-until-game = until the game is over
theme-supply = Supply
theme-pay = How to pay
theme-build = Building
theme-army = The army
theme-market = Exchanges
theme-turn = The turn
