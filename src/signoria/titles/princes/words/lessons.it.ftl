course = Compra quote di cinque città, guida i loro eserciti e porta la tua in cima.

lesson-sale = All’asta
lesson-war = La guerra
lesson-power = Il Papa e le promesse
lesson-end = Che cosa conta alla fine
lesson-game = Una prima partita

sale-tile = Una quota di città
    .text = Queste sono le **tessere di città**. Alla fine ognuna vale quanto dice il posto della sua città; fino ad allora quasi tutte danno una rendita.

        Un turno è **una sola azione**. La tua, oggi: mettere all’asta una tessera.
    .task = Metti all’asta **il Doge** e vincilo al **prezzo più basso**.
    .coach-tile = Il Doge di Venezia. Toccalo per metterlo all’asta.
    .coach-city = Rango { $status }. Una tessera apre al **doppio del rango** della sua città: { $opening } oro.
    .coach-open = Chi mette all’asta una tessera **deve aprire**. Poi si offre di più o si esce.
    .done = **Il Doge è tuo**, e ti resta { $then_gold } oro. Se la partita finisse adesso, ogni tessera di Venezia varrebbe { $then_value } punti.
    .not-dear = È tuo, ma ti resta solo { $then_gold } oro. Nessuno avrebbe offerto contro di te: **apri basso**, e sali solo se devi.
    .not-other = Questa è un’altra tessera. Cerca il Doge, a Venezia.
    .wrong = Forse è una buona azione, ma sarebbe l’unica del turno. Metti invece all’asta il Doge.

sale-raise = Qui oro, là influenza
    .text = Artisti e mercanti sono **eventi**. Alcuni si pagano in oro, altri in **influenza**, come questo.

        { $p1 } offre { $high }. Tu hai { $influence } di influenza.
    .task = Vinci **Gozzoli**, e tieni almeno **metà** della tua influenza.
    .coach-lot = Offri **più** dell’offerta più alta, o passa ed esci.
    .coach-event = Alla fine vale { $events-gozzoli-points } punti. Il segno mostra con che cosa si paga.
    .done = **Tuo per { $then_price }.** Ti resta { $then_influence } di influenza, e ti servirà: anche il Papa e il comando degli eserciti si pagano in influenza.
    .not-dear = Gozzoli è tuo, ma per tutto il resto hai solo { $then_influence } di influenza. { $p1 } si arrende molto prima.
    .not-pass = Chi passa è fuori: { $p1 } prende Gozzoli. Potevi continuare.

sale-artist = Un artista per una città
    .text = Verrocchio è tuo. Da solo non porta punti; va in una città, il cui **rango sale di { $limits-artist_gain }**.

        Hai una tessera di Firenze, che è terza: { $value } punti. Lo mandi lì.
    .task = Quanto varrà la tua tessera?
    .coach-city = Rango { $status }, presto uno in più.
    .coach-rival = Rango { $rival }. Presto lo stesso di Firenze. Ma chi ha un artista?
    .done = **{ $right }**: a pari rango va avanti la città con **più artisti**. Una tessera di Venezia è scesa a { $then_fallen }.
    .not-kept = Firenze raggiunge il rango di Venezia, e **gli artisti spezzano la parità**. Ora è seconda: { $right }.
    .not-first = Milano è ancora più in alto. Firenze supera Venezia e diventa seconda: { $right }.

war-troop = Arruolare truppe
    .text = Le guerre fanno salire e scendere le città. Solo chi ha almeno **una truppa** può guidare un esercito.

        Ogni truppa mostra **attacco e difesa**. Hai { $gold } oro e nessuno sotto le armi.
    .task = Arruola la truppa con **l’attacco più forte** che puoi pagare.
    .coach-figures = Attacco { $troops-crossbow-attack }, difesa { $troops-crossbow-defence }, per { $troops-crossbow-cost } oro. L’attacco viene sempre per primo.
    .done = **Attacco { $then_attack }.** In guerra nessuna truppa va perduta. Puoi averne una per tipo.
    .not-weak = Così il tuo attacco è { $then_attack }. Con { $gold } oro si può avere di meglio.
    .wrong = Così non arruoli nessuno. Tocca una truppa della riserva.

