course = Misez sur cinq cités, menez leurs armées, et poussez la vôtre au premier rang.

lesson-sale = Aux enchères
lesson-war = La guerre
lesson-power = Le Pape et les promesses
lesson-end = Ce qui compte à la fin
lesson-game = Une première partie

sale-tile = Une part de cité
    .text = Voici les **tuiles de cité**. À la fin, chacune vaut ce que dit le rang de sa cité ; d’ici là, la plupart donnent un revenu.

        Un tour, c’est **une action**. La vôtre aujourd’hui : mettre une tuile en vente.
    .task = Mettez en vente **le Doge**, et payez-le **le moins possible**.
    .coach-tile = Le Doge de Venise. Touchez-le pour le mettre en vente.
    .coach-city = Statut { $status }. Une tuile s’ouvre au **double du statut** de sa cité : { $opening } or.
    .coach-open = Qui met une tuile en vente **doit ouvrir**. Ensuite, on mise plus haut ou l’on sort.
    .done = **Le Doge est à vous**, et il vous reste { $then_gold } or. Si la partie finissait maintenant, chaque tuile de Venise vaudrait { $then_value } points.
    .not-dear = Il est à vous, mais il ne vous reste que { $then_gold } or. Personne n’allait miser contre vous : **ouvrez bas**, et ne montez que s’il le faut.
    .not-other = C’est une autre tuile. Cherchez le Doge, à Venise.
    .wrong = L’action est peut-être bonne, mais ce serait la seule de votre tour. Mettez plutôt le Doge en vente.

sale-raise = Ici l’or, là l’influence
    .text = Les artistes et les marchands sont des **événements**. Les uns se paient en or, les autres en **influence**, comme celui-ci.

        { $p1 } mise { $high }. Vous avez { $influence } d’influence.
    .task = Gagnez **Gozzoli**, et gardez au moins **la moitié** de votre influence.
    .coach-lot = Misez **plus** que la plus haute mise, ou passez et sortez.
    .coach-event = Il vaut { $events-gozzoli-points } points à la fin. Le signe montre en quoi on le paie.
    .done = **À vous pour { $then_price }.** Il vous reste { $then_influence } d’influence, et vous en aurez besoin : le Pape et le commandement des armées se paient aussi en influence.
    .not-dear = Gozzoli est à vous, mais il ne reste que { $then_influence } d’influence pour tout le reste. { $p1 } renonce bien plus tôt.
    .not-pass = Qui passe sort de l’enchère : { $p1 } prend Gozzoli. Vous pouviez continuer.

sale-artist = Un artiste pour une cité
    .text = Verrocchio est à vous. Il ne rapporte pas de points lui-même ; il s’installe dans une cité, dont le **statut monte de { $limits-artist_gain }**.

        Vous avez une tuile de Florence, qui est troisième : { $value } points. Vous l’envoyez là.
    .task = Combien vaudra votre tuile ?
    .coach-city = Statut { $status }, bientôt un de plus.
    .coach-rival = Statut { $rival }. Bientôt le même que Florence. Mais qui a un artiste ?
    .done = **{ $right }** : à statut égal, la cité qui a **le plus d’artistes passe devant**. Une tuile de Venise est tombée à { $then_fallen }.
    .not-kept = Florence rejoint le statut de Venise, et **les artistes départagent**. La voilà deuxième : { $right }.
    .not-first = Milan reste plus haut. Florence passe devant Venise et devient deuxième : { $right }.

war-troop = Engager des troupes
    .text = Les guerres font monter et descendre les cités. Pour mener une armée, il faut au moins **une troupe**.

        Chaque troupe montre **son attaque et sa défense**. Vous avez { $gold } or et personne sous les armes.
    .task = Engagez la troupe à **la plus forte attaque** que vous puissiez payer.
    .coach-figures = Attaque { $troops-crossbow-attack }, défense { $troops-crossbow-defence }, pour { $troops-crossbow-cost } or. L’attaque vient toujours en premier.
    .done = **Attaque { $then_attack }.** Aucune troupe ne se perd à la guerre. Vous pouvez en avoir une de chaque type.
    .not-weak = Cela fait une attaque de { $then_attack }. Avec { $gold } or, on peut avoir mieux.
    .wrong = Ainsi, vous n’engagez personne. Touchez une troupe de la réserve.

