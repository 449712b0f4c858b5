# Le parole dell’interfaccia. Ogni gioco porta le sue.

## Pagine
skip = Vai al contenuto
nav = Sito
loading = Un momento…
lost-page = Qui non c’è nessuna pagina.
unread = da leggere
to-home = Alla pagina iniziale
tables = Tavoli
rules = Regole
games = Giochi
game = Gioco
close = Chiudi
back = Indietro
cancel = Annulla
keep = Tieni
go = Vai
on = Sì
off = No
less = Meno
more = Più

## Inizio
home-title = Prendi posto in Italia, 1454
home-lead = { $guests ->
    [0] Cinque giochi da tavolo
   *[other] Giochi da tavolo
} del Rinascimento, con amici e con bot che giocano lealmente.
join-with-link = Entra con un link
link-label = Il link o il codice che hai ricevuto
invite-friends = Invita amici
invite = Invita
play = Gioca
play-now = Gioca ora
play-title = Gioca { TO($title) }
play-against-bots = Gioca contro i bot
seats-range = da { $low } a { $high ->
    [one] { $high } giocatore
   *[other] { $high } giocatori
}
seats-short = da { $low } a { $high }
your-tables = I tuoi tavoli
open-tables = Tavoli con un posto libero
watch-tables = Partite da guardare
no-tables-yet = Non siedi ancora a nessun tavolo. Una partita contro i bot comincia in due clic.
no-tables-now = Nessuna tua partita è in corso. Le ultime:
show-finished = Mostra { $count ->
    [one] una partita finita
   *[other] { $count } partite finite
}
hide-finished = Nascondi le partite finite
notice = Software libero. I titoli appartengono ai loro proprietari; disegni e testi sono nostri.
no-account = Non serve un account
row-over = vittoria: { $names }
row-open = { $count ->
    [0] pronto a cominciare
    [one] un posto libero
   *[other] { $count } posti liberi
}
row-paused = in pausa
row-kept = ti si chiede di giocare ancora
row-running = in corso
row-with = con { $names }
row-stage = all’ultima visita: { $stage }
row-ended = Questa partita è finita.
row-see = Vedi il risultato
row-enter = Apri
row-join = Entra
row-watch = Guarda

