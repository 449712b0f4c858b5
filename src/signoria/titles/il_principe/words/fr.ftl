title = Il Principe
tagline = Disputez les bâtiments aux enchères, élevez les villes d’Italie du Nord, et que vos majorités fassent les évêques, seigneurs et banquiers de votre famille.
length = 60-90 min

# Questions
ask-offer = Choisissez { COUNT($size, one: "carte", other: "cartes") } à donner à la vente. On les garde cachées jusqu’à ce que tout le monde ait choisi.
ask-bid-group = Enchérissez pour { $count } × { $color } : au moins { COUNT($minimum, one: "ducat", other: "ducats") }, ou passez.
ask-bid-role = Égalité pour le rôle { $role } : enchérissez d’au moins { COUNT($minimum, one: "ducat", other: "ducats") }, ou passez.
ask-build = Vous avez remporté le lot : construisez une ville maintenant, ou renoncez.
ask-action = Votre action : construire une ville, poser des cartes d’un même bâtiment, ou ne rien faire.
brief-ask-action = Votre action.
ask-city-shield = { $left ->
    [one] Placez votre écusson
   *[other] Placez { COUNT($left, one: "écusson", other: "écussons") }, un par un,
  } dans une région qui touche { $city }.
mark-round-begins = Tour { $round }
ask-flip = { $role } : retournez face visible une de vos cartes cachées (pas une Université).
ask-shield = { $role } : placez un écusson dans n’importe quelle région.

# Mise en place et tours
plays-family = { $seat } mène la maison { $family }.
first-marker = { $seat } commence en Principe.
city-revealed = { $city } est dévoilée.
round-begins = Début du tour { $round }.
mark-last-round = Tour { $round }, le dernier
mark-phase-begins = { $phase }
phase-begins = La phase commence : { $phase }.
last-round = Début du tour { $round } : c’est le dernier.
cities-short = { $count ->
    [0] Plus aucune ville n’est visible
    [one] Une seule ville est visible
   *[other] Seules { $count } villes sont visibles
  } : la partie s’achève.
pool-short = La pioche { $count ->
    [0] est vide
    [one] ne compte plus qu’une carte
   *[other] ne compte plus que { $count } cartes
  }, trop peu pour les dernières enchères : la partie s’achève.

# Phase 1
takes-income = { $seat } reçoit { COUNT($amount, one: "ducat", other: "ducats") }.
draws-cards = { $seat } pioche { COUNT($count, one: "carte", other: "cartes") }.
draws = Vous piochez { $count } × { $color }.
offers = { $seat } met en vente { $offer }.
pool-card = De la pioche aux enchères : { $count } × { $color }.
pool-empty = Il ne reste rien à vendre.

# Phase 2
group-opens = Enchères : { $count } × { $color }.
bids = { $seat } propose { COUNT($amount, one: "ducat", other: "ducats") }.
passes = { $seat } passe.
lacks-ducats = { $seat } ne peut pas surenchérir et se retire.
wins-group = { $seat } remporte { $count } × { $color } pour { COUNT($amount, one: "ducat", other: "ducats") }.
group-unsold = Personne ne veut de { $count } × { $color } : le lot est défaussé.
takes-marker = { $seat } devient Principe.

# Construction
builds = { $seat } construit { $city } pour { COUNT($cost, one: "ducat", other: "ducats") } et marque { COUNT($points, one: "point", other: "points") }.
places-shield = { $seat } place un écusson { IN($region) }.
forgoes-shields = { $seat } renonce à { $count ->
    [one] un écusson
   *[other] { $count } écussons
  }.
role-pays = { $seat } marque { COUNT($points, one: "point", other: "points") } grâce au rôle { $role }.
cities-dry = La pile des villes est vide : { $count ->
    [0] aucune ville ne reste visible
    [one] une ville reste visible
   *[other] { $count } villes restent visibles
  }.

# Phase 3
lays = { $seat } pose { $count } × { $color }.
passes-action = { $seat } ne fait rien.
empty-hand = { $seat } n’a plus de cartes, son tour est sauté.

