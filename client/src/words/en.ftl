# The shell's own words. Titles bring theirs.

## Pages
skip = Skip to the page
nav = Site
loading = One moment…
lost-page = There is no page here.
unread = to read
to-home = To the home page
tables = Tables
rules = Rules
games = Games
game = Game
close = Close
back = Back
cancel = Cancel
keep = Keep
go = Go
on = On
off = Off
less = Less
more = More

## Home
home-title = Take a seat in Italy, 1454
first-step-note = Choose one. Nothing can go wrong here, and nobody is waiting.
first-step-again = Try again
first-step-on = Go on with the lesson
home-lead = { $guests ->
    [0] Five board games
   *[other] Board games
} of the Renaissance, with friends and with bots that play fair.
join-with-link = Join with a link
link-label = The link or code you were sent
invite-friends = Invite friends
invite = Invite
play = Play
play-now = Play now
play-title = Play { $title }
play-against-bots = Play against bots
seats-range = { $low } to { $high ->
    [one] { $high } player
   *[other] { $high } players
}
seats-short = { $low } to { $high }
your-tables = Your tables
open-tables = Tables with a free seat
watch-tables = Games to watch
no-tables-yet = You sit at no table yet. A game against bots begins in two clicks.
no-tables-now = No game of yours is on. Your last ones:
show-finished = Show { $count ->
    [one] one finished game
   *[other] { $count } finished games
}
hide-finished = Hide finished games
notice = Open source. Titles belong to their owners; drawings and words here are our own.
no-account = No account needed
row-over = won by { $names }
row-open = { $count ->
    [0] ready to begin
    [one] one seat free
   *[other] { $count } seats free
}
row-paused = paused
row-kept = you are asked to play again
row-running = in play
row-with = with { $names }
row-stage = when you last looked: { $stage }
row-ended = This game is over.
row-see = See the result
row-enter = Open
row-join = Join
row-watch = Watch

