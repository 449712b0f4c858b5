course = Trois ans pour une principauté : des champs, des banques, une armée, et des œuvres qui vous survivront.

lesson-land = Nourriture et or
lesson-build = Construire
lesson-army = L’armée
lesson-culture = La culture
lesson-game = Une première partie

land-harvest = La Moisson
    .text = Voici votre principauté. Vous tenez toujours **deux cartes**, et un tour compte **{ $box-actions_per_turn } actions**.

        La plus simple : utiliser une ligne d’une de vos cartes.
    .task = Utilisez la **Moisson**.
    .coach-card = { COUNT($effects-harvest-count, one: "nourriture", other: "nourritures") } par champ. Touchez la ligne pour l’utiliser.
    .coach-fields = Vos { $fields } champs. Ils produisent, mais ne gardent rien.
    .done = **{ COUNT($then_food, one: "nourriture", other: "nourritures") }**, une par champ. Elle est dans vos fermes, prête à servir. Palazzi et banques font de même pour l’or.
    .not-build = C’est permis : une faveur paierait le palazzo. Mais vos fermes sont vides, remplissez-les d’abord.
    .not-favour = Une faveur sert toujours, mais ce n’est qu’un cube. La Moisson en apporte { $fields }.
    .not-change = Vous cédez une carte sans l’avoir utilisée. La Moisson d’abord : vos champs sont mûrs.
    .not-pass = Le tour s’arrête là, et vos deux actions sont perdues. La Moisson ne coûte rien.

land-room = Plus de place
    .text = Les champs produisent, **les fermes gardent** : { $holds-farm } nourritures chacune. Ce qui ne trouve pas de place est perdu.

        Vous avez { $fields } champs et { $farms } fermes, où il y a déjà { COUNT($food, one: "nourriture", other: "nourritures") }.
    .task = Vous utilisez la Moisson. Combien de nourritures avez-vous ensuite ?
    .coach-farms = Il y a { $places } places en tout, dont { $food } déjà prise.
    .done = **{ $right }** : les fermes sont pleines, et { COUNT($then_lost, one: "nourriture est perdue", other: "nourritures sont perdues") }. Champs et fermes doivent grandir ensemble.
    .not-all = Cinq et une feraient six, mais les fermes n’en gardent que { $right }. Le reste est perdu.
    .not-fields = Chaque champ en donne une, mais il y en a déjà, et { $farms } fermes n’en gardent pas plus de { $right }.
    .not-kept = Il reste de la place : les champs remplissent les fermes jusqu’à { $right }.

land-exchange = Après usage
    .text = La Moisson porte le **symbole d’échange**. Une fois utilisée, elle va dans la rangée, et vous y prenez la carte que vous voulez.

        Vos fermes sont pleines, et votre banque a de l’or.
    .task = Prenez la carte qui construit des **fermes**.
    .coach-want = Le Chantier de ferme : de l’or contre des fermes. Touchez-le.
    .coach-leaves = La carte la plus ancienne. Elle **quitte le jeu** à la fin de votre tour.
    .done = Le Chantier de ferme est à vous, et votre deuxième action peut l’utiliser **aussitôt**. La Moisson est dans la rangée, où { $p1 } peut la prendre.
    .not-oldest = Vous avez une levée de milice, et la Moisson est dans la première case : elle **quitte le jeu** après votre tour. Or ce sont les fermes qui vous manquent.
    .not-other = Toute carte peut être prise, mais celle-ci ne vous donne pas plus de place. Cherchez les fermes.

build-twice = Deux pour deux
    .text = Le Chantier de ferme a deux lignes : 1 or pour une ferme, ou 3 or pour deux. Il ne porte pas le symbole d’échange : il **reste en main**.

        Vous avez { $gold } or et { $actions } actions.
    .task = Construisez **deux fermes** pendant ce tour.
    .coach-first = Une ferme, 1 or. Deux d’un coup ne prennent qu’une action, mais l’or vous manque.
    .coach-again = La carte est toujours là. Encore une fois !
    .done = **{ $then_farms } fermes, pour 2 or.** On peut faire deux fois la même action. Bon marché, c’est plus long ; vite, c’est plus cher.
    .not-rents = Les Loyers apportent de l’or, mais c’était votre deuxième action. Il manque une ferme.
    .not-favour = Une faveur pour plus tard. Mais elle a pris une action, et deux fermes les demandent toutes les deux.
    .not-change = Vous avez changé une carte, et une action est passée. La bonne carte est déjà en main : utilisez-la deux fois.
    .not-pass = Le tour est fini, et il restait à construire. Utilisez deux fois la ligne du haut.

