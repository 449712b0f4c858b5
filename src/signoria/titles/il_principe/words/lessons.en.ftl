course = Buy the right cards, build cities, and let others’ cities pay you.

lesson-market = Cards come to market
lesson-build = Build a city
lesson-roles = Roles
lesson-end = What counts at the end
lesson-game = A first game

market-offer = What you give away
    .text = Every round brings ducats and new cards. Then everybody gives **two cards** of the hand to the pool, face down and all at once.

        What lies in the pool is auctioned. So give what you can do without.
    .task = You want to build **Lucca**. Give two cards you do not need.
    .coach-city = Lucca asks for **two Cathedrals**, a Town hall and a Castle.
    .coach-hand = You hold all four already. Touch two others.
    .done = Well chosen: the Market squares bring you nothing for Lucca, and somebody will **pay the bank** for them, not you.
    .not-white = Lucca shows the Cathedral **twice**. Give one away, and you have to buy it back.
    .not-other = That card is on Lucca. With it gone, you cannot build the city.

market-bid = Bid with the city in mind
    .text = The pool is sorted by building and sold **from the smallest group to the largest**. Here are the two Cathedrals you need.

        { $p1 } bids { $high }, { $p2 } has passed. You have { $money } ducats.
    .task = Buy them, and keep enough to **build Lucca**.
    .coach-lot = Whoever wins takes these cards, pays, and may build **at once**.
    .coach-city = Lucca costs 4 ducats, whatever you paid for the cards.
    .done = **Yours**, and { $then_money } ducats are left: enough for Lucca. Winning also makes you **Il Principe**, who bids last next time and acts first.
    .not-dear = You win the cards, but { $then_money } { $then_money ->
        [one] ducat is
       *[other] ducats are
    } not enough to build Lucca, which costs 4. Bid less.
    .not-pass = The Cathedrals go to { $p1 } for { $high }. You can pay more and still build.

build-city = Cards, ducats, shields
    .text = In your action you may build **one city**, lay cards, or do nothing.

        A city takes the cards it shows from your hand and its price in ducats. It pays **points at once**, and you put shields on the map.
    .task = Build **Lucca** and place both shields.
    .coach-city = Two Cathedrals, a Town hall, a Castle, and 4 ducats.
    .coach-cards = These go **face up on the table**. They stay yours, and will win you roles.
    .coach-shield = Lucca lies on two regions. Both shields may go into one of them, or one into each.
    .done = **Lucca is built**: 6 points now, and your shields stand where they may bring more at the end.
    .not-lay = Cards laid on the table never build a city: only cards **from your hand** do. You hold all that Lucca asks for.
    .not-idle = You could build, so do: somebody else may want Lucca, too.
    .not-forgo = You may forgo shields, but each can bring points at the end. Place them.

build-regions = The most shields
    .text = At the end every region pays: **5 points for the most shields**, also to each of several who are level. Behind a *single* leader the second gets **2**.

        In Emilia you have 3 shields to 1, in Tuscany 1 to 2, in Lombardy 1 to 1.
    .task = How many points would your shields bring now?
    .coach-lead = Yours: 3 to 1.
    .coach-tie = Level: 1 to 1. What does a tie bring?
    .done = **{ $right }**: 5 for Emilia, 2 for the second place in Tuscany, and 5 for Lombardy, where both score in full.
    .not-tie = Level is as good as first: **each of them gets 5**. So Lombardy counts in full, and it makes { $right }.
    .not-second = The second place counts as well: 2 points in Tuscany, behind a single leader. That makes { $right }.
    .not-lead = That is Emilia alone. The second place brings 2, and level is as good as first: { $right }.

