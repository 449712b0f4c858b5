two-tiles = Compra **tessere di cinque città**. Alla fine una tessera della prima città vale { $first } punti, una dell’ultima { $last }.
two-auction = Quasi tutto va **all’asta**: le tessere in oro, gli eventi nella moneta stampata, i posti di condottiere in influenza.
two-war = Offriti come **condottiere** e combatti: la città che vince sale, l’altra scende, e con loro tutte le loro tessere.
two-events = Quando si vende **l’ultimo evento** di un decennio, il decennio finisce: rendite per tutti. Dopo tre decenni vince chi ha più punti.

turn = Un turno in breve
turn-free = Giocate libere
    .text = Rubare influenza, assalire un convoglio d’oro, usare una tessera, prima o dopo l’azione.
turn-buy = Un’azione
    .text = Comprare o congedare una truppa, comprare una carta tradimento, mettere qualcosa all’asta, dichiarare una guerra, o passare.
turn-auction = Un’asta
    .text = In senso orario, si rilancia o si è fuori. Una tessera di città apre a { $opening } volte il rango della sua città.
turn-war = Una guerra
    .text = Due posti vanno all’asta tra chi ha truppe; attacco e, se fallisce, contrattacco.
turn-decade = Fine di un decennio
    .text = Venduto l’ultimo evento: rendite, paghe di guerra dalle città di famiglia, un nuovo decennio.

box-lead = { $tiles } tessere di città, { $troops } truppe, { $treachery } carte tradimento, { $events } eventi
box-cities = Città
box-ranks = Punti per ogni tessera di una città
    .note = Posto della città alla fine
box-rank = { $place }º
box-wars = Guerre in un decennio
box-players-3 = 3 giocatori
box-players-4 = 4 giocatori
box-players-5 = 5 giocatori
box-players-6 = 6 giocatori
box-troops = Truppe
    .note = L’influenza arriva alla fine di ogni decennio. Nessuno ne ha due dello stesso tipo.
box-treachery = Carte tradimento
box-families = Famiglie
    .note = Oro e influenza arrivano alla fine di ogni decennio; tutti cominciano con { $gold } oro e { $influence } influenza.
box-events = Eventi
box-tiles = Tessere di città
    .note = Oro e influenza arrivano alla fine di ogni decennio.
column-opening = Offerta d’apertura
column-tiles = Tessere
column-place = Posto
column-wars = Guerre
column-town = Città di famiglia
box-card-bribe_troops = Una truppa non conta in questa guerra.
box-card-bribe_cardinal = Vale { $cardinal_value } influenza quando paghi il Papa.
box-card-freeze_bid = Un altro giocatore non può offrire al suo prossimo turno d’asta.
box-card-steal_influence = Prende { $stolen_influence } influenza a un giocatore.
box-card-raid_gold = Prende { $raided_gold } oro a un giocatore.
box-card-veto = Annulla una guerra appena dichiarata.
box-card-start_war = Una guerra in più alla fine del tuo turno.
box-event-artist_vp = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
box-event-artist_status = Va in una città, il cui rango sale di { $artist_gain }
box-event-merchant = Per ogni tua tessera mercante: { $merchant_gold } oro alla fine di ogni decennio, e alla fine della partita { $merchant ->
    [one] { $merchant } punto
   *[other] { $merchant } punti
}
box-event-french_invade = Il rango di una città scende di { $french_loss }
box-power-troop = { $troop }: { $attack } di attacco e { $defence } di difesa in più
box-power-fixed_defence = { $count } di difesa in più con una truppa qualsiasi
box-power-condottiere_discount = I posti di condottiere costano { $count } in meno
box-power-artist_discount = Gli artisti costano { $count } in meno
box-power-pope_discount = Il Papa costa { $count } in meno
box-power-hand_limit = { $count ->
    [one] Una carta tradimento in più in mano
   *[other] { $count } carte tradimento in più in mano
}
box-power-merchant = Un mercante
box-power-ludovico_sforza = Una volta per decennio: si tirano di nuovo i due dadi di un assalto
box-power-lorenzo_medici = Una volta per decennio: annulla una guerra appena dichiarata
box-power-banking = Una volta per decennio: scambia fino a { $banking_swap } oro con altrettanta influenza, o viceversa
box-power-lucrezia_borgia = Una volta per decennio: prende { $stolen_influence } influenza a un giocatore
box-power-alfonso_aragon = Una volta per decennio: fa pescare una carta tradimento

example-city-auction = Si vende il Doge
    .text = Venezia è a rango 6: la tessera apre a { $minimum }, di meno non è ammesso. { $p1 } ha tessere di altre tre città e non può offrire. { $p0 } vince con { $price } e conserva { $left } oro.
example-event-auction = Uno sconto permette di offrire di più
    .text = { $p3 } guida i Gonzaga, che pagano 1 in meno per gli artisti: con { $purse } influenza può offrire { $bid }, ma non 5. { $p3 } vince e resta con { $left } influenza.
example-war = Attacco e contrattacco
    .text = Venezia, guidata da { $p0 }, attacca Roma, guidata da { $p1 }, che ha corrotto la cavalleria. Attacco: { $attack } contro { $held }, non è maggiore. Contrattacco: { $counter } contro { $broken }, il doppio: Roma sale a { $rome }, Venezia scende a { $venice }, e { $p1 } prende un gettone vittoria. { $p0 } conserva la paga di { $pay } oro.
example-bribed-pike = Una truppa corrotta perde anche la sua aggiunta
    .text = Con i picchieri se ne va ciò che i Mercenari svizzeri aggiungono loro. { $p0 } attacca con il 2 della cavalleria e un 5: { $total } contro { $held }.
example-income = La rendita alla fine di un decennio
    .text = { $p2 } ha i Malatesta, il Doge, una tessera mercante e un evento mercante, cavalleria e Rodrigo Borgia: { $gold } oro e { $influence } influenza, e poi { $town } oro da Rimini: in tutto { $after } oro.
example-ranks = Città in parità
    .text = Venezia e Firenze sono pari al secondo posto e prendono entrambe il terzo: { $first }, { $tied }, { $other }, { $fourth } e { $last } punti.
example-ranks-artist = Un artista spezza la parità
    .text = Con un artista Firenze è seconda da sola e vale { $florence }; Venezia è terza, { $venice }.
