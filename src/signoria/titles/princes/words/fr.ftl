title = Princes de la Renaissance
tagline = Menez une famille de condottieri à travers trois décennies : investissez dans cinq cités rivales, louez-vous pour leurs guerres et misez sur la bonne cité quand se vend le dernier événement.
length = 120-180 min

# Options
option-family_assignment = Familles
    .help = Chacun choisit sa famille à tour de rôle, ou le sort en décide.
option-family_assignment-choose = choisies à tour de rôle
option-family_assignment-random = tirées au sort
option-purses = Bourses
    .help = Fermées, elles ne montrent aux autres qu’un nombre de jetons ; ouvertes, elles montrent les montants.
option-purses-closed = fermées
option-purses-open = ouvertes
option-condottiere_min_bid = Mise minimale pour un poste
    .help = La plus petite mise d’ouverture pour un poste de condottiere.
option-condottiere_min_bid-0 = rien
option-condottiere_min_bid-1 = 1 influence
option-stall_guard_rounds = Garde-fou
    .help = Après autant de tours de table où rien ne s’est passé, la personne suivante ne peut plus passer. Sans lui, une partie pourrait ne jamais finir.
option-stall_guard_rounds-0 = aucun
option-stall_guard_rounds-1 = 1 tour de table
option-stall_guard_rounds-2 = 2 tours de table
option-stall_guard_rounds-3 = 3 tours de table

# Origine des points
source-cities = Tuiles de cité
source-artists = Artistes
source-merchants = Marchands
source-pope = Le Pape
source-gold = Or
source-influence = Influence
source-victories = Victoires

# Noms
currency-gold = or
    .help = Paie les troupes, les tuiles de cité et certains événements. Le plus d’or à la fin : { COUNT($scoring-most_gold, one: "point", other: "points") }, le deuxième : { $scoring-second_gold }.
currency-influence = influence
    .help = Paie le Pape, les postes de condottiere et certains événements. Le plus d’influence à la fin : { COUNT($scoring-most_influence, one: "point", other: "points") }.
side-attacker = l’attaque
side-defender = la défense
exchange-gold_to_influence = d’or en influence
exchange-influence_to_gold = d’influence en or
bank-banking_1 = Banque (première tuile)
    .article = la
    .help = Une fois par décennie, à tout moment : échangez jusqu’à { $limits-banking_swap } or contre autant d’influence, ou l’inverse.
bank-banking_2 = Banque (deuxième tuile)
    .article = la
    .help = Une fois par décennie, à tout moment : échangez jusqu’à { $limits-banking_swap } or contre autant d’influence, ou l’inverse.

city-milan = Milan
    .help = Milan vend la guerre : bonus de troupes, postes à prix réduit, et les dés de Ludovic.
city-venice = Venise
    .help = Venise vend le Doge et cinq marchands : les plus riches revenus.
city-florence = Florence
    .help = Florence vend des banques, des marchands et les Médicis.
city-rome = Rome
    .help = Rome vend le chemin de la papauté, et les Borgia.
city-naples = Naples
    .help = Naples vend un peu de tout : barons, marchands, infanterie espagnole et maison d’Aragon.

town-perugia = Pérouse
    .help = Demeure des Baglioni. La solde des guerres y attend la fin de la décennie.
town-bologna = Bologne
    .help = Demeure des Bentivogli. La solde des guerres y attend la fin de la décennie.
town-ferrara = Ferrare
    .help = Demeure des d’Este. La solde des guerres y attend la fin de la décennie.
town-mantua = Mantoue
    .help = Demeure des Gonzague. La solde des guerres y attend la fin de la décennie.
town-rimini = Rimini
    .help = Demeure des Malatesta. La solde des guerres y attend la fin de la décennie.
town-urbino = Urbin
    .help = Demeure des Montefeltro. La solde des guerres y attend la fin de la décennie.

family-baglioni = Baglioni
    .article = les
    .help = De Pérouse. Paient { $families-baglioni-condottiere_discount } influence de moins chaque poste de condottiere remporté.
family-bentivogli = Bentivogli
    .article = les
    .help = De Bologne. Peuvent tenir { COUNT($families-bentivogli-hand_limit, one: "carte de traîtrise", other: "cartes de traîtrise") } de plus.
family-d_este = d’Este
    .article = les
    .help = De Ferrare. Leur artillerie gagne +{ $families-d_este-troop_bonus-attack } en attaque et +{ $families-d_este-troop_bonus-defence } en défense.
family-gonzaga = Gonzague
    .article = les
    .help = De Mantoue. Paient { $families-gonzaga-artist_discount } de moins chaque artiste remporté.
family-malatesta = Malatesta
    .article = les
    .help = De Rimini. Peuvent tenir { COUNT($families-malatesta-hand_limit, one: "carte de traîtrise", other: "cartes de traîtrise") } de plus.
family-montefeltro = Montefeltro
    .article = les
    .help = D’Urbin. Paient { $families-montefeltro-artist_discount } de moins chaque artiste remporté.

troop-cavalry = Cavalerie
    .article = la
    .help = Coûte { $troops-cavalry-cost } or. Attaque { $troops-cavalry-attack }, défense { $troops-cavalry-defence }. Rapporte { $troops-cavalry-influence } influence à chaque fin de décennie.
troop-artillery = Artillerie
    .article = la
    .help = Coûte { $troops-artillery-cost } or. Attaque { $troops-artillery-attack }, défense { $troops-artillery-defence }.