war-declare = Dichiarare una guerra
    .text = Hai due tessere di Venezia, la seconda città: { $value } punti ciascuna. A Milano, la prima, ne varrebbero { $other }.

        In guerra chi vince **sale** e chi perde **scende**. Chiunque può dichiararne una, tra due città qualsiasi.
    .task = Dichiara la guerra che può portare Venezia **in testa**, davanti a Milano.
    .coach-mine = Tocca prima la città **che attacca**, poi l’altra.
    .done = **Guerra!** Ora il comando dei due eserciti va all’asta tra chi ha truppe, prima quello di chi attacca.
    .not-against = Qui Venezia si difende soltanto. Può vincere anche così, ma solo se l’attacco fallisce e il suo contrattacco riesce. Fa’ attaccare **Venezia**.
    .not-lower = Venezia potrebbe salire, ma Milano resterebbe dov’è. Contro **Milano** una sola vittoria le muove entrambe.
    .not-strangers = Venezia non si muoverebbe affatto. Nomina prima Venezia, poi la sua rivale.
    .wrong = Non ora: hai le truppe, e Milano è a portata di mano. Dichiara una guerra.

war-post = Guidare un esercito
    .text = Roma attacca Napoli. { $p1 } guida Roma. Il posto di **condottiere di Napoli** è all’asta; { $p2 } ha solo picchieri e offre { $high } di influenza.

        Tu hai una tessera di Napoli.
    .task = Prendi il posto, e tieni almeno **metà** della tua influenza.
    .coach-post = La città **paga** al condottiere il suo rango in oro: { $pay }. Che vinca o che perda.
    .coach-troops = La tua difesa si somma: { $troops-fortification-defence } dalla fortificazione, { $troops-artillery-defence } dall’artiglieria.
    .done = L’attacco è fallito, il tuo contrattacco no: **Napoli sale, Roma scende**. Prendi un gettone vittoria, e { $then_town } oro di paga ti aspetta nella città di famiglia.
    .not-dear = Hai vinto la guerra, ma { $then_influence } di influenza è poco per quel che verrà. { $p2 } non avrebbe rilanciato.
    .not-pass = Con i soli picchieri { $p2 } ha perso la guerra, e Napoli è scesa. Le tue truppe avrebbero retto.

war-dice = L’attacco e un dado
    .text = Guidi Venezia contro Firenze. **L’attacco e il dado nero** contro **la difesa e il dado bianco**: { $total } a { $held }.

        Se l’attacco fallisce, chi difende contrattacca con nuovi dadi.
    .task = Tieni questi dadi. Venezia **salirà**?
    .coach-dice = L’attacco, { $attack }, con il suo dado; la difesa, { $defence }, con il suo.
    .coach-ludovico = Ludovico Sforza potrebbe far ritirare i due dadi, una volta per decennio.
    .done = Giusto: l’attacco deve essere **maggiore**, pari non basta. Anche il contrattacco, { $then_counter } a { $then_stood }, è fallito: nessuno vince, nulla si muove.
    .wrong = { $total } a { $held } è parità, e l’attacco deve essere **maggiore**. Anche il contrattacco, { $then_counter } a { $then_stood }, è fallito: nessuno vince, nulla si muove.

war-double = Una vittoria schiacciante
    .text = Milano ha attaccato Roma senza riuscirci. Ora contrattacchi tu per Roma, e i dadi sono caduti.

        Chi vince sale di { $limits-war_shift }, chi perde scende di { $limits-war_shift }. Con **almeno il doppio** del totale altrui si tratta di { $limits-war_shift_double } ciascuno.
    .task = Milano è a { $milan }. Dove sarà dopo la guerra?
    .coach-dice = Confronta i due totali del contrattacco.
    .done = **{ $right }**: il tuo totale era il doppio dell’altro. Roma è salita da { $rome } a { $then_rome }, e ogni tua tessera di Roma da { $value } a { $then_value } punti.
    .not-kept = Il tuo totale è maggiore: vince Roma, e la città che perde scende. Qui addirittura di { $limits-war_shift_double }: { $right }.
    .not-once = Guarda ancora i totali: il tuo è **il doppio** dell’altro. Allora si scende di { $limits-war_shift_double }: { $right }.

