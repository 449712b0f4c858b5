# What every title says.
nobody = nobody
seat-name = Seat { $number }
nothing = nothing
no-turn = It is not your turn.
no-over = The game is over.
no-choice = That cannot be done now.
no-list = What comes after a draw, a throw or a disclosure is said when it has happened, not before.
no-undo-nothing = There is nothing of yours to take back.
no-undo-chance = A card was drawn or a die rolled since: this can no longer be taken back.
no-undo-shown = Something hidden has come to light since: this can no longer be taken back.
no-undo-others = Others have acted since: this can no longer be taken back.
no-undo-concerned = Others are concerned by it already: this can be taken back only if they agree.
other-language = This game does not speak English yet; its words are in { $language ->
    [fr] French
    [it] Italian
   *[other] “{ $language }”
}.
terminal-winners = Won by { $names }.
replay-over = { COUNT($moves, one: "move", other: "moves") }; the game is over. Scores: { $scores }.
replay-waiting = { COUNT($moves, one: "move", other: "moves") }; to move: { $names }. Scores: { $scores }.
terminal-hint = A number, or: help, board, asides, undo, quit.
terminal-no-asides = There is nothing to say out of turn.
terminal-told = What happened
terminal-waiting = The others are thinking …
terminal-seek = Words of the choice, then Enter
terminal-not-found = No choice contains these words.
terminal-key-undo = Undo
terminal-key-asides = Out of turn
terminal-key-seek = Search
terminal-key-help = Help
terminal-key-quit = Quit
terminal-keys-help = Arrows or the mouse choose, Enter answers; digits find a choice by its number, “/” by its words. “a” turns to what may be said out of turn, offers for example. “u” takes your last choice back while nobody has learned anything. Tab moves to the board and the chronicle, where arrows and the wheel scroll. “q” leaves; Escape closes this page.
terminal-number = Answer with a number from 1 to { $last }.
terminal-help = Answer with the number of a choice, or write an action such as the ones in a record. “undo” takes your last choice back while nobody has learned anything; “quit” leaves.
