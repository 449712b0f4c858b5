course = Città, mura, artisti e qualche buona carta. Tieni province intere, turno dopo turno.

lesson-land = Città e province
lesson-turn = Voti e bastioni
lesson-attack = Attaccare
lesson-defence = Difendere
lesson-court = Corte e mercato
lesson-game = Una prima partita

land-province = Una provincia intera
    .text = Guidi **Milano**. I punti vengono dalle **province complete**: alla fine di ogni turno tutte le loro città devono essere tue.

        Due volte per turno puoi prendere una città libera che una strada unisce a una delle tue.
    .task = Completa il tuo **Ducato di Milano**.
    .coach-mine = Milano e Pavia sono tue. Il ducato ha **tre** città.
    .coach-free = Una città libera. Potresti prenderla, ma sta in un’altra provincia.
    .done = **Cremona è tua, e con lei tutto il ducato**: { COUNT($constants-pr_per_province, one: "punto", other: "punti") } alla fine di questo turno, e di ogni turno in cui tieni ancora tutte e tre le città.
    .not-swiss = Niente male: è una provincia di una sola città, e vale un punto anche lei. Ma al tuo ducato manca una città sola. La vogliono anche altri: prendila per prima.
    .not-half = Una città in più, ma solo una parte della sua provincia. Mezza provincia non porta nulla. Una sola città completa il tuo ducato: guarda accanto a Milano.
    .not-pass = Le città libere non lo restano a lungo. Una di loro completa il tuo ducato.

land-sea = Per mare
    .text = Ora guidi **Firenze**. La tua Pisa è un **porto**, e un porto raggiunge tutti gli altri, per lontani che siano.

        Una sola delle tue espansioni del turno può andare per mare; Venezia e Genova ne hanno due.
    .task = Prendi per mare la città che è **da sola una provincia**.
    .coach-port = L’ancora segna un porto. Da qui puoi salpare.
    .coach-island = Un’isola. Nessuna strada ci arriva, ed è l’unica città della Corsica.
    .done = **Ajaccio è tutta la Corsica**: una città, una provincia. Ora hai { COUNT($then_provinces, one: "provincia completa", other: "province complete") }.
    .not-road = Quella sta lungo una strada, e la sua provincia ha un’altra città. Guarda verso il mare.
    .not-sea = Ci arrivi per mare, ma la sua provincia ha **due** città. Un solo porto fa provincia da sé.
    .not-pass = La tua flotta è pronta, e c’è un’isola libera.

land-income = Quanto rendono le città
    .text = Dopo i punti viene la **rendita**. Una guarnigione dà { $level-garrison-income }, un bastione { $level-rampart-income }, una fortezza { $level-fortress-income }.

        Guidi **Roma**. In questo turno i predoni sono passati da Viterbo: una città saccheggiata non paga nessuno.
    .task = Quanti ducati riceverai?
    .coach-walls = Questo muro è un bastione. Anche Ancona ne ha uno.
    .coach-pillaged = Il segno dei predoni.
    .done = **{ $right }**: due bastioni e una guarnigione. Viterbo pagherà di nuovo al prossimo turno.
    .not-pillaged = Viterbo non conta: è saccheggiata e in questo turno non paga nulla. Fa { $right }.
    .not-each = Le mura rendono di più: un bastione dà { $level-rampart-income }, e tu ne hai due. Con la guarnigione fa { $right }.

turn-vote = Guerra o pace
    .text = Ogni turno comincia con un voto segreto. **Pace**: { $constants-peace_cards } carte, { $constants-peace_ducats } ducati, un attacco a testa. **Guerra**: { $constants-war_cards } carte, niente ducati, tutti gli attacchi che si possono fare.

        Tu e { $p2 } votate per la pace, { $p1 } e { $p3 } per la guerra.
    .task = Ci sarà la guerra?
    .coach-vote = Si vota tutti insieme; nessuno vede i voti prima dell’ultimo.
    .done = Giusto: **metà dei voti basta per la guerra.** La pace ne vuole più della metà.
    .wrong = Due voti su quattro sono per la guerra, e **la metà basta**. La pace vuole più della metà dei voti.

