title = Il Principe
tagline = Contendi all’asta le carte degli edifici, innalza le città dell’Italia del Nord e lascia che le maggioranze facciano vescovi, signori e banchieri della tua famiglia.
length = 60-90 min

# Domande
ask-offer = Scegli { COUNT($size, one: "carta", other: "carte") } da mettere all’asta. Restano coperte finché tutti hanno scelto.
ask-bid-group = Offri per { $count } × { $color }: almeno { COUNT($minimum, one: "ducato", other: "ducati") }, o passa.
ask-bid-role = Parità per il ruolo { $role }: offri almeno { COUNT($minimum, one: "ducato", other: "ducati") }, o passa.
ask-build = Hai vinto il lotto: costruisci ora una città, o rinuncia.
ask-action = La tua azione: costruire una città, calare carte di un solo edificio, o non fare nulla.
brief-ask-action = La tua azione.
ask-city-shield = { $left ->
    [one] Colloca il tuo scudo
   *[other] Colloca { COUNT($left, one: "scudo", other: "scudi") }, uno alla volta,
  } in una regione che tocca { $city }.
ask-flip = { $role }: volta a faccia in su una tua carta coperta (non un’Università).
ask-shield = { $role }: colloca uno scudo in una regione qualsiasi.

# Preparazione e turni
plays-family = { $seat } guida la casa { $family }.
first-marker = { $seat } comincia come Principe.
city-revealed = Si scopre { $city }.
mark-round-begins = Turno { $round }
round-begins = Comincia il turno { $round }.
mark-last-round = Turno { $round }, l’ultimo
last-round = Comincia il turno { $round }: è l’ultimo.
mark-phase-begins = { $phase }
phase-begins = Comincia la fase: { $phase }.
cities-short = { $count ->
    [0] Nessuna città è scoperta
    [one] Una sola città è scoperta
   *[other] Solo { $count } città sono scoperte
  }: la partita finisce.
pool-short = Il mazzo { $count ->
    [0] non ha più carte
    [one] ha solo una carta
   *[other] ha solo { $count } carte
  }, troppo poche per le ultime aste: la partita finisce.

# Fase 1
takes-income = { $seat } prende { COUNT($amount, one: "ducato", other: "ducati") }.
draws-cards = { $seat } pesca { COUNT($count, one: "carta", other: "carte") }.
draws = Peschi { $count } × { $color }.
offers = { $seat } mette all’asta { $offer }.
pool-card = Dal mazzo all’asta: { $count } × { $color }.
pool-empty = Non resta nulla da mettere all’asta.

# Fase 2
group-opens = Asta: { $count } × { $color }.
bids = { $seat } offre { COUNT($amount, one: "ducato", other: "ducati") }.
passes = { $seat } passa.
lacks-ducats = { $seat } non può rilanciare e lascia l’asta.
wins-group = { $seat } vince { $count } × { $color } per { COUNT($amount, one: "ducato", other: "ducati") }.
group-unsold = Nessuno vuole { $count } × { $color }: il lotto è scartato.
takes-marker = { $seat } diventa il Principe.

# Costruzione
builds = { $seat } costruisce { $city } per { COUNT($cost, one: "ducato", other: "ducati") } e segna { COUNT($points, one: "punto", other: "punti") }.
places-shield = { $seat } colloca uno scudo { IN($region) }.
forgoes-shields = { $seat } rinuncia a { $count ->
    [one] uno scudo
   *[other] { $count } scudi
  }.
role-pays = { $seat } segna { COUNT($points, one: "punto", other: "punti") } con il ruolo { $role }.
cities-dry = Il mazzo delle città è vuoto: { $count ->
    [0] nessuna città resta scoperta
    [one] una città resta scoperta
   *[other] { $count } città restano scoperte
  }.

# Fase 3
lays = { $seat } cala { $count } × { $color }.
passes-action = { $seat } non fa nulla.
empty-hand = { $seat } non ha carte e salta il turno.