war-declare = Déclarer une guerre
    .text = Vous avez deux tuiles de Venise, la deuxième cité : { $value } points chacune. À Milan, la première, elles en vaudraient { $other }.

        À la guerre, la cité qui gagne **monte**, celle qui perd **descend**. Chacun peut en déclarer une, entre deux cités de son choix.
    .task = Déclarez la guerre qui peut mettre Venise **en tête**, devant Milan.
    .coach-mine = Touchez d’abord la cité **qui attaque**, puis l’autre.
    .done = **C’est la guerre !** Le commandement des deux armées part aux enchères entre ceux qui ont des troupes, d’abord celui de l’attaque.
    .not-against = Ici, Venise ne fait que se défendre. Elle peut gagner aussi, mais seulement si l’assaut échoue et que sa contre-attaque réussit. Que **Venise** attaque !
    .not-lower = Venise pourrait monter, mais Milan resterait en place. Contre **Milan**, une seule victoire déplace les deux.
    .not-strangers = Venise ne bougerait pas. Nommez Venise d’abord, puis sa rivale.
    .wrong = Pas maintenant : vous avez des troupes, et Milan est à portée. Déclarez une guerre.

war-post = Mener une armée
    .text = Rome attaque Naples. { $p1 } mène Rome. Le poste de **condottiere de Naples** est en vente ; { $p2 } n’a que des piquiers et mise { $high } d’influence.

        Vous avez une tuile de Naples.
    .task = Prenez le poste, et gardez au moins **la moitié** de votre influence.
    .coach-post = La cité **paie** à son condottiere son statut en or : { $pay }. Qu’il gagne ou qu’il perde.
    .coach-troops = Votre défense s’additionne : { $troops-fortification-defence } pour les fortifications, { $troops-artillery-defence } pour l’artillerie.
    .done = L’assaut a échoué, votre contre-attaque a réussi : **Naples monte, Rome descend**. Vous prenez un jeton de victoire, et { $then_town } or de solde vous attendent dans votre ville natale.
    .not-dear = Vous avez gagné la guerre, mais { $then_influence } d’influence, c’est peu pour la suite. { $p2 } n’allait pas surenchérir.
    .not-pass = Avec ses seuls piquiers, { $p2 } a perdu la guerre, et Naples est tombée. Vos troupes auraient tenu.

war-dice = L’attaque et un dé
    .text = Vous menez Venise contre Florence. **L’attaque et le dé noir** contre **la défense et le dé blanc** : { $total } contre { $held }.

        Si l’assaut échoue, la défense contre-attaque avec de nouveaux dés.
    .task = Vous gardez ces dés. Venise va-t-elle **monter** ?
    .coach-dice = L’attaque, { $attack }, et son dé ; la défense, { $defence }, et le sien.
    .coach-ludovico = Ludovic Sforza pourrait faire relancer les deux dés, une fois par décennie.
    .done = Juste : l’attaque doit être **plus grande**, l’égalité ne suffit pas. La contre-attaque, { $then_counter } contre { $then_stood }, échoue aussi : guerre nulle, rien ne bouge.
    .wrong = { $total } contre { $held }, c’est l’égalité, et l’attaque doit être **plus grande**. La contre-attaque, { $then_counter } contre { $then_stood }, échoue aussi : guerre nulle, rien ne bouge.

war-double = Une victoire écrasante
    .text = Milan a attaqué Rome en vain. Vous contre-attaquez pour Rome, et les dés sont tombés.

        Le vainqueur monte de { $limits-war_shift }, le perdant descend de { $limits-war_shift }. Avec **au moins le double** du total adverse, c’est { $limits-war_shift_double } pour chacun.
    .task = Milan est à { $milan }. Où sera-t-elle après la guerre ?
    .coach-dice = Comparez les deux totaux de la contre-attaque.
    .done = **{ $right }** : votre total était le double de l’autre. Rome est passée de { $rome } à { $then_rome }, et chacune de vos tuiles de Rome de { $value } à { $then_value } points.
    .not-kept = Votre total est le plus grand : Rome gagne, et la cité qui perd descend. Ici même de { $limits-war_shift_double } : { $right }.
    .not-once = Regardez encore les totaux : le vôtre est **le double** de l’autre. On descend alors de { $limits-war_shift_double } : { $right }.

