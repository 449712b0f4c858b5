course = Compra le carte giuste, costruisci città, e fa’ che quelle degli altri rendano a te.

lesson-market = Le carte all’asta
lesson-build = Costruire una città
lesson-roles = I ruoli
lesson-end = Che cosa conta alla fine
lesson-game = Una prima partita

market-offer = Che cosa cedere
    .text = Ogni giro porta ducati e carte nuove. Poi ognuno mette all’asta **due carte** della mano, coperte e tutti insieme.

        Cedi dunque ciò di cui puoi fare a meno.
    .task = Vuoi costruire **Lucca**. Cedi due carte che non ti servono.
    .coach-city = Lucca chiede **due Cattedrali**, un Palazzo comunale e un Castello.
    .coach-hand = Le hai già tutte e quattro. Toccane altre due.
    .done = Ben scelto: le Piazze del mercato non servono a Lucca, e sarà un altro a **pagarle alla banca**.
    .not-white = Lucca mostra la Cattedrale **due volte**. Cedine una, e dovrai ricomprarla.
    .not-other = Quella carta è su Lucca. Senza, non puoi costruire la città.

market-bid = Offrire pensando alla città
    .text = Le carte sono divise per edificio e vendute **dal lotto più piccolo al più grande**. Ecco le due Cattedrali che ti servono.

        { $p1 } offre { $high }, { $p2 } ha passato. Tu hai { $money } ducati.
    .task = Comprale, e conserva quanto basta per **costruire Lucca**.
    .coach-lot = Chi vince prende queste carte, paga, e può costruire **subito**.
    .coach-city = Lucca costa 4 ducati, qualunque sia stato il prezzo delle carte.
    .done = **Tue**, e restano { $then_money } ducati: abbastanza per Lucca. Vincere fa di te anche **Il Principe**, che la prossima volta offre per ultimo e agisce per primo.
    .not-dear = Vinci le carte, ma { $then_money ->
        [one] { $then_money } ducato non basta
       *[other] { $then_money } ducati non bastano
    } per costruire Lucca, che ne costa 4. Offri meno.
    .not-pass = Le Cattedrali vanno a { $p1 } per { $high }. Puoi pagare di più e costruire lo stesso.

build-city = Carte, ducati, scudi
    .text = La tua azione: costruire **una città**, calare carte, o non fare nulla.

        Una città prende dalla tua mano le carte che mostra, e il suo prezzo in ducati. Rende **subito punti**, e collochi scudi sulla mappa.
    .task = Costruisci **Lucca** e colloca i due scudi.
    .coach-city = Due Cattedrali, un Palazzo comunale, un Castello, e 4 ducati.
    .coach-cards = Vanno **scoperte sul tavolo**. Restano tue, e ti faranno vincere ruoli.
    .coach-shield = Lucca tocca due regioni. I due scudi possono andare nella stessa, o uno in ciascuna.
    .done = **Lucca è costruita**: 6 punti subito, e i tuoi scudi stanno dove alla fine potranno renderne altri.
    .not-lay = Le carte calate sul tavolo non costruiscono mai una città: contano solo quelle **della mano**. Hai tutto ciò che Lucca chiede.
    .not-idle = Puoi costruire, dunque fallo: forse anche un altro vuole Lucca.
    .not-forgo = Si può rinunciare agli scudi, ma ognuno può rendere punti alla fine. Collocali.

build-regions = Il maggior numero di scudi
    .text = Alla fine ogni regione paga: **5 punti a chi ha più scudi**, e altrettanti a ciascuno in caso di parità. Dietro un *solo* primo, il secondo ne riceve **2**.

        In Emilia hai 3 scudi contro 1, in Toscana 1 contro 2, in Lombardia 1 contro 1.
    .task = Quanti punti renderebbero ora i tuoi scudi?
    .coach-lead = Tua: 3 contro 1.
    .coach-tie = Pari: 1 contro 1. Che cosa rende una parità?
    .done = **{ $right }**: 5 per l’Emilia, 2 per il secondo posto in Toscana, e 5 per la Lombardia, dove tutti e due segnano per intero.
    .not-tie = Chi è pari è primo: **ciascuno riceve 5**. La Lombardia conta dunque per intero, e fa { $right }.
    .not-second = Anche il secondo posto conta: 2 punti in Toscana, dietro un solo primo. Fa { $right }.
    .not-lead = Questa è la sola Emilia. Il secondo posto rende 2, e chi è pari è primo: { $right }.

roles-lay = Carte sul tavolo
    .text = Alla fine di ogni giro i cinque **ruoli** vanno a chi ha **più carte scoperte** del loro edificio.

        Non hai di che costruire. Ma puoi calare carte di **un solo edificio**.
    .task = Diventa **Banchiere**.
    .coach-role = Il ruolo delle Piazze del mercato. Rende subito 2 ducati, e punti quando altri ne costruiscono.
    .coach-rival = { $p1 } ha 2 Piazze del mercato sul tavolo.
    .done = Tre contro due: il Banchiere sarà tuo, e { $p1 } avrà il ruolo minore, il Mercante.
    .not-tie = Due contro due: parità. Allora il ruolo **va all’asta** tra voi, e quello minore non va a nessuno.
    .not-few = Una è meno delle due di { $p1 }. In un’azione puoi calare **tutte le carte** di un edificio.
    .not-green = Un’Università sul tavolo; ma il Banchiere dipende dalle **Piazze del mercato**.
    .not-idle = Non fare nulla è permesso, e non rende nulla.