# Fase 4
roles-return = Tutti i ruoli sono resi e assegnati di nuovo.
takes-role = { $seat } riceve il ruolo { $role }.
turns-down = { $seat } volta a faccia in giù { $count } × { $color }.
role-opens = Parità: il ruolo { $role } va all’asta.
wins-role = { $seat } compra il ruolo { $role } per { COUNT($amount, one: "ducato", other: "ducati") }.
role-unsold = Nessuno offre: il ruolo { $role } resta accanto al tabellone.
turns-up = { $seat } volta a faccia in su 1 × { $color }.
keeps-down = { $seat } non volta nessuna carta.
white-power = { $seat } segna { COUNT($points, one: "punto", other: "punti") } per il ruolo bianco.
red-power = { $seat } pesca una carta per il ruolo rosso.
red-card = Peschi 1 × { $color }.
red-empty = { $seat } dovrebbe pescare, ma il mazzo è vuoto.
yellow-power = { $seat } prende { COUNT($amount, one: "ducato", other: "ducati") } per il ruolo giallo.

# La fine
mark-game-ends = Conteggio finale
game-ends = La partita è finita: conteggio finale.
final-regions = { $seat }: { COUNT($points, one: "punto", other: "punti") } per le regioni.
final-roles = { $seat }: { COUNT($points, one: "punto", other: "punti") } per i ruoli.
final-sets = { $seat }: { COUNT($points, one: "punto", other: "punti") } per le serie complete.
final-ducats = { $seat }: { COUNT($points, one: "punto", other: "punti") } per il maggior numero di ducati (ne ha { $amount }).
final-cards = { $seat }: { COUNT($points, one: "punto", other: "punti") } per il maggior numero di carte in mano (ne ha { $count }).
total = { $seat } finisce con { COUNT($points, one: "punto", other: "punti") }.
tie-cards = Parità: { $seat } ha { COUNT($count, one: "carta", other: "carte") } sul tavolo.
tie-major = Ancora parità: il primo ruolo maggiore { OF($seat) } viene da questo edificio: { $color }.
victory = { $seat } vince con { COUNT($points, one: "punto", other: "punti") }.
victory-shared = { $seat } condivide la vittoria con { COUNT($points, one: "punto", other: "punti") }.

# Rifiuti
no-only-offer = Ora tutti mettono carte all’asta.
no-offer-size = Bisogna mettere all’asta esattamente { COUNT($size, one: "carta", other: "carte") }.
no-offer-cards = Non puoi mettere all’asta tante carte { $color }: ne hai { $held }.
no-only-bid = È in corso un’asta: offri o passa.
no-bid-low = L’offerta deve essere di almeno { COUNT($minimum, one: "ducato", other: "ducati") }.
no-bid-money = Non puoi offrire { $amount }: hai { COUNT($money, one: "ducato", other: "ducati") }.
no-only-build = Hai vinto un lotto: costruisci una città o rinuncia.
no-city-built = { $city } è già stata costruita da { $seat }.
no-city-hidden = { $city } non è tra le città scoperte.
no-build-first-round = Nel primo turno nessuno può costruire.
no-build-cards = Per { $city } ti mancano in mano { $missing } × { $color }; le carte sul tavolo non contano.
no-build-money = { $city } costa { COUNT($cost, one: "ducato", other: "ducati") }, ne hai { $money }.
no-only-action = È la fase delle azioni: costruisci una città, cala carte, o non fare nulla.
no-lay-cards = Non puoi calare tante carte { $color }: ne hai { $held }.
no-only-shield = Prima colloca gli scudi della città costruita.
no-region-apart = { $city } non tocca { THE($region) }.
no-must-place = In questa edizione gli scudi di una città vanno collocati.
no-only-flip = Prima usa il potere del tuo ruolo verde.
no-flip-green = Il ruolo verde non può voltare un’Università.
no-flip-none = Non hai nessuna carta { $color } coperta.
no-must-flip = In questa edizione si deve voltare una carta, se si può.
no-only-power-shield = Il ruolo blu deve collocare il suo scudo: scegli una regione.

# Pulsanti
verb-offer = Mettere all’asta { $offer }
verb-bid = Offrire { COUNT($amount, one: "ducato", other: "ducati") }
verb-pass = Passare
verb-build = Costruire { $city }
verb-no_build = Non costruire
verb-lay = Calare { $count } × { $color }
verb-pass_action = Non fare nulla
verb-place_shield = Collocare uno scudo { IN($region) }
verb-stop_placing = Non collocare altri scudi
verb-flip_up = Voltare { $color }
verb-no_flip = Non voltare nulla

# Che cosa significano i segni del pannello di un giocatore
panel-points = Punti
    .help = Per le città, e per i ruoli quando altri costruiscono; regioni, ruoli e serie contano alla fine.