troop-fortification = Fortifications
    .article = les
    .gender = f
    .help = Coûtent { $troops-fortification-cost } or. Attaque { $troops-fortification-attack }, défense { $troops-fortification-defence }.
troop-crossbow = Arbalétriers
    .article = les
    .help = Coûtent { $troops-crossbow-cost } or. Attaque { $troops-crossbow-attack }, défense { $troops-crossbow-defence }.
troop-pike = Piquiers
    .article = les
    .help = Coûtent { $troops-pike-cost } or. Attaque { $troops-pike-attack }, défense { $troops-pike-defence }.
troop-light_infantry = Infanterie légère
    .article = la
    .help = Coûte { $troops-light_infantry-cost } or. Attaque { $troops-light_infantry-attack }, défense { $troops-light_infantry-defence }.

card-bribe_troops = Corrompre des troupes
    .help = Dans une guerre où vous combattez, avant les dés : une troupe ne compte plus jusqu’à la fin de la guerre.
card-bribe_cardinal = Corrompre un cardinal
    .help = Vaut { $limits-cardinal_value } influence pour payer le Pape.
card-freeze_bid = Gel d’enchère
    .help = À votre tour de miser : quelqu’un d’autre ne pourra pas miser à son prochain tour dans cette enchère.
card-steal_influence = Vol d’influence
    .help = À votre tour, avant ou après votre action : prenez { $limits-stolen_influence } influence à quelqu’un.
card-raid_gold = Interception d’un convoi d’or
    .help = À votre tour, avant ou après votre action : prenez { $limits-raided_gold } or à quelqu’un.
card-veto = Veto
    .help = Annule une guerre qui vient d’être déclarée.
card-start_war = Déclencher une guerre
    .help = À la fin de votre tour : une guerre de plus, qui n’avance pas le marqueur des guerres.

event-gozzoli = Benozzo Gozzoli
    .help = Artiste de la décennie I, payé en influence : { COUNT($events-gozzoli-points, one: "point", other: "points") }.
event-botticelli = Sandro Botticelli
    .help = Artiste de la décennie I, payé en or : { COUNT($events-botticelli-points, one: "point", other: "points") }.
event-verrocchio = Andrea del Verrocchio
    .help = Artiste de la décennie I, payé en or : s’installe dans une cité, dont le statut monte de { $limits-artist_gain }.
event-merchant_1 = Marchand (I)
    .article = le
    .help = Décennie I, payé en or. Chacune de vos tuiles de marchand rapporte { $scoring-merchant_gold } or à chaque fin de décennie et { COUNT($scoring-merchant, one: "point", other: "points") } à la fin.
event-bellini = Giovanni Bellini
    .help = Artiste de la décennie II, payé en or : { COUNT($events-bellini-points, one: "point", other: "points") }.
event-leonardo = Léonard de Vinci
    .help = Artiste de la décennie II, payé en influence : { COUNT($events-leonardo-points, one: "point", other: "points") }.
event-mantegna = Andrea Mantegna
    .help = Artiste de la décennie II, payé en influence : s’installe dans une cité, dont le statut monte de { $limits-artist_gain }.
event-merchant_2 = Marchand (II)
    .article = le
    .help = Décennie II, payé en or. Chacune de vos tuiles de marchand rapporte { $scoring-merchant_gold } or à chaque fin de décennie et { COUNT($scoring-merchant, one: "point", other: "points") } à la fin.
event-michelangelo = Michel-Ange
    .help = Artiste de la décennie III, payé en or : { COUNT($events-michelangelo-points, one: "point", other: "points") }.
event-perugino = Le Pérugin
    .article = le
    .name = Pérugin
    .help = Artiste de la décennie III, payé en influence : s’installe dans une cité, dont le statut monte de { $limits-artist_gain }.
event-bramante = Bramante
    .help = Artiste de la décennie III, payé en or : s’installe dans une cité, dont le statut monte de { $limits-artist_gain }.
event-french_invade = L’invasion française
    .article = la
    .name = invasion française
    .help = Décennie III, payée en influence : le statut d’une cité baisse de { $limits-french_loss }, ou rien n’arrive.

tile-ludovico_sforza = Ludovic Sforza
    .help = Milan. Une fois par décennie : faites relancer les deux dés d’un assaut.
tile-caterina_sforza = Catherine Sforza
    .gender = f
    .help = Milan. +{ $tiles-caterina_sforza-fixed_defence } en défense chaque fois que vous êtes condottiere et possédez une troupe.
tile-genoese_crossbow = Arbalétriers génois
    .article = les
    .help = Milan. Vos arbalétriers gagnent +{ $tiles-genoese_crossbow-troop_bonus-defence } en défense.
tile-swiss_mercenaries = Mercenaires suisses
    .article = les
    .help = Milan. Vos piquiers gagnent +{ $tiles-swiss_mercenaries-troop_bonus-attack } en attaque et +{ $tiles-swiss_mercenaries-troop_bonus-defence } en défense. Les postes de condottiere vous coûtent { $tiles-swiss_mercenaries-condottiere_discount } influence de moins.
tile-armourer = Armurier
    .article = le
    .help = Milan. Votre cavalerie gagne +{ $tiles-armourer-troop_bonus-attack } en attaque. Les postes de condottiere vous coûtent { $tiles-armourer-condottiere_discount } influence de moins.
