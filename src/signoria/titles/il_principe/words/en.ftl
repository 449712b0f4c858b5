title = Il Principe
tagline = Auction off building cards, raise the cities of northern Italy, and let majorities make your family's bishops, lords and bankers.
length = 60-90 min

# Questions
ask-offer = Choose { $size } cards to give to the pool. They stay face down until everybody has chosen.
ask-bid-group = Bid for { $count } × { $color }: at least { $minimum ->
    [one] { $minimum } ducat
   *[other] { $minimum } ducats
  }, or pass.
ask-bid-role = Bid for the tied role { $role }: at least { $minimum ->
    [one] { $minimum } ducat
   *[other] { $minimum } ducats
  }, or pass.
ask-build = You won the group: build one city now, or leave it.
ask-action = Your action: build one city, lay cards of one building, or do nothing.
ask-city-shield = { $left ->
    [one] Place your shield
   *[other] Place { $left } shields, one at a time,
  } in a region that touches { $city }.
ask-flip = { $role }: turn one of your face-down cards face up (not a University).
ask-shield = { $role }: place a shield in any region.

# Set-up and rounds
plays-family = { $seat } leads the house of { $family }.
first-marker = { $seat } begins as Il Principe.
city-revealed = { $city } is turned up.
round-begins = Round { $round } begins.
last-round = Round { $round } begins: it is the last one.
cities-short = { $count ->
    [0] No city is
    [one] Only one city is
   *[other] Only { $count } cities are
  } face up: the game ends.
pool-short = The stack holds { $count ->
    [0] no card any more
    [one] only one card
   *[other] only { $count } cards
  }, too few for the last auctions: the game ends.

# Phase 1
takes-income = { $seat } takes { $amount } ducats.
draws-cards = { $seat } draws { $count } cards.
draws = You draw { $count } × { $color }.
offers = { $seat } offers { $offer }.
pool-card = { $count } × { $color } from the stack go to auction.
pool-empty = There is nothing left to auction.

# Phase 2
group-opens = Auction: { $count } × { $color }.
bids = { $seat } bids { $amount }.
passes = { $seat } passes.
lacks-ducats = { $seat } cannot bid higher and drops out.
wins-group = { $seat } wins { $count } × { $color } for { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
  }.
group-unsold = Nobody wants { $count } × { $color }: the group is discarded.
takes-marker = { $seat } becomes Il Principe.

# Building
builds = { $seat } builds { $city } for { $cost } ducats and scores { $points } points.
places-shield = { $seat } places a shield in { $region }.
forgoes-shields = { $seat } forgoes { $count ->
    [one] a shield
   *[other] { $count } shields
  }.
role-pays = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } as { $role }.
cities-dry = The city stack is empty: { $count ->
    [0] no city stays
    [one] one city stays
   *[other] { $count } cities stay
  } face up.

# Phase 3
lays = { $seat } lays { $count } × { $color }.
passes-action = { $seat } does nothing.
empty-hand = { $seat } has no cards and is passed over.

# Phase 4
roles-return = All roles are given back and handed out anew.
takes-role = { $seat } becomes { $role }.
turns-down = { $seat } turns { $count } × { $color } face down.
role-opens = The role { $role } is tied and goes to auction.
wins-role = { $seat } buys the role { $role } for { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
  }.
role-unsold = Nobody bids: the role { $role } stays beside the board.
turns-up = { $seat } turns 1 × { $color } face up.
keeps-down = { $seat } turns no card up.
white-power = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the white role.
red-power = { $seat } draws a card for the red role.
red-card = You draw 1 × { $color }.
red-empty = { $seat } would draw a card, but the stack is empty.
yellow-power = { $seat } takes { $amount } ducats for the yellow role.

# The end
game-ends = The game is over: final scoring.
final-regions = { $seat }: { $points } for regions.
final-roles = { $seat }: { $points } for roles.
final-sets = { $seat }: { $points } for complete sets.
final-ducats = { $seat }: { $points } for the most ducats (has { $amount }).
final-cards = { $seat }: { $points } for the most cards in hand (has { $count }).
total = { $seat } ends with { $points } points.

# Refusals
no-only-offer = Now everybody offers cards to the pool.
no-offer-size = Exactly { $size } cards must be offered.
no-offer-cards = You cannot offer that many { $color } cards: you hold { $held }.
no-only-bid = An auction is on: bid or pass.
no-bid-low = The bid must be at least { $minimum }.
no-bid-money = You cannot bid { $amount }: you have { $money ->
    [one] { $money } ducat
   *[other] { $money } ducats
  }.
