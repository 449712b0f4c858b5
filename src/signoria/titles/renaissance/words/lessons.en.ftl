course = Cities, walls, artists and a few good cards. Hold whole provinces, turn after turn.

lesson-land = Cities and provinces
lesson-turn = Votes and walls
lesson-attack = Attack
lesson-defence = Defend
lesson-court = Court and market
lesson-game = A first game

land-province = A whole province
    .text = You lead **Milan**. Points come from **whole provinces**: every city of it must be yours, at the end of every turn.

        Twice a turn you may take a free city that a road joins to one of yours.
    .task = Make your **Duchy of Milan** complete.
    .coach-mine = Milan and Pavia are yours. The duchy has **three** cities.
    .coach-free = A free city. You could take it, but it lies in another province.
    .done = **Cremona is yours, and with it the whole duchy**: { COUNT($constants-pr_per_province, one: "point", other: "points") } at the end of this turn, and of every turn in which you still hold all three.
    .not-swiss = Not bad at all: that is a province of one city, and worth a point, too. But your own duchy lacks one city only. Others want it; take it first.
    .not-half = A new city, but only a part of its province. Nobody scores for half a province. One city makes your duchy complete: look beside Milan.
    .not-pass = Free cities do not stay free for long. One of them completes your duchy.

land-sea = By sea
    .text = Now you lead **Florence**. Your Pisa is a **port**, and a port reaches every other port, however far.

        Only one of your expansions in a turn may go by sea; Venice and Genoa may sail twice.
    .task = Sail to the city that is **a whole province** by itself.
    .coach-port = The anchor marks a port. From here you can sail.
    .coach-island = An island. No road leads there, and it is the only city of Corsica.
    .done = **Ajaccio is Corsica**: one city, one province. You now have { COUNT($then_provinces, one: "complete province", other: "complete provinces") }.
    .not-road = That one lies on a road, and its province has another city. Look out to sea.
    .not-sea = You can sail there, but its province has **two** cities. One port stands alone.
    .not-pass = Your fleet is ready, and an island lies free.

land-income = What cities bring
    .text = After the points comes the **income**. A garrison brings { $level-garrison-income }, a rampart { $level-rampart-income }, a fortress { $level-fortress-income }.

        You lead **Rome**. Raiders were in Viterbo this turn: a plundered city pays nobody.
    .task = How many ducats will you receive?
    .coach-walls = The wall means a rampart. Ancona has one, too.
    .coach-pillaged = The mark of the raiders.
    .done = **{ $right }**: two ramparts and one garrison. Viterbo pays again next turn.
    .not-pillaged = Leave Viterbo out: it was plundered and pays nothing this turn. That makes { $right }.
    .not-each = Walls earn more: a rampart brings { $level-rampart-income }, and you have two of them. With the garrison that makes { $right }.

turn-vote = War or peace
    .text = Each turn begins with a secret vote. **Peace**: { $constants-peace_cards } cards, { $constants-peace_ducats } ducats, one attack each. **War**: { $constants-war_cards } cards, no ducats, as many attacks as you can.

        You and { $p2 } vote for peace, { $p1 } and { $p3 } for war.
    .task = Will there be war?
    .coach-vote = All vote at the same time; nobody sees the votes before all are cast.
    .done = Right: **half of the votes is enough for war.** Peace needs more than half.
    .wrong = Two of four are for war, and **half is enough**. Peace needs more than half of the votes.

turn-build = Build a fortress
    .text = Before the armies march, you may build. A rampart costs { $constants-cost_rampart } ducats, a **castle** on top of it { $constants-cost_castle }, a palace { $constants-cost_palace }; cards cost { $constants-cost_card } each and come last.

        { $p2 } stands in Brescia, before your gates. You have { $ducats } ducats.
    .task = Make **Milan** a fortress.
    .coach-garrison = A garrison: strength { $level-garrison-pc }. First a rampart: it makes { $level-rampart-pc }.
    .coach-rampart = Now a rampart, strength { $level-rampart-pc }. A castle makes it { $level-fortress-pc }.
    .done = **A fortress**: strength { $level-fortress-pc } in every battle, { $level-fortress-income } ducats a turn, and raiders stay away.
    .not-other = A good wall, but now you cannot pay for both the rampart and the castle of Milan.
    .not-palace = A palace is for an artist; it has no walls. What is left does not pay for a fortress.
    .not-cards = **Cards come last**: whoever buys them, or none, has finished building.