tile-milanese_merchant = Marchand milanais
    .article = le
    .help = Milan. Un marchand : { $tiles-milanese_merchant-gold } or à chaque fin de décennie.
tile-doge = Le Doge
    .article = le
    .name = Doge
    .help = Venise. { $tiles-doge-gold } or et { $tiles-doge-influence } influence à chaque fin de décennie.
tile-venetian_merchant_1 = Marchand vénitien (1)
    .article = le
    .help = Venise. Un marchand : { $tiles-venetian_merchant_1-gold } or à chaque fin de décennie.
tile-venetian_merchant_2 = Marchand vénitien (2)
    .article = le
    .help = Venise. Un marchand : { $tiles-venetian_merchant_2-gold } or à chaque fin de décennie.
tile-venetian_merchant_3 = Marchand vénitien (3)
    .article = le
    .help = Venise. Un marchand : { $tiles-venetian_merchant_3-gold } or à chaque fin de décennie.
tile-venetian_merchant_4 = Marchand vénitien (4)
    .article = le
    .help = Venise. Un marchand : { $tiles-venetian_merchant_4-gold } or à chaque fin de décennie.
tile-venetian_merchant_5 = Marchand vénitien (5)
    .article = le
    .help = Venise. Un marchand : { $tiles-venetian_merchant_5-gold } or à chaque fin de décennie.
tile-lorenzo_medici = Laurent de Médicis
    .help = Florence. Une fois par décennie : annulez une guerre qui vient d’être déclarée.
tile-giovanni_medici = Jean de Médicis
    .help = Florence. Le Pape vous coûte { $tiles-giovanni_medici-pope_discount } influence de moins.
tile-banking_1 = Banque (première tuile)
    .article = la
    .help = Florence. Une fois par décennie, à tout moment : échangez jusqu’à { $limits-banking_swap } or contre autant d’influence, ou l’inverse.
tile-banking_2 = Banque (deuxième tuile)
    .article = la
    .help = Florence. Une fois par décennie, à tout moment : échangez jusqu’à { $limits-banking_swap } or contre autant d’influence, ou l’inverse.
tile-florentine_merchant_1 = Marchand florentin (1)
    .article = le
    .help = Florence. Un marchand : { $tiles-florentine_merchant_1-gold } or à chaque fin de décennie.
tile-florentine_merchant_2 = Marchand florentin (2)
    .article = le
    .help = Florence. Un marchand : { $tiles-florentine_merchant_2-gold } or à chaque fin de décennie.
tile-roderigo_borgia = Rodrigue Borgia
    .help = Rome. Le Pape vous coûte { $tiles-roderigo_borgia-pope_discount } influence de moins.
tile-cesare_borgia = César Borgia
    .help = Rome. Vous pouvez tenir { COUNT($tiles-cesare_borgia-hand_limit, one: "carte de traîtrise", other: "cartes de traîtrise") } de plus.
tile-lucrezia_borgia = Lucrèce Borgia
    .gender = f
    .help = Rome. Une fois par décennie, à votre tour, avant ou après votre action : prenez { $limits-stolen_influence } influence à quelqu’un.
tile-della_rovere = Della Rovere
    .help = Rome. Le Pape vous coûte { $tiles-della_rovere-pope_discount } influence de moins.
tile-orsini_family = Famille Orsini
    .article = la
    .help = Rome. Le Pape vous coûte { $tiles-orsini_family-pope_discount } influence de moins.
tile-colonna_family = Famille Colonna
    .article = la
    .help = Rome. Le Pape vous coûte { $tiles-colonna_family-pope_discount } influence de moins.
tile-ferrante_d_aragon = Ferrante d’Aragon
    .help = Naples. Vous pouvez tenir { COUNT($tiles-ferrante_d_aragon-hand_limit, one: "carte de traîtrise", other: "cartes de traîtrise") } de plus.
tile-alfonso_aragon = Alphonse d’Aragon
    .help = Naples. Une fois par décennie, pendant votre tour ou à l’achat : piochez une carte de traîtrise.
tile-spanish_infantry = Infanterie espagnole
    .article = la
    .help = Naples. Votre infanterie légère gagne +{ $tiles-spanish_infantry-troop_bonus-attack } en attaque et +{ $tiles-spanish_infantry-troop_bonus-defence } en défense.
tile-neapolitan_merchant_1 = Marchand napolitain (1)
    .article = le
    .help = Naples. Un marchand : { $tiles-neapolitan_merchant_1-gold } or à chaque fin de décennie.
tile-neapolitan_merchant_2 = Marchand napolitain (2)
    .article = le
    .help = Naples. Un marchand : { $tiles-neapolitan_merchant_2-gold } or à chaque fin de décennie.
tile-neapolitan_barons = Barons du Royaume
    .article = les
    .help = Naples. { $tiles-neapolitan_barons-influence } influence à chaque fin de décennie.

token-pope = Le Pape
    .help = Se vend contre de l’influence, à nouveau à chaque décennie. Rapporte { $pope-gold } or à la fin de celle-ci et, une fois, le droit d’entrer dans une guerre par une Sainte Ligue. Dans la dernière décennie, vaut aussi { COUNT($scoring-pope, one: "point", other: "points") }.
token-league = Sainte Ligue
    .help = Une fois par décennie, qui tient le Pape peut entrer dans une guerre entre d’autres. Ses troupes comptent comme imprimées, sans bonus, pour le camp choisi.
