# Principato en français.
title = Principato
tagline = Faites grandir une principauté de la Renaissance en trois ans : champs et banques, une armée qui rapporte, des œuvres qui vous survivront.
length = 45-90 min

# Questions
ask-turn = { $actions ->
    [one] Il vous reste une action : activer une carte, en changer une ou prendre une faveur.
   *[other] Vous avez { $actions } actions : activer une carte, en changer une ou prendre une faveur.
}
ask-pay = { $gold ->
    [0] { $kind } : le prix est de { $food } en nourriture. Combien de faveurs en tiennent lieu ?
   *[other] { $food ->
        [0] { $kind } : le prix est de { $gold } en or. Combien de faveurs en tiennent lieu ?
       *[other] { $kind } : le prix est de { $food } en nourriture et { $gold } en or. Combien de faveurs en tiennent lieu ?
    }
}
ask-choose = { $kind } : quelle œuvre choisissez-vous ?
ask-recruit = Combien en engagez-vous ({ $troop }) ? La réserve en compte { $count }.
ask-exchange = { $kind } a servi : quelle carte de la rangée la remplace ?
ask-supply = { $count ->
    [one] Décompte militaire : { $count } troupe n’est pas ravitaillée ; votre force est de { $strength }. La ravitailler ?
   *[other] Décompte militaire : { $count } troupes ne sont pas ravitaillées ; votre force est de { $strength }. En ravitailler ?
}
ask-dismiss-condottieri = { $count ->
    [one] Vous avez { $count } condottiere. Le renvoyer ?
   *[other] Vous avez { $count } condottieres. Combien en renvoyez-vous ?
}
ask-dismiss-militia = { $count ->
    [one] Vous avez { $count } milice. La renvoyer ?
   *[other] Vous avez { $count } milices. Combien en renvoyez-vous ?
}

# Ce qui se passe
first-player = Premier joueur : { $seat }.
hand-dealt = { $seat } commence avec { $left } et { $right }.
objectives-dealt = { $seat } reçoit deux objectifs secrets.
objectives-seen = { $seat } a pour objectifs { $domain } et { $culture }.
row-laid = Les { $count } premières cartes sont étalées :
row-card = { $kind }
paid = { $favor ->
    [0] { $gold ->
        [0] { $seat } paie { $food } en nourriture.
       *[other] { $food ->
            [0] { $seat } paie { $gold } en or.
           *[other] { $seat } paie { $food } en nourriture et { $gold } en or.
        }
    }
    [1] { $gold ->
        [0] { $food ->
            [0] { $seat } paie une faveur.
           *[other] { $seat } paie { $food } en nourriture et une faveur.
        }
       *[other] { $food ->
            [0] { $seat } paie { $gold } en or et une faveur.
           *[other] { $seat } paie { $food } en nourriture, { $gold } en or et une faveur.
        }
    }
   *[other] { $gold ->
        [0] { $food ->
            [0] { $seat } paie { $favor } faveurs.
           *[other] { $seat } paie { $food } en nourriture et { $favor } faveurs.
        }
       *[other] { $food ->
            [0] { $seat } paie { $gold } en or et { $favor } faveurs.
           *[other] { $seat } paie { $food } en nourriture, { $gold } en or et { $favor } faveurs.
        }
    }
}
built-field = { $count ->
    [one] { $seat } aménage un champ.
   *[other] { $seat } aménage { $count } champs.
}
built-farm = { $count ->
    [one] { $seat } construit une ferme.
   *[other] { $seat } construit { $count } fermes.
}
built-palazzo = { $count ->
    [one] { $seat } construit un palazzo.
   *[other] { $seat } construit { $count } palazzi.
}
built-bank = { $count ->
    [one] { $seat } ouvre une banque.
   *[other] { $seat } ouvre { $count } banques.
}
built-catapult = { $count ->
    [one] { $seat } construit une catapulte.
   *[other] { $seat } construit { $count } catapultes.
}
acquired = { $seat } acquiert : { $design }.
recruited-militia = { $count ->
    [one] { $seat } lève une milice.
   *[other] { $seat } lève { $count } milices.
}
recruited-condottieri = { $count ->
    [one] { $seat } engage un condottiere.
   *[other] { $seat } engage { $count } condottieres.
}
received-food = { $seat } reçoit { $count } en nourriture ({ $kind }).
received-gold = { $seat } reçoit { $count } en or ({ $kind }).
overflowed-food = Fermes pleines chez { $seat } : { $count } en nourriture va droit à la milice.
overflowed-gold = Banques pleines chez { $seat } : { $count } en or va droit aux condottieres.
lost-food = { $seat } ne peut placer { $count } en nourriture : perte sèche.
lost-gold = { $seat } ne peut placer { $count } en or : perte sèche.
exchanged = { $seat } échange { $given } contre { $taken } (case { $slot }).
changed = { $seat } change { $given } pour { $taken } (case { $slot }).
favor-taken = { $seat } prend une faveur.
supplied = { $count ->
    [one] { $seat } ravitaille une troupe ({ $post }).
   *[other] { $seat } ravitaille { $count } troupes ({ $post }).
}
passed = { $seat } renonce à la fin de son tour.
card-left = { $kind } quitte la rangée.
card-revealed = { $kind } entre dans la rangée.
military-card = La carte de décompte militaire de l’année { $year } apparaît : on compare aussitôt les armées.
year-ended = L’année { $year } s’achève : on compare les armées.
year-begun = L’année { $year } commence.
order = { $seat } décide en position { $place } (jetons d’armée : { $tokens }).
strength = { $seat } a une force de { $strength }.
military-points = { $points ->
    [one] { $seat } est au rang { $rank } et gagne { $points } point militaire.
   *[other] { $seat } est au rang { $rank } et gagne { $points } points militaires.
}
cleared = { $count ->
    [one] Les troupes ont consommé un cube.
   *[other] Les troupes ont consommé { $count } cubes.
}
dismissed-militia = { $count ->
    [one] { $seat } renvoie une milice.
   *[other] { $seat } renvoie { $count } milices.
}
dismissed-condottieri = { $count ->
    [one] { $seat } renvoie un condottiere.
   *[other] { $seat } renvoie { $count } condottieres.
}
objective-shown = { $points ->
    [one] { $seat } dévoile { $objective } : { $points } point.
   *[other] { $seat } dévoile { $objective } : { $points } points.
}
total = { $seat } totalise { $points } points.
tie-broken = { $cubes ->
    [one] Égalité : il reste { $cubes } cube à { $seat }.
   *[other] Égalité : il reste { $cubes } cubes à { $seat }.
}
victory = { $seat } l’emporte avec { $points } points.
victory-shared = { $seat } partage la victoire avec { $points } points.