## Your move
your-move = Your move
your-move-at = at { $count ->
    [one] one table
   *[other] { $count } tables
}
your-move-within = , the nearest within { $time }
your-move-more = { $count ->
    [one] One more table waits
   *[other] { $count } more tables wait
}
nobody-waits = Nobody waits for you
nobody-waits-note = Your games go on; you are told here when one asks for you. Meanwhile:
others-move = Others are to move
all-tables = All tables
call-at = at { $table }
call-since = for { $time }
call-bot-plays = A bot plays for you.
call-bots-move = The bots are to move.
ended-since = Ended since
end-won = You have won.
end-place = You are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.
end-see = See how
bell = { $count ->
    [0] Nobody waits for you
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
next-table = Next table: { $title }
left-hours = { $hours } h
left-days = { COUNT($days, one: "day", other: "days") } { $hours } h
passed-minutes = { $minutes } min
passed-days = { COUNT($days, one: "day", other: "days") }

## People
your-name = Your name
name-is = Your name: { $name }
name-title = What shall we call you?
name-label = Your name
name-note = Shown to those at your tables and in the ratings. Nothing else is asked.
you = you
here = here
away = away
away-until = away, bot in { $minutes } min
host = Host
bot = Bot
person = Person
a-bot = A bot
a-friend = A friend
by-the-link = by the link
bot-level = bot, { $level }
driven = a bot plays for now ({ $level })
seat-number = Seat { $seat }
seat-open = Free seat
seat-kept = asked to play again, has not accepted yet
seat-kept-you = You are asked to play again
seat-kept-note = You are rated only for a game that you have accepted.
wish-any = { $option }: no wish
level = Level of the bots
level-of = Level of the bot on seat { $seat }
level-random = Random
level-random-note = Any legal move. Good for looking around.
level-novice = Novice
level-novice-note = Knows the rules and makes mistakes: good company for a first game.
level-adept = Adept
level-adept-note = Plays well most of the time, and slips now and then.
level-master = Master
level-master-note = Plays an expert’s move and the nearest other out in its head, briefly, and takes the better one.
level-grandmaster = Grandmaster
level-grandmaster-note = Plays many moves out in its head, again and again. Takes its time, up to ten seconds a move.
level-expert = Expert
level-expert-note = Knows the game and gives nothing away.
level-adaptive = Adaptive
level-adaptive-note = Plays its best when behind and lets go when ahead, so that a table stays closer. Not rated.
level--note = The bots of this game.
character = Character of the bots
character-of = Character of the bot on seat { $seat }
character-none = None
character-none-note = Bots that play as their level does.
character-careful = Careful
character-careful-note = Attacks and outbids less than others of its level, and lets more go. Not rated.
character-greedy = Greedy
character-greedy-note = Attacks and outbids more than others of its level, even where it does not pay. Not rated.
character-builder = Builder
character-builder-note = Would rather make its own grow than wait or fight. Not rated.
character-loyal = Loyal
character-loyal-note = Promises what it means to keep, keeps every promise, and rather leaves alone whoever kept theirs. Not rated.
character-treacherous = Treacherous
character-treacherous-note = Promises easily, and breaks its word where that clearly gains. Not rated.
how-many = How many play?
with-bots = { $count ->
    [0] You alone
    [one] You and one bot
   *[other] You and { $count } bots
}
bots-are-fair = Bots see only what their seat may see.

## A new table
set-a-table = Set a table
set-a-table-note = Choose a game and open it; the rest has good defaults.
who-sits = Who sits down?
how-play = How do you play?
usual-chosen = The usual is chosen for you
seat-kind = Who sits on seat { $seat }
finer-points = { $count ->
    [one] One finer point
   *[other] { $count } finer points
}, { $changed ->
    [0] as in the rulebook
    [one] one changed
   *[other] { $changed } changed
}
edition = Figures
edition-balanced = Balanced
edition-balanced-note = Retuned by play, where the figures are our own design: chances are much closer together.
edition-first_printing = First printing
edition-first_printing-note = The figures this game came with here at first: some begin with better chances than others.
pace = Pace
pace-none = Relaxed
pace-none-note = No clock: moves over minutes or days.
pace-brisk = Brisk
pace-brisk-note = Ten minutes each, and 15 seconds for every move; then a bot moves for you.
pace-calm = Calm
pace-calm-note = Half an hour each, and a minute for every move; then a bot moves for you.
pace-days = By post
pace-days-note = Hours or days for a move; the clock runs on while nobody looks.
post-time = Time to think
post-time-move = days a move
post-time-bank = days a game
post-time-week = hours a week
post-terms-move = { $days ->
    [one] A day for every move.
   *[other] Each move gives a day back, { $days } days at most.
}
post-terms-bank = { COUNT($days, one: "day", other: "days") } for the game{ $hours ->
    [0] .
   *[other] , and { COUNT($hours, one: "hour", other: "hours") } more for every move.
}
post-terms-week = { COUNT($hours, one: "hour", other: "hours") } a week, full again every Monday.
post-rest = Rest
post-rest-none = None
post-rest-night = Nights
post-rest-weekend = Weekends
post-rest-both = Both
post-rest-none-note = The clock runs day and night.
post-rest-night-note = The clock rests from ten at night to eight in the morning, where the person to move lives.
post-rest-weekend-note = The clock rests on Saturday and Sunday, where the person to move lives.
post-rest-both-note = The clock rests at night and at weekends, where the person to move lives.
post-out = When time is out
post-out-bot = A bot moves
post-out-pass = Pass
post-out-vote = Vote
post-out-bot-note = When time is out a bot makes this one move.
post-out-pass-note = When time is out the move is passed; where nothing can be passed, a bot moves.
post-out-vote-note = When time is out the others vote whether a bot takes the seat.
visibility = Who may come
visibility-private = Private
visibility-public = Listed
visibility-private-note = Only those with the link can sit down.
visibility-public-note = Shown on the home page: anybody may sit down or watch.
table-sentence = { $title } for { $seats }: you{ $friends ->
    [0] {""}
    [one] , one friend
   *[other] , { $friends } friends
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}.
table-sentence-note = { $pace ->
    [none] No clock
    [brisk] A brisk clock
    [calm] A calm clock
   *[days] By post
}, { $visibility ->
    [public] listed for all
    [seek] listed, begins when full
   *[private] private
}. Seats can still be changed until the game begins.
open-the-table = Open the table

## Joining and waiting
invitation = Invitation
invited = { $name } invites you
invited-somehow = You are invited
no-invitation = This invitation leads nowhere.
sit-here = Sit here
take-a-seat = Take a seat
table-full = All seats are taken.
table-begun = The game has begun without a seat for you.
table-closed = This table is closed.
why-seats-open = { $count ->
    [one] A seat is still open: send the link, or fill it with a bot.
   *[other] { $count } seats are still open: send the link, or fill them with bots.
}
why-not-accepted = Not everybody who was asked has accepted yet.
why-least = { $count } is the least here.
why-most = { $count } is the most here.
why-no-name = Write a name first.
why-no-words = Write something first.
lobby-waiting = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-asked = Waiting for those who are asked to play again.
copy-link = Copy link
link-note = Send this link to your friends. They need no account.
fill-with-bots = { $count ->
    [one] Put a bot on the free seat
   *[other] Put bots on the { $count } free seats
}
send-away = Send away
send-away-note = The seat is free again, and the link changes: only a new one leads back.
start-game = Begin the game
waiting-for-host = The host begins the game.
leave = Leave
leave-sure = Yes, leave the table
leave-note = A bot takes your seat; you can come back and take it over again.
leave-counts = For the ratings you have left once a bot has played for you: a defeat is yours, a victory is not. For { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} you are still asked before moves of your time are taken back.
copied = Copied.
copy-failed = Copying is not allowed here; mark the link and copy it yourself.
finding-table = Finding the table…
no-way-in = You cannot enter this table.
no-way-in-note = It does not exist, or it is private and you need its invitation.

## At the table
prompt = What to do
your-turn = Your turn
your-turn-is = Your turn. { $prompt }
sent = Sent…
paused = The game is paused.
game-over = The game is over.
bot-plays-you = A bot plays your seat.
confirm-question = { $action }?
end-question = { $action }? You could still do something else.

## Results that stay
outcome-you = You
outcome-to = to
outcome-stays = stays
outcome-no-cards = no cards laid
outcome-earlier = The result before
outcome-later = The next result
outcome-leaves = Leaves in { $seconds } s
results-pace = Results stay
results-slow = Long
results-calm = Usual
results-brisk = Briefly
results-close = Until closed
results-slow-note = About twenty seconds.
results-calm-note = About ten seconds; touch a result to close it.
results-brisk-note = About five seconds.
results-close-note = Until you close them, or act.

which-way = { $picked }: what do you want to do?
step = { $kind }: choose what is lit.
step-with = { $question } ({ $picked })
reason-of = { $kind }:
forced = Only one answer is possible: the table gives it for you.
order-caption = bid up to
order-note = The table raises for you by the least step, only when you are outbid, and stops at your figure. Nobody sees it.
order-least = least { $amount }
order-reach = reach { $amount }
order-give = Up to { $amount }
order-then-pass = then pass
order-open = Bid up to …
order-runs = In this auction the table bids for you up to { $amount }, then { $then ->
    [pass] passes
   *[ask] asks you
  }.
order-answers = The table answers for you in a moment.
order-away = Nobody sees your figure. If the table answers while you are away, the others can tell that there is an order.
order-change = Change
order-ended-outbid = It is for you to decide again: the bids have gone beyond { $amount }.
order-ended-closed = The table cannot bid for you any more: no bid is open to you.
order-ended-beyond = You have bid more than { $amount } yourself: the table no longer bids for you.
order-ended-undone = Moves were taken back: the table no longer bids for you.
order-put-away = All right
orders-tool = Orders
orders-note = The table answers for you as you say here; the first order that fits counts. Nobody else sees them.
orders-away = If the table answers while you are away, the others can tell that there is an order, not what it says.
orders-none = You have given no orders.
orders-nothing = Nothing can be ordered just now.
order-new = New order
order-about = About what
order-for-lot = A lot that comes up later
order-lot = Lot
order-reply = Answer
order-only-if = Only if
order-how-long = How long
order-once = the next time only
order-says = { $what }: { $answer }, { $until }.
order-says-if = { $what }: { $answer } if { $conditions }, { $until }.
order-says-lot = { $lot }: bid up to { $amount }, then { $then ->
    [pass] pass
   *[ask] ask me
  }.
order-now-answers = Now it would answer: { $answer }
order-now-asks = You are asked this now, and would decide yourself: not every condition holds.
order-now-waits = You are not asked this now: the order waits until you are.
order-keep = Give this order
order-first = Put first
order-ended-lost = This lot will not come up any more: the order is over.
order-ended-unfit = You cannot give this answer any more: the order is over.
order-ended-failed = The game cannot carry this order out any more: it is over.
order-ended-refused = The rules did not allow this answer: the order is over.
order-ended-taken-back = Moves were taken back: the order is over.
waiting-for = { $count ->
    [one] { $names } is deciding.
   *[other] { $names } are deciding.
}
waiting = The table is thinking.
touch-gold = Touch what has a gold edge.
not-now = This has no part in what is asked now.
all-choices = { $count ->
    [one] The one choice
   *[other] All { $count } choices
}
rule-number = Rule { $rule }
see-result = See the result
target-lit = may be chosen
target-picked = chosen
board = Board
your-place = Your place
no-board = This game has no board of its own here. This is what you can see of it:
board-failed = The board of this game has failed. Its choices are still offered below.
table-tools = Table
beside-board = Beside the board
explanation = Explanation
players = Players
to-act = to act
look-at = Look at { $name }
at-table = at { $name }
chronicle = Chronicle
board-then = The board as it was then
back-to-now = Back to now
asked-now = You are asked something now.
talk = Talk
deals = Deals
undo = Undo
undo-note = Take back your last move
undo-ask = Ask to undo
undo-ask-note = Ask the others whether you may take back your last move
undo-asked = { $name } asks to take back a move and all that came after: { $count ->
    [one] one line of the chronicle
   *[other] { $count } lines of the chronicle
}{ $shown ->
    [yes] , with secrets that have come to light
   *[no] {""}
}.
undo-asked-by-you = { $count ->
    [one] You asked to take a move back; one answer is missing.
   *[other] You asked to take a move back; { $count } answers are missing.
}
undo-unrated = The game would then count for nobody’s rating.
undo-clock = Your clock runs on while you wait.
undo-left = Who left less than { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} ago is asked too.
undo-far = Take back…
undo-far-note = Take back your last move although something has happened since; you are told first what that means
take-back-title = Take back your last move?
take-back-far = { $count ->
    [0] You were told of nothing that would be struck out.
    [one] One line of the chronicle is struck out: your move.
   *[other] { $count } lines of the chronicle are struck out: your move and all that came after it.
}
take-back-shown = Secrets have come to light since, and you will go on knowing them.
take-back-chance = Chance stays as it was dealt: what was drawn will be drawn again.
take-back-unrated = So a victory in this game will not count for your rating; a defeat will.
take-back-yes = Take it back all the same
take-back-no = Let the move stand
unrated = unrated
unrated-note = { $why ->
    [brought] This game was begun elsewhere and brought here: it counts for nobody’s rating.
    [choice] This game was set as not rated: it counts for nobody’s rating.
    [scene] This game began from a position that had been set up: it counts for nobody’s rating.
    [coach] The coach helped: this game counts for nobody’s rating.
    [help] Help was taken in this game, the coach’s or moves back: a victory does not count for the rating, a defeat does.
    [bots] A bot of this table is adaptive or has a character, so its strength is no mark: this game counts for nobody’s rating.
    [one-person] One person had two seats: this game counts for nobody’s rating.
    [kin] One person answers for several seats: this game counts for nobody’s rating.
   *[undo] Moves were taken back past what had come to light: this game counts for nobody’s rating.
}
undo-refused = The move stands: not everybody agreed.
undo-done-by-you = Your move is taken back: { $count ->
    [0] nothing of the chronicle was struck out.
    [one] one line of the chronicle was struck out.
   *[other] { $count } lines of the chronicle were struck out.
}
undo-done = { $name } has taken a move back: { $count ->
    [0] nothing of the chronicle was struck out.
    [one] one line of the chronicle was struck out.
   *[other] { $count } lines of the chronicle were struck out.
}
take-back-lines = Back to the moment before this:
take-back-more = { $count ->
    [0] {""}
    [one] and one more line
   *[other] and { $count } more lines
}
take-back-plain = Take it back
agree = Agree
refuse = Refuse
since = Since you last looked: { $count ->
    [one] one thing happened
   *[other] { $count } things happened
}
since-show = Show
nothing-yet = Nothing has happened yet.
show-older = Show older
no-talk = Nobody has spoken yet.
talk-to = To whom
talk-all = All
say-something = Say something
send = Send
whisper-to = to { $name } alone
offers = Offers
offer-to = With whom
offer-give = You give
offer-ask = You ask
offer-get = You get
offer-nothing = nothing
offer-none = none
offer-no-goods = There is nothing to trade here.
offer-empty = Choose what you give and what you ask.
offer-sentence = You give { $name } { $give } and ask for { $ask }.
gift-sentence = You make { $name } a gift: { $give }. It takes effect at once.
offer-propose = Propose
gift-send = Give
offer-clear = Clear
offer-closed = No offers can be made at this moment.
offer-from = { $name } offers you
offer-yours = Your offer to { $name }
offer-counter = Counter
any-time = At any time
promises = Promises
no-promises = No promises yet.
no-promise-kinds = This game has no set promises; your word in the talk must do.
make-promise = Make a promise
promise-what = What
promise-to = To whom
promise-about = About
promise-until = Until
until = Until { $moment }.
until-battle_end = the end of this battle
until-next_battle_end = the end of the next battle
until-round_end = the end of the round
until-turn_end = the end of the turn
until-next_turn_end = the end of the next turn
until-decade_end = the end of the decade
until-year_end = the end of the year
until-war_end = the end of this war
until-auction_end = the end of this auction
until-game_end = the end of the game
promise-open = All may know once it is accepted
promise-offer = Offer it
promise-note = Promises bind nobody. The table remembers who kept them.
accept = Accept
decline = Decline
withdraw = Withdraw
withdraw-promise = Withdraw the promise
withdraw-open-note = All will see that it was withdrawn. It then counts neither as kept nor as broken.
withdraw-secret-note = Your partner will see that it was withdrawn. It then counts neither as kept nor as broken.
secret = secret
pact-status-proposed = offered
pact-status-accepted = agreed
pact-status-declined = declined
pact-status-withdrawn = withdrawn
pact-withdrawn-by = withdrawn by { $who }
pact-status-kept = kept
pact-status-broken = broken
pact-status-lapsed = lapsed
let-bot-play = Let a bot play
let-bot-play-note = Whoever has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} may be replaced by a bot; where there is a clock, once their time has run out.
hand-over = Let a bot play for me
hand-over-note = A bot plays with what your seat may know, until you take the seat back.
reclaim = Take my seat back
pause = Pause the game
resume = Go on
connection-lost = The connection is lost. Your seat is safe.
connection-retry = Trying again in { $seconds } s.
connection-trying = Trying again…
maintenance-coming = Maintenance: { $time }, for about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Games are kept and go on afterwards.
maintenance-now = Maintenance until about { $time }: no new tables for now. Games are kept and go on afterwards.
no-connection = The server cannot be reached; trying again.
no-answer = That did not work. Please try again.
days = { COUNT($count, one: "day", other: "days") }
time-left = { $time } left
share = Share