## Tocca a te
your-move = Tocca a te
your-move-at = a { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}
your-move-within = , il più urgente entro { $time }
your-move-more = { $count ->
    [one] Aspetta un altro tavolo
   *[other] Aspettano altri { $count } tavoli
}
nobody-waits = Nessuno ti aspetta
nobody-waits-note = Le tue partite vanno avanti; qui vedrai quando toccherà a te. Nel frattempo:
others-move = Tocca agli altri
all-tables = Tutti i tavoli
call-at = al tavolo { $table }
call-since = dal { $time }
call-bot-plays = Un bot gioca per te.
call-bots-move = Tocca ai bot.
ended-since = Finite nel frattempo
end-won = Hai vinto.
end-place = Ti sei classificato { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
}.
end-see = Guarda come
bell = { $count ->
    [0] Nessuno ti aspetta
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
next-table = Prossimo tavolo: { $title }
left-hours = { $hours } h
left-days = { COUNT($days, one: "giorno", other: "giorni") } { $hours } h

## Persone
your-name = Il tuo nome
name-is = Il tuo nome: { $name }
name-title = Come ti chiami?
name-label = Il tuo nome
name-note = Lo vede chi siede ai tuoi tavoli e sta in classifica. Non si chiede altro.
you = tu
here = presente
away = assente
away-until = assente, bot tra { $minutes } min
host = Chi ospita
bot = Bot
person = Persona
a-bot = Un bot
a-friend = Un amico o un’amica
by-the-link = con il link
bot-level = bot, { $level }
driven = per ora gioca un bot ({ $level })
seat-number = Posto { $seat }
seat-open = Posto libero
seat-kept = invito a giocare ancora, non ancora accettato
seat-kept-you = Ti si chiede di giocare ancora
seat-kept-note = Una partita conta per la tua valutazione solo se l’hai accettata.
wish-any = { $option }: è indifferente
level = Livello dei bot
level-of = Livello del bot al posto { $seat }
level-random = Caso
level-random-note = Una mossa lecita qualsiasi. Per guardarsi intorno.
level-novice = Novizio
level-novice-note = Conosce le regole e sbaglia: buona compagnia per una prima partita.
level-master = Maestro
level-master-note = Prima di ogni mossa gioca il seguito nella mente. Si prende il suo tempo.
level-expert = Esperto
level-expert-note = Conosce il gioco e non regala nulla.
level--note = I bot di questo gioco.
how-many = In quanti si gioca?
with-bots = { $count ->
    [0] Tu, senza bot
    [one] Tu e un bot
   *[other] Tu e { $count } bot
}
bots-are-fair = I bot vedono solo ciò che può vedere il loro posto.

## Un nuovo tavolo
set-a-table = Prepara un tavolo
set-a-table-note = Scegli un gioco e apri il tavolo; il resto è già a posto.
who-sits = Chi si siede?
how-play = Come giocate?
usual-chosen = È già scelto il modo consueto
seat-kind = Chi siede al posto { $seat }
finer-points = { $count ->
    [one] Un dettaglio delle regole
   *[other] { $count } dettagli delle regole
}, { $changed ->
    [0] come nel regolamento
    [one] uno cambiato
   *[other] { $changed } cambiati
}
pace = Ritmo
pace-none = Libero
pace-none-note = Senza orologio: si gioca in minuti o in giorni.
pace-brisk = Vivace
pace-brisk-note = Dieci minuti a testa, e 15 secondi per mossa; poi un bot muove per te.
pace-calm = Calmo
pace-calm-note = Mezz’ora a testa, e un minuto per mossa; poi un bot muove per te.
pace-days = Per posta
pace-days-note = Ore o giorni per mossa; l’orologio corre anche quando nessuno guarda.
post-time = Tempo per pensare
post-time-move = giorni a mossa
post-time-bank = giorni a partita
post-time-week = ore a settimana
post-terms-move = { $days ->
    [one] Un giorno per ogni mossa.
   *[other] Ogni mossa restituisce un giorno, al massimo { $days } giorni.
}
post-terms-bank = { COUNT($days, one: "giorno", other: "giorni") } per la partita{ $hours ->
    [0] .
   *[other] , e { COUNT($hours, one: "ora", other: "ore") } in più per ogni mossa.
}
post-terms-week = { COUNT($hours, one: "ora", other: "ore") } a settimana; il conto riparte ogni lunedì.
post-rest = Riposo
post-rest-none = Nessuno
post-rest-night = Notti
post-rest-weekend = Fine settimana
post-rest-both = Entrambi
post-rest-none-note = L’orologio corre giorno e notte.
post-rest-night-note = L’orologio riposa dalle dieci di sera alle otto del mattino, là dove vive chi deve muovere.
post-rest-weekend-note = L’orologio riposa il sabato e la domenica, là dove vive chi deve muovere.
post-rest-both-note = L’orologio riposa di notte e nel fine settimana, là dove vive chi deve muovere.
post-out = A tempo scaduto
post-out-bot = Muove un bot
post-out-pass = Si passa
post-out-vote = Si vota
post-out-bot-note = A tempo scaduto un bot fa questa sola mossa.
post-out-pass-note = A tempo scaduto si passa; dove non si può passare, muove un bot.
post-out-vote-note = A tempo scaduto gli altri votano se un bot prende il posto.
visibility = Chi può venire
visibility-private = Privato
visibility-public = In elenco
visibility-private-note = Si siede solo chi ha il link.
visibility-public-note = Appare nella pagina iniziale: chiunque può sedersi o guardare.
table-sentence = { $title } in { $seats }: tu{ $friends ->
    [0] {""}
    [one] , un’altra persona
   *[other] , { $friends } altre persone
}{ $bots ->
    [0] {""}
    [one] , un bot
   *[other] , { $bots } bot
}.
table-sentence-note = { $pace ->
    [none] Senza orologio
    [brisk] Orologio vivace
    [calm] Orologio calmo
   *[days] Per posta
}, { $visibility ->
    [public] in elenco per tutti
   *[private] privato
}. I posti si possono cambiare fino all’inizio della partita.
open-the-table = Apri il tavolo

## Entrare e aspettare
invitation = Invito
invited = { $name } ti invita
invited-somehow = Hai ricevuto un invito
no-invitation = Questo invito non porta da nessuna parte.
sit-here = Siediti qui
take-a-seat = Prendi posto
table-full = Tutti i posti sono presi.
table-begun = La partita è cominciata e non c’è più posto per te.
table-closed = Questo tavolo è chiuso.
why-seats-open = { $count ->
    [one] Un posto è ancora libero: manda il link o affidalo a un bot.
   *[other] { $count } posti sono ancora liberi: manda il link o affidali ai bot.
}
why-not-accepted = Non tutti gli invitati hanno ancora accettato.
why-least = { $count } è il minimo qui.
why-most = { $count } è il massimo qui.
why-no-name = Prima scrivi un nome.
why-no-words = Prima scrivi qualcosa.
lobby-waiting = { $count ->
    [0] Tutti i posti sono presi.
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
lobby-asked = In attesa di chi deve ancora accettare di giocare.
copy-link = Copia il link
link-note = Manda questo link ai tuoi amici. Non serve un account.
fill-with-bots = { $count ->
    [one] Metti un bot sul posto libero
   *[other] Metti dei bot sui { $count } posti liberi
}
send-away = Allontana
send-away-note = Il posto torna libero e il link cambia: solo uno nuovo riporta qui.
start-game = Comincia la partita
waiting-for-host = La partita la comincia chi ospita.
leave = Lascia
leave-sure = Sì, lascia il tavolo
leave-note = Un bot prende il tuo posto; puoi tornare e riprenderlo.
leave-counts = Per la classifica è un abbandono appena un bot ha giocato per te: la sconfitta è tua, la vittoria no. Per { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} ti si chiede ancora il consenso prima di riprendere mosse del tuo tempo.
copied = Copiato.
copy-failed = Qui non è permesso copiare; seleziona il link e copialo a mano.
finding-table = Si cerca il tavolo…
no-way-in = Non puoi entrare a questo tavolo.
no-way-in-note = Non esiste, o è privato e serve il suo invito.

## Al tavolo
prompt = Che cosa fare
your-turn = Tocca a te
your-turn-is = Tocca a te. { $prompt }
sent = Inviato…
paused = La partita è in pausa.
game-over = La partita è finita.
bot-plays-you = Un bot gioca al tuo posto.
confirm-question = { $action }?
end-question = { $action }? Potresti ancora fare altro.

## Results that stay
outcome-you = Tu
outcome-to = a
outcome-stays = resta
outcome-no-cards = nessuna carta giocata
outcome-earlier = Il risultato precedente
outcome-later = Il risultato successivo
outcome-leaves = Sparisce tra { $seconds } s
results-pace = I risultati restano
results-slow = A lungo
results-calm = Normale
results-brisk = Poco
results-close = Finché chiudo
results-slow-note = Una ventina di secondi.
results-calm-note = Una decina di secondi; tocca un risultato per chiuderlo.
results-brisk-note = Circa cinque secondi.
results-close-note = Finché non li chiudi o non giochi.

which-way = { $picked }: che cosa vuoi fare?
step = { $kind }: scegli tra ciò che è illuminato.
step-with = { $question } ({ $picked })
reason-of = { $kind }:
forced = Una sola risposta è possibile: la dà il tavolo per te.
order-caption = offrire fino a
order-note = Il tavolo rilancia per te del minimo, solo quando ti superano, e si ferma alla tua cifra. Nessuno la vede.
order-least = minimo { $amount }
order-reach = al più { $amount }
order-give = Fino a { $amount }
order-then-pass = poi passare
order-open = Offrire fino a…
order-runs = In quest’asta il tavolo offre per te fino a { $amount }, poi { $then ->
    [pass] passa
   *[ask] chiede a te
  }.
order-answers = Tra un attimo il tavolo risponde per te.
order-away = Nessuno vede la tua cifra. Se il tavolo risponde mentre non ci sei, gli altri capiscono che c’è un ordine.
order-change = Cambiare
order-ended-outbid = Decidi di nuovo tu: le offerte hanno superato { $amount }.
order-ended-closed = Il tavolo non può più offrire per te: nessuna offerta ti è possibile.
order-ended-beyond = Hai già offerto più di { $amount }: il tavolo non offre più per te.
order-ended-undone = Sono state ritirate delle mosse: il tavolo non offre più per te.
order-put-away = Va bene
waiting-for = { $count ->
    [one] { $names } sta decidendo.
   *[other] { $names } stanno decidendo.
}
waiting = Il tavolo sta pensando.
touch-gold = Tocca ciò che ha un bordo d’oro.
not-now = Questo non riguarda ciò che viene chiesto ora.
all-choices = { $count ->
    [one] L’unica scelta
   *[other] Tutte le { $count } scelte
}
rule-number = Regola { $rule }
see-result = Vedi il risultato
target-lit = si può scegliere
target-picked = scelto
board = Tabellone
your-place = Il tuo posto
no-board = Questo gioco qui non ha un tabellone suo. Ecco ciò che puoi vederne:
board-failed = Il tabellone di questo gioco si è guastato. Le sue scelte restano qui sotto.
table-tools = Tavolo
beside-board = Accanto al tabellone
explanation = Spiegazione
players = Giocatori
to-act = deve giocare
look-at = Guarda { $name }
at-table = al tavolo { $name }
chronicle = Cronaca
board-then = Il tabellone com’era allora
back-to-now = Torna al presente
asked-now = Ora tocca a te rispondere.
talk = Parole
deals = Accordi
undo = Riprendi
undo-note = Riprendi la tua ultima mossa
undo-ask = Chiedi di riprendere
undo-ask-note = Chiedi agli altri se puoi riprendere la tua ultima mossa
undo-asked = { $name } chiede di riprendere una mossa e tutto ciò che è seguito: { $count ->
    [one] una riga della cronaca
   *[other] { $count } righe della cronaca
}{ $shown ->
    [yes] , con segreti venuti alla luce
   *[no] {""}
}.
undo-asked-by-you = { $count ->
    [one] Hai chiesto di riprendere una mossa; manca una risposta.
   *[other] Hai chiesto di riprendere una mossa; mancano { $count } risposte.
}
undo-unrated = La partita allora non conterebbe per nessuna valutazione.
undo-clock = Il tuo orologio corre mentre aspetti.
undo-left = Si chiede anche a chi è andato via da meno di { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
undo-far = Riprendi…
undo-far-note = Riprendi la tua ultima mossa anche se da allora è successo qualcosa; prima ti si dice che cosa comporta
take-back-title = Riprendere la tua ultima mossa?
take-back-far = { $count ->
    [0] Niente di ciò che ti è stato detto viene cancellato.
    [one] Una riga della cronaca viene cancellata: la tua mossa.
   *[other] { $count } righe della cronaca vengono cancellate: la tua mossa e tutto ciò che è seguito.
}
take-back-shown = Da allora sono venuti alla luce dei segreti, e continuerai a conoscerli.
take-back-chance = Il caso resta come è stato distribuito: ciò che è stato pescato sarà pescato di nuovo.
take-back-unrated = Perciò la partita non conterà per nessuna valutazione, qualunque cosa accada poi.
take-back-yes = Riprendi, senza valutazione
take-back-no = Lascia la mossa
unrated = senza valutazione
unrated-note = { $why ->
    [scene] Questa partita è cominciata da una posizione preparata: non conta per nessuna valutazione.
    [one-person] La stessa persona aveva due posti: questa partita non conta per nessuna valutazione.
   *[undo] Sono state riprese mosse oltre ciò che era venuto alla luce: questa partita non conta per nessuna valutazione.
}
undo-refused = La mossa resta: non tutti erano d’accordo.
undo-done-by-you = La tua mossa è ripresa: { $count ->
    [0] niente è stato cancellato dalla cronaca.
    [one] una riga della cronaca è stata cancellata.
   *[other] { $count } righe della cronaca sono state cancellate.
}
undo-done = { $name } ha ripreso una mossa: { $count ->
    [0] niente è stato cancellato dalla cronaca.
    [one] una riga della cronaca è stata cancellata.
   *[other] { $count } righe della cronaca sono state cancellate.
}
take-back-lines = Si torna al momento prima di questo:
take-back-more = { $count ->
    [0] {""}
    [one] e ancora una riga
   *[other] e ancora { $count } righe
}
take-back-plain = Riprendi la mossa
agree = Accetta
refuse = Rifiuta
since = Dal tuo ultimo sguardo: { $count ->
    [one] è accaduta una cosa
   *[other] sono accadute { $count } cose
}
since-show = Mostra
nothing-yet = Non è ancora accaduto nulla.
show-older = Mostra le più vecchie
no-talk = Nessuno ha ancora parlato.
talk-to = A chi
talk-all = Tutti
say-something = Di’ qualcosa
send = Invia
whisper-to = solo { TO($name) }
offers = Offerte
offer-to = Con chi
offer-give = Dai
offer-ask = Chiedi
offer-get = Ricevi
offer-nothing = nulla
offer-none = nessuna
offer-no-goods = Qui non c’è nulla da scambiare.
offer-empty = Scegli che cosa dai e che cosa chiedi.
offer-sentence = Dai { TO($name) } { $give } e chiedi { $ask }.
gift-sentence = Fai un dono { TO($name) }: { $give }. Ha effetto subito.
offer-propose = Proponi
gift-send = Dona
offer-clear = Cancella
offer-closed = In questo momento non si possono fare offerte.
offer-from = { $name } ti offre
offer-yours = La tua offerta { TO($name) }
offer-counter = Controfferta
any-time = In ogni momento
promises = Promesse
no-promises = Ancora nessuna promessa.
no-promise-kinds = Questo gioco non ha promesse già pronte; basterà la tua parola.
make-promise = Fa’ una promessa
promise-what = Che cosa
promise-to = A chi
promise-about = A proposito di
promise-until = Fino
until = Fino { $moment }.
until-battle_end = alla fine di questa battaglia
until-next_battle_end = alla fine della prossima battaglia
until-round_end = alla fine del giro
until-turn_end = alla fine del turno
until-next_turn_end = alla fine del prossimo turno
until-decade_end = alla fine del decennio
until-year_end = alla fine dell’anno
until-war_end = alla fine di questa guerra
until-auction_end = alla fine di quest’asta
until-game_end = alla fine della partita
promise-open = Tutti possono saperlo quando è accettata
promise-offer = Offrila
promise-note = Le promesse non obbligano nessuno. Il tavolo ricorda chi le ha mantenute.
accept = Accetta
decline = Declina
withdraw = Ritira
withdraw-promise = Ritira la promessa
withdraw-open-note = Tutti vedranno che è stata ritirata. Non conta né come mantenuta né come rotta.
withdraw-secret-note = L’altra parte vedrà che è stata ritirata. Non conta né come mantenuta né come rotta.
secret = segreta
pact-status-proposed = offerta
pact-status-accepted = conclusa
pact-status-declined = declinata
pact-status-withdrawn = ritirata
pact-withdrawn-by = ritirata da { $who }
pact-status-kept = mantenuta
pact-status-broken = rotta
pact-status-lapsed = decaduta
let-bot-play = Lascia giocare un bot
let-bot-play-note = Un bot può sostituire chi è assente da { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}; se c’è un orologio, quando il suo tempo è finito.
hand-over = Lascia giocare un bot per me
hand-over-note = Un bot gioca con ciò che il tuo posto può sapere, finché lo riprendi.
reclaim = Riprendi il mio posto
pause = Metti in pausa
resume = Continua
connection-lost = La connessione è caduta. Il tuo posto è al sicuro.
connection-retry = Nuovo tentativo tra { $seconds } s.
connection-trying = Nuovo tentativo…
maintenance-coming = Manutenzione prevista: { $time }, per circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Le partite sono conservate e riprenderanno dopo.
maintenance-now = Manutenzione in corso, fine prevista: { $time }. Per ora niente nuovi tavoli; le partite sono conservate.
no-connection = Il server non risponde; si riprova.
no-answer = Non ha funzionato. Riprova.
days = { COUNT($count, one: "giorno", other: "giorni") }
time-left = restano { $time }
share = Condividi

## Regole
rules-of = Regole: { $title }
search-rules = Cerca nelle regole
contents = Indice
found = { $count ->
    [0] nulla trovato
    [one] un paragrafo
   *[other] { $count } paragrafi
}
nothing-found = Nulla trovato.
rules-language = Queste regole non sono ancora tradotte: sono in { $language ->
    [en] inglese
    [fr] francese
   *[other] «{ $language }»
}.
rules-missing = Nessuno ha ancora scritto qui le regole di questo gioco.
rules-two = In due minuti
rules-box = Che cosa c’è nella scatola
rules-turn = Il turno in breve
rules-text = Le regole
rules-text-note = ogni riga ha il suo indirizzo
rules-example = Esempio: { $title }
rules-example-play = Prepara e gioca questa posizione
rules-example-seat = Giochi come { $name }, contro i bot. Ciò che è coperto viene distribuito di nuovo.
rules-before = Prima
rules-link = Indirizzo della regola { $rule }
rules-finds = { $count ->
    [0] Niente trovato
    [one] Un passo, Invio per andarci
   *[other] { $count } passi, Invio per il prossimo
}
rules-nearest = Forse cercavi “{ $word }”?
rules-in-box = Nella scatola:
rules-in-example = Esempio:
rules-in-turn = In breve:
rules-print = Stampa
rules-page = La pagina intera, con gli esempi

## Impostazioni
settings = Impostazioni
language = Lingua
switch-language = Cambia lingua
theme = Luce
theme-system = Come il sistema
theme-light = Giorno
theme-dark = Notte
theme-to-light = Colori del giorno
theme-to-dark = Colori della notte
motion = Movimento
motion-none = Nessuno
motion-05 = Lento
motion-1 = Normale
motion-2 = Veloce
sound = Suono
volume = Volume
title-notice = Avviso nel titolo della pagina
title-notice-note = Un punto quando tocca a te.
confirm = Conferma di una mossa
confirm-final = Se definitiva
confirm-always = Sempre
confirm-never = Mai
confirm-final-note = Chiede prima di una mossa che non si può riprendere, e prima di passare o chiudere il turno quando si potrebbe ancora fare qualcosa.
confirm-always-note = Chiede prima di ogni mossa fatta sul tabellone.
confirm-never-note = Conta il primo clic.
this-table = Questo tavolo

## La fine
the-end = la fine
the-start = L’inizio
wins = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono insieme
}
score-to = { $best } a { $next }.
fact-moves = { $count ->
    [one] mossa
   *[other] mosse
}
fact-time = al tavolo
fact-minutes = { $count ->
    [one] minuto
   *[other] minuti
}
sources = Da dove vengono i punti
how-it-went = Come è andata
chart-note = il punteggio dopo ogni mossa
chart-label = Punteggi nel corso della partita, una linea per giocatore
move-slider = Mossa
move-of = Mossa { $move } di { $moves }
watch-replay = Rivedi la partita
replay = Replica
this-move = Che cosa è accaduto in questa mossa
move-untold = Di questa mossa non è stato detto nulla.
seen-by = Vista da
onlooker = Uno spettatore
all-open = Tutte le mani scoperte
all-hands = Tutte le mani
to-start = All’inizio
to-end = Alla fine
step-back = Una mossa indietro
step-on = Una mossa avanti
play-replay = Avvia
pause-replay = Pausa
replay-speed = Velocità
copy-moment = Link a questo momento
to-result = Il risultato
beside-result = Prova e promesse
seed-title = La distribuzione era onesta?
seed-text = Il seme di ogni caso è stato sigillato prima della prima carta e aperto dopo l’ultima mossa.
seed-sealed = Sigillato
seed-opened = Aperto
seed-found = Calcolato
seed-not-yet = non ancora
seed-check = Verifica qui
seed-fits = Corrisponde: è il seme con cui la partita è cominciata.
seed-differs = Non corrisponde: non è il seme che era stato sigillato.
seed-unable = Questo browser può calcolare solo con una connessione sicura (https o localhost).
deal-text = Il segreto del tavolo è stato sigillato prima della prima carta e aperto dopo l’ultima mossa. I giocatori hanno aggiunto numeri propri, sigillati prima che se ne mostrasse alcuno: nessuno ha potuto scegliere la distribuzione.
nonce-of = Aggiunto da { $name }
nonce-withheld = non rivelato
deal-fits = Corrisponde: la partita è stata distribuita dal segreto sigillato e da tutti questi numeri.
deal-fits-mine = Corrisponde: la partita è stata distribuita dal segreto sigillato e da tutti questi numeri, tra cui quello del tuo browser.
nonce-differs = Il numero di { $name } non è quello sigillato.
nonce-missing = Manca il numero di { $name }.
deal-differs = La partita non è stata distribuita da questo segreto e da questi numeri.
seal-changed = Il sigillo del tavolo non è quello mostrato al tuo browser prima della partita.
list-changed = L’elenco dei sigilli non è quello mostrato al tuo browser prima della partita.
nonce-left-out = Il tuo browser ha dato il suo numero, che però non ha avuto parte nella distribuzione: è arrivato tardi, o è stato escluso.
nonce-unasked = Il tuo browser ha promesso un numero che non gli è stato chiesto: non c’eri quando la partita è iniziata, o è stato escluso.
seed-note = La registrazione contiene ogni mossa; «signoria verify» la rigioca e controlla ogni carta e ogni dado.
record-download = Scarica la registrazione
play-again-question = Un’altra partita a questo tavolo?
play-again-note = Gli stessi posti, un nuovo seme. Si chiede a tutti, e nessuno gioca senza aver accettato.
play-again-asked = Ti si chiede di giocare ancora.
play-again = Gioca ancora
change-table = Cambia il tavolo
play-too = Vuoi giocare anche tu a questo gioco?

## Classifiche
ratings = Classifiche
rating = Valutazione
ratings-of = Classifica: { $title }
ratings-lead = Le partite finite contano, con amici o con bot. La valutazione è prudente: più giochi, più è sicura.
ratings-all = Tutti i giochi
ratings-all-lead = Una sola valutazione per tutti i giochi: ogni partita che conta, nell’ordine in cui sono finite, contro i bot del suo gioco.
ratings-provisional = Ancora provvisorie
ratings-empty = Qui nessuno è ancora valutato: solo i bot. Finisci una partita, e il tuo nome si aggiunge.
ratings-not-you = Non sei ancora in questa lista. Finisci una partita, e ci sarà il tuo nome.
ratings-unknown = Qui non c’è un gioco simile.
ratings-more = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri ({ $count })
}
rating-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
rating-wins = { $wins ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $wins } vinte
}
rating-bot = bot, un riferimento fisso
rating-range = { $mean } ± { $doubt }
rating-change = valutazione ({ $change })
rating-change-provisional = valutazione provvisoria ({ $change })
rating-none = senza valutazione
ratings-how = Come si calcola
ratings-note-figure = La cifra e la barra dicono quanto qualcuno è forte almeno. L’anello segna la forza più probabile, la linea l’intervallo in cui si trova al 95 %; entrambi stanno in piccolo sotto la cifra.
ratings-note-provisional = Meno di cinque partite, o un’incertezza ancora grande, danno una valutazione provvisoria. Non ha un posto in classifica, e la sua cifra è la forza più probabile: chi ha appena battuto dei novizi non sta sotto di loro. In seguito conta la cifra prudente.
ratings-note-counts = Una partita conta se è stata finita e una persona vi ha giocato, a tavoli pubblici e privati. La lista mostra il nome che ti sei dato, mai il tavolo.
ratings-note-own = La tua valutazione tiene conto di una partita che hai accettato e giocato: hai preso posto tu, anche per giocare ancora, e hai preso almeno metà delle decisioni del tuo posto. Ciò che un bot decide quando il tuo tempo è finito non è tuo: la sua vittoria non vale niente.
ratings-note-left = Lasciare giocare un bot è andare via, anche se torni: condividi la sconfitta, ma non la vittoria. Per gli altri quel posto conta come il bot. Chi è stato sostituito da chi ospita mentre era assente tiene il risultato se almeno metà delle decisioni erano sue.
ratings-note-undo = Una partita in cui sono state riprese mosse oltre ciò che era venuto alla luce non conta per nessuno. Riprendere subito non cambia niente.
ratings-note-limits = Ciò che non possiamo vedere: se due nomi sono una sola persona, e come sarebbe finita una partita che nessuno ha finito.
ratings-note-bots = I bot sono riferimenti fissi: la loro forza è stata misurata in incontri, e le partite con le persone non la cambiano. Chi arriva comincia accanto al novizio.
ratings-note-overall = Per tutti i giochi insieme il novizio è il riferimento comune. Il vantaggio degli altri bot su di lui cambia da gioco a gioco.
way-back = Una via di ritorno
way-back-note = Questo browser ricorda chi sei, e così i tuoi posti. Se dovesse dimenticarlo, o se cambi dispositivo, un link segreto ti fa tornare lo stesso ospite.
way-back-kept = Hai creato una via di ritorno il { $day }. Porta qui finché non la revochi; una nuova la sostituisce.
way-back-secret = Conservala dove tieni le password: chi l’apre qui sei tu, con i tuoi posti e le tue carte. È mostrata solo questa volta.
way-back-link = La tua via di ritorno
way-back-make = Conserva una via di ritorno
way-back-replace = Creane una nuova
way-back-close = Revocala
back-title = Bentornato
back-note = Questo link rende questo browser quello dell’ospite che l’ha conservato: nome, posti e tavoli.
back-go = Sono io
back-done = Sei di nuovo { $name }.
back-empty = Questa pagina ha bisogno del link intero che hai conservato, con ciò che segue il #.
back-other = Al momento qui sei { $name }. Se più tardi vuoi tornare a essere { $name }, conserva prima una via di ritorno.