turn-build = Costruire una fortezza
    .text = Prima che gli eserciti marcino, puoi costruire. Un bastione costa { $constants-cost_rampart } ducati, un **castello** sopra di esso { $constants-cost_castle }, un palazzo { $constants-cost_palace }; le carte costano { $constants-cost_card } ducati l’una e vengono per ultime.

        { $p2 } tiene Brescia, alle tue porte. Hai { $ducats } ducati.
    .task = Fai di **Milano** una fortezza.
    .coach-garrison = Una guarnigione: forza { $level-garrison-pc }. Prima un bastione: la forza sale a { $level-rampart-pc }.
    .coach-rampart = Un bastione, forza { $level-rampart-pc }. Un castello la porta a { $level-fortress-pc }.
    .done = **Una fortezza**: forza { $level-fortress-pc } in ogni battaglia, { $level-fortress-income } ducati per turno, e i predoni girano al largo.
    .not-other = Un buon muro, ma ora non puoi più pagare sia il bastione sia il castello di Milano.
    .not-palace = Un palazzo aspetta un artista; non ha mura. Quel che resta non paga una fortezza.
    .not-cards = **Le carte vengono per ultime**: chi le compra, o ci rinuncia, ha finito di costruire.

attack-declare = Scegliere la preda
    .text = È guerra, e tocca a te combattere. Una città attacca una vicina lungo la strada; tu posi **due combattenti**, chi difende uno solo.

        Ma le mura contano per chi difende: guarnigione { $level-garrison-pc }, bastione { $level-rampart-pc }. In montagna o in palude, { $constants-bonus_terrain } in più.
    .task = Attacca la vicina **più debole** di Parma.
    .coach-from = Da qui partono strade per Bologna, Mantova e Pisa.
    .coach-hand = Due combattenti: con meno non si può attaccare.
    .done = **Bologna**: una semplice guarnigione in pianura, { $level-garrison-pc } e nulla più. Ora decidono carte e dadi.
    .not-marsh = Mantova ha un bastione, { $level-rampart-pc }, e la palude, che aggiunge { $constants-bonus_terrain }. C’è una vicina più tenera.
    .not-wall = Pisa ha un bastione: { $level-rampart-pc } per chi difende, prima ancora della prima carta. C’è una vicina più tenera.
    .not-end = Puoi finire la fase, ma le carte non giocate sono **perdute** alla fine del turno. Usa queste due.

attack-lay = Due combattenti e un sostegno
    .text = Posi due combattenti coperti, e forse un **sostegno**. Poi ogni parte tira un dado, e si somma tutto.

        Bologna è una guarnigione, { $level-garrison-pc }. { $p1 } ha una carta e la poserà.
    .task = Prendi Bologna. Senza risparmio.
    .coach-fighters = Ecco che cosa devi battere: una carta, un dado e queste mura.
    .coach-engineer = Un sostegno. In attacco la città conta **un livello in meno**.
    .done = **{ $then_won } a { $then_held }: Bologna è tua**, con tutto quello che c’è. I tuoi combattenti sono esausti, ma tornano in mano alla fine della tua fase.
    .not-tie = { $then_even } pari. **In parità la città resta a chi difende**, e i tuoi combattenti sono perduti. Bastava un punto in più: usa tutto quello che hai.
    .not-short = { $then_mine } a { $then_theirs }: respinto, e i tuoi combattenti sono perduti. Posane di più forti, e il sostegno.

defence-felon = Un fellone alla porta
    .text = { $p2 } attacca Cremona da Mantova con due carte coperte. Tu posi **un combattente**, e forse un sostegno.

        Contano anche le tue mura e il tuo dado.
    .task = Tieni Cremona.
    .coach-attack = Due carte: possono ben fare dieci o più, e si aggiunge un dado.
    .coach-felon = In difesa il fellone toglie all’attacco la **carta blu più forte**.
    .done = Niente più cannone: { $then_even } pari, e **la parità salva la città**. Contro carte forti non c’è nulla di meglio di un fellone.
    .not-engineer = In difesa un ingegnere aggiunge { $constants-bonus_engineer_defence }, ma { $then_attack } a { $then_defence } è una sconfitta netta. Indebolisci l’attacco, piuttosto.
    .not-alone = { $then_attack } a { $then_defence }: Cremona è perduta. Un combattente ne ferma di rado due. Per questo hai un sostegno.