token-wars = Guerres de la décennie
    .help = Le marqueur compte les guerres déclarées comme action principale. À la limite, on n’en déclare plus jusqu’à la décennie suivante.
token-treachery = Cartes de traîtrise
    .help = Une carte coûte { $limits-treachery_gold } or et { $limits-treachery_influence } influence comme action principale. Une main tient { COUNT($limits-hand_limit, one: "carte", other: "cartes") }, sauf si une famille ou une tuile en permet plus.
token-counter = Jetons de victoire
    .help = Un par guerre gagnée comme condottiere. À la fin, 1, 2, 3, 4 ou 5 jetons valent 1, 3, 6, 10 ou 15 points.
token-strength = Force
    .help = Attaque et défense de toutes les troupes, avec ce qu’ajoutent la famille et les tuiles de cité. Une cité sans condottiere a { $limits-city_attack } et { $limits-city_defence }.

# Boutons
verb-choose_family = Mener { THE($family) }
verb-play_steal_influence = Voler de l’influence à { $seat }
verb-play_raid_gold = Intercepter l’or { OF($seat) }
verb-use_lucrezia = Envoyer Lucrèce chez { $seat }
verb-use_alfonso = Piocher avec Alphonse
verb-buy_troop = Acheter : { $troop }
verb-discard_troop = Congédier : { $troop }
verb-buy_treachery = Acheter une carte de traîtrise
verb-auction_city = Mettre en vente { THE($tile) }
verb-auction_event = Mettre en vente { THE($event) }
verb-auction_pope = Mettre en vente le Pape
verb-declare_war = { $city } attaque { $city2 }
verb-pass_turn = Passer
verb-play_freeze_bid = Geler l’enchère { OF($seat) }
verb-bid = Miser { $amount }
verb-pass_bid = Passer
verb-use_bribe_cardinal = Cartes Corrompre un cardinal jouées : { $cardinals }
verb-decline = Refuser
verb-place_artist = Installer l’artiste { IN($city) }
verb-french_invade = Les Français marchent sur { $city }
verb-discard_french = Renvoyer les Français
verb-discard_treachery = Défausser : { $card }
verb-play_veto = Jouer Veto
verb-use_lorenzo = Veto de Laurent
verb-join = Soutenir { $side }
verb-play_bribe_troops = Corrompre chez { $seat } : { $troop }
verb-done = Terminé
verb-reroll = Relancer les deux dés
verb-keep_dice = Garder les dés
verb-play_start_war = Déclencher une guerre : { $city } attaque { $city2 }
verb-end_turn = Finir le tour
verb-use_banking = { $bank } : échanger { $swap } { $exchange }
verb-offer_to = Proposer à { $seat }
verb-give_gold = Donner { $gold } or
verb-give_influence = Donner { $influence } influence
verb-ask_gold = Demander { $gold } or
verb-ask_influence = Demander { $influence } influence
verb-propose = Proposer
verb-send_gift = Offrir en cadeau
verb-drop_draft = Renoncer
verb-accept_offer = Accepter l’offre { OF($seat) }
verb-reject_offer = Rejeter l’offre { OF($seat) }
verb-cancel_offer = Retirer l’offre faite à { $seat }

# Ce que signifient les signes d’un panneau de joueur
panel-points = Points
    .help = En l’état actuel : tuiles selon le rang de leur cité, artistes, pions et argent.
panel-tiles = Tuiles de cité
    .help = Au plus { $limits-city_tiles_max }, de { $limits-cities_max } cités. Chacune vaut à la fin selon le rang de sa cité.
panel-events = Événements gardés
    .help = Artistes et autres, qui comptent à la fin.

