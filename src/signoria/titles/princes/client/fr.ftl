goal = Le plus de points à la fin de la troisième décennie
decade = Décennie { $decade }
status = Statut des cités
wars-fought = Guerres : { $count } sur { $limit }
at-war = en guerre
city-state = statut { $status }, une tuile rapporterait { COUNT($value, one: "point", other: "points") } maintenant
a-tile = { $value } la tuile
market = Marché
families = Familles
merchant = Marchand
banking = Banque
held-by = à { $name }
placed-in = { IN($city) }
up-now = aux enchères
for-sale = à vendre
used = utilisée cette décennie
brings = { $gold ->
    [0] { $influence ->
        [0] rien
       *[other] { $influence } influence
    }
   *[other] { $influence ->
        [0] { $gold } or
       *[other] { $gold } or et { $influence } influence
    }
} par décennie
gone = parti
to-come = à venir
power-ludovico_sforza = Relancer
power-lorenzo_medici = Veto
power-banking_1 = Change { $swap }
power-banking_2 = Change { $swap }
power-lucrezia_borgia = Vole { $stolen }
power-alfonso_aragon = Pioche
event-gozzoli = Gozzoli
event-botticelli = Botticelli
event-verrocchio = Verrocchio
event-merchant_1 = Marchand
event-bellini = Bellini
event-leonardo = Léonard
event-mantegna = Mantegna
event-merchant_2 = Marchand
event-michelangelo = Michel-Ange
event-perugino = Le Pérugin
event-bramante = Bramante
event-french_invade = Les Français
effect-points = { COUNT($count, one: "point", other: "points") }
effect-merchant = { $count } par marchand
effect-status = Statut { $change }
events-of = Événements d’une décennie
pope = Le Pape
pope-brings = { COUNT($points, one: "point", other: "points") }, { $gold } or
league-ready = Sainte Ligue libre
league-used = Sainte Ligue faite
treachery = Traîtrise
pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
troop-for = attaque { $attack }, défense { $defence }, { $cost } or, reste { $count }
yours = à vous
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
gold = { $count } or
influence = { $count } influence
chits-gold = { $count ->
    [one] { $count } jeton d’or
   *[other] { $count } jetons d’or
}
chits-influence = { $count ->
    [one] { $count } jeton d’influence
   *[other] { $count } jetons d’influence
}
chits-short = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
no-troops = pas de troupes
strength = attaque { $attack }, défense { $defence }
strength-of = attaque { $attack }, défense { $defence } : { $troops }
cards = { $count ->
    [one] { $count } carte de traîtrise, limite { $limit }
   *[other] { $count } cartes de traîtrise, limite { $limit }
}
won = { $count ->
    [one] { $count } guerre gagnée
   *[other] { $count } guerres gagnées
}
tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
town-gold = { $count } or en dépôt
your-troops = Vos troupes
your-cards = Vos cartes de traîtrise
your-purse = Votre bourse
no-troops-yet = Pas de troupes
no-cards = Pas de carte de traîtrise
worth = attaque et défense { $worth }
income-of = { $count } de plus à la fin de la décennie
income-short = +{ $count } par décennie
play-bribe_troops = Choisissez une troupe
play-bribe_cardinal = Dites combien
play-freeze_bid = Choisissez un joueur
play-steal_influence = Choisissez un joueur
play-raid_gold = Choisissez un joueur
play-veto = Empêcher cette guerre
play-start_war = Choisissez deux cités
when-bribe_troops = Dans vos guerres
when-bribe_cardinal = Vaut { $value } pour le Pape
when-freeze_bid = À votre tour d’enchère
when-steal_influence = À votre tour
when-raid_gold = À votre tour
when-veto = À une déclaration
when-start_war = En fin de tour
auction-gold = Enchère en or
auction-influence = Enchère en influence
post-attacker = Poste de l’attaque, en influence
post-defender = Poste de la défense, en influence
condottiere-of = Condottiere { OF($city) }
post-pays = La cité paie { $gold } or
each-decade = par décennie
out = hors jeu
frozen = gelé
your-limit = Votre limite : { $count }
discount = vous payez { $count } de moins
opens-at = Ouvre à { $count }
war = Guerre
last-war = Dernière guerre
unled = sans condottiere
to-hire = à engager
bare-city = La cité seule
bribed = corrompue
join-note = rejoindre ce camp par une Sainte Ligue
round-attack = attaque
round-counter = riposte
war-over = Guerre : { $attacker } attaque { $defender }
war-attacks = attaque
war-won = { $city } l’emporte
war-won-double = { $city } l’emporte au double
war-drawn = Aucune des deux villes ne l’emporte
war-unfought = Personne ne se bat : pas de guerre
war-stopped = La guerre n’aura pas lieu
round-holds = { $city } tient : il faut faire plus.
round-twice = { $total } contre { $other } : au moins le double, deux rangs.
die-shows = dé { $value }
tile-worth = une tuile { $value }
tile-worth-now = une tuile { $was } › { $value }
last-war-of = Dernière guerre : { $attacker }, { $defender }
wins-lot = { $you ->
    [yes] Vous emportez
   *[no] { $name } emporte
} { THE($lot) }
wins-pope = { $you ->
    [yes] Vous emportez
   *[no] { $name } emporte
} le Pape
nobody-lot = Personne ne veut { OF($lot) }
nobody-pope = Personne ne veut du Pape
last-auction = Dernière enchère : { $lot }
income-over = Revenus
decade-over = La décennie { $decade } s’achève
head-town = dépôt
last-income = Revenus de la décennie { $decade }
scoring-over = Décompte final
scoring-wins = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} avec { COUNT($score, one: "point", other: "points") }
scoring-level = Les premiers sont à égalité, à { COUNT($score, one: "point", other: "points") }
tiles-worth = Valeur d’une tuile :
head-points = points
gold-word = or
influence-word = influence
settling = { $name } a remporté le Pape à { $count } influence et paie.
over = Les trois décennies sont passées
choose-family = Chaque famille a sa ville et son avantage.
events-left = { $count ->
    [one] Il reste un événement.
   *[other] Il reste { $count } événements.
}
ends-when = La décennie finit quand le dernier est vendu.
your-income = Vos revenus alors :
guarded = Rien ne s’est passé depuis longtemps : ce tour ne peut être passé.
gold-amount = { $count } or
influence-amount = { $count } influence
