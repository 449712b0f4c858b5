course = Si combatte con le carte. Posa, raddoppia, gela, e sappi quando fermarti.

lesson-lay = Posare una carta
lesson-special = Carte con un carattere
lesson-stop = Quando fermarsi
lesson-token = Regioni che si toccano
lesson-game = Una prima partita

lay-lead = La linea più forte
    .text = Si combatte per { $region }. Ogni carta che posi aggiunge la sua forza alla tua linea.

        { $p1 } ha passato e non posa più nulla. Tu hai { $mine }.
    .task = Posa **la carta** che ti porta in testa.
    .coach-other = Questo è il totale da battere: **{ $other }**.
    .coach-hand = La tua mano. Tocca una carta per posarla.
    .done = **{ $then_mine } a { $then_other }: sei in testa.** La linea più forte, se è una sola, conquista la regione.
    .not-tie = { $then_mine } pari: **una parità non conquista nulla**. Te ne serve uno di più.
    .not-short = Così fai { $then_mine }, e { $p1 } ha { $then_other }. Non basta ancora.
    .not-pass = Chi passa esce dalla battaglia: { $region } va a { $p1 } con { $other }. Eppure hai una carta che fa di più.

lay-take = Prendere la regione
    .text = Sei in testa, { $mine } a { $other }, e nessun altro può posare carte.

        La battaglia finisce quando **tutti hanno passato**, anche tu.
    .task = Chiudi la battaglia: **passa**.
    .coach-mine = La tua linea è la più forte.
    .coach-region = È tua appena la battaglia finisce.
    .done = **{ $region } è tua.** Il tuo segnalino vi resta per tutta la partita, e ti { $cards ->
        [one] resta la carta
       *[other] restano le { $cards } carte
    } che hai in mano.
    .not-more = { $then_mine } a { $then_other } non rende più di { $mine } a { $other }, e la carta è andata. **Ogni carta posata è perduta**, anche quando si vince.

lay-tie = In parità
    .text = { $p1 } e { $p2 } hanno passato. Tu hai { $mine }, { $p1 } ha { $other }, e passi anche tu.
    .task = { $region } sarà tua?
    .coach-level = Lo stesso totale del tuo.
    .done = Giusto: **nessuno** la prende. Vince solo una linea più forte di tutte le altre; chi è pari torna a mani vuote.
    .wrong = Tu hai { $mine }, e { $p1 } ha { $other }. Vince solo una linea **più forte di tutte le altre**: { $region } resta libera.

special-drummer = Il Tamburino
    .text = Tu hai { $mine }, { $p1 } ha { $other } e ha passato. Nessun numero della tua mano basta.

        Certe carte valgono più del loro numero.
    .task = Posa la carta che **raddoppia** i tuoi Mercenari.
    .coach-drummer = I Mercenari della **tua linea** contano il doppio.
    .done = **{ $mine } è diventato { $then_mine }.** Il Tamburino raddoppia tutti i Mercenari della tua linea, anche quelli che poserai dopo. Un secondo non aggiunge nulla.
    .not-mercenary = { $then_mine } a { $then_other }: ancora indietro. Qui i soli numeri non bastano.
    .not-courtesan = Una Cortigiana porta 1: hai { $then_mine }. Serve ad altro, lo vedrai.
    .not-pass = Non arrenderti: una tua carta fa di { $mine } più di { $other }.

special-winter = L’Inverno
    .text = { $p1 } ha posato uomini forti: { $other } contro i tuoi { $mine }.

        Ma un Mercenario è forte solo quanto lo permette il tempo.
    .task = Rovescia la battaglia con **una sola carta**.
    .coach-other = Tre carte fanno tutto questo.
    .coach-winter = Finché è sul tavolo, **ogni Mercenario conta 1**.
    .done = **{ $other } è sceso a { $then_other }**, tu hai { $then_mine }. L’Inverno colpisce tutti, e molti piccoli battono pochi forti. Alla Cortigiana non importa: conta sempre 1.
    .not-mercenary = Anche così è { $then_mine } a { $then_other }. Non lo superi; rendi piccoli i suoi numeri.
    .not-pass = Perderesti tre carte già posate, con la risposta in mano.

special-spring = La Primavera
    .text = La Primavera scaccia l’Inverno e favorisce i più forti: **ogni Mercenario della forza più alta** sul tavolo conta 3 in più.

        La forza più alta sul tavolo è 5. Tu hai { $mine }.
    .task = Posi la Primavera. Quanto fa il tuo totale?
    .coach-spring = Ogni 5 conta 3 in più, chiunque l’abbia posato.
    .done = **{ $right }**: i tuoi due 5 contano 8. Il 2 non è il più alto, e { $p1 } non ha nessun 5.
    .not-kept = Qualcosa cambia: i tuoi due 5 sono i più alti del tavolo, e ciascuno conta 3 in più. Fa { $right }.
    .not-once = Non una volta per la linea, ma **per ogni carta** della forza più alta: due 5, quindi { $right }.
    .not-all = Non tutti i Mercenari, solo **i più alti**: i due 5. Il 2 resta un 2. Fa { $right }.