# Ce qu’on peut faire, ce que demande chaque étape, ce qui s’ensuivra
do-choose_family = Choisir une famille
do-play_steal_influence = Voler de l’influence
do-play_raid_gold = Intercepter l’or
do-use_lucrezia = Envoyer Lucrèce
do-buy_troop = Engager
do-discard_troop = Congédier
do-buy_treachery = Traîtrise
do-auction_city = Tuile en vente
do-auction_event = Événement en vente
do-auction_pope = Pape en vente
do-declare_war = Faire la guerre
do-play_freeze_bid = Geler une enchère
do-bid = Miser
do-use_bribe_cardinal = Corrompre des cardinaux
do-place_artist = Installer l’artiste
do-french_invade = Mener les Français
do-discard_treachery = Défausser une carte
do-join = Choisir un camp
do-play_bribe_troops = Corrompre des troupes
do-play_start_war = Jouer Déclencher une guerre
step-choose_family-family = Quelle famille menez-vous ?
step-play_steal_influence-seat = Voler de l’influence : à qui ?
step-play_raid_gold-seat = Intercepter l’or : chez qui ?
step-use_lucrezia-seat = Chez qui va Lucrèce ?
step-buy_troop-troop = Quelles troupes engagez-vous ?
step-discard_troop-troop = Quelles troupes congédiez-vous ?
step-auction_city-tile = Quelle tuile mettez-vous en vente ?
step-auction_event-event = Quel événement mettez-vous en vente ?
step-declare_war-city = Guerre : quelle cité attaque ?
step-declare_war-city2 = Guerre : qui { $city } attaque-t-elle ?
step-play_freeze_bid-seat = De qui gelez-vous l’enchère ?
step-bid-amount = Combien misez-vous ?
step-use_bribe_cardinal-cardinals = Combien de cartes Corrompre un cardinal aident à payer ?
step-place_artist-city = Quelle cité accueille l’artiste ?
step-french_invade-city = Où marchent les Français ?
step-discard_treachery-card = Quelle carte défaussez-vous ?
step-join-side = Quel camp rejoignez-vous ?
step-play_bribe_troops-seat = Corrompre ({ $troop }) : chez qui ?
step-play_bribe_troops-troop = Corrompre : quelles troupes ?
step-play_start_war-city = Déclencher une guerre : quelle cité attaque ?
step-play_start_war-city2 = Déclencher une guerre : qui { $city } attaque-t-elle ?
note-auction = dès { $gold } or
note-events = { COUNT($count, one: "événement", other: "événements") }
note-gold = { $gold } or
note-gold-range = { $low } à { $high } or
note-wars = encore { $count }
note-treachery = { $gold } or, { $influence } influence
will-hire = Il vous restera { $gold } or ; attaque { $attack }, défense { $defence }.
will-command = Ensuite : attaque { $attack }, défense { $defence }.
will-purse = Il vous restera : or { $gold }, influence { $influence }.
will-shift = La cité qui gagne monte de { $shift }, l’autre descend d’autant ; de { $double } si son total est le double.
will-open = Vous devez ouvrir à { $minimum } or au moins ; vous en avez { $gold }.
will-be-worth = Une tuile { OF($city) } vaut pour l’instant { COUNT($points, one: "point", other: "points") } à la fin.
will-bid-in = On mise en { $currency } ; vous en avez { $amount }.
will-pay = En cas de succès : { $price } { $currency } à payer, reste { $left }.
will-earn = { $city } verse { $gold } or.
will-face = Attaque { $attack } contre votre défense { $defence }, plus un dé chacun.
will-stand = { $city } : statut { $before }, puis { $after }.
will-clash = Attaque { $attack } contre { $defence }, riposte { $counter } contre { $guard }, avant les dés.
because-unit = points
because-troop = Cette troupe rapporte plus qu’elle ne coûte : les guerres la paient.
because-card = Une carte de traîtrise vaut son prix maintenant.
because-tile = La tuile vaut plus pour vous qu’elle ne devrait coûter.
because-event = L’événement vaut plus pour vous qu’il ne devrait coûter.
because-pope = Le pape vaut plus pour vous qu’il ne devrait coûter.
because-war = Cette guerre devrait tourner le rang des villes en votre faveur.
because-no-war = Cette guerre nuirait à vos villes.
because-wait = Rien d’autre ne vaut son prix maintenant.
because-status = Cela déplace les villes en votre faveur.
because-hand = La meilleure carte reste en main.
because-dear = Cela vaut { $limit } pour vous, et pas plus.
because-bargain = Cela vaut jusqu’à { $limit } pour vous.
because-cheaper = Cela coûte moins si personne ne surenchérit.
because-kept = Ce que vous paieriez, { $amount }, vous reste pour plus tard.

# Questions
ask-family = Choisissez votre famille.
ask-turn = À vous : coups libres à volonté, puis une action.
brief-ask-turn = À vous : une action.
ask-turn-guarded = À vous : rien ne bouge depuis trop longtemps ; vous ne pouvez pas passer, et vous devez ouvrir ce que vous mettez en vente.
brief-ask-turn-guarded = À vous : vous ne pouvez pas passer.
ask-end = Autre chose avant la fin de votre tour ?
ask-discard = Votre main dépasse sa limite de { $limit } : défaussez une carte.
ask-open-city = Ouvrez l’enchère pour { THE($tile) } à { $minimum } or au moins (vous pourriez payer { $limit } or).
ask-bid-city = { START(THE($tile)) } : { $leader } mise { $high } or. Surenchérir ou passer ? (Vous pourriez payer { $limit } or.)
ask-open-event = { START(THE($event)) } : ouvrir l’enchère, payée en { $currency }, ou passer ? (Vous pourriez payer { $limit } { $currency }.)
ask-bid-event = { START(THE($event)) } : { $leader } mise { $high } { $currency }. Surenchérir ou passer ? (Vous pourriez payer { $limit } { $currency }.)
ask-open-pope = Le Pape : ouvrir l’enchère en influence, ou passer ? (Vous pourriez payer { $limit } influence.)
ask-bid-pope = Le Pape : { $leader } mise { $high } influence. Surenchérir ou passer ? (Vous pourriez payer { $limit } influence.)
ask-open-attacker = Condottiere { OF($city) }, à l’attaque : ouvrir à { $minimum } influence au moins, ou passer ? (Vous pourriez payer { $limit } influence.)
ask-bid-attacker = Condottiere { OF($city) }, à l’attaque : { $leader } mise { $high } influence. Surenchérir ou passer ? (Vous pourriez payer { $limit } influence.)
ask-open-defender = Condottiere { OF($city) }, en défense : ouvrir à { $minimum } influence au moins, ou passer ? (Vous pourriez payer { $limit } influence.)
ask-bid-defender = Condottiere { OF($city) }, en défense : { $leader } mise { $high } influence. Surenchérir ou passer ? (Vous pourriez payer { $limit } influence.)
ask-no-bid = Vous ne pouvez pas miser ici : jouez une carte ou passez.
ask-cardinals = Le Pape est à vous pour { $amount } influence. Combien de cartes Corrompre un cardinal aident à payer ?
ask-alfonso = Alphonse est à vous : piocher une carte de traîtrise maintenant ?
ask-artist = Quelle cité accueille { THE($event) } ?
ask-french = Où marchent les Français ?
ask-veto = { $attacker } attaque { $defender }. Empêchez-vous cette guerre ?
ask-league = { $attacker } attaque { $defender }. Proclamer une Sainte Ligue ?
ask-bribes = { $attacker } attaque { $defender }. Corrompre des troupes avant les dés ?
ask-reroll = Les dés donnent { $black } à l’attaque et { $white } à la défense. Les relancer tous les deux ?