# -- account
account-title = Il tuo account
account-lead = Il nome con cui giochi, e come ritorni.
account-nobody = Qui non hai ancora un nome. Gioca una partita, o accedi se sei membro.
account-look = Lingua e colori
guest-title = Giochi come ospite
guest-note = { $games ->
    [0] { $running ->
        [0] Il tuo nome è custodito solo da questo browser.
        [one] Il tuo nome e il tuo tavolo sono custoditi solo da questo browser.
       *[other] Il tuo nome e i tuoi { $running } tavoli sono custoditi solo da questo browser.
    }
    [one] Il tuo nome, una partita finita e { $running ->
        [0] nessun tavolo
        [one] un tavolo
       *[other] { $running } tavoli
    } in corso sono custoditi solo da questo browser.
   *[other] Il tuo nome, { $games } partite finite e { $running ->
        [0] nessun tavolo
        [one] un tavolo
       *[other] { $running } tavoli
    } in corso sono custoditi solo da questo browser.
} Se lo svuoti, tutto è perduto.
guest-quick = Bastano dieci secondi. Senza password, senza e-mail.
passkey-add = Aggiungi una passkey
passkey-have = Ho una passkey
passkey-added = La passkey è salvata. Sei membro.
passkey-note = Niente password: il telefono o il computer chiede dito, volto o codice. Noi conserviamo solo una chiave pubblica.
passkey-impossible = Questo browser, o questa pagina senza https, non può usare le passkey.
passkey-number = Passkey { $number }
passkey-dates = aggiunta il { $added }, usata il { $used }
passkey-cancelled = Nessuna passkey è stata mostrata. Nulla è cambiato.
passkey-there = Questo dispositivo ha già una passkey per te.
name-section = Nome
kept = Salvato.
handle-label = Identificativo
handle-note = Solo tuo: nessun altro membro ce l’ha, né uno che gli somigli. Il nome qui sopra è libero.
ways-in = Conserva il tuo nome e le tue partite
remove = Togli
change = Cambia
codes = Codici di recupero
codes-left = { $count ->
    [0] Ancora nessuno. Aprono l’account quando ogni dispositivo è perduto.
    [one] Ne resta uno. Aprono l’account quando ogni dispositivo è perduto.
   *[other] Ne restano { $count }. Aprono l’account quando ogni dispositivo è perduto.
}
codes-new = Nuovi codici
codes-once = Ciascuno apre il tuo account una volta, insieme al tuo identificativo { $handle }. Sono mostrati solo adesso; quelli di prima non valgono più.
codes-copy = Copia tutti
codes-kept = Li ho annotati
code-label = Codice di recupero
address = E-mail
address-add = Aggiungi un’e-mail
address-label = Indirizzo e-mail
address-note = Facoltativa: per rientrare. Mai mostrata, mai ceduta.
address-how = Vi arriva una lettera con un collegamento. L’indirizzo è salvato quando lo hai aperto.
address-send = Spedisci la lettera
address-sent = Una lettera è in viaggio verso { $address }.
address-opened = Conferma che le lettere per te possono andare a questo indirizzo.
address-confirm = Conferma l’indirizzo
address-confirmed = L’indirizzo è salvato.
devices = Dispositivi
device-unknown = Un dispositivo
device-here = questo, adesso
sign-in = Accedi
sign-in-note = I membri entrano con la passkey del loro dispositivo.
sign-in-passkey = Accedi con una passkey
sign-in-code = Ogni dispositivo è perduto?
sign-in-letter = Per lettera
signed-in = Sei { $name }.
sign-out = Esci
sign-out-others = Esci da tutti gli altri
letter-send = Mandami una lettera
letter-asked = Se un membro ha questo indirizzo, una lettera è in viaggio.
letter-opened = Questa lettera ti fa accedere su questo dispositivo.
take-over = Sono mie
take-over-not = Lasciale
take-over-note = { $count ->
    [one] Su questo dispositivo l’ospite { $name } ha giocato una partita. È tua?
   *[other] Su questo dispositivo l’ospite { $name } ha giocato { $count } partite. Sono tue?
}
take-over-done = Le partite sono tue, con posti e classifiche.
your-data = I tuoi dati
your-data-note = Tutto ciò che abbiamo su di te, in un file: account, partite, promesse, ciò che hai detto. L’eliminazione toglie il tuo nome da ogni partita; quelle degli altri restano intere.
your-data-guest = Tutto ciò che abbiamo su di te, in un file: partite, promesse, ciò che hai detto.
download = Scarica
account-delete = Elimina il mio account
account-delete-note = { $running ->
    [0] Nome, passkey e classifiche spariscono per sempre. Le tue partite restano, con «un ex giocatore» al tuo posto.
    [one] Nome, passkey e classifiche spariscono per sempre. Le tue partite restano, con «un ex giocatore» al tuo posto. Un bot continua al tavolo dove giochi ancora.
   *[other] Nome, passkey e classifiche spariscono per sempre. Le tue partite restano, con «un ex giocatore» al tuo posto. Dei bot continuano ai { $running } tavoli dove giochi ancora.
}
account-delete-sure = Elimina per sempre
account-keep = Tienilo
account-deleted = L’account è eliminato.
former-player = un ex giocatore