## Rules
rules-of = Rules of { $title }
search-rules = Search the rules
contents = Contents
found = { $count ->
    [0] nothing found
    [one] one paragraph
   *[other] { $count } paragraphs
}
nothing-found = Nothing found.
rules-language = These rules are not translated yet: they are in { $language ->
    [fr] French
    [it] Italian
   *[other] “{ $language }”
}.
rules-missing = Nobody has written down the rules of this game here yet.
rules-two = In two minutes
rules-box = What is in the box
rules-turn = The turn at a glance
rules-text = The rules
rules-text-note = every line has its own address
rules-example = Example: { $title }
rules-example-play = Set this up and play it
rules-example-seat = You play as { $name }, against bots. What is hidden is dealt anew.
rules-before = Before
rules-link = Address of rule { $rule }
rules-finds = { $count ->
    [0] Nothing found
    [one] One find, Enter to go there
   *[other] { $count } finds, Enter for the next
}
rules-nearest = Did you mean “{ $word }”?
rules-in-box = In the box:
rules-in-example = Example:
rules-in-turn = At a glance:
rules-print = Print
rules-page = The whole page, with examples

## Settings
settings = Settings
language = Language
switch-language = Switch language
theme = Light
theme-system = As the system
theme-light = Day
theme-dark = Night
theme-to-light = Day colours
theme-to-dark = Night colours
seat-colours = Seat colours
hatching = Pigment and hatching
hatching-bold = Bolder hatching
motion = Motion
motion-none = None
motion-05 = Slow
motion-1 = Usual
motion-2 = Fast
sound = Sound
volume = Volume
title-notice = Notice in the page title
title-notice-note = A dot when it is your turn.
confirm = Confirm a move
confirm-final = If final
confirm-always = Always
confirm-never = Never
confirm-final-note = Ask before a move that cannot be taken back, and before you pass or end your turn while something could still be done.
confirm-always-note = Ask before every move made on the board.
confirm-never-note = The first click counts.
this-table = This table