# Événements
family-chosen = { $seat } mène { THE($family) }.
family-dealt = Le sort donne à { $seat } { THE($family) }.
mark-decade-begun = Décennie { $decade }
first-player = { $seat } commence.
decade-begun = La décennie { $decade } commence.
turn-begun = Au tour { OF($seat) }.
turn-passed = { $seat } passe.
troop-bought = { $seat } achète pour { $price } or : { $troop }.
troop-discarded = { $seat } congédie : { $troop }.
card-bought = { $seat } achète une carte de traîtrise.
card-drawn = Vous piochez { $card }.
card-discarded = Vous défaussez, face cachée : { $card }.
card-discarded-unseen = { $seat } défausse une carte face cachée.
pile-shuffled = Les défausses sont mélangées en une nouvelle pioche.
influence-stolen = { $seat } joue Vol d’influence et prend { $amount } influence à { $victim }.
gold-raided = { $seat } joue Interception d’un convoi d’or et prend { $amount } or à { $victim }.
lucrezia-used = { $seat } envoie Lucrèce Borgia, qui prend { $amount } influence à { $victim }.
alfonso-used = { $seat } pioche une carte de traîtrise grâce à Alphonse d’Aragon.
city-up = { $seat } met en vente { THE($tile) } : { $minimum } or au moins.
event-up = { $seat } met en vente { THE($event) }, à payer en { $currency }.
pope-up = { $seat } met en vente le Pape, payé en influence.
bid-made = { $seat } mise { $amount } { $currency }.
bid-passed = { $seat } se retire.
bid-frozen = { $seat } gèle l’enchère { OF($target) }.
city-sold = { $seat } remporte { THE($tile) } à { $amount } et paie { $price } or.
event-sold = { $seat } remporte { THE($event) } (mise { $amount }, prix { $price }).
pope-sold = { $seat } remporte le Pape à { $amount } et paie { $price } influence.
event-unsold = Personne ne veut { OF($event) }.
pope-unsold = Personne ne veut du Pape.
cardinals-bribed = Cartes Corrompre un cardinal jouées par { $seat } : { $cardinals }.
bank-converted = { START(THE($tile)) } change { $amount } de l’autre monnaie { OF($seat) } en { $currency }.
artist-placed = { $seat } installe { THE($event) } { IN($city) } : statut { $status }.
mark-war-declared = Guerre : { $attacker } contre { $defender }
mark-war-started = Guerre : { $attacker } contre { $defender }
french-invaded = { $seat } lance les Français sur { $city } : statut { $status }.
french-discarded = { $seat } renvoie les Français chez eux.
war-declared = { $seat } déclare la guerre : { $attacker } attaque { $defender }. Leurs postes de condottiere se vendent contre de l’influence.
war-started = { $seat } joue Déclencher une guerre : { $attacker } attaque { $defender }. Leurs postes de condottiere se vendent contre de l’influence.
veto-played = { $seat } joue Veto : la guerre n’a pas lieu.
lorenzo-used = { $seat } fait jouer Laurent de Médicis : la guerre n’a pas lieu.
hired = { $seat } devient condottiere { OF($city) } à { $amount } et paie { $price } influence.
nobody-hired = { $city } ne trouve pas de condottiere.
war-unfought = Ni { $attacker } ni { $defender } n’a trouvé de condottiere : pas de guerre.
city-paid = { $city } paie { $amount } or à { $seat }, en dépôt { IN($town) }.
league-joined = { $seat } proclame une Sainte Ligue en faveur { OF($city) }.
mark-decade-ended = Fin de la décennie { $decade }
league-declined = { $seat } ne proclame pas de Sainte Ligue.
troops-bribed = { $seat } corrompt chez { $owner } : { $troop }.
attack-rolled = { $attacker } attaque avec { $total } (dé { $black }) ; { $defender } tient avec { $total2 } (dé { $white }).
counter-rolled = { $defender } contre-attaque avec { $total } (dé { $white }) ; { $attacker } tient avec { $total2 } (dé { $black }).
dice-rerolled = { $seat } fait jouer Ludovic Sforza : les deux dés sont relancés.
dice-kept = { $seat } garde les dés.
war-won = { $winner } bat { $loser }.
war-drawn = Ni { $attacker } ni { $defender } ne l’emporte.
status-changed = { $city } a désormais le statut { $status }.
counter-taken = { $seat } prend un jeton de victoire et en a maintenant { $counters }.
decade-ended = La décennie { $decade } est finie.
income = { $seat } reçoit { $gold ->
    [0] { $influence ->
        [0] rien
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } or
       *[other] { $gold } or et { $influence } influence
    }
}.
town-emptied = { $seat } retire { $gold } or { FROM($town) }.
city-ranked = Chaque tuile { OF($city) } vaut { COUNT($value, one: "point", other: "points") }.
scored = { $seat } a { COUNT($score, one: "point", other: "points") }.
victory = { $seat } l’emporte avec { COUNT($score, one: "point", other: "points") }.
victory-shared = { $seat } partage la victoire avec { COUNT($score, one: "point", other: "points") }.
bank-used = { $seat } utilise { THE($bank) } : { $swap } { $exchange }.
gift-sent = { $seat } donne à { $to } { $gold ->
    [0] { $influence ->
        [0] rien
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } or
       *[other] { $gold } or et { $influence } influence
    }
}.
offer-made = { $seat } propose à { $to } { $gold ->
    [0] { $influence ->
        [0] rien
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } or
       *[other] { $gold } or et { $influence } influence
    }
} contre { $gold2 ->
    [0] { $influence2 ->
        [0] rien
       *[other] { $influence2 } influence
    }
   *[other] { $influence2 ->
        [0] { $gold2 } or
       *[other] { $gold2 } or et { $influence2 } influence
    }
}.
offer-rejected = { $seat } rejette l’offre { OF($to) }.
offer-cancelled = { $seat } retire son offre à { $to }.
trade-done = { $seat } donne à { $to } { $gold ->
    [0] { $influence ->
        [0] rien
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } or
       *[other] { $gold } or et { $influence } influence
    }
} contre { $gold2 ->
    [0] { $influence2 ->
        [0] rien
       *[other] { $influence2 } influence
    }
   *[other] { $influence2 ->
        [0] { $gold2 } or
       *[other] { $gold2 } or et { $influence2 } influence
    }
}.

