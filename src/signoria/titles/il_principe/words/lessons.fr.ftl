course = Achetez les bonnes cartes, bâtissez des villes, et que celles des autres vous rapportent.

lesson-market = Les cartes en vente
lesson-build = Bâtir une ville
lesson-roles = Les rôles
lesson-end = Ce qui compte à la fin
lesson-game = Une première partie

market-offer = Ce que l’on cède
    .text = Chaque manche apporte des ducats et des cartes. Puis chacun met **deux cartes** de sa main en vente, face cachée et tous ensemble.

        Ce qui est en vente part aux enchères. Cédez donc ce dont vous pouvez vous passer.
    .task = Vous voulez bâtir **Lucques**. Cédez deux cartes inutiles.
    .coach-city = Lucques demande **deux Cathédrales**, un Hôtel de ville et un Château.
    .coach-hand = Vous avez déjà les quatre. Touchez-en deux autres.
    .done = Bien choisi : les Places de marché ne servent pas à Lucques, et c’est un autre qui les **paiera à la banque**.
    .not-white = Lucques montre **deux** Cathédrales. Cédez-en une, et vous devrez la racheter.
    .not-other = Cette carte figure sur Lucques. Sans elle, vous ne pouvez plus bâtir la ville.

market-bid = Enchérir en pensant à la ville
    .text = Les cartes sont triées par bâtiment et vendues **du plus petit lot au plus grand**. Voici les deux Cathédrales qu’il vous faut.

        { $p1 } propose { $high }, { $p2 } a passé. Vous avez { $money } ducats.
    .task = Achetez-les, et gardez de quoi **bâtir Lucques**.
    .coach-lot = Qui l’emporte prend ces cartes, paie, et peut bâtir **aussitôt**.
    .coach-city = Lucques coûte 4 ducats, quel que soit le prix des cartes.
    .done = **À vous**, et il reste { $then_money } ducats : assez pour Lucques. Gagner fait aussi de vous **Il Principe**, qui enchérit en dernier la fois suivante et agit en premier.
    .not-dear = Vous gagnez les cartes, mais { $then_money ->
        [one] { $then_money } ducat ne suffit
       *[other] { $then_money } ducats ne suffisent
    } pas pour bâtir Lucques, qui en coûte 4. Proposez moins.
    .not-pass = Les Cathédrales vont à { $p1 } pour { $high }. Vous pouvez payer davantage et bâtir quand même.

build-city = Cartes, ducats, écussons
    .text = Votre action : bâtir **une ville**, poser des cartes, ou ne rien faire.

        Une ville prend de votre main les cartes qu’elle montre, et son prix en ducats. Elle rapporte **aussitôt des points**, et vous placez des écussons sur la carte.
    .task = Bâtissez **Lucques** et placez les deux écussons.
    .coach-city = Deux Cathédrales, un Hôtel de ville, un Château, et 4 ducats.
    .coach-cards = Elles vont **face visible sur la table**. Elles restent à vous et vous gagneront des rôles.
    .coach-shield = Lucques touche deux régions. Les deux écussons peuvent aller dans l’une, ou un dans chacune.
    .done = **Lucques est bâtie** : 6 points tout de suite, et vos écussons sont là où ils en rapporteront peut-être d’autres à la fin.
    .not-lay = Les cartes posées sur la table ne bâtissent jamais de ville : seules comptent celles **de votre main**. Vous avez tout ce que demande Lucques.
    .not-idle = Vous pouvez bâtir, alors faites-le : un autre voudra peut-être Lucques aussi.
    .not-forgo = On peut renoncer aux écussons, mais chacun peut rapporter à la fin. Placez-les.

build-regions = Le plus d’écussons
    .text = À la fin, chaque région paie : **5 points à qui a le plus d’écussons**, et autant à chacun en cas d’égalité. Derrière un *seul* premier, le deuxième en reçoit **2**.

        En Émilie vous avez 3 écussons contre 1, en Toscane 1 contre 2, en Lombardie 1 contre 1.
    .task = Combien de points vos écussons rapporteraient-ils maintenant ?
    .coach-lead = À vous : 3 contre 1.
    .coach-tie = À égalité : 1 contre 1. Que rapporte une égalité ?
    .done = **{ $right }** : 5 pour l’Émilie, 2 pour la deuxième place en Toscane, et 5 pour la Lombardie, où les deux marquent tout.
    .not-tie = À égalité, on est premier : **chacun reçoit 5**. La Lombardie compte donc en entier, et cela fait { $right }.
    .not-second = La deuxième place compte aussi : 2 points en Toscane, derrière un seul premier. Cela fait { $right }.
    .not-lead = C’est l’Émilie seule. La deuxième place rapporte 2, et à égalité on est premier : { $right }.