# Phase 4
roles-return = Tous les rôles sont rendus puis attribués à nouveau.
takes-role = { $seat } reçoit le rôle { $role }.
turns-down = { $seat } retourne { $count } × { $color } face cachée.
role-opens = Égalité : le rôle { $role } est mis aux enchères.
wins-role = { $seat } achète le rôle { $role } pour { COUNT($amount, one: "ducat", other: "ducats") }.
role-unsold = Personne n’enchérit : le rôle { $role } reste à côté du plateau.
turns-up = { $seat } retourne 1 × { $color } face visible.
keeps-down = { $seat } ne retourne aucune carte.
white-power = { $seat } marque { COUNT($points, one: "point", other: "points") } pour le rôle blanc.
red-power = { $seat } pioche une carte pour le rôle rouge.
red-card = Vous piochez 1 × { $color }.
red-empty = { $seat } devrait piocher, mais la pioche est vide.
yellow-power = { $seat } reçoit { COUNT($amount, one: "ducat", other: "ducats") } pour le rôle jaune.
mark-game-ends = Décompte final

# La fin
game-ends = La partie est finie : décompte final.
final-regions = { $seat } : { COUNT($points, one: "point", other: "points") } pour les régions.
final-roles = { $seat } : { COUNT($points, one: "point", other: "points") } pour les rôles.
final-sets = { $seat } : { COUNT($points, one: "point", other: "points") } pour les séries complètes.
final-ducats = { $seat } : { COUNT($points, one: "point", other: "points") } pour la plus grande fortune ({ $amount } en caisse).
final-cards = { $seat } : { COUNT($points, one: "point", other: "points") } pour la plus grande main ({ $count } en main).
total = { $seat } termine avec { COUNT($points, one: "point", other: "points") }.
tie-cards = Égalité : { $seat } a { COUNT($count, one: "carte", other: "cartes") } sur la table.
tie-major = Encore égalité : le premier rôle majeur { OF($seat) } vient de ce bâtiment : { $color }.
victory = { $seat } l’emporte avec { COUNT($points, one: "point", other: "points") }.
victory-shared = { $seat } partage la victoire avec { COUNT($points, one: "point", other: "points") }.

# Refus
no-only-offer = C’est le moment de mettre des cartes en vente.
no-offer-size = Il faut mettre en vente exactement { COUNT($size, one: "carte", other: "cartes") }.
no-offer-cards = Vous n’avez pas autant de cartes { $color } à vendre : vous en avez { $held }.
no-only-bid = Une enchère est en cours : enchérissez ou passez.
no-bid-low = L’enchère doit être d’au moins { COUNT($minimum, one: "ducat", other: "ducats") }.
no-bid-money = Vous ne pouvez pas proposer { $amount } : vous avez { COUNT($money, one: "ducat", other: "ducats") }.
no-only-build = Vous avez remporté un lot : construisez une ville ou renoncez.
no-city-built = { $city } a déjà été construite par { $seat }.
no-city-hidden = { $city } n’est pas parmi les villes visibles.
no-build-first-round = Personne ne construit au premier tour.
no-build-cards = Pour { $city }, il manque { $missing } × { $color } dans votre main ; les cartes sur la table ne comptent pas.
no-build-money = { $city } coûte { COUNT($cost, one: "ducat", other: "ducats") }, vous en avez { $money }.
no-only-action = C’est la phase des actions : construisez, posez des cartes, ou ne faites rien.
no-lay-cards = Vous n’avez pas autant de cartes { $color } à poser : vous en avez { $held }.
no-only-shield = Placez d’abord les écussons de la ville construite.
no-region-apart = { $city } ne touche pas { THE($region) }.
no-must-place = Dans cette édition, les écussons d’une ville doivent être placés.
no-only-flip = Utilisez d’abord le pouvoir de votre rôle vert.
no-flip-green = Le rôle vert ne peut pas retourner une Université.
no-flip-none = Vous n’avez aucune carte { $color } face cachée.
no-must-flip = Dans cette édition, il faut retourner une carte si c’est possible.
no-only-power-shield = Le rôle bleu doit placer son écusson : choisissez une région.

