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
first-step-note = Scegli. Qui non può andare storto nulla, e nessuno aspetta.
first-step-again = Riprova
first-step-on = Continua la lezione
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
call-since = da { $time }
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
passed-minutes = { $minutes } min
passed-days = { COUNT($days, one: "giorno", other: "giorni") }

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
level-adept = Abile
level-adept-note = Gioca bene quasi sempre, e ogni tanto sbaglia.
level-master = Maestro
level-master-note = Prova nella mente, brevemente, la mossa di un esperto e la più vicina, e sceglie la migliore.
level-grandmaster = Gran maestro
level-grandmaster-note = Prova nella mente molte mosse, più e più volte. Si prende il suo tempo, fino a dieci secondi a mossa.
level-expert = Esperto
level-expert-note = Conosce il gioco e non regala nulla.
level-adaptive = Adattivo
level-adaptive-note = Gioca al meglio quando è indietro e lascia andare quando è avanti, perché la partita resti più aperta. Senza valutazione.
level--note = I bot di questo gioco.
character = Carattere dei bot
character-of = Carattere del bot al posto { $seat }
character-none = Nessuno
character-none-note = Bot che giocano come il loro livello.
character-careful = Prudente
character-careful-note = Attacca e rilancia meno degli altri del suo livello, e lascia andare di più. Senza valutazione.
character-greedy = Avido
character-greedy-note = Attacca e rilancia più degli altri del suo livello, anche quando non conviene. Senza valutazione.
character-builder = Costruttore
character-builder-note = Preferisce far crescere ciò che ha piuttosto che aspettare o combattere. Senza valutazione.
character-loyal = Leale
character-loyal-note = Promette ciò che intende mantenere, mantiene ogni promessa e preferisce risparmiare chi ha mantenuto la sua. Senza valutazione.
character-treacherous = Infido
character-treacherous-note = Promette facilmente, e manca di parola dove ci guadagna chiaramente. Senza valutazione.
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
edition = Valori
edition-balanced = Equilibrati
edition-balanced-note = Ritoccati giocando, dove sono di nostra invenzione: le possibilità sono molto più vicine.
edition-first_printing = Prima stampa
edition-first_printing-note = I valori con cui questo gioco è nato qui: alcuni partono avvantaggiati.
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
    [seek] in elenco, comincia al completo
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
orders-tool = Ordini
orders-note = Il tavolo risponde per te come dici qui; vale il primo ordine adatto. Nessun altro li vede.
orders-away = Se il tavolo risponde mentre non ci sei, gli altri capiscono che c’è un ordine, non che cosa dice.
orders-none = Non hai dato nessun ordine.
orders-nothing = Per ora non è possibile alcun ordine.
order-new = Nuovo ordine
order-about = Riguardo a
order-for-lot = Un lotto messo all’asta più tardi
order-lot = Lotto
order-reply = Risposta
order-only-if = Solo se
order-how-long = Durata
order-once = solo la prossima volta
order-says = { $what }: { $answer }, { $until }.
order-says-if = { $what }: { $answer } se { $conditions }, { $until }.
order-says-lot = { $lot }: offrire fino a { $amount }, poi { $then ->
    [pass] passare
   *[ask] chiedermi
  }.
