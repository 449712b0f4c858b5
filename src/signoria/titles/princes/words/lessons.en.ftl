course = Buy into five cities, lead their armies, and push the one you own to the top.

lesson-sale = Under the hammer
lesson-war = War
lesson-power = Pope and promises
lesson-end = What counts at the end
lesson-game = A first game

sale-tile = A share in a city
    .text = These are **city tiles**. At the end each is worth what the place of its city says; until then most bring an income.

        A turn is **one action**. Yours today: put a tile up for auction.
    .task = Put up **the Doge** and win him as **cheaply** as you can.
    .coach-tile = The Doge of Venice. Touch him to put him up.
    .coach-city = Status { $status }. A tile opens at **twice the status** of its city: { $opening } gold.
    .coach-open = Whoever puts a tile up **must open**. After that everybody bids higher or is out.
    .done = **The Doge is yours**, and you keep { $then_gold } gold. If the game ended now, every tile of Venice would be worth { $then_value } points.
    .not-dear = He is yours, but you are down to { $then_gold } gold. Nobody was going to bid against you: **open low**, and raise only if you must.
    .not-other = That is another tile. Look for the Doge, in Venice.
    .wrong = That may be a good action, and it would be your only one this turn. Put up the Doge instead.

sale-raise = Gold here, influence there
    .text = Artists and merchants are **events**. Some are paid in gold, some in **influence**, like this one.

        { $p1 } bids { $high }. You have { $influence } influence.
    .task = Win **Gozzoli**, and keep at least **half** of your influence.
    .coach-lot = Bid **more** than the highest bid, or pass and be out.
    .coach-event = Worth { $events-gozzoli-points } points at the end. The sign shows what it is paid with.
    .done = **Yours for { $then_price }.** You have { $then_influence } influence left, and you will need it: the Pope and the command of armies are paid in influence, too.
    .not-dear = Gozzoli is yours, but only { $then_influence } influence is left for everything else. { $p1 } gives up much earlier.
    .not-pass = Who passes is out: { $p1 } takes Gozzoli. You could have gone on.

sale-artist = An artist for a city
    .text = Verrocchio is yours. He brings no points himself; he goes to a city, whose **status rises by { $limits-artist_gain }**.

        You own a tile of Florence, which is third: { $value } points. You send him there.
    .task = What will your tile be worth?
    .coach-city = Status { $status }, soon one more.
    .coach-rival = Status { $rival }. Soon the same as Florence. But who has an artist?
    .done = **{ $right }**: equal in status, and the city with **more artists goes first**. A tile of Venice fell to { $then_fallen }.
    .not-kept = Florence reaches the status of Venice, and **artists break the tie**. It is second now: { $right }.
    .not-first = Milan is still higher. Florence passes Venice and comes second: { $right }.

war-troop = Hire troops
    .text = Wars move cities up and down. Only who owns a **troop** may lead an army.

        Each troop shows **attack and defence**. You have { $gold } gold and nobody under arms.
    .task = Hire the troop with the **strongest attack** you can pay.
    .coach-figures = Attack { $troops-crossbow-attack }, defence { $troops-crossbow-defence }, for { $troops-crossbow-cost } gold. Attack always comes first.
    .done = **Attack { $then_attack }.** Troops are never lost in a war. You may own one of each kind.
    .not-weak = That makes an attack of { $then_attack }. Your { $gold } gold could buy more.
    .wrong = That hires nobody. Touch a troop in the supply.

war-declare = Declare a war
    .text = You own two tiles of Venice, the second city: { $value } points each. In Milan, the first, they would be worth { $other }.

        In a war the winner **rises** and the loser **falls**. Anybody may start one, between any two cities.
    .task = Declare the war that can make Venice **first** and Milan second.
    .coach-mine = Touch the **attacker** first, then the city attacked.
    .done = **War!** Now the command of both armies is auctioned among those who have troops, first the attacker’s.
    .not-against = Here Venice only defends. It can win, too, but only if the attack fails and its counter-attack succeeds. Let **Venice** attack.
    .not-lower = Venice could rise, but Milan would stay where it is. Against **Milan** one victory moves both.
    .not-strangers = Venice would not move at all. Name Venice first, then its rival.
    .wrong = Not now: you have the troops, and Milan is within reach. Declare a war.