power-pope = Le Pape
    .text = Le Pape se vend à chaque décennie, contre de l’influence. Il rapporte { $pope-gold } or quand elle finit ; dans la dernière, aussi { $scoring-pope } points.

        { $p1 } mise { $high }. Vous n’avez que { $influence } d’influence.
    .task = **Gagnez le Pape** malgré tout.
    .coach-card = Une **carte de traîtrise**. Elle vaut { $limits-cardinal_value } d’influence pour payer le Pape.
    .coach-limit = Avec la carte et la remise des Orsini, vous pourriez aller jusqu’à **{ $limit }**. Personne d’autre ne le sait.
    .coach-pay = Que le cardinal aide à payer.
    .done = **Le Pape est à vous.** Les cartes sont secrètes, et une bourse est souvent plus profonde qu’elle n’en a l’air.
    .not-pass = { $p1 } prend le Pape. Vous pouviez payer { $limit } : la carte et la remise comptent aussi.

power-league = La Sainte Ligue
    .text = Venise attaque Florence, { $attack } contre { $defence } sans les dés. D’autres mènent les armées ; vous avez deux tuiles de Florence.

        Une fois par décennie, **qui tient le Pape** peut se joindre à la guerre des autres.
    .task = Choisissez le camp qui sert **vos tuiles**.
    .coach-war = Pour l’instant, Venise a l’avantage.
    .coach-troops = Vos troupes compteraient pour ce qui est imprimé sur elles.
    .done = Grâce à vous, **Florence a gagné** et se trouve à { $then_florence }. Une tuile y vaut maintenant { $then_value } points. Le jeton de victoire est allé à son condottiere, pas à vous.
    .not-attacker = Vos troupes ont aidé Venise, et Florence est tombée à { $then_florence }. Ce sont vos propres tuiles qui ont perdu.
    .not-decline = Sans aide, Florence a perdu et se trouve à { $then_florence }. Vous aviez pourtant des troupes.

power-deal = Un marché et une promesse
    .text = À tout moment, on peut échanger **de l’or et de l’influence**. { $p1 } vous offre 6 or contre 3 d’influence, et promet de ne pas miser sur le Doge.

        Vous avez { $gold } or, le Doge s’ouvre à { $opening }. Vous acceptez, vous le mettez en vente et vous ouvrez.
    .task = Est-ce que { $p1 } peut **miser quand même** ?
    .coach-tile = C’est celle que vous voulez.
    .coach-word = « Je ne miserai pas. Vous avez ma parole. »
    .done = Oui : { $p1 } mise { $then_high }. Ce qu’on échange change de mains **aussitôt**. Tout le reste n’est que promesse, et **aucune promesse n’oblige**.
    .wrong = Rien ne l’interdit : { $p1 } mise { $then_high }. L’or et l’influence ont changé de mains aussitôt, mais **aucune promesse n’oblige**.

end-income = La décennie finit
    .text = Quand le **dernier événement** d’une décennie est vendu, elle est finie, et chacun reçoit son revenu. Après trois décennies, la partie s’achève.

        Botticelli est le dernier. Vous l’avez pour rien, car personne ne mise.
    .task = Combien d’or recevez-vous à la fin de la décennie ?
    .coach-event = Le dernier événement.
    .coach-town = Famille { $families-malatesta-gold }, Doge { $tiles-doge-gold }, marchand { $tiles-venetian_merchant_1-gold }, Pape { $pope-gold }. Et { $town } or de solde dans votre ville natale.
    .done = **{ $right }** : { $income } de revenu, et les { $town } de votre ville natale. Qui achète le dernier événement décide du moment.
    .not-income = C’est le revenu. La solde de vos guerres, { $town } or dans votre ville natale, vous revient aussi maintenant : { $right }.
    .not-town = C’est seulement la solde de vos guerres. La famille, les tuiles et le Pape rapportent { $income } de plus : { $right }.
    .not-none = Le dernier événement est vendu : la décennie finit aussitôt, avec revenu et solde : { $right }.

