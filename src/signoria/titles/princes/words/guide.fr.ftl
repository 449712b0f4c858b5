two-tiles = Achetez des **tuiles de cinq villes**. À la fin, une tuile de la première ville vaut { $first } points, de la dernière { $last }.
two-auction = Presque tout se vend **aux enchères** : les tuiles en or, les événements dans la monnaie imprimée, les postes de condottiere en influence.
two-war = Engagez-vous comme **condottiere** et combattez : la ville victorieuse monte, l’autre descend, et toutes leurs tuiles avec elles.
two-events = Quand **le dernier événement** d’une décennie est vendu, elle s’achève : revenus pour tous. Après trois décennies, le plus de points gagne.

turn = Un tour en bref
turn-free = Coups libres
    .text = Voler de l’influence, piller de l’or, utiliser une tuile, avant ou après l’action.
turn-buy = Une action
    .text = Acheter ou licencier une troupe, piocher une carte de traîtrise, mettre aux enchères, déclarer une guerre, ou passer.
turn-auction = Une enchère
    .text = Dans le sens horaire, plus haut ou dehors. Une tuile s’ouvre à { $opening } fois le statut de sa ville.
turn-war = Une guerre
    .text = Deux postes aux enchères entre qui a des troupes ; attaque, et si elle échoue, contre-attaque.
turn-decade = Fin de décennie
    .text = Dernier événement vendu : revenus, soldes des villes natales, nouvelle décennie.

box-lead = { $tiles } tuiles de ville, { $troops } troupes, { $treachery } cartes de traîtrise, { $events } événements
box-cities = Villes
box-ranks = Points de chaque tuile d’une ville
    .note = Place de la ville à la fin
box-rank = { $place }.
box-wars = Guerres par décennie
box-players-3 = 3 joueurs
box-players-4 = 4 joueurs
box-players-5 = 5 joueurs
box-players-6 = 6 joueurs
box-troops = Troupes
    .note = L’influence vient à chaque fin de décennie. Nul n’a deux troupes du même type.
box-treachery = Cartes de traîtrise
box-families = Familles
    .note = Or et influence viennent à chaque fin de décennie ; chacun commence avec { $gold } or et { $influence } influence.
box-events = Événements
box-tiles = Tuiles de ville
    .note = Or et influence viennent à chaque fin de décennie.
column-opening = Mise de départ
column-tiles = Tuiles
column-place = Place
column-wars = Guerres
column-town = Ville natale
box-card-bribe_troops = Une troupe ne compte pas dans cette guerre.
box-card-bribe_cardinal = Vaut { $cardinal_value } influence pour payer le Pape.
box-card-freeze_bid = Un autre joueur ne peut pas miser à son prochain tour d’enchère.
box-card-steal_influence = Prend { $stolen_influence } influence à un joueur.
box-card-raid_gold = Prend { $raided_gold } or à un joueur.
box-card-veto = Annule une guerre qui vient d’être déclarée.
box-card-start_war = Une guerre de plus à la fin de votre tour.
box-event-artist_vp = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
box-event-artist_status = Va dans une ville, dont le statut monte de { $artist_gain }
box-event-merchant = Chacune de vos tuiles de marchand : { $merchant_gold } or à chaque fin de décennie, et à la fin { $merchant ->
    [one] { $merchant } point
   *[other] { $merchant } points
}
box-event-french_invade = Le statut d’une ville baisse de { $french_loss }
box-power-troop = { $troop } : { $attack } d’attaque et { $defence } de défense en plus
box-power-fixed_defence = { $count } de défense en plus avec une troupe
box-power-condottiere_discount = Les postes de condottiere coûtent { $count } de moins
box-power-artist_discount = Les artistes coûtent { $count } de moins
box-power-pope_discount = Le Pape coûte { $count } de moins
box-power-hand_limit = { $count ->
    [one] Une carte de traîtrise de plus en main
   *[other] { $count } cartes de traîtrise de plus en main
}
box-power-merchant = Un marchand
box-power-ludovico_sforza = Une fois par décennie : les deux dés d’une manche sont relancés
box-power-lorenzo_medici = Une fois par décennie : annule une guerre tout juste déclarée
box-power-banking = Une fois par décennie : échange jusqu’à { $banking_swap } or contre autant d’influence, ou l’inverse
box-power-lucrezia_borgia = Une fois par décennie : prend { $stolen_influence } influence à un joueur
box-power-alfonso_aragon = Une fois par décennie : pioche une carte de traîtrise

example-city-auction = Le Doge est vendu
    .text = Venise est à 6 : la tuile s’ouvre à { $minimum }, moins est refusé. { $p1 } a des tuiles de trois autres villes et ne peut pas miser. { $p0 } l’emporte pour { $price } et garde { $left } or.
example-event-auction = Une remise permet de miser plus
    .text = { $p3 } mène les Gonzague, qui paient 1 de moins pour les artistes : avec { $purse } influence, une mise de { $bid } est permise, 5 non. { $p3 } l’emporte ; il lui reste { $left } influence.
example-war = Attaque et contre-attaque
    .text = Venise, menée par { $p0 }, attaque Rome, menée par { $p1 }, qui a soudoyé la cavalerie. Attaque : { $attack } contre { $held }, pas davantage. Contre-attaque : { $counter } contre { $broken }, le double : Rome monte à { $rome }, Venise tombe à { $venice }, et { $p1 } prend un marqueur de victoire. { $p0 } garde la solde de { $pay } or.
example-bribed-pike = Une troupe soudoyée perd aussi son bonus
    .text = Avec les piques s’en va ce que les mercenaires suisses leur ajoutent. { $p0 } attaque avec les 2 de la cavalerie et un 5 : { $total } contre { $held }.
example-income = Revenu à la fin d’une décennie
    .text = { $p2 } a les Malatesta, le Doge, une tuile et un événement de marchand, de la cavalerie et Roderigo Borgia : { $gold } or et { $influence } influence, puis les { $town } or posés sur Rimini : { $after }.
example-ranks = Villes à égalité
    .text = Venise et Florence se disputent la deuxième place et prennent toutes deux la troisième : { $first }, { $tied }, { $other }, { $fourth } et { $last } points.
example-ranks-artist = Un artiste les départage
    .text = Avec un artiste, Florence est seule deuxième et vaut { $florence } ; Venise est troisième, { $venice }.
