title = Il Principe
tagline = Disputez les bâtiments aux enchères, élevez les villes d'Italie du Nord, et que vos majorités fassent les évêques, seigneurs et banquiers de votre famille.
length = 60-90 min

# Questions
ask-offer = Choisissez { $size } cartes à donner à la vente. Elles restent cachées jusqu'à ce que tout le monde ait choisi.
ask-bid-group = Enchérissez pour { $count } × { $color } : au moins { $minimum ->
    [one] { $minimum } ducat
   *[other] { $minimum } ducats
  }, ou passez.
ask-bid-role = Enchérissez pour le rôle disputé { $role } : au moins { $minimum ->
    [one] { $minimum } ducat
   *[other] { $minimum } ducats
  }, ou passez.
ask-build = Vous avez remporté le lot : construisez une ville maintenant, ou renoncez.
ask-action = Votre action : construire une ville, poser des cartes d'un même bâtiment, ou ne rien faire.
ask-city-shield = { $left ->
    [one] Placez votre écusson
   *[other] Placez { $left } écussons, un par un,
  } dans une région qui touche { $city }.
ask-flip = { $role } : retournez face visible une de vos cartes cachées (pas une Université).
ask-shield = { $role } : placez un écusson dans n'importe quelle région.

# Mise en place et tours
plays-family = { $seat } mène la maison { $family }.
first-marker = { $seat } commence en Principe.
city-revealed = { $city } est dévoilée.
round-begins = Début du tour { $round }.
last-round = Début du tour { $round } : c'est le dernier.
cities-short = { $count ->
    [0] Plus aucune ville n'est visible
    [one] Une seule ville est visible
   *[other] Seules { $count } villes sont visibles
  } : la partie s'achève.
pool-short = La pioche { $count ->
    [0] est vide
    [one] ne compte plus qu'une carte
   *[other] ne compte plus que { $count } cartes
  }, trop peu pour les dernières enchères : la partie s'achève.

# Phase 1
takes-income = { $seat } reçoit { $amount } ducats.
draws-cards = { $seat } pioche { $count } cartes.
draws = Vous piochez { $count } × { $color }.
offers = { $seat } met en vente { $offer }.
pool-card = { $count } × { $color } de la pioche sont mis aux enchères.
pool-empty = Il ne reste rien à vendre.

# Phase 2
group-opens = Enchères : { $count } × { $color }.
bids = { $seat } propose { $amount }.
passes = { $seat } passe.
lacks-ducats = { $seat } ne peut pas surenchérir et se retire.
wins-group = { $seat } remporte { $count } × { $color } pour { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
  }.
group-unsold = Personne ne veut de { $count } × { $color } : le lot est défaussé.
takes-marker = { $seat } devient Principe.

# Construction
builds = { $seat } construit { $city } pour { $cost } ducats et marque { $points } points.
places-shield = { $seat } place un écusson : { $region }.
forgoes-shields = { $seat } renonce à { $count ->
    [one] un écusson
   *[other] { $count } écussons
  }.
role-pays = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } grâce au rôle { $role }.
cities-dry = La pile des villes est vide : { $count ->
    [0] aucune ville ne reste visible
    [one] une ville reste visible
   *[other] { $count } villes restent visibles
  }.

# Phase 3
lays = { $seat } pose { $count } × { $color }.
passes-action = { $seat } ne fait rien.
empty-hand = { $seat } n'a plus de cartes, son tour est sauté.

# Phase 4
roles-return = Tous les rôles sont rendus puis attribués à nouveau.
takes-role = { $seat } reçoit le rôle { $role }.
turns-down = { $seat } retourne { $count } × { $color } face cachée.
role-opens = Égalité : le rôle { $role } est mis aux enchères.
wins-role = { $seat } achète le rôle { $role } pour { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
  }.
role-unsold = Personne n'enchérit : le rôle { $role } reste à côté du plateau.
turns-up = { $seat } retourne 1 × { $color } face visible.
keeps-down = { $seat } ne retourne aucune carte.
white-power = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour le rôle blanc.
red-power = { $seat } pioche une carte pour le rôle rouge.
red-card = Vous piochez 1 × { $color }.
red-empty = { $seat } devrait piocher, mais la pioche est vide.
yellow-power = { $seat } reçoit { $amount } ducats pour le rôle jaune.

