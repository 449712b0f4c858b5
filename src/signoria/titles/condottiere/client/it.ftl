map = Carta delle diciassette regioni
tirreno = Mar Tirreno
adriatico = Mare Adriatico
free = libera
owned = tenuta da { $name }
owned-you = tua
contested = ora contesa
pope-here = gode del favore del Papa
condottiere = Pedina del Condottiere
pope = Favore del Papa
pile = Mazzo { $count }
discards = Scarti { $count }
discards-empty = Nulla è stato scartato scoperto.
battle-number = Battaglia { $number }
game-number = Partita { $game }, battaglia { $number }
goal = Si vince con { COUNT($total, one: "regione", other: "regioni") }, o { COUNT($connected, one: "collegata", other: "collegate") }
goal-points = Vince chi arriva a { COUNT($target, one: "punto", other: "punti") }
regions = Regioni
connected = Collegate
points = { COUNT($count, one: "punto", other: "punti") }
cards = { COUNT($count, one: "carta", other: "carte") } in mano
laid-aside = { COUNT($count, one: "carta messa", other: "carte messe") } da parte nella ritirata
known = Mostrate a te
hand = La tua mano
hand-empty = La tua mano è vuota.
battle-for = La battaglia per { $region }
final-battle = La battaglia finale
between-battles = Tra due battaglie
holder-chooses = { $name } tiene il Condottiere e sceglie dove combattere.
you-choose = Tieni il Condottiere: scegli dove combattere.
retreating = Si decide se tenere la mano o ritirarsi.
keeping = L’ultima mano può tenere al massimo { COUNT($most, one: "carta", other: "carte") } per il prossimo turno.
drawing = Si pescano le carte.
battle-over = Battaglia per { $region }
takes-region = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} { $region }, { $strength } contro { $other }
holds-region = { $you ->
    [yes] Tieni
   *[no] { $name } tiene
} { $region }
wins-final = { $you ->
    [yes] Vinci
   *[no] { $name } vince
} la battaglia finale, { $strength } contro { $other }
nobody-takes = Nessuno prende { $region }: parità
final-shared = La battaglia finale finisce in parità
takes-it = la prende
gets-token = segnalino
last-battle = Ultima battaglia: { $place }
points-over = Punti di questa partita
points-leads = { $you ->
    [yes] Sei in testa
   *[no] { $name } è in testa
} con { COUNT($total, one: "punto", other: "punti") }
points-level = I primi sono in parità, a { COUNT($total, one: "punto", other: "punti") }
head-points = punti
head-total = in tutto
last-points = Punti dell’ultima partita
winter-on = Inverno: ogni Mercenario vale { $value }.
spring-on = Primavera: +{ $bonus } per ogni { $card }.
spring-idle = La Primavera attende un Mercenario.
token-alone = La pedina va { TO($name) }, per numero di Cortigiane.
token-tied = Cortigiane in parità: la pedina va a chi vince.
token-winner = Nessuna Cortigiana: la pedina va a chi vince.
defends = difende
leads = è in testa
level = parità
passed = ha passato
to-play = deve giocare
no-cards = nessuna carta posata
face-down = coperta
strength-of = { $name }, forza { $strength }
over = La guerra è finita
keep-these = Tenere { $cards }
keep-none = Non tenere carte
