map = Carta delle sei regioni
tirreno = Mar Tirreno
adriatico-1 = Mare
adriatico-2 = Adriatico
city-open = carta scoperta, costruibile
city-built = costruita, { $count }
city-stack = nel mazzo, { $count }
state-open = carta scoperta
state-built = costruita da { $name }
state-stack = nel mazzo
end-of-region = Ogni regione alla fine:
end-points = { $first } a chi ha più scudi, { $second } al secondo
shields-of = { $name }: { $count }
no-shields = nessuno scudo
cities = Carte città scoperte
roles = Ruoli
cost = { COUNT($count, one: "ducato", other: "ducati") }
points-shields = { COUNT($points, one: "punto", other: "punti") }, { COUNT($shields, one: "scudo", other: "scudi") }
can-build = Puoi costruirla
if-won = Se vinci questo lotto
short-one = Manca una carta: { $color }
short-many = { $count ->
    [one] Manca una carta
   *[other] Mancano { $count } carte
}
short-ducats = { $count ->
    [one] Manca un ducato
   *[other] Mancano { $count } ducati
}
not-first-round = Non nel primo turno
nobody = vacante
power-green = Volta una carta
power-white = { COUNT($count, one: "punto", other: "punti") }
power-red = Pesca una carta
power-blue = 1 scudo
power-yellow = { COUNT($count, one: "ducato", other: "ducati") }
hand = Mano
hand-empty = Nessuna carta in mano
your-table = Le tue carte sul tavolo
purse = Borsa
shields-left = { COUNT($count, one: "scudo rimasto", other: "scudi rimasti") }
table-sum = { COUNT($up, one: "scoperta", other: "scoperte") }, { COUNT($down, one: "coperta", other: "coperte") }. Una serie completa vale { COUNT($points, one: "punto", other: "punti") }.
face-up = scoperta
face-down = coperta
in-hand = { $count } in mano
shields = { COUNT($count, one: "scudo", other: "scudi") }
known-cards = Viste da tutti: { $list }
ducats = { COUNT($count, one: "ducato", other: "ducati") }
principe = Il Principe
auction-of = { $place ->
    [last] Ultima asta del turno
   *[other] { $more ->
        [one] Asta, poi ancora una
       *[other] Asta, poi ancora { $more }
    }
}
lot = { $count } × { $color }
auction-over = Asta
wins-lot = { $you ->
    [yes] Vinci
   *[no] { $name } vince
} { $lot } per { COUNT($price, one: "ducato", other: "ducati") }
nobody-wins = Nessuno vuole { $lot }
last-auction = Ultima asta: { $lot }
roles-over = Turno { $round }, decidono le carte scoperte
roles-given = I ruoli sono assegnati
role-free = { $role }: vacante
role-bought = { $role }: parità, comprato per { $price }
turned-down = { $count ->
    [one] Una carta si copre
   *[other] { $count } carte si coprono
}
last-roles = Ruoli del turno { $round }
final-over = Punteggio finale
final-wins = { $you ->
    [yes] Vinci
   *[no] { $name } vince
} con { COUNT($points, one: "punto", other: "punti") }
final-shared = La vittoria è divisa, con { COUNT($points, one: "punto", other: "punti") }
lot-brings = Chi vince può costruire subito e diventa Il Principe.
lot-brings-first = Chi vince diventa Il Principe. Nel primo turno nessuno costruisce.
role-auction = Parità per un ruolo
role-brings = { COUNT($points, one: "punto", other: "punti") } per ogni città altrui che lo mostra, e alla fine.
now = ora
unsold = invenduto
round = Turno { $round }
round-last = Turno { $round }, l’ultimo
points = Punti
pile = Carte edificio rimaste { $count }
city-pile = Carte città rimaste { $count }
offers-title = Offerte per l’asta
offers-now = Ognuno posa carte coperte; si scoprono tutte insieme.
your-offer = Hai posato
choose-offer = Scegli che cosa dare
offered = Offerte
pool = All’asta
building-title = { $name } costruisce { $city }
building-left = { $count ->
    [one] Uno scudo da collocare
   *[other] { $count } scudi da collocare
}
goal = Più punti quando finiscono le città o le carte
page-map = Carta
page-cities = Città
page-roles = Ruoli
over = Le città sono costruite
being-built = In costruzione
lay = Calare { $count } × { $color }
