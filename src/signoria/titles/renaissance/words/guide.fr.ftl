two-provinces = Une **province complète** rapporte { $province ->
    [one] { $province } point
   *[other] { $province } points
} à chaque tour. Le plus de points après { $turns } tours gagne.
two-expand = **Étendez-vous** dans les villes libres par route ou par mer, { $expansions } fois par tour ; fortifiez avec remparts et châteaux.
two-battle = **Attaquez** avec deux cartes contre une : cartes et dé contre cartes, dé, murs et terrain.
two-artists = Un palais avec un **artiste** rapporte { $artist ->
    [one] { $artist } point
   *[other] { $artist } points
} à chaque tour. Villes, ducats et promesses s’échangent.

turn = Un tour en bref
turn-vote = Guerre ou paix
    .text = Tous votent en secret ; la moitié des voix fait la guerre. La paix permet une attaque chacun.
turn-deal = Cartes et ducats
    .text = Paix : { $peace_cards } cartes et { $peace_ducats } ducats. Guerre : { $war_cards } cartes.
turn-buy = Achats
    .text = Remparts et châteaux pour { $rampart } ducats, palais, puis des cartes à { $cost_card }.
turn-expand = Expansion
    .text = Deux tournées : une ville libre reliée à une des vôtres.
turn-fight = Combats
    .text = Un joueur après l’autre : attaques et cartes jaunes dans l’ordre voulu.
turn-score = Décompte
    .text = Points des provinces et des artistes, puis revenu de toutes les villes.

box-lead = { $troops } troupes et { $cards } autres cartes, { $cities } villes dans { $provinces } provinces, { $artists } artistes
box-troops = Troupes (cartes bleues)
box-levels = Villes
box-prices = Achats
box-piece-rampart = Rempart
box-piece-castle = Château
box-piece-palace = Palais
box-piece-card = Carte
box-dice = Le dé de condottiere
box-face-4 = 4
box-face-5 = 5
box-face-6 = 6
box-face-rout = Déroute
box-face-betrayal = Trahison
box-cards = Cartes rouges et jaunes
box-does-condottiere = Un combattant pour { $condottiere_cost } ducat, sa force au dé.
box-does-engineer = Attaque : un niveau de moins. Défense : { $bonus_engineer_defence } de plus.
box-does-felon = Attaque : plus de fortification. Défense : la plus haute carte bleue est perdue.
box-does-sign_of_god = Double une carte du camp qui n’est pas en tête.
box-does-retreat = Sauve une carte bleue sur le point d’être perdue.
box-does-raiders = Pille une ville : { $pillage_garrison } ou, avec un rempart, { $pillage_rampart } ducats.
box-does-ambassador = Deux dés : corruption, négligence, ou aide de { $ambassador_aid_cards } cartes.
box-does-marriage = Achète une ville de simple garnison pour { $marriage_price } ducats.
box-does-chevauchee = Une attaque sur toute cible ; ni terrain ni débarquement ne comptent.
box-does-artist_or_banker = Un artiste pour un palais, ou { $banker_ducats } ducats par un palais.
box-setup-base = Départ du jeu de base
box-setup-1494 = Départ de 1494
box-setup-1499 = Départ de 1499
box-setup-1515 = Départ de 1515
box-provinces = Provinces
box-cities = Villes et routes
    .note = Tout port atteint tout autre port par la mer.
box-artists = Artistes
box-plain = Plaine
box-mountain = Montagne
box-marsh = Marais
box-yes = oui
column-supply = Réserve
column-faces = Faces
column-choice = Une au choix
column-naval = Naval

example-tie = Un simple combat
    .text = Milan attaque Bologne depuis Parme. Chevaliers 5, arquebusiers 4 et un 3 font { $total }. Canon 6, un 4 et les 2 de la garnison font autant : Bologne reste, et les trois cartes sont perdues.
example-engineer = Le même avec un ingénieur
    .text = L’ingénieur ôte les 2 de la garnison : { $attack } contre { $defence }. Bologne passe à Milan comme garnison ; chevaliers et arquebusiers sont épuisés, le canon est perdu.
example-countered = Un ingénieur contré
    .text = Le défenseur annule l’ingénieur par un autre de sa main : { $total } contre { $total }, égalité comme avant, et les deux ingénieurs sont partis.
example-felon = Un félon en défense
    .text = Le félon retire le canon, la plus haute carte bleue. Piquiers 3 et un 6 font { $total } ; piquiers 3, un 2 et les 4 du rempart aussi. Une retraite peut sauver les piquiers, jamais le canon.
example-sign = Signes de Dieu
    .text = { $attack } contre { $defence }. L’attaquant double les chevaliers : { $signed }. Le défenseur, dépassé, double les arquebusiers : { $final }, cela suffit.
example-terrain = Terrain et débarquement restent
    .text = Rome débarque à Naples avec deux chevaliers et un félon : { $attack }. La garnison ne compte plus, mais 3 pour les piquiers, un 1, 1 pour la montagne et 1 pour le débarquement comptent : { $defence }.
example-province = Une province complète
    .text = Venise tient Brescia et Mantoue, toute la Lombardie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Il manque Crémone à Milan pour son duché : { $other }.
example-income = Le revenu
    .text = Une forteresse 3, un rempart 2, deux garnisons 1 chacune ; la troisième, pillée, ne paie rien : { $income } ducats.