## The end
the-end = the end
the-start = The start
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
score-to = { $best } to { $next }.
fact-moves = { $count ->
    [one] move
   *[other] moves
}
fact-time = at the table
fact-minutes = { $count ->
    [one] minute
   *[other] minutes
}
sources = Where the points come from
how-it-went = How it went
chart-note = the score after each move
chart-label = Scores over the game, one line for each player
move-slider = Move
move-of = Move { $move } of { $moves }
watch-replay = Watch it again
replay = Replay
this-move = What happened in this move
move-untold = Of this move nothing was told.
seen-by = Seen by
onlooker = An onlooker
all-open = All hands open
all-hands = All hands
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
play-replay = Play
pause-replay = Pause
replay-speed = Speed
copy-moment = Link to this moment
to-result = The result
beside-result = Proof and promises
seed-title = Was the dealing honest?
seed-text = The seed of all chance was sealed before the first card and opened after the last move.
seed-sealed = Sealed
seed-opened = Opened
seed-found = Reckoned
seed-not-yet = not yet
seed-check = Check it here
seed-fits = It fits: this is the seed the game began with.
seed-differs = It does not fit: this is not the seed that was sealed.
seed-unable = This browser can reckon only on a secure connection (https or localhost).
deal-text = The table’s secret was sealed before the first card and opened after the last move. Players added numbers of their own, sealed before any of them was shown: nobody could choose the deal.
nonce-of = Added by { $name }
nonce-withheld = withheld
deal-fits = It fits: the game was dealt by the sealed secret and by all these numbers.
deal-fits-mine = It fits: the game was dealt by the sealed secret and by all these numbers, your browser’s among them.
nonce-differs = The number of { $name } is not the one that was sealed.
nonce-missing = The number of { $name } is missing.
deal-differs = The game was not dealt by this secret and these numbers.
seal-changed = The table’s seal is not the one your browser was shown before the game.
list-changed = The list of seals is not the one your browser was shown before the game.
nonce-left-out = Your browser gave its number, and it had no part in the deal: it came too late, or was left out.
nonce-unasked = Your browser promised a number and was not asked for it: you were away when the game began, or it was left out.
seed-note = The record holds every move; “signoria verify” replays it and checks each card and die.
record-download = Download the record
play-again-question = Play again at this table?
play-again-note = The same seats, a new seed. Everybody is asked, and nobody plays who has not accepted.
play-again-asked = You are asked to play again.
play-again = Play again
change-table = Change the table
play-too = Would you like to play this game yourself?

## Ratings
ratings = Ratings
rating = Rating
ratings-of = Ratings of { $title }
ratings-lead = Finished games count, with friends or with bots. The rating is careful: the more you play, the surer it gets.
ratings-all = All titles
ratings-all-lead = One rating over all titles: every game that counts, in the order in which the games ended, each against the bots of its own title.
ratings-provisional = Still provisional
ratings-empty = Nobody is rated here yet: only the bots are. Finish a game, and your name joins them.
ratings-not-you = You are not on this list yet. Finish one game, and your name stands here.
ratings-unknown = There is no such game here.
ratings-more = { $count ->
    [one] Show one more
   *[other] Show more ({ $count })
}
rating-games = { $games ->
    [one] one game
   *[other] { $games } games
}
rating-wins = { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
}
rating-bot = bot, a fixed mark
rating-range = { $mean } ± { $doubt }
rating-change = rating ({ $change })
rating-change-provisional = rating, provisional ({ $change })
rating-none = not rated
ratings-how = How it is reckoned
ratings-note-figure = The figure and the bar say how strong somebody is at the least. The ring marks the likeliest strength, the line the range in which it lies with 95 %; both stand in small below the figure.
ratings-note-provisional = Fewer than five games, or a doubt that is still large, make a provisional rating. It has no place on the ladder, and its figure is the likeliest strength: whoever has just beaten novices does not stand below them. After that the careful figure counts.
ratings-note-counts = A game counts when it was finished and a person played in it, at public and at private tables. The list shows the name you gave yourself, never the table.
ratings-note-own = You are rated for a game that you agreed to and that you played: you sat down yourself, also to play again, and took at least half of your seat’s decisions. What a bot decides when your time is out is not yours: its victory earns nothing.
ratings-note-left = To let a bot play is to leave, even if you come back: you share the defeat, but not the victory. For the others such a seat counts as the bot. Whom the host replaced while they were away keeps the result if at least half of the decisions were theirs. Where no clock runs, whoever has not answered for weeks has left.
ratings-note-undo = A game in which moves were taken back past what had come to light, all agreeing, counts for nobody. Alone with bots, whoever does so or asks the coach shares the defeat, but not the victory. An undo at once changes nothing.
ratings-note-limits = What we cannot see: whether two names are one person.
ratings-note-bots = Bots are fixed marks: their strength was measured in matches, and games with people do not move them. A newcomer begins beside the novice.
season = Season
season-first = before the first season
ratings-note-role = Of a seat that was favoured by what it was dealt or chose, as measured in many games, more is expected.
ratings-note-season = When a season ends, every rating goes halfway back to where people begin, and doubt grows; old standings stay readable.
ratings-note-overall = Over all titles the novice is the common mark. How far the other bots stand above it differs from title to title.
way-back = A way back
way-back-note = This browser remembers who you are, and so do your seats. Should it forget, or should you change to another device, a secret link makes you the same guest again.
way-back-kept = You made a way back on { $day }. It leads here until you take it back; a new one replaces it.
way-back-secret = Keep it where you keep passwords: whoever opens it is you here, with your seats and your cards. It is shown this once.
way-back-link = Your way back
way-back-make = Keep a way back
way-back-replace = Make a new one
way-back-close = Take it back
back-title = Welcome back
back-note = This link makes this browser the guest’s who kept it: name, seats and tables.
back-go = It is me
back-done = You are { $name } again.
back-empty = This page needs the whole link that you kept, with what follows the #.
back-other = Here you are { $name } at present. If you want to be { $name } again later, keep a way back first.