## Avvisi
notices = Avvisi
notices-here = Questo browser
notices-mail = E-mail
notices-turn = Tocca a me
notices-time = Il mio tempo sta per scadere
notices-ended = La mia partita è finita
notices-blocked = Questo browser blocca i nostri avvisi. Consentili accanto all’indirizzo di questa pagina.
notices-unsupported = Questo browser non può ricevere avvisi su questa pagina.
notices-impossible = Nessun servizio è riuscito a raggiungere questo browser.
notices-no-letters = Questo server non invia e-mail.
notices-no-address = Per ricevere gli avvisi per e-mail, aggiungi un indirizzo al tuo account e confermalo.
quiet = Ore di silenzio
quiet-is = Dalle { $from } alle { $to }, { $zone }. I tavoli dal vivo suonano lo stesso.
quiet-none = Nessuna: puoi essere chiamato a qualsiasi ora.
quiet-note = In queste ore non si invia nulla, tranne che per i tavoli con un orologio di minuti. Seguono il fuso orario di questo dispositivo.
quiet-from = Dalle
quiet-to = Alle
quiet-no = Nessuna ora di silenzio
calendar = Calendario
calendar-on = Un calendario legge le tue scadenze.
calendar-off = Le tue scadenze nel tuo calendario, con un indirizzo segreto.
calendar-make = Crea un indirizzo
calendar-renew = Nuovo indirizzo
calendar-once = Viene mostrato questa sola volta; chi lo conosce può leggere le tue scadenze. Uno nuovo annulla il precedente.
letters-stop = Niente più lettere sui miei tavoli
letters-stop-note = Puoi riaverle in ogni momento dalla pagina del tuo account.
letters-stopped = Fatto: non riceverai più lettere sui tuoi tavoli.
webhook = Avvisa Discord o Matrix
webhook-note = Un canale saprà a chi tocca e come finisce la partita: solo nomi.
webhook-shape = Per
webhook-address = Indirizzo del webhook
webhook-give = Avvisa
webhook-told = Chi deve muovere e come finisce la partita si saprà qui: { $host }.

