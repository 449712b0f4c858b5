title = Il Principe
tagline = Auction off building cards, raise the cities of northern Italy, and let majorities make your family’s bishops, lords and bankers.
length = 60-90 min

# Questions
ask-offer = Choose { COUNT($size, one: "card", other: "cards") } to give to the pool. They stay face down until everybody has chosen.
ask-bid-group = Bid for { $count } × { $color }: at least { COUNT($minimum, one: "ducat", other: "ducats") }, or pass.
ask-bid-role = Bid for the tied role { $role }: at least { COUNT($minimum, one: "ducat", other: "ducats") }, or pass.
ask-build = You won the group: build one city now, or leave it.
ask-action = Your action: build one city, lay cards of one building, or do nothing.
brief-ask-action = Your action.
ask-city-shield = { $left ->
    [one] Place your shield
   *[other] Place { COUNT($left, one: "shield", other: "shields") }, one at a time,
  } in a region that touches { $city }.
mark-round-begins = Round { $round }
ask-flip = { $role }: turn one of your face-down cards face up (not a University).
ask-shield = { $role }: place a shield in any region.

# Set-up and rounds
plays-family = { $seat } leads the house of { $family }.
first-marker = { $seat } begins as Il Principe.
city-revealed = { $city } is turned up.
round-begins = Round { $round } begins.
mark-last-round = Round { $round }, the last
last-round = Round { $round } begins: it is the last one.
mark-phase-begins = { $phase }
phase-begins = The phase begins: { $phase }.
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
takes-income = { $seat } takes { COUNT($amount, one: "ducat", other: "ducats") }.
draws-cards = { $seat } draws { COUNT($count, one: "card", other: "cards") }.
draws = You draw { $count } × { $color }.
offers = { $seat } offers { $offer }.
pool-card = To auction from the stack: { $count } × { $color }.
pool-empty = There is nothing left to auction.

# Phase 2
group-opens = Auction: { $count } × { $color }.
bids = { $seat } bids { COUNT($amount, one: "ducat", other: "ducats") }.
passes = { $seat } passes.
lacks-ducats = { $seat } cannot bid higher and drops out.
wins-group = { $seat } wins { $count } × { $color } for { COUNT($amount, one: "ducat", other: "ducats") }.
group-unsold = Nobody wants { $count } × { $color }: the group is discarded.
takes-marker = { $seat } becomes Il Principe.

# Building
builds = { $seat } builds { $city } for { COUNT($cost, one: "ducat", other: "ducats") } and scores { COUNT($points, one: "point", other: "points") }.
places-shield = { $seat } places a shield { IN($region) }.
forgoes-shields = { $seat } forgoes { $count ->
    [one] a shield
   *[other] { $count } shields
  }.
role-pays = { $seat } scores { COUNT($points, one: "point", other: "points") } as { THE($role) }.
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
takes-role = { $seat } becomes { THE($role) }.
turns-down = { $seat } turns { $count } × { $color } face down.
role-opens = There is a tie: { THE($role) } goes to auction.
wins-role = { $seat } becomes { THE($role) } for { COUNT($amount, one: "ducat", other: "ducats") }.
role-unsold = Nobody bids: the role { $role } stays beside the board.
turns-up = { $seat } turns 1 × { $color } face up.
keeps-down = { $seat } turns no card up.
white-power = { $seat } scores { COUNT($points, one: "point", other: "points") } for the white role.
red-power = { $seat } draws a card for the red role.
red-card = You draw 1 × { $color }.
red-empty = { $seat } would draw a card, but the stack is empty.
yellow-power = { $seat } takes { COUNT($amount, one: "ducat", other: "ducats") } for the yellow role.
mark-game-ends = Final scoring

# The end
game-ends = The game is over: final scoring.
final-regions = { $seat }: { COUNT($points, one: "point", other: "points") } for regions.
final-roles = { $seat }: { COUNT($points, one: "point", other: "points") } for roles.
final-sets = { $seat }: { COUNT($points, one: "point", other: "points") } for complete sets.
final-ducats = { $seat }: { COUNT($points, one: "point", other: "points") } for the most ducats (has { $amount }).
final-cards = { $seat }: { COUNT($points, one: "point", other: "points") } for the most cards in hand (has { $count }).
total = { $seat } ends with { COUNT($points, one: "point", other: "points") }.
tie-cards = Tie: { $seat } has { COUNT($count, one: "card", other: "cards") } on the table.
tie-major = Still a tie: the first major role of { $seat } is that of this building: { $color }.
victory = { $seat } wins with { COUNT($points, one: "point", other: "points") }.
victory-shared = { $seat } shares the victory with { COUNT($points, one: "point", other: "points") }.