build-favour = Les faveurs
    .text = Il vous reste **une action** et { $gold } or.

        Mais votre église abrite une **faveur**. Elle remplace n’importe quelle nourriture ou n’importe quel or.
    .task = Construisez **deux fermes** avec cette seule action.
    .coach-church = Une faveur : elle vaut un or, ou une nourriture.
    .coach-line = Prix : 3 or. Vous en avez 2, et une faveur.
    .done = **{ $then_farms } fermes.** La faveur a payé l’or manquant. En prendre une nouvelle est une action ; l’église en contient { $holds-church }.
    .not-one = C’est la ligne d’une seule ferme. Celle du bas en donne deux.
    .not-tax = Le Percepteur apporte des cubes, mais c’était votre dernière action, et rien n’est construit.
    .not-more = Vous avez maintenant deux faveurs, et plus d’action pour vous en servir.
    .not-other = Le tour finit ainsi sans ferme. Vous pouvez pourtant en payer deux : 2 or et une faveur.

army-strength = Troupes affamées
    .text = Une catapulte compte { $strength-catapult }. Une milice nourrie compte { $strength-supplied_troop }, une milice **à jeun compte moins 1**.

        Recruter est gratuit : vous levez **quatre milices** et en nourrissez **deux**. C’est toute votre nourriture.
    .task = Quelle est alors la force de votre armée ?
    .coach-card = Autant que vous voulez, sans rien payer. Mais elles ont faim.
    .coach-food = Vos { $food } nourritures. Un cube nourrit une milice.
    .done = **{ $right }** : 1 pour la catapulte, 2 pour les milices nourries, moins 2 pour les autres. N’en levez pas plus que vous n’en pouvez nourrir.
    .not-all = Ce serait les cinq ensemble. Mais deux milices ont faim, et chacune retire 1 : { $right }.
    .not-fed = Celles qui ont faim ne restent pas seulement à l’écart : chacune **retire 1**. Cela fait { $right }.

army-supply = Juste assez
    .text = Un **décompte militaire**. À trois, l’armée la plus forte reçoit { $military_points-3-1 } points, la deuxième { $military_points-3-2 }. C’est le moment de ravitailler.

        Ensuite, tous les cubes des troupes sont **consommés**. Vous avez { $food } nourritures.
    .task = Soyez **le plus fort** en gardant le plus de nourriture possible. Puis dites que vous avez fini.
    .coach-hungry = Nourrie, une milice passe de moins 1 à 1.
    .coach-rival = { $p1 } a une force de { $other }, et plus rien à ravitailler.
    .done = **{ $then_points } points**, et { COUNT($then_food, one: "nourriture épargnée", other: "nourritures épargnées") }. Un cube de plus n’aurait rien gagné de plus.
    .not-more = Vous avez les { $then_points } points, mais plus rien à manger. **Deux milices nourries** suffisaient.
    .not-few = Trop peu : { $p1 } est plus fort avec { $other }, et votre deuxième rang vaut { $then_points } points. Nourrissez une milice de plus.

army-tie = Armées égales
    .text = On compte les armées cinq fois par partie : quand une année finit, et quand une **carte de décompte** apparaît. À quatre, la plus forte reçoit { $military_points-4-1 } points, la deuxième { $military_points-4-2 }, la troisième { $military_points-4-3 }.

        Vous finissez votre tour, et voilà la carte. { $p1 } et vous avez { $mine } chacun, les autres moins.
    .task = Combien de points recevez-vous ?
    .coach-level = { $p1 } a la même force que vous. Vous partagez les deux premiers rangs.
    .done = **{ $right }** chacun : { $military_points-4-1 } et { $military_points-4-2 } ensemble, partagés en deux et arrondis au-dessus. { $p2 }, au troisième rang, en reçoit { $then_third }.
    .not-first = Pas le premier rang pour chacun : vous **partagez** { $military_points-4-1 } et { $military_points-4-2 }. La moitié, arrondie au-dessus, fait { $right }.
    .not-second = Personne n’est deuxième. Vous **partagez** { $military_points-4-1 } et { $military_points-4-2 } : la moitié, arrondie au-dessus, fait { $right }.
    .not-down = Presque : on partage { $military_points-4-1 } et { $military_points-4-2 }, mais en arrondissant **au-dessus**. Cela fait { $right }.

culture-change = Avant qu’il ne parte
    .text = La rangée avance après chaque tour. Ce qui est en tête **s’en va**.

        C’est le **Peintre** qui s’y trouve, et vous avez { $gold } or. Changer une de vos cartes est aussi une action.
    .task = **Changez** une de vos cartes pour le Peintre.
    .coach-painter = Il part après ce tour. Touchez-le, puis l’**image** de la carte que vous cédez.
    .done = Le Peintre est en main, et il reste une action pour l’utiliser.
    .not-other = Une bonne carte, peut-être. Mais le Peintre part après ce tour, et votre peinture avec lui.
    .not-use = Une action de moins, et le Peintre est toujours dans la rangée. Allez d’abord le chercher.
    .not-favour = Les faveurs seront encore là au prochain tour. Le Peintre, non.
    .not-pass = Le tour finit, et le Peintre est parti.