power-pope = Il Papa
    .text = Il Papa si vende in ogni decennio, per influenza. Quando finisce porta { $pope-gold } oro; nell’ultimo anche { $scoring-pope } punti.

        { $p1 } offre { $high }. Tu hai solo { $influence } di influenza.
    .task = **Vinci il Papa** lo stesso.
    .coach-card = Una **carta tradimento**. Vale { $limits-cardinal_value } di influenza quando paghi il Papa.
    .coach-limit = Con la carta e lo sconto degli Orsini potresti arrivare a **{ $limit }**. Nessun altro lo sa.
    .coach-pay = Fatti aiutare dal cardinale a pagare.
    .done = **Il Papa è tuo.** Le carte sono segrete, e una borsa è spesso più profonda di quanto sembri.
    .not-pass = { $p1 } prende il Papa. Potevi pagare { $limit }: contano anche la carta e lo sconto.

power-league = La Lega Santa
    .text = Venezia attacca Firenze, { $attack } a { $defence } senza i dadi. Altri guidano gli eserciti; tu hai due tessere di Firenze.

        Una volta per decennio **chi tiene il Papa** può unirsi alla guerra degli altri.
    .task = Scegli la parte che giova **alle tue tessere**.
    .coach-war = Per ora Venezia è in vantaggio.
    .coach-troops = Le tue truppe conterebbero per quel che c’è stampato sopra.
    .done = Con il tuo aiuto **Firenze ha vinto** ed è a { $then_florence }. Ora una sua tessera vale { $then_value } punti. Il gettone vittoria è andato al suo condottiere, non a te.
    .not-attacker = Le tue truppe hanno aiutato Venezia, e Firenze è scesa a { $then_florence }. A perdere sono state le tue tessere.
    .not-decline = Senza aiuto Firenze ha perso ed è a { $then_florence }. Eppure le truppe le avevi.

power-deal = Un patto e una promessa
    .text = In ogni momento si possono scambiare **oro e influenza**. { $p1 } ti offre 6 oro per 3 di influenza, e promette di non fare offerte per il Doge.

        Tu hai { $gold } oro, il Doge apre a { $opening }. Accetti, lo metti all’asta e apri.
    .task = { $p1 } può **fare un’offerta lo stesso**?
    .coach-tile = È quella che vuoi.
    .coach-word = «Non farò offerte. Hai la mia parola.»
    .done = Sì: { $p1 } offre { $then_high }. Ciò che si scambia passa di mano **subito**. Tutto il resto è solo una promessa, e **nessuna promessa obbliga**.
    .wrong = Nulla lo vieta: { $p1 } offre { $then_high }. Oro e influenza sono passati di mano subito, ma **nessuna promessa obbliga**.

end-income = Il decennio finisce
    .text = Quando l’**ultimo evento** di un decennio è venduto, il decennio è finito e tutti ricevono la rendita. Dopo tre decenni la partita si chiude.

        Botticelli è l’ultimo. Lo prendi per niente, perché nessuno offre.
    .task = Quanto oro ricevi alla fine del decennio?
    .coach-event = L’ultimo evento.
    .coach-town = Famiglia { $families-malatesta-gold }, Doge { $tiles-doge-gold }, mercante { $tiles-venetian_merchant_1-gold }, Papa { $pope-gold }. E { $town } oro di paga nella città di famiglia.
    .done = **{ $right }**: { $income } di rendita, e i { $town } della città di famiglia. Chi compra l’ultimo evento decide quando succede.
    .not-income = Questa è la rendita. Anche la paga delle tue guerre, { $town } oro nella città di famiglia, arriva adesso: { $right }.
    .not-town = Questa è solo la paga delle tue guerre. Famiglia, tessere e Papa portano altri { $income }: { $right }.
    .not-none = L’ultimo evento è venduto: il decennio finisce subito, con rendita e paga: { $right }.