defence-counter = Annullare
    .text = { $p3 } attacca la tua fortezza di Parma, e porta un **fellone**. In attacco apre le porte: le tue mura non contano più.

        Così come stanno le cose hai { $defence } contro { $attack }.
    .task = Che cosa fai?
    .coach-nothing = Qui non ci sono mura. Dovrebbero contare { $level-fortress-pc }.
    .coach-mine = Anche tu hai un fellone. Non occupa nessun posto nella battaglia.
    .done = **Fellone contro fellone: via tutti e due.** Le tue mura contavano di nuovo, e { $then_held } è bastato. Allo stesso modo un ingegnere annulla un ingegnere.
    .not-let = Le porte sono rimaste aperte, e con { $then_lost } Parma è caduta, fortezza compresa. Avevi la stessa carta: chi difende può rispondere dalla mano.

defence-traitor = Il traditore
    .text = { $p2 } ha assoldato un **condottiere**: { COUNT($constants-condottiere_cost, one: "ducato", other: "ducati") }, e un dado speciale dice quanto vale. 4, 5 o 6; oppure fugge; oppure **tradisce**.

        Tradisce. Hai { $defence } contro { $attack }, e lui è in vendita.
    .task = Rispondi all’offerta del traditore.
    .coach-rolls = Senza di lui l’attacco ha { $attack }. Il suo prossimo tiro si aggiunge a una delle due parti.
    .coach-price = { COUNT($constants-condottiere_traitor_price, one: "ducato", other: "ducati") }, e combatte per **te**. Se no, tira di nuovo per { $p2 }.
    .done = **{ $then_held } a { $then_beaten }**: un ducato speso bene. Tienine sempre uno da parte per questi momenti.
    .not-let = Ha tirato di nuovo per { $p2 }, e bene: { $then_won } a { $then_lost }, e Cremona è perduta. Per un ducato avrebbe combattuto per te.

court-artist = Un artista
    .text = Un artista in un tuo palazzo vale { COUNT($constants-pr_per_artist, one: "punto", other: "punti") } **ogni turno**. Ma resta nel suo palazzo, chiunque prenda la città.

        Hai due palazzi vuoti, a Milano e a Cremona.
    .task = Invita un artista dove è **più al sicuro**.
    .coach-card = Un artista, o un banchiere: { COUNT($constants-banker_ducats, one: "ducato", other: "ducati") }. Scegli tu.
    .coach-border = Una guarnigione, con { $p2 } da due lati.
    .done = **Leonardo lavora a Milano**, dietro le tue mura migliori. Attento a un nome della riserva: Savonarola brucia il palazzo.
    .not-border = È venuto, ma una guarnigione cade presto, e **chi prende Cremona prende l’artista**. Hai una fortezza.
    .not-banker = Il banchiere porta { $constants-banker_ducats } ducati, una volta. Un artista porta un punto ogni turno, fino alla fine della partita.
    .not-end = Le carte non giocate sono perdute alla fine del turno. Questa vale un punto per turno.

court-sell = Il mercato di una battaglia
    .text = { $p2 } attacca { $p1 }, che è in testa. Prima che si posino le carte, gli altri possono **vendere condottieri** a una parte, { COUNT($constants-condottiere_sale_price, one: "ducato", other: "ducati") } l’uno.

        La tua fase è già finita.
    .task = { $p2 } chiede un condottiere. Lo vendi?
    .coach-card = In mano tua è perduto alla fine del turno.
    .coach-leader = È sotto attacco chi è in testa. Il lavoro lo fa qualcun altro.
    .done = Hai { COUNT($then_ducats, one: "ducato", other: "ducati") } per una carta che non ti serviva più, e **chi è in testa ha un nemico in più**.
    .not-keep = Così nessuno ci guadagna: la tua fase è finita, e alla fine del turno la carta è perduta.

court-exchange = Un buon affare
    .text = Si possono scambiare città dello **stesso livello**, una contro una. Un buon affare giova a tutti e due.

        { $p1 } ti offre Piombino in cambio di Urbino. Per ora tieni { COUNT($provinces, one: "provincia completa", other: "province complete") }.
    .task = Accetti. Quante ne terrai allora?
    .coach-get = Siena è già tua; Piombino, lì accanto, viene a te.
    .coach-give = { $p1 } tiene Ancona: accanto manca Urbino.
    .done = **{ $right }**: la Toscana, e la Repubblica di Siena. { $p1 } completa così le Marche e ora ne ha { $then_theirs }. È equo, a meno che { $p1 } non sia in testa.
    .not-kept = Siena e Piombino sono una provincia, e ora le tieni tutte e due: { $right } con la Toscana.
    .not-more = Ne guadagni una sola, non due: Urbino e Ancona completano le Marche per **{ $p1 }**. Tu ne hai { $right }.

