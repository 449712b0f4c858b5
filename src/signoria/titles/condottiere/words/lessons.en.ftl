course = Battles are fought with cards. Lay, double, freeze, and know when to stop.

lesson-lay = Lay a card
lesson-special = Cards with a will
lesson-stop = When to stop
lesson-token = Regions that touch
lesson-game = A first game

lay-lead = The stronger line
    .text = A battle for { $region }. Each card you lay adds its strength to your line.

        { $p1 } has passed and lays no more. You have { $mine }.
    .task = Lay the **one card** that takes the lead.
    .coach-other = This total is the one to beat: **{ $other }**.
    .coach-hand = Your hand. Touch a card to lay it.
    .done = **{ $then_mine } to { $then_other }: you lead.** The single strongest line takes the region.
    .not-tie = { $then_mine } to { $then_other } is a tie, and **a tie wins nothing**. You need one more.
    .not-short = That makes { $then_mine }, and { $p1 } has { $then_other }. Not enough yet.
    .not-pass = Who passes is out of the battle: { $region } goes to { $p1 } with { $other }. You still hold a card that beats it.

lay-take = Take the region
    .text = You lead { $mine } to { $other }, and nobody else can lay a card.

        The battle ends when **everybody has passed**, you too.
    .task = End the battle: **pass**.
    .coach-mine = Yours is the strongest line.
    .coach-region = It is yours as soon as the battle ends.
    .done = **{ $region } is yours.** Your marker stays there for the rest of the game, and you keep the { $cards ->
        [one] card
       *[other] { $cards } cards
    } in your hand.
    .not-more = { $then_mine } to { $then_other } wins no more than { $mine } to { $other }, and the card is gone. **Every card you lay is lost**, also when you win.

lay-tie = Equals
    .text = { $p1 } and { $p2 } have passed. You have { $mine }, { $p1 } has { $other }, and you pass, too.
    .task = Will { $region } be yours?
    .coach-level = The same total as yours.
    .done = Right: **nobody** takes it. Only the *single* strongest line wins; equals go home with nothing.
    .wrong = You have { $mine }, and so has { $p1 }. Only the **single** strongest line wins: { $region } stays free.

special-drummer = The Drummer
    .text = You have { $mine }, { $p1 } has { $other } and has passed. No number in your hand is enough.

        Some cards are stronger than their number.
    .task = Lay the card that **doubles** your Mercenaries.
    .coach-drummer = The Mercenaries of **your own line** count twice.
    .done = **{ $mine } became { $then_mine }.** The Drummer doubles every Mercenary of your line, also those you lay later. A second one adds nothing.
    .not-mercenary = { $then_mine } to { $then_other }: still behind. Numbers alone will not do it here.
    .not-courtesan = A Courtesan brings 1, so you have { $then_mine }. She is good for something else; you will see.
    .not-pass = Do not give up: one card of yours turns { $mine } into more than { $other }.

special-winter = Winter
    .text = { $p1 } has laid strong men: { $other } against your { $mine }.

        But a Mercenary is only as strong as the weather lets him be.
    .task = Turn the battle with **one card**.
    .coach-other = Three cards make all this.
    .coach-winter = While it lies on the table, **every Mercenary counts 1**.
    .done = **{ $other } fell to { $then_other }**, you have { $then_mine }. Winter hits everybody, and many small men beat a few strong ones. The Courtesan does not mind: she always counts 1.
    .not-mercenary = Even so it is { $then_mine } to { $then_other }. You cannot outnumber him; make his numbers small.
    .not-pass = You would lose with three cards on the table and the answer in your hand.

special-spring = Spring
    .text = Spring ends Winter, and it favours the strongest: **each Mercenary of the highest strength** on the table counts 3 more.

        The highest on the table is 5. You have { $mine }.
    .task = You lay the Spring. What is your total?
    .coach-spring = Each 5 counts 3 more, whoever laid it.
    .done = **{ $right }**: both 5s count 8. The 2 is not the highest, and { $p1 } has no 5.
    .not-kept = Something does change: your two 5s are the highest on the table, and each counts 3 more. That makes { $right }.
    .not-once = Not once for the line, but **for each card** of the highest strength: two 5s, so { $right }.
    .not-all = Not every Mercenary, only the **highest**: the two 5s. The 2 stays a 2. That makes { $right }.