# Pourquoi pas
no-kind = Vous n’avez pas { $kind } en main.
no-tokens = { $kind } : cette ligne donne { $count } jetons, or la réserve n’en a plus que { $left }.
no-culture = { $kind } : il ne reste aucune œuvre de ce genre dans la réserve.
no-means = { $gold ->
    [0] { $kind } : le prix est de { $food } en nourriture ; vos cubes et vos faveurs n’y suffisent pas.
   *[other] { $food ->
        [0] { $kind } : le prix est de { $gold } en or ; vos cubes et vos faveurs n’y suffisent pas.
       *[other] { $kind } : le prix est de { $food } en nourriture et { $gold } en or ; vos cubes et vos faveurs n’y suffisent pas.
    }
}
no-room = { $kind } : vos réserves sont pleines et aucune troupe ne peut prendre de cube ; vous ne recevriez rien.
no-cubes = { $kind } : il ne reste aucun cube de ce genre dans la réserve.
no-source = { $kind } : vous n’avez rien qui en produise.
no-troops = { $kind } : il ne reste aucune troupe dans la réserve.
no-slot = La rangée compte { $slots } cartes.
no-favor-left = Il ne reste aucune faveur dans la réserve.
no-church-room = Votre église contient { $places } faveurs, elle est pleine ; postez-en d’abord une sur une troupe.
no-unsupplied = Il n’y a pas autant de troupes à ravitailler ({ $post }) : { $left }.
no-stored = Vous n’avez pas autant de cubes en réserve ({ $post }) : { $stored }.
no-turn-action = Répondez d’abord à la question posée ; les actions appartiennent à votre tour.
no-payment = Les faveurs doivent couvrir ce qui manque : vous avez { $food } en nourriture et { $gold } en or.
no-payment-favor = { $favor ->
    [one] Vous n’avez que { $favor } faveur.
   *[other] Vous n’avez que { $favor } faveurs.
}
no-payment-more = Les faveurs ne peuvent dépasser le prix de { $food } en nourriture et { $gold } en or.
no-design-kind = { $kind } donne un autre genre d’œuvre.
no-design = Plus aucun exemplaire dans la réserve : { $design }.
no-recruits = La réserve n’a plus que { $left } troupes.
no-dismissal = Vous n’avez que { $count } de ces troupes.
no-other-troop = La question porte sur les autres troupes.
no-pay-now = Il n’y a rien à payer maintenant, ou une seule façon de le payer.
no-choose-now = Il n’y a pas d’œuvre à choisir maintenant.
no-recruit-now = Il n’y a personne à recruter maintenant : activez d’abord une carte de recrutement.
no-exchange-now = On n’échange une carte que juste après l’avoir activée, et seulement si elle porte le symbole d’échange.
no-supply-now = On ravitaille entre ses actions et au début d’un décompte militaire.
no-done-now = Cette réponse appartient au ravitaillement d’un décompte militaire.
no-dismiss-now = On ne renvoie des troupes qu’après les points d’un décompte militaire.

