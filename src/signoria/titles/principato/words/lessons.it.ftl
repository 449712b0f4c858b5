course = Tre anni per un principato: campi, banchi, un esercito, e opere che ti sopravvivranno.

lesson-land = Cibo e oro
lesson-build = Costruire
lesson-army = L’esercito
lesson-culture = La cultura
lesson-game = Una prima partita

land-harvest = Il Raccolto
    .text = Questo è il tuo principato. Hai sempre **due carte**, e un turno è di **{ $box-actions_per_turn } azioni**.

        La più semplice: usare una riga di una delle tue carte.
    .task = Usa il **Raccolto**.
    .coach-card = { $effects-harvest-count } cibo per ogni campo. Tocca la riga per usarla.
    .coach-fields = I tuoi { $fields } campi. Rendono cibo, ma non lo conservano.
    .done = **{ $then_food } cibo**, uno per campo. Ora sta nelle fattorie, pronto da spendere. Palazzi e banchi fanno lo stesso con l’oro.
    .not-build = Si può: un favore pagherebbe il palazzo. Ma le tue fattorie sono vuote, riempile prima.
    .not-favour = Un favore serve sempre, ma è un cubo solo. Il Raccolto ne porta { $fields }.
    .not-change = Hai ceduto una carta senza usarla. Prima il Raccolto: i campi sono maturi.
    .not-pass = Così il turno finisce, e le due azioni sono perdute. Il Raccolto non costa nulla.

land-room = Non c’è posto
    .text = I campi rendono, **le fattorie conservano**: { $holds-farm } cibo ciascuna. Ciò che non trova posto è perduto.

        Hai { $fields } campi e { $farms } fattorie, dove c’è già { $food } cibo.
    .task = Usi il Raccolto. Quanto cibo hai dopo?
    .coach-farms = In tutto ci sono { $places } posti, e { $food } è già preso.
    .done = **{ $right }**: le fattorie sono piene, e { $then_lost } cibo è perduto. Campi e fattorie devono crescere insieme.
    .not-all = Cinque e uno farebbero sei, ma le fattorie ne conservano solo { $right }. Il resto è perduto.
    .not-fields = Ogni campo ne rende uno, ma qualcosa c’è già, e { $farms } fattorie non ne conservano più di { $right }.
    .not-kept = C’è ancora posto: i campi riempiono le fattorie fino a { $right }.

land-exchange = Dopo l’uso
    .text = Il Raccolto mostra il **simbolo dello scambio**. Una volta usato va nella fila, e da lì prendi la carta che vuoi.

        Le fattorie sono piene, e nel banco c’è oro.
    .task = Prendi la carta che costruisce **fattorie**.
    .coach-want = Il Cantiere delle fattorie: oro in cambio di fattorie. Toccalo.
    .coach-leaves = La carta più vecchia. **Esce dal gioco** quando il tuo turno finisce.
    .done = Il Cantiere delle fattorie è tuo, e puoi usarlo **subito** con la seconda azione. Il Raccolto è nella fila, dove { $p1 } può prenderlo.
    .not-oldest = Ora hai una leva, e il Raccolto sta nella prima casella: **esce dal gioco** dopo il tuo turno. Ma a te mancano fattorie.
    .not-other = Si può prendere qualsiasi carta, ma questa non ti dà più posto per il cibo. Cerca le fattorie.

build-twice = Due per due
    .text = Il Cantiere delle fattorie ha due righe: 1 oro per una fattoria, o 3 oro per due. Non mostra il simbolo dello scambio: **resta in mano**.

        Hai { $gold } oro e { $actions } azioni.
    .task = Costruisci **due fattorie** in questo turno.
    .coach-first = Una fattoria, 1 oro. Due insieme prendono una sola azione, ma ti manca l’oro.
    .coach-again = La carta è ancora qui. Usala di nuovo.
    .done = **{ $then_farms } fattorie, per 2 oro.** La stessa azione si può fare due volte. Chi spende poco ci mette di più, chi ha fretta paga.
    .not-rents = Gli Affitti portano oro, ma era la seconda azione. Manca una fattoria.
    .not-favour = Un favore per dopo. Ma ha preso un’azione, e due fattorie le chiedono entrambe.
    .not-change = Hai cambiato una carta, e un’azione è andata. La carta giusta è già in mano: usala due volte.
    .not-pass = Il turno è finito, e c’era ancora da costruire. Usa due volte la riga in alto.