# Refus
no-family = { START(THE($family)) } sont déjà pris.
no-seat = Personne n’est assis là.
no-self = Vous ne pouvez pas vous choisir.
no-card = Vous n’avez pas la carte { $card }.
no-power = Vous ne possédez pas { THE($tile) }.
no-power-used = Pouvoir déjà utilisé dans cette décennie : { $tile }.
no-theft-now = On vole avant ou après l’action principale, jamais pendant une enchère ou une guerre.
no-troop-owned = Vous avez déjà { THE($troop) } : une troupe de chaque type.
no-troop-left = Il n’en reste plus dans la réserve : { $troop }.
no-troop-gold = Prix : { $price } or ({ $troop }), plus que vous n’en avez.
no-troop-yours = Vous n’avez rien de tel à congédier : { $troop }.
no-card-money = Une carte de traîtrise coûte { $limits-treachery_gold } or et { $limits-treachery_influence } influence.
no-tile-sold = { START(THE($tile)) } { GENDER($tile) ->
    [f] est déjà vendue
    [mp] sont déjà vendus
    [fp] sont déjà vendues
   *[m] est déjà vendu
}.
no-tile-open = Il faut ouvrir vous-même l’enchère pour { THE($tile) }, à { $minimum } or.
no-tile-many = Vous possédez { COUNT($limit, one: "tuile de cité", other: "tuiles de cité") } : personne ne peut en avoir davantage.
no-tile-city = Vous possédez déjà des tuiles dans { COUNT($limit, one: "autre cité", other: "autres cités") } : aucune { OF($city) } pour vous.
no-event = Pas en vente dans cette décennie : { $event }.
no-pope = { $seat } tient le Pape jusqu’à la fin de la décennie.
no-war-self = Une cité ne peut pas s’attaquer elle-même.
no-war-limit = La décennie a eu toutes ses guerres : { $limit }.
no-pass-guard = Rien ne bouge depuis trop longtemps : vous ne pouvez pas passer ce tour.
no-main-done = Vous avez déjà fait votre action de ce tour.
no-bid-low = Il faut miser au moins { $minimum }.
no-bid-high = Vous ne pourriez pas payer plus de { $limit }.
no-bid-frozen = Votre enchère est gelée : vous ne pouvez que passer.
no-pass-opening = C’est vous qui mettez en vente : il faut ouvrir l’enchère.
no-freeze-out = { $seat } ne participe pas à cette enchère.
no-freeze-twice = L’enchère { OF($seat) } est déjà gelée.
no-alfonso-turn = Alphonse ne fait piocher que pendant votre propre tour.
no-cardinals-held = Vous n’avez pas autant de cartes Corrompre un cardinal.
no-cardinals-waste = Autant de cartes seraient gaspillées : on ne rend pas la monnaie.
no-cardinals-price = Avec si peu de cartes vous ne pourriez pas payer votre mise.
no-bribe-target = { $seat } ne prend pas part à cette guerre.
no-bribe-troop = { $seat } n’a pas cette troupe : { $troop }.
no-bribe-twice = Troupe déjà corrompue : { $troop }.
no-aside-setup = Pas avant le premier tour.
no-bank-tile = Vous ne possédez pas { THE($bank) }.
no-bank-used = Déjà utilisée dans cette décennie : { $bank }.
no-bank-last = Le dernier événement de la décennie est en vente : la banque est fermée jusqu’à la fin de la décennie.
no-bank-money = Vous n’avez pas de quoi échanger.
no-bank-swap = La banque échange { $limit } au plus.
no-binding = Une mise qu’il faudra payer ne serait plus couverte.
no-offer-self = Vous ne pouvez pas traiter avec vous-même.
no-offer-seat = Personne n’est assis là.
no-offer-limit = Vous avez fait { COUNT($limit, one: "offre ou cadeau", other: "offres et cadeaux") } ce tour : pas davantage avant le prochain.
no-draft = Dites d’abord à qui vous proposez.
no-draft-order = Ce qu’on donne vient avant ce qu’on demande, l’or avant l’influence : recommencez l’offre pour la changer.
no-draft-empty = L’offre est encore vide.
no-draft-money = Vous n’avez pas autant.
no-gift-asks = Un cadeau ne demande rien en retour.
no-offer-open = Aucune offre ouverte avec { $seat }.
no-offer-money = Vous n’avez pas ce que l’offre demande.
no-offer-partner = { $seat } n’a pas ce que l’offre donne.