# Boutons
verb-offer = Mettre en vente { $offer }
verb-bid = Proposer { COUNT($amount, one: "ducat", other: "ducats") }
verb-pass = Passer
verb-build = Construire { $city }
verb-no_build = Ne pas construire
verb-lay = Poser { $count } × { $color }
verb-pass_action = Ne rien faire
verb-place_shield = Placer un écusson { IN($region) }
verb-stop_placing = Ne plus placer d’écusson
verb-flip_up = Retourner { $color }
verb-no_flip = Ne rien retourner

# Ce que signifient les signes d’un panneau de joueur
panel-points = Points
    .help = Pour les villes, et pour les rôles quand d’autres construisent ; régions, rôles et séries comptent à la fin.
panel-principe = Il Principe
    .help = Le marqueur : il va à qui remporte une enchère, et son détenteur agit en premier. (7.1)
panel-ducats = Ducats
    .help = Ils paient les enchères et les villes.
panel-cards = Cartes en main
    .help = Elles seules servent à construire ou à poser ; ce que tous ont vu est nommé.
panel-shields = Écussons en réserve
    .help = On les place dans les régions quand on construit une ville.

# Ce qu’on peut faire, ce que demande chaque étape, ce qui s’ensuivra
do-offer = Mettre des cartes en vente
do-bid = Enchérir
do-build = Construire
do-lay = Poser des cartes
do-place_shield = Placer un écusson
do-flip_up = Retourner une carte
step-offer-offer = Quelles cartes donnez-vous à la vente ?
step-bid-amount = Combien misez-vous ?
step-build-city = Quelle ville construisez-vous ?
step-lay-color = De quel bâtiment posez-vous des cartes ?
step-lay-count = Combien de cartes posez-vous ({ $color }) ?
step-place_shield-region = Quelle région reçoit l’écusson ?
step-flip_up-color = Quelle carte retournez-vous ?
note-build = { COUNT($count, one: "ville", other: "villes") }
note-lay = { COUNT($count, one: "bâtiment", other: "bâtiments") }
will-build = Vous gagnez { LIST(COUNT($points, one: "point", other: "points"), COUNT($shields, one: "écusson", other: "écussons"), none: "rien") } ; il vous restera { COUNT($money, one: "ducat", other: "ducats") }.
will-pay-role = { $seat } : { COUNT($points, one: "point", other: "points") }.
will-keep = En cas de succès, il vous restera { COUNT($money, one: "ducat", other: "ducats") }.
will-lie-up = Vous aurez alors { $count } × { $color } face visible.
will-shield = Vous y aurez alors { COUNT($own, one: "écusson", other: "écussons") } ({ $region }) ; le plus chez un autre : { $most }.
will-hold = Il vous restera { COUNT($count, one: "carte", other: "cartes") } en main.
because-unit = points
because-hand = Les cartes que vous gardez servent mieux à une ville.
because-table = Cela promet davantage de rôles et de séries sur votre table.
because-city = La ville rapporte des points, des écus et des cartes sur la table.
because-shield = L’écu y compte davantage.
because-dear = Gagner vaut { $limit ->
    [one] { $limit } ducat
   *[other] { $limit } ducats
} pour vous, et pas plus.
because-bargain = Gagner vaut jusqu’à { $limit ->
    [one] { $limit } ducat
   *[other] { $limit } ducats
} pour vous.
because-cheaper = Cela coûte moins si personne ne surenchérit.
because-kept = Vous gardez { COUNT($amount, one: "ducat", other: "ducats") } pour plus tard.

# Bâtiments
color-green = Université
    .help = Carte de bâtiment verte. Le plus d’Universités visibles donne le Maître, la deuxième place l’Apprenti.
color-white = Cathédrale
    .help = Carte de bâtiment blanche. Le plus de Cathédrales visibles donne l’Évêque, la deuxième place le Prêtre.
