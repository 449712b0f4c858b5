plan = La principauté { OF($name) }
plan-own = Votre principauté
row = Cartes exposées
leaves = Part après ce tour
row-moves = La rangée glisse à gauche, la pile la complète
pile = Pile { $count }
pile-scoring = Pile { $count }, dont un décompte
environs = Campagne
wall = Remparts
city = Cité
church = Église
palace = Palais
fields = { $count ->
    [one] { $count } champ
   *[other] { $count } champs
}
farms = { $count ->
    [one] { $count } ferme
   *[other] { $count } fermes
}
palazzi = { $count ->
    [one] { $count } palazzo
   *[other] { $count } palazzi
}
banks = { $count ->
    [one] { $count } banque
   *[other] { $count } banques
}
strength-is = force { $count }
of-places = { $count } sur { $places }
points-in = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
any-number = à volonté
per = par
exchanged = échangée après usage
years = An { $year }
strength-of-arms = La force des armes
scoring-now = On compte les armées.
scoring-coming = Un décompte se cache dans la pile ({ COUNT($count, one: "carte", other: "cartes") }).
scoring-end = On comptera les armées à la fin de l’année.
scored = compté
scoring-by-card = Année { $year }, par la carte militaire
scoring-of-year = La fin de l’année { $year }
strongest = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} l’armée la plus forte : { $strength }
strongest-level = Les armées les plus fortes sont à égalité, à { $strength }
head-strength = force
head-points = points
head-in-all = en tout
made-catapults = { COUNT($count, one: "catapulte", other: "catapultes") }
made-condottieri = { COUNT($count, one: "condottiere", other: "condottieri") }
made-militia = { $count } de milice
made-unsupplied = { $count } sans ravitaillement
rank-shared = { $names } : les points se partagent, { $points } chacun
last-scoring = Dernier décompte : { $over }
final-over = Décompte final
final-wins = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} avec { COUNT($points, one: "point", other: "points") }
final-shared = La victoire est partagée, avec { COUNT($points, one: "point", other: "points") }
head-objectives = objectifs
any-turn = à tout moment
turns-left = { COUNT($count, one: "carte", other: "cartes") }
the-last = le dernier
waits = à venir
card = Carte
now = force
at-most = au plus
points = points
reserve = Réserve
your-cards = Vos deux cartes
change-card = changer cette carte
pay-with = Payer de l’une de ces façons
choose-one = Choisissez
left = reste { $count }
objectives = Objectifs secrets
objective-points = { $count ->
    [one] { $count } point à présent
   *[other] { $count } points à présent
}
supply = Ravitailler
stores = Réserves
first = 1er
goal = Le plus de points après trois ans
show-plan = Montrer la principauté { OF($name) }
tokens = { $name } : { $count }
actions-left = { $count ->
    [one] encore une action
   *[other] encore { $count } actions
}
fed = { $count } sur { $all }