# Boutons
verb-activate = { $effect }
verb-take_favor = Prendre une faveur
verb-change = Changer la carte de { $place } pour celle de la case { $slot }
verb-pass = Finir le tour
verb-supply = { $number ->
    [one] Ravitailler une troupe : { $post }
   *[other] Ravitailler { $number } troupes : { $post }
}
verb-supply_done = Ne plus ravitailler
verb-pay = { $as_food ->
    [0] { $as_gold ->
        [0] Payer sans faveur
        [1] Une faveur comme or
       *[other] { $as_gold } faveurs comme or
    }
    [1] { $as_gold ->
        [0] Une faveur comme nourriture
       *[other] Faveurs : une comme nourriture, { $as_gold } comme or
    }
   *[other] { $as_gold ->
        [0] { $as_food } faveurs comme nourriture
       *[other] Faveurs : { $as_food } comme nourriture, { $as_gold } comme or
    }
}
verb-choose = { $design }
verb-recruit = En engager { $number }
verb-exchange = Prendre la carte de la case { $slot }
verb-dismiss = { $leaving ->
    [0] Tout garder ({ $troop })
   *[other] En renvoyer { $leaving } ({ $troop })
}

# Cartes
kind-build_field = Chantier de champ
    .help = 1 or : un champ. Ou 3 or : deux champs. Pas d’échange.
kind-build_farm = Chantier de ferme
    .help = 1 or : une ferme. Ou 3 or : deux fermes. Pas d’échange.
kind-build_palazzo = Chantier de palazzo
    .help = 1 nourriture : un palazzo. Ou 3 nourritures : deux palazzi. Pas d’échange.
kind-build_bank = Chantier de banque
    .help = 1 nourriture : une banque. Ou 3 nourritures : deux banques. Pas d’échange.
kind-harvest = Moisson
    .help = Recevez 1 nourriture par champ. Échangez ensuite la carte.
kind-rents = Loyers
    .help = Recevez 1 or par palazzo. Échangez ensuite la carte.
kind-tax_collector = Percepteur
    .help = Recevez 2 or, ou 1 nourriture et 1 or, ou 2 nourritures. Échangez ensuite la carte.
kind-gold_fair = Foire des marchands
    .help = Recevez 3 or. Échangez ensuite la carte.
kind-food_market = Marché paysan
    .help = Recevez 3 nourritures. Échangez ensuite la carte.
kind-catapult_early = Catapulte (années 1-2)
    .help = 1 nourriture et 1 or : une catapulte. Ou 3 nourritures et 2 or : deux catapultes. Pas d’échange.
kind-catapult_late = Catapulte (année 3)
    .help = 1 nourriture : une catapulte. Ou 2 nourritures et 1 or : deux catapultes. Pas d’échange.
kind-recruit_militia = Levée de milice
    .help = Prenez autant de milices que voulu, gratuitement. Elles arrivent sans ravitaillement. Pas d’échange.
kind-recruit_condottieri = Engager des condottieres
    .help = Prenez autant de condottieres que voulu, gratuitement. Ils arrivent sans ravitaillement. Pas d’échange.
kind-sculptor = Sculpteur
    .help = 1 nourriture et 2 or, ou 2 nourritures et 1 or : un monument au choix. Échangez ensuite la carte.
kind-printer = Imprimeur
    .help = 4 nourritures : un livre au choix. Échangez ensuite la carte.
kind-painter = Peintre
    .help = 5 or : une peinture au choix. Échangez ensuite la carte.
kind-military_scoring = Décompte militaire
    .help = Surgit au hasard dans les années 2 et 3 : on compare aussitôt les armées, puis la carte quitte le jeu.