end-tie = Città pari
    .text = Alla fine una tessera della prima città vale { $scoring-city_ranks-1 }, poi { $scoring-city_ranks-2 }, { $scoring-city_ranks-3 }, { $scoring-city_ranks-4 } e { $scoring-city_ranks-5 }. Le città pari prendono **tutte il più basso** dei loro posti.

        Hai due tessere di Firenze, e i Francesi li guidi tu: una città scende di { $limits-french_loss }. Li mandi su Milano.
    .task = Quanto varrà una tessera di Firenze?
    .coach-florence = Rango { $florence }, per ora seconda. Milano ha { $milan }, presto { $limits-french_loss } in meno.
    .done = **{ $right }**, non più di prima: Milano e Firenze si contendono i primi due posti, e prendono entrambe il secondo. Oltre alle tessere, il maggior oro conta { $scoring-most_gold }, la maggior influenza { $scoring-most_influence }, il Papa { $scoring-pope }, e i gettoni vittoria tanto più quanti più ne hai.
    .not-first = Sono pari per il primo e il secondo posto, e allora **prendono entrambe il secondo**: { $right }.
    .not-third = Venezia è ancora sotto. Milano e Firenze si contendono i primi due posti e prendono il secondo: { $right }.

game-first = La tua prima partita
    .text = La fine dell’ultimo decennio, contro due principianti. Restano due eventi; venduti quelli, si contano i punti.

        Hai due tessere di Venezia. Il maestro parla quando arriva qualcosa di nuovo.
    .done = Era la fine di una vera partita, contata fino all’ultima moneta. **Conosci le regole**; resta da sapere quanto vale una cosa per gli altri.
    .hint-turn = **Una sola azione.** Una guerra per Venezia, una tessera, una truppa, un evento? Venezia e Milano sono pari: contano entrambe come seconde.
    .hint-counter = Un **gettone vittoria**. Uno vale 1, due valgono 3, tre valgono 6.
    .hint-won = Chi ha vinto è salito, chi ha perso è sceso, e con loro tutte le tessere.
    .hint-treachery = Una **carta tradimento**, che nessun altro vede. Toccala per leggere quando si gioca.
    .hint-bid-city = C’è una tessera all’asta. Puoi averne al massimo { $limits-city_tiles_max }, di { $limits-cities_max } città.
    .hint-open-event = Gli eventi aprono a 0, e puoi passare. Guarda se si paga in oro o in influenza.
    .hint-bid-event = Sali solo fin dove vale per te. Anche ciò che tieni può portare punti.
    .hint-artist = Quale città deve salire? Una di cui hai tessere.
    .hint-bid-pope = Ultimo decennio: ora il Papa vale { $scoring-pope } punti, e può unirsi a una guerra.
    .hint-attacker = Il comando di chi attacca. Apri tu: anche 0 è un’offerta.
    .hint-bid-attacker = La città paga al condottiere il suo rango in oro. Anche questo vale un po’ di influenza.
    .hint-defender = Ora il posto di chi difende. Chi ha il primo non partecipa.
    .hint-bid-defender = Un condottiere può anche combattere per perdere. Chiediti che cosa vuole questo.
    .hint-league = Tieni il Papa: schierati, se la guerra tocca le tue tessere.
    .hint-veto = A chi ha una carta, qualunque sia, si chiede se ferma la guerra. Così una pausa non svela nulla.
    .hint-bribes = Prima dei dadi si può corrompere una truppa: in questa guerra non conta più.
    .hint-end = Altro, prima che il turno finisca? Te lo si chiede perché hai una carta.
    .hint-discard = Una mano tiene solo poche carte. Una deve andare.
    .hint-limit = Sono state dichiarate { $limit } guerre: non ce ne saranno altre. I posti delle città sono quasi decisi.
    .hint-last = **Resta un evento.** Chi lo compra chiude la partita. Fallo quando sei in testa, non prima.