panel-principe = Il Principe
    .help = Il segnalino: va a chi vince un’asta, e chi lo tiene agisce per primo. (7.1)
panel-ducats = Ducati
    .help = Pagano le offerte e le città.
panel-cards = Carte in mano
    .help = Solo queste costruiscono o si calano; ciò che tutti hanno visto è nominato.
panel-shields = Scudi in riserva
    .help = Si collocano nelle regioni quando si costruisce una città.

# Che cosa si può fare, che cosa chiede ogni passo, che cosa ne seguirà
do-offer = Mettere carte all’asta
do-bid = Fare un’offerta
do-build = Costruire
do-lay = Calare carte
do-place_shield = Collocare uno scudo
do-flip_up = Voltare una carta
step-offer-offer = Quali carte metti all’asta?
step-bid-amount = Quanto offri?
step-build-city = Quale città costruisci?
step-lay-color = Di quale edificio cali le carte?
step-lay-count = Quante carte cali ({ $color })?
step-place_shield-region = Quale regione riceve lo scudo?
step-flip_up-color = Quale carta volti?
note-build = { COUNT($count, one: "città", other: "città") }
note-lay = { COUNT($count, one: "edificio", other: "edifici") }
will-build = Guadagni { LIST(COUNT($points, one: "punto", other: "punti"), COUNT($shields, one: "scudo", other: "scudi"), none: "nulla") }; ti restano { COUNT($money, one: "ducato", other: "ducati") }.
will-pay-role = { $seat }: { COUNT($points, one: "punto", other: "punti") }.
will-keep = Se vinci, ti restano { COUNT($money, one: "ducato", other: "ducati") }.
will-lie-up = Avrai allora { $count } × { $color } a faccia in su.
will-shield = Avrai allora { COUNT($own, one: "scudo", other: "scudi") } { IN($region) }; il massimo di un altro: { $most }.
will-hold = In mano ti restano { COUNT($count, one: "carta", other: "carte") }.
because-unit = punti
because-hand = Le carte che tieni servono meglio per una città.
because-table = Promette di più in ruoli e serie sul tuo tavolo.
because-city = La città porta punti, scudi e carte sul tavolo.
because-shield = Lì lo scudo conta di più.
because-dear = Vincere vale per te { $limit ->
    [one] { $limit } ducato
   *[other] { $limit } ducati
} e non di più.
because-bargain = Vincere vale per te fino a { $limit ->
    [one] { $limit } ducato
   *[other] { $limit } ducati
}.
because-cheaper = Costa meno se nessuno rilancia.
because-kept = Tieni { COUNT($amount, one: "ducato", other: "ducati") } per dopo.

# Edifici
color-green = Università
    .help = Carta edificio verde. Chi ha più Università scoperte è il Maestro, il secondo è l’Apprendista.
color-white = Cattedrale
    .help = Carta edificio bianca. Chi ha più Cattedrali scoperte è il Vescovo, il secondo è il Prete.
color-red = Palazzo comunale
    .help = Carta edificio rossa. Chi ha più Palazzi comunali scoperti è il Gonfaloniere, il secondo è il Notaio.
color-blue = Castello
    .help = Carta edificio blu. Chi ha più Castelli scoperti è il Signore, il secondo è il Cavaliere.
color-yellow = Piazza del mercato
    .help = Carta edificio gialla. Chi ha più Piazze del mercato scoperte è il Banchiere, il secondo è il Mercante.

