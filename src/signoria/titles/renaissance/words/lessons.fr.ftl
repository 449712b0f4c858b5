course = Des villes, des murs, des artistes et quelques bonnes cartes. Tenez des provinces entières, tour après tour.

lesson-land = Villes et provinces
lesson-turn = Votes et remparts
lesson-attack = Attaquer
lesson-defence = Défendre
lesson-court = Cour et marché
lesson-game = Une première partie

land-province = Une province entière
    .text = Vous menez **Milan**. Les points viennent des **provinces complètes** : à la fin de chaque tour, toutes leurs villes doivent être à vous.

        Deux fois par tour, vous pouvez prendre une ville libre reliée par une route à l’une des vôtres.
    .task = Complétez votre **duché de Milan**.
    .coach-mine = Milan et Pavie sont à vous. Le duché compte **trois** villes.
    .coach-free = Une ville libre. Vous pourriez la prendre, mais elle est dans une autre province.
    .done = **Crémone est à vous, et avec elle tout le duché** : { COUNT($constants-pr_per_province, one: "point", other: "points") } à la fin de ce tour, et de chaque tour où vous tenez encore les trois villes.
    .not-swiss = Pas mal du tout : c’est une province d’une seule ville, et elle vaut un point, elle aussi. Mais il ne manque qu’une ville à votre duché. D’autres la veulent ; prenez-la d’abord.
    .not-half = Une ville de plus, mais une partie seulement de sa province. Une moitié de province ne rapporte rien. Une seule ville complète votre duché : regardez à côté de Milan.
    .not-pass = Les villes libres ne le restent pas longtemps. L’une d’elles complète votre duché.

land-sea = Par la mer
    .text = Vous menez maintenant **Florence**. Votre ville de Pise est un **port**, et un port atteint tous les autres, si loin qu’ils soient.

        Une seule de vos expansions du tour peut se faire par mer ; Venise et Gênes ont droit à deux.
    .task = Prenez par mer la ville qui est **à elle seule une province**.
    .coach-port = L’ancre marque un port. D’ici, vous pouvez prendre la mer.
    .coach-island = Une île. Aucune route n’y mène, et c’est la seule ville de Corse.
    .done = **Ajaccio, c’est toute la Corse** : une ville, une province. Vous avez maintenant { COUNT($then_provinces, one: "province complète", other: "provinces complètes") }.
    .not-road = Celle-là est au bout d’une route, et sa province a une autre ville. Regardez vers le large.
    .not-sea = Vous pouvez y aller par mer, mais sa province a **deux** villes. Un seul port est toute une province.
    .not-pass = Votre flotte est prête, et une île est libre.

land-income = Ce que rapportent les villes
    .text = Après les points vient le **revenu**. Une garnison rapporte { $level-garrison-income }, un rempart { $level-rampart-income }, une forteresse { $level-fortress-income }.

        Vous menez **Rome**. Des pillards sont passés à Viterbe ce tour : une ville pillée ne paie personne.
    .task = Combien de ducats allez-vous recevoir ?
    .coach-walls = Ce mur est un rempart. Ancône en a un aussi.
    .coach-pillaged = La marque des pillards.
    .done = **{ $right }** : deux remparts et une garnison. Viterbe paiera de nouveau au prochain tour.
    .not-pillaged = Ne comptez pas Viterbe : elle est pillée et ne paie rien ce tour. Cela fait { $right }.
    .not-each = Les murs rapportent plus : un rempart donne { $level-rampart-income }, et vous en avez deux. Avec la garnison, cela fait { $right }.

turn-vote = Guerre ou paix
    .text = Chaque tour commence par un vote secret. **Paix** : { $constants-peace_cards } cartes, { $constants-peace_ducats } ducats, une attaque chacun. **Guerre** : { $constants-war_cards } cartes, pas de ducats, autant d’attaques que l’on peut.

        Vous et { $p2 } votez la paix, { $p1 } et { $p3 } la guerre.
    .task = Aura-t-on la guerre ?
    .coach-vote = Tout le monde vote en même temps ; on ne voit rien avant la dernière voix.
    .done = Juste : **la moitié des voix suffit pour la guerre.** La paix demande plus de la moitié.
    .wrong = Deux voix sur quatre sont pour la guerre, et **la moitié suffit**. La paix demande plus de la moitié des voix.

