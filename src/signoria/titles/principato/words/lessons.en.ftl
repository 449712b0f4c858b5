course = Grow a principality in three years: fields, banks, an army, and art that outlives you.

lesson-land = Food and gold
lesson-build = Build
lesson-army = The army
lesson-culture = Culture
lesson-game = A first game

land-harvest = The harvest
    .text = This is your principality. You always hold **two cards**, and a turn is **{ $box-actions_per_turn } actions**.

        The simplest action: use one line of one of your cards.
    .task = Use the **Harvest**.
    .coach-card = { $effects-harvest-count } food for each field. Touch the line to use it.
    .coach-fields = Your { $fields } fields. They yield food, but they store none.
    .done = **{ $then_food } food**, one from each field. It lies on your farms now, ready to be spent. Palazzi and banks do the same with gold.
    .not-build = You may: a favour would pay for the palazzo. But your farms are empty, so first fill them.
    .not-favour = A favour is never wrong, but it is only one cube. The Harvest brings { $fields }.
    .not-change = You gave a card away unused. Use the Harvest first, your fields are ripe.
    .not-pass = That ends your turn, and both actions are lost. The Harvest costs nothing.

land-room = No room
    .text = Fields yield, **farms store**: each holds { $holds-farm } food. What finds no place is lost.

        You have { $fields } fields and { $farms } farms, with { $food } food on them.
    .task = You use the Harvest. How much food do you have then?
    .coach-farms = Room for { $places } in all, and { $food } is there already.
    .done = **{ $right }**: the farms are full, and { $then_lost } food was lost. Fields and farms should grow together.
    .not-all = Five and one would be six, but the farms hold only { $right }. The rest is lost.
    .not-fields = Each field yields one, but { $food } lies there already, and { $farms } farms hold no more than { $right }.
    .not-kept = There is room for more: the fields fill the farms up to { $right }.

land-exchange = After use
    .text = The Harvest bears the **exchange sign**. After use it must go into the row, and you take any card from there.

        Your farms are full, and your bank has gold.
    .task = Take the card that builds **farms**.
    .coach-want = Farm Works: gold for farms. Touch it.
    .coach-leaves = The oldest card. It **leaves the game** when your turn ends.
    .done = The Farm Works are yours, and you may use them **at once** with your second action. The Harvest lies in the row, where { $p1 } can take it.
    .not-oldest = You have a levy now, and the Harvest lies in the first slot: it **leaves the game** after your turn. Farms are what you lack.
    .not-other = Any card may be taken, but this one gives you no more room for food. Look for the farms.

build-twice = Two for two
    .text = The Farm Works have two lines: 1 gold for one farm, or 3 gold for two. They bear no exchange sign: they **stay in your hand**.

        You have { $gold } gold and { $actions } actions.
    .task = Build **two farms** this turn.
    .coach-first = One farm, 1 gold. Two at once take only one action, but you lack the gold.
    .coach-again = The card is still there. Use it again.
    .done = **{ $then_farms } farms for 2 gold.** The same action twice is allowed. Cheap takes time, quick costs gold.
    .not-rents = The rents bring gold, but this was your second action. One farm is missing.
    .not-favour = A favour for later. But it took an action, and two farms need both.
    .not-change = You changed a card, and an action is gone. You hold the right card already: use it twice.
    .not-pass = Your turn is over, and something is still to be built. Use the upper line twice.

build-favour = Favours
    .text = Now you have **one action** left and { $gold } gold.

        But in your church lies a **favour**. It stands in for any food or gold.
    .task = Build **two farms** with this one action.
    .coach-church = One favour: as good as one gold, or one food.
    .coach-line = Costs 3 gold. You have 2 and a favour.
    .done = **{ $then_farms } farms.** The favour paid for the missing gold. Taking a new one is an action; the church holds { $holds-church }.
    .not-one = That is the line for one farm. The lower one gives two.
    .not-tax = The Tax Collector brings cubes, but your last action is gone, and no farm was built.
    .not-more = Now you have two favours, and no action left to use them.
    .not-other = So your turn ends without a farm. You can pay for two: 2 gold and a favour.

army-strength = Hungry troops
    .text = A catapult counts { $strength-catapult }. A militia with food on it counts { $strength-supplied_troop }, one **without counts minus 1**.

        Recruiting is free: you raise **four militia** and feed **two**. That is all your food.
    .task = What is the strength of your army then?
    .coach-card = As many as you like, and they cost nothing. But they want to eat.
    .coach-food = Your { $food } food. One cube feeds one militia.
    .done = **{ $right }**: 1 for the catapult, 2 for the fed, minus 2 for the hungry. Raise no more than you can feed.
    .not-all = That would be all five. But two militia go hungry, and each takes 1 away: { $right }.
    .not-fed = The hungry ones do not just stay out. They **take 1 away** each: { $right }.

army-supply = Just enough
    .text = A **military scoring**. The strongest army of three gets { $military_points-3-1 } points, the second { $military_points-3-2 }. Now you may supply.

        All cubes on troops are **used up** afterwards. You have { $food } food.
    .task = Be the **strongest**, and keep as much food as you can. Then say that you are done.
    .coach-hungry = Feed a militia, and it goes from minus 1 to 1.
    .coach-rival = { $p1 } has strength { $other }, and nothing left to supply.
    .done = **{ $then_points } points**, and { $then_food } food saved. One more cube would have won no more.
    .not-more = You get the { $then_points } points, but all your food is gone. **Two fed militia** were enough.
    .not-few = Too little: { $p1 } is stronger with { $other }, and you are second with { $then_points } points. Feed one more.