court-score = Il conteggio
    .text = Il turno finisce. { COUNT($constants-pr_per_province, one: "punto", other: "punti") } per ogni **provincia completa**, { COUNT($constants-pr_per_artist, one: "punto", other: "punti") } per ogni **artista**.

        Tieni tutta la Toscana, e Siena. Leonardo è a Firenze; il palazzo di Pistoia è vuoto.
    .task = Quanti punti ricevi?
    .coach-artist = Palazzo e tavolozza: qui vive un artista.
    .coach-half = Mezza provincia; l’altra metà, Piombino, ce l’ha { $p1 }.
    .done = **{ $right }**: la Toscana e Leonardo. I punti non calano mai; dopo { $constants-turns } turni vince chi ne ha di più.
    .not-land = Non dimenticare Leonardo: un artista porta quanto una provincia. Fa { $right }.
    .not-palace = Mezza provincia e un palazzo vuoto non portano nulla: { $right }, per la Toscana e per Leonardo.

game-first = La tua prima partita
    .text = Gli ultimi due turni contro due principianti. Guidi **Firenze**, con { COUNT($behind, one: "punto", other: "punti") } di ritardo.

        Il maestro parla quando arriva qualcosa di nuovo.
    .done = Era una partita intera, fino all’ultimo conteggio. **Conosci le regole**; resta da conoscere i vicini.
    .hint-buy = La pace ha portato carte e ducati. Prima costruisci, poi compra carte: così chiudi gli acquisti. Tieni un ducato per un condottiere.
    .hint-vote = Il voto. La pace porta ducati, la guerra carte e più attacchi. Di che cosa hai bisogno?
    .hint-expand = Due giri di espansione. Cerca una città che **completi una provincia**; la seconda espansione non può partire dalla stessa città della prima.
    .hint-phase = La tua fase: attacca, gioca carte gialle, nell’ordine che vuoi. Ogni città attacca una volta sola; in pace attacchi una volta in tutto.
    .hint-attack = Due combattenti, forse un sostegno. Chi vince torna in mano; chi perde è perduto.
    .hint-defence = Ti attaccano. Posa un combattente; se vinci, torna in mano. La parità basta.
    .hint-market = Ti offrono un condottiere per un ducato. Quello che compri va posato.
    .hint-sell = Puoi vendere un condottiere a questa parte per un ducato. Ti piacerebbe vederla vincere?
    .hint-counter = L’attacco ha un ingegnere o un fellone. Con **la stessa carta** in mano puoi annullarlo.
    .hint-traitor = Un condottiere tradisce: per un ducato è tuo.
    .hint-sign = Nuovo: il **segno di Dio** raddoppia un tuo combattente, finché non sei in vantaggio.
    .hint-retreat = Nuovo: la **ritirata** salva una carta blu che sarebbe perduta.
    .hint-secret = Non hai questa carta, e te lo chiedono lo stesso: così la domanda non dice a nessuno che cosa hai in mano.
    .hint-corrupt = L’ambasciatore ha trovato mani aperte. Scegli una città debole: un dado più alto della sua forza, ed è tua.
    .hint-neglect = L’ambasciatore ha trovato mura in rovina. Scegli quali.
    .hint-artist = Nuovo: **artista o banchiere**. Hai un palazzo a Firenze; un artista lì porta punti in ogni turno che resta.
    .hint-raiders = Nuovo: i **predoni** saccheggiano una città. Una città libera è facile, una fortezza impossibile.
    .hint-ambassador = Nuovo: l’**ambasciatore** tira due dadi: città corrotta, mura in rovina, o altre carte. Mandalo per primo.
    .hint-marriage = Nuovo: il **matrimonio** compra da chiunque una città con semplice guarnigione, senza chiedere il suo parere.
    .hint-chevauchee = Nuovo: la **cavalcata** è un attacco a qualsiasi città, per lontana che sia.
    .hint-captured = Una città ha cambiato padrone, con mura, palazzo e artista. Guarda a chi manca una provincia.
    .hint-last = L’**ultimo turno**: { $turn } di { $turns }. Dopo, i ducati non valgono più nulla: spendili.
