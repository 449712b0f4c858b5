map = Carte des six régions
tirreno = Mare Tirreno
adriatico-1 = Mare
adriatico-2 = Adriatico
city-open = carte visible, constructible
city-built = construite, { $count }
city-stack = dans la pile, { $count }
state-open = carte visible
state-built = construite par { $name }
state-stack = dans la pile
end-of-region = Par région, à la fin :
end-points = { $first } à la majorité, { $second } au deuxième
shields-of = { $name } : { $count }
no-shields = aucun écusson
cities = Cartes ville visibles
roles = Rôles
cost = { COUNT($count, one: "ducat", other: "ducats") }
points-shields = { COUNT($points, one: "point", other: "points") }, { COUNT($shields, one: "écusson", other: "écussons") }
can-build = Vous pouvez la bâtir
if-won = Si vous gagnez ce lot
short-one = Il manque une carte : { $color }
short-many = Il manque { COUNT($count, one: "carte", other: "cartes") }
short-ducats = { $count ->
    [one] Il manque un ducat
   *[other] Il manque { $count } ducats
}
not-first-round = Pas au premier tour
nobody = vacant
power-green = Retourne une carte
power-white = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
power-red = Pioche une carte
power-blue = 1 écusson
power-yellow = { COUNT($count, one: "ducat", other: "ducats") }
hand = Main
hand-empty = Aucune carte en main
your-table = Vos cartes posées
purse = Bourse
shields-left = { $count ->
    [one] { $count } écusson restant
   *[other] { $count } écussons restants
}
table-sum = { COUNT($up, one: "visible", other: "visibles") }, { COUNT($down, one: "cachée", other: "cachées") }. Une série complète vaut { COUNT($points, one: "point", other: "points") }.
face-up = visible
face-down = cachée
in-hand = { $count } en main
shields = { $count ->
    [one] { $count } écusson
   *[other] { $count } écussons
}
known-cards = Vues de tous : { $list }
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
principe = Il Principe
auction-of = { $place ->
    [last] Dernière enchère du tour
   *[other] { $more ->
        [one] Enchère, encore une ensuite
       *[other] Enchère, encore { $more } ensuite
    }
}
lot = { $count } × { $color }
auction-over = Enchère
wins-lot = { $you ->
    [yes] Vous emportez
   *[no] { $name } emporte
} { $lot } pour { COUNT($price, one: "ducat", other: "ducats") }
nobody-wins = Sans acquéreur : { $lot }
last-auction = Dernière enchère : { $lot }
roles-over = Tour { $round }, les cartes visibles décident
roles-given = Les rôles sont attribués
role-free = { $role } : vacant
role-bought = { $role } : égalité, payé { $price }
turned-down = { $count ->
    [one] Une carte est retournée
   *[other] { $count } cartes sont retournées
}
last-roles = Rôles du tour { $round }
final-over = Décompte final
final-wins = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} avec { COUNT($points, one: "point", other: "points") }
final-shared = La victoire est partagée, avec { COUNT($points, one: "point", other: "points") }
lot-brings = Qui gagne peut bâtir aussitôt et devient Il Principe.
lot-brings-first = Qui gagne devient Il Principe. Personne ne bâtit au premier tour.
role-auction = Égalité pour un rôle
role-brings = { COUNT($points, one: "point", other: "points") } pour chaque ville d’autrui qui le montre, et à la fin.
now = en cours
unsold = invendu
round = Tour { $round }
round-last = Tour { $round }, le dernier
points = Points
pile = Cartes bâtiment restantes { $count }
city-pile = Cartes ville restantes { $count }
offers-title = Mises en vente
offers-now = Chacun pose des cartes face cachée ; toutes sont révélées ensemble.
your-offer = Vous avez posé
choose-offer = Que mettez-vous en vente ?
offered = Mises en vente
pool = Aux enchères
building-title = { $name } bâtit { $city }
building-left = { $count ->
    [one] Un écusson à placer
   *[other] { $count } écussons à placer
}
goal = Le plus de points quand villes ou cartes s’épuisent
page-map = Carte
page-cities = Villes
page-roles = Rôles
over = Les villes sont bâties
being-built = En construction
lay = Poser { $count } × { $color }