pact-no_bid = { $author } n’enchérit pas.
pact-no_war_against = { $author } ne déclare pas de guerre contre { $city }.
pact-no_war_by = { $author } ne déclare pas de guerre au nom { OF($city) }.
pact-no_veto = { $author } ne met son veto à aucune guerre.
pact-no_bribes = { $author } ne soudoie pas les troupes { OF($to) }.
pact-no_theft = { $author } ne prend rien à { $to } par traîtrise.
pact-league_for = { $author } mène la Sainte Ligue du côté { OF($city) }.
pact-artist_to = Le prochain artiste de statut { OF($author) } va { TO($city) }.
pact-french_to = { $author } envoie les Français { TO($city) }.
pact-pay_gold = { $author } verse { $gold } or à { $to }.
pact-pay_influence = { $author } cède { $influence } influence à { $to }.
board-setting-up = Choix des familles

board-decade = Décennie { $decade } · guerres : { $wars } sur { $limit }
board-city = statut { $status }, { $value } par tuile
board-war = Guerre : { $attacker } attaque { $defender }
board-player = points { $score } · or { $gold } · influence { $influence }
board-heading-table = La table
board-heading-cities = Cités et tuiles libres
board-heading-events = Événements à vendre
board-heading-troops = Troupes à engager
board-heading-auction = Enchère
board-heading-war = Guerre
board-heading-hand = Vos traîtrises
board-pope = Le pape : { $holder }
board-the-pope = le pape
board-pile = Pile de traîtrise : { $pile } · jouées : { $cards }
board-removed = Hors du jeu : { $list }
board-league-used = La Sainte Ligue a combattu cette décennie.
board-banking-closed = Les banques sont fermées.
board-guarded = On ne peut passer ce tour.
board-artists = Artistes : { $list }
board-lot-city = { $item }, en { $currency }
board-lot-event = { $item }, en { $currency }
board-lot-pope = Le pape, en { $currency }
board-lot-attacker = L’attaque pour { $item }
board-lot-defender = La défense pour { $item }
board-high = Plus haute enchère : { $high } ({ $leader })
board-minimum = Enchère minimale : { $minimum } · votre maximum : { $limit }
board-bidders = Encore dans l’enchère : { $list }
board-frozen = Gelés : { $list }
board-attacker = Attaque : { $player } (allié { $ally }), attaque { $attack }, défense { $defence }
board-defender = Défense : { $player } (allié { $ally }), attaque { $attack }, défense { $defence }
board-bribed = Soudoyées : { $list }
board-dice = Dés : { $list }
board-income = Revenu : or { $gold }, influence { $influence }
board-army = Attaque { $attack }, défense { $defence } · victoires { $counters }
board-treachery = Traîtrises : { $cards } sur { $limit } · enterrées : { $buried }
board-cardinals = Cardinaux montrés : { $count }
board-town = Or sur la ville natale : { $gold }
board-chits = Jetons : or { $gold }, influence { $influence }
board-troops = Troupes : { $list }
board-tiles = Tuiles : { $list }
board-rotated = Utilisées : { $list }
board-owned-events = Événements : { $list }
board-own-buried = Enterrées : { $list }
board-offer = { $author } offre à { $to } : or { $gold }, influence { $influence } ; demande : or { $gold2 }, influence { $influence2 }

# Ordres permanents
lot-tile = { START(THE($tile)) }
lot-event = { START(THE($event)) }
lot-pope = Le Pape
lot-hire = Condottiere { OF($city) }
standing-bids = Aux enchères
standing-veto = Quand une guerre est déclarée
standing-league = Quand je peux proclamer une Sainte Ligue
standing-bribes = Avant les dés de mes guerres
standing-dice = Quand je peux faire relancer les dés
standing-if-price = la prochaine mise doit être d’au moins { $amount }
standing-if-attacked = { $city } est la cible de l’attaque
standing-if-attacking = { $city } attaque
standing-if-attack-ahead = l’attaque dépasse la défense d’au moins { $amount }
standing-if-defence-ahead = la défense dépasse l’attaque d’au moins { $amount }
standing-if-wins = le camp qui frappe gagne d’au moins { $amount }
standing-if-fails = le camp qui frappe a une avance d’au plus { $amount }
standing-until-lot = pour ce lot
standing-until-war = jusqu’à la fin de cette guerre
standing-until-turn = jusqu’à la fin de ce tour
standing-until-decade = jusqu’à la fin de la décennie
standing-until-game = jusqu’à la fin de la partie
theme-family = Quelle famille
theme-troops = Les troupes
theme-treachery = La trahison
theme-auction = Que mettre aux enchères
theme-war = La guerre
theme-bid = Jusqu’où enchérir
theme-artist = Les artistes