turn-build = Bâtir une forteresse
    .text = Avant que les armées marchent, vous pouvez bâtir. Un rempart coûte { $constants-cost_rampart } ducats, un **château** par-dessus { $constants-cost_castle }, un palais { $constants-cost_palace } ; les cartes coûtent { $constants-cost_card } ducats pièce et viennent en dernier.

        { $p2 } tient Brescia, à vos portes. Vous avez { $ducats } ducats.
    .task = Faites de **Milan** une forteresse.
    .coach-garrison = Une garnison : force { $level-garrison-pc }. D’abord un rempart, pour une force de { $level-rampart-pc }.
    .coach-rampart = Un rempart, force { $level-rampart-pc }. Un château la porte à { $level-fortress-pc }.
    .done = **Une forteresse** : force { $level-fortress-pc } à chaque bataille, { $level-fortress-income } ducats par tour, et les pillards passent leur chemin.
    .not-other = Un bon mur, mais vous ne pouvez plus payer à la fois le rempart et le château de Milan.
    .not-palace = Un palais attend un artiste ; il n’a pas de murs. Ce qui reste ne paie pas une forteresse.
    .not-cards = **Les cartes viennent en dernier** : qui en achète, ou y renonce, a fini de bâtir.

attack-declare = Choisir sa proie
    .text = C’est la guerre, et à vous de combattre. Une ville attaque une voisine par la route ; vous posez **deux combattants**, le défenseur un seul.

        Mais les murs comptent pour le défenseur : garnison { $level-garrison-pc }, rempart { $level-rampart-pc }. En montagne ou dans les marais, { $constants-bonus_terrain } de plus.
    .task = Attaquez la voisine **la plus faible** de Parme.
    .coach-from = D’ici, des routes mènent à Bologne, à Mantoue et à Pise.
    .coach-hand = Deux combattants : il n’en faut pas moins pour attaquer.
    .done = **Bologne** : une simple garnison dans la plaine, { $level-garrison-pc } et rien de plus. Aux cartes et aux dés de décider.
    .not-marsh = Mantoue a un rempart, { $level-rampart-pc }, et des marais, qui ajoutent { $constants-bonus_terrain }. Une autre voisine est plus tendre.
    .not-wall = Pise a un rempart : { $level-rampart-pc } pour le défenseur avant la première carte. Une autre voisine est plus tendre.
    .not-end = Vous pouvez finir votre phase, mais les cartes non jouées sont **perdues** à la fin du tour. Servez-vous de ces deux-là.

attack-lay = Deux combattants et un soutien
    .text = Vous posez deux combattants face cachée, et peut-être un **soutien**. Puis chaque camp lance un dé, et l’on additionne tout.

        Bologne est une garnison, { $level-garrison-pc }. { $p1 } a une carte et la posera.
    .task = Prenez Bologne. Ne lésinez pas.
    .coach-fighters = Voilà ce qu’il faut battre : une carte, un dé, et ces murs.
    .coach-engineer = Un soutien. En attaque, la ville compte **un niveau de moins**.
    .done = **{ $then_won } contre { $then_held } : Bologne est à vous**, avec tout ce qui s’y trouve. Vos combattants sont épuisés, mais reviennent en main à la fin de votre phase.
    .not-tie = { $then_even } partout. **À égalité, le défenseur garde la ville**, et vos combattants sont perdus. Un point de plus suffisait : mettez-y tout.
    .not-short = { $then_mine } contre { $then_theirs } : repoussé, et vos combattants sont perdus. Posez-en de plus forts, avec le soutien.

defence-felon = Un félon à la porte
    .text = { $p2 } attaque Crémone depuis Mantoue avec deux cartes, face cachée. Vous posez **un combattant**, et peut-être un soutien.

        Vos murs et votre dé comptent aussi.
    .task = Tenez Crémone.
    .coach-attack = Deux cartes : cela peut bien faire dix ou plus, et un dé s’y ajoute.
    .coach-felon = En défense, le félon fait perdre à l’attaque sa **carte bleue la plus forte**.
    .done = Plus de canon : { $then_even } partout, et **l’égalité sauve la ville**. Contre des cartes fortes, rien ne vaut un félon.
    .not-engineer = En défense, un ingénieur ajoute { $constants-bonus_engineer_defence }, mais { $then_attack } contre { $then_defence }, c’est une nette défaite. Affaiblissez plutôt l’attaque.
    .not-alone = { $then_attack } contre { $then_defence } : Crémone est perdue. Un combattant en arrête rarement deux. Vous avez un soutien pour cela.

