course = On se bat avec des cartes. Posez, doublez, gelez, et sachez vous arrêter.

lesson-lay = Poser une carte
lesson-special = Cartes de caractère
lesson-stop = Savoir s’arrêter
lesson-token = Régions qui se touchent
lesson-game = Une première partie

lay-lead = La ligne la plus forte
    .text = On se bat pour { $region }. Chaque carte posée ajoute sa force à votre ligne.

        { $p1 } a passé et ne pose plus rien. Vous avez { $mine }.
    .task = Posez **la carte** qui vous fait passer devant.
    .coach-other = Voilà le total à battre : **{ $other }**.
    .coach-hand = Votre main. Touchez une carte pour la poser.
    .done = **{ $then_mine } contre { $then_other } : vous menez.** La ligne la plus forte, si elle est seule, prend la région.
    .not-tie = { $then_mine } partout, c’est une égalité, et **une égalité ne gagne rien**. Il vous en faut un de plus.
    .not-short = Cela fait { $then_mine }, et { $p1 } a { $then_other }. Pas encore assez.
    .not-pass = Qui passe quitte la bataille : { $region } revient à { $p1 } avec { $other }. Vous avez pourtant une carte qui fait mieux.

lay-take = Prendre la région
    .text = Vous menez { $mine } contre { $other }, et personne d’autre ne peut plus poser de carte.

        La bataille finit quand **tout le monde a passé**, vous aussi.
    .task = Mettez fin à la bataille : **passez**.
    .coach-mine = Votre ligne est la plus forte.
    .coach-region = Elle est à vous dès que la bataille finit.
    .done = **{ $region } est à vous.** Votre marqueur y reste jusqu’à la fin de la partie, et vous gardez { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } de votre main.
    .not-more = { $then_mine } contre { $then_other } ne rapporte pas plus que { $mine } contre { $other }, et la carte est partie. **Toute carte posée est perdue**, même quand on gagne.

lay-tie = À égalité
    .text = { $p1 } et { $p2 } ont passé. Vous avez { $mine }, { $p1 } aussi, et vous passez à votre tour.
    .task = { $region } sera-t-elle à vous ?
    .coach-level = Le même total que le vôtre.
    .done = Juste : **personne** ne la prend. Seule gagne une ligne plus forte que toutes les autres ; à égalité, on rentre les mains vides.
    .wrong = Vous avez { $mine }, et { $p1 } a { $other }. Seule gagne une ligne **plus forte que toutes les autres** : { $region } reste libre.

special-drummer = Le Tambour
    .text = Vous avez { $mine }, { $p1 } a { $other } et a passé. Aucun nombre de votre main ne suffit.

        Certaines cartes valent plus que leur nombre.
    .task = Posez la carte qui **double** vos Mercenaires.
    .coach-drummer = Les Mercenaires de **votre propre ligne** comptent double.
    .done = **{ $mine } est devenu { $then_mine }.** Le Tambour double tous les Mercenaires de votre ligne, ceux que vous poserez ensuite aussi. Un second n’ajoute rien.
    .not-mercenary = { $then_mine } contre { $then_other } : toujours derrière. Ici, les nombres seuls ne suffisent pas.
    .not-courtesan = Un Courtisan apporte 1 : vous avez { $then_mine }. Il sert à autre chose, vous verrez.
    .not-pass = N’abandonnez pas : une de vos cartes fait de { $mine } plus que { $other }.

special-winter = L’Hiver
    .text = { $p1 } a posé des hommes forts : { $other } contre vos { $mine }.

        Mais un Mercenaire n’est fort que si le temps le permet.
    .task = Renversez la bataille avec **une seule carte**.
    .coach-other = Trois cartes font tout cela.
    .coach-winter = Tant qu’il est sur la table, **chaque Mercenaire compte 1**.
    .done = **{ $other } est tombé à { $then_other }**, vous avez { $then_mine }. L’Hiver frappe tout le monde, et beaucoup de petits battent quelques forts. Le Courtisan s’en moque : il compte toujours 1.
    .not-mercenary = Même ainsi, c’est { $then_mine } contre { $then_other }. Vous ne le dépasserez pas ; rendez ses nombres petits.
    .not-pass = Vous perdriez trois cartes déjà posées, la réponse à la main.

special-spring = Le Printemps
    .text = Le Printemps chasse l’Hiver et favorise les plus forts : **chaque Mercenaire de la plus haute force** sur la table compte 3 de plus.

        La plus haute force sur la table est 5. Vous avez { $mine }.
    .task = Vous posez le Printemps. Quel est votre total ?
    .coach-spring = Chaque 5 compte 3 de plus, qui que ce soit qui l’ait posé.
    .done = **{ $right }** : vos deux 5 comptent 8. Le 2 n’est pas le plus haut, et { $p1 } n’a pas de 5.
    .not-kept = Quelque chose change : vos deux 5 sont les plus hauts de la table, et chacun compte 3 de plus. Cela fait { $right }.
    .not-once = Pas une fois pour la ligne, mais **pour chaque carte** de la plus haute force : deux 5, donc { $right }.
    .not-all = Pas tous les Mercenaires, seulement **les plus hauts** : les deux 5. Le 2 reste un 2. Cela fait { $right }.