## By post
post-tool = Posta
post-hours = { $hours } h
post-days = { $hours ->
    [0] { COUNT($days, one: "giorno", other: "giorni") }
   *[other] { $days } g { $hours } h
}
post-days-brief = { $days } g
post-rests = riposa
post-rests-until = Riposa, riprende { $when }
post-holiday-until = In vacanza, torna { $when }
post-ends = Deve muovere entro { $when }
post-usual = Di solito entro { $hours } h
post-at-once = subito
post-to-move = Deve muovere: { $name }.
post-vote = { $name } non ha più tempo. Voti per un bot: { $votes } su { $needed }.
post-vote-bot = Lascia giocare un bot
post-vote-wait = Aspetta ancora
story-first = Un tavolo per posta: ecco come si gioca.
story-quiet = Tutto tranquillo da { $when }.
story-count = Da { $when }: { $count ->
    [one] è successa una cosa
   *[other] sono successe { $count } cose
}
story-since = Da { $when }
story-players = Al tavolo: { $names }.
story-lent = Un bot l’ha fatto per te { $when }:
story-lent-first = Il tuo tempo è scaduto { $when }, e un bot ha mosso per te.
story-driven = Un bot gioca per te.
story-stands = Come stanno le cose
story-answer = Rispondi
story-board = Al tabellone
holiday = Vacanza
holiday-left = Giorni che restano in questa stagione: { $days } su { $season }
holiday-days = I prossimi quattordici giorni
holiday-taken = in vacanza
holiday-note = Tocca il primo e l’ultimo giorno: i tuoi orologi riposeranno a tutti i tavoli. Gli ordini permanenti agiscono comunque.
holiday-take = { $same ->
    [true] Riposo { $first }
   *[false] Riposo da { $first } a { $last }
}
holiday-until = In vacanza da { $first } a { $last }
holiday-end = Termina
zone = Fuso orario
zone-note = Notti, fine settimana e vacanze lo seguono, dalla tua prossima mossa in poi. Poi resta per due settimane.
zone-from = Si potrà cambiare di nuovo da { $when }.