# Refusals
no-only-offer = Now everybody offers cards to the pool.
no-offer-size = Exactly { COUNT($size, one: "card", other: "cards") } must be offered.
no-offer-cards = You cannot offer that many { $color } cards: you hold { $held }.
no-only-bid = An auction is on: bid or pass.
no-bid-low = The bid must be at least { COUNT($minimum, one: "ducat", other: "ducats") }.
no-bid-money = You cannot bid { $amount }: you have { COUNT($money, one: "ducat", other: "ducats") }.
no-only-build = You won a group: build a city or leave it.
no-city-built = { $city } has already been built by { $seat }.
no-city-hidden = { $city } does not lie face up.
no-build-first-round = Nobody may build in the first round.
no-build-cards = For { $city } your hand lacks { $missing } × { $color }; cards on the table do not count.
no-build-money = { $city } costs { COUNT($cost, one: "ducat", other: "ducats") }, you have { $money }.
no-only-action = It is the phase of actions: build a city, lay cards, or do nothing.
no-lay-cards = You cannot lay that many { $color } cards: you hold { $held }.
no-only-shield = First place the shields of the city you built.
no-region-apart = { $city } does not touch { THE($region) }.
no-must-place = In this edition the shields of a city must be placed.
no-only-flip = First use the power of your green role.
no-flip-green = The green role cannot turn up a University.
no-flip-none = You have no face-down { $color } card.
no-must-flip = In this edition a card must be turned up if you can.
no-only-power-shield = The blue role must place its shield: choose a region.

# Buttons
verb-offer = Offer { $offer }
verb-bid = Bid { COUNT($amount, one: "ducat", other: "ducats") }
verb-pass = Pass
verb-build = Build { $city }
verb-no_build = Do not build
verb-lay = Lay { $count } × { $color }
verb-pass_action = Do nothing
verb-place_shield = Place a shield { IN($region) }
verb-stop_placing = Place no more shields
verb-flip_up = Turn up { $color }
verb-no_flip = Turn up nothing

# What the signs of a player’s panel mean
panel-points = Points
    .help = For cities, and for roles when others build; regions, roles and sets count at the end.
panel-principe = Il Principe
    .help = The marker: it goes to whoever wins an auction, and its holder acts first. (7.1)
panel-ducats = Ducats
    .help = They pay for bids and for cities.
panel-cards = Cards in hand
    .help = Only these can build a city or be laid; what was seen by all is named.
panel-shields = Shields in stock
    .help = They are placed in regions when a city is built.

# What may be done, what each step asks, what it will do
do-offer = Offer cards
do-bid = Bid
do-build = Build a city
do-lay = Lay cards
do-place_shield = Place a shield
do-flip_up = Turn up a card
step-offer-offer = Which cards do you give to the pool?
step-bid-amount = How much do you bid?
step-build-city = Which city do you build?
step-lay-color = Of which building do you lay cards?
step-lay-count = How many cards do you lay ({ $color })?
step-place_shield-region = Which region receives the shield?
step-flip_up-color = Which card do you turn up?
note-build = { COUNT($count, one: "city", other: "cities") }
note-lay = { COUNT($count, one: "building", other: "buildings") }
will-build = You gain { LIST(COUNT($points, one: "point", other: "points"), COUNT($shields, one: "shield", other: "shields"), none: "nothing") }; { COUNT($money, one: "ducat", other: "ducats") } left.
will-pay-role = { $seat }: { COUNT($points, one: "point", other: "points") }.
will-keep = If you win you keep { COUNT($money, one: "ducat", other: "ducats") }.
will-lie-up = Then { $count } × { $color } face up before you.
will-shield = Then { COUNT($own, one: "shield", other: "shields") } of yours { IN($region) }; the most of another player: { $most }.
will-hold = { COUNT($count, one: "card", other: "cards") } left in hand.
because-unit = points
because-hand = The cards you keep serve better for a city.
because-table = It promises more in roles and sets on your table.
because-city = The city brings points, shields and cards on the table.
because-shield = The shield counts for more there.
because-dear = To win is worth { $limit ->
    [one] { $limit } ducat
   *[other] { $limit } ducats
} to you and no more.
because-bargain = To win is worth up to { $limit ->
    [one] { $limit } ducat
   *[other] { $limit } ducats
} to you.
because-cheaper = It costs less if nobody goes higher.
because-kept = You keep { COUNT($amount, one: "ducat", other: "ducats") } for later.

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
    .article = the
    .help = Green major. At once: turn one of your face-down cards of another colour face up. { COUNT($role-master-build_points, one: "point", other: "points") } when another player builds a city with a University, and { $role-master-end_points } at the end.