war-post = Lead an army
    .text = Rome attacks Naples. { $p1 } leads Rome. The post of **condottiere of Naples** is for sale; { $p2 } has only pikes and bids { $high } influence.

        You own a tile of Naples.
    .task = Take the post, and keep at least **half** of your influence.
    .coach-post = The city **pays** its condottiere its status in gold: { $pay }. Win or lose.
    .coach-troops = Your defence adds up: { $troops-fortification-defence } from the fortification, { $troops-artillery-defence } from the artillery.
    .done = The attack failed, your counter-attack did not: **Naples rises, Rome falls**. You take a victory counter, and { $then_town } gold of pay wait in your home town.
    .not-dear = You won the war, but { $then_influence } influence is little for what is still to come. { $p2 } was not going to raise.
    .not-pass = With nothing but pikes { $p2 } lost the war, and Naples fell. Your troops would have held.

war-dice = Attack plus a die
    .text = You lead Venice against Florence. **Attack plus the black die** against **defence plus the white die**: { $total } to { $held }.

        If the attack fails, the defender strikes back with new dice.
    .task = You let the dice stand. Will Venice **rise**?
    .coach-dice = Attack { $attack } with its die, defence { $defence } with its die.
    .coach-ludovico = Ludovico Sforza could have both dice rolled again, once a decade.
    .done = Right: the attack must be **greater**, and equal is not. The counter-attack, { $then_counter } to { $then_stood }, failed as well: a draw, nothing moves.
    .wrong = { $total } to { $held } is equal, and the attack must be **greater**. The counter-attack, { $then_counter } to { $then_stood }, failed as well: a draw, nothing moves.

war-double = A crushing victory
    .text = Milan attacked Rome and failed. Now you strike back for Rome, and the dice have fallen.

        The winner rises by { $limits-war_shift } and the loser falls by { $limits-war_shift }. With **at least twice** the loser’s total it is { $limits-war_shift_double } each.
    .task = Milan stands at { $milan }. Where will it stand after the war?
    .coach-dice = Compare the two totals of the counter-attack.
    .done = **{ $right }**: your total was twice as great. Rome rose from { $rome } to { $then_rome }, and each of your tiles there from { $value } to { $then_value } points.
    .not-kept = Your total is greater, so Rome wins, and a city that loses falls. Here even by { $limits-war_shift_double }: { $right }.
    .not-once = Look at the totals again: yours is **twice** the other. Then it is { $limits-war_shift_double } steps: { $right }.

power-pope = The Pope
    .text = The Pope is sold anew in every decade, for influence. He brings { $pope-gold } gold at its end; in the last decade also { $scoring-pope } points.

        { $p1 } bids { $high }. You have only { $influence } influence.
    .task = **Win the Pope** all the same.
    .coach-card = A **treachery card**. Worth { $limits-cardinal_value } influence when you pay for the Pope.
    .coach-limit = With the card and the discount of the Orsini you could go up to **{ $limit }**. Nobody else knows.
    .coach-pay = Let the cardinal help to pay.
    .done = **The Pope is yours.** Cards are secret, and a purse is often deeper than it looks.
    .not-pass = { $p1 } takes the Pope. You could have paid { $limit }: card and discount count, too.

power-league = The Holy League
    .text = Venice attacks Florence, { $attack } against { $defence } without the dice. Others lead the armies; you own two tiles of Florence.

        Once a decade the **holder of the Pope** may join a war of others.
    .task = Join the side that helps **your tiles**.
    .coach-war = As it stands, Venice is ahead.
    .coach-troops = Your troops would count with what is printed on them.
    .done = With your help **Florence won** and stands at { $then_florence }. A tile there is worth { $then_value } points now. The victory counter went to its condottiere, not to you.
    .not-attacker = Your troops helped Venice, and Florence fell to { $then_florence }. It is your own tiles that lost.
    .not-decline = Without help Florence lost and stands at { $then_florence }. You had troops to spare.

power-deal = A deal and a promise
    .text = At any time players may trade **gold and influence**. { $p1 } offers you 6 gold for 3 influence, and promises not to bid for the Doge.

        You have { $gold } gold, the Doge opens at { $opening }. You accept, put him up and open.
    .task = May { $p1 } **bid all the same**?
    .coach-tile = You want this one.
    .coach-word = “I will not bid. My word on it.”
    .done = Yes: { $p1 } bids { $then_high }. What is traded changes hands **at once**. Everything else is only a promise, and **no promise binds**.
    .wrong = Nothing forbids it: { $p1 } bids { $then_high }. Gold and influence changed hands at once, but **no promise binds**.