culture-painting = Les œuvres
    .text = Monuments, livres et peintures sont des **points acquis**. Personne ne peut vous les prendre.

        Une peinture coûte { $effects-painter-gold } or. Vous choisissez parmi celles qui restent.
    .task = Achetez la **meilleure peinture**.
    .coach-line = Tout votre or pour une peinture.
    .coach-values = Le nombre, ce sont ses points. Le prix est le même pour toutes.
    .done = **{ $then_points } points.** Il faut maintenant échanger le Peintre, comme après une moisson.
    .not-less = C’est bien, mais { $then_points } points pour le même prix. La meilleure était encore là.
    .not-build = Un palazzo donnera de l’or plus tard, mais aucun point. C’était votre dernière action.
    .not-favour = Vous avez une faveur, et plus d’action pour la peinture.
    .not-away = Le tour est fini, et l’or dort dans les banques. À la fin, il ne vaut rien.

culture-objective = Les objectifs secrets
    .text = Chacun a **deux objectifs secrets**. Ils comptent tout à la fin.

        Votre **Palais** veut des séries de monument, livre et peinture : une série vaut { $objectives-palace-sets-2 } points. Vous avez un monument et un livre.
    .task = Vous achetez la grande peinture, qui vaut { $designs-painting_high-points }. Combien de points vous rapporte-t-elle en tout ?
    .coach-palace = Une série : { $objectives-palace-sets-2 }. Deux : { $objectives-palace-sets-3 }. Trois : { $objectives-palace-sets-4 }.
    .done = **{ $right }** : { $designs-painting_high-points } pour elle-même, et { $objectives-palace-sets-2 } parce qu’elle complète la série.
    .not-value = C’est la peinture seule. Elle complète aussi votre série : { $objectives-palace-sets-2 } de plus font { $right }.
    .not-set = C’est la série seule. La peinture garde aussi ses { $designs-painting_high-points } points : { $right }.

game-first = Votre première partie
    .text = Les quatre derniers tours d’une partie, contre deux débutants. Deux décomptes sont encore à venir.

        Le plus de points l’emporte : armée, culture, objectifs. L’entraîneur parle quand vient du nouveau.
    .done = C’était la fin d’une vraie partie. **Vous connaissez les règles** ; l’art est d’avoir la bonne carte au bon moment.
    .hint-begin = Deux actions. Rassemblez d’abord nourriture et or : la culture va arriver, et elle coûte cher.
    .hint-exchange = Cette carte doit partir. Prenez-en une qui servira bientôt, **et regardez ce qui s’en va**.
    .hint-pay = Vos faveurs peuvent payer une part. Ne les dépensez que s’il vous manque un cube, ou si vos cubes servent mieux ailleurs.
    .hint-recruit = Elles sont gratuites, mais **chacune veut un cube** au décompte. Combien pouvez-vous en nourrir ?
    .hint-choose = Le prix est le même pour toutes. Prenez la meilleure qui reste.
    .hint-supply = Un décompte : avec un cube, une troupe compte 1, sans cube moins 1. Regardez les autres avant de payer.
    .hint-condottieri = Vous pouvez renvoyer des condottieri. Gardez ceux que vous pourrez payer la prochaine fois.
    .hint-militia = Vous pouvez renvoyer des milices. Une milice à jeun retire 1 la prochaine fois.
    .hint-scored = On a compté les armées. Vous avez maintenant **{ COUNT($points, one: "point militaire", other: "points militaires") }**. Tous les cubes des troupes sont consommés.
    .hint-lost = De la nourriture n’a pas trouvé de place : elle est perdue. Plus de fermes l’auraient gardée.
    .hint-hungry = Une milice à jeun : moins 1. Vous pouvez la nourrir **entre vos actions**, ou attendre le décompte.
    .hint-last = **Votre dernier tour.** À la fin, les cubes ne valent rien : faites-en des points.
    .hint-catapult = Nouveau : les **catapultes**. Elles comptent 1 pour toujours et ne mangent pas. Votre Armurerie les aime aussi.
    .hint-sculptor = Nouveau : le **Sculpteur**. Un monument contre nourriture et or, la pièce la moins chère de votre série.
    .hint-printer = Nouveau : l’**Imprimeur**. Un livre pour { $effects-printer-food } nourritures.
    .hint-painter = Nouveau : le **Peintre**. Une peinture pour { $effects-painter-gold } or, celle qui rapporte le plus.
    .hint-row = La rangée a avancé : une carte est partie à chaque tour. Celle-ci est la prochaine.
    .hint-secret = Pensez à vos objectifs : le **Palais** veut un monument, un livre et une peinture.