role-apprentice = Apprentice
    .article = the
    .help = Green minor. At once: turn one of your face-down cards of another colour face up. { COUNT($role-apprentice-build_points, one: "point", other: "points") } when another player builds a city with a University, and { $role-apprentice-end_points } at the end.
role-bishop = Bishop
    .article = the
    .help = White major. At once: { COUNT($scoring-white_power, one: "point", other: "points") }. { COUNT($role-bishop-build_points, one: "point", other: "points") } when another player builds a city with a Cathedral, and { $role-bishop-end_points } at the end.
role-priest = Priest
    .article = the
    .help = White minor. At once: { COUNT($scoring-white_power, one: "point", other: "points") }. { COUNT($role-priest-build_points, one: "point", other: "points") } when another player builds a city with a Cathedral, and { $role-priest-end_points } at the end.
role-gonfalonier = Gonfalonier
    .article = the
    .help = Red major. At once: draw a card. { COUNT($role-gonfalonier-build_points, one: "point", other: "points") } when another player builds a city with a Town hall, and { $role-gonfalonier-end_points } at the end.
role-notary = Notary
    .article = the
    .help = Red minor. At once: draw a card. { COUNT($role-notary-build_points, one: "point", other: "points") } when another player builds a city with a Town hall, and { $role-notary-end_points } at the end.
role-lord = Lord
    .article = the
    .help = Blue major. At once: place a shield in any region. { COUNT($role-lord-build_points, one: "point", other: "points") } when another player builds a city with a Castle, and { $role-lord-end_points } at the end.
role-knight = Knight
    .article = the
    .help = Blue minor. At once: place a shield in any region. { COUNT($role-knight-build_points, one: "point", other: "points") } when another player builds a city with a Castle, and { $role-knight-end_points } at the end.
role-banker = Banker
    .article = the
    .help = Yellow major. At once: { COUNT($scoring-yellow_power, one: "ducat", other: "ducats") }. { COUNT($role-banker-build_points, one: "point", other: "points") } when another player builds a city with a Market square, and { $role-banker-end_points } at the end.
role-merchant = Merchant
    .article = the
    .help = Yellow minor. At once: { COUNT($scoring-yellow_power, one: "ducat", other: "ducats") }. { COUNT($role-merchant-build_points, one: "point", other: "points") } when another player builds a city with a Market square, and { $role-merchant-end_points } at the end.
role-gonfalonier_2005 = { role-gonfalonier }
    .article = the
    .help = { role-gonfalonier.help }
role-lord_2005 = { role-lord }
    .article = the
    .help = { role-lord.help }

# Cities
city-siena = Siena
    .help = Small city. Needs { $city-siena-icons-green } × { color-green }, { $city-siena-icons-white } × { color-white }, { $city-siena-icons-yellow } × { color-yellow } from your hand and { COUNT($city-siena-cost, one: "ducat", other: "ducats") }. { COUNT($city-siena-points, one: "point", other: "points") } and { COUNT($city-siena-shields, one: "shield", other: "shields") }. Touches: { region-reg_brown }.
city-orvieto = Orvieto
    .help = Small city. Needs { $city-orvieto-icons-white } × { color-white }, { $city-orvieto-icons-red } × { color-red }, { $city-orvieto-icons-blue } × { color-blue } from your hand and { COUNT($city-orvieto-cost, one: "ducat", other: "ducats") }. { COUNT($city-orvieto-points, one: "point", other: "points") } and { COUNT($city-orvieto-shields, one: "shield", other: "shields") }. Touches: { region-reg_brown }.
city-venezia = Venice
    .help = Small city. Needs { $city-venezia-icons-red } × { color-red }, { $city-venezia-icons-blue } × { color-blue }, { $city-venezia-icons-yellow } × { color-yellow } from your hand and { COUNT($city-venezia-cost, one: "ducat", other: "ducats") }. { COUNT($city-venezia-points, one: "point", other: "points") } and { COUNT($city-venezia-shields, one: "shield", other: "shields") }. Touches: { region-reg_red }.