roles-lay = Des cartes sur la table
    .text = À la fin de chaque manche, les cinq **rôles** reviennent à qui a **le plus de cartes face visible** de leur bâtiment.

        Vous n’avez pas de quoi bâtir. Mais vous pouvez poser des cartes d’**un même bâtiment**.
    .task = Devenez **Banquier**.
    .coach-role = Le rôle des Places de marché. Il donne aussitôt 2 ducats, et des points quand d’autres en bâtissent.
    .coach-rival = { $p1 } a 2 Places de marché sur la table.
    .done = Trois contre deux : le Banquier sera à vous, et { $p1 } aura le petit rôle, le Marchand.
    .not-tie = Deux contre deux : égalité. Le rôle est alors **mis aux enchères** entre vous, et le petit n’est donné à personne.
    .not-few = Une, c’est moins que les deux de { $p1 }. On peut poser **toutes ses cartes** d’un bâtiment en une action.
    .not-green = Une Université sur la table ; mais le Banquier dépend des **Places de marché**.
    .not-idle = Ne rien faire est permis, et ne rapporte rien.

roles-half = Le prix d’un grand rôle
    .text = Les rôles sont redonnés **à chaque manche**. Qui en prend un grand retourne face cachée **la moitié des cartes** qui l’ont gagné, arrondie au-dessus. Les cartes cachées ne comptent pas pour les rôles.

        Vous posez trois Places de marché et devenez Banquier.
    .task = Combien d’entre elles restent alors face visible ?
    .coach-turn = Les grands rôles retournent des cartes. Les petits n’en retournent pas.
    .done = **{ $right }** : la moitié de 3 est un et demi, arrondie au-dessus cela en retourne deux. Nul n’est Banquier pour toujours.
    .not-kept = Les trois vous ont gagné le rôle, mais la moitié, arrondie au-dessus, est retournée : il en reste { $right }.
    .not-two = Arrondie **au-dessus** : deux sont retournées, il en reste { $right }.
    .not-none = Pas toutes, seulement la moitié arrondie au-dessus : il en reste { $right }.

roles-pay = Les autres bâtissent pour vous
    .text = Chaque fois qu’**un autre bâtit**, chaque rôle dont la ville montre le bâtiment paie son détenteur : **2 points pour un grand** rôle, **1 pour un petit**.

        Vous êtes Évêque et Seigneur, et Notaire, le petit rôle des Hôtels de ville. { $p1 } bâtit Lucques.
    .task = Combien de points recevez-vous ?
    .coach-city = Deux Cathédrales, un Hôtel de ville, un Château.
    .coach-role = L’Évêque va avec les Cathédrales.
    .done = **{ $right }** : Évêque 2, Seigneur 2, Notaire 1. Un bâtiment montré deux fois paie une fois.
    .not-twice = La Cathédrale est montrée deux fois, mais **paie une fois** : 2 + 2 + 1 font { $right }.
    .not-major = N’oubliez pas le petit rôle : le Notaire paie 1, lui aussi. Cela fait { $right }.
    .not-builder = Le bâtisseur ne reçoit rien pour ses propres rôles, mais ce n’est pas vous : 2 + 2 + 1 font { $right }.

end-sets = Des séries complètes
    .text = Quand la pile s’épuise, on joue la dernière manche. Puis on additionne : régions, rôles, et **2 points par série des cinq bâtiments** sur votre table.

        Ici, les cartes cachées comptent aussi.
    .task = Combien de points rapportent vos séries ?
    .coach-table = Vos cartes sur la table. Quel bâtiment avez-vous le moins ?
    .done = **{ $right }** : au moins deux de chaque, visibles et cachées ensemble. Le plus de ducats et le plus de cartes en main rapportent aussi 2 chacun.
    .not-one = Regardez aussi les cartes cachées : avec elles, vous avez deux de chaque bâtiment. Cela fait { $right }.
    .not-three = Vous en avez trois de certains, mais seulement **deux** Cathédrales, Hôtels de ville et Châteaux : deux séries, { $right } points.

game-first = Votre première partie
    .text = Deux manches contre deux débutants : la pile est basse, la deuxième est déjà la dernière.

        L’entraîneur parle quand vient du nouveau.
    .done = C’était une partie entière, comptée jusqu’à la dernière carte. **Vous connaissez les règles** ; l’art est de savoir ce qu’une carte vaut pour les autres.
    .hint-offer = Revenu et quatre nouvelles cartes. Cherchez la ville la plus proche de votre main, puis cédez ce qu’elle ne montre pas.
    .hint-bid = Enchérissez pour ce qu’il vous faut, sans oublier le prix de la ville. Vous avez { $money } ducats.
    .hint-build = Vous avez remporté un lot : **une ville** peut être bâtie maintenant, en plus de votre action à venir.
    .hint-city-shield = Un écusson pour la ville. Allez là où vous pouvez mener, ou être à égalité.
    .hint-action = Chacun a maintenant **une action** : bâtir, poser des cartes d’un même bâtiment, ou attendre.
    .hint-bid-role = Égalité pour un rôle : il est mis aux enchères entre ceux qui sont à égalité.
    .hint-flip = Le rôle vert remet une de vos cartes face visible, pour les rôles encore à donner.
    .hint-shield = Le rôle bleu place un écusson où vous voulez.
    .hint-last = C’est la **dernière manche**. Ducats et cartes en main ne rapportent plus guère : servez-vous-en.
    .hint-pays = Quelqu’un a bâti, et un rôle a payé. Voilà pourquoi on se dispute les rôles.
    .hint-marker = Vous êtes **Il Principe** : vous agissez en premier, et la prochaine enchère commence à votre gauche.
    .hint-roles = Les rôles de cette manche. Ils seront rendus à la fin de la suivante.
