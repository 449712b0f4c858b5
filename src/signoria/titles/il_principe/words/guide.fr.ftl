two-auction = Chacun donne des cartes à un pot ; ses groupes d’une couleur se vendent **aux enchères**. Le vainqueur tient le marqueur et peut construire aussitôt.
two-build = **Construisez des villes** avec les bonnes cartes de votre main et des ducats : des points aussitôt, et des écussons sur la carte.
two-roles = Les cartes posées gagnent des **rôles** en cinq couleurs. Ils rapportent { $major } ou { $minor } quand un autre construit avec leur couleur.
two-regions = À la fin, le plus d’**écussons** dans une région rapporte { $first } points ; puis rôles, séries, ducats et cartes.

turn = Une manche en bref
turn-income = Revenu et offres
    .text = { $income } ducats, { $draw } cartes ; puis tous donnent { $offer } cartes en secret (d’autres nombres à deux joueurs).
turn-auctions = Enchères
    .text = Le plus petit groupe d’abord. Qui gagne prend le marqueur et peut construire une ville.
turn-actions = Actions
    .text = Construire une ville, poser des cartes d’une couleur, ou ne rien faire.
turn-roles = Rôles
    .text = Couleur par couleur : le plus de cartes visibles prend le rôle majeur, le second le mineur. Les égalités vont aux enchères.

box-lead = { $buildings } cartes de bâtiment, { $cities } villes, { $roles } rôles
box-buildings = Cartes de bâtiment
box-editions = Éditions
box-edition-amigo_2006 = Amigo
box-edition-mtm_2005 = Mind the Move
box-ends = Points à la fin
box-end-region_first = Le plus d’écussons dans une région
box-end-region_second = Le deuxième plus grand nombre
box-end-set_points = Chaque série de cinq couleurs
box-end-most_ducats = Le plus de ducats
box-end-most_cards = Le plus de cartes en main
box-families = Familles
box-roles = Rôles
    .note = Points quand un autre joueur construit une ville avec cette couleur, et à la fin
box-power-green = Aussitôt : retournez face visible une de vos cartes cachées d’une autre couleur.
box-power-white = Aussitôt : { $white ->
    [one] { $white } point
   *[other] { $white } points
}.
box-power-red = Aussitôt : piochez une carte.
box-power-blue = Aussitôt : placez un écusson dans une région au choix.
box-power-yellow = Aussitôt : { $yellow ->
    [one] { $yellow } ducat
   *[other] { $yellow } ducats
}.
box-players = Selon le nombre de joueurs
box-players-2 = 2 joueurs
box-players-3 = 3 joueurs
box-players-4 = 4 joueurs
box-players-5 = 5 joueurs
box-cities = Villes
column-start-money = Ducats au départ
column-color = Couleur
column-build-points = Construction
column-end-points = Fin
column-draw = Cartes piochées
column-offer = Cartes offertes
column-last-round-below = Dernière manche sous (pioche)
column-last-pool = Dernier pot

example-order = L’ordre des groupes
    .text = Le pot contient 3 Universités, 2 Cathédrales, 2 Hôtels de ville et { $count } Place de marché. La Place de marché vient d’abord, puis Cathédrales et Hôtels de ville, les Universités en dernier. Les Châteaux ne se vendent pas.
example-marker = Le marqueur suit le vainqueur
    .text = { $p3 } gagne la Place de marché pour { $price } et garde { $left } ducats. L’enchère suivante commence à la gauche de { $p3 }, avec { $p0 }.
example-firenze = Florence est construite
    .text = Deux Universités, un Hôtel de ville, un Château et une Place de marché vont de la main à la table, 5 ducats à la banque : { $points } points, { $left } ducat reste. Deux écussons vont dans des régions que Florence touche ; la Lombardie n’en est pas.
example-lucca = Les rôles des autres rapportent
    .text = { $p1 } construit Lucques : 2 Cathédrales, un Château, un Hôtel de ville, { $builder } points et rien pour son propre Notaire. { $p0 }, Évêque, marque { $first } ; { $p2 }, Prêtre et Seigneur, marque { $third }.
example-clear = Un ordre clair
    .text = Quatre Châteaux visibles donnent à { $p0 } le Seigneur ; la moitié se retourne, { $up } restent. { $p1 } vient ensuite, reçoit le Chevalier et n’en retourne aucun : { $kept }.
example-second = Égalité pour la deuxième place
    .text = { $p0 } a le Seigneur. { $p1 } et { $p3 } partagent la deuxième place : le Chevalier se vend entre ces { $two } seulement.
example-first = Égalité pour la première place
    .text = Trois sont en tête : le Seigneur se vend entre eux, et personne n’a le Chevalier, bien que { $p1 } vienne seul ensuite. { $p3 } paie 2, garde { $left } ducats, retourne { $down } cartes sur 3 et place un écusson.
example-regions = Le décompte des régions
    .text = Lombardie : { $p2 } 5, { $p1 } et { $p4 } 2 chacun. Émilie : { $p3 } 5, { $p2 } 2. Venise : { $p1 } 5. Romagne : { $p0 } et { $p4 } à égalité, 5 chacun, pas de deuxième. En tout { $a }, { $b }, { $c }, { $d } et { $e }.
example-sets = Les séries
    .text = Visibles et cachées comptent pareil : 4 Universités, 2 Cathédrales, 2 Hôtels de ville, 3 Châteaux et 5 Places de marché font deux séries, { $points } points.