city-verona = Verona
    .help = Small city. Needs { $city-verona-icons-green } × { color-green }, { $city-verona-icons-blue } × { color-blue }, { $city-verona-icons-yellow } × { color-yellow } from your hand and { COUNT($city-verona-cost, one: "ducat", other: "ducats") }. { COUNT($city-verona-points, one: "point", other: "points") } and { COUNT($city-verona-shields, one: "shield", other: "shields") }. Touches: { region-reg_blue }.
city-perugia = Perugia
    .help = Small city. Needs { $city-perugia-icons-green } × { color-green }, { $city-perugia-icons-white } × { color-white }, { $city-perugia-icons-red } × { color-red } from your hand and { COUNT($city-perugia-cost, one: "ducat", other: "ducats") }. { COUNT($city-perugia-points, one: "point", other: "points") } and { COUNT($city-perugia-shields, one: "shield", other: "shields") }. Touches: { region-reg_violet }.
city-urbino = Urbino
    .help = Middling city. Needs { $city-urbino-icons-green } × { color-green }, { $city-urbino-icons-red } × { color-red }, { $city-urbino-icons-blue } × { color-blue } from your hand and { COUNT($city-urbino-cost, one: "ducat", other: "ducats") }. { COUNT($city-urbino-points, one: "point", other: "points") } and { COUNT($city-urbino-shields, one: "shield", other: "shields") }. Touches: { region-reg_yellow }, { region-reg_violet }.
city-padova = Padua
    .help = Middling city. Needs { $city-padova-icons-green } × { color-green }, { $city-padova-icons-white } × { color-white }, { $city-padova-icons-yellow } × { color-yellow } from your hand and { COUNT($city-padova-cost, one: "ducat", other: "ducats") }. { COUNT($city-padova-points, one: "point", other: "points") } and { COUNT($city-padova-shields, one: "shield", other: "shields") }. Touches: { region-reg_red }, { region-reg_yellow }.
city-lucca = Lucca
    .help = Middling city. Needs { $city-lucca-icons-white } × { color-white }, { $city-lucca-icons-red } × { color-red }, { $city-lucca-icons-blue } × { color-blue } from your hand and { COUNT($city-lucca-cost, one: "ducat", other: "ducats") }. { COUNT($city-lucca-points, one: "point", other: "points") } and { COUNT($city-lucca-shields, one: "shield", other: "shields") }. Touches: { region-reg_blue }, { region-reg_brown }.
city-milano = Milan
    .help = Middling city. Needs { $city-milano-icons-red } × { color-red }, { $city-milano-icons-blue } × { color-blue }, { $city-milano-icons-yellow } × { color-yellow } from your hand and { COUNT($city-milano-cost, one: "ducat", other: "ducats") }. { COUNT($city-milano-points, one: "point", other: "points") } and { COUNT($city-milano-shields, one: "shield", other: "shields") }. Touches: { region-reg_blue }, { region-reg_green }.
city-bologna = Bologna
    .help = Middling city. Needs { $city-bologna-icons-green } × { color-green }, { $city-bologna-icons-white } × { color-white }, { $city-bologna-icons-yellow } × { color-yellow } from your hand and { COUNT($city-bologna-cost, one: "ducat", other: "ducats") }. { COUNT($city-bologna-points, one: "point", other: "points") } and { COUNT($city-bologna-shields, one: "shield", other: "shields") }. Touches: { region-reg_green }, { region-reg_yellow }.
city-mantova = Mantua
    .help = Large city. Needs { $city-mantova-icons-green } × { color-green }, { $city-mantova-icons-white } × { color-white }, { $city-mantova-icons-red } × { color-red }, { $city-mantova-icons-yellow } × { color-yellow } from your hand and { COUNT($city-mantova-cost, one: "ducat", other: "ducats") }. { COUNT($city-mantova-points, one: "point", other: "points") } and { COUNT($city-mantova-shields, one: "shield", other: "shields") }. Touches: { region-reg_blue }, { region-reg_red }, { region-reg_green }.
city-firenze = Florence
    .help = Large city. Needs { $city-firenze-icons-green } × { color-green }, { $city-firenze-icons-red } × { color-red }, { $city-firenze-icons-blue } × { color-blue }, { $city-firenze-icons-yellow } × { color-yellow } from your hand and { COUNT($city-firenze-cost, one: "ducat", other: "ducats") }. { COUNT($city-firenze-points, one: "point", other: "points") } and { COUNT($city-firenze-shields, one: "shield", other: "shields") }. Touches: { region-reg_green }, { region-reg_brown }, { region-reg_violet }.