effect-build_field_one = Chantier de champ : 1 or pour un champ
    .help = Un champ donne 1 nourriture à chaque moisson ; il ne stocke rien.
effect-build_field_two = Chantier de champ : 3 or pour deux champs
    .help = Un champ donne 1 nourriture à chaque moisson ; il ne stocke rien.
effect-build_farm_one = Chantier de ferme : 1 or pour une ferme
    .help = Une ferme stocke 2 nourritures.
effect-build_farm_two = Chantier de ferme : 3 or pour deux fermes
    .help = Une ferme stocke 2 nourritures.
effect-build_palazzo_one = Chantier de palazzo : 1 nourriture pour un palazzo
    .help = Un palazzo donne 1 or à chaque levée de loyers ; il ne stocke rien.
effect-build_palazzo_two = Chantier de palazzo : 3 nourritures pour deux palazzi
    .help = Un palazzo donne 1 or à chaque levée de loyers ; il ne stocke rien.
effect-build_bank_one = Chantier de banque : 1 nourriture pour une banque
    .help = Une banque stocke 2 or.
effect-build_bank_two = Chantier de banque : 3 nourritures pour deux banques
    .help = Une banque stocke 2 or.
effect-harvest = Moisson : 1 nourriture par champ
    .help = Ce qui ne trouve place ni dans les fermes ni sur les milices est perdu.
effect-rents = Loyers : 1 or par palazzo
    .help = Ce qui ne trouve place ni dans les banques ni sur les condottieres est perdu.
effect-tax_collector_food = Percepteur : 2 nourritures
    .help = Ce qui ne trouve pas de place est perdu.
effect-tax_collector_both = Percepteur : 1 nourriture et 1 or
    .help = Ce qui ne trouve pas de place est perdu.
effect-tax_collector_gold = Percepteur : 2 or
    .help = Ce qui ne trouve pas de place est perdu.
effect-gold_fair = Foire des marchands : 3 or
    .help = Ce qui ne trouve pas de place est perdu.
effect-food_market = Marché paysan : 3 nourritures
    .help = Ce qui ne trouve pas de place est perdu.
effect-catapult_early_one = Catapulte : 1 nourriture et 1 or pour une
    .help = Une catapulte compte 1 à chaque décompte, sans ravitaillement.
effect-catapult_early_two = Catapulte : 3 nourritures et 2 or pour deux
    .help = Une catapulte compte 1 à chaque décompte, sans ravitaillement.
effect-catapult_late_one = Catapulte : 1 nourriture pour une
    .help = Une catapulte compte 1 à chaque décompte, sans ravitaillement.
effect-catapult_late_two = Catapulte : 2 nourritures et 1 or pour deux
    .help = Une catapulte compte 1 à chaque décompte, sans ravitaillement.
effect-recruit_militia = Levée de milice : autant que voulu, gratuit
    .help = Chacune compte 1 avec de la nourriture ou une faveur, sinon moins 1.
effect-recruit_condottieri = Engager des condottieres : autant que voulu, gratuit
    .help = Chacun compte 1 avec de l’or ou une faveur, sinon moins 1.
effect-sculptor_two_gold = Sculpteur : 1 nourriture et 2 or pour un monument
    .help = Au choix parmi les monuments restants.
effect-sculptor_two_food = Sculpteur : 2 nourritures et 1 or pour un monument
    .help = Au choix parmi les monuments restants.
effect-printer = Imprimeur : 4 nourritures pour un livre
    .help = Au choix parmi les livres restants.
effect-painter = Peintre : 5 or pour une peinture
    .help = Au choix parmi les peintures restantes.

# Pièces
place-left = gauche
    .help = La première de vos deux cartes d’action.
place-right = droite
    .help = La seconde de vos deux cartes d’action.
cube-food = Nourriture
    .help = Se garde dans les fermes ; paie les bâtiments du bourg, les livres et la milice.
cube-gold = Or
    .help = Se garde dans les banques ; paie les bâtiments des environs, les peintures et les condottieres.
cube-favor = Faveur
    .help = Se garde à l’église, trois au plus ; remplace nourriture ou or pour payer ou ravitailler.
token-field = Champ
    .help = 1 nourriture à chaque moisson. Ne stocke rien.
token-farm = Ferme
    .help = Stocke 2 nourritures.
token-palazzo = Palazzo
    .help = 1 or à chaque levée de loyers. Ne stocke rien.