defence-counter = Contrer
    .text = { $p3 } attaque votre forteresse de Parme, et amène un **félon**. En attaque, il ouvre les portes : vos murs ne comptent plus.

        En l’état, vous avez { $defence } contre { $attack }.
    .task = Que faites-vous ?
    .coach-nothing = Pas de murs ici. Ils devraient compter { $level-fortress-pc }.
    .coach-mine = Vous aussi, vous avez un félon. Il ne prend aucune place dans la bataille.
    .done = **Félon contre félon : les deux s’en vont.** Vos murs tenaient de nouveau, et { $then_held } a suffi. De même, un ingénieur contre un ingénieur.
    .not-let = Les portes sont restées ouvertes, et avec { $then_lost } Parme est tombée, forteresse comprise. Vous aviez la même carte : le défenseur peut répondre de sa main.

defence-traitor = Le traître
    .text = { $p2 } a engagé un **condottiere** : { COUNT($constants-condottiere_cost, one: "ducat", other: "ducats") }, et un dé spécial dit ce qu’il vaut. 4, 5 ou 6 ; ou il s’enfuit ; ou il **trahit**.

        Il trahit. Vous avez { $defence } contre { $attack }, et il est à vendre.
    .task = Répondez à l’offre du traître.
    .coach-rolls = Sans lui, l’attaque a { $attack }. Son prochain dé s’ajoute à l’un des deux camps.
    .coach-price = { COUNT($constants-condottiere_traitor_price, one: "ducat", other: "ducats") }, et il se bat pour **vous**. Sinon, il relance pour { $p2 }.
    .done = **{ $then_held } contre { $then_beaten }** : un ducat bien placé. Gardez-en toujours un pour ces moments-là.
    .not-let = Il a relancé pour { $p2 }, et bien : { $then_won } contre { $then_lost }, et Crémone est perdue. Pour un ducat, il se serait battu pour vous.

court-artist = Un artiste
    .text = Un artiste dans un de vos palais vaut { COUNT($constants-pr_per_artist, one: "point", other: "points") } **à chaque tour**. Mais il reste dans son palais, qui que soit celui qui prend la ville.

        Vous avez deux palais vides, à Milan et à Crémone.
    .task = Invitez un artiste là où il est **le plus en sûreté**.
    .coach-card = Un artiste, ou un banquier : { COUNT($constants-banker_ducats, one: "ducat", other: "ducats") }. Vous choisissez.
    .coach-border = Une garnison, avec { $p2 } de deux côtés.
    .done = **Léonard travaille à Milan**, derrière vos meilleurs murs. Gare à un nom de la réserve : Savonarole brûle le palais.
    .not-border = Il est venu, mais une garnison tombe vite, et **qui prend Crémone prend l’artiste**. Vous avez une forteresse.
    .not-banker = Le banquier rapporte { $constants-banker_ducats } ducats, une fois. Un artiste rapporte un point à chaque tour, jusqu’à la fin de la partie.
    .not-end = Les cartes non jouées sont perdues à la fin du tour. Celle-ci vaut un point par tour.

court-sell = Le marché d’une bataille
    .text = { $p2 } attaque { $p1 }, qui mène. Avant que les cartes soient posées, les autres peuvent **vendre des condottieri** à un camp, { COUNT($constants-condottiere_sale_price, one: "ducat", other: "ducats") } chacun.

        Votre propre phase est finie.
    .task = { $p2 } demande un condottiere. Vendez-vous ?
    .coach-card = Dans votre main, il est perdu à la fin du tour.
    .coach-leader = C’est le premier que l’on attaque. Quelqu’un d’autre fait le travail.
    .done = Vous avez { COUNT($then_ducats, one: "ducat", other: "ducats") } pour une carte qui ne vous servait plus, et **le premier a un ennemi de plus**.
    .not-keep = Personne n’y gagne rien : votre phase est finie, et à la fin du tour la carte est perdue.

court-exchange = Un marché honnête
    .text = On peut échanger des villes de **même niveau**, une contre une. Un bon marché sert les deux.

        { $p1 } vous propose Piombino contre Urbin. Pour l’instant, vous tenez { COUNT($provinces, one: "province complète", other: "provinces complètes") }.
    .task = Vous acceptez. Combien en tiendrez-vous alors ?
    .coach-get = Sienne est déjà à vous ; Piombino, à côté, vient à vous.
    .coach-give = { $p1 } tient Ancône, et cherche Urbin.
    .done = **{ $right }** : la Toscane, et la république de Sienne. { $p1 } complète ainsi les Marches et en a { $then_theirs } maintenant. C’est équitable, sauf si { $p1 } mène.
    .not-kept = Sienne et Piombino forment une province, et vous tenez maintenant les deux : { $right } avec la Toscane.
    .not-more = Une de plus, pas deux : Urbin et Ancône complètent les Marches pour **{ $p1 }**. Vous en avez { $right }.