build-favour = I favori
    .text = Ora ti resta **un’azione** e hai { $gold } oro.

        Ma nella chiesa c’è un **favore**. Vale al posto di qualsiasi cibo od oro.
    .task = Costruisci **due fattorie** con quest’unica azione.
    .coach-church = Un favore: vale un oro, oppure un cibo.
    .coach-line = Costa 3 oro. Tu ne hai 2, più un favore.
    .done = **{ $then_farms } fattorie.** Il favore ha pagato l’oro che mancava. Prenderne un altro è un’azione; la chiesa ne contiene { $holds-church }.
    .not-one = Questa è la riga per una fattoria sola. La riga in basso ne dà due.
    .not-tax = L’Esattore porta cubi, ma era l’ultima azione, e non hai costruito nulla.
    .not-more = Ora hai due favori, e nessuna azione per usarli.
    .not-other = Così il turno finisce senza fattorie. Eppure puoi pagarne due: 2 oro e un favore.

army-strength = Truppe affamate
    .text = Una catapulta conta { $strength-catapult }. Una milizia nutrita conta { $strength-supplied_troop }, una **senza cibo conta meno 1**.

        Arruolare non costa nulla: prendi **quattro milizie** e ne nutri **due**. È tutto il tuo cibo.
    .task = Quanto è forte allora il tuo esercito?
    .coach-card = Quante ne vuoi, senza pagare. Ma vogliono mangiare.
    .coach-food = Il tuo cibo: { $food }. Un cubo nutre una milizia.
    .done = **{ $right }**: 1 per la catapulta, 2 per le milizie nutrite, meno 2 per le affamate. Non arruolarne più di quante puoi nutrire.
    .not-all = Sarebbero tutte e cinque. Ma due milizie hanno fame, e ciascuna toglie 1: { $right }.
    .not-fed = Chi ha fame non resta soltanto da parte: ciascuna **toglie 1**. Fa { $right }.

army-supply = Quanto basta
    .text = Un **conteggio militare**. In tre, l’esercito più forte riceve { $military_points-3-1 } punti, il secondo { $military_points-3-2 }. Ora puoi rifornire.

        Poi tutti i cubi sulle truppe sono **consumati**. Hai { $food } cibo.
    .task = Sii **il più forte** e risparmia più cibo che puoi. Poi di’ che hai finito.
    .coach-hungry = Nutrita, una milizia passa da meno 1 a 1.
    .coach-rival = { $p1 } ha forza { $other }, e nulla da rifornire.
    .done = **{ $then_points } punti**, e { $then_food } cibo risparmiato. Un cubo in più non avrebbe reso altro.
    .not-more = I { $then_points } punti sono tuoi, ma il cibo è finito. **Due milizie nutrite** bastavano.
    .not-few = Troppo poco: { $p1 } è più forte con { $other }, e il tuo secondo posto vale { $then_points } punti. Nutri una milizia in più.

army-tie = Eserciti pari
    .text = In una partita gli eserciti si contano cinque volte: quando finisce un anno, e quando esce una **carta di conteggio**. In quattro, il più forte riceve { $military_points-4-1 } punti, il secondo { $military_points-4-2 }, il terzo { $military_points-4-3 }.

        Finisci il turno, ed ecco la carta. Tu e { $p1 } avete { $mine }, gli altri meno.
    .task = Quanti punti ricevi?
    .coach-level = { $p1 } ha la tua stessa forza. Vi dividete i primi due posti.
    .done = **{ $right }** a testa: { $military_points-4-1 } e { $military_points-4-2 } insieme, divisi a metà e arrotondati in su. { $p2 } è al terzo posto e ne riceve { $then_third }.
    .not-first = Non il primo posto a tutti e due: vi **dividete** { $military_points-4-1 } e { $military_points-4-2 }. La metà, arrotondata in su, fa { $right }.
    .not-second = Nessuno è secondo. Vi **dividete** { $military_points-4-1 } e { $military_points-4-2 }: la metà, arrotondata in su, fa { $right }.
    .not-down = Quasi: si dividono { $military_points-4-1 } e { $military_points-4-2 }, ma si arrotonda **in su**. Fa { $right }.

culture-change = Prima che se ne vada
    .text = La fila avanza dopo ogni turno. La prima carta **se ne va**.

        Ora è il **Pittore**, e tu hai { $gold } oro. Anche cambiare una delle tue carte è un’azione.
    .task = **Cambia** una delle tue carte con il Pittore.
    .coach-painter = Va via dopo questo turno. Toccalo, poi tocca la **figura** della carta che lasci.
    .done = Il Pittore è in mano tua, e resta un’azione per usarlo.
    .not-other = Una buona carta, forse. Ma il Pittore va via dopo questo turno, e con lui il tuo dipinto.
    .not-use = Un’azione in meno, e il Pittore è ancora nella fila. Prima va’ a prenderlo.
    .not-favour = I favori ci saranno anche al prossimo turno. Il Pittore no.
    .not-pass = Il turno finisce, e il Pittore è andato.

