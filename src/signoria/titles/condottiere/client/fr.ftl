map = Carte des dix-sept régions
tirreno = Mare Tirreno
adriatico = Mare Adriatico
free = libre
owned = tenue par { $name }
owned-you = à vous
contested = disputée en ce moment
pope-here = sous la protection du Pape
condottiere = Pion condottiere
pope = Protection du Pape
pile = Pioche { $count }
discards = Défausse { $count }
discards-empty = Rien n’a été défaussé ouvertement.
battle-number = Bataille { $number }
game-number = Partie { $game }, bataille { $number }
goal = { COUNT($total, one: "région", other: "régions") } pour gagner, ou { COUNT($connected, one: "liée", other: "liées") }
goal-points = Premier à { COUNT($target, one: "point", other: "points") }
regions = Régions
connected = Liées
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
laid-aside = { COUNT($count, one: "carte écartée", other: "cartes écartées") } lors de la retraite
known = Montrées à vous
hand = Votre main
hand-empty = Votre main est vide.
battle-for = La bataille pour { $region }
final-battle = La bataille finale
between-battles = Entre deux batailles
holder-chooses = { $name } détient le condottiere et choisit où se battre.
you-choose = Vous détenez le condottiere : choisissez où vous battre.
retreating = On garde ou l’on écarte les mains.
keeping = La dernière main peut garder { COUNT($most, one: "carte", other: "cartes") } au plus pour la manche suivante.
drawing = On pioche.
battle-over = Bataille pour { $region }
takes-region = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $region }, { $strength } contre { $other }
holds-region = { $you ->
    [yes] Vous tenez
   *[no] { $name } tient
} { $region }
wins-final = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} la bataille finale, { $strength } contre { $other }
nobody-takes = Personne ne prend { $region } : égalité
final-shared = La bataille finale est à égalité
takes-it = l’emporte
gets-token = pion
last-battle = Dernière bataille : { $place }
points-over = Points de cette partie
points-leads = { $you ->
    [yes] Vous menez
   *[no] { $name } mène
} avec { COUNT($total, one: "point", other: "points") }
points-level = Les premiers sont à égalité, à { COUNT($total, one: "point", other: "points") }
head-points = points
head-total = en tout
last-points = Points de la dernière partie
winter-on = Hiver : chaque mercenaire vaut { $value }.
spring-on = Printemps : +{ $bonus } pour chaque { $card }.
spring-idle = Le Printemps attend un mercenaire.
token-alone = Le pion va à { $name }, qui a le plus de Courtisans.
token-tied = Courtisans à égalité : le pion va au vainqueur.
token-winner = Aucun Courtisan : le pion va au vainqueur.
defends = défend
leads = mène
level = égalité
passed = a passé
to-play = à jouer
no-cards = aucune carte posée
face-down = face cachée
strength-of = { $name }, force { $strength }
over = La guerre est finie
keep-these = Garder { $cards }
keep-none = Ne garder aucune carte
