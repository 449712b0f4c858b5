# Ce que disent tous les jeux.
nobody = personne
seat-name = Siège { $number }
nothing = rien
no-turn = Ce n’est pas à vous de jouer.
no-over = La partie est finie.
no-choice = Ce n’est pas possible maintenant.
no-list = Ce qui suit une pioche, un jet ou une révélation se décide une fois qu’ils ont eu lieu, pas avant.
no-undo-nothing = Vous n’avez rien à reprendre.
no-undo-chance = Une carte a été tirée ou un dé lancé depuis : impossible de revenir en arrière.
no-undo-shown = Un secret a été révélé depuis : impossible de revenir en arrière.
no-undo-others = D’autres ont joué depuis : impossible de revenir en arrière.
no-undo-concerned = D’autres sont déjà concernés : il faut leur accord pour revenir en arrière.
other-language = Ce jeu ne parle pas encore français ; ses mots sont en { $language ->
    [en] anglais
    [it] italien
   *[other] « { $language } »
}.
terminal-winners = Victoire : { $names }.
replay-over = { COUNT($moves, one: "coup", other: "coups") } ; la partie est finie. Scores : { $scores }.
replay-waiting = { COUNT($moves, one: "coup", other: "coups") } ; à jouer : { $names }. Scores : { $scores }.
terminal-hint = Un numéro, ou : aide, plateau, apartés, annuler, quitter.
terminal-no-asides = Il n’y a rien à dire hors de son tour.
terminal-told = Ce qui s’est passé
terminal-waiting = Les autres réfléchissent …
terminal-seek = Des mots du choix, puis Entrée
terminal-not-found = Aucun choix ne contient ces mots.
terminal-key-undo = Annuler
terminal-key-asides = Hors tour
terminal-key-seek = Chercher
terminal-key-help = Aide
terminal-key-quit = Quitter
terminal-keys-help = Les flèches ou la souris choisissent, Entrée répond ; les chiffres trouvent un choix par son numéro, « / » par ses mots. « a » montre ce qui peut se dire hors de son tour, les offres par exemple. « u » reprend votre dernier choix tant que personne n’a rien appris. Tab mène au plateau et à la chronique, que les flèches et la molette font défiler. « q » quitte ; Échap ferme cette page.
terminal-number = Répondez par un numéro de 1 à { $last }.
terminal-help = Répondez par le numéro d’un choix, ou écrivez une action comme dans un enregistrement. « annuler » reprend votre dernier choix tant que personne n’a rien appris ; « quitter » arrête.