token-bank = Banque
    .help = Stocke 2 or.
token-catapult = Catapulte
    .help = Force 1, pour toujours, sans ravitaillement.
token-militia = Milice
    .help = Force 1 avec un cube de nourriture ou de faveur, sinon moins 1.
token-condottiere = Condottiere
    .help = Force 1 avec un cube d’or ou de faveur, sinon moins 1.
troop-militia = milices
    .help = Ravitaillées en nourriture ou en faveurs.
troop-condottiere = condottieres
    .help = Ravitaillés en or ou en faveurs.
post-food_militia = nourriture pour la milice
    .help = La nourriture postée sur la milice est consommée au prochain décompte militaire.
post-gold_condottiere = or pour les condottieres
    .help = L’or posté sur les condottieres est consommé au prochain décompte militaire.
post-favor_militia = faveur pour la milice
    .help = Une faveur ravitaille une milice ; elle est consommée au prochain décompte militaire.
post-favor_condottiere = faveur pour les condottieres
    .help = Une faveur ravitaille un condottiere ; elle est consommée au prochain décompte militaire.
design-monument_high = Grand monument
    .help = Le monument le plus précieux : 4 points.
design-monument_middle = Beau monument
    .help = 3 points.
design-monument_low = Modeste monument
    .help = 2 points.
design-book_high = Grand livre
    .help = Le livre le plus précieux : 5 points.
design-book_middle = Beau livre
    .help = 4 points.
design-book_low = Modeste livre
    .help = 3 points.
design-painting_high = Grande peinture
    .help = La peinture la plus précieuse : 7 points.
design-painting_middle = Belle peinture
    .help = 6 points.
design-painting_low = Modeste peinture
    .help = 5 points.
objective-armoury = Armurerie
    .help = 1 point par catapulte.
objective-fertile_soil = Sol fertile
    .help = 1 point par champ ou ferme au-delà du sixième.
objective-town_charter = Charte municipale
    .help = 1 point par palazzo ou banque au-delà du sixième.
objective-fortress = Forteresse
    .help = 1 point par tranche de 4 points militaires.
objective-chapel = Chapelle
    .help = Paires monument et peinture : 2, 5 ou 8 points pour une, deux ou trois.
objective-town_hall = Mairie
    .help = Paires monument et livre : 2, 5 ou 8 points pour une, deux ou trois.
objective-palace = Palace
    .help = Trios monument, livre et peinture : 5, 10 ou 15 points pour un, deux ou trois.
objective-villa = Villa
    .help = Paires livre et peinture : 2, 5 ou 9 points pour une, deux ou trois.

# Avant la partie
option-first_player = Premier joueur
    .help = Qui joue le premier tour et passe devant quand les armées sont de même taille.
option-first_player-random = tirage au sort
option-first_player-0 = première place
option-first_player-1 = deuxième place
option-first_player-2 = troisième place
option-first_player-3 = quatrième place
option-open_objectives = Objectifs visibles
    .help = Tous les objectifs sont face visible dès le début : idéal pour apprendre.
option-unlimited_reserve = Réserve illimitée
    .help = Cubes, champs, fermes, palazzi et banques ne manquent jamais : plus simple pour débuter.

# D’où viennent les points
source-military = Points militaires
source-monument = Monuments
source-book = Livres
source-painting = Peintures
source-domain = Objectif de domaine
source-culture = Objectif de culture

board-year = Année { $year } · actions restantes : { $actions }
board-player = points { $score } · force { $strength } · points militaires { $military }
board-cards = cartes : { $list }
board-stored = en stock : { $cubes }
board-objectives = objectifs : { $list }
board-heading-table = La table
board-heading-row = La rangée
board-heading-reserve = La réserve
board-first = Premier joueur : { $player }
board-pile = Pile : { $pile } · paquets à venir : { $later }
board-unseen = Dans la pile : { $list }
board-activation = { $player } exécute : { $effect }
board-scoring-supply = Décompte militaire, ravitaillement : { $list }
board-scoring-dismiss = Décompte militaire, renvois : { $list }
board-pool-green = champs et fermes { $count }
board-pool-yellow = palais et banques { $count }
board-pool-catapults = catapultes { $count }
board-pool-troops = troupes { $count }
board-design = { $design } ({ $points }) : { $count }
board-tokens = Sur le plateau : { $list }
board-posted = Ravitaillement : { $list }
board-unsupplied = Sans ravitaillement : { $list }
board-culture = Culture : { $list }