# La fin
game-ends = La partie est finie : décompte final.
final-regions = { $seat } : { $points } pour les régions.
final-roles = { $seat } : { $points } pour les rôles.
final-sets = { $seat } : { $points } pour les séries complètes.
final-ducats = { $seat } : { $points } pour la plus grande fortune ({ $amount } en caisse).
final-cards = { $seat } : { $points } pour la plus grande main ({ $count } en main).
total = { $seat } termine avec { $points } points.

# Refus
no-only-offer = C'est le moment de mettre des cartes en vente.
no-offer-size = Il faut mettre en vente exactement { $size } cartes.
no-offer-cards = Vous n'avez pas autant de cartes { $color } à vendre : vous en avez { $held }.
no-only-bid = Une enchère est en cours : enchérissez ou passez.
no-bid-low = L'enchère doit être d'au moins { $minimum }.
no-bid-money = Vous ne pouvez pas proposer { $amount } : vous avez { $money ->
    [one] { $money } ducat
   *[other] { $money } ducats
  }.
no-only-build = Vous avez remporté un lot : construisez une ville ou renoncez.
no-city-built = { $city } a déjà été construite par { $seat }.
no-city-hidden = { $city } n'est pas parmi les villes visibles.
no-build-first-round = Personne ne construit au premier tour.
no-build-cards = Pour { $city }, il manque { $missing } × { $color } dans votre main ; les cartes sur la table ne comptent pas.
no-build-money = { $city } coûte { $cost } ducats, vous en avez { $money }.
no-only-action = C'est la phase des actions : construisez, posez des cartes, ou ne faites rien.
no-lay-cards = Vous n'avez pas autant de cartes { $color } à poser : vous en avez { $held }.
no-only-shield = Placez d'abord les écussons de la ville construite.
no-region-apart = { $city } ne touche pas cette région : { $region }.
no-must-place = Dans cette édition, les écussons d'une ville doivent être placés.
no-only-flip = Utilisez d'abord le pouvoir de votre rôle vert.
no-flip-green = Le rôle vert ne peut pas retourner une Université.
no-flip-none = Vous n'avez aucune carte { $color } face cachée.
no-must-flip = Dans cette édition, il faut retourner une carte si c'est possible.
no-only-power-shield = Le rôle bleu doit placer son écusson : choisissez une région.

# Boutons
verb-offer = Mettre en vente { $offer }
verb-bid = Proposer { $amount }
verb-pass = Passer
verb-build = Construire { $city }
verb-no_build = Ne pas construire
verb-lay = Poser { $count } × { $color }
verb-pass_action = Ne rien faire
verb-place_shield = Écusson : { $region }
verb-stop_placing = Ne plus placer d'écusson
verb-flip_up = Retourner { $color }
verb-no_flip = Ne rien retourner

# Bâtiments
color-green = Université
    .help = Carte de bâtiment verte. Le plus d'Universités visibles donne le Maître, la deuxième place l'Apprenti.
color-white = Cathédrale
    .help = Carte de bâtiment blanche. Le plus de Cathédrales visibles donne l'Évêque, la deuxième place le Prêtre.
color-red = Hôtel de ville
    .help = Carte de bâtiment rouge. Le plus d'Hôtels de ville visibles donne le Magistrat (ou Gonfalonier), la deuxième place le Notaire.
color-blue = Château
    .help = Carte de bâtiment bleue. Le plus de Châteaux visibles donne le Seigneur (ou Noble), la deuxième place le Chevalier.
color-yellow = Place de marché
    .help = Carte de bâtiment jaune. Le plus de Places de marché visibles donne le Banquier, la deuxième place le Marchand.

# Rôles
role-master = Maître
    .help = Majeur vert. Aussitôt : retournez face visible une de vos cartes cachées d'une autre couleur. 2 points quand quelqu'un d'autre construit une ville avec Université, et 2 à la fin.
role-apprentice = Apprenti
    .help = Mineur vert. Aussitôt : retournez face visible une de vos cartes cachées d'une autre couleur. 1 point quand quelqu'un d'autre construit une ville avec Université, et 1 à la fin.
role-bishop = Évêque
    .help = Majeur blanc. Aussitôt : 1 point. 2 points quand quelqu'un d'autre construit une ville avec Cathédrale, et 2 à la fin.
role-priest = Prêtre
    .help = Mineur blanc. Aussitôt : 1 point. 1 point quand quelqu'un d'autre construit une ville avec Cathédrale, et 1 à la fin.
