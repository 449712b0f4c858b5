two-auction = Tutti mettono carte in un fondo; i suoi lotti di un solo colore vanno **all’asta**. Chi vince prende il segnalino e può costruire subito.
two-build = **Costruisci città** con le carte giuste della mano e con ducati: punti subito, e scudi sulla mappa.
two-roles = Le carte sul tavolo ottengono **ruoli** in cinque colori. Portano punti, { $major } o { $minor }, ogni volta che qualcun altro costruisce con il loro colore.
two-regions = Alla fine chi ha più **scudi** in una regione segna { $first } punti; poi vengono ruoli, serie, ducati e carte.

turn = Un turno in breve
turn-income = Rendite e offerte
    .text = { $income } ducati, { $draw } carte; poi tutti offrono in segreto { $offer } carte (altri numeri in due).
turn-auctions = Aste
    .text = Prima il lotto più piccolo. Chi vince prende il segnalino e può costruire una città.
turn-actions = Azioni
    .text = Costruire una città, calare carte di un solo colore, o non fare nulla.
turn-roles = Ruoli
    .text = Colore per colore: chi ha più carte scoperte prende il ruolo maggiore, il secondo il minore. Le parità vanno all’asta.

box-lead = { $buildings } carte edificio, { $cities } città, { $roles } ruoli
box-buildings = Carte edificio
box-editions = Edizioni
box-edition-amigo_2006 = Amigo
box-edition-mtm_2005 = Mind the Move
box-ends = Punti alla fine
box-end-region_first = Più scudi in una regione
box-end-region_second = Secondo numero di scudi
box-end-set_points = Ogni serie di cinque colori
box-end-most_ducats = Più ducati
box-end-most_cards = Più carte in mano
box-families = Famiglie
box-roles = Ruoli
    .note = Punti quando qualcun altro costruisce una città con questo colore, e alla fine
box-power-green = Subito: volta a faccia in su una tua carta coperta di un altro colore.
box-power-white = Subito: { $white ->
    [one] { $white } punto
   *[other] { $white } punti
}.
box-power-red = Subito: pesca una carta.
box-power-blue = Subito: colloca uno scudo in una regione qualsiasi.
box-power-yellow = Subito: { $yellow ->
    [one] { $yellow } ducato
   *[other] { $yellow } ducati
}.
box-players = Secondo il numero di giocatori
box-players-2 = 2 giocatori
box-players-3 = 3 giocatori
box-players-4 = 4 giocatori
box-players-5 = 5 giocatori
box-cities = Città
column-start-money = Ducati iniziali
column-color = Colore
column-build-points = Costruzione
column-end-points = Fine
column-draw = Carte pescate
column-offer = Carte offerte
column-last-round-below = Ultimo turno sotto (mazzo)
column-last-pool = Ultimo fondo

example-order = In che ordine si vendono i lotti
    .text = Il fondo ha 3 Università, 2 Cattedrali, 2 Palazzi comunali e { $count } Piazza del mercato. Prima viene la Piazza del mercato, poi Cattedrali e Palazzi comunali, per ultime le Università. Di Castelli non se ne vendono.
example-marker = Il segnalino segue chi vince
    .text = { $p3 } vince la Piazza del mercato per { $price } e conserva { $left } ducati. La prossima asta comincia a sinistra di { $p3 }, da { $p0 }.
example-firenze = Si costruisce Firenze
    .text = Due Università, un Palazzo comunale, un Castello e una Piazza del mercato vanno dalla mano al tavolo, 5 ducati alla banca: { $points } punti, e resta { $left } ducato. Due scudi vanno in regioni che Firenze tocca; la Lombardia non è tra queste.
example-lucca = Segnano i ruoli degli altri
    .text = { $p1 } costruisce Lucca: 2 Cattedrali, un Castello, un Palazzo comunale, { $builder } punti e nulla per il proprio Notaio. { $p0 }, Vescovo, segna { $first }; { $p2 }, Prete e Signore, segna { $third }.
example-clear = Un ordine chiaro
    .text = Quattro Castelli scoperti fanno di { $p0 } il Signore, che ne volta metà a faccia in giù e ne tiene scoperti { $up }. { $p1 } è al secondo posto, diventa Cavaliere e non ne volta nessuno: { $kept }.
example-second = Parità per il secondo posto
    .text = { $p0 } è Signore. { $p1 } e { $p3 } condividono il secondo posto: il Cavaliere va all’asta solo tra questi { $two }.
example-first = Parità per il primo posto
    .text = Tre condividono il primo posto: il Signore va all’asta tra loro, e nessuno diventa Cavaliere, benché solo { $p1 } sia al secondo. { $p3 } paga 2, conserva { $left } ducati, volta { $down } carte su 3 e colloca uno scudo.
example-regions = Il conteggio delle regioni
    .text = Lombardia: { $p2 } 5, { $p1 } e { $p4 } 2 a testa. Emilia: { $p3 } 5, { $p2 } 2. Venezia: { $p1 } 5. Romagna: { $p0 } e { $p4 } in parità per 5, nessuno è secondo. In tutto { $a }, { $b }, { $c }, { $d } e { $e }.
example-sets = Serie
    .text = Scoperte e coperte contano allo stesso modo: 4 Università, 2 Cattedrali, 2 Palazzi comunali, 3 Castelli e 5 Piazze del mercato sono due serie, { $points } punti.