order-now-answers = Adesso risponderebbe: { $answer }
order-now-asks = La domanda ti è posta ora e decideresti tu: non tutte le condizioni sono soddisfatte.
order-now-waits = Ora la domanda non ti è posta: l’ordine aspetta che lo sia.
order-keep = Dare questo ordine
order-first = Mettere per primo
order-ended-lost = Questo lotto non andrà più all’asta: l’ordine è finito.
order-ended-unfit = Non puoi più dare questa risposta: l’ordine è finito.
order-ended-failed = Il gioco non può più eseguire questo ordine: è finito.
order-ended-refused = Le regole non hanno permesso questa risposta: l’ordine è finito.
order-ended-taken-back = Sono state ritirate delle mosse: l’ordine è finito.
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
take-back-unrated = Perciò una vittoria in questa partita non conterà per la tua valutazione; una sconfitta sì.
take-back-yes = Riprendi lo stesso
take-back-no = Lascia la mossa
unrated = senza valutazione
unrated-note = { $why ->
    [brought] Questa partita è cominciata altrove ed è stata portata qui: non conta per la classifica di nessuno.
    [choice] Questa partita è stata voluta senza valutazione: non conta per nessuna valutazione.
    [scene] Questa partita è cominciata da una posizione preparata: non conta per nessuna valutazione.
    [coach] Il maestro ha aiutato: questa partita non conta per nessuna valutazione.
    [help] In questa partita c’è stato un aiuto, del maestro o di mosse riprese: una vittoria non conta per la valutazione, una sconfitta sì.
    [bots] Un bot di questo tavolo è adattivo o ha un carattere: la sua forza non è un punto fermo, e questa partita non conta per nessuna valutazione.
    [one-person] La stessa persona aveva due posti: questa partita non conta per nessuna valutazione.
    [kin] La stessa persona risponde di più posti: questa partita non conta per nessuna valutazione.
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
seat-colours = Colori dei posti
hatching = Tinta e tratteggio
hatching-bold = Tratteggio più forte
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
ratings-note-left = Lasciare giocare un bot è andare via, anche se torni: condividi la sconfitta, ma non la vittoria. Per gli altri quel posto conta come il bot. Chi è stato sostituito da chi ospita mentre era assente tiene il risultato se almeno metà delle decisioni erano sue. Senza orologio, chi non risponde da settimane è andato via.
ratings-note-undo = Una partita in cui si sono riprese mosse, tutti d’accordo, oltre ciò che era venuto alla luce non conta per nessuno. Chi gioca solo contro i bot e lo fa, o chiede al maestro, condivide la sconfitta ma non la vittoria. Riprendere subito non cambia nulla.
ratings-note-limits = Ciò che non possiamo vedere: se due nomi sono una sola persona.
ratings-note-bots = I bot sono riferimenti fissi: la loro forza è stata misurata in incontri, e le partite con le persone non la cambiano. Chi arriva comincia accanto al novizio.
season = Stagione
season-first = prima della prima stagione
ratings-note-role = Da un posto favorito da ciò che gli è toccato o che ha scelto, secondo molte partite, ci si aspetta di più.
ratings-note-season = Alla fine di una stagione ogni valutazione torna a metà strada dal punto di partenza e il dubbio cresce; le vecchie classifiche restano leggibili.
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
name-section = Nome e stemma
arms = Stemma
arms-name = { $arms ->
    [0] Rosa, rosso
    [1] Luna, azzurro
    [2] Foglia, verde
    [3] Sole, giallo
    [4] Torre, viola
   *[5] Campana, nero
}
arms-none = Nessuno
arms-note = A ogni tavolo in cui è libero ricevi il posto che porta questo stemma.
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
print = Stampa
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
programs = Programmi
programs-note = Un tuo programma può prendere posto dove qualcuno gli dà il link di un tavolo. Il suo nome finisce con [bot], ha una valutazione propria, e ne rispondi tu.
program-make = Crea un programma
program-name = Come si chiama
program-name-note = Dopo il nome si aggiunge [bot], perché tutti lo sappiano.
program-able = gettone del { $date }{ $count ->
    [0] {""}
    [one] , a un tavolo
   *[other] , a { $count } tavoli
}
program-unable = senza gettone dal { $date }{ $count ->
    [0] {""}
    [one] , a un tavolo
   *[other] , a { $count } tavoli
}
program-renew = Nuovo gettone
program-revoke = Revoca
program-token-once = Questo gettone si vede solo questa volta. Chi lo ha gioca come questo programma; uno precedente non apre più nulla.
program-token-copy = Copia il gettone
program-token-kept = L’ho conservato
program-remove-note = La sua valutazione se ne va con lui, il suo nome è tolto dalle partite, e un bot continua dove gioca ancora.
program-remove = Elimina per sempre
program-keep = Tienilo
program-player = un programma
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
account-keep = Tienilo
account-delete-days = Esci subito da tutti i dispositivi. Per sette giorni puoi accedere di nuovo e conservare l’account; nessun altro riceve il suo nome, e non ti arrivano avvisi.
account-delete-name = Per continuare scrivi il tuo nome: { $name }
why-not-your-name = Prima scrivi il tuo nome come sta qui sopra.
account-deleted = L’account sarà eliminato fra sette giorni. Chi accede prima può conservarlo.
leaving-note = Questo account sarà eliminato: { $when }.
leaving-stay = Tieni il mio account
leaving-stayed = L’account resta.
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
profile-hours = { $hours } h
profile-by-post = per rispondere per posta
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

## Insieme
friends = Amici
friends-lead = Le persone con cui ti piace giocare. Devono volerlo tutti e due.
friends-yours = I tuoi amici
friends-none = Qui staranno i tuoi amici. Chiedi a qualcuno con il suo identificativo, o a un tavolo.
friends-away = In questo momento nessuno dei tuoi amici è qui.
friends-here = Amici presenti
friends-is-here = qui adesso
friends-since = dal { $day }
friends-end = Termina
friends-ask = Chiedi a qualcuno
friends-handle = Il suo identificativo
friends-ask-button = Diventa amico
friends-ask-note = La richiesta arriva se qualcuno ha questo identificativo; lo saprai se la risposta è sì.
friends-asked = Richiesta inviata.
friends-asked-on = chiesto il { $day }
friends-waiting = Ancora senza risposta
friends-guest = Gli amici si ritrovano su qualsiasi dispositivo: per questo serve una passkey. Basta un pulsante.
friends-member = Prima aggiungi una passkey
friends-manners = Che cosa sanno gli altri
manners-hidden = Nascondi che sono qui
manners-hidden-on = Nessuno viene a sapere che sei qui.
manners-hidden-off = I tuoi amici vedono quando sei qui.
manners-only = Inviti solo dagli amici
manners-only-note = Chi altro ti invita non nota alcuna differenza.
wish-from = { $name } vorrebbe la tua amicizia
take-back-wish = Ritira
asked-title = Ti aspettano
wishes-title = Richieste di amicizia
asked-to = { $name } ti invita a una partita: { $title }
asked-free = { $free ->
    [one] un posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
asked-house-rules = { $count ->
    [one] una regola della casa
   *[other] { $count } regole della casa
}
asked-look = Guarda
asked-sit = Mi siedo
invite-title = Invita qualcuno a questo tavolo
invite-handle = Per identificativo
invite-asked = chiesto
terms-line = { $pace ->
    [post] per posta
    [live] con orologio
   *[none] senza orologio
}, { $rated ->
    [true] con valutazione
   *[false] senza valutazione
}
terms-change = Cambia le condizioni
terms-note = Tutti al tavolo vengono avvisati e devono accettare di nuovo prima che la partita cominci.
terms-keep = Cambia
terms-changed = Chi ospita ha cambiato le condizioni di questo tavolo.
terms-agree = Accetto
terms-behind = non ha ancora accettato la modifica
rated = Valutazione
rated-yes = Con valutazione
rated-no = Senza
rated-yes-note = La partita conta per la valutazione di chi gioca.
rated-no-note = La partita non conta per nessuna valutazione.
seek = Come comincia
seek-no = Comincio io
seek-yes = Al completo
seek-no-note = Mandi il link e cominci quando vuoi.
seek-yes-note = Visibile a tutti; comincia da sola quando tutti i posti sono presi, altrimenti l’annuncio scade.
seek-players = Cerca giocatori
seek-none = In questo momento nessuno cerca giocatori.
seek-begins = comincia al completo
seek-join = Unisciti, { $count ->
    [one] un posto
   *[other] { $count } posti
}
seek-withdraw = Ritira
seek-note = La partita comincia da sola quando tutti i posti sono presi; il tavolo aspetta fino al { $until }.
seek-waits = La partita comincia da sola quando tutti i posti sono presi.
beside = Gli altri
people-title = Le persone a questo tavolo
people-none = Qui non siede nessun altro.
people-note = Chi silenzi o blocchi non ne sa nulla e non vede alcuna differenza.
talk-about = A proposito di { $name }
mute = Silenzia
mute-note = Non vedi più che cosa scrive.
mute-done = Non vedi più che cosa scrive { $name }.
block = Blocca
block-note = Non vedi più che cosa scrive; non può invitarti né sedersi ai tuoi tavoli.
block-done = { $name }: blocco attivo. Nessuno ne viene avvisato.
ignored = Persone silenziate e bloccate
ignored-note = Non ne sanno nulla. Puoi cambiare idea in qualsiasi momento.
ignored-mute = silenzio dal { $day }
ignored-block = blocco dal { $day }
ignored-end = Annulla
report = Segnala
report-title = Segnala { $name }
report-about = Di che cosa si tratta?
report-talk = Parole
report-name = Nome
report-play = Modo di giocare
report-other = Altro
report-words = Che cosa devono sapere i moderatori?
report-note = Quello che si è detto a questo tavolo, per quanto potevi sentirlo, viene allegato. La persona segnalata non ne viene avvisata.
report-note-page = Vengono allegati nome e identificativo. Chi segnali non ne sa nulla.
report-note-invitation = Viene allegato chi ti ha invitato, a quale tavolo e chi vi siede. Chi segnali non ne sa nulla.
report-note-friend = Vengono allegati nome, identificativo e data della richiesta. Chi segnali non ne sa nulla.
report-send = Manda la segnalazione
report-done = Grazie. Un moderatore guarderà.
reports = Segnalazioni
reports-lead = Quello che le persone hanno segnalato. Tutto ciò che leggi o decidi qui viene annotato.
reports-none = Nessuna segnalazione. Meglio così.
reports-choose = Scegli una segnalazione per vedere che cosa si è detto.
report-status-open = da decidere
report-status-dismissed = archiviata
report-status-muted = parola tolta
report-status-banned = accesso chiuso
report-facts = Segnalato da { $reporter }, { $at }: { $about }.
report-before = { $count ->
    [one] C’è già stata una decisione contro questa persona.
   *[other] Ci sono già state { $count } decisioni contro questa persona.
}
evidence-seats = Chi sedeva lì
evidence-lines = Che cosa si è detto
evidence-accused = persona segnalata
evidence-reporter = ha segnalato
evidence-reported = questa riga
evidence-heard-table = sentito da tutti
evidence-heard-gallery = sentito dagli spettatori
evidence-heard-two = sussurrato { TO($name) }
evidence-met-page = Dalla sua pagina:
evidence-met-invitation = Invito a un tavolo il { $day }:
evidence-met-friend = Richiesta di amicizia, o amicizia, dal { $day }:
evidence-note = Copiato al momento della segnalazione, come poteva sentirlo chi ha segnalato. Di una partita in corso non si mostra nulla.
verdict = Decisione
verdict-dismissed = Archivia
verdict-muted = Togli la parola
verdict-banned = Chiudi l’accesso
verdict-dismissed-note = Non succede nulla e nessuno viene avvisato.
verdict-muted-note = Questa persona può giocare, ma non scrivere.
verdict-banned-note = Questa persona non può più entrare; ai suoi tavoli continuano i bot.
verdict-span = Per quanto tempo
verdict-days = { $days ->
    [0] Per sempre
    [one] Un giorno
   *[other] { $days } giorni
}
verdict-note = Perché, per gli altri moderatori
verdict-decide = Decidi
notices-invited = Qualcuno mi invita a un tavolo
## Lessons
learn = Impara
learn-title = Impara { $title }
learn-in = Impara { $title } in { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
learn-on = Continua a imparare { $title }
learn-note = Piccoli passi sul vero tabellone, poi una prima partita. Nessuno aspetta e nulla può andare storto.
lessons = Lezioni
lesson-coach = Il maestro
lesson-name = la lezione
lesson-leave = Esci, ti aspetta
lesson-before = Indietro
lesson-skip = Salta
lesson-present = questa lezione
lesson-done = fatta
lesson-part = { $lesson }, { $part } di { $parts }
lesson-next = Poi: { $title }
lesson-play = Gioca una partita intera
lesson-again = Ancora una volta
lesson-back = Riprendi e riprova
lesson-yes = Sì
lesson-no = No
no-lessons = Per questo gioco non c’è ancora una lezione.
## Il maestro

coach = Il maestro
coach-tool = Maestro
coach-ask = Che cosa faresti?
coach-thinks = Il maestro riflette…
coach-waits = Quando toccherà a te, il maestro potrà dire che cosa farebbe.
coach-unrates = Appena chiedi, solo una sconfitta conta per la tua valutazione.
coach-hide = Nascondi
coach-sure = { $sure ->
    [clear] nettamente la migliore
    [likely] probabilmente la migliore
   *[open] altre valgono altrettanto
}
coach-rather = Piuttosto che: { $other }
coach-why-not = Perché non: { $action }?
coach-no-reason = Nulla decide da solo: giocando avanti, semplicemente riesce meglio.
coach-alike = Giocando avanti, le due riescono allo stesso modo.
coach-gains = Nulla decide da solo, ma giocando avanti l’altra mossa favorisce { $name }, che vince allora { $number ->
    [0] un po’ più spesso
    [one] una partita su cento in più
   *[other] { $number } partite su cento in più
}.
coach-unit = Le cifre sono { $unit }, secondo il calcolo di un esperto.
coach-how = Probabilità di vittoria, da { $worlds ->
    [one] { $worlds } seguito giocato
   *[other] { $worlds } seguiti giocati
} nell’immaginazione. Il maestro non vede ciò che ti è nascosto; ogni volta lo ridistribuisce.
coach-warning = { $action }: così perdi probabilmente il { $number }% (la tua probabilità di vittoria scende dal { $high }% al { $low }%). Giocare lo stesso?
coach-better = Il maestro preferirebbe: { $action }
coach-anyway = Gioca lo stesso
coach-think-again = Ripensaci
coach-warns = Il maestro avverte
coach-warns-off = Mai
coach-warns-blunders = Degli sbagli gravi
coach-warns-doubtful = Anche dei dubbi
coach-warns-off-note = Non dice nulla se non chiedi.
coach-warns-blunders-note = Prima di una mossa che perde nettamente molto, dove il maestro può aiutare.
coach-warns-doubtful-note = Anche prima di una mossa forse sbagliata, dove il maestro può aiutare.
coach-game-off-note = Chiedigli quando vuoi; da allora conta solo una sconfitta.
coach-game-blunders-note = Ti avverte prima di uno sbaglio grave e risponde alle domande. Senza valutazione.
coach-game-doubtful-note = Ti avverte anche delle mosse dubbie e risponde alle domande. Senza valutazione.
coach-allowed = Permesso
coach-allowed-note = Tutti a questo tavolo possono interrogare il maestro; la partita non conta per nessuna valutazione.
coach-not-allowed-note = Nessuno può interrogare il maestro mentre giocano delle persone.
percent = { $number }%
# Analisi di una partita finita
analysis-looked-at = rivista
analysis-yours = La tua decisione più costosa
analysis-theirs = La decisione più costosa, { $name }
analysis-one = Decisione, { $name }
analysis-turned = La svolta
analysis-your-decisions = Le tue decisioni: { $count }
analysis-their-decisions = Decisioni, { $name }: { $count }
analysis-unit = costo in punti di %
analysis-mistakes = Errori { $count }
analysis-doubts = In dubbio { $count }
analysis-sounds = Buone { $count }
analysis-none-shown = Nessuna di queste.
analysis-eyes = Probabilità viste da
analysis-open-hands = Mani scoperte
analysis-known = Ciò che ognuno sapeva
analysis-to-win = { $chance } % di vincere
analysis-nothing-better = Non si è trovato nulla di meglio.
analysis-in-doubt = Può essere il caso: il dubbio supera il costo.
analysis-how = Come si calcola
analysis-method = Una partita porta da una quota equa al risultato. Dove il caso decide, distribuire di nuovo ciò che nessuno poteva sapere dice che cosa c’era da aspettarsi; il di più è fortuna, nulla in media. Gli errori sono giudicati da ciò che il loro autore sapeva, e quanto hanno tolto a uno hanno dato agli altri. Mani nascoste, scommesse incrociate e ciò che la misura non vede sono ciò che nessuno poteva prevedere. Le quattro voci si sommano esattamente.
analysis-begin = Analizza questa partita
analysis-begin-note = Quanto è costata ogni decisione, quanto ha fatto la fortuna, dove la partita ha svoltato. Richiede da pochi secondi a tre minuti; poi resta per tutti coloro che possono vedere la partita.
analysis-wait = { $ahead ->
    [0] Comincia subito…
   *[other] Comincia presto; partite prima di questa: { $ahead }
}
analysis-progress = Decisioni: { $done } su { $total }
analysis-failed = L’analisi non è riuscita.
analysis-again = Riprova
analysis-as-page = Salva come pagina
analysis-as-json = Salva come JSON
analysis-luck-brief = caso
analysis-own-brief = propri
analysis-others-brief = altrui
analysis-rest-brief = resto
analysis-board-of = Il tavolo visto da { $name }
analysis-board-all = Il tavolo visto da tutti
analysis-row = { $name }, scegli di chi mostrare le decisioni
analysis-change = { $name } { $change } %
analysis-chart = Probabilità di vittoria lungo la partita
analysis-gained = { $name } { $change }
# -- puzzles

puzzles = Problemi
puzzle = Problema
puzzles-all = Tutti i problemi
puzzles-lead = Posizioni tratte da partite in cui una risposta è nettamente la migliore. Ognuna è scelta in base alla tua forza.
puzzles-none = Qui nessun gioco ha ancora problemi.
puzzle-daily = Problema del giorno
puzzle-week = Gli ultimi sette giorni
puzzle-day-state = { $state ->
    [solved] { $day }: risolto
    [missed] { $day }: sbagliato
   *[open] { $day }: ancora aperto
}
puzzle-today-open = { $title }: che cosa faresti?
puzzle-today-solved = { $title }: l’hai risolto.
puzzle-today-missed = { $title }: non questa volta.
puzzle-solve = Risolvi
puzzle-look = Vedi la soluzione
puzzle-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
puzzle-one-more = Prossimo problema
puzzle-another = Un altro problema
puzzle-yesterday = Ieri
puzzle-share-link = Condividi
puzzle-one-try = Conta un solo tentativo. Guarda quanto vuoi: l’orologio è fermo.
puzzle-sure = La tua risposta: { $answer }?
puzzle-answer = Rispondi
puzzle-answers = Risposte
puzzle-your-answer = la tua risposta
puzzle-right = Giusto al primo colpo.
puzzle-wrong = Non è la risposta migliore.
puzzle-share = { $share }%
puzzle-worth = { $value } ± { $error } su 100
puzzle-solution = Soluzione
puzzle-best = { $answer }: è la cosa migliore.
puzzle-best-worth = Su 100 partite giocate da qui se ne vincono così circa { $value }; con «{ $next }», la seconda scelta, circa { $other }.
puzzle-naive = A prima vista «{ $answer }» sembra meglio: su 100 partite ne costa { $loss }.
puzzle-expert = Il bot esperto qui sbaglia con «{ $answer }»: su 100 partite ne costa { $loss }.
puzzle-people = { $people ->
    [one] % dell’unica persona che ha provato; partite vinte su 100, giocando da qui con tutto ciò che è nascosto ridistribuito.
   *[other] % di { $people } persone; partite vinte su 100, giocando da qui con tutto ciò che è nascosto ridistribuito.
}
puzzle-lines = Continuazioni
puzzle-line-best = Gioca la risposta migliore
puzzle-line-tried = Gioca la mia
puzzle-line-note = Come potrebbero proseguire degli esperti; ciò che ti è nascosto è stato ridistribuito.
puzzle-step = { $step } di { $steps }
puzzle-step-back = Una mossa indietro
puzzle-step-on = Una mossa avanti
puzzle-yours = il tuo punteggio
puzzle-its = questo problema
puzzle-its-solved = questo problema, risolto dal { $share }%
puzzle-gain = { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
}
puzzle-permit = Le mie partite pubbliche possono diventare problemi
puzzle-permit-note = Solo di partite finite, se tutti al tavolo sono d’accordo, e senza nomi.
puzzle-all-answers = { $count ->
    [one] L’unica risposta
   *[other] Tutte le { $count } risposte
}

explore = Provare
explore-here = Esplora da qui
explore-play = Gioca il seguito
explore-play-note = Un tavolo con bot che comincia qui. Non conta per la classifica di nessuno; ciò che il tuo posto non poteva sapere viene ridistribuito.
explore-seat = Il tuo posto
explore-for = Per chi rispondi
explore-played = Nella partita: { $name }, { $action }
explore-tree = Ciò che è stato provato
explore-start = Da dove comincia
explore-hint = Prova un’altra mossa: ogni linea resta qui.
explore-comment = Un commento a questa mossa
explore-forget = Togli questa linea
explore-loss = −{ $share } %
explore-best = la migliore
explore-knows = Per quanto può sapere { $name }
explore-know = Ciò che si sa
explore-as = { $name }, il resto ridistribuito
explore-redeal = Ridistribuisci
explore-save = Conserva
explore-saved = Le varianti sono conservate con la partita.
explore-share = Condividi
explore-record = Verbale
explore-link = Copia il link a questa posizione
explore-by = Scritto da { $name }
explore-kept = Linee conservate
explore-after = Dopo la mossa { $move }
edit = Editor di posizioni
edit-open = Componi una posizione
edit-this = Cambia questa posizione
edit-anew = Le parole non possono dire tutto di questo momento: ciò che era in corso ricomincia.
edit-since = { $count ->
    [one] Da allora è stata giocata una mossa:
   *[other] Da allora sono state giocate { $count } mosse:
}
edit-since-last = Senza l’ultima
edit-since-none = Torna a prima
edit-from = Parti da
edit-seats = Posti
edit-own = Questa posizione
edit-plain = Una posizione semplice
edit-try = Gioca
edit-back = Cambia la posizione
edit-impossible = Questa posizione è impossibile:
edit-add = Aggiungi…
edit-remove = Togli
edit-unset = Come dopo la preparazione
edit-group-stage = Da dove si riprende
edit-group-seats = Posti
edit-group-hands = Mani
edit-group-board = Tabellone
edit-group-money = Denaro e punti
edit-group-piles = Mazzi

here-note = Nessun server: regole, bot e tavoli sono in questo browser, e ci restano.
here-opening = La casa si sta aprendo…
here-elsewhere = I tuoi tavoli sono aperti in un’altra scheda di questo browser. Chiudila, e verranno qui.
here-failed = Non è stato possibile aprire la casa in questo browser.
here-together = In più persone a questo schermo
here-together-lead = Passatevi lo schermo: ognuno vede la propria mano, e nessun’altra.
here-people = Persone a questo schermo
here-person = Nome del giocatore { $seat }
here-begin = Comincia
here-pass = Lo schermo è per { $name }
here-pass-note = Ciò che gli altri hanno in mano è nascosto. Guarda solo quando tocca a te.
here-look = Sono { $name }
here-bots = Bot al tavolo
here-newer = C’è una versione più recente. Arriva al prossimo avvio.
here-cover = Copri il tavolo
here-bots-move = Giocano i bot…
here-player = Giocatore { $seat }
here-others = Vuole guardare un’altra persona:
here-ready = È tutto conservato qui: si avvia senza rete.
here-tables-kept = { $count ->
    [one] Una partita è in questo browser, non su questo server.
   *[other] { $count } partite sono in questo browser, non su questo server.
}
here-open = Aprile
here-practise = Gioca senza rete
here-practise-note = Regole e bot vengono una volta in questo browser (circa 12 MB); le partite giocate lì restano lì finché non le porti qui.
here-place = In questo browser
here-online = Tavoli in rete
records = Partite come file
records-lead = Una partita è un testo: ogni mossa, e il seme con cui si può verificare. Salva le tue, apri quelle degli altri.
records-bring = Apri un file
records-bring-note = Viene rigiocata mossa per mossa: se qualcosa non torna, ti si dice dove.
records-bring-server = Una partita non finita continua qui contro i bot, fuori classifica.
records-seat = Il tuo posto
records-paste = Oppure incolla il testo
records-check = Verifica e apri
records-holds = Verificata: ogni mossa regge.
records-goes-on = Verificata: la partita continua.
records-see = Rivedi
records-explain = Analisi
records-play = Continua
records-yours = Le tue partite
records-none = Non ce ne sono ancora.
records-save = Salva
records-carry = Porta sul server
records-keep = Tieni in questo browser
records-shared = Giocano più persone: si potrà salvare quando sarà finita.
records-carried = Ora è sul server, come tavolo fuori classifica.
gallery = Programmi da provare
gallery-lead = Le stesse regole e gli stessi bot come libreria Python: cambia un programma, eseguilo, leggi che cosa stampa.
gallery-note = Tutto avviene in questo browser, nulla viene inviato. Nel tuo Python gli stessi programmi vanno circa due volte più veloci, dopo «pip install signoria».
gallery-run = Esegui
gallery-stop = Ferma
gallery-runs = In corso…
gallery-waking = Python si sta svegliando…
gallery-restore = Com’era
gallery-printed = Che cosa ha stampato
gallery-tournament = Un piccolo torneo
gallery-tournament-note = Tre livelli di bot a un tavolo; cambiano posto da una partita all’altra, e una vittoria condivisa conta in parti.
gallery-imagine = I mondi che un posto può immaginare
gallery-imagine-note = Tutto ciò che un posto non può sapere viene ridistribuito. Ciò che vede resta com’è: un bot che esplora questi mondi non può barare.
gallery-own-bot = Un bot tutto tuo
gallery-own-bot-note = È un bot tutto ciò che ha un metodo «choose». Riceve ciò che il suo posto può sapere, e nient’altro.
gallery-laws = Le leggi, su un campione
gallery-laws-note = Partite a caso di ogni gioco, controllate: copie, informazioni nascoste, replay e altro. Una legge violata verrebbe nominata, con la partita che lo mostra.
gallery-record = Una partita come testo
gallery-record-note = Ogni partita si può scrivere, leggere e rigiocare fino alla stessa fine.