# -- accounts
account-title = Your account
account-lead = What you play under, and how you come back.
account-nobody = You have no name here yet. Play a game, or sign in if you are a member.
account-look = Language and colours
guest-title = You play as a guest
guest-note = { $games ->
    [0] { $running ->
        [0] Your name is kept by this browser alone.
        [one] Your name and your table are kept by this browser alone.
       *[other] Your name and your { $running } tables are kept by this browser alone.
    }
    [one] Your name, one finished game and { $running ->
        [0] no table
        [one] one table
       *[other] { $running } tables
    } still in play are kept by this browser alone.
   *[other] Your name, { $games } finished games and { $running ->
        [0] no table
        [one] one table
       *[other] { $running } tables
    } still in play are kept by this browser alone.
} Clear it, and they are gone.
guest-quick = Takes ten seconds. No password, no e-mail.
passkey-add = Add a passkey
passkey-have = I have a passkey
passkey-added = The passkey is kept. You are a member.
passkey-note = No password: your phone or computer asks for finger, face or code. We keep only a public key.
passkey-impossible = This browser, or this page without https, cannot use passkeys.
passkey-number = Passkey { $number }
passkey-dates = added { $added }, last used { $used }
passkey-cancelled = No passkey was shown. Nothing has changed.
passkey-there = This device has a passkey for you already.
name-section = Name and arms
arms = Arms
arms-name = { $arms ->
    [0] Rose, red
    [1] Moon, blue
    [2] Leaf, green
    [3] Sun, yellow
    [4] Tower, purple
   *[5] Bell, black
}
arms-none = None
arms-note = You are given the seat with these arms at every table where it is free.
kept = Kept.
handle-label = Handle
handle-note = Yours alone: no other member has it, or one that looks like it. The name above is free.
ways-in = Keep your name and games
remove = Remove
change = Change
codes = Recovery codes
codes-left = { $count ->
    [0] None made yet. They open the account when every device is lost.
    [one] One left. They open the account when every device is lost.
   *[other] { $count } left. They open the account when every device is lost.
}
codes-new = New codes
codes-once = Each of these opens your account once, together with your handle { $handle }. They are shown this one time; the former ones are void.
codes-copy = Copy all
print = Print
codes-kept = I have kept them
code-label = Recovery code
address = E-mail
address-add = Add an e-mail
address-label = E-mail address
address-note = Optional: for getting back in. Never shown, never passed on.
address-how = A letter with a link goes there. The address is kept once you have opened it.
address-send = Send the letter
address-sent = A letter is on its way to { $address }.
address-opened = Confirm that letters to you may go to this address.
address-confirm = Confirm the address
address-confirmed = The address is kept.
programs = Programs
programs-note = A program of yours may take a seat where somebody gives it the link of a table. Its name ends with [bot], it has a rating of its own, and you answer for it.
program-make = Make a program
program-name = What it is called
program-name-note = [bot] is put behind the name, so that everybody knows.
program-able = token of { $date }{ $count ->
    [0] {""}
    [one] , at one table
   *[other] , at { $count } tables
}
program-unable = no token since { $date }{ $count ->
    [0] {""}
    [one] , at one table
   *[other] , at { $count } tables
}
program-renew = New token
program-revoke = Revoke
program-token-once = This token is shown this one time. Whoever has it plays as this program; a former one opens nothing any more.
program-token-copy = Copy the token
program-token-kept = I have kept it
program-remove-note = Its rating goes with it, its name is taken off its games, and a bot goes on where it still plays.
program-remove = Delete for good
program-keep = Keep it
program-player = a program
devices = Devices
device-unknown = Some device
device-here = this one, now
sign-in = Sign in
sign-in-note = Members come in with the passkey of their device.
sign-in-passkey = Sign in with a passkey
sign-in-code = Every device lost?
sign-in-letter = By letter
signed-in = You are { $name }.
sign-out = Sign out
sign-out-others = Sign out everywhere else
letter-send = Send me a letter
letter-asked = If a member has this address, a letter is on its way.
letter-opened = This letter signs you in on this device.
take-over = They are mine
take-over-not = Leave them
take-over-note = { $count ->
    [one] On this device the guest { $name } has played one game. Is it yours?
   *[other] On this device the guest { $name } has played { $count } games. Are they yours?
}
take-over-done = The games are yours, with seats and ratings.
your-data = Your data
your-data-note = Everything we hold about you, as one file: account, games, promises, what you said. Deleting takes your name off every game; games of others stay whole.
your-data-guest = Everything we hold about you, as one file: games, promises, what you said.
download = Download
account-delete = Delete my account
account-delete-note = { $running ->
    [0] Your name, passkeys and ratings go for good. Games you have played stay, with “a former player” in your seat.
    [one] Your name, passkeys and ratings go for good. Games you have played stay, with “a former player” in your seat. A bot takes over at the table where you still play.
   *[other] Your name, passkeys and ratings go for good. Games you have played stay, with “a former player” in your seat. Bots take over at the { $running } tables where you still play.
}
account-keep = Keep it
account-delete-days = You are signed out everywhere at once. For seven days you can sign in again and keep the account; nobody else gets its name, and you are not called.
account-delete-name = To go on, type your name: { $name }
why-not-your-name = Type your name as it stands above first.
account-deleted = The account will be deleted in seven days. Whoever signs in before then can keep it.
leaving-note = This account will be deleted: { $when }.
leaving-stay = Keep my account
leaving-stayed = The account stays.
former-player = a former player

## Notices
notices = Notices
notices-here = This browser
notices-mail = E-mail
notices-turn = It is my turn
notices-time = My time is running out
notices-ended = My table has ended
notices-blocked = This browser blocks our notices. Allow them beside the address of this page.
notices-unsupported = This browser cannot receive notices on this page.
notices-impossible = This browser could not be reached by any push service.
notices-no-letters = This server sends no e-mail.
notices-no-address = For notices by e-mail, add an address to your account and confirm it.
quiet = Quiet hours
quiet-is = { $from } to { $to }, { $zone }. Live tables still ring.
quiet-none = None: you may be called at any hour.
quiet-note = In these hours nothing is sent, save for tables with a clock of minutes. They follow the time zone of this device.
quiet-from = From
quiet-to = To
quiet-no = No quiet hours
calendar = Calendar
calendar-on = A calendar program reads your deadlines.
calendar-off = Your deadlines in your calendar, by a secret address.
calendar-make = Make an address
calendar-renew = New address
calendar-once = It is shown this one time; whoever has it can read your deadlines. A new one ends the former.
letters-stop = No more letters about my tables
letters-stop-note = You can have them again at any time, on the page of your account.
letters-stopped = Done: no more letters about your tables will be sent.
webhook = Tell Discord or Matrix
webhook-note = A channel is told who is to move, and how the game ends: names only.
webhook-shape = For
webhook-address = Address of the webhook
webhook-give = Tell it
webhook-told = { $host } is told who is to move, and how the game ends.