court-score = Le décompte
    .text = Le tour finit. { COUNT($constants-pr_per_province, one: "point", other: "points") } par **province complète**, { COUNT($constants-pr_per_artist, one: "point", other: "points") } par **artiste**.

        Vous tenez toute la Toscane, et Sienne. Léonard est à Florence ; le palais de Pistoia est vide.
    .task = Combien de points recevez-vous ?
    .coach-artist = Palais et palette : ici vit un artiste.
    .coach-half = Une moitié de province ; { $p1 } a l’autre, Piombino.
    .done = **{ $right }** : la Toscane et Léonard. On ne perd jamais de points ; qui en a le plus après { $constants-turns } tours gagne.
    .not-land = N’oubliez pas Léonard : un artiste rapporte autant qu’une province. Cela fait { $right }.
    .not-palace = Une moitié de province et un palais vide ne rapportent rien : { $right }, pour la Toscane et pour Léonard.

game-first = Votre première partie
    .text = Les deux derniers tours contre deux débutants. Vous menez **Florence**, avec { COUNT($behind, one: "point", other: "points") } de retard.

        L’entraîneur parle quand vient du nouveau.
    .done = C’était une partie entière, jusqu’au dernier décompte. **Vous connaissez les règles** ; reste à connaître vos voisins.
    .hint-buy = La paix a apporté cartes et ducats. Bâtissez d’abord, puis achetez des cartes : cela clôt vos achats. Gardez un ducat pour un condottiere.
    .hint-vote = Le vote. La paix donne des ducats, la guerre des cartes et plus d’attaques. De quoi avez-vous besoin ?
    .hint-expand = Deux tournées d’expansion. Cherchez une ville qui **complète une province** ; la seconde expansion ne peut partir de la même ville que la première.
    .hint-phase = Votre phase : attaquez, jouez des cartes jaunes, dans l’ordre voulu. Une ville n’attaque qu’une fois ; en paix, vous n’attaquez qu’une fois en tout.
    .hint-attack = Deux combattants, peut-être un soutien. Ceux qui gagnent reviennent en main ; ceux qui perdent sont perdus.
    .hint-defence = On vous attaque. Posez un combattant ; si vous gagnez, il revient en main. L’égalité suffit.
    .hint-market = On vous propose un condottiere pour un ducat. Ce que vous achetez doit être posé.
    .hint-sell = Vous pouvez vendre un condottiere à ce camp pour un ducat. Aimeriez-vous le voir gagner ?
    .hint-counter = L’attaque a un ingénieur ou un félon. Avec **la même carte** en main, vous pouvez la contrer.
    .hint-traitor = Un condottiere trahit : pour un ducat, il est à vous.
    .hint-sign = Nouveau : le **signe de Dieu** double un de vos combattants, tant que vous n’êtes pas en tête.
    .hint-retreat = Nouveau : la **retraite** sauve une carte bleue qui serait perdue.
    .hint-secret = Vous n’avez pas cette carte, et l’on vous demande quand même : ainsi la question ne dit à personne ce que vous avez en main.
    .hint-corrupt = L’ambassadeur a trouvé des mains ouvertes. Choisissez une ville faible : un dé plus haut que sa force, et elle est à vous.
    .hint-neglect = L’ambassadeur a trouvé des murs qui s’effritent. Choisissez lesquels.
    .hint-artist = Nouveau : **artiste ou banquier**. Vous avez un palais à Florence ; un artiste y rapporte à chaque tour qui reste.
    .hint-raiders = Nouveau : les **pillards** pillent une ville. Une ville libre est facile, une forteresse impossible.
    .hint-ambassador = Nouveau : l’**ambassadeur** lance deux dés : ville corrompue, murs qui s’effritent, ou des cartes. Envoyez-le en premier.
    .hint-marriage = Nouveau : le **mariage** achète une ville de simple garnison à n’importe qui, sans demander son avis.
    .hint-chevauchee = Nouveau : la **chevauchée** est une attaque contre n’importe quelle ville, si loin qu’elle soit.
    .hint-captured = Une ville a changé de mains, avec ses murs, son palais et son artiste. Voyez à qui il manque une province.
    .hint-last = Le **dernier tour** : { $turn } sur { $turns }. Après, les ducats ne valent plus rien ; dépensez-les.