end-income = The decade ends
    .text = When the **last event** of a decade is sold, the decade is over and everybody receives income. After three decades the game ends.

        Botticelli is the last one. You win him for nothing, because nobody bids.
    .task = How much gold do you get when the decade ends?
    .coach-event = The last event.
    .coach-town = Family { $families-malatesta-gold }, Doge { $tiles-doge-gold }, merchant { $tiles-venetian_merchant_1-gold }, Pope { $pope-gold }. And { $town } gold of war pay in your home town.
    .done = **{ $right }**: { $income } of income, and the { $town } from your home town. Who buys the last event decides when that happens.
    .not-income = That is the income. The pay of your wars, { $town } gold in your home town, comes to you now, too: { $right }.
    .not-town = That is only the pay of your wars. Family, tiles and Pope bring { $income } more: { $right }.
    .not-none = The last event is sold, so the decade ends at once, with income and war pay: { $right }.

end-tie = Equal cities
    .text = At the end a tile of the first city is worth { $scoring-city_ranks-1 }, then { $scoring-city_ranks-2 }, { $scoring-city_ranks-3 }, { $scoring-city_ranks-4 } and { $scoring-city_ranks-5 }. Cities that tie **all take the lowest** of their places.

        You own two tiles of Florence, and the French are yours to send: a city falls by { $limits-french_loss }. You send them to Milan.
    .task = What will a tile of Florence be worth?
    .coach-florence = Status { $florence }, second as yet. Milan has { $milan }, soon { $limits-french_loss } less.
    .done = **{ $right }**, no more than before: Milan and Florence tie for the first two places, and both take the second. Beside tiles, the most gold counts { $scoring-most_gold }, the most influence { $scoring-most_influence }, the Pope { $scoring-pope }, and victory counters the more, the more you have.
    .not-first = They tie for first and second, and then **both take the second** place: { $right }.
    .not-third = Venice is still below. Milan and Florence tie for the first two places and take the second: { $right }.

game-first = Your first game
    .text = The end of the last decade, against two beginners. Two events are left; when both are sold, points are counted.

        You own two tiles of Venice. The coach speaks up when something new comes.
    .done = That was the end of a real game, counted to the last coin. **You know the rules**; what is left is to know what a thing is worth to others.
    .hint-turn = **One action.** A war for Venice, a tile, a troop, an event? Venice and Milan are equal, so both count as second.
    .hint-counter = A **victory counter**. One scores 1, two score 3, three score 6.
    .hint-won = The winner rose, the loser fell, and all their tiles with them.
    .hint-treachery = A **treachery card**, seen by nobody else. Touch it to read when it is played.
    .hint-bid-city = Somebody puts up a tile. You may own at most { $limits-city_tiles_max }, of { $limits-cities_max } cities.
    .hint-open-event = Events open at 0, and you may pass. Look whether it is paid in gold or in influence.
    .hint-bid-event = Raise only as far as it is worth to you. What you keep may bring points as well.
    .hint-artist = Which city shall rise? One of which you own tiles.
    .hint-bid-pope = The last decade: the Pope is worth { $scoring-pope } points now, and may join a war.
    .hint-attacker = The command of the attacker. You open: 0 is a bid, too.
    .hint-bid-attacker = The city pays its condottiere its status in gold. That, too, is worth a little influence.
    .hint-defender = Now the defender’s post. Whoever has the first cannot take part.
    .hint-bid-defender = A condottiere may also fight to lose. Ask yourself what this one wants.
    .hint-league = You hold the Pope: join a side, if the war touches your tiles.
    .hint-veto = Who holds a card is asked whether to stop the war, whatever the card is. So a pause tells nothing.
    .hint-bribes = Before the dice a bribe may take a troop out of this war.
    .hint-end = Something more before your turn ends? You are asked because you hold a card.
    .hint-discard = A hand holds only so many cards. One has to go.
    .hint-limit = { $limit } wars have been declared: there will be no more. The places of the cities are nearly settled.
    .hint-last = **One event is left.** Whoever buys it ends the game. Do it when you lead, not before.