roles-half = Il prezzo di un ruolo maggiore
    .text = I ruoli si assegnano **di nuovo a ogni giro**. Chi ne prende uno maggiore volta a faccia in giù **metà delle carte** che lo hanno vinto, arrotondata per eccesso. Le carte coperte non contano per i ruoli.

        Cali tre Piazze del mercato e diventi Banchiere.
    .task = Quante di esse restano poi scoperte?
    .coach-turn = I ruoli maggiori voltano carte. I minori non ne voltano.
    .done = **{ $right }**: la metà di 3 è uno e mezzo, per eccesso se ne voltano due. Nessuno è Banchiere per sempre.
    .not-kept = Tutte e tre ti hanno vinto il ruolo, ma la metà, per eccesso, si volta: ne resta { $right }.
    .not-two = Per **eccesso**: se ne voltano due, ne resta { $right }.
    .not-none = Non tutte, solo la metà per eccesso: ne resta { $right }.

roles-pay = Gli altri costruiscono per te
    .text = Ogni volta che **un altro costruisce**, ogni ruolo il cui edificio è sulla città paga chi lo tiene: **2 punti se è maggiore**, **1 se è minore**.

        Tu sei Vescovo e Signore, e Notaio, il ruolo minore dei Palazzi comunali. { $p1 } costruisce Lucca.
    .task = Quanti punti ricevi?
    .coach-city = Due Cattedrali, un Palazzo comunale, un Castello.
    .coach-role = Il Vescovo va con le Cattedrali.
    .done = **{ $right }**: Vescovo 2, Signore 2, Notaio 1. Un edificio mostrato due volte paga una volta.
    .not-twice = La Cattedrale è mostrata due volte, ma **paga una volta**: 2 + 2 + 1 fa { $right }.
    .not-major = Non dimenticare il ruolo minore: anche il Notaio paga 1. Fa { $right }.
    .not-builder = Chi costruisce non riceve nulla per i propri ruoli, ma non sei tu: 2 + 2 + 1 fa { $right }.

end-sets = Serie complete
    .text = Quando il mazzo è quasi finito si gioca l’ultimo giro. Poi si somma tutto: regioni, ruoli, e **2 punti per ogni serie dei cinque edifici** sul tuo tavolo.

        Qui contano anche le carte coperte.
    .task = Quanti punti rendono le tue serie?
    .coach-table = Le tue carte sul tavolo. Di quale edificio ne hai meno?
    .done = **{ $right }**: almeno due di ciascuno, scoperte e coperte insieme. Anche il maggior numero di ducati e di carte in mano rende 2 punti.
    .not-one = Guarda anche le carte coperte: con quelle hai due carte di ogni edificio. Fa { $right }.
    .not-three = Di alcuni ne hai tre, ma solo **due** Cattedrali, Palazzi comunali e Castelli: due serie, { $right } punti.

game-first = La tua prima partita
    .text = Due giri contro due principianti: il mazzo è basso, il secondo è già l’ultimo.

        Il maestro parla quando arriva qualcosa di nuovo.
    .done = Era una partita intera, contata fino all’ultima carta. **Conosci le regole**; l’arte è sapere quanto vale una carta per gli altri.
    .hint-offer = Rendita e quattro carte nuove. Guarda quale città è più vicina alla tua mano, poi cedi ciò che non mostra.
    .hint-bid = Offri per ciò che ti serve, senza dimenticare il prezzo della città. Hai { $money } ducati.
    .hint-build = Hai vinto un lotto: ora puoi costruire **una città**, oltre alla tua azione di dopo.
    .hint-city-shield = Uno scudo per la città. Va’ dove puoi essere primo, o pari.
    .hint-action = Ora ognuno ha **una sola azione**: costruire, calare carte di un edificio, o aspettare.
    .hint-bid-role = Parità per un ruolo: va all’asta tra chi è pari.
    .hint-flip = Il ruolo verde scopre di nuovo una tua carta, per i ruoli ancora da assegnare.
    .hint-shield = Il ruolo blu colloca uno scudo dove vuoi.
    .hint-last = È l’**ultimo giro**. Ducati e carte in mano ormai rendono poco: usali.
    .hint-pays = Qualcuno ha costruito, e un ruolo ha pagato. Ecco perché i ruoli si contendono.
    .hint-marker = Sei **Il Principe**: agisci per primo, e la prossima asta comincia alla tua sinistra.
    .hint-roles = I ruoli di questo giro. Tornano indietro alla fine del prossimo.