# Ruoli
role-master = Maestro
    .article = il
    .help = Maggiore verde. Subito: volta a faccia in su una tua carta coperta di un altro colore. { COUNT($role-master-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Università, e { $role-master-end_points } alla fine.
role-apprentice = Apprendista
    .article = il
    .help = Minore verde. Subito: volta a faccia in su una tua carta coperta di un altro colore. { COUNT($role-apprentice-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Università, e { $role-apprentice-end_points } alla fine.
role-bishop = Vescovo
    .article = il
    .help = Maggiore bianco. Subito: { COUNT($scoring-white_power, one: "punto", other: "punti") }. { COUNT($role-bishop-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Cattedrale, e { $role-bishop-end_points } alla fine.
role-priest = Prete
    .article = il
    .help = Minore bianco. Subito: { COUNT($scoring-white_power, one: "punto", other: "punti") }. { COUNT($role-priest-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Cattedrale, e { $role-priest-end_points } alla fine.
role-gonfalonier = Gonfaloniere
    .article = il
    .help = Maggiore rosso. Subito: pesca una carta. { COUNT($role-gonfalonier-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Palazzo comunale, e { $role-gonfalonier-end_points } alla fine.
role-notary = Notaio
    .article = il
    .help = Minore rosso. Subito: pesca una carta. { COUNT($role-notary-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Palazzo comunale, e { $role-notary-end_points } alla fine.
role-lord = Signore
    .article = il
    .help = Maggiore blu. Subito: colloca uno scudo in una regione qualsiasi. { COUNT($role-lord-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Castello, e { $role-lord-end_points } alla fine.
role-knight = Cavaliere
    .article = il
    .help = Minore blu. Subito: colloca uno scudo in una regione qualsiasi. { COUNT($role-knight-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Castello, e { $role-knight-end_points } alla fine.
role-banker = Banchiere
    .article = il
    .help = Maggiore giallo. Subito: { COUNT($scoring-yellow_power, one: "ducato", other: "ducati") }. { COUNT($role-banker-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Piazza del mercato, e { $role-banker-end_points } alla fine.
role-merchant = Mercante
    .article = il
    .help = Minore giallo. Subito: { COUNT($scoring-yellow_power, one: "ducato", other: "ducati") }. { COUNT($role-merchant-build_points, one: "punto", other: "punti") } quando qualcun altro costruisce una città con Piazza del mercato, e { $role-merchant-end_points } alla fine.
role-gonfalonier_2005 = { role-gonfalonier }
    .article = il
    .help = { role-gonfalonier.help }
role-lord_2005 = { role-lord }
    .article = il
    .help = { role-lord.help }

# Città
city-siena = Siena
    .help = Città piccola. Richiede { $city-siena-icons-green } × { color-green }, { $city-siena-icons-white } × { color-white }, { $city-siena-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-siena-cost, one: "ducato", other: "ducati") }. { COUNT($city-siena-points, one: "punto", other: "punti") } e { COUNT($city-siena-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_brown }.
city-orvieto = Orvieto
    .help = Città piccola. Richiede { $city-orvieto-icons-white } × { color-white }, { $city-orvieto-icons-red } × { color-red }, { $city-orvieto-icons-blue } × { color-blue } dalla mano e { COUNT($city-orvieto-cost, one: "ducato", other: "ducati") }. { COUNT($city-orvieto-points, one: "punto", other: "punti") } e { COUNT($city-orvieto-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_brown }.
city-venezia = Venezia
    .help = Città piccola. Richiede { $city-venezia-icons-red } × { color-red }, { $city-venezia-icons-blue } × { color-blue }, { $city-venezia-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-venezia-cost, one: "ducato", other: "ducati") }. { COUNT($city-venezia-points, one: "punto", other: "punti") } e { COUNT($city-venezia-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_red }.
city-verona = Verona
    .help = Città piccola. Richiede { $city-verona-icons-green } × { color-green }, { $city-verona-icons-blue } × { color-blue }, { $city-verona-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-verona-cost, one: "ducato", other: "ducati") }. { COUNT($city-verona-points, one: "punto", other: "punti") } e { COUNT($city-verona-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_blue }.
city-perugia = Perugia
    .help = Città piccola. Richiede { $city-perugia-icons-green } × { color-green }, { $city-perugia-icons-white } × { color-white }, { $city-perugia-icons-red } × { color-red } dalla mano e { COUNT($city-perugia-cost, one: "ducato", other: "ducati") }. { COUNT($city-perugia-points, one: "punto", other: "punti") } e { COUNT($city-perugia-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_violet }.
city-urbino = Urbino
    .help = Città media. Richiede { $city-urbino-icons-green } × { color-green }, { $city-urbino-icons-red } × { color-red }, { $city-urbino-icons-blue } × { color-blue } dalla mano e { COUNT($city-urbino-cost, one: "ducato", other: "ducati") }. { COUNT($city-urbino-points, one: "punto", other: "punti") } e { COUNT($city-urbino-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_yellow }, { region-reg_violet }.
city-padova = Padova
    .help = Città media. Richiede { $city-padova-icons-green } × { color-green }, { $city-padova-icons-white } × { color-white }, { $city-padova-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-padova-cost, one: "ducato", other: "ducati") }. { COUNT($city-padova-points, one: "punto", other: "punti") } e { COUNT($city-padova-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_red }, { region-reg_yellow }.
city-lucca = Lucca
    .help = Città media. Richiede { $city-lucca-icons-white } × { color-white }, { $city-lucca-icons-red } × { color-red }, { $city-lucca-icons-blue } × { color-blue } dalla mano e { COUNT($city-lucca-cost, one: "ducato", other: "ducati") }. { COUNT($city-lucca-points, one: "punto", other: "punti") } e { COUNT($city-lucca-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_blue }, { region-reg_brown }.
city-milano = Milano
    .help = Città media. Richiede { $city-milano-icons-red } × { color-red }, { $city-milano-icons-blue } × { color-blue }, { $city-milano-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-milano-cost, one: "ducato", other: "ducati") }. { COUNT($city-milano-points, one: "punto", other: "punti") } e { COUNT($city-milano-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_blue }, { region-reg_green }.
city-bologna = Bologna
    .help = Città media. Richiede { $city-bologna-icons-green } × { color-green }, { $city-bologna-icons-white } × { color-white }, { $city-bologna-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-bologna-cost, one: "ducato", other: "ducati") }. { COUNT($city-bologna-points, one: "punto", other: "punti") } e { COUNT($city-bologna-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_green }, { region-reg_yellow }.
city-mantova = Mantova
    .help = Città grande. Richiede { $city-mantova-icons-green } × { color-green }, { $city-mantova-icons-white } × { color-white }, { $city-mantova-icons-red } × { color-red }, { $city-mantova-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-mantova-cost, one: "ducato", other: "ducati") }. { COUNT($city-mantova-points, one: "punto", other: "punti") } e { COUNT($city-mantova-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_blue }, { region-reg_red }, { region-reg_green }.
city-firenze = Firenze
    .help = Città grande. Richiede { $city-firenze-icons-green } × { color-green }, { $city-firenze-icons-red } × { color-red }, { $city-firenze-icons-blue } × { color-blue }, { $city-firenze-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-firenze-cost, one: "ducato", other: "ducati") }. { COUNT($city-firenze-points, one: "punto", other: "punti") } e { COUNT($city-firenze-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_green }, { region-reg_brown }, { region-reg_violet }.
city-ferrara = Ferrara
    .help = Città grande. Richiede { $city-ferrara-icons-green } × { color-green }, { $city-ferrara-icons-white } × { color-white }, { $city-ferrara-icons-red } × { color-red }, { $city-ferrara-icons-blue } × { color-blue } dalla mano e { COUNT($city-ferrara-cost, one: "ducato", other: "ducati") }. { COUNT($city-ferrara-points, one: "punto", other: "punti") } e { COUNT($city-ferrara-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_red }, { region-reg_green }, { region-reg_yellow }.
city-pisa = Pisa
    .help = Città grande. Richiede { $city-pisa-icons-green } × { color-green }, { $city-pisa-icons-white } × { color-white }, { $city-pisa-icons-blue } × { color-blue }, { $city-pisa-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-pisa-cost, one: "ducato", other: "ducati") }. { COUNT($city-pisa-points, one: "punto", other: "punti") } e { COUNT($city-pisa-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_blue }, { region-reg_brown }, { region-reg_violet }.
city-rimini = Rimini
    .help = Città grande. Richiede { $city-rimini-icons-white } × { color-white }, { $city-rimini-icons-red } × { color-red }, { $city-rimini-icons-blue } × { color-blue }, { $city-rimini-icons-yellow } × { color-yellow } dalla mano e { COUNT($city-rimini-cost, one: "ducato", other: "ducati") }. { COUNT($city-rimini-points, one: "punto", other: "punti") } e { COUNT($city-rimini-shields, one: "scudo", other: "scudi") }. Tocca: { region-reg_red }, { region-reg_yellow }, { region-reg_violet }.

# Regioni
region-reg_blue = Lombardia e Liguria
    .the = la Lombardia e la Liguria
    .in = in Lombardia e Liguria
    .help = Regione blu. Toccata da Verona, Lucca, Milano, Mantova e Pisa.
region-reg_red = Repubblica di Venezia
    .article = la
    .help = Regione rossa. Toccata da Venezia, Padova, Mantova, Ferrara e Rimini.
region-reg_green = Emilia
    .article = la
    .in = in Emilia
    .help = Regione verde. Toccata da Milano, Bologna, Mantova, Firenze e Ferrara.
region-reg_yellow = Polesine e Romagna
    .the = il Polesine e la Romagna
    .in = nel Polesine e in Romagna
    .help = Regione gialla. Toccata da Urbino, Padova, Bologna, Ferrara e Rimini.
region-reg_brown = Toscana
    .article = la
    .in = in Toscana
    .help = Regione bruna. Toccata da Siena, Orvieto, Lucca, Firenze e Pisa.
region-reg_violet = Stato pontificio e Maremma
    .the = lo Stato pontificio e la Maremma
    .in = nello Stato pontificio e in Maremma
    .help = Regione viola. Toccata da Perugia, Urbino, Firenze, Pisa e Rimini.

# Famiglie
family-medici = Medici
    .help = Campo d’oro, palle rosse. Le famiglie differiscono solo nello stemma.
family-visconti = Visconti
    .help = Campo bianco, biscione verde. Le famiglie differiscono solo nello stemma.
family-carraresi = Carraresi
    .help = Campo bianco, carro rosso. Le famiglie differiscono solo nello stemma.
family-este = Este
    .help = Campo azzurro, aquila bianca. Le famiglie differiscono solo nello stemma.
family-gonzaga = Gonzaga
    .help = Fasce gialle e nere. Le famiglie differiscono solo nello stemma.

# Fasi
phase-income = Rendite e offerte
    .help = Ognuno prende ducati, pesca carte e ne mette alcune all’asta.
phase-auctions = Aste
    .help = I lotti vanno all’asta colore per colore, il più piccolo per primo. Chi vince può costruire.
phase-actions = Azioni
    .help = Ognuno costruisce una città o cala carte di un solo colore.
phase-roles = Ruoli
    .help = Le carte scoperte decidono chi riceve i ruoli; le parità vanno all’asta.

# Opzioni
option-edition = Edizione
    .help = Le due edizioni stampate differiscono nel denaro iniziale, negli scudi, nell’ultimo turno e in ciò che è facoltativo.
option-edition-amigo_2006 = Amigo, 2006
option-edition-mtm_2005 = Mind the Move, 2005
option-money_variant = Famiglie ricche
    .help = Si comincia con { COUNT($money_variant-start_money, one: "ducato", other: "ducati") }, se ne prendono { $money_variant-income } a turno, e si costruisce fin dal primo turno.
option-open_money = Denaro scoperto
    .help = Tutti vedono i ducati di tutti. Comunque si possono contare dalla cronaca.
option-first_player = Primo Principe
    .help = Chi tiene il segnalino all’inizio.
option-first_player-random = a sorte
option-first_player-seat = il primo posto
option-first_player-1 = il secondo posto
option-first_player-2 = il terzo posto
option-first_player-3 = il quarto posto
option-first_player-4 = il quinto posto
option-families = Famiglie
    .help = Ognuno può scegliere la sua casa al tavolo, prima dell’inizio; le altre si tirano a sorte. Cambia lo stemma, non il gioco.
option-families-random = a scelta, altrimenti a sorte
option-families-choice = in ordine di posto

# Origine dei punti
source-cities = Città costruite
source-builds = Ruoli quando altri costruivano
source-powers = Ruoli bianchi
source-regions = Regioni
source-roles = Ruoli alla fine
source-sets = Serie complete
source-ducats = Più ducati
source-cards = Più carte in mano

# Il tavolo nel terminale
board-round = Turno { $round } · { $phase } · Principe: { $marker }
board-player = punti { $score } · ducati { $ducats } · carte in mano { $cards } · scudi { $shields }
board-up = scoperte: { $list }
board-down = coperte: { $list }
board-pool = All’asta: { $list }
board-auction = Asta per { $subject }: offerta più alta { $high } ({ $leader })
board-heading-table = Il tavolo
board-heading-cities = Città
board-heading-regions = Scudi sulla mappa
board-heading-roles = Ruoli
board-heading-hand = La tua mano
board-piles = Mazzo: { $pile } · città che restano: { $cities }
board-last-round = È l’ultimo turno.
board-discard = Invendute: { $list }
board-queue = Poi: { $list }
board-bidders = Ancora in asta: { $list }
board-built = { $city }, costruita da { $builder }
board-region = { $region }: { $shields }
board-free = libero
board-prospects = Se finisse ora: regioni { $regions }, ruoli { $roles }, serie { $sets }
board-known = Note in mano: { $list }
board-offered = La tua offerta: { $list }
board-buildable = Puoi costruire: { $list }

# Offerte
offer-green_green = 2 × { color-green }
offer-green_white = { color-green }, { color-white }
offer-green_red = { color-green }, { color-red }
offer-green_blue = { color-green }, { color-blue }
offer-green_yellow = { color-green }, { color-yellow }
offer-white_white = 2 × { color-white }
offer-white_red = { color-white }, { color-red }
offer-white_blue = { color-white }, { color-blue }
offer-white_yellow = { color-white }, { color-yellow }
offer-red_red = 2 × { color-red }
offer-red_blue = { color-red }, { color-blue }
offer-red_yellow = { color-red }, { color-yellow }
offer-blue_blue = 2 × { color-blue }
offer-blue_yellow = { color-blue }, { color-yellow }
offer-yellow_yellow = 2 × { color-yellow }
offer-green_green_green = 3 × { color-green }
offer-green_green_white = 2 × { color-green }, { color-white }
offer-green_green_red = 2 × { color-green }, { color-red }
offer-green_green_blue = 2 × { color-green }, { color-blue }
offer-green_green_yellow = 2 × { color-green }, { color-yellow }
offer-green_white_white = { color-green }, 2 × { color-white }
offer-green_white_red = { color-green }, { color-white }, { color-red }
offer-green_white_blue = { color-green }, { color-white }, { color-blue }
offer-green_white_yellow = { color-green }, { color-white }, { color-yellow }
offer-green_red_red = { color-green }, 2 × { color-red }
offer-green_red_blue = { color-green }, { color-red }, { color-blue }
offer-green_red_yellow = { color-green }, { color-red }, { color-yellow }
offer-green_blue_blue = { color-green }, 2 × { color-blue }
offer-green_blue_yellow = { color-green }, { color-blue }, { color-yellow }
offer-green_yellow_yellow = { color-green }, 2 × { color-yellow }
offer-white_white_white = 3 × { color-white }
offer-white_white_red = 2 × { color-white }, { color-red }
offer-white_white_blue = 2 × { color-white }, { color-blue }
offer-white_white_yellow = 2 × { color-white }, { color-yellow }
offer-white_red_red = { color-white }, 2 × { color-red }
offer-white_red_blue = { color-white }, { color-red }, { color-blue }
offer-white_red_yellow = { color-white }, { color-red }, { color-yellow }
offer-white_blue_blue = { color-white }, 2 × { color-blue }
offer-white_blue_yellow = { color-white }, { color-blue }, { color-yellow }
offer-white_yellow_yellow = { color-white }, 2 × { color-yellow }
offer-red_red_red = 3 × { color-red }
offer-red_red_blue = 2 × { color-red }, { color-blue }
offer-red_red_yellow = 2 × { color-red }, { color-yellow }
offer-red_blue_blue = { color-red }, 2 × { color-blue }
offer-red_blue_yellow = { color-red }, { color-blue }, { color-yellow }
offer-red_yellow_yellow = { color-red }, 2 × { color-yellow }
offer-blue_blue_blue = 3 × { color-blue }
offer-blue_blue_yellow = 2 × { color-blue }, { color-yellow }
offer-blue_yellow_yellow = { color-blue }, 2 × { color-yellow }
offer-yellow_yellow_yellow = 3 × { color-yellow }

# Ordini permanenti
lot-group = { $count } × { $color }
lot-role = { $role }
standing-bids = Nelle aste
standing-offer = Per la prossima asta
standing-build = Quando ho vinto un lotto
standing-action = Per la mia azione
standing-if-price = la prossima offerta deve essere di almeno { COUNT($amount, one: "ducato", other: "ducati") }
standing-if-ducats = ho al massimo { COUNT($amount, one: "ducato", other: "ducati") }
standing-until-lot = per questo lotto
standing-until-round = fino alla fine di questo round
standing-until-game = fino alla fine della partita
theme-offer = Che cosa mettere all’asta
theme-bid = Quanto offrire
theme-build = Costruire
theme-lay = Carte calate
theme-shield = Gli scudi
theme-flip = Girare le carte