attack-declare = Choose your prey
    .text = It is war, and your turn to fight. A city attacks a neighbour by road; you lay **two fighters**, the defender one.

        But walls count for the defender: garrison { $level-garrison-pc }, rampart { $level-rampart-pc }. In mountain or marsh, one more.
    .task = Attack the **weakest** neighbour of Parma.
    .coach-from = Roads lead from here to Bologna, Mantua and Pisa.
    .coach-hand = Two fighters: no fewer, or you may not attack.
    .done = **Bologna**: a plain garrison in the plain, { $level-garrison-pc } and no more. Now cards and dice decide.
    .not-marsh = Mantua has a rampart, { $level-rampart-pc }, and lies in the marsh, which adds { $constants-bonus_terrain }. There is a softer neighbour.
    .not-wall = Pisa has a rampart: { $level-rampart-pc } for the defender before any card is laid. There is a softer neighbour.
    .not-end = You can end your phase, but unused cards are **lost** at the end of the turn. Use these two.

attack-lay = Two fighters and a support
    .text = You lay two fighters face down, and perhaps one **support**. Then each side rolls a die, and everything is added up.

        Bologna is a garrison, { $level-garrison-pc }. { $p1 } has one card and will lay it.
    .task = Take Bologna. Do not be stingy.
    .coach-fighters = What you must beat: one card, a die, and these walls.
    .coach-engineer = A support. In attack the city counts **one level less**.
    .done = **{ $then_won } to { $then_held }: Bologna is yours**, with all that stands there. Your fighters are tired, but come back to your hand when your phase ends.
    .not-tie = { $then_even } to { $then_even }. **A tie leaves the city to the defender**, and your fighters are lost. One point more would have done it: use all you have.
    .not-short = { $then_mine } to { $then_theirs }: repulsed, and your fighters are lost. Lay stronger ones, and the support.

defence-felon = A felon at the gate
    .text = { $p2 } attacks Cremona from Mantua with two cards, face down. You lay **one fighter** and perhaps a support.

        Your walls and your die count, too.
    .task = Hold Cremona.
    .coach-attack = Two cards: it may well be ten or more, and a die comes on top.
    .coach-felon = In defence the felon takes away the **strongest blue card** of the attack.
    .done = The cannon was gone: { $then_even } to { $then_even }, and **a tie holds the city**. Against strong cards nothing is better than a felon.
    .not-engineer = An engineer adds { $constants-bonus_engineer_defence } in defence, but { $then_attack } to { $then_defence } is a clear defeat. Weaken the attack instead.
    .not-alone = { $then_attack } to { $then_defence }: Cremona is lost. One fighter seldom stops two. You have a support for that.

defence-counter = The counter
    .text = { $p3 } attacks your fortress Parma, and brings a **felon**. In attack he opens the gates: your walls count nothing.

        As it stands you have { $defence } against { $attack }.
    .task = What do you do about it?
    .coach-nothing = No walls here. They should count { $level-fortress-pc }.
    .coach-mine = You hold a felon, too. He needs no place in the battle.
    .done = **Felon against felon: both are gone.** Your walls stood again, and { $then_held } was enough. An engineer counters an engineer in the same way.
    .not-let = The gates stayed open, and with { $then_lost } Parma fell, fortress and all. You held the same card: the defender may answer it from the hand.

defence-traitor = The traitor
    .text = { $p2 } has hired a **condottiere**: { COUNT($constants-condottiere_cost, one: "ducat", other: "ducats") }, and a special die tells what he is worth. 4, 5 or 6; or he runs away; or he **betrays**.

        He betrays. You have { $defence } against { $attack }, and he is for sale.
    .task = Answer the traitor’s offer.
    .coach-rolls = Without him the attack has { $attack }. What he rolls next is added to one side.
    .coach-price = { COUNT($constants-condottiere_traitor_price, one: "ducat", other: "ducats") }, and he fights for **you**. Else he rolls again for { $p2 }.
    .done = **{ $then_held } to { $then_beaten }**: a ducat well spent. Always keep one back for such moments.
    .not-let = He rolled again for { $p2 }, and strongly: { $then_won } to { $then_lost }, and Cremona is lost. For one ducat he would have fought for you.

court-artist = An artist
    .text = An artist in a palace of yours is worth { COUNT($constants-pr_per_artist, one: "point", other: "points") } **every turn**. But he stays in his palace, whoever takes the city.

        You have two empty palaces, in Milan and in Cremona.
    .task = Invite an artist, where he is **safest**.
    .coach-card = An artist, or a banker: { COUNT($constants-banker_ducats, one: "ducat", other: "ducats") }. You choose.
    .coach-border = A garrison, with { $p2 } on two sides.
    .done = **Leonardo works in Milan**, behind the best walls you have. Beware of one name in the reserve: Savonarola burns the palace.
    .not-border = He came, but a garrison falls quickly, and **whoever takes Cremona takes the artist**. You have a fortress.
    .not-banker = The banker brings { $constants-banker_ducats } ducats, once. An artist brings a point every turn, to the end of the game.
    .not-end = Unused cards are lost at the end of the turn. This one is worth a point each turn.