end-tie = Cités à égalité
    .text = À la fin, une tuile de la première cité vaut { $scoring-city_ranks-1 }, puis { $scoring-city_ranks-2 }, { $scoring-city_ranks-3 }, { $scoring-city_ranks-4 } et { $scoring-city_ranks-5 }. Des cités à égalité prennent **toutes la dernière** de leurs places.

        Vous avez deux tuiles de Florence, et c’est vous qui menez les Français : une cité descend de { $limits-french_loss }. Vous les lancez sur Milan.
    .task = Combien vaudra une tuile de Florence ?
    .coach-florence = Statut { $florence }, deuxième pour l’instant. Milan a { $milan }, bientôt { $limits-french_loss } de moins.
    .done = **{ $right }**, pas plus qu’avant : Milan et Florence se disputent les deux premières places, et prennent toutes deux la deuxième. Outre les tuiles, le plus d’or compte { $scoring-most_gold }, le plus d’influence { $scoring-most_influence }, le Pape { $scoring-pope }, et les jetons de victoire d’autant plus que vous en avez.
    .not-first = Elles sont à égalité pour la première et la deuxième place, et **prennent toutes deux la deuxième** : { $right }.
    .not-third = Venise reste plus bas. Milan et Florence se disputent les deux premières places et prennent la deuxième : { $right }.

game-first = Votre première partie
    .text = La fin de la dernière décennie, contre deux débutants. Il reste deux événements ; quand ils sont vendus, on compte les points.

        Vous avez deux tuiles de Venise. L’entraîneur parle quand vient du nouveau.
    .done = C’était la fin d’une vraie partie, comptée jusqu’à la dernière pièce. **Vous connaissez les règles** ; il reste à savoir ce qu’une chose vaut pour les autres.
    .hint-turn = **Une action.** Une guerre pour Venise, une tuile, une troupe, un événement ? Venise et Milan sont à égalité : les deux comptent comme deuxièmes.
    .hint-counter = Un **jeton de victoire**. Un seul rapporte 1, deux rapportent 3, trois rapportent 6.
    .hint-won = La cité qui gagne est montée, l’autre est descendue, et toutes leurs tuiles avec elles.
    .hint-treachery = Une **carte de traîtrise**, que personne d’autre ne voit. Touchez-la pour lire quand elle se joue.
    .hint-bid-city = Une tuile est en vente. Vous pouvez en avoir { $limits-city_tiles_max } au plus, de { $limits-cities_max } cités.
    .hint-open-event = Un événement s’ouvre à 0, et vous pouvez passer. Regardez s’il se paie en or ou en influence.
    .hint-bid-event = Ne montez pas plus haut que ce qu’il vaut pour vous. Ce que vous gardez peut aussi rapporter des points.
    .hint-artist = Quelle cité doit monter ? Une de celles dont vous avez des tuiles.
    .hint-bid-pope = Dernière décennie : le Pape vaut maintenant { $scoring-pope } points, et peut se mêler d’une guerre.
    .hint-attacker = Le commandement de l’attaque. C’est vous qui ouvrez : 0 est aussi une mise.
    .hint-bid-attacker = La cité paie à son condottiere son statut en or. Cela aussi vaut un peu d’influence.
    .hint-defender = Maintenant le poste de la défense. Qui a le premier n’y participe pas.
    .hint-bid-defender = Un condottiere peut aussi se battre pour perdre. Demandez-vous ce que veut celui-ci.
    .hint-league = Vous tenez le Pape : choisissez un camp si la guerre touche vos tuiles.
    .hint-veto = On demande à quiconque a une carte, quelle qu’elle soit, d’arrêter ou non la guerre. Ainsi, une pause ne trahit rien.
    .hint-bribes = Avant les dés, on peut corrompre une troupe : elle ne compte plus dans cette guerre.
    .hint-end = Autre chose avant la fin du tour ? On vous le demande parce que vous avez une carte.
    .hint-discard = Une main ne tient que peu de cartes. Il faut en lâcher une.
    .hint-limit = { $limit } guerres ont été déclarées : il n’y en aura plus. Les rangs des cités sont presque fixés.
    .hint-last = **Il reste un événement.** Qui l’achète met fin à la partie. Faites-le quand vous menez, pas avant.