## The page of a member
profile-none = Qui non c’è una pagina pubblica.
profile-none-note = Ogni membro decide se gli altri trovano la sua pagina.
profile-since = Ai nostri tavoli da { $month }.
profile-hidden = Questa pagina la vedi solo tu.
profile-open = Tutti possono vedere questa pagina. Le partite a tavoli privati restano fra chi c’era, e chi non ha una pagina pubblica non è nominato.
profile-change = Cambia nel tuo account
profile-games = { $games ->
    [one] partita
   *[other] partite
}
profile-won = { $count ->
    [one] vinta
   *[other] vinte
}
profile-to-the-end = giocate fino in fondo
profile-none-yet = Ancora nessuna partita finita.
profile-ratings-note = tratteggiati: i bot
profile-all = Tutti i giochi
profile-provisional = provvisoria
profile-unrated = senza valutazione
profile-figure = La cifra è la forza che si ha almeno; la linea è l’intervallo che vale 19 volte su 20. Finché una valutazione è provvisoria, la cifra è la forza più probabile.
profile-over-time = Nel tempo: { $title }
profile-band = { $count ->
    [one] l’ultima partita, con l’incertezza attorno alla linea
   *[other] le ultime { $count } partite, con l’incertezza attorno alla linea
}
profile-one-point = Finora una sola partita valutata: per una linea ne servono due.
profile-after = Partita
profile-day = Giorno
profile-mean = Forza più probabile
profile-doubt = Incertezza, in più o in meno
profile-head = Testa a testa
profile-head-note = chi è arrivato più in alto allo stesso tavolo
profile-together = insieme
profile-other = l’altro
profile-shared = alla pari
profile-opponent = Avversario
profile-bot = { $level }, bot
profile-head-none = Ancora nessuno di cui dire.
profile-favourites = Preferiti
profile-share = { $games ->
    [one] su una partita
   *[other] parte di { $games } partite
}
profile-promises = Promesse
profile-promises-note = fatte davanti a tutti
profile-promises-none = Nessuna fatta davanti a tutti e già decisa.
profile-kept = { $count ->
    [one] { $count } mantenuta
   *[other] { $count } mantenute
}
profile-broken = { $count ->
    [one] { $count } rotta
   *[other] { $count } rotte
}
profile-lapsed = { $count ->
    [one] { $count } decaduta
   *[other] { $count } decadute
}
profile-lately = Di recente
profile-place = { $place ->
    [1] vinta, in { $seats }
   *[other] { $place }º posto su { $seats }
}
profile-last = { $count ->
    [one] Testa a testa e promesse riguardano l’ultima partita.
   *[other] Testa a testa e promesse riguardano le ultime { $count } partite.
}
your-page = La tua pagina
your-page-look = Guardala
your-page-public = Pubblica
your-page-on = Chiunque conosca il tuo identificativo può vedere le tue partite, le valutazioni, le promesse e con chi giochi.
your-page-off = La vedi solo tu. Per gli altri è come se non ci fosse.
