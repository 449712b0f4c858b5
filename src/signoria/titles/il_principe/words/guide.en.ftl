two-auction = Everybody gives cards to a pool; its groups of one colour are **auctioned**. The winner holds the marker and may build at once.
two-build = **Build cities** with the right cards from your hand and ducats: points at once, and shields on the map.
two-roles = Cards on the table win **roles** in five colours. They pay { $major } or { $minor } whenever another builds with their colour.
two-regions = At the end the most **shields** in a region bring { $first } points; then come roles, sets, ducats and cards.

turn = A round at a glance
turn-income = Income and offers
    .text = { $income } ducats, { $draw } cards; then all give { $offer } cards in secret (other numbers with two players).
turn-auctions = Auctions
    .text = The smallest group first. Who wins takes the marker and may build one city.
turn-actions = Actions
    .text = Build a city, lay cards of one colour, or do nothing.
turn-roles = Roles
    .text = Colour by colour: most cards face up take the major role, the second the minor. Ties are auctioned.

box-lead = { $buildings } building cards, { $cities } cities, { $roles } roles
box-buildings = Building cards
box-editions = Editions
box-edition-amigo_2006 = Amigo
box-edition-mtm_2005 = Mind the Move
box-ends = Points at the end
box-end-region_first = Most shields in a region
box-end-region_second = Second most shields
box-end-set_points = Each set of five colours
box-end-most_ducats = Most ducats
box-end-most_cards = Most cards in hand
box-families = Families
box-roles = Roles
    .note = Points when another player builds a city with this colour, and at the end
box-power-green = At once: turn one of your face-down cards of another colour face up.
box-power-white = At once: { $white ->
    [one] { $white } point
   *[other] { $white } points
}.
box-power-red = At once: draw a card.
box-power-blue = At once: place a shield in any region.
box-power-yellow = At once: { $yellow ->
    [one] { $yellow } ducat
   *[other] { $yellow } ducats
}.
box-players = By number of players
box-players-2 = 2 players
box-players-3 = 3 players
box-players-4 = 4 players
box-players-5 = 5 players
box-cities = Cities
column-start-money = Ducats at first
column-color = Colour
column-build-points = Building
column-end-points = End
column-draw = Cards drawn
column-offer = Cards offered
column-last-round-below = Last round below (stack)
column-last-pool = Last pool

example-order = In which order the groups are sold
    .text = The pool holds 3 Universities, 2 Cathedrals, 2 Town halls and { $count } Market square. The Market square comes first, then Cathedrals and Town halls, the Universities last. Castles are not sold at all.
example-marker = The marker moves with the winner
    .text = { $p3 } wins the Market square for { $price } and keeps { $left } ducats. The next auction begins left of { $p3 }, with { $p0 }.
example-firenze = Florence is built
    .text = Two Universities, a Town hall, a Castle and a Market square go from the hand to the table, 5 ducats to the bank: { $points } points, { $left } ducat left. Two shields go to regions that Florence touches; Lombardy is none of them.
example-lucca = Others’ roles score
    .text = { $p1 } builds Lucca: 2 Cathedrals, a Castle, a Town hall, { $builder } points and nothing for the own Notary. { $p0 }, Bishop, scores { $first }; { $p2 }, Priest and Lord, scores { $third }.
example-clear = A clear order
    .text = Four Castles face up make { $p0 } the Lord, who turns half of them face down and keeps { $up }. { $p1 } is second, becomes Knight and turns none: { $kept }.
example-second = A tie for second place
    .text = { $p0 } is Lord. { $p1 } and { $p3 } share second place: the Knight is auctioned between these { $two } alone.
example-first = A tie for first place
    .text = Three share the lead: the Lord is auctioned among them, and nobody becomes Knight, though { $p1 } alone is second. { $p3 } pays 2, keeps { $left } ducats, turns { $down } of 3 cards and places a shield.
example-regions = Scoring the regions
    .text = Lombardy: { $p2 } 5, { $p1 } and { $p4 } 2 each. Emilia: { $p3 } 5, { $p2 } 2. Venice: { $p1 } 5. Romagna: { $p0 } and { $p4 } tie for 5, nobody is second. In all { $a }, { $b }, { $c }, { $d } and { $e }.
example-sets = Sets
    .text = Face up and face down count alike: 4 Universities, 2 Cathedrals, 2 Town halls, 3 Castles and 5 Market squares are two sets, { $points } points.