## By post
post-tool = By post
post-hours = { $hours } h
post-days = { $hours ->
    [0] { COUNT($days, one: "day", other: "days") }
   *[other] { $days } d { $hours } h
}
post-days-brief = { $days } d
post-rests = rests
post-rests-until = Rests until { $when }
post-holiday-until = On holiday until { $when }
post-ends = To move until { $when }
post-usual = Mostly within { $hours } h
post-at-once = at once
post-to-move = To move: { $name }.
post-vote = { $name } has no time left. Votes for a bot: { $votes } of { $needed }.
post-vote-bot = Let a bot play
post-vote-wait = Wait on
story-first = A table by post: this is how it is played.
story-quiet = Quiet since { $when }.
story-count = Since { $when }: { $count ->
    [one] one thing happened
   *[other] { $count } things happened
}
story-since = Since { $when }
story-players = At the table: { $names }.
story-lent = A bot did this for you on { $when }:
story-lent-first = Your time was out on { $when }, and a bot moved for you.
story-driven = A bot plays for you.
story-stands = How things stand
story-answer = Answer
story-board = To the board
holiday = Holiday
holiday-left = Days left this season: { $days } of { $season }
holiday-days = The next fourteen days
holiday-taken = on holiday
holiday-note = Touch the first and the last day: your clocks will rest at all tables. Standing orders still act.
holiday-take = { $same ->
    [true] Rest on { $first }
   *[false] Rest from { $first } to { $last }
}
holiday-until = On holiday from { $first } to { $last }
holiday-end = End it
zone = Time zone
zone-note = Nights, weekends and holidays follow it, from your next move on. It then stays for two weeks.
zone-from = It may be changed again from { $when } on.

## The page of a member
profile-none = There is no public page here.
profile-none-note = Members decide themselves whether others find their page.
profile-since = At our tables since { $month }.
profile-hidden = Only you see this page.
profile-open = Everybody may see this page. Games at private tables stay among those who sat there, and people whose own page is not public are not named.
profile-change = Change on your account page
profile-games = { $games ->
    [one] game
   *[other] games
}
profile-won = { $count ->
    [one] won
   *[other] won
}
profile-to-the-end = played to the end
profile-hours = { $hours } h
profile-by-post = to answer by post
profile-none-yet = No game finished yet.
profile-ratings-note = dashed: the bots
profile-all = All titles
profile-provisional = provisional
profile-unrated = not rated
profile-figure = The figure is the strength at the least; the line is the range that holds 19 times in 20. While a rating is provisional, the figure is the likeliest strength.
profile-over-time = Over time: { $title }
profile-band = { $count ->
    [one] the last game, with the doubt around the line
   *[other] the last { $count } games, with the doubt around the line
}
profile-one-point = One rated game so far: a line needs two.
profile-after = Game
profile-day = Day
profile-mean = Likeliest strength
profile-doubt = Doubt, more or less
profile-head = Head to head
profile-head-note = who ended higher at the same table
profile-together = together
profile-other = the other
profile-shared = shared
profile-opponent = Opponent
profile-bot = { $level }, bot
profile-head-none = Nobody to tell of yet.
profile-favourites = Favourites
profile-share = { $games ->
    [one] of one game
   *[other] share of { $games } games
}
profile-promises = Promises
profile-promises-note = made in the open
profile-promises-none = None made in the open and settled.
profile-kept = { $count } kept
profile-broken = { $count } broken
profile-lapsed = { $count } lapsed
profile-lately = Lately
profile-place = { $place ->
    [1] won, of { $seats }
   *[other] place { $place } of { $seats }
}
profile-last = { $count ->
    [one] Head to head and promises are of the last game.
   *[other] Head to head and promises are of the last { $count } games.
}
your-page = Your page
your-page-look = See it
your-page-public = Public
your-page-on = Everybody who knows your handle may see your games, ratings, promises and whom you play with.
your-page-off = Only you see it. To others it is as if there were none.

## Together
friends = Friends
friends-lead = Whom you like to play with. Both must have said so.
friends-yours = Your friends
friends-none = Your friends will stand here. Ask somebody by handle, or at a table.
friends-away = None of your friends is here just now.
friends-here = Friends here now
friends-is-here = here now
friends-since = since { $day }
friends-end = End
friends-ask = Ask somebody
friends-handle = Their handle
friends-ask-button = Be friends
friends-ask-note = They are asked if there is somebody of that handle; you hear of it if they say yes.
friends-asked = Asked.
friends-asked-on = asked on { $day }
friends-waiting = Not answered yet
friends-guest = Friends find each other again, on any device: for that you need a passkey. It takes one button.
friends-member = Add a passkey first
friends-manners = What others are told
manners-hidden = Hide that I am here
manners-hidden-on = Nobody is told that you are here.
manners-hidden-off = Your friends see when you are here.
manners-only = Invitations from friends only
manners-only-note = Whoever else asks you to a table notices no difference.
wish-from = { $name } would like to be friends
take-back-wish = Take back
asked-title = You are asked
wishes-title = Wishes to be friends
asked-to = { $name } asks you to a game of { $title }
asked-free = { $free } of { COUNT($seats, one: "seat", other: "seats") } free
asked-house-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
asked-look = Look
asked-sit = Sit down
invite-title = Ask somebody to this table
invite-handle = By handle
invite-asked = asked
terms-line = { $pace ->
    [post] by post
    [live] with a clock
   *[none] no clock
}, { $rated ->
    [true] rated
   *[false] not rated
}
terms-change = Change what is played
terms-note = Everybody at the table is told, and has to agree again before the game begins.
terms-keep = Change it
terms-changed = The host has changed what is played at this table.
terms-agree = I agree
terms-behind = has not agreed to the change yet
rated = Rated
rated-yes = Rated
rated-no = Not rated
rated-yes-note = The game counts for the ratings of all who play.
rated-no-note = The game counts for nobody’s rating.
seek = How it begins
seek-no = I begin it
seek-yes = When full
seek-no-note = You send the link, and begin when you like.
seek-yes-note = Listed for all; it begins by itself once all seats are taken, and lapses if they are not.
seek-players = Look for players
seek-none = Nobody looks for players just now.
seek-begins = begins when full
seek-join = Join, { $count ->
    [one] one seat
   *[other] { $count } seats
}
seek-withdraw = Withdraw
seek-note = It begins by itself once all seats are taken; it waits until { $until }.
seek-waits = The game begins by itself once all seats are taken.
beside = Others
people-title = People at this table
people-none = Nobody else sits here.
people-note = Whoever you mute or block is not told, and sees no difference.
talk-about = About { $name }
mute = Mute
mute-note = You do not see what they write any more.
mute-done = You no longer see what { $name } writes.
block = Block
block-note = You do not see what they write; they cannot ask you to tables, nor sit down at yours.
block-done = { $name } is blocked. Nobody is told.
ignored = Muted and blocked
ignored-note = They are not told. You can change your mind at any time.
ignored-mute = muted on { $day }
ignored-block = blocked on { $day }
ignored-end = Undo
report = Report
report-title = Report { $name }
report-about = What is it about?
report-talk = Words
report-name = Name
report-play = Way of playing
report-other = Something else
report-words = What should the moderators know?
report-note = What was said at this table, as far as you could hear it, goes along. The person you report is not told.
report-note-page = Name and handle go along. The person you report is not told.
report-note-invitation = Who asked you, to which table and who sits there go along. The person you report is not told.
report-note-friend = Name, handle and when they asked go along. The person you report is not told.
report-send = Send the report
report-done = Thank you. A moderator will look at it.
reports = Reports
reports-lead = What people have reported. Everything you read or decide here is written down.
reports-none = No reports. So it should be.
reports-choose = Choose a report to see what was said.
report-status-open = open
report-status-dismissed = dismissed
report-status-muted = muted
report-status-banned = shut out
report-facts = Reported by { $reporter } on { $at }: { $about }.
report-before = { $count ->
    [one] There was one decision against this person before.
   *[other] There were { $count } decisions against this person before.
}
evidence-seats = Who sat there
evidence-lines = What was said
evidence-accused = reported
evidence-reporter = reports it
evidence-reported = this line
evidence-heard-table = heard by all
evidence-heard-gallery = heard by spectators
evidence-heard-two = whispered to { $name }
evidence-met-page = Met by their page:
evidence-met-invitation = Asked the reporter to a table on { $day }:
evidence-met-friend = Asked to be a friend, or became one, on { $day }:
evidence-note = Copied when it was reported, as the reporter could hear it. Of a running game nothing is shown.
verdict = Decision
verdict-dismissed = Dismiss
verdict-muted = Mute
verdict-banned = Shut out
verdict-dismissed-note = Nothing happens, and nobody is told.
verdict-muted-note = This person may play, but not write.
verdict-banned-note = This person cannot come in any more; bots play on at their tables.
verdict-span = For how long
verdict-days = { $days ->
    [0] For good
    [one] One day
   *[other] { $days } days
}
verdict-note = Why, for the other moderators
verdict-decide = Decide
notices-invited = Somebody asks me to a table
## Lessons
learn = Learn
learn-title = Learn { $title }
learn-in = Learn { $title } in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
learn-on = Go on learning { $title }
learn-note = Short steps on the real board, then a first game. Nobody waits, and nothing can go wrong.
lessons = Lessons
lesson-coach = The coach
lesson-name = the lesson
lesson-leave = Leave, it waits for you
lesson-before = Back
lesson-skip = Skip
lesson-present = this lesson
lesson-done = done
lesson-part = { $lesson }, { $part } of { $parts }
lesson-next = Next: { $title }
lesson-play = Play a whole game
lesson-again = Once more
lesson-back = Take it back and try again
lesson-yes = Yes
lesson-no = No
no-lessons = There is no lesson of this game yet.
## The coach

