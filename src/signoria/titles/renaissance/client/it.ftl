map = Carta delle ventiquattro province e delle quarantadue città
tirreno = Mar Tirreno
adriatico = Mare Adriatico
ionio = Mar Ionio
free-city = Città libera
garrison = Guarnigione { $value }
rampart = Bastione { $value }
fortress = Fortezza { $value }
palace = Palazzo
artist = Artista
port = Porto
pillaged = Saccheggiata
exchanged = scambiata in questo turno
mountain = Montagna +{ $value }
marsh = Palude +{ $value }
whole-province = Provincia intera
closed-province = Fuori gioco
palace-of = palazzo con { $name }
held = tenuta da { $name }
yours = tua
not-whole = Nessuno la tiene intera.
whole-of = Tenuta intera da { $name }.
set-up = Preparazione
goal = Più punti dopo { COUNT($turns, one: "turno", other: "turni") }: province intere e artisti
war = Guerra
peace = Pace
undecided = Guerra o pace?
turn-of = turno { $turn } su { $turns }
turns = I turni
order = Ordine di gioco
you = Tu
swiss-stance = Svizzeri più forti { $stance }
stage-nationpick = Si scelgono gli Stati
stage-placement = Primi bastioni e palazzi
stage-extragarrison = Un’altra guarnigione
stage-return = Ritorno in Italia
stage-stance = L’annuncio degli Svizzeri
stage-vote = Il voto
stage-purchases = Acquisti
stage-expansion = Espansione
stage-ready = Prima del conteggio
phase-of = Fase di combattimento { OF($name) }
battle-for = La battaglia per { THE($city) }
over = La partita è finita
attacks-from = { $name } attacca { FROM($from) }, per strada.
lands-from = { $name } sbarca, venendo { FROM($from) }.
rides-from = { $name } cavalca { FROM($from) }: una cavalcata.
market = Si possono vendere condottieri { TO($name) }.
market-offer = { $seller } offre un condottiere { TO($name) }.
vote-secret = Tutti votano insieme e in segreto.
vote-given = Il tuo voto: { $policy }. Gli altri pensano ancora.
ready-note = Ultimi accordi prima che contino province e artisti.
attacks-war = Guerra: tutti gli attacchi che le carte permettono. Finora: { $count }.
attacks-peace = Pace: attacchi { $count } su { $most }.
prices = Bastione { $rampart }, castello { $castle }, palazzo { $palace }, carta { $card } ducati.
expansion-note = Fino a { COUNT($count, one: "città libera", other: "città libere") } ciascuno, per strada o da porto a porto.
supplies = Nella riserva
supply-ramparts = Bastioni rimasti: { $count }
supply-castles = Castelli rimasti: { $count }
supply-palaces = Palazzi rimasti: { $count }
supply-artists = Artisti nella riserva: { $count }
supply-deck = Carte nel mazzo: { $count }
discarded = Scarti: { $cards }
ducats = { COUNT($count, one: "ducato", other: "ducati") }
condottieri = { COUNT($count, one: "condottiere", other: "condottieri") }
reserved = { $count ->
    [one] Un ducato è riservato ai condottieri.
   *[other] { $count } ducati sono riservati ai condottieri.
}
attacks = attacca
defends = difende
leads = in testa
no-cards-yet = nulla di posato
face-down = coperta
bought = comprato
lost = senza effetto
die = Dado
die-shows = dado { $value }
condottiere-stands = il condottiere regge con { $value }
condottiere-rout = condottiere in rotta
condottiere-betrayal = condottiere passato al nemico
swiss-bonus = Svizzeri
walls = Mura
terrain = Terreno
battle-by-road = Battaglia, { FROM($from) } per strada
battle-by-sea = Battaglia, uno sbarco { FROM($from) }
battle-ride = Battaglia, una cavalcata { FROM($from) }
verdict-captured = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} { THE($city) }
verdict-held = { $you ->
    [yes] Tieni
   *[no] { $name } tiene
} { THE($city) }
verdict-tied = Parità: { THE($city) } resiste
holds-province = { $you ->
    [yes] Tieni
   *[no] { $name } tiene
} tutta la provincia { OF($province) }: { COUNT($points, one: "punto", other: "punti") } a turno
cards-rest = A riposo fino alla fine della fase: { $cards }
cards-lost = { $you ->
    [yes] Hai perso
   *[no] { $name } ha perso
}: { $cards }
last-battle = Ultima battaglia: { $city }
sign-taken = { $you ->
    [yes] è tua
   *[no] è presa
}
sign-held = { $you ->
    [yes] resta tua
   *[no] resiste
}
defence-none = Nessuna truppa la difende.
note-engineer = L’Ingegnere abbassa le mura: ora { $now }.
note-felon = Il Fellone ha aperto la porta: le mura non contano.
vote-war = Guerra, { $war } contro { $peace }
vote-peace = Pace, { $peace } contro { $war }
last-vote-war = Il voto: guerra
last-vote-peace = Il voto: pace
scoring-over = Punteggio del turno { $turn }
scoring-leads = { $you ->
    [yes] Sei in testa
   *[no] { $name } è in testa
} con { COUNT($points, one: "punto", other: "punti") }
scoring-level = I primi sono in parità, a { COUNT($points, one: "punto", other: "punti") }
last-scoring = Punteggio del turno { $turn }
head-provinces = prov.
head-artists = art.
head-ducats = ducati
head-points = punti
walls-count = Mura ({ $level }): { $now }.
walls-engineer = Mura ({ $level }): { $value }, con l’ingegnere { $now }.
walls-felon = Mura ({ $level }): { $value }, ma il fellone ha aperto la porta: { $now }.
ground-mountain = La montagna aggiunge { $value }.
ground-marsh = La palude aggiunge { $value }.
ground-landing = Lo sbarco aggiunge { $value } alla difesa.
ground-ride = Cavalcata: non contano né terreno né sbarco.
points-coming = { COUNT($count, one: "punto", other: "punti") }, così come stanno le cose altri { $coming } in questo turno
purse = { COUNT($count, one: "ducato", other: "ducati") }, rendita { $income }
cards = { COUNT($count, one: "carta", other: "carte") } in mano
cities = { COUNT($count, one: "città", other: "città") }
artists = { COUNT($count, one: "artista", other: "artisti") }
provinces = { COUNT($count, one: "provincia intera", other: "province intere") }
exhausted = Esaurite: { $cards }
known = Note: { $cards }
married-to = Legame di matrimonio con { $names }
power-used = Potere usato in questo turno
hand = La tua mano
hand-empty = La tua mano è vuota.
income = Rendita { $count }
colour-blue = Truppa
colour-red = Sostegno
colour-yellow = Evento
city-word = una città
ducats-word = ducati
condottieri-word = condottieri
legend = Legenda