army-tie = Equal armies
    .text = Five times in a game the armies are scored: when a year ends, and when a **scoring card** comes up. Of four, the strongest gets { $military_points-4-1 } points, the second { $military_points-4-2 }, the third { $military_points-4-3 }.

        You end your turn, and there the card comes. You and { $p1 } both have { $mine }, the others less.
    .task = How many points do you get?
    .coach-level = { $p1 } is as strong as you are. You share the first two places.
    .done = **{ $right }** each: { $military_points-4-1 } and { $military_points-4-2 } together, halved and rounded up. { $p2 } is third and gets { $then_third }.
    .not-first = Not the first place for both: you **share** { $military_points-4-1 } and { $military_points-4-2 }. Half of that, rounded up, is { $right }.
    .not-second = Nobody is put second. You **share** { $military_points-4-1 } and { $military_points-4-2 }: half of that, rounded up, is { $right }.
    .not-down = Nearly: { $military_points-4-1 } and { $military_points-4-2 } are shared, but rounded **up**. That is { $right }.

culture-change = Before it leaves
    .text = The row moves after every turn. Whatever lies first is **gone**.

        The **Painter** lies there, and you have { $gold } gold. Changing one of your cards is an action, too.
    .task = **Change** one of your cards for the Painter.
    .coach-painter = Leaves after this turn. Touch it, then the **picture** of the card that you give.
    .done = The Painter is in your hand, and one action is left to use him.
    .not-other = A good card, perhaps. But the Painter leaves after this turn, and with him your painting.
    .not-use = One action less, and the Painter is still in the row. Fetch him first.
    .not-favour = Favours lie there next turn, too. The Painter does not.
    .not-pass = Your turn ends, and the Painter is gone.

culture-painting = Works of art
    .text = Monuments, books and paintings are **points for good**. Nobody can take them away.

        A painting costs { $effects-painter-gold } gold. You choose among those that are left.
    .task = Buy the **best painting**.
    .coach-line = All your gold for one painting.
    .coach-values = The number is its points. The price is the same for all.
    .done = **{ $then_points } points.** The Painter must be exchanged now, as after a harvest.
    .not-less = Fine, but { $then_points } points for the same price. The best one was still there.
    .not-build = A palazzo brings gold later, but no points. This was your last action.
    .not-favour = Now you have a favour, and no action left for the painting.
    .not-away = Your turn is over, and the gold still lies in the bank. At the end it is worth nothing.

culture-objective = Secret objectives
    .text = Everybody has **two secret objectives**. They score at the very end.

        Your **Palace** wants sets of monument, book and painting: one set brings { $objectives-palace-sets-2 } points. A monument and a book you have.
    .task = You buy the great painting for { $designs-painting_high-points }. How many points is it worth to you in all?
    .coach-palace = One set: { $objectives-palace-sets-2 }. Two: { $objectives-palace-sets-3 }. Three: { $objectives-palace-sets-4 }.
    .done = **{ $right }**: { $designs-painting_high-points } for itself, and { $objectives-palace-sets-2 } because it completes the set.
    .not-value = That is the painting alone. It also completes your set: { $objectives-palace-sets-2 } more make { $right }.
    .not-set = That is the set alone. The painting keeps its own { $designs-painting_high-points }, too: { $right }.

game-first = Your first game
    .text = The last four turns of a game, against two beginners. Two scorings are still to come.

        Most points win: army, culture, objectives. The coach speaks up when something new comes.
    .done = That was the end of a whole game. **You know the rules**; what is left is to have the right card at the right time.
    .hint-begin = Two actions. Gather food and gold first: culture will come into the row, and it is dear.
    .hint-exchange = This card must go. Take one that you can use next, **and look at what leaves**.
    .hint-pay = You have favours: they may pay a part. Spend them only if you are short, or if your cubes have a better use.
    .hint-recruit = They are free, but **each wants a cube** in the scoring. How many can you feed?
    .hint-choose = The price is the same for all. Take the best one left.
    .hint-supply = A scoring: with a cube a troop counts 1, without it minus 1. Look at the others before you pay.
    .hint-condottieri = You may send condottieri home. Keep those that you can pay next time.
    .hint-militia = You may send militia home. A hungry one takes 1 away next time.
    .hint-scored = The armies have been scored. You have **{ $points ->
        [one] one military point
       *[other] { $points } military points
    }** now. All the cubes on troops are used up.
    .hint-lost = Some food found no place and is lost. More farms would have kept it.
    .hint-hungry = A militia without food: minus 1. You may feed it **between your actions**, or wait for the scoring.
    .hint-last = **Your last turn.** Cubes are worth nothing at the end: turn them into points.
    .hint-catapult = New: **catapults**. They count 1 for good and never eat. Your Armoury likes them, too.
    .hint-sculptor = New: the **Sculptor**. A monument for food and gold, the cheapest piece of your set.
    .hint-printer = New: the **Printer**. A book for { $effects-printer-food } food.
    .hint-painter = New: the **Painter**. A painting for { $effects-painter-gold } gold, worth most of all.
    .hint-row = The row has moved: one card left in each turn. This one goes next.
    .hint-secret = Think of your objectives: the **Palace** wants a monument, a book and a painting.