special-bishop = Il Vescovo
    .text = { $p1 } ha { $other }, soprattutto per due 10.

        Il Vescovo manda via **i Mercenari più alti** da tutte le linee, poi se ne va anche lui.
    .task = Posa il Vescovo, poi colloca il **favore del Papa**.
    .coach-bishop = I due 10 se ne andranno. Il tuo 6 resta: non è il più alto.
    .coach-pope = Dove sta il Papa **nessuno combatte**. Scegli una regione da cui vuoi tenere lontani gli altri.
    .done = { $p1 } ha perduto i due 10, e una regione d’Italia è in pace fino al prossimo Vescovo.
    .not-mercenary = { $then_mine } contro { $then_other }: troppo poco. Guarda che cosa rende forte { $p1 }.
    .not-pass = Due carte rendono forte { $p1 }, e tu hai quella che le toglie entrambe.

stop-stop = Quando fermarsi
    .text = Tutto ciò che posi è perduto, **anche quando vinci**. L’arte è vincere con il meno possibile.

        { $p1 } non ha più carte. { $p2 } ha passato. Nessuno può più rispondere.
    .task = Conserva ciò che hai in mano. Che cosa fai?
    .coach-enough = **{ $mine } a { $other } basta.** Di più non porterebbe altro che { $region }.
    .coach-hand = Queste carte combatteranno la prossima battaglia, se le avrai ancora.
    .done = { $region } è tua, e arrivi alla prossima battaglia con **{ $cards ->
        [one] una carta
       *[other] { $cards } carte
    }**. È così che si vince.
    .not-more = Conquisti { $region } lo stesso, ma con una carta in meno per la prossima battaglia. Ne arrivano di nuove solo quando al massimo un giocatore ne ha ancora.
    .not-winter = Guarda: in Inverno tu hai { $then_mine }, e { $p2 } pure. **Ne hai fatto una parità.** Una carta di troppo può costare la battaglia.

token-courtesans = La pedina
    .text = Chi tiene la **pedina del Condottiere** sceglie dove si combatterà. Va a chi conquista, a meno che qualcuno **da solo abbia più Cortigiane**.

        Tu passi e prendi { $region }.
    .task = Chi riceve la pedina?
    .coach-lines = Due Cortigiane; { $p2 } ne ha una, tu nessuna.
    .done = Giusto, **{ $right }**: più Cortigiane di tutti. Tu hai la regione, { $right } dice dove si combatterà.
    .not-winner = Tu conquisti la regione, ma le Cortigiane vengono prima: { $right } ne ha due, più di chiunque altro.
    .not-one = Una Cortigiana non basta: { $right } ne ha due.

token-touch = Regioni che si toccano
    .text = In quattro si vince con **{ $total } regioni**, o con **{ $needed } collegate**.

        Tu hai Genova e Lucca, e tieni la pedina.
    .task = Scegli la regione che ti farebbe **vincere la partita**.
    .coach-mine = Genova e Lucca non si toccano. Quale regione le tocca entrambe?
    .coach-pope = Qui c’è il favore del Papa: nessuno può combattervi.
    .done = **Parma** le tocca entrambe: vinci questa battaglia e { $needed } regioni sono collegate. Lo vedranno anche gli altri.
    .not-one = Tocca una delle tue regioni, ma l’altra resterebbe da parte. Cerca quella che sta in mezzo.
    .not-far = È lontana da entrambe. Cerca la regione che sta tra Genova e Lucca.

game-first = La tua prima partita
    .text = Una partita breve contro tre principianti. Ognuno ha già una regione, e le prime mani sono **solo di Mercenari**.

        Conquista **{ $needed } regioni collegate**, oppure { $total }. Il maestro parla quando arriva qualcosa di nuovo.
    .done = Era una partita intera. **Conosci le regole**; resta da sapere quando fermarsi.
    .hint-begin = Solo numeri, questa volta. Si combatte per { $region }, che tocca la tua Firenze. Posa una carta, o risparmia le forze e passa.
    .hint-choose = Tieni la pedina: **scegli tu** dove combattere, e posi la prima carta. Ciò che tocca le tue terre è una buona scelta.
    .hint-pope = Colloca il Papa dove nessuno deve combattere: forse sulla regione che serve a qualcun altro.
    .hint-retrieve = Riprendi in mano il tuo Mercenario migliore. Potrai posarlo di nuovo.
    .hint-retreat = Tra una battaglia e l’altra, chi **non ha Mercenari** può gettare tutta la mano. Se ne hai uno, si va avanti.
    .hint-keep = Sei l’ultimo ad avere carte: puoi tenerne due per il prossimo giro.
    .hint-tie = Parità. Nessuno ha preso la regione, e tutte le carte sono andate.
    .hint-won = Una regione per te. Le regioni **che si toccano** contano insieme.
    .hint-deal = Un nuovo giro: dieci carte, **più una per ogni regione** che tieni. Ora arrivano le carte speciali.
    .hint-drummer = Nuovo: il **Tamburino** raddoppia i tuoi Mercenari. Posalo quando c’è molto da raddoppiare.
    .hint-winter = Nuovo: l’**Inverno**. Ogni Mercenario conta 1, anche i tuoi. Buono quando gli altri sono forti.
    .hint-spring = Nuovo: la **Primavera** scaccia l’Inverno, e i Mercenari più alti contano 3 in più.
    .hint-bishop = Nuovo: il **Vescovo** toglie i Mercenari più alti da tutte le linee.
    .hint-courtesan = Nuovo: la **Cortigiana** conta 1 con ogni tempo. Chi da solo ne ha di più riceve la pedina.
    .hint-heroine = Nuovo: l’**Eroina** conta 10, e nulla lo cambia.
    .hint-scarecrow = Nuovo: lo **Spaventapasseri** ti rende un Mercenario della tua linea.
    .hint-surrender = Nuovo: la **Resa** chiude subito la battaglia. Posala mentre sei in testa.
