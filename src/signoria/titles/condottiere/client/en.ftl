map = Map of the seventeen regions
tirreno = Mare Tirreno
adriatico = Mare Adriatico
free = free
owned = held by { $name }
owned-you = yours
contested = fought for now
pope-here = under the favour of the Pope
condottiere = Condottiere token
pope = Favour of the Pope
pile = Draw pile { $count }
discards = Discards { $count }
discards-empty = Nothing has been discarded openly.
battle-number = Battle { $number }
game-number = Game { $game }, battle { $number }
goal = Win by { COUNT($total, one: "region", other: "regions") }, or { $connected } connected
goal-points = First to { COUNT($target, one: "point", other: "points") }
regions = Regions
connected = Connected
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
laid-aside = { COUNT($count, one: "card", other: "cards") } laid aside in the retreat
known = Shown to you
hand = Your hand
hand-empty = Your hand is empty.
battle-for = The battle for { $region }
final-battle = The final battle
between-battles = Between battles
holder-chooses = { $name } holds the condottiere and chooses where to fight.
you-choose = You hold the condottiere: choose where to fight.
retreating = Hands are being kept or laid aside.
keeping = The last player with cards may keep { $most } of them at most for the next round.
drawing = Cards are being drawn.
battle-over = Battle for { $region }
takes-region = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $region }, { $strength } to { $other }
holds-region = { $you ->
    [yes] You hold
   *[no] { $name } holds
} { $region }
wins-final = { $you ->
    [yes] You win
   *[no] { $name } wins
} the final battle, { $strength } to { $other }
nobody-takes = Nobody takes { $region }: a tie
final-shared = The final battle is tied
takes-it = takes it
gets-token = token
last-battle = Last battle: { $place }
points-over = Points of this game
points-leads = { $you ->
    [yes] You lead
   *[no] { $name } leads
} with { COUNT($total, one: "point", other: "points") }
points-level = The leaders are level at { COUNT($total, one: "point", other: "points") }
head-points = points
head-total = in all
last-points = Points of the last game
winter-on = Winter: each mercenary counts { $value }.
spring-on = Spring: +{ $bonus } on each { $card }.
spring-idle = Spring waits for a mercenary.
token-alone = The token goes to { $name }, alone with the most Courtesans.
token-tied = Courtesans are level: the token goes to the winner.
token-winner = No Courtesans: the token goes to the winner.
defends = defends
leads = leads
level = level
passed = passed
to-play = to play
no-cards = no cards laid
face-down = face down
strength-of = { $name }, strength { $strength }
over = The war is over
keep-these = Keep { $cards }
keep-none = Keep no card