color-red = Hôtel de ville
    .help = Carte de bâtiment rouge. Le plus d’Hôtels de ville visibles donne le Magistrat (ou Gonfalonier), la deuxième place le Notaire.
color-blue = Château
    .help = Carte de bâtiment bleue. Le plus de Châteaux visibles donne le Seigneur (ou Noble), la deuxième place le Chevalier.
color-yellow = Place de marché
    .help = Carte de bâtiment jaune. Le plus de Places de marché visibles donne le Banquier, la deuxième place le Marchand.

# Rôles
role-master = Maître
    .article = le
    .help = Majeur vert. Aussitôt : retournez face visible une de vos cartes cachées d’une autre couleur. { COUNT($role-master-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Université, et { $role-master-end_points } à la fin.
role-apprentice = Apprenti
    .article = le
    .help = Mineur vert. Aussitôt : retournez face visible une de vos cartes cachées d’une autre couleur. { COUNT($role-apprentice-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Université, et { $role-apprentice-end_points } à la fin.
role-bishop = Évêque
    .article = le
    .help = Majeur blanc. Aussitôt : { COUNT($scoring-white_power, one: "point", other: "points") }. { COUNT($role-bishop-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Cathédrale, et { $role-bishop-end_points } à la fin.
role-priest = Prêtre
    .article = le
    .help = Mineur blanc. Aussitôt : { COUNT($scoring-white_power, one: "point", other: "points") }. { COUNT($role-priest-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Cathédrale, et { $role-priest-end_points } à la fin.
role-gonfalonier = Magistrat
    .article = le
    .help = Majeur rouge. Aussitôt : piochez une carte. { COUNT($role-gonfalonier-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Hôtel de ville, et { $role-gonfalonier-end_points } à la fin.
role-notary = Notaire
    .article = le
    .help = Mineur rouge. Aussitôt : piochez une carte. { COUNT($role-notary-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Hôtel de ville, et { $role-notary-end_points } à la fin.
role-lord = Seigneur
    .article = le
    .help = Majeur bleu. Aussitôt : placez un écusson dans n’importe quelle région. { COUNT($role-lord-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Château, et { $role-lord-end_points } à la fin.
role-knight = Chevalier
    .article = le
    .help = Mineur bleu. Aussitôt : placez un écusson dans n’importe quelle région. { COUNT($role-knight-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Château, et { $role-knight-end_points } à la fin.
role-banker = Banquier
    .article = le
    .help = Majeur jaune. Aussitôt : { COUNT($scoring-yellow_power, one: "ducat", other: "ducats") }. { COUNT($role-banker-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Place de marché, et { $role-banker-end_points } à la fin.
role-merchant = Marchand
    .article = le
    .help = Mineur jaune. Aussitôt : { COUNT($scoring-yellow_power, one: "ducat", other: "ducats") }. { COUNT($role-merchant-build_points, one: "point", other: "points") } quand quelqu’un d’autre construit une ville avec Place de marché, et { $role-merchant-end_points } à la fin.
role-gonfalonier_2005 = Gonfalonier
    .article = le
    .help = { role-gonfalonier.help }
role-lord_2005 = Noble
    .article = le
    .help = { role-lord.help }

# Villes
city-siena = Sienne
    .help = Petite ville. Demande { $city-siena-icons-green } × { color-green }, { $city-siena-icons-white } × { color-white }, { $city-siena-icons-yellow } × { color-yellow } de la main et { COUNT($city-siena-cost, one: "ducat", other: "ducats") }. { COUNT($city-siena-points, one: "point", other: "points") } et { COUNT($city-siena-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_brown }.
city-orvieto = Orvieto
    .help = Petite ville. Demande { $city-orvieto-icons-white } × { color-white }, { $city-orvieto-icons-red } × { color-red }, { $city-orvieto-icons-blue } × { color-blue } de la main et { COUNT($city-orvieto-cost, one: "ducat", other: "ducats") }. { COUNT($city-orvieto-points, one: "point", other: "points") } et { COUNT($city-orvieto-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_brown }.
city-venezia = Venise
    .help = Petite ville. Demande { $city-venezia-icons-red } × { color-red }, { $city-venezia-icons-blue } × { color-blue }, { $city-venezia-icons-yellow } × { color-yellow } de la main et { COUNT($city-venezia-cost, one: "ducat", other: "ducats") }. { COUNT($city-venezia-points, one: "point", other: "points") } et { COUNT($city-venezia-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_red }.
city-verona = Vérone
    .help = Petite ville. Demande { $city-verona-icons-green } × { color-green }, { $city-verona-icons-blue } × { color-blue }, { $city-verona-icons-yellow } × { color-yellow } de la main et { COUNT($city-verona-cost, one: "ducat", other: "ducats") }. { COUNT($city-verona-points, one: "point", other: "points") } et { COUNT($city-verona-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_blue }.
city-perugia = Pérouse
    .help = Petite ville. Demande { $city-perugia-icons-green } × { color-green }, { $city-perugia-icons-white } × { color-white }, { $city-perugia-icons-red } × { color-red } de la main et { COUNT($city-perugia-cost, one: "ducat", other: "ducats") }. { COUNT($city-perugia-points, one: "point", other: "points") } et { COUNT($city-perugia-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_violet }.
city-urbino = Urbin
    .help = Ville moyenne. Demande { $city-urbino-icons-green } × { color-green }, { $city-urbino-icons-red } × { color-red }, { $city-urbino-icons-blue } × { color-blue } de la main et { COUNT($city-urbino-cost, one: "ducat", other: "ducats") }. { COUNT($city-urbino-points, one: "point", other: "points") } et { COUNT($city-urbino-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_yellow }, { region-reg_violet }.
city-padova = Padoue
    .help = Ville moyenne. Demande { $city-padova-icons-green } × { color-green }, { $city-padova-icons-white } × { color-white }, { $city-padova-icons-yellow } × { color-yellow } de la main et { COUNT($city-padova-cost, one: "ducat", other: "ducats") }. { COUNT($city-padova-points, one: "point", other: "points") } et { COUNT($city-padova-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_red }, { region-reg_yellow }.
city-lucca = Lucques
    .help = Ville moyenne. Demande { $city-lucca-icons-white } × { color-white }, { $city-lucca-icons-red } × { color-red }, { $city-lucca-icons-blue } × { color-blue } de la main et { COUNT($city-lucca-cost, one: "ducat", other: "ducats") }. { COUNT($city-lucca-points, one: "point", other: "points") } et { COUNT($city-lucca-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_blue }, { region-reg_brown }.
city-milano = Milan
    .help = Ville moyenne. Demande { $city-milano-icons-red } × { color-red }, { $city-milano-icons-blue } × { color-blue }, { $city-milano-icons-yellow } × { color-yellow } de la main et { COUNT($city-milano-cost, one: "ducat", other: "ducats") }. { COUNT($city-milano-points, one: "point", other: "points") } et { COUNT($city-milano-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_blue }, { region-reg_green }.
city-bologna = Bologne
    .help = Ville moyenne. Demande { $city-bologna-icons-green } × { color-green }, { $city-bologna-icons-white } × { color-white }, { $city-bologna-icons-yellow } × { color-yellow } de la main et { COUNT($city-bologna-cost, one: "ducat", other: "ducats") }. { COUNT($city-bologna-points, one: "point", other: "points") } et { COUNT($city-bologna-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_green }, { region-reg_yellow }.
city-mantova = Mantoue
    .help = Grande ville. Demande { $city-mantova-icons-green } × { color-green }, { $city-mantova-icons-white } × { color-white }, { $city-mantova-icons-red } × { color-red }, { $city-mantova-icons-yellow } × { color-yellow } de la main et { COUNT($city-mantova-cost, one: "ducat", other: "ducats") }. { COUNT($city-mantova-points, one: "point", other: "points") } et { COUNT($city-mantova-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_blue }, { region-reg_red }, { region-reg_green }.
city-firenze = Florence
    .help = Grande ville. Demande { $city-firenze-icons-green } × { color-green }, { $city-firenze-icons-red } × { color-red }, { $city-firenze-icons-blue } × { color-blue }, { $city-firenze-icons-yellow } × { color-yellow } de la main et { COUNT($city-firenze-cost, one: "ducat", other: "ducats") }. { COUNT($city-firenze-points, one: "point", other: "points") } et { COUNT($city-firenze-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_green }, { region-reg_brown }, { region-reg_violet }.
city-ferrara = Ferrare
    .help = Grande ville. Demande { $city-ferrara-icons-green } × { color-green }, { $city-ferrara-icons-white } × { color-white }, { $city-ferrara-icons-red } × { color-red }, { $city-ferrara-icons-blue } × { color-blue } de la main et { COUNT($city-ferrara-cost, one: "ducat", other: "ducats") }. { COUNT($city-ferrara-points, one: "point", other: "points") } et { COUNT($city-ferrara-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_red }, { region-reg_green }, { region-reg_yellow }.
city-pisa = Pise
    .help = Grande ville. Demande { $city-pisa-icons-green } × { color-green }, { $city-pisa-icons-white } × { color-white }, { $city-pisa-icons-blue } × { color-blue }, { $city-pisa-icons-yellow } × { color-yellow } de la main et { COUNT($city-pisa-cost, one: "ducat", other: "ducats") }. { COUNT($city-pisa-points, one: "point", other: "points") } et { COUNT($city-pisa-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_blue }, { region-reg_brown }, { region-reg_violet }.
city-rimini = Rimini
    .help = Grande ville. Demande { $city-rimini-icons-white } × { color-white }, { $city-rimini-icons-red } × { color-red }, { $city-rimini-icons-blue } × { color-blue }, { $city-rimini-icons-yellow } × { color-yellow } de la main et { COUNT($city-rimini-cost, one: "ducat", other: "ducats") }. { COUNT($city-rimini-points, one: "point", other: "points") } et { COUNT($city-rimini-shields, one: "écusson", other: "écussons") }. Touche : { region-reg_red }, { region-reg_yellow }, { region-reg_violet }.

# Régions
region-reg_blue = Lombardie et Ligurie
    .the = la Lombardie et la Ligurie
    .in = en Lombardie et Ligurie
    .help = Région bleue. Touchée par Vérone, Lucques, Milan, Mantoue et Pise.
region-reg_red = République de Venise
    .article = la
    .help = Région rouge. Touchée par Venise, Padoue, Mantoue, Ferrare et Rimini.
region-reg_green = Émilie
    .article = la
    .in = en Émilie
    .help = Région verte. Touchée par Milan, Bologne, Mantoue, Florence et Ferrare.
region-reg_yellow = Polésine et Romagne
    .the = la Polésine et la Romagne
    .in = en Polésine et en Romagne
    .help = Région jaune. Touchée par Urbin, Padoue, Bologne, Ferrare et Rimini.
region-reg_brown = Toscane
    .article = la
    .in = en Toscane
    .help = Région brune. Touchée par Sienne, Orvieto, Lucques, Florence et Pise.
region-reg_violet = États de l’Église et Maremme
    .the = les États de l’Église et la Maremme
    .in = dans les États de l’Église et la Maremme
    .help = Région violette. Touchée par Pérouse, Urbin, Florence, Pise et Rimini.

# Familles
family-medici = Médicis
    .help = Champ d’or, boules rouges. Les familles ne diffèrent que par leurs armes.
family-visconti = Visconti
    .help = Champ blanc, guivre verte. Les familles ne diffèrent que par leurs armes.
family-carraresi = Carraresi
    .help = Champ blanc, char rouge. Les familles ne diffèrent que par leurs armes.
family-este = Este
    .help = Champ bleu, aigle blanche. Les familles ne diffèrent que par leurs armes.
family-gonzaga = Gonzague
    .help = Barres jaunes et noires. Les familles ne diffèrent que par leurs armes.

# Phases
phase-income = Revenus et mises en vente
    .help = Chacun reçoit des ducats, pioche des cartes et en met quelques-unes en vente.
phase-auctions = Enchères
    .help = Les lots sont vendus couleur par couleur, le plus petit d’abord. Qui gagne peut construire.
phase-actions = Actions
    .help = Chacun construit une ville ou pose des cartes d’une seule couleur.
phase-roles = Rôles
    .help = Les cartes visibles décident des rôles ; les égalités vont aux enchères.

# Options
option-edition = Édition
    .help = Les deux éditions imprimées diffèrent par l’argent de départ, les écussons, le dernier tour et ce qui est facultatif.
option-edition-amigo_2006 = Amigo, 2006
option-edition-mtm_2005 = Mind the Move, 2005
option-money_variant = Familles riches
    .help = { COUNT($money_variant-start_money, one: "ducat", other: "ducats") } au départ, { $money_variant-income } par tour, et l’on construit dès le premier tour.
option-open_money = Argent visible
    .help = Chacun voit les ducats de tous. Le journal permet de toute façon de les compter.
option-first_player = Premier Principe
    .help = Qui détient le marqueur au début de la partie.
option-first_player-random = tiré au sort
option-first_player-seat = la première place
option-first_player-1 = la deuxième place
option-first_player-2 = la troisième place
option-first_player-3 = la quatrième place
option-first_player-4 = la cinquième place
option-families = Familles
    .help = Chacun peut choisir sa maison à la table, avant le début ; les autres sont tirées au sort. Cela change les armes, pas le jeu.
option-families-random = au choix, sinon par tirage au sort
option-families-choice = dans l’ordre des places

# Sources des points
source-cities = Villes construites
source-builds = Rôles lors des constructions d’autrui
source-powers = Rôles blancs
source-regions = Régions
source-roles = Rôles à la fin
source-sets = Séries complètes
source-ducats = Plus grande fortune
source-cards = Plus grande main

# La table dans le terminal
board-round = Tour { $round } · { $phase } · Principe : { $marker }
board-player = points { $score } · ducats { $ducats } · cartes en main { $cards } · écussons { $shields }
board-up = visibles : { $list }
board-down = cachées : { $list }
board-pool = À vendre : { $list }
board-auction = Enchère pour { $subject } : { $high } ({ $leader })
board-heading-table = La table
board-heading-cities = Villes
board-heading-regions = Écussons sur la carte
board-heading-roles = Rôles
board-heading-hand = Votre main
board-piles = Pile : { $pile } · villes à venir : { $cities }
board-last-round = C’est le dernier tour.
board-discard = Invendues : { $list }
board-queue = Ensuite : { $list }
board-bidders = Encore dans l’enchère : { $list }
board-built = { $city }, bâtie par { $builder }
board-region = { $region } : { $shields }
board-free = libre
board-prospects = Si tout finissait : { $regions } pour les régions, { $roles } pour les rôles, { $sets } pour les séries
board-known = Connues dans la main : { $list }
board-offered = Votre offre : { $list }
board-buildable = Vous pouvez bâtir : { $list }

# Mises en vente
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

# Ordres permanents
lot-group = { $count } × { $color }
lot-role = { $role }
standing-bids = Aux enchères
standing-offer = Pour la prochaine vente
standing-build = Quand j’ai remporté un lot
standing-action = Pour mon action
standing-if-price = la prochaine mise doit être d’au moins { COUNT($amount, one: "ducat", other: "ducats") }
standing-if-ducats = j’ai au plus { COUNT($amount, one: "ducat", other: "ducats") }
standing-until-lot = pour ce lot
standing-until-round = jusqu’à la fin de cette manche
standing-until-game = jusqu’à la fin de la partie
theme-offer = Que mettre aux enchères
theme-bid = Jusqu’où enchérir
theme-build = Construire
theme-lay = Cartes étalées
theme-shield = Les écussons
theme-flip = Retourner des cartes
