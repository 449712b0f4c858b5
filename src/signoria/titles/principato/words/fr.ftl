# Principato en français.
title = Principato
tagline = Faites grandir une principauté de la Renaissance en trois ans : champs et banques, une armée qui rapporte, des œuvres qui vous survivront.
length = 45-90 min

# Questions
ask-turn = { $actions ->
    [one] Il vous reste une action : activer une carte, en changer une ou prendre une faveur.
   *[other] Vous avez { $actions } actions : activer une carte, en changer une ou prendre une faveur.
}
brief-ask-turn = Il vous reste { COUNT($actions, one: "action", other: "actions") }.
ask-pay = { $gold ->
    [0] { $kind } : le prix est de { COUNT($food, one: "nourriture", other: "nourritures") }. Combien de faveurs en tiennent lieu ?
   *[other] { $food ->
        [0] { $kind } : le prix est de { $gold } or. Combien de faveurs en tiennent lieu ?
       *[other] { $kind } : le prix est de { COUNT($food, one: "nourriture", other: "nourritures") } et { $gold } or. Combien de faveurs en tiennent lieu ?
    }
}
ask-choose = { $kind } : quelle œuvre choisissez-vous ?
ask-recruit = Combien en engagez-vous ({ $troop }) ? La réserve en compte { $count }.
ask-exchange = Carte utilisée : { $kind }. Quelle carte de la rangée la remplace ?
mark-military-card = Décompte militaire
mark-year-ended = Décompte militaire
mark-year-begun = Année { $year }
ask-supply = { $count ->
    [one] Décompte militaire : { $count } troupe n’est pas ravitaillée ; votre force est de { $strength }. La ravitailler ?
   *[other] Décompte militaire : { $count } troupes ne sont pas ravitaillées ; votre force est de { $strength }. En ravitailler ?
}
ask-dismiss-condottieri = { $count ->
    [one] Vous avez { $count } condottiere. Le renvoyer ?
   *[other] Vous avez { $count } condottieri. Combien en renvoyez-vous ?
}
ask-dismiss-militia = { $count ->
    [one] Vous avez { $count } milice. La renvoyer ?
   *[other] Vous avez { $count } milices. Combien en renvoyez-vous ?
}