coach = The coach
coach-tool = Coach
coach-ask = What would you do?
coach-thinks = The coach thinks…
coach-waits = When you are asked something, the coach can tell what it would do.
coach-unrates = Once you ask, only a defeat counts for your rating.
coach-hide = Hide
coach-sure = { $sure ->
    [clear] clearly the best
    [likely] probably the best
   *[open] others are about as good
}
coach-rather = Rather than: { $other }
coach-why-not = Why not: { $action }?
coach-no-reason = No single thing decides: played on, it simply comes out better.
coach-alike = Played on, the two come out alike.
coach-gains = No single thing decides, but played on, the other serves { $name }, who then wins { $number ->
    [0] a little
    [one] one game in a hundred
   *[other] { $number } games in a hundred
} more.
coach-unit = The figures are { $unit }, as an expert reckons.
coach-how = Chance of victory, from { $worlds ->
    [one] { $worlds } game
   *[other] { $worlds } games
} played on. The coach cannot see what is hidden from you; it deals that anew each time.
coach-warning = { $action }: this probably loses { $number }% (your chance of victory falls from { $high }% to { $low }%). Play it anyway?
coach-better = The coach would rather: { $action }
coach-anyway = Play it anyway
coach-think-again = Think again
coach-warns = The coach warns
coach-warns-off = Off
coach-warns-blunders = Of blunders
coach-warns-doubtful = Of doubts too
coach-warns-off-note = It says nothing unless you ask.
coach-warns-blunders-note = Before a move that clearly gives much away, where the coach may help.
coach-warns-doubtful-note = Also before a move that may be a mistake, where the coach may help.
coach-game-off-note = Ask it whenever you like; from then on only a defeat is rated.
coach-game-blunders-note = It warns you before a clear blunder, and can be asked. Unrated.
coach-game-doubtful-note = It warns you of doubtful moves too, and can be asked. Unrated.
coach-allowed = Allowed
coach-allowed-note = Everybody at this table may ask the coach; the game counts for nobody’s rating.
coach-not-allowed-note = Nobody may ask the coach while people play.
percent = { $number }%
# Analysis of a finished game
analysis-looked-at = looked at again
analysis-yours = Your costliest decision
analysis-theirs = The costliest decision of { $name }
analysis-one = Decision of { $name }
analysis-turned = Where it turned
analysis-your-decisions = Your decisions: { $count }
analysis-their-decisions = Decisions of { $name }: { $count }
analysis-unit = cost in points of %
analysis-mistakes = Mistakes { $count }
analysis-doubts = In doubt { $count }
analysis-sounds = Sound { $count }
analysis-none-shown = None of these.
analysis-eyes = Whose chances
analysis-open-hands = All hands open
analysis-known = As each could know
analysis-to-win = { $chance } % to win
analysis-nothing-better = Nothing better was found.
analysis-in-doubt = This may be chance: the doubt is larger than the cost.
analysis-how = How it is reckoned
analysis-method = A game is a way from a fair share to the result. Where chance has a say, dealing anew what nobody could know tells what was to be expected; what came beyond that is luck, and on average it is nought. Mistakes are judged from what their seat knew, and what they took from one they gave to others. Hidden hands, guesses that met and what the yardstick cannot see are what nobody could foresee. The four add up exactly.
analysis-begin = Analyse this game
analysis-begin-note = What every decision cost, what was luck, where the game turned. It takes from some seconds to three minutes and is then kept for all who may see the game.
analysis-wait = { $ahead ->
    [0] It begins at once…
   *[other] It begins soon; games before it: { $ahead }
}
analysis-progress = Decisions: { $done } of { $total }
analysis-failed = The analysis did not succeed.
analysis-again = Try again
analysis-as-page = Save as a page
analysis-as-json = Save as JSON
analysis-luck-brief = chance
analysis-own-brief = own
analysis-others-brief = others’
analysis-rest-brief = rest
analysis-board-of = The board as { $name } saw it
analysis-board-all = The board as all saw it
analysis-row = { $name }, choose whose decisions are shown
analysis-change = { $name } { $change } %
analysis-chart = Chances of winning over the moves of the game
analysis-gained = { $name } { $change }
# -- puzzles

