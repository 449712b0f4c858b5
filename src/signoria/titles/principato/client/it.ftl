plan = Il principato { OF($name) }
plan-own = Il tuo principato
row = Carte esposte
leaves = Va via dopo questo turno
row-moves = La fila scorre a sinistra, il mazzo la completa
pile = Mazzo { $count }
pile-scoring = Mazzo { $count }, con un conteggio
environs = Contado
wall = Mura
city = Città
church = Chiesa
palace = Reggia
fields = { COUNT($count, one: "campo", other: "campi") }
farms = { COUNT($count, one: "fattoria", other: "fattorie") }
palazzi = { COUNT($count, one: "palazzo", other: "palazzi") }
banks = { COUNT($count, one: "banco", other: "banchi") }
strength-is = forza { $count }
of-places = { $count } su { $places }
points-in = { COUNT($count, one: "punto", other: "punti") }
any-number = a volontà
per = per
exchanged = scambiata dopo l’uso
years = Anno { $year }
strength-of-arms = La forza delle armi
scoring-now = Si contano gli eserciti.
scoring-coming = Nel mazzo si nasconde un conteggio ({ COUNT($count, one: "carta", other: "carte") }).
scoring-end = Gli eserciti si contano alla fine dell’anno.
scored = contato
scoring-by-card = Anno { $year }, con la carta militare
scoring-of-year = La fine dell’anno { $year }
strongest = { $you ->
    [yes] Hai
   *[no] { $name } ha
} l’esercito più forte: { $strength }
strongest-level = Gli eserciti più forti sono pari, a { $strength }
head-strength = forza
head-points = punti
head-in-all = in tutto
made-catapults = { COUNT($count, one: "catapulta", other: "catapulte") }
made-condottieri = { COUNT($count, one: "condottiero", other: "condottieri") }
made-militia = { $count } di milizia
made-unsupplied = { $count } senza rifornimento
rank-shared = { $names }: i punti si dividono, { $points } ciascuno
last-scoring = Ultimo punteggio: { $over }
final-over = Punteggio finale
final-wins = { $you ->
    [yes] Vinci
   *[no] { $name } vince
} con { COUNT($points, one: "punto", other: "punti") }
final-shared = La vittoria è divisa, con { COUNT($points, one: "punto", other: "punti") }
head-objectives = obiettivi
any-turn = in ogni momento
turns-left = { COUNT($count, one: "carta", other: "carte") }
the-last = l’ultimo
waits = a venire
card = Carta
now = ora
at-most = al più
points = punti
reserve = Riserva
your-cards = Le tue due carte
change-card = cambiare questa carta
pay-with = Paga in uno di questi modi
choose-one = Scegli
left = ne restano { $count }
objectives = Obiettivi segreti
objective-points = ora { COUNT($count, one: "punto", other: "punti") }
supply = Rifornire
stores = Magazzini
first = 1º
goal = Più punti dopo tre anni
show-plan = Mostra il principato { OF($name) }
tokens = { $name }: { $count }
actions-left = { $count ->
    [one] ancora un’azione
   *[other] ancora { $count } azioni
}
fed = { $count } su { $all }
