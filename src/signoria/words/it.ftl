# Ciò che dicono tutti i giochi.
nobody = nessuno
seat-name = Posto { $number }
nothing = nulla
no-turn = Non tocca a te.
no-over = La partita è finita.
no-choice = Ora non si può fare.
no-list = Ciò che segue una pesca, un tiro o una rivelazione si decide quando è avvenuta, non prima.
no-undo-nothing = Non hai nulla da riprendere.
no-undo-chance = Nel frattempo è stata pescata una carta o tirato un dado: non si può più tornare indietro.
no-undo-shown = Nel frattempo è venuto alla luce un segreto: non si può più tornare indietro.
no-undo-others = Nel frattempo altri hanno giocato: non si può più tornare indietro.
no-undo-concerned = Riguarda già altri: si può tornare indietro solo se sono d’accordo.
other-language = Questo gioco non parla ancora italiano; le sue parole sono in { $language ->
    [en] inglese
    [fr] francese
   *[other] «{ $language }»
}.
terminal-winners = Vittoria: { $names }.
replay-over = { COUNT($moves, one: "mossa", other: "mosse") }; la partita è finita. Punteggi: { $scores }.
replay-waiting = { COUNT($moves, one: "mossa", other: "mosse") }; deve giocare: { $names }. Punteggi: { $scores }.
terminal-hint = Un numero, o: aiuto, tavola, a parte, annulla, esci.
terminal-no-asides = Non c’è nulla da dire fuori turno.
terminal-told = Che cosa è successo
terminal-waiting = Gli altri riflettono …
terminal-seek = Parole della scelta, poi Invio
terminal-not-found = Nessuna scelta contiene queste parole.
terminal-key-undo = Annulla
terminal-key-asides = Fuori turno
terminal-key-seek = Cerca
terminal-key-help = Aiuto
terminal-key-quit = Esci
terminal-keys-help = Le frecce o il mouse scelgono, Invio risponde; le cifre trovano una scelta dal suo numero, “/” dalle sue parole. “a” mostra ciò che si può dire fuori turno, per esempio le offerte. “u” riprende la tua ultima scelta finché nessuno ha appreso nulla. Tab porta alla tavola e alla cronaca, che frecce e rotella fanno scorrere. “q” esce; Esc chiude questa pagina.
terminal-number = Rispondi con un numero da 1 a { $last }.
terminal-help = Rispondi con il numero di una scelta, o scrivi un’azione come in una registrazione. «annulla» riprende la tua ultima scelta finché nessuno ha saputo nulla; «esci» chiude.