role-gonfalonier = Magistrat
    .help = Majeur rouge. Aussitôt : piochez une carte. 2 points quand quelqu'un d'autre construit une ville avec Hôtel de ville, et 2 à la fin.
role-notary = Notaire
    .help = Mineur rouge. Aussitôt : piochez une carte. 1 point quand quelqu'un d'autre construit une ville avec Hôtel de ville, et 1 à la fin.
role-lord = Seigneur
    .help = Majeur bleu. Aussitôt : placez un écusson dans n'importe quelle région. 2 points quand quelqu'un d'autre construit une ville avec Château, et 2 à la fin.
role-knight = Chevalier
    .help = Mineur bleu. Aussitôt : placez un écusson dans n'importe quelle région. 1 point quand quelqu'un d'autre construit une ville avec Château, et 1 à la fin.
role-banker = Banquier
    .help = Majeur jaune. Aussitôt : 2 ducats. 2 points quand quelqu'un d'autre construit une ville avec Place de marché, et 2 à la fin.
role-merchant = Marchand
    .help = Mineur jaune. Aussitôt : 2 ducats. 1 point quand quelqu'un d'autre construit une ville avec Place de marché, et 1 à la fin.
role-gonfalonier_2005 = Gonfalonier
    .help = { role-gonfalonier.help }
role-lord_2005 = Noble
    .help = { role-lord.help }

# Villes
city-siena = Sienne
    .help = Petite ville. Demande 1 × Université, 1 × Cathédrale, 1 × Place de marché de la main et 3 ducats. 4 points et 1 écusson. Touche : Toscane.
city-orvieto = Orvieto
    .help = Petite ville. Demande 1 × Cathédrale, 1 × Hôtel de ville, 1 × Château de la main et 3 ducats. 4 points et 1 écusson. Touche : Toscane.
city-venezia = Venise
    .help = Petite ville. Demande 1 × Hôtel de ville, 1 × Château, 1 × Place de marché de la main et 3 ducats. 4 points et 1 écusson. Touche : République de Venise.
city-verona = Vérone
    .help = Petite ville. Demande 1 × Université, 1 × Château, 1 × Place de marché de la main et 3 ducats. 4 points et 1 écusson. Touche : Lombardie et Ligurie.
city-perugia = Pérouse
    .help = Petite ville. Demande 1 × Université, 1 × Cathédrale, 1 × Hôtel de ville de la main et 3 ducats. 4 points et 1 écusson. Touche : États de l'Église et Maremme.
city-urbino = Urbin
    .help = Ville moyenne. Demande 1 × Université, 2 × Hôtel de ville, 1 × Château de la main et 4 ducats. 6 points et 2 écussons. Touche : Polésine et Romagne, États de l'Église et Maremme.
city-padova = Padoue
    .help = Ville moyenne. Demande 1 × Université, 1 × Cathédrale, 2 × Place de marché de la main et 4 ducats. 6 points et 2 écussons. Touche : République de Venise, Polésine et Romagne.
city-lucca = Lucques
    .help = Ville moyenne. Demande 2 × Cathédrale, 1 × Hôtel de ville, 1 × Château de la main et 4 ducats. 6 points et 2 écussons. Touche : Lombardie et Ligurie, Toscane.
city-milano = Milan
    .help = Ville moyenne. Demande 1 × Hôtel de ville, 2 × Château, 1 × Place de marché de la main et 4 ducats. 6 points et 2 écussons. Touche : Lombardie et Ligurie, Émilie.
city-bologna = Bologne
    .help = Ville moyenne. Demande 2 × Université, 1 × Cathédrale, 1 × Place de marché de la main et 4 ducats. 6 points et 2 écussons. Touche : Émilie, Polésine et Romagne.
city-mantova = Mantoue
    .help = Grande ville. Demande 1 × Université, 1 × Cathédrale, 2 × Hôtel de ville, 1 × Place de marché de la main et 5 ducats. 8 points et 2 écussons. Touche : Lombardie et Ligurie, République de Venise, Émilie.
city-firenze = Florence
    .help = Grande ville. Demande 2 × Université, 1 × Hôtel de ville, 1 × Château, 1 × Place de marché de la main et 5 ducats. 8 points et 2 écussons. Touche : Émilie, Toscane, États de l'Église et Maremme.