court-sell = The market of a battle
    .text = { $p2 } attacks { $p1 }, who leads. Before the cards are laid, the others may **sell condottieri** to a side, for { COUNT($constants-condottiere_sale_price, one: "ducat", other: "ducats") } each.

        Your own phase is over.
    .task = { $p2 } asks for a condottiere. Do you sell?
    .coach-card = In your hand he is lost at the end of the turn.
    .coach-leader = The leader is under attack. Somebody else does the work.
    .done = You have { COUNT($then_ducats, one: "ducat", other: "ducats") } for a card you could not use any more, and **the leader has one enemy more**.
    .not-keep = Then nobody has gained anything: your phase is over, and at the end of the turn the card is lost.

court-exchange = A bargain
    .text = Cities of the **same level** may be exchanged, one for one. Good bargains help both.

        { $p1 } offers you Piombino for Urbino. So far you hold { COUNT($provinces, one: "complete province", other: "complete provinces") }.
    .task = You accept. How many will you hold then?
    .coach-get = Siena is yours already; Piombino, beside it, comes to you.
    .coach-give = { $p1 } holds Ancona, and needs Urbino.
    .done = **{ $right }**: Tuscany, and the Republic of Siena. { $p1 } completes the Marches with it and has { $then_theirs } now. Fair; unless { $p1 } leads.
    .not-kept = Siena and Piombino are one province, and now you hold both: { $right } with Tuscany.
    .not-more = One more, not two: Urbino and Ancona make the Marches complete for **{ $p1 }**. You have { $right }.

court-score = The score
    .text = The turn ends. { COUNT($constants-pr_per_province, one: "point", other: "points") } for each **complete province**, { COUNT($constants-pr_per_artist, one: "point", other: "points") } for each **artist**.

        You hold all of Tuscany, and Siena. Leonardo is in Florence; the palace in Pistoia is empty.
    .task = How many points do you get?
    .coach-artist = Palace and palette: here lives an artist.
    .coach-half = Half of a province; { $p1 } has the other half, Piombino.
    .done = **{ $right }**: Tuscany and Leonardo. Points never fall; whoever has the most after { $constants-turns } turns wins.
    .not-land = Do not forget Leonardo: an artist scores like a province. That makes { $right }.
    .not-palace = Half a province and an empty palace bring nothing: { $right }, for Tuscany and for Leonardo.

game-first = Your first game
    .text = The last two turns against two beginners. You lead **Florence**, and you are { COUNT($behind, one: "point", other: "points") } behind.

        The coach speaks up when something new comes.
    .done = That was a whole game, to the last score. **You know the rules**; what is left is to know your neighbours.
    .hint-buy = Peace brought cards and ducats. Build first, then buy cards; that ends your purchases. Keep a ducat for a condottiere.
    .hint-vote = The vote. Peace brings ducats, war brings cards and more attacks. What do you need?
    .hint-expand = Two rounds of expansion. Look for a city that **completes a province**; the second may not leave from the same city as the first.
    .hint-phase = Your phase: attack, play yellow cards, in any order. Each city attacks only once; in peace you attack only once at all.
    .hint-attack = Two fighters, perhaps a support. What you win with comes back to your hand; what you lose with is gone.
    .hint-defence = You are attacked. Lay one fighter; if you win, it comes back to your hand. A tie is enough.
    .hint-market = Somebody offers you a condottiere for a ducat. What you buy must be laid.
    .hint-sell = You may sell a condottiere to this side for a ducat. Would you like to see it win?
    .hint-counter = The attack has an engineer or a felon. With **the same card** in your hand you may cancel it.
    .hint-traitor = A condottiere betrays: for a ducat he is yours.
    .hint-sign = New: the **sign of God** doubles one of your fighters, while you are not ahead.
    .hint-retreat = New: the **retreat** saves a blue card that would be lost.
    .hint-secret = You have no such card, and are asked all the same: so the question tells nobody what is in your hand.
    .hint-corrupt = The ambassador found open hands. Choose a weak city: a die higher than its strength, and it is yours.
    .hint-neglect = The ambassador found crumbling walls. Choose whose.
    .hint-artist = New: **artist or banker**. You have a palace in Florence; an artist there scores in every turn that is left.
    .hint-raiders = New: the **raiders** plunder a city. A free city is easy, a fortress impossible.
    .hint-ambassador = New: the **ambassador** rolls two dice: a corrupt city, crumbling walls, or more cards. Send him first.
    .hint-marriage = New: the **marriage** buys a plain garrison city from anybody, who is not even asked.
    .hint-chevauchee = New: the **chevauchée** is an attack on any city, however far.
    .hint-captured = A city has changed hands, with its walls, palace and artist. See whose province it broke.
    .hint-last = The **last turn**: { $turn } of { $turns }. Ducats are worth nothing afterwards; spend them.