city-ferrara = Ferrara
    .help = Large city. Needs { $city-ferrara-icons-green } × { color-green }, { $city-ferrara-icons-white } × { color-white }, { $city-ferrara-icons-red } × { color-red }, { $city-ferrara-icons-blue } × { color-blue } from your hand and { COUNT($city-ferrara-cost, one: "ducat", other: "ducats") }. { COUNT($city-ferrara-points, one: "point", other: "points") } and { COUNT($city-ferrara-shields, one: "shield", other: "shields") }. Touches: { region-reg_red }, { region-reg_green }, { region-reg_yellow }.
city-pisa = Pisa
    .help = Large city. Needs { $city-pisa-icons-green } × { color-green }, { $city-pisa-icons-white } × { color-white }, { $city-pisa-icons-blue } × { color-blue }, { $city-pisa-icons-yellow } × { color-yellow } from your hand and { COUNT($city-pisa-cost, one: "ducat", other: "ducats") }. { COUNT($city-pisa-points, one: "point", other: "points") } and { COUNT($city-pisa-shields, one: "shield", other: "shields") }. Touches: { region-reg_blue }, { region-reg_brown }, { region-reg_violet }.
city-rimini = Rimini
    .help = Large city. Needs { $city-rimini-icons-white } × { color-white }, { $city-rimini-icons-red } × { color-red }, { $city-rimini-icons-blue } × { color-blue }, { $city-rimini-icons-yellow } × { color-yellow } from your hand and { COUNT($city-rimini-cost, one: "ducat", other: "ducats") }. { COUNT($city-rimini-points, one: "point", other: "points") } and { COUNT($city-rimini-shields, one: "shield", other: "shields") }. Touches: { region-reg_red }, { region-reg_yellow }, { region-reg_violet }.

# Regions
region-reg_blue = Lombardy and Liguria
    .help = Blue region. Touched by Verona, Lucca, Milan, Mantua and Pisa.
region-reg_red = Republic of Venice
    .article = the
    .help = Red region. Touched by Venice, Padua, Mantua, Ferrara and Rimini.
region-reg_green = Emilia
    .help = Green region. Touched by Milan, Bologna, Mantua, Florence and Ferrara.
region-reg_yellow = Polesine and Romagna
    .help = Yellow region. Touched by Urbino, Padua, Bologna, Ferrara and Rimini.
region-reg_brown = Tuscany
    .help = Brown region. Touched by Siena, Orvieto, Lucca, Florence and Pisa.
region-reg_violet = Papal State and Maremma
    .article = the
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
    .help = Start with { COUNT($money_variant-start_money, one: "ducat", other: "ducats") }, take { $money_variant-income } each round, and build from the first round on.
option-open_money = Open money
    .help = Everybody sees everybody’s ducats. They can be reckoned from the log in any case.
option-first_player = First Il Principe
    .help = Who holds the marker when the game begins.
option-first_player-random = drawn by lot
option-first_player-seat = the first seat
option-first_player-1 = the second seat
option-first_player-2 = the third seat
option-first_player-3 = the fourth seat
option-first_player-4 = the fifth seat
option-families = Families
    .help = Each player may choose a house at the table, before the start; lots are drawn for the others. It changes the arms, not the game.
option-families-random = by choice, else by lot
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
board-player = points { $score } · ducats { $ducats } · cards in hand { $cards } · shields left { $shields }
board-up = face up: { $list }
board-down = face down: { $list }
board-pool = To be auctioned: { $list }
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

# Standing orders
lot-group = { $count } × { $color }
lot-role = { $role }
standing-bids = In auctions
standing-offer = For the next offer
standing-build = When I have won a group
standing-action = For my action
standing-if-price = the next bid must be at least { COUNT($amount, one: "ducat", other: "ducats") }
standing-if-ducats = I have no more than { COUNT($amount, one: "ducat", other: "ducats") }
standing-until-lot = for this lot
standing-until-round = until this round is over
standing-until-game = until the game is over
theme-offer = What to put up
theme-bid = How high to bid
theme-build = Building
theme-lay = Cards laid out
theme-shield = Shields
theme-flip = Turning cards up