roles-lay = Cards on the table
    .text = At the end of each round the five **roles** are given: to whoever has the **most cards face up** of their building.

        You have nothing to build with. But you may lay cards of **one building**.
    .task = Become **Banker**.
    .coach-role = The role of the Market squares. It brings 2 ducats at once, and points when others build with it.
    .coach-rival = { $p1 } has 2 Market squares on the table.
    .done = Three against two: the Banker will be yours, and { $p1 } gets the smaller role, the Merchant.
    .not-tie = Two against two: a tie. Then the role is **auctioned** between you, and nobody gets the smaller one.
    .not-few = One is fewer than { $p1 }’s two. You may lay **all cards** of one building in one action.
    .not-green = One University on the table, but the Banker goes by the **Market squares**.
    .not-idle = Doing nothing is allowed, and brings nothing.

roles-half = The price of a great role
    .text = Roles are given **anew every round**. Whoever takes a great one turns **half of the cards** that won it face down, rounded up. Cards face down do not count for roles.

        You lay three Market squares and become Banker.
    .task = How many of them still lie face up then?
    .coach-turn = Major roles turn cards. The smaller ones turn nothing.
    .done = **{ $right }**: half of 3 is one and a half, rounded up two are turned. So nobody is Banker forever.
    .not-kept = All three won you the role, but half of them, rounded up, are turned face down: { $right } is left.
    .not-two = Rounded **up**: two are turned, and { $right } is left.
    .not-none = Not all of them, only half, rounded up: { $right } is left.

roles-pay = Others build for you
    .text = Whenever **somebody else builds**, every role whose building the city shows pays its holder: **2 points for a major** role, **1 for a minor** one.

        You are Bishop and Lord, and Notary, the minor role of the Town halls. { $p1 } builds Lucca.
    .task = How many points do you get?
    .coach-city = Two Cathedrals, a Town hall, a Castle.
    .coach-role = The Bishop goes with the Cathedrals.
    .done = **{ $right }**: Bishop 2, Lord 2, Notary 1. A building that is shown twice pays once.
    .not-twice = The Cathedral is shown twice, but **pays once**: 2 + 2 + 1 makes { $right }.
    .not-major = Do not forget the minor role: the Notary pays 1, too. That makes { $right }.
    .not-builder = The builder gets nothing for own roles, but you are not the builder: 2 + 2 + 1 makes { $right }.

end-sets = Complete sets
    .text = When the stack runs low the last round is played. Then everything is added up: regions, roles, and **2 points for each set of all five buildings** on your table.

        Cards face down count here, too.
    .task = How many points do your sets bring?
    .coach-table = Your table cards. Which building have you least of?
    .done = **{ $right }**: two of each at the least, face up and face down together. Most ducats and most cards in hand bring 2 each, as well.
    .not-one = Look at the cards face down, too: with them you have two of each building. That makes { $right }.
    .not-three = You have three of some, but only **two** Cathedrals, Town halls and Castles: two sets, { $right } points.

game-first = Your first game
    .text = Two rounds against two beginners: the stack is low, so the second is already the last.

        The coach speaks up when something new comes.
    .done = That was a whole game, scored to the last card. **You know the rules**; the art is to know what a card is worth to others.
    .hint-offer = Income and four new cards. First look which city is nearest to your hand, then give what it does not show.
    .hint-bid = Bid for what you need, and remember the price of the city. { $money } ducats are yours.
    .hint-build = You won a group: **one city** may be built now, besides your action later.
    .hint-city-shield = A shield for each city. Go where you can lead, or be level.
    .hint-action = Now everybody has **one action**: build, lay cards of one building, or wait.
    .hint-bid-role = A tie for a role: it is auctioned among those who are level.
    .hint-flip = The green role turns one of your cards face up again, for the roles still to come.
    .hint-shield = The blue role puts a shield wherever you like.
    .hint-last = This is the **last round**. Ducats and cards in hand bring little now: use them.
    .hint-pays = Somebody built, and a role paid. That is why roles are worth fighting for.
    .hint-marker = You are **Il Principe**: you act first, and the next auction begins at your left.
    .hint-roles = The roles of this round. They go back at the end of the next.