# Ce qui se passe
first-player = Premier joueur : { $seat }.
hand-dealt = { $seat } commence avec { THE($left) } et { THE($right) }.
objectives-dealt = { $seat } reçoit deux objectifs secrets.
objectives-seen = Objectifs { OF($seat) } : { $domain } et { $culture }.
row-laid = { COUNT($count, one: "carte est étalée", other: "cartes sont étalées") } pour commencer :
row-card = { $kind }
paid = { $favor ->
    [0] { $gold ->
        [0] { $seat } paie { COUNT($food, one: "nourriture", other: "nourritures") }.
       *[other] { $food ->
            [0] { $seat } paie { $gold } or.
           *[other] { $seat } paie { COUNT($food, one: "nourriture", other: "nourritures") } et { $gold } or.
        }
    }
   *[other] { $gold ->
        [0] { $food ->
            [0] { $seat } paie { COUNT($favor, one: "faveur", other: "faveurs") }.
           *[other] { $seat } paie { COUNT($food, one: "nourriture", other: "nourritures") } et { COUNT($favor, one: "faveur", other: "faveurs") }.
        }
       *[other] { $food ->
            [0] { $seat } paie { $gold } or et { COUNT($favor, one: "faveur", other: "faveurs") }.
           *[other] { $seat } paie { COUNT($food, one: "nourriture", other: "nourritures") }, { $gold } or et { COUNT($favor, one: "faveur", other: "faveurs") }.
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
acquired = { $seat } acquiert : { $design }.
recruited-militia = { $count ->
    [one] { $seat } lève une milice.
   *[other] { $seat } lève { $count } milices.
}
recruited-condottieri = { $count ->
    [one] { $seat } engage un condottiere.
   *[other] { $seat } engage { $count } condottieri.
}
received-food = { $seat } reçoit { COUNT($count, one: "nourriture", other: "nourritures") } ({ $kind }).
received-gold = { $seat } reçoit { $count } or ({ $kind }).
overflowed-food = Fermes pleines chez { $seat } : { COUNT($count, one: "nourriture va", other: "nourritures vont") } droit à la milice.
overflowed-gold = Banques pleines chez { $seat } : { $count } or va droit aux condottieri.
lost-food = { $seat } ne trouve pas de place : { COUNT($count, one: "nourriture perdue", other: "nourritures perdues") }.
lost-gold = { $seat } ne trouve pas de place : { $count } or perdu.
short-food = La réserve est vide : { COUNT($count, one: "nourriture manque", other: "nourritures manquent") } à { $seat }.
short-gold = La réserve est vide : { $count } or manque à { $seat }.
exchanged = { $seat } échange { THE($given) } contre { THE($taken) } (case { $slot }).
changed = { $seat } change { THE($given) } pour { THE($taken) } (case { $slot }).
favor-taken = { $seat } prend une faveur.
supplied = { $count ->
    [one] { $seat } ravitaille une troupe ({ $post }).
   *[other] { $seat } ravitaille { $count } troupes ({ $post }).
}
passed = { $seat } renonce à la fin de son tour.
card-left = Quitte la rangée : { $kind }.
card-revealed = Entre dans la rangée : { $kind }.
military-card = La carte de décompte militaire de l’année { $year } apparaît : on compare aussitôt les armées.
year-ended = L’année { $year } s’achève : on compare les armées.
year-begun = L’année { $year } commence.
order = { $seat } décide en position { $place } (jetons d’armée : { $tokens }).
strength = { $seat } a une force de { $strength }.
military-points = { $points ->
    [0] { $seat } arrive au rang { $rank } et ne gagne aucun point militaire.
   *[other] { $seat } arrive au rang { $rank } et gagne { COUNT($points, one: "point militaire", other: "points militaires") }.
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
   *[other] { $seat } renvoie { $count } condottieri.
}
objective-shown = { $seat } dévoile { $objective } : { COUNT($points, one: "point", other: "points") }.
total = { $seat } totalise { COUNT($points, one: "point", other: "points") }.
tie-broken = { $cubes ->
    [one] Égalité : il reste { $cubes } cube à { $seat }.
   *[other] Égalité : il reste { $cubes } cubes à { $seat }.
}
victory = { $seat } l’emporte avec { COUNT($points, one: "point", other: "points") }.
victory-shared = { $seat } partage la victoire avec { COUNT($points, one: "point", other: "points") }.

# Pourquoi pas
no-kind = Vous n’avez pas cette carte en main : { $kind }.
no-tokens = { $kind } : cette ligne donne { COUNT($count, one: "jeton", other: "jetons") }, or il en reste { $left } dans la réserve.
no-culture = { $kind } : il ne reste aucune œuvre de ce genre dans la réserve.
no-means = { $gold ->
    [0] { $kind } : le prix est de { COUNT($food, one: "nourriture", other: "nourritures") } ; vos cubes et vos faveurs n’y suffisent pas.
   *[other] { $food ->
        [0] { $kind } : le prix est de { $gold } or ; vos cubes et vos faveurs n’y suffisent pas.
       *[other] { $kind } : le prix est de { COUNT($food, one: "nourriture", other: "nourritures") } et { $gold } or ; vos cubes et vos faveurs n’y suffisent pas.
    }
}
no-room = { $kind } : vos réserves sont pleines et aucune troupe ne peut prendre de cube ; vous ne recevriez rien.
no-cubes = { $kind } : il ne reste aucun cube de ce genre dans la réserve.
no-source = { $kind } : vous n’avez rien qui en produise.
no-troops = { $kind } : il ne reste aucune troupe dans la réserve.
no-slot = La rangée compte { COUNT($slots, one: "carte", other: "cartes") }.
no-favor-left = Il ne reste aucune faveur dans la réserve.
no-church-room = Votre église contient { COUNT($places, one: "faveur", other: "faveurs") }, elle est pleine ; postez-en d’abord une sur une troupe.
no-unsupplied = Il n’y a pas autant de troupes à ravitailler ({ $post }) : { $left }.
no-stored = Vous n’avez pas autant de cubes en réserve ({ $post }) : { $stored }.
no-turn-action = Répondez d’abord à la question posée ; les actions appartiennent à votre tour.
no-payment = Les faveurs doivent couvrir ce qui manque. En réserve : { COUNT($food, one: "nourriture", other: "nourritures") }, { $gold } or.
no-payment-favor = { $favor ->
    [one] Vous n’avez que { $favor } faveur.
   *[other] Vous n’avez que { $favor } faveurs.
}
no-payment-more = Les faveurs ne peuvent dépasser le prix : { COUNT($food, one: "nourriture", other: "nourritures") }, { $gold } or.
no-design-kind = Cette carte donne un autre genre d’œuvre : { $kind }.
no-design = Plus aucun exemplaire dans la réserve : { $design }.
no-recruits = Il ne reste dans la réserve que { COUNT($left, one: "troupe", other: "troupes") }.
no-dismissal = Vous avez en tout { COUNT($count, one: "troupe", other: "troupes") } de ce genre.
no-other-troop = La question porte sur les autres troupes.
no-pay-now = Il n’y a rien à payer maintenant, ou une seule façon de le payer.
no-choose-now = Il n’y a pas d’œuvre à choisir maintenant.
no-recruit-now = Il n’y a personne à recruter maintenant : activez d’abord une carte de recrutement.
no-exchange-now = On n’échange une carte que juste après l’avoir activée, et seulement si elle porte le symbole d’échange.
no-supply-now = On ravitaille entre ses actions et au début d’un décompte militaire.
no-done-now = Cette réponse appartient au ravitaillement d’un décompte militaire.
no-dismiss-now = On ne renvoie des troupes qu’après les points d’un décompte militaire.

# Boutons
verb-activate = Activer { $effect }
verb-take_favor = Prendre une faveur
verb-change = Changer la carte de { $place } pour celle de la case { $slot }
verb-pass = Finir le tour
verb-supply = { $number ->
    [one] Ravitailler une troupe : { $post }
   *[other] Ravitailler { $number } troupes : { $post }
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
       *[other] Faveurs : une comme nourriture, { $as_gold } comme or
    }
   *[other] { $as_gold ->
        [0] { $as_food } faveurs comme nourriture
       *[other] Faveurs : { $as_food } comme nourriture, { $as_gold } comme or
    }
}
verb-choose = Choisir { $design }
verb-recruit = Engager { COUNT($number, one: "troupe", other: "troupes") }
verb-exchange = Prendre la carte de la case { $slot }
verb-dismiss = { $leaving ->
    [0] Tout garder ({ $troop })
   *[other] En renvoyer { $leaving } ({ $troop })
}

# Ce que signifient les signes d’un panneau de joueur
panel-points = Points
    .help = Des décomptes militaires, de la culture et des objectifs que vous voyez.
panel-first = Premier joueur
    .help = A commencé la partie ; en cas d’égalité, l’ordre d’un décompte militaire se suit à partir d’ici. (7.1)
panel-palace = Palais
    .help = Monuments, livres et tableaux, avec leurs points.

# Ce qu’on peut faire, ce que demande chaque étape, ce qui s’ensuivra
do-activate = Activer
do-change = Changer
do-take_favor = Faveur
do-supply = Ravitailler
do-pay = Payer
do-choose = Choisir une œuvre
do-recruit = Engager des troupes
do-exchange = Échanger la carte
do-dismiss = Renvoyer des troupes
step-activate-effect = Quelle ligne de vos cartes utilisez-vous ?
step-change-slot = Changer : quelle carte de la rangée prenez-vous ?
step-change-place = Changer : laquelle de vos deux cartes cédez-vous ?
step-supply-post = Quelles troupes ravitaillez-vous, et avec quoi ?
step-supply-number = Combien en ravitaillez-vous ({ $post }) ?
step-pay-as_food = Combien de faveurs tiennent lieu de nourriture ?
step-pay-as_gold = Combien de faveurs tiennent lieu d’or ?
step-choose-design = Quelle œuvre choisissez-vous ?
step-recruit-number = Combien en engagez-vous ?
step-exchange-slot = Quelle carte de la rangée prenez-vous ?
step-dismiss-troop = Qui renvoyez-vous ?
step-dismiss-leaving = Combien en renvoyez-vous ({ $troop }) ?
change-cards = Changer { $own } pour { $kind }
exchange-card = Prendre { $kind }
note-activate = { COUNT($count, one: "ligne", other: "lignes") }
note-change = { $count } dans la rangée
note-favor = église : { $stored } sur { $places }
note-supply = { $count } sans rien
will-favor = Votre église en aura { $stored } sur { $places }.
will-strength = Force { $before }, puis { $after }.
will-store = Il restera : nourriture { $food }, or { $gold }, faveurs { $favor }.
will-score = Vaut { COUNT($points, one: "point", other: "points") }.
will-recruit = Vous direz ensuite combien ; la réserve en compte { $count }.
will-receive = Vous recevez { $gold ->
    [0] { COUNT($food, one: "nourriture", other: "nourritures") }
   *[other] { $food ->
        [0] { $gold } or
       *[other] { COUNT($food, one: "nourriture", other: "nourritures") } et { $gold } or
    }
}.
will-lose = { COUNT($count, one: "cube sera perdu", other: "cubes seront perdus") }, faute de place.
will-dismiss = Il en restera { $count } ; votre force sera de { $strength }.
because-unit = points
because-culture = Cela rapporte plus de points de culture.
because-cubes = Il vous reste plus de cubes à employer.
because-favors = Cela garde plus de faveurs, qui vont à tout.
because-sources = Vos champs et vos palais produiront davantage.
because-objectives = Cela vous rapproche de vos objectifs.
because-army = Votre armée sera mieux classée.
because-fed = { $count ->
    [0] Vous ne pourrez sans doute en nourrir aucune au prochain décompte.
   *[other] Vous pourrez sans doute en nourrir { $count } au prochain décompte.
}
because-cards = Les cartes en main pourront davantage ensuite.

# Cartes
kind-build_field = Chantier de champ
    .article = le
    .help = { $effects-build_field_one-gold } or : { COUNT($effects-build_field_one-count, one: "champ", other: "champs") }. Ou { $effects-build_field_two-gold } or : { COUNT($effects-build_field_two-count, one: "champ", other: "champs") }. Pas d’échange.
kind-build_farm = Chantier de ferme
    .article = le
    .help = { $effects-build_farm_one-gold } or : { COUNT($effects-build_farm_one-count, one: "ferme", other: "fermes") }. Ou { $effects-build_farm_two-gold } or : { COUNT($effects-build_farm_two-count, one: "ferme", other: "fermes") }. Pas d’échange.
kind-build_palazzo = Chantier de palazzo
    .article = le
    .help = { COUNT($effects-build_palazzo_one-food, one: "nourriture", other: "nourritures") } : { COUNT($effects-build_palazzo_one-count, one: "palazzo", other: "palazzi") }. Ou { COUNT($effects-build_palazzo_two-food, one: "nourriture", other: "nourritures") } : { COUNT($effects-build_palazzo_two-count, one: "palazzo", other: "palazzi") }. Pas d’échange.
kind-build_bank = Chantier de banque
    .article = le
    .help = { COUNT($effects-build_bank_one-food, one: "nourriture", other: "nourritures") } : { COUNT($effects-build_bank_one-count, one: "banque", other: "banques") }. Ou { COUNT($effects-build_bank_two-food, one: "nourriture", other: "nourritures") } : { COUNT($effects-build_bank_two-count, one: "banque", other: "banques") }. Pas d’échange.
kind-harvest = Moisson
    .article = la
    .help = Recevez { COUNT($effects-harvest-count, one: "nourriture", other: "nourritures") } par champ. Échangez ensuite la carte.
kind-rents = Loyers
    .article = les
    .help = Recevez { $effects-rents-count } or par palazzo. Échangez ensuite la carte.
kind-tax_collector = Percepteur
    .article = le
    .help = Recevez { $effects-tax_collector_gold-receive-2 } or, ou { COUNT($effects-tax_collector_both-receive-1, one: "nourriture", other: "nourritures") } et { $effects-tax_collector_both-receive-2 } or, ou { COUNT($effects-tax_collector_food-receive-1, one: "nourriture", other: "nourritures") }. Échangez ensuite la carte.
kind-gold_fair = Foire des marchands
    .article = la
    .help = Recevez { $effects-gold_fair-receive-2 } or. Échangez ensuite la carte.
kind-food_market = Marché paysan
    .article = le
    .help = Recevez { COUNT($effects-food_market-receive-1, one: "nourriture", other: "nourritures") }. Échangez ensuite la carte.
kind-catapult_early = Catapulte (années 1-2)
    .article = la
    .help = { COUNT($effects-catapult_early_one-food, one: "nourriture", other: "nourritures") } et { $effects-catapult_early_one-gold } or : { COUNT($effects-catapult_early_one-count, one: "catapulte", other: "catapultes") }. Ou { COUNT($effects-catapult_early_two-food, one: "nourriture", other: "nourritures") } et { $effects-catapult_early_two-gold } or : { COUNT($effects-catapult_early_two-count, one: "catapulte", other: "catapultes") }. Pas d’échange.
kind-catapult_late = Catapulte (année 3)
    .article = la
    .help = { COUNT($effects-catapult_late_one-food, one: "nourriture", other: "nourritures") } : { COUNT($effects-catapult_late_one-count, one: "catapulte", other: "catapultes") }. Ou { COUNT($effects-catapult_late_two-food, one: "nourriture", other: "nourritures") } et { $effects-catapult_late_two-gold } or : { COUNT($effects-catapult_late_two-count, one: "catapulte", other: "catapultes") }. Pas d’échange.
kind-recruit_militia = Levée de milice
    .article = la
    .help = Prenez autant de milices que voulu, gratuitement. Elles arrivent sans ravitaillement. Pas d’échange.
kind-recruit_condottieri = Engagement de condottieri
    .article = le
    .help = Prenez autant de condottieri que voulu, gratuitement. Ils arrivent sans ravitaillement. Pas d’échange.
kind-sculptor = Sculpteur
    .article = le
    .help = { COUNT($effects-sculptor_two_gold-food, one: "nourriture", other: "nourritures") } et { $effects-sculptor_two_gold-gold } or, ou { COUNT($effects-sculptor_two_food-food, one: "nourriture", other: "nourritures") } et { $effects-sculptor_two_food-gold } or : { COUNT($effects-sculptor_two_gold-count, one: "monument", other: "monuments") } au choix. Échangez ensuite la carte.
kind-printer = Imprimeur
    .article = le
    .help = { COUNT($effects-printer-food, one: "nourriture", other: "nourritures") } : { COUNT($effects-printer-count, one: "livre", other: "livres") } au choix. Échangez ensuite la carte.
kind-painter = Peintre
    .article = le
    .help = { $effects-painter-gold } or : { COUNT($effects-painter-count, one: "peinture", other: "peintures") } au choix. Échangez ensuite la carte.
kind-military_scoring = Décompte militaire
    .article = le
    .help = Surgit au hasard dans les années 2 et 3 : on compare aussitôt les armées, puis la carte quitte le jeu.

effect-build_field_one = Chantier de champ : { $effects-build_field_one-gold } or pour { COUNT($effects-build_field_one-count, one: "champ", other: "champs") }
    .help = Un champ donne { COUNT($effects-harvest-count, one: "nourriture", other: "nourritures") } à chaque moisson ; il ne stocke rien.
effect-build_field_two = Chantier de champ : { $effects-build_field_two-gold } or pour { COUNT($effects-build_field_two-count, one: "champ", other: "champs") }
    .help = Un champ donne { COUNT($effects-harvest-count, one: "nourriture", other: "nourritures") } à chaque moisson ; il ne stocke rien.
effect-build_farm_one = Chantier de ferme : { $effects-build_farm_one-gold } or pour { COUNT($effects-build_farm_one-count, one: "ferme", other: "fermes") }
    .help = Une ferme stocke { COUNT($holds-farm, one: "nourriture", other: "nourritures") }.
effect-build_farm_two = Chantier de ferme : { $effects-build_farm_two-gold } or pour { COUNT($effects-build_farm_two-count, one: "ferme", other: "fermes") }
    .help = Une ferme stocke { COUNT($holds-farm, one: "nourriture", other: "nourritures") }.
effect-build_palazzo_one = Chantier de palazzo : { COUNT($effects-build_palazzo_one-food, one: "nourriture", other: "nourritures") } pour { COUNT($effects-build_palazzo_one-count, one: "palazzo", other: "palazzi") }
    .help = Un palazzo donne { $effects-rents-count } or à chaque levée de loyers ; il ne stocke rien.
effect-build_palazzo_two = Chantier de palazzo : { COUNT($effects-build_palazzo_two-food, one: "nourriture", other: "nourritures") } pour { COUNT($effects-build_palazzo_two-count, one: "palazzo", other: "palazzi") }
    .help = Un palazzo donne { $effects-rents-count } or à chaque levée de loyers ; il ne stocke rien.
effect-build_bank_one = Chantier de banque : { COUNT($effects-build_bank_one-food, one: "nourriture", other: "nourritures") } pour { COUNT($effects-build_bank_one-count, one: "banque", other: "banques") }
    .help = Une banque stocke { $holds-bank } or.
effect-build_bank_two = Chantier de banque : { COUNT($effects-build_bank_two-food, one: "nourriture", other: "nourritures") } pour { COUNT($effects-build_bank_two-count, one: "banque", other: "banques") }
    .help = Une banque stocke { $holds-bank } or.
effect-harvest = Moisson : { COUNT($effects-harvest-count, one: "nourriture", other: "nourritures") } par champ
    .help = Ce qui ne trouve place ni dans les fermes ni sur les milices est perdu.
effect-rents = Loyers : { $effects-rents-count } or par palazzo
    .help = Ce qui ne trouve place ni dans les banques ni sur les condottieri est perdu.
effect-tax_collector_food = Percepteur : { COUNT($effects-tax_collector_food-receive-1, one: "nourriture", other: "nourritures") }
    .help = Ce qui ne trouve pas de place est perdu.
effect-tax_collector_both = Percepteur : { COUNT($effects-tax_collector_both-receive-1, one: "nourriture", other: "nourritures") } et { $effects-tax_collector_both-receive-2 } or
    .help = Ce qui ne trouve pas de place est perdu.
effect-tax_collector_gold = Percepteur : { $effects-tax_collector_gold-receive-2 } or
    .help = Ce qui ne trouve pas de place est perdu.
effect-gold_fair = Foire des marchands : { $effects-gold_fair-receive-2 } or
    .help = Ce qui ne trouve pas de place est perdu.
effect-food_market = Marché paysan : { COUNT($effects-food_market-receive-1, one: "nourriture", other: "nourritures") }
    .help = Ce qui ne trouve pas de place est perdu.
effect-catapult_early_one = Catapulte : { COUNT($effects-catapult_early_one-food, one: "nourriture", other: "nourritures") } et { $effects-catapult_early_one-gold } or pour { COUNT($effects-catapult_early_one-count, one: "catapulte", other: "catapultes") }
    .help = Une catapulte compte { $strength-catapult } à chaque décompte, sans ravitaillement.
effect-catapult_early_two = Catapulte : { COUNT($effects-catapult_early_two-food, one: "nourriture", other: "nourritures") } et { $effects-catapult_early_two-gold } or pour { COUNT($effects-catapult_early_two-count, one: "catapulte", other: "catapultes") }
    .help = Une catapulte compte { $strength-catapult } à chaque décompte, sans ravitaillement.
effect-catapult_late_one = Catapulte : { COUNT($effects-catapult_late_one-food, one: "nourriture", other: "nourritures") } pour { COUNT($effects-catapult_late_one-count, one: "catapulte", other: "catapultes") }
    .help = Une catapulte compte { $strength-catapult } à chaque décompte, sans ravitaillement.
effect-catapult_late_two = Catapulte : { COUNT($effects-catapult_late_two-food, one: "nourriture", other: "nourritures") } et { $effects-catapult_late_two-gold } or pour { COUNT($effects-catapult_late_two-count, one: "catapulte", other: "catapultes") }
    .help = Une catapulte compte { $strength-catapult } à chaque décompte, sans ravitaillement.
effect-recruit_militia = Levée de milice : autant que voulu, gratuit
    .help = Chacune compte { $strength-supplied_troop } avec de la nourriture ou une faveur, sinon { $strength-unsupplied_troop }.
effect-recruit_condottieri = Engagement de condottieri : autant que voulu, gratuit
    .help = Chacun compte { $strength-supplied_troop } avec de l’or ou une faveur, sinon { $strength-unsupplied_troop }.
effect-sculptor_two_gold = Sculpteur : { COUNT($effects-sculptor_two_gold-food, one: "nourriture", other: "nourritures") } et { $effects-sculptor_two_gold-gold } or pour { COUNT($effects-sculptor_two_gold-count, one: "monument", other: "monuments") }
    .help = Au choix parmi les monuments restants.
effect-sculptor_two_food = Sculpteur : { COUNT($effects-sculptor_two_food-food, one: "nourriture", other: "nourritures") } et { $effects-sculptor_two_food-gold } or pour { COUNT($effects-sculptor_two_food-count, one: "monument", other: "monuments") }
    .help = Au choix parmi les monuments restants.
effect-printer = Imprimeur : { COUNT($effects-printer-food, one: "nourriture", other: "nourritures") } pour { COUNT($effects-printer-count, one: "livre", other: "livres") }
    .help = Au choix parmi les livres restants.
effect-painter = Peintre : { $effects-painter-gold } or pour { COUNT($effects-painter-count, one: "peinture", other: "peintures") }
    .help = Au choix parmi les peintures restantes.

# Pièces
place-left = gauche
    .help = La première de vos deux cartes d’action.
place-right = droite
    .help = La seconde de vos deux cartes d’action.
cube-food = Nourriture
    .help = Se garde dans les fermes ; paie les bâtiments du bourg, les livres et la milice.
cube-gold = Or
    .help = Se garde dans les banques ; paie les bâtiments des environs, les peintures et les condottieri.
cube-favor = Faveur
    .help = Se garde à l’église, { $holds-church } au plus ; remplace nourriture ou or pour payer ou ravitailler.
token-field = Champ
    .help = { COUNT($effects-harvest-count, one: "nourriture", other: "nourritures") } à chaque moisson. Ne stocke rien.
token-farm = Ferme
    .help = Stocke { COUNT($holds-farm, one: "nourriture", other: "nourritures") }.
token-palazzo = Palazzo
    .help = { $effects-rents-count } or à chaque levée de loyers. Ne stocke rien.
token-bank = Banque
    .help = Stocke { $holds-bank } or.
token-catapult = Catapulte
    .help = Force { $strength-catapult }, pour toujours, sans ravitaillement.
token-militia = Milice
    .help = Force { $strength-supplied_troop } avec un cube de nourriture ou de faveur, sinon { $strength-unsupplied_troop }.
token-condottiere = Condottiere
    .help = Force { $strength-supplied_troop } avec un cube d’or ou de faveur, sinon { $strength-unsupplied_troop }.
troop-militia = milices
    .help = Ravitaillées en nourriture ou en faveurs.
troop-condottiere = condottieri
    .help = Ravitaillés en or ou en faveurs.
post-food_militia = nourriture pour la milice
    .help = La nourriture postée sur la milice est consommée au prochain décompte militaire.
post-gold_condottiere = or pour les condottieri
    .help = L’or posté sur les condottieri est consommé au prochain décompte militaire.
post-favor_militia = faveur pour la milice
    .help = Une faveur ravitaille une milice ; elle est consommée au prochain décompte militaire.
post-favor_condottiere = faveur pour les condottieri
    .help = Une faveur ravitaille un condottiere ; elle est consommée au prochain décompte militaire.
design-monument_high = Grand monument
    .help = Le monument le plus précieux : { COUNT($designs-monument_high-points, one: "point", other: "points") }.
design-monument_middle = Beau monument
    .help = { COUNT($designs-monument_middle-points, one: "point", other: "points") }.
design-monument_low = Modeste monument
    .help = { COUNT($designs-monument_low-points, one: "point", other: "points") }.
design-book_high = Grand livre
    .help = Le livre le plus précieux : { COUNT($designs-book_high-points, one: "point", other: "points") }.
design-book_middle = Beau livre
    .help = { COUNT($designs-book_middle-points, one: "point", other: "points") }.
design-book_low = Modeste livre
    .help = { COUNT($designs-book_low-points, one: "point", other: "points") }.
design-painting_high = Grande peinture
    .help = La peinture la plus précieuse : { COUNT($designs-painting_high-points, one: "point", other: "points") }.
design-painting_middle = Belle peinture
    .help = { COUNT($designs-painting_middle-points, one: "point", other: "points") }.
design-painting_low = Modeste peinture
    .help = { COUNT($designs-painting_low-points, one: "point", other: "points") }.
objective-armoury = Armurerie
    .help = 1 point par catapulte.
objective-fertile_soil = Sol fertile
    .help = 1 point par champ ou ferme au-delà des { $objectives-fertile_soil-free } premiers.
objective-town_charter = Charte municipale
    .help = 1 point par palazzo ou banque au-delà des { $objectives-town_charter-free } premiers.
objective-fortress = Forteresse
    .help = 1 point par tranche de { $objectives-fortress-divisor } points militaires.
objective-chapel = Chapelle
    .help = Paires monument et peinture : { $objectives-chapel-sets-2 }, { $objectives-chapel-sets-3 } ou { $objectives-chapel-sets-4 } points pour 1, 2 ou 3.
objective-town_hall = Mairie
    .help = Paires monument et livre : { $objectives-town_hall-sets-2 }, { $objectives-town_hall-sets-3 } ou { $objectives-town_hall-sets-4 } points pour 1, 2 ou 3.
objective-palace = Palais
    .help = Trios monument, livre et peinture : { $objectives-palace-sets-2 }, { $objectives-palace-sets-3 } ou { $objectives-palace-sets-4 } points pour 1, 2 ou 3.
objective-villa = Villa
    .help = Paires livre et peinture : { $objectives-villa-sets-2 }, { $objectives-villa-sets-3 } ou { $objectives-villa-sets-4 } points pour 1, 2 ou 3.

# Avant la partie
option-first_player = Premier joueur
    .help = Qui joue le premier tour et passe devant quand les armées sont de même taille.
option-first_player-random = tirage au sort
option-first_player-0 = première place
option-first_player-1 = deuxième place
option-first_player-2 = troisième place
option-first_player-3 = quatrième place
option-open_objectives = Objectifs visibles
    .help = Tous les objectifs sont face visible dès le début : idéal pour apprendre.
option-unlimited_reserve = Réserve illimitée
    .help = Cubes, champs, fermes, palazzi et banques ne manquent jamais : plus simple pour débuter.

# D’où viennent les points
source-military = Points militaires
source-monument = Monuments
source-book = Livres
source-painting = Peintures
source-domain = Objectif de domaine
source-culture = Objectif de culture

board-year = Année { $year } · actions restantes : { $actions }
board-player = points { $score } · force { $strength } · points militaires { $military }
board-cards = cartes : { $list }
board-stored = en stock : { $cubes }
board-objectives = objectifs : { $list }
board-heading-table = La table
board-heading-row = La rangée
board-heading-reserve = La réserve
board-first = Premier joueur : { $player }
board-pile = Pile : { $pile } · paquets à venir : { $later }
board-unseen = Dans la pile : { $list }
board-activation = { $player } · { $effect }
board-scoring-supply = Décompte militaire, ravitaillement : { $list }
board-scoring-dismiss = Décompte militaire, renvois : { $list }
board-pool-green = champs et fermes { $count }
board-pool-yellow = palais et banques { $count }
board-pool-catapults = catapultes { $count }
board-pool-troops = troupes { $count }
board-design = { $design } ({ $points }) : { $count }
board-tokens = Sur le plateau : { $list }
board-posted = Ravitaillement : { $list }
board-unsupplied = Sans ravitaillement : { $list }
board-culture = Culture : { $list }

# Ordres permanents
standing-supply = Quand on ravitaille les armées
standing-condottieri = Quand on peut congédier des condottieri
standing-militia = Quand on peut congédier la milice
standing-if-lead = mon armée a une avance d’au moins { $amount }
standing-if-strong = mon armée a une force d’au moins { $amount }
standing-if-weak = mon armée a une force d’au plus { $amount }
standing-until-year = jusqu’à la fin de cette année
standing-until-game = jusqu’à la fin de la partie
theme-supply = Le ravitaillement
theme-pay = Comment payer
theme-build = Construire
theme-army = L’armée
theme-market = Les échanges
theme-turn = Le tour