special-bishop = The Bishop
    .text = { $p1 } has { $other }, most of it from two 10s.

        The Bishop sends the **highest Mercenaries** away, from all lines, and then goes himself.
    .task = Lay the Bishop, then place the **favour of the Pope**.
    .coach-bishop = Both 10s will go. Your 6 stays: it is not the highest.
    .coach-pope = **Nobody fights** where the Pope is. Choose a region that you want to keep others out of.
    .done = { $p1 } lost both 10s, and one region of Italy is in peace until the next Bishop.
    .not-mercenary = { $then_mine } against { $then_other }: too little. Look at what makes { $p1 } strong.
    .not-pass = Two cards make { $p1 } strong, and you hold the one that removes both.

stop-stop = When to stop
    .text = Everything you lay is lost, **also when you win**. The art is to win with as little as it takes.

        { $p1 } has no cards left. { $p2 } has passed. Nobody can answer any more.
    .task = Keep what you hold. What do you do?
    .coach-enough = **{ $mine } to { $other } is enough.** More would bring no more than { $region }.
    .coach-hand = These cards fight the next battle, if you still have them.
    .done = { $region } is yours, and you come to the next battle with **{ $cards ->
        [one] one card
       *[other] { $cards } cards
    }**. That is how games are won.
    .not-more = You win { $region } all the same, but with one card less for the next battle. New cards come only when at most one player has any left.
    .not-winter = Look: in Winter you have { $then_mine }, and so has { $p2 }. **You made it a tie.** A card too many can cost the battle.

token-courtesans = The token
    .text = Whoever holds the **Condottiere token** chooses where the next battle is fought. The winner gets it, unless somebody **alone has the most Courtesans**.

        You pass and take { $region }.
    .task = Who gets the token?
    .coach-lines = Two Courtesans; { $p2 } has one, you have none.
    .done = Right, **{ $right }**: most Courtesans, alone. You have the region, { $right } says where to fight next.
    .not-winner = You win the region, but Courtesans come first: { $right } has two, more than anybody else.
    .not-one = One Courtesan is not the most: { $right } has two.

token-touch = Regions that touch
    .text = With four players you win with **{ $total } regions**, or with **{ $needed } that hang together**.

        You hold Genoa and Lucca, and you hold the token.
    .task = Choose the region that would **win the game**.
    .coach-mine = Genoa and Lucca do not touch each other. Which region touches both?
    .coach-pope = The favour of the Pope lies here: nobody may fight for it.
    .done = **Parma** touches both: win this battle, and { $needed } regions hang together. Everybody else will see it, too.
    .not-one = It touches one of your regions, but the other would still be apart. Look for the one between them.
    .not-far = That is far from both. Look for the region that lies between Genoa and Lucca.

game-first = Your first game
    .text = A short game against three beginners. Everybody has one region already, and the first hands are **Mercenaries only**.

        Win **{ $needed } regions that hang together**, or { $total }. The coach speaks up when something new comes.
    .done = That was a whole game. **You know the rules**; what is left is to know when to stop.
    .hint-begin = Only numbers this time. The battle is for { $region }, which touches your Florence. Lay a card, or keep your strength and pass.
    .hint-choose = You hold the token: **you choose** where to fight, and you lay the first card. Something that touches your land is a good choice.
    .hint-pope = Place the Pope where nobody shall fight: perhaps on the region somebody else needs.
    .hint-retrieve = Take your best Mercenary back into your hand. You may lay him again.
    .hint-retreat = Between battles, whoever has **no Mercenary** may throw the whole hand away. With one, you simply go on.
    .hint-keep = You are the last with cards: you may keep two of them for the next round.
    .hint-tie = A tie. Nobody took the region, and all the cards are gone.
    .hint-won = A region for you. Regions that **touch each other** count together.
    .hint-deal = A new round: ten cards, and **one more for each region** you hold. Now the special cards come in.
    .hint-drummer = New: the **Drummer** doubles your Mercenaries. Lay him when there is much to double.
    .hint-winter = New: **Winter**. Every Mercenary counts 1, yours too. Good when others are strong.
    .hint-spring = New: **Spring** ends Winter, and the highest Mercenaries count 3 more.
    .hint-bishop = New: the **Bishop** removes the highest Mercenaries from all lines.
    .hint-courtesan = New: the **Courtesan** counts 1 in any weather. Most of them, alone, bring the token.
    .hint-heroine = New: the **Heroine** counts 10, and nothing changes that.
    .hint-scarecrow = New: the **Scarecrow** takes a Mercenary of your line back into your hand.
    .hint-surrender = New: **Surrender** ends the battle at once. Lay it while you lead.