no-only-build = You won a group: build a city or leave it.
no-city-built = { $city } has already been built by { $seat }.
no-city-hidden = { $city } does not lie face up.
no-build-first-round = Nobody may build in the first round.
no-build-cards = For { $city } your hand lacks { $missing } × { $color }; cards on the table do not count.
no-build-money = { $city } costs { $cost } ducats, you have { $money }.
no-only-action = It is the phase of actions: build a city, lay cards, or do nothing.
no-lay-cards = You cannot lay that many { $color } cards: you hold { $held }.
no-only-shield = First place the shields of the city you built.
no-region-apart = { $city } does not touch { $region }.
no-must-place = In this edition the shields of a city must be placed.
no-only-flip = First use the power of your green role.
no-flip-green = The green role cannot turn up a University.
no-flip-none = You have no face-down { $color } card.
no-must-flip = In this edition a card must be turned up if you can.
no-only-power-shield = The blue role must place its shield: choose a region.

# Buttons
verb-offer = Offer { $offer }
verb-bid = Bid { $amount }
verb-pass = Pass
verb-build = Build { $city }
verb-no_build = Do not build
verb-lay = Lay { $count } × { $color }
verb-pass_action = Do nothing
verb-place_shield = Shield in { $region }
verb-stop_placing = Place no more shields
verb-flip_up = Turn up { $color }
verb-no_flip = Turn up nothing

# Buildings
color-green = University
    .help = Green building card. The most face-up Universities make the Master, the second most the Apprentice.
color-white = Cathedral
    .help = White building card. The most face-up Cathedrals make the Bishop, the second most the Priest.
color-red = Town hall
    .help = Red building card. The most face-up Town halls make the Gonfalonier, the second most the Notary.
color-blue = Castle
    .help = Blue building card. The most face-up Castles make the Lord, the second most the Knight.
color-yellow = Market square
    .help = Yellow building card. The most face-up Market squares make the Banker, the second most the Merchant.

# Roles
role-master = Master
    .help = Green major. At once: turn one of your face-down cards of another colour face up. 2 points when another player builds a city with a University, and 2 at the end.
role-apprentice = Apprentice
    .help = Green minor. At once: turn one of your face-down cards of another colour face up. 1 point when another player builds a city with a University, and 1 at the end.
role-bishop = Bishop
    .help = White major. At once: 1 point. 2 points when another player builds a city with a Cathedral, and 2 at the end.
role-priest = Priest
    .help = White minor. At once: 1 point. 1 point when another player builds a city with a Cathedral, and 1 at the end.
role-gonfalonier = Gonfalonier
    .help = Red major. At once: draw a card. 2 points when another player builds a city with a Town hall, and 2 at the end.
role-notary = Notary
    .help = Red minor. At once: draw a card. 1 point when another player builds a city with a Town hall, and 1 at the end.
role-lord = Lord
    .help = Blue major. At once: place a shield in any region. 2 points when another player builds a city with a Castle, and 2 at the end.
role-knight = Knight
    .help = Blue minor. At once: place a shield in any region. 1 point when another player builds a city with a Castle, and 1 at the end.
role-banker = Banker
    .help = Yellow major. At once: 2 ducats. 2 points when another player builds a city with a Market square, and 2 at the end.
role-merchant = Merchant
    .help = Yellow minor. At once: 2 ducats. 1 point when another player builds a city with a Market square, and 1 at the end.
role-gonfalonier_2005 = { role-gonfalonier }
    .help = { role-gonfalonier.help }
role-lord_2005 = { role-lord }
    .help = { role-lord.help }

# Cities
city-siena = Siena
    .help = Small city. Needs 1 × University, 1 × Cathedral, 1 × Market square from your hand and 3 ducats. 4 points and 1 shield. Touches: Tuscany.
city-orvieto = Orvieto
    .help = Small city. Needs 1 × Cathedral, 1 × Town hall, 1 × Castle from your hand and 3 ducats. 4 points and 1 shield. Touches: Tuscany.
city-venezia = Venice
    .help = Small city. Needs 1 × Town hall, 1 × Castle, 1 × Market square from your hand and 3 ducats. 4 points and 1 shield. Touches: Republic of Venice.
city-verona = Verona
    .help = Small city. Needs 1 × University, 1 × Castle, 1 × Market square from your hand and 3 ducats. 4 points and 1 shield. Touches: Lombardy and Liguria.
city-perugia = Perugia
    .help = Small city. Needs 1 × University, 1 × Cathedral, 1 × Town hall from your hand and 3 ducats. 4 points and 1 shield. Touches: Papal State and Maremma.
city-urbino = Urbino
    .help = Middling city. Needs 1 × University, 2 × Town hall, 1 × Castle from your hand and 4 ducats. 6 points and 2 shields. Touches: Polesine and Romagna, Papal State and Maremma.