puzzles = Puzzles
puzzle = Puzzle
puzzles-all = All puzzles
puzzles-lead = Positions from games in which one answer is clearly best. Each is chosen near your own strength.
puzzles-none = No game here has puzzles yet.
puzzle-daily = Puzzle of the day
puzzle-week = The last seven days
puzzle-day-state = { $state ->
    [solved] { $day }: solved
    [missed] { $day }: missed
   *[open] { $day }: still open
}
puzzle-today-open = { $title }: what would you do?
puzzle-today-solved = { $title }: you solved it.
puzzle-today-missed = { $title }: not this time.
puzzle-solve = Solve it
puzzle-look = See the solution
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-one-more = Next puzzle
puzzle-another = Another puzzle
puzzle-yesterday = Yesterday
puzzle-share-link = Share
puzzle-one-try = One try counts. Look as long as you like: the clock does not run.
puzzle-sure = Your answer: { $answer }?
puzzle-answer = Answer
puzzle-answers = Answers
puzzle-your-answer = your answer
puzzle-right = Right at the first try.
puzzle-wrong = Not the best answer.
puzzle-share = { $share } %
puzzle-worth = { $value } ± { $error } of 100
puzzle-solution = Solution
puzzle-best = { $answer }: that is best.
puzzle-best-worth = Of 100 games played on from here it wins about { $value }; “{ $next }”, the next best, about { $other }.
puzzle-naive = At first sight “{ $answer }” looks better: of 100 games it costs { $loss }.
puzzle-expert = The expert bot goes wrong here with “{ $answer }”: of 100 games that costs { $loss }.
puzzle-people = { $people ->
    [one] % of the one person who tried; games won of 100, played on from here with all that is hidden dealt anew.
   *[other] % of { $people } people; games won of 100, played on from here with all that is hidden dealt anew.
}
puzzle-lines = Lines of play
puzzle-line-best = Play the best answer
puzzle-line-tried = Play mine
puzzle-line-note = As experts may play on; what is hidden from you was dealt anew.
puzzle-step = { $step } of { $steps }
puzzle-step-back = One move back
puzzle-step-on = One move on
puzzle-yours = your puzzle rating
puzzle-its = this puzzle
puzzle-its-solved = this puzzle, solved by { $share } %
puzzle-gain = { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}
puzzle-permit = Puzzles may be made of my public games
puzzle-permit-note = Only of games that are over, if everybody at the table has agreed, and without names.
puzzle-all-answers = { $count ->
    [one] The one answer
   *[other] All { $count } answers
}

explore = Try it out
explore-here = Explore from here
explore-play = Play on
explore-play-note = A table with bots that begins here. It is rated for nobody; what your seat could not know is dealt anew.
explore-seat = Your seat
explore-for = Whose answer you give
explore-played = In the game: { $name }, { $action }
explore-tree = What was tried
explore-start = Where it begins
explore-hint = Try another move: every line stays here.
explore-comment = A comment on this move
explore-forget = Remove this line
explore-loss = −{ $share } %
explore-best = best
explore-knows = As { $name } can know
explore-know = What is known
explore-as = { $name }, the rest dealt anew
explore-redeal = Deal anew
explore-save = Keep
explore-saved = The variations are kept with the game.
explore-share = Share
explore-record = Record
explore-link = Copy the link to this position
explore-by = Written by { $name }
explore-kept = Kept lines
explore-after = After move { $move }
edit = Position editor
edit-open = Set up a position
edit-this = Change this position
edit-anew = Words cannot tell all of this moment: what was under way begins anew.
edit-since = { $count ->
    [one] Since then one move was played:
   *[other] Since then { $count } moves were played:
}
edit-since-last = Without the last
edit-since-none = Go back before that
edit-from = Begin from
edit-seats = Seats
edit-own = This position
edit-plain = A plain position
edit-try = Play it
edit-back = Change the position
edit-impossible = This position cannot be:
edit-add = Add…
edit-remove = Remove
edit-unset = As after the set-up
edit-group-stage = Where play goes on
edit-group-seats = Seats
edit-group-hands = Hands
edit-group-board = Board
edit-group-money = Money and points
edit-group-piles = Piles

here-note = No server: rules, bots and tables are in this browser, and stay here.
here-opening = The house is being opened …
here-elsewhere = Your tables are open in another tab of this browser. Close it, and they come here.
here-failed = The house could not be opened in this browser.
here-together = Several at this screen
here-together-lead = Pass the screen on: each sees their own hand, and nobody else’s.
here-people = People at this screen
here-person = Name of player { $seat }
here-begin = Begin
here-pass = Pass the screen to { $name }
here-pass-note = What the others hold is hidden. Look only once it is yours.
here-look = I am { $name }
here-bots = Bots at the table
here-newer = A newer version is here. It comes with the next start.
here-cover = Cover the table
here-bots-move = The bots are moving …
here-player = Player { $seat }
here-others = Somebody else wants to look:
here-ready = All of it is kept here: it starts without a network.
here-tables-kept = { $count ->
    [one] One game is in this browser, not on this server.
   *[other] { $count } games are in this browser, not on this server.
}
here-open = Open them
here-practise = Play without a network
here-practise-note = Rules and bots come into this browser once (about 12 MB); games played there stay there until you carry them here.
here-place = In this browser
here-online = Online tables
records = Games as files
records-lead = A game is a text: every move, and the seed by which it can be checked. Save yours, and open those of others.
records-bring = Open a file
records-bring-note = It is played again move by move: if anything does not fit, you are told where.
records-bring-server = A game that is not over goes on here against bots, unrated.
records-seat = Your seat
records-paste = Or paste the text
records-check = Check and open
records-holds = Checked: every move holds.
records-goes-on = Checked: the game goes on.
records-see = Replay
records-explain = Analysis
records-play = Play on
records-yours = Your games
records-none = There are none yet.
records-save = Save
records-carry = Carry to the server
records-keep = Keep in this browser
records-shared = Several people play: it can be saved once it is over.
records-carried = It is on the server now, as an unrated table.
gallery = Programs to try
gallery-lead = The same rules and bots as a Python library: change a program, run it, see what it prints.
gallery-note = Everything runs in this browser, nothing is sent anywhere. In your own Python the same programs run about twice as fast, after “pip install signoria”.
gallery-run = Run
gallery-stop = Stop
gallery-runs = Running …
gallery-waking = Python is being woken …
gallery-restore = As it was
gallery-printed = What it has printed
gallery-tournament = A small tournament
gallery-tournament-note = Three levels of bots at one table; they change seats from game to game, and a shared victory counts in parts.
gallery-imagine = Worlds a seat can imagine
gallery-imagine-note = Everything a seat cannot know is dealt anew. What it sees stays as it is, so a bot that searches such worlds cannot cheat.
gallery-own-bot = A bot of your own
gallery-own-bot-note = A bot is anything with a method “choose”. It is given what its seat may know, nothing else.
gallery-laws = The laws, on a sample
gallery-laws-note = Random games of every title, checked for copies, hidden information, replay and more. A broken law would be named, with the game that shows it.
gallery-record = A game as text
gallery-record-note = Every game can be written down, read and replayed to the same end.
