two-provinces = A **complete province** scores { $province ->
    [one] { $province } point
   *[other] { $province } points
} every turn. The most points after { $turns } turns win.
two-expand = **Expand** into free cities by road or sea, { $expansions } times a turn; fortify with ramparts and castles.
two-battle = **Attack** with two cards against one: cards and a die against cards, die, walls and terrain.
two-artists = A palace with an **artist** scores { $artist ->
    [one] { $artist } point
   *[other] { $artist } points
} every turn. Cities, ducats and promises may be traded.

turn = A turn at a glance
turn-vote = War or peace
    .text = All vote in secret; half of the votes make war. Peace allows one attack each.
turn-deal = Cards and ducats
    .text = Peace: { $peace_cards } cards and { $peace_ducats } ducats. War: { $war_cards } cards.
turn-buy = Purchases
    .text = Ramparts and castles for { $rampart } ducats, palaces, then cards at { $cost_card }.
turn-expand = Expansion
    .text = Two rounds: a free city joined to one of yours.
turn-fight = Combat
    .text = One player after the other: attacks and yellow cards in any order.
turn-score = Scoring
    .text = Points for provinces and artists, then income of all cities.

box-lead = { $troops } troops and { $cards } other cards, { $cities } cities in { $provinces } provinces, { $artists } artists
box-troops = Troops (blue cards)
box-levels = Cities
box-prices = Purchases
box-piece-rampart = Rampart
box-piece-castle = Castle
box-piece-palace = Palace
box-piece-card = Card
box-dice = The condottiere die
box-face-4 = 4
box-face-5 = 5
box-face-6 = 6
box-face-rout = Rout
box-face-betrayal = Betrayal
box-cards = Red and yellow cards
box-does-condottiere = A fighter for { $condottiere_cost } ducat, its strength by the die.
box-does-engineer = Attack: one level less. Defence: { $bonus_engineer_defence } more.
box-does-felon = Attack: no fortification. Defence: the highest blue card is lost.
box-does-sign_of_god = Doubles one card of the side that is not ahead.
box-does-retreat = Saves a blue card about to be lost.
box-does-raiders = Plunders a city: { $pillage_garrison } or, with a rampart, { $pillage_rampart } ducats.
box-does-ambassador = Two dice: corruption, neglect, or aid of { $ambassador_aid_cards } cards.
box-does-marriage = Buys a plain garrison city for { $marriage_price } ducats.
box-does-chevauchee = An attack on any target; neither terrain nor landing counts.
box-does-artist_or_banker = An artist for a palace, or { $banker_ducats } ducats through one.
box-setup-base = Start of the base game
box-setup-1494 = Start of 1494
box-setup-1499 = Start of 1499
box-setup-1515 = Start of 1515
box-provinces = Provinces
box-cities = Cities and roads
    .note = Every port reaches every other port by sea.
box-artists = Artists
box-plain = Plain
box-mountain = Mountain
box-marsh = Marsh
box-yes = yes
column-supply = Supply
column-faces = Faces
column-choice = One of these
column-naval = Naval

example-tie = A plain fight
    .text = Milan attacks Bologna from Parma. Knights 5, arquebusiers 4 and a 3 make { $total }. Cannon 6, a 4 and the garrison’s 2 make as much: Bologna stays, and all three cards are lost.
example-engineer = The same with an engineer
    .text = The engineer takes the garrison’s 2 away: { $attack } against { $defence }. Bologna comes to Milan as a garrison; knights and arquebusiers are exhausted, the cannon is lost.
example-countered = A countered engineer
    .text = The defender cancels the engineer with one from the hand: { $total } against { $total }, a tie as before, and both engineers are gone.
example-felon = A felon in defence
    .text = The felon removes the cannon, the highest blue card. Pikemen 3 and a 6 make { $total }; pikemen 3, a 2 and the rampart’s 4 as well. A retreat may save the pikemen, never the cannon.
example-sign = Signs of God
    .text = { $attack } against { $defence }. The attacker doubles the knights: { $signed }. Now the defender is behind and doubles the arquebusiers: { $final }, enough.
example-terrain = Terrain and landing stay
    .text = Rome lands at Naples with two knights and a felon: { $attack }. The garrison counts nothing, but 3 for pikemen, a 1, 1 for the mountains and 1 for the landing do: { $defence }.
example-province = A complete province
    .text = Venice holds Brescia and Mantua, all of Lombardy: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Milan lacks Cremona for its duchy: { $other }.
example-income = Income
    .text = A fortress 3, a rampart 2, two garrisons 1 each; the plundered third garrison pays nothing: { $income } ducats.