city-padova = Padua
    .help = Middling city. Needs 1 × University, 1 × Cathedral, 2 × Market square from your hand and 4 ducats. 6 points and 2 shields. Touches: Republic of Venice, Polesine and Romagna.
city-lucca = Lucca
    .help = Middling city. Needs 2 × Cathedral, 1 × Town hall, 1 × Castle from your hand and 4 ducats. 6 points and 2 shields. Touches: Lombardy and Liguria, Tuscany.
city-milano = Milan
    .help = Middling city. Needs 1 × Town hall, 2 × Castle, 1 × Market square from your hand and 4 ducats. 6 points and 2 shields. Touches: Lombardy and Liguria, Emilia.
city-bologna = Bologna
    .help = Middling city. Needs 2 × University, 1 × Cathedral, 1 × Market square from your hand and 4 ducats. 6 points and 2 shields. Touches: Emilia, Polesine and Romagna.
city-mantova = Mantua
    .help = Large city. Needs 1 × University, 1 × Cathedral, 2 × Town hall, 1 × Market square from your hand and 5 ducats. 8 points and 2 shields. Touches: Lombardy and Liguria, Republic of Venice, Emilia.
city-firenze = Florence
    .help = Large city. Needs 2 × University, 1 × Town hall, 1 × Castle, 1 × Market square from your hand and 5 ducats. 8 points and 2 shields. Touches: Emilia, Tuscany, Papal State and Maremma.
city-ferrara = Ferrara
    .help = Large city. Needs 1 × University, 1 × Cathedral, 1 × Town hall, 2 × Castle from your hand and 5 ducats. 8 points and 2 shields. Touches: Republic of Venice, Emilia, Polesine and Romagna.
city-pisa = Pisa
    .help = Large city. Needs 1 × University, 2 × Cathedral, 1 × Castle, 1 × Market square from your hand and 5 ducats. 8 points and 2 shields. Touches: Lombardy and Liguria, Tuscany, Papal State and Maremma.
city-rimini = Rimini
    .help = Large city. Needs 1 × Cathedral, 1 × Town hall, 1 × Castle, 2 × Market square from your hand and 5 ducats. 8 points and 2 shields. Touches: Republic of Venice, Polesine and Romagna, Papal State and Maremma.

# Regions
region-reg_blue = Lombardy and Liguria
    .help = Blue region. Touched by Verona, Lucca, Milan, Mantua and Pisa.
region-reg_red = Republic of Venice
    .help = Red region. Touched by Venice, Padua, Mantua, Ferrara and Rimini.
region-reg_green = Emilia
    .help = Green region. Touched by Milan, Bologna, Mantua, Florence and Ferrara.
region-reg_yellow = Polesine and Romagna
    .help = Yellow region. Touched by Urbino, Padua, Bologna, Ferrara and Rimini.
region-reg_brown = Tuscany
    .help = Brown region. Touched by Siena, Orvieto, Lucca, Florence and Pisa.
region-reg_violet = Papal State and Maremma
    .help = Violet region. Touched by Perugia, Urbino, Florence, Pisa and Rimini.

# Families
family-medici = Medici
    .help = Gold field, red balls. Families differ in their arms only.
family-visconti = Visconti
    .help = White field, green serpent. Families differ in their arms only.
family-carraresi = Carraresi
    .help = White field, red cart. Families differ in their arms only.
family-este = Este
    .help = Blue field, white eagle. Families differ in their arms only.
family-gonzaga = Gonzaga
    .help = Yellow and black bars. Families differ in their arms only.

# Phases
phase-income = Income and offers
    .help = Everybody takes ducats, draws cards and gives some of them to the pool.
phase-auctions = Auctions
    .help = The pool is auctioned colour by colour, the smallest group first. A winner may build.
phase-actions = Actions
    .help = Everybody builds one city or lays cards of one colour.
phase-roles = Roles
    .help = Face-up cards decide who gets the roles; ties are auctioned.

# Options
option-edition = Edition
    .help = The two printed editions differ in starting money, shields, last round, and in what is optional.
option-edition-amigo_2006 = Amigo, 2006
option-edition-mtm_2005 = Mind the Move, 2005
option-money_variant = Rich families
    .help = Start with 10 ducats, take 6 each round, and build from the first round on.
option-open_money = Open money
    .help = Everybody sees everybody's ducats. They can be reckoned from the log in any case.
option-first_player = First Il Principe
    .help = Who holds the marker when the game begins.
option-first_player-random = drawn by lot
option-first_player-seat = the first seat
option-families = Families
    .help = Which house each seat leads. This changes the arms, not the game.