special-bishop = L’Évêque
    .text = { $p1 } a { $other }, surtout grâce à deux 10.

        L’Évêque renvoie **les plus hauts Mercenaires** de toutes les lignes, puis s’en va lui-même.
    .task = Posez l’Évêque, puis placez la **protection du Pape**.
    .coach-bishop = Les deux 10 partiront. Votre 6 reste : il n’est pas le plus haut.
    .coach-pope = **Personne ne se bat** là où est le Pape. Choisissez une région d’où vous voulez tenir les autres éloignés.
    .done = { $p1 } a perdu ses deux 10, et une région d’Italie reste en paix jusqu’au prochain Évêque.
    .not-mercenary = { $then_mine } contre { $then_other } : trop peu. Regardez ce qui fait la force de { $p1 }.
    .not-pass = Deux cartes font la force de { $p1 }, et vous tenez celle qui les enlève toutes les deux.

stop-stop = Savoir s’arrêter
    .text = Tout ce que vous posez est perdu, **même quand vous gagnez**. L’art est de gagner avec le moins possible.

        { $p1 } n’a plus de cartes. { $p2 } a passé. Plus personne ne peut répondre.
    .task = Gardez ce que vous tenez. Que faites-vous ?
    .coach-enough = **{ $mine } contre { $other }, cela suffit.** Davantage ne rapporterait que { $region }.
    .coach-hand = Ces cartes livreront la prochaine bataille, si vous les avez encore.
    .done = { $region } est à vous, et vous abordez la prochaine bataille avec **{ $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }**. C’est ainsi qu’on gagne une partie.
    .not-more = Vous gagnez { $region } quand même, mais avec une carte de moins pour la prochaine bataille. On ne redistribue que lorsqu’un joueur au plus a encore des cartes.
    .not-winter = Voyez : en Hiver vous avez { $then_mine }, et { $p2 } aussi. **Vous en avez fait une égalité.** Une carte de trop peut coûter la bataille.

token-courtesans = Le pion
    .text = Qui tient le **pion Condottiere** choisit le lieu de la prochaine bataille. Il revient au vainqueur, sauf si quelqu’un **a seul le plus de Courtisans**.

        Vous passez et prenez { $region }.
    .task = Qui reçoit le pion ?
    .coach-lines = Deux Courtisans ; { $p2 } en a un, vous n’en avez pas.
    .done = Juste, **{ $right }** : le plus de Courtisans, et seul à les avoir. Vous avez la région, { $right } dit où l’on se battra.
    .not-winner = Vous gagnez la région, mais les Courtisans passent d’abord : { $right } en a deux, plus que tous les autres.
    .not-one = Un Courtisan, ce n’est pas le plus : { $right } en a deux.

token-touch = Régions qui se touchent
    .text = À quatre joueurs, on gagne avec **{ $total } régions**, ou avec **{ $needed } qui se tiennent**.

        Vous avez Gênes et Lucques, et vous tenez le pion.
    .task = Choisissez la région qui vous ferait **gagner la partie**.
    .coach-mine = Gênes et Lucques ne se touchent pas. Quelle région touche les deux ?
    .coach-pope = La protection du Pape est ici : personne ne peut s’y battre.
    .done = **Parme** touche les deux : gagnez cette bataille, et { $needed } régions se tiennent. Tout le monde le verra aussi.
    .not-one = Elle touche une de vos régions, mais l’autre resterait à part. Cherchez celle qui est entre les deux.
    .not-far = C’est loin des deux. Cherchez la région qui se trouve entre Gênes et Lucques.

game-first = Votre première partie
    .text = Une courte partie contre trois débutants. Chacun a déjà une région, et les premières mains ne sont que **des Mercenaires**.

        Gagnez **{ $needed } régions qui se tiennent**, ou { $total }. L’entraîneur parle quand vient du nouveau.
    .done = C’était une partie entière. **Vous connaissez les règles** ; il reste à savoir s’arrêter.
    .hint-begin = Rien que des nombres cette fois. On se bat pour { $region }, qui touche Florence, à vous. Posez une carte, ou gardez vos forces et passez.
    .hint-choose = Vous tenez le pion : **vous choisissez** où l’on se bat et posez la première carte. Ce qui touche vos terres est un bon choix.
    .hint-pope = Placez le Pape là où personne ne doit se battre : peut-être sur la région qu’il faut à quelqu’un d’autre.
    .hint-retrieve = Reprenez votre meilleur Mercenaire en main. Vous pourrez le poser de nouveau.
    .hint-retreat = Entre les batailles, qui n’a **aucun Mercenaire** peut jeter toute sa main. Si vous en avez un, on continue simplement.
    .hint-keep = Vous êtes le dernier à avoir des cartes : vous pouvez en garder deux pour la prochaine manche.
    .hint-tie = Une égalité. Personne n’a pris la région, et toutes les cartes sont parties.
    .hint-won = Une région pour vous. Les régions **qui se touchent** comptent ensemble.
    .hint-deal = Nouvelle manche : dix cartes, et **une de plus par région** que vous tenez. Maintenant viennent les cartes spéciales.
    .hint-drummer = Nouveau : le **Tambour** double vos Mercenaires. Posez-le quand il y a beaucoup à doubler.
    .hint-winter = Nouveau : l’**Hiver**. Chaque Mercenaire compte 1, les vôtres aussi. Bon quand les autres sont forts.
    .hint-spring = Nouveau : le **Printemps** chasse l’Hiver, et les plus hauts Mercenaires comptent 3 de plus.
    .hint-bishop = Nouveau : l’**Évêque** enlève les plus hauts Mercenaires de toutes les lignes.
    .hint-courtesan = Nouveau : le **Courtisan** compte 1 par tous les temps. Qui en a seul le plus reçoit le pion.
    .hint-heroine = Nouveau : l’**Héroïne** compte 10, et rien n’y change.
    .hint-scarecrow = Nouveau : l’**Épouvantail** vous rend un Mercenaire de votre ligne.
    .hint-surrender = Nouveau : la **Reddition** met aussitôt fin à la bataille. Posez-la pendant que vous menez.