culture-painting = Le opere
    .text = Monumenti, libri e dipinti sono **punti sicuri**. Nessuno te li può togliere.

        Un dipinto costa { $effects-painter-gold } oro. Scegli tra quelli che restano.
    .task = Compra il **dipinto migliore**.
    .coach-line = Tutto il tuo oro per un dipinto.
    .coach-values = Il numero sono i suoi punti. Il prezzo è uguale per tutti.
    .done = **{ $then_points } punti.** Ora il Pittore va scambiato, come dopo un raccolto.
    .not-less = Bello, ma sono { $then_points } punti per lo stesso prezzo. Il migliore c’era ancora.
    .not-build = Un palazzo darà oro più avanti, ma nessun punto. Era l’ultima azione.
    .not-favour = Ora hai un favore, e nessuna azione per il dipinto.
    .not-away = Il turno è finito, e l’oro è ancora nei banchi. Alla fine non vale nulla.

culture-objective = Gli obiettivi segreti
    .text = Ognuno ha **due obiettivi segreti**. Contano solo alla fine.

        La tua **Reggia** vuole serie di monumento, libro e dipinto: una serie vale { $objectives-palace-sets-2 } punti. Un monumento e un libro li hai.
    .task = Compri il grande dipinto, che vale { $designs-painting_high-points }. Quanti punti ti rende in tutto?
    .coach-palace = Una serie: { $objectives-palace-sets-2 }. Due: { $objectives-palace-sets-3 }. Tre: { $objectives-palace-sets-4 }.
    .done = **{ $right }**: { $designs-painting_high-points } per sé, e { $objectives-palace-sets-2 } perché completa la serie.
    .not-value = Questo è il dipinto da solo. Completa anche la serie: con altri { $objectives-palace-sets-2 } fa { $right }.
    .not-set = Questa è la serie da sola. Il dipinto conserva anche i suoi { $designs-painting_high-points } punti: { $right }.

game-first = La tua prima partita
    .text = Gli ultimi quattro turni di una partita, contro due principianti. Restano due conteggi.

        Vince chi ha più punti: esercito, cultura, obiettivi. Il maestro parla quando arriva qualcosa di nuovo.
    .done = Era la fine di una vera partita. **Conosci le regole**; resta da avere la carta giusta al momento giusto.
    .hint-begin = Due azioni. Prima raccogli cibo e oro: la cultura sta per arrivare, ed è cara.
    .hint-exchange = Questa carta deve andare. Prendine una che userai presto, **e guarda che cosa se ne va**.
    .hint-pay = I favori possono pagare una parte. Spendili solo se ti manca qualcosa, o se i cubi ti servono per altro.
    .hint-recruit = Non costano nulla, ma nel conteggio **ciascuna vuole un cubo**. Quante ne puoi nutrire?
    .hint-choose = Il prezzo è uguale per tutti. Prendi il migliore che resta.
    .hint-supply = Un conteggio: con un cubo una truppa conta 1, senza conta meno 1. Guarda gli altri prima di pagare.
    .hint-condottieri = Puoi congedare i condottieri. Tieni quelli che potrai pagare la prossima volta.
    .hint-militia = Puoi congedare le milizie. Una senza cibo, la prossima volta, toglie 1.
    .hint-scored = Gli eserciti sono stati contati. Ora hai **{ COUNT($points, one: "punto militare", other: "punti militari") }**. I cubi sulle truppe sono tutti consumati.
    .hint-lost = Del cibo non ha trovato posto ed è perduto. Più fattorie lo avrebbero conservato.
    .hint-hungry = Una milizia senza cibo: meno 1. Puoi nutrirla **tra le tue azioni**, o aspettare il conteggio.
    .hint-last = **Il tuo ultimo turno.** Alla fine i cubi non valgono nulla: fanne dei punti.
    .hint-catapult = Nuovo: le **catapulte**. Contano 1 per sempre e non mangiano. Piacciono anche alla tua Armeria.
    .hint-sculptor = Nuovo: lo **Scultore**. Un monumento per cibo e oro, il pezzo meno caro della tua serie.
    .hint-printer = Nuovo: lo **Stampatore**. Un libro per { $effects-printer-food } cibo.
    .hint-painter = Nuovo: il **Pittore**. Un dipinto per { $effects-painter-gold } oro, e rende più di tutti.
    .hint-row = La fila è avanzata: a ogni turno è uscita una carta. Questa è la prossima.
    .hint-secret = Pensa ai tuoi obiettivi: la **Reggia** vuole un monumento, un libro e un dipinto.