option-families-random = drawn by lot
option-families-choice = in seat order

# Sources of points
source-cities = Cities built
source-builds = Roles when others built
source-powers = White roles
source-regions = Regions
source-roles = Roles at the end
source-sets = Complete sets
source-ducats = Most ducats
source-cards = Most cards in hand

# The table in the terminal
board-round = Round { $round } · { $phase } · Il Principe: { $marker }
board-player = { $score } points · { $ducats } ducats · { $cards } cards in hand · { $shields } shields left
board-up = face up: { $list }
board-down = face down: { $list }
board-pool = To be auctioned: { $cards }
board-auction = Auction of { $subject }: highest bid { $high } ({ $leader })
board-heading-table = The table
board-heading-cities = Cities
board-heading-regions = Shields on the map
board-heading-roles = Roles
board-heading-hand = Your hand
board-piles = Stack: { $pile } · cities to come: { $cities }
board-last-round = This is the last round.
board-discard = Unsold: { $list }
board-queue = Then: { $list }
board-bidders = Still bidding: { $list }
board-built = { $city }, built by { $builder }
board-region = { $region }: { $shields }
board-free = free
board-prospects = If it ended now: { $regions } for regions, { $roles } for roles, { $sets } for sets
board-known = Known in hand: { $list }
board-offered = Your offer: { $list }
board-buildable = You can build: { $list }

# Offers
offer-green_green = 2 × { color-green }
offer-green_white = { color-green }, { color-white }
offer-green_red = { color-green }, { color-red }
offer-green_blue = { color-green }, { color-blue }
offer-green_yellow = { color-green }, { color-yellow }
offer-white_white = 2 × { color-white }
offer-white_red = { color-white }, { color-red }
offer-white_blue = { color-white }, { color-blue }
offer-white_yellow = { color-white }, { color-yellow }
offer-red_red = 2 × { color-red }
offer-red_blue = { color-red }, { color-blue }
offer-red_yellow = { color-red }, { color-yellow }
offer-blue_blue = 2 × { color-blue }
offer-blue_yellow = { color-blue }, { color-yellow }
offer-yellow_yellow = 2 × { color-yellow }
offer-green_green_green = 3 × { color-green }
offer-green_green_white = 2 × { color-green }, { color-white }
offer-green_green_red = 2 × { color-green }, { color-red }
offer-green_green_blue = 2 × { color-green }, { color-blue }
offer-green_green_yellow = 2 × { color-green }, { color-yellow }
offer-green_white_white = { color-green }, 2 × { color-white }
offer-green_white_red = { color-green }, { color-white }, { color-red }
offer-green_white_blue = { color-green }, { color-white }, { color-blue }
offer-green_white_yellow = { color-green }, { color-white }, { color-yellow }
offer-green_red_red = { color-green }, 2 × { color-red }
offer-green_red_blue = { color-green }, { color-red }, { color-blue }
offer-green_red_yellow = { color-green }, { color-red }, { color-yellow }
offer-green_blue_blue = { color-green }, 2 × { color-blue }
offer-green_blue_yellow = { color-green }, { color-blue }, { color-yellow }
offer-green_yellow_yellow = { color-green }, 2 × { color-yellow }
offer-white_white_white = 3 × { color-white }
offer-white_white_red = 2 × { color-white }, { color-red }
offer-white_white_blue = 2 × { color-white }, { color-blue }
offer-white_white_yellow = 2 × { color-white }, { color-yellow }
offer-white_red_red = { color-white }, 2 × { color-red }
offer-white_red_blue = { color-white }, { color-red }, { color-blue }
offer-white_red_yellow = { color-white }, { color-red }, { color-yellow }
offer-white_blue_blue = { color-white }, 2 × { color-blue }
offer-white_blue_yellow = { color-white }, { color-blue }, { color-yellow }
offer-white_yellow_yellow = { color-white }, 2 × { color-yellow }
offer-red_red_red = 3 × { color-red }
offer-red_red_blue = 2 × { color-red }, { color-blue }
offer-red_red_yellow = 2 × { color-red }, { color-yellow }
offer-red_blue_blue = { color-red }, 2 × { color-blue }
offer-red_blue_yellow = { color-red }, { color-blue }, { color-yellow }
offer-red_yellow_yellow = { color-red }, 2 × { color-yellow }
offer-blue_blue_blue = 3 × { color-blue }
offer-blue_blue_yellow = 2 × { color-blue }, { color-yellow }
offer-blue_yellow_yellow = { color-blue }, 2 × { color-yellow }
offer-yellow_yellow_yellow = 3 × { color-yellow }