city-ferrara = Ferrare
    .help = Grande ville. Demande 1 × Université, 1 × Cathédrale, 1 × Hôtel de ville, 2 × Château de la main et 5 ducats. 8 points et 2 écussons. Touche : République de Venise, Émilie, Polésine et Romagne.
city-pisa = Pise
    .help = Grande ville. Demande 1 × Université, 2 × Cathédrale, 1 × Château, 1 × Place de marché de la main et 5 ducats. 8 points et 2 écussons. Touche : Lombardie et Ligurie, Toscane, États de l'Église et Maremme.
city-rimini = Rimini
    .help = Grande ville. Demande 1 × Cathédrale, 1 × Hôtel de ville, 1 × Château, 2 × Place de marché de la main et 5 ducats. 8 points et 2 écussons. Touche : République de Venise, Polésine et Romagne, États de l'Église et Maremme.

# Régions
region-reg_blue = Lombardie et Ligurie
    .help = Région bleue. Touchée par Vérone, Lucques, Milan, Mantoue et Pise.
region-reg_red = République de Venise
    .help = Région rouge. Touchée par Venise, Padoue, Mantoue, Ferrare et Rimini.
region-reg_green = Émilie
    .help = Région verte. Touchée par Milan, Bologne, Mantoue, Florence et Ferrare.
region-reg_yellow = Polésine et Romagne
    .help = Région jaune. Touchée par Urbin, Padoue, Bologne, Ferrare et Rimini.
region-reg_brown = Toscane
    .help = Région brune. Touchée par Sienne, Orvieto, Lucques, Florence et Pise.
region-reg_violet = États de l'Église et Maremme
    .help = Région violette. Touchée par Pérouse, Urbin, Florence, Pise et Rimini.

# Familles
family-medici = Médicis
    .help = Champ d'or, boules rouges. Les familles ne diffèrent que par leurs armes.
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
    .help = Les lots sont vendus couleur par couleur, le plus petit d'abord. Qui gagne peut construire.
phase-actions = Actions
    .help = Chacun construit une ville ou pose des cartes d'une seule couleur.
phase-roles = Rôles
    .help = Les cartes visibles décident des rôles ; les égalités vont aux enchères.

# Options
option-edition = Édition
    .help = Les deux éditions imprimées diffèrent par l'argent de départ, les écussons, le dernier tour et ce qui est facultatif.
option-edition-amigo_2006 = Amigo, 2006
option-edition-mtm_2005 = Mind the Move, 2005
option-money_variant = Familles riches
    .help = 10 ducats au départ, 6 par tour, et l'on construit dès le premier tour.
option-open_money = Argent visible
    .help = Chacun voit les ducats de tous. Le journal permet de toute façon de les compter.
option-first_player = Premier Principe
    .help = Qui détient le marqueur au début de la partie.
option-first_player-random = tiré au sort
option-first_player-seat = la première place
option-families = Familles
    .help = Quelle maison mène chaque place. Cela change les armes, pas le jeu.
option-families-random = tirées au sort
option-families-choice = dans l'ordre des places

# Sources des points
source-cities = Villes construites
source-builds = Rôles lors des constructions d'autrui
source-powers = Rôles blancs
source-regions = Régions
source-roles = Rôles à la fin
source-sets = Séries complètes
source-ducats = Plus grande fortune
source-cards = Plus grande main

# La table dans le terminal
board-round = Manche { $round } · { $phase } · Il Principe : { $marker }
board-player = points { $score } · ducats { $ducats } · cartes en main { $cards } · écus { $shields }
board-up = visibles : { $list }
board-down = cachées : { $list }
board-pool = À vendre : { $cards }
board-auction = Enchère pour { $subject } : { $high } ({ $leader })
board-heading-table = La table
board-heading-cities = Villes
board-heading-regions = Écus sur la carte
board-heading-roles = Rôles
board-heading-hand = Votre main
board-piles = Pile : { $pile } · villes à venir : { $cities }
board-last-round = C’est la dernière manche.
board-discard = Invendues : { $list }
board-queue = Ensuite : { $list }
board-bidders = Encore dans l’enchère : { $list }
board-built = { $city }, bâtie par { $builder }
board-region = { $region } : { $shields }
board-free = libre
board-prospects = Si tout finissait : { $regions } pour les régions, { $roles } pour les rôles, { $sets } pour les séries
board-known = Connues dans la main : { $list }
board-offered = Votre offre : { $list }
board-buildable = Vous pouvez bâtir : { $list }

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
