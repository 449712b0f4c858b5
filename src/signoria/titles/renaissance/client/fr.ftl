map = Carte des vingt-quatre provinces et des quarante-deux villes
tirreno = Mare Tirreno
adriatico = Mare Adriatico
ionio = Mare Ionio
free-city = Ville libre
garrison = Garnison { $value }
rampart = Rempart { $value }
fortress = Forteresse { $value }
palace = Palais
artist = Artiste
port = Port
pillaged = Pillée
exchanged = échangée ce tour-ci
mountain = Montagne +{ $value }
marsh = Marais +{ $value }
whole-province = Province entière
closed-province = Hors jeu
palace-of = palais { OF($name) }
held = tenue par { $name }
yours = à vous
not-whole = Personne ne la tient entière.
whole-of = Tenue entière par { $name }.
set-up = Mise en place
goal = Le plus de points après { COUNT($turns, one: "tour", other: "tours") } : provinces entières et artistes
war = Guerre
peace = Paix
undecided = Guerre ou paix ?
turn-of = tour { $turn } sur { $turns }
turns = Les tours
order = Ordre du tour
you = Vous
swiss-stance = Suisses plus forts { $stance }
stage-nationpick = Choix des États
stage-placement = Premiers remparts et palais
stage-extragarrison = Une garnison de plus
stage-return = Retour en Italie
stage-stance = L’annonce des Suisses
stage-vote = Le vote
stage-purchases = Achats
stage-expansion = Expansion
stage-ready = Avant le décompte
phase-of = Phase de combat { OF($name) }
battle-for = La bataille pour { THE($city) }
over = La partie est finie
attacks-from = { $name } attaque depuis { THE($from) }, par la route.
lands-from = { $name } débarque, venant { FROM($from) }.
rides-from = { $name } mène une chevauchée depuis { THE($from) }.
market = On peut vendre des condottieri à { $name }.
market-offer = { $seller } propose un condottiere à { $name }.
vote-secret = Tout le monde vote en même temps et en secret.
vote-given = Votre vote : { $policy }. Les autres réfléchissent encore.
ready-note = Derniers accords avant le décompte des provinces et des artistes.
attacks-war = Guerre : autant d’attaques que les cartes le permettent. Jusqu’ici : { $count }.
attacks-peace = Paix : attaques { $count } sur { $most }.
prices = Rempart { $rampart }, château { $castle }, palais { $palace }, carte { $card } ducats.
expansion-note = Jusqu’à { COUNT($count, one: "ville libre", other: "villes libres") } chacun, par la route ou de port à port.
supplies = En réserve
supply-ramparts = Remparts restants : { $count }
supply-castles = Châteaux restants : { $count }
supply-palaces = Palais restants : { $count }
supply-artists = Artistes en réserve : { $count }
supply-deck = Cartes dans la pioche : { $count }
discarded = Défausse : { $cards }
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
condottieri = { $count ->
    [one] { $count } condottiere
   *[other] { $count } condottieri
}
reserved = { $count ->
    [one] Un ducat est réservé aux condottieri.
   *[other] { $count } ducats sont réservés aux condottieri.
}
attacks = attaque
defends = défend
leads = en tête
no-cards-yet = rien de posé
face-down = face cachée
bought = acheté
lost = sans effet
die = Dé
die-shows = dé { $value }
condottiere-stands = condottiere qui tient avec { $value }
condottiere-rout = condottiere en déroute
condottiere-betrayal = condottiere passé à la trahison
swiss-bonus = Suisses
walls = Murs
terrain = Terrain
battle-by-road = Bataille, { FROM($from) } par la route
battle-by-sea = Bataille, un débarquement venu { FROM($from) }
battle-ride = Bataille, une chevauchée venue { FROM($from) }
verdict-captured = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { THE($city) }
verdict-held = { $you ->
    [yes] Vous tenez
   *[no] { $name } tient
} { THE($city) }
verdict-tied = Égalité : { THE($city) } tient
holds-province = { $you ->
    [yes] Vous tenez
   *[no] { $name } tient
} toute la province { OF($province) } : { COUNT($points, one: "point", other: "points") } par tour
cards-rest = Au repos jusqu’à la fin de la phase : { $cards }
cards-lost = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} : { $cards }
last-battle = Dernière bataille : { $city }
sign-taken = { $you ->
    [yes] est à vous
   *[no] est prise
}
sign-held = { $you ->
    [yes] reste à vous
   *[no] tient bon
}
defence-none = Aucune troupe pour la défendre.
note-engineer = L’Ingénieur abaisse les murs à { $now }.
note-felon = Le Félon a ouvert la porte : les murs ne comptent pas.
vote-war = La guerre, par { $war } contre { $peace }
vote-peace = La paix, par { $peace } contre { $war }
last-vote-war = Le vote : la guerre
last-vote-peace = Le vote : la paix
scoring-over = Décompte du tour { $turn }
scoring-leads = { $you ->
    [yes] Vous menez
   *[no] { $name } mène
} avec { COUNT($points, one: "point", other: "points") }
scoring-level = Les premiers sont à égalité, à { COUNT($points, one: "point", other: "points") }
last-scoring = Décompte du tour { $turn }
head-provinces = prov.
head-artists = art.
head-ducats = ducats
head-points = points
walls-count = Murs ({ $level }) : { $now }.
walls-engineer = Murs ({ $level }) : { $value }, ramenés à { $now } par l’ingénieur.
walls-felon = Murs ({ $level }) : { $value }, mais le félon a ouvert la porte : { $now }.
ground-mountain = La montagne ajoute { $value }.
ground-marsh = Le marais ajoute { $value }.
ground-landing = Le débarquement ajoute { $value } à la défense.
ground-ride = Chevauchée : ni terrain ni débarquement ne comptent.
points-coming = { $count ->
    [one] { $count } point
   *[other] { $count } points
}, { $coming } de plus ce tour-ci en l’état
purse = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}, revenu { $income }
cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
artists = { $count ->
    [one] { $count } artiste
   *[other] { $count } artistes
}
provinces = { $count ->
    [one] { $count } province entière
   *[other] { $count } provinces entières
}
exhausted = Épuisées : { $cards }
known = Connues : { $cards }
married-to = Lien de mariage avec { $names }
power-used = Pouvoir utilisé ce tour-ci
hand = Votre main
hand-empty = Votre main est vide.
income = Revenu { $count }
colour-blue = Troupe
colour-red = Soutien
colour-yellow = Événement
city-word = une ville
ducats-word = ducats
condottieri-word = condottieri
legend = Légende
