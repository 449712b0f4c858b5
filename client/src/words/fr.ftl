# Les mots de l'interface. Chaque jeu apporte les siens.

## Pages
skip = Aller au contenu
nav = Site
loading = Un instant…
lost-page = Il n’y a pas de page ici.
unread = à lire
to-home = Retour à l’accueil
tables = Tables
rules = Règles
games = Jeux
game = Jeu
close = Fermer
back = Retour
cancel = Annuler
keep = Garder
go = Aller
on = Oui
off = Non
less = Moins
more = Plus

## Accueil
home-title = Prenez place en Italie, 1454
home-lead = { $guests ->
    [0] Cinq jeux de plateau
   *[other] Des jeux de plateau
} de la Renaissance, entre amis et avec des robots qui jouent loyalement.
join-with-link = Rejoindre par un lien
link-label = Le lien ou le code reçu
invite-friends = Inviter des amis
invite = Inviter
play = Jouer
play-now = Jouer
play-title = Jouer à { $title }
play-against-bots = Jouer contre des robots
seats-range = { $low } à { $high ->
    [one] { $high } joueur
   *[other] { $high } joueurs
}
seats-short = { $low } à { $high }
your-tables = Vos tables
open-tables = Tables avec une place libre
watch-tables = Parties à regarder
no-tables-yet = Vous n’êtes encore à aucune table. Une partie contre des robots commence en deux clics.
no-tables-now = Aucune partie en cours. Vos dernières :
show-finished = Montrer { $count ->
    [one] une partie finie
   *[other] { $count } parties finies
}
hide-finished = Cacher les parties finies
notice = Logiciel libre. Les titres appartiennent à leurs ayants droit ; dessins et textes sont les nôtres.
no-account = Aucun compte nécessaire
row-over = victoire : { $names }
row-open = { $count ->
    [0] prête à commencer
    [one] une place libre
   *[other] { $count } places libres
}
row-kept = on vous propose de rejouer
row-paused = en pause
row-running = en cours
row-with = avec { $names }
row-stage = à votre dernier passage : { $stage }
row-ended = Cette partie est finie.
row-see = Voir le résultat
row-enter = Ouvrir
row-join = Rejoindre
row-watch = Regarder

## À vous
your-move = À vous de jouer
your-move-at = à { $count ->
    [one] une table
   *[other] { $count } tables
}
your-move-within = , la plus pressée d’ici { $time }
your-move-more = { $count ->
    [one] Une autre table attend
   *[other] { $count } autres tables attendent
}
nobody-waits = Personne ne vous attend
nobody-waits-note = Vos parties continuent ; on vous préviendra ici dès que ce sera à vous. En attendant :
others-move = Aux autres de jouer
all-tables = Toutes les tables
call-at = à la table { $table }
call-since = depuis : { $time }
call-bot-plays = Un bot joue pour vous.
call-bots-move = C’est aux bots de jouer.
ended-since = Terminées entre-temps
end-won = Vous avez gagné.
end-place = Vous êtes { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}.
end-see = Voir comment
bell = { $count ->
    [0] Personne ne vous attend
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
next-table = Table suivante : { $title }
left-hours = { $hours } h
left-days = { COUNT($days, one: "jour", other: "jours") } { $hours } h

## Personnes
your-name = Votre nom
name-is = Votre nom : { $name }
name-title = Comment vous appeler ?
name-label = Votre nom
name-note = Visible à vos tables et au classement. Rien d’autre n’est demandé.
you = vous
here = sur place
away = absence
away-until = absence, robot dans { $minutes } min
host = Hôte
bot = Robot
person = Personne
a-bot = Un robot
a-friend = Un ami, une amie
by-the-link = par le lien
bot-level = robot, { $level }
driven = un robot joue pour l’instant ({ $level })
seat-number = Siège { $seat }
seat-kept = on lui propose de rejouer, sans réponse pour l’instant
seat-kept-you = On vous propose de rejouer
seat-kept-note = Une partie ne compte pour votre cote que si vous l’avez acceptée.
wish-any = { $option } : peu importe
seat-open = Place libre
level = Niveau des robots
level-of = Niveau du robot au siège { $seat }
level-random = Hasard
level-random-note = N’importe quel coup permis. Pour découvrir.
level-novice = Novice
level-novice-note = Connaît les règles et se trompe : bonne compagnie pour débuter.
level-master = Maître
level-master-note = Joue la suite dans sa tête avant chaque coup. Prend son temps.
level-expert = Expert
level-expert-note = Connaît le jeu et ne fait pas de cadeau.
level--note = Les robots de ce jeu.
how-many = Combien de joueurs ?
with-bots = { $count ->
    [0] Vous, sans robot
    [one] Vous et un robot
   *[other] Vous et { $count } robots
}
bots-are-fair = Les robots ne voient que ce que leur siège peut voir.

## Nouvelle table
set-a-table = Dresser une table
set-a-table-note = Choisissez un jeu et ouvrez la table ; le reste est bien réglé.
who-sits = Qui prend place ?
how-play = Comment jouez-vous ?
usual-chosen = L’usage est déjà choisi
seat-kind = Qui prend le siège { $seat }
finer-points = { $count ->
    [one] Un détail de règle
   *[other] { $count } détails de règle
}, { $changed ->
    [0] comme dans la règle
    [one] un changé
   *[other] { $changed } changés
}
pace = Rythme
pace-none = Libre
pace-none-note = Pas de pendule : on joue en minutes ou en jours.
pace-brisk = Vif
pace-brisk-note = Dix minutes chacun, et 15 secondes par coup ; ensuite un robot joue pour vous.
pace-calm = Calme
pace-calm-note = Une demi-heure chacun, et une minute par coup ; ensuite un robot joue pour vous.
pace-days = Courrier
pace-days-note = Des heures ou des jours par coup ; la pendule tourne même quand personne ne regarde.
post-time = Temps de réflexion
post-time-move = jours par coup
post-time-bank = jours par partie
post-time-week = heures par semaine
post-terms-move = { $days ->
    [one] Un jour par coup.
   *[other] Chaque coup rend un jour, { $days } jours au plus.
}
post-terms-bank = { COUNT($days, one: "jour", other: "jours") } pour la partie{ $hours ->
    [0] .
   *[other] , et { COUNT($hours, one: "heure", other: "heures") } de plus par coup.
}
post-terms-week = { COUNT($hours, one: "heure", other: "heures") } par semaine ; le compte est refait chaque lundi.
post-rest = Repos
post-rest-none = Aucun
post-rest-night = Nuits
post-rest-weekend = Week-ends
post-rest-both = Les deux
post-rest-none-note = La pendule tourne jour et nuit.
post-rest-night-note = La pendule se repose de vingt-deux heures à huit heures, là où vit la personne qui doit jouer.
post-rest-weekend-note = La pendule se repose le samedi et le dimanche, là où vit la personne qui doit jouer.
post-rest-both-note = La pendule se repose la nuit et le week-end, là où vit la personne qui doit jouer.
post-out = Le temps écoulé
post-out-bot = Un robot joue
post-out-pass = Passer
post-out-vote = Voter
post-out-bot-note = Le temps écoulé, un robot joue ce seul coup.
post-out-pass-note = Le temps écoulé, on passe ; là où l’on ne peut passer, un robot joue.
post-out-vote-note = Le temps écoulé, les autres votent pour savoir si un robot prend la place.
visibility = Qui peut venir
visibility-private = Privée
visibility-public = Annoncée
visibility-private-note = Il faut le lien pour prendre place.
visibility-public-note = Visible à l’accueil : chacun peut s’asseoir ou regarder.
table-sentence = { $title } à { $seats } : vous{ $friends ->
    [0] {""}
    [one] , une autre personne
   *[other] , { $friends } autres personnes
}{ $bots ->
    [0] {""}
    [one] , un robot
   *[other] , { $bots } robots
}.
table-sentence-note = { $pace ->
    [none] Sans pendule
    [brisk] Pendule vive
    [calm] Pendule calme
   *[days] Par courrier
}, { $visibility ->
    [public] annoncée à tous
   *[private] privée
}. Les sièges peuvent changer jusqu’au début de la partie.
open-the-table = Ouvrir la table

## Rejoindre et attendre
invitation = Invitation
invited = { $name } vous invite
invited-somehow = Vous avez reçu une invitation
no-invitation = Cette invitation ne mène nulle part.
sit-here = S’asseoir ici
take-a-seat = Prendre place
table-full = Toutes les places sont prises.
table-begun = La partie a commencé et n’a plus de place pour vous.
table-closed = Cette table est fermée.
why-seats-open = { $count ->
    [one] Une place est encore libre : envoyez le lien ou placez-y un robot.
   *[other] { $count } places sont encore libres : envoyez le lien ou placez-y des robots.
}
why-not-accepted = Toutes les personnes invitées n’ont pas encore accepté.
why-least = { $count } : le minimum ici.
why-most = { $count } : le maximum ici.
why-no-name = Écrivez d’abord un nom.
why-no-words = Écrivez d’abord quelque chose.
lobby-waiting = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
lobby-asked = En attente de qui doit encore accepter de rejouer.
copy-link = Copier le lien
link-note = Envoyez ce lien à vos amis. Ils n’ont pas besoin de compte.
fill-with-bots = { $count ->
    [one] Mettre un robot à la place libre
   *[other] Mettre des robots aux { $count } places libres
}
send-away = Renvoyer
send-away-note = La place redevient libre et le lien change : seul un nouveau lien y ramène.
start-game = Commencer la partie
waiting-for-host = L’hôte lance la partie.
leave = Partir
leave-sure = Oui, quitter la table
leave-note = Un robot prend votre siège ; vous pourrez revenir et le reprendre.
leave-counts = Pour le classement, c’est un départ dès qu’un robot a joué pour vous : la défaite est la vôtre, la victoire non. Pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, on vous demande encore votre accord avant de reprendre des coups joués en votre présence.
copied = Copié.
copy-failed = La copie n’est pas permise ici ; sélectionnez le lien vous-même.
finding-table = Recherche de la table…
no-way-in = Vous ne pouvez pas entrer à cette table.
no-way-in-note = Elle n’existe pas, ou elle est privée et il faut son invitation.

## À table
prompt = Que faire
your-turn = À vous
your-turn-is = À vous de jouer. { $prompt }
sent = Envoyé…
paused = La partie est en pause.
game-over = La partie est finie.
bot-plays-you = Un robot joue à votre place.
confirm-question = { $action } ?
end-question = { $action } ? Vous pourriez encore faire autre chose.

## Results that stay
outcome-you = Vous
outcome-to = contre
outcome-stays = reste
outcome-no-cards = aucune carte posée
outcome-earlier = Le résultat d’avant
outcome-later = Le résultat suivant
outcome-leaves = S’efface dans { $seconds } s
results-pace = Les résultats restent
results-slow = Longtemps
results-calm = Normal
results-brisk = Peu
results-close = Sans limite
results-slow-note = Une vingtaine de secondes.
results-calm-note = Une dizaine de secondes ; touchez un résultat pour le fermer.
results-brisk-note = Environ cinq secondes.
results-close-note = Jusqu’à ce que vous les fermiez ou jouiez.

which-way = { $picked } : que voulez-vous faire ?
step = { $kind } : choisissez parmi ce qui brille.
step-with = { $question } ({ $picked })
reason-of = { $kind } :
forced = Une seule réponse est possible : la table la donne pour vous.
order-caption = miser jusqu’à
order-note = La table surenchérit pour vous du minimum, seulement quand on vous dépasse, et s’arrête à votre chiffre. Personne ne le voit.
order-least = minimum { $amount }
order-reach = au plus { $amount }
order-give = Jusqu’à { $amount }
order-then-pass = puis passer
order-open = Miser jusqu’à…
order-runs = Dans cette enchère, la table mise pour vous jusqu’à { $amount }, puis { $then ->
    [pass] passe
   *[ask] vous rend la main
  }.
order-answers = La table répond pour vous dans un instant.
order-away = Personne ne voit votre chiffre. Si la table répond en votre absence, les autres devinent qu’il y a un ordre.
order-change = Changer
order-ended-outbid = À vous de décider de nouveau : les mises ont dépassé { $amount }.
order-ended-closed = La table ne peut plus miser pour vous : aucune mise ne vous est ouverte.
order-ended-beyond = Vous avez vous-même misé plus de { $amount } : la table ne mise plus pour vous.
order-ended-undone = Des coups ont été repris : la table ne mise plus pour vous.
order-put-away = Entendu
waiting-for = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
waiting = La table réfléchit.
touch-gold = Touchez ce qui a un bord doré.
not-now = Ceci n’entre pas dans la question posée.
all-choices = { $count ->
    [one] Le seul choix
   *[other] Les { $count } choix
}
rule-number = Règle { $rule }
see-result = Voir le résultat
target-lit = peut être choisi
target-picked = choisi
board = Plateau
your-place = Votre place
no-board = Ce jeu n’a pas de plateau à lui ici. Voici ce que vous pouvez en voir :
board-failed = Le plateau de ce jeu a échoué. Ses choix vous sont toujours proposés ci-dessous.
table-tools = Table
beside-board = À côté du plateau
explanation = Explication
players = Joueurs
to-act = doit jouer
look-at = Regarder { $name }
at-table = à { $name }
chronicle = Chronique
board-then = Le plateau tel qu’il était alors
back-to-now = Revenir au présent
asked-now = On vous demande quelque chose maintenant.
talk = Paroles
deals = Accords
undo = Reprendre
undo-note = Reprendre votre dernier coup
undo-ask = Demander à reprendre
undo-ask-note = Demander aux autres si vous pouvez reprendre votre dernier coup
undo-asked = { $name } demande à reprendre un coup et tout ce qui a suivi : { $count ->
    [one] une ligne de la chronique
   *[other] { $count } lignes de la chronique
}{ $shown ->
    [yes] , avec des secrets déjà révélés
   *[no] {""}
}.
undo-asked-by-you = { $count ->
    [one] Vous avez demandé à reprendre un coup ; il manque une réponse.
   *[other] Vous avez demandé à reprendre un coup ; il manque { $count } réponses.
}
undo-unrated = La partie ne compterait alors plus pour aucune cote.
undo-clock = Votre pendule tourne pendant que vous attendez.
undo-left = On demande aussi l’accord de qui est parti depuis moins { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
}.
undo-far = Reprendre…
undo-far-note = Reprendre votre dernier coup bien qu’il se soit passé quelque chose depuis ; on vous dit d’abord ce que cela entraîne
take-back-title = Reprendre votre dernier coup ?
take-back-far = { $count ->
    [0] Rien de ce qui vous a été dit ne serait effacé.
    [one] Une ligne de la chronique est effacée : votre coup.
   *[other] { $count } lignes de la chronique sont effacées : votre coup et tout ce qui a suivi.
}
take-back-shown = Des secrets ont été révélés depuis, et vous continuerez à les connaître.
take-back-chance = Le hasard reste tel qu’il a été distribué : ce qui a été tiré sera tiré de nouveau.
take-back-unrated = La partie ne comptera donc pour aucune cote, quoi qu’il arrive ensuite.
take-back-yes = Reprendre, sans cote
take-back-no = Laisser le coup
unrated = hors classement
unrated-note = { $why ->
    [scene] Cette partie a commencé à partir d’une position préparée : elle ne compte pour aucune cote.
    [one-person] Une même personne avait deux places : cette partie ne compte pour aucune cote.
   *[undo] Des coups ont été repris au-delà de ce qui avait été révélé : cette partie ne compte pour aucune cote.
}
undo-refused = Le coup reste : tout le monde n’était pas d’accord.
undo-done-by-you = Votre coup est repris : { $count ->
    [0] rien n’a été effacé de la chronique.
    [one] une ligne de la chronique a été effacée.
   *[other] { $count } lignes de la chronique ont été effacées.
}
undo-done = { $name } a repris un coup : { $count ->
    [0] rien n’a été effacé de la chronique.
    [one] une ligne de la chronique a été effacée.
   *[other] { $count } lignes de la chronique ont été effacées.
}
take-back-lines = Retour au moment d’avant ceci :
take-back-more = { $count ->
    [0] {""}
    [one] et encore une ligne
   *[other] et encore { $count } lignes
}
take-back-plain = Reprendre le coup
agree = Accepter
refuse = Refuser
since = Depuis votre dernier regard : { $count ->
    [one] un événement
   *[other] { $count } événements
}
since-show = Montrer
nothing-yet = Il ne s’est encore rien passé.
show-older = Plus anciens
no-talk = Personne n’a encore parlé.
talk-to = À qui
talk-all = Tous
say-something = Dire quelque chose
send = Envoyer
whisper-to = à { $name } seulement
offers = Offres
offer-to = Avec qui
offer-give = Vous donnez
offer-ask = Vous demandez
offer-get = Vous recevez
offer-nothing = rien
offer-none = aucune
offer-no-goods = Il n’y a rien à échanger ici.
offer-empty = Choisissez ce que vous donnez et ce que vous demandez.
offer-sentence = Vous donnez à { $name } { $give } et demandez { $ask }.
gift-sentence = Vous faites un don à { $name } : { $give }. Il prend effet aussitôt.
offer-propose = Proposer
gift-send = Donner
offer-clear = Effacer
offer-closed = Aucune offre n’est possible en ce moment.
offer-from = { $name } vous propose
offer-yours = Votre offre à { $name }
offer-counter = Contre-offre
any-time = À tout moment
promises = Promesses
no-promises = Pas encore de promesse.
no-promise-kinds = Ce jeu n’a pas de promesses toutes faites ; votre parole suffira.
make-promise = Faire une promesse
promise-what = Quoi
promise-to = À qui
promise-about = À propos de
promise-until = Jusqu’à
until = Jusqu’à { $moment }.
until-battle_end = la fin de cette bataille
until-next_battle_end = la fin de la prochaine bataille
until-round_end = la fin de la manche
until-turn_end = la fin du tour
until-next_turn_end = la fin du prochain tour
until-decade_end = la fin de la décennie
until-year_end = la fin de l’année
until-war_end = la fin de cette guerre
until-auction_end = la fin de cette enchère
until-game_end = la fin de la partie
promise-open = Tous peuvent la connaître une fois acceptée
promise-offer = Proposer
promise-note = Une promesse n’oblige personne. La table se souvient de qui l’a tenue.
accept = Accepter
decline = Décliner
withdraw = Retirer
withdraw-promise = Retirer la promesse
withdraw-open-note = Tous verront qu’elle a été retirée. Elle ne compte alors ni comme tenue ni comme rompue.
withdraw-secret-note = Votre partenaire verra qu’elle a été retirée. Elle ne compte alors ni comme tenue ni comme rompue.
secret = secret
pact-status-proposed = proposée
pact-status-accepted = conclue
pact-status-declined = déclinée
pact-status-withdrawn = retirée
pact-withdrawn-by = retirée par { $who }
pact-status-kept = tenue
pact-status-broken = rompue
pact-status-lapsed = sans objet
let-bot-play = Laisser jouer un robot
let-bot-play-note = Un robot peut remplacer qui est absent depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} ; s’il y a une pendule, une fois son temps écoulé.
hand-over = Laisser un robot jouer pour moi
hand-over-note = Un robot joue avec ce que votre siège peut savoir, jusqu’à ce que vous le repreniez.
reclaim = Reprendre mon siège
pause = Mettre en pause
resume = Continuer
connection-lost = La connexion est perdue. Votre siège est gardé.
connection-retry = Nouvel essai dans { $seconds } s.
connection-trying = Nouvel essai…
maintenance-coming = Maintenance prévue : { $time }, pour { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ. Les parties sont conservées et reprendront ensuite.
maintenance-now = Maintenance en cours, fin prévue : { $time }. Pas de nouvelle table pour le moment ; les parties sont conservées.
no-connection = Le serveur ne répond pas ; nouvel essai en cours.
no-answer = Cela n’a pas marché. Veuillez réessayer.
days = { COUNT($count, one: "jour", other: "jours") }
time-left = il reste { $time }
share = Partager

## Règles
rules-of = Règles : { $title }
search-rules = Chercher dans les règles
contents = Sommaire
found = { $count ->
    [0] rien trouvé
    [one] un paragraphe
   *[other] { $count } paragraphes
}
nothing-found = Rien trouvé.
rules-language = Ces règles ne sont pas encore traduites : elles sont en { $language ->
    [en] anglais
    [it] italien
   *[other] « { $language } »
}.
rules-missing = Personne n’a encore écrit ici les règles de ce jeu.
rules-two = En deux minutes
rules-box = Ce que contient la boîte
rules-turn = Le tour en bref
rules-text = Les règles
rules-text-note = chaque ligne a son adresse
rules-example = Exemple : { $title }
rules-example-play = Installer et jouer cette position
rules-example-seat = Vous jouez { $name }, contre des robots. Ce qui est caché est distribué à nouveau.
rules-before = Avant
rules-link = Adresse de la règle { $rule }
rules-finds = { $count ->
    [0] Rien trouvé
    [one] Un passage, Entrée pour y aller
   *[other] { $count } passages, Entrée pour le suivant
}
rules-nearest = Vouliez-vous dire « { $word } » ?
rules-in-box = Dans la boîte :
rules-in-example = Exemple :
rules-in-turn = En bref :
rules-print = Imprimer
rules-page = Toute la page, avec des exemples

## Réglages
settings = Réglages
language = Langue
switch-language = Changer de langue
theme = Lumière
theme-system = Du système
theme-light = Jour
theme-dark = Nuit
theme-to-light = Couleurs de jour
theme-to-dark = Couleurs de nuit
motion = Mouvement
motion-none = Aucun
motion-05 = Lent
motion-1 = Normal
motion-2 = Vif
sound = Son
volume = Volume
title-notice = Signal dans le titre de la page
title-notice-note = Un point quand c’est à vous.
confirm = Confirmer un coup
confirm-final = Si définitif
confirm-always = Toujours
confirm-never = Jamais
confirm-final-note = Demander avant un coup qu’on ne peut pas reprendre, et avant de passer ou de finir son tour tant qu’on pourrait encore agir.
confirm-always-note = Demander avant chaque coup joué sur le plateau.
confirm-never-note = Le premier clic compte.
this-table = Cette table

## La fin
the-end = la fin
the-start = Le début
wins = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent ensemble
}
score-to = { $best } à { $next }.
fact-moves = { $count ->
    [one] coup
   *[other] coups
}
fact-time = à table
fact-minutes = { $count ->
    [one] minute
   *[other] minutes
}
sources = D’où viennent les points
how-it-went = Le fil de la partie
chart-note = le score après chaque coup
chart-label = Scores au fil de la partie, une ligne par joueur
move-slider = Coup
move-of = Coup { $move } sur { $moves }
watch-replay = Revoir la partie
replay = Rediffusion
this-move = Ce qui s’est passé à ce coup
move-untold = De ce coup, rien n’a été dit.
seen-by = Vu par
onlooker = Un spectateur
all-open = Toutes les mains ouvertes
all-hands = Toutes les mains
to-start = Au début
to-end = À la fin
step-back = Un coup en arrière
step-on = Un coup en avant
play-replay = Lire
pause-replay = Pause
replay-speed = Vitesse
copy-moment = Lien vers ce moment
to-result = Le résultat
beside-result = Preuve et promesses
seed-title = La donne était-elle honnête ?
seed-text = La graine de tout hasard a été scellée avant la première carte et ouverte après le dernier coup.
seed-sealed = Scellée
seed-opened = Ouverte
seed-found = Calculée
seed-not-yet = pas encore
seed-check = Vérifier ici
seed-fits = Elle correspond : c’est bien la graine du début de la partie.
seed-differs = Elle ne correspond pas : ce n’est pas la graine scellée.
seed-unable = Ce navigateur ne peut calculer que sur une connexion sûre (https ou localhost).
deal-text = Le secret de la table a été scellé avant la première carte et ouvert après le dernier coup. Des joueurs y ont ajouté leurs propres nombres, scellés avant qu’aucun ne soit montré : personne n’a pu choisir la donne.
nonce-of = Ajouté par { $name }
nonce-withheld = retenu
deal-fits = Tout correspond : la donne vient du secret scellé et de tous ces nombres.
deal-fits-mine = Tout correspond : la donne vient du secret scellé et de tous ces nombres, dont celui de votre navigateur.
nonce-differs = Le nombre { OF($name) } n’est pas celui qui avait été scellé.
nonce-missing = Le nombre { OF($name) } manque.
deal-differs = La donne ne vient pas de ce secret et de ces nombres.
seal-changed = Le sceau de la table n’est pas celui montré à votre navigateur avant la partie.
list-changed = La liste des sceaux n’est pas celle montrée à votre navigateur avant la partie.
nonce-left-out = Votre navigateur a donné son nombre, mais il n’a pas compté : il est arrivé trop tard, ou a été écarté.
nonce-unasked = Votre navigateur avait promis un nombre qu’on ne lui a pas demandé : vous étiez absent au début de la partie, ou il a été écarté.
seed-note = Le procès-verbal contient chaque coup ; « signoria verify » le rejoue et contrôle chaque carte et chaque dé.
record-download = Télécharger le procès-verbal
play-again-question = Une autre partie à cette table ?
play-again-note = Les mêmes sièges, une nouvelle graine. On le propose à chacun, et personne ne joue sans avoir accepté.
play-again-asked = On vous propose de rejouer.
play-again = Rejouer
change-table = Changer la table
play-too = Envie de jouer à ce jeu ?

## Classement
ratings = Classement
rating = Cote
ratings-of = Classement : { $title }
ratings-lead = Les parties achevées comptent, entre amis ou avec des robots. La cote est prudente : plus vous jouez, plus elle est sûre.
ratings-all = Tous les jeux
ratings-all-lead = Une seule cote pour tous les jeux : chaque partie qui compte, dans l’ordre où elles se sont achevées, face aux robots de son jeu.
ratings-provisional = Encore provisoires
ratings-empty = Personne n’est encore classé ici : seuls les robots le sont. Achevez une partie et votre nom les rejoint.
ratings-not-you = Vous n’êtes pas encore sur cette liste. Achevez une partie et votre nom y figurera.
ratings-unknown = Ce jeu n’existe pas ici.
ratings-more = { $count ->
    [one] En voir un de plus
   *[other] En voir plus ({ $count })
}
rating-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
rating-wins = { $wins ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $wins } gagnées
}
rating-bot = robot, repère fixe
rating-range = { $mean } ± { $doubt }
rating-change = cote ({ $change })
rating-change-provisional = cote provisoire ({ $change })
rating-none = hors classement
ratings-how = Comment on calcule
ratings-note-figure = Le chiffre et la barre disent quelle force on a au moins. L’anneau marque la force la plus probable, le trait l’étendue où elle se trouve à 95 % ; les deux figurent en petit sous le chiffre.
ratings-note-provisional = Moins de cinq parties, ou une incertitude encore grande, donnent une cote provisoire. Elle n’a pas de rang au classement, et son chiffre est la force la plus probable : qui vient de battre des novices ne se trouve pas au-dessous d’eux. Ensuite, c’est le chiffre prudent qui compte.
ratings-note-counts = Une partie compte si elle a été achevée et qu’une personne y a joué, à une table publique ou privée. La liste montre le nom que vous vous êtes donné, jamais la table.
ratings-note-own = Votre cote tient compte d’une partie que vous avez acceptée et jouée : vous avez pris place vous-même, aussi pour rejouer, et pris au moins la moitié des décisions de votre siège. Ce qu’un robot décide quand votre temps est écoulé n’est pas de vous : sa victoire ne rapporte rien.
ratings-note-left = Laisser jouer un robot, c’est partir, même si vous revenez : vous partagez la défaite, mais pas la victoire. Pour les autres, cette place compte comme le robot. Qui a été remplacé par l’hôte en son absence garde le résultat si au moins la moitié des décisions étaient les siennes.
ratings-note-undo = Une partie où des coups ont été repris au-delà de ce qui avait été révélé ne compte pour personne. Reprendre aussitôt ne change rien.
ratings-note-limits = Ce que nous ne pouvons pas voir : si deux noms sont une seule personne, et comment aurait fini une partie que personne n’a achevée.
ratings-note-bots = Les robots sont des repères fixes : leur force a été mesurée en match, et les parties avec des gens ne la changent pas. Un nouveau venu commence à côté du novice.
ratings-note-overall = Pour tous les jeux ensemble, le novice est le repère commun. L’avance des autres robots sur lui varie d’un jeu à l’autre.
way-back = Un retour possible
way-back-note = Ce navigateur se souvient de vous, et vos places aussi. S’il oublie, ou si vous changez d’appareil, un lien secret fait de vous à nouveau la même personne.
way-back-kept = Lien de retour créé : { $day }. Il reste valable jusqu’à ce que vous le révoquiez ; un nouveau le remplace.
way-back-secret = Conservez ce lien avec vos mots de passe : qui l’ouvre est vous ici, avec vos places et vos cartes. Il n’est montré que cette fois.
way-back-link = Votre lien de retour
way-back-make = Garder un lien de retour
way-back-replace = En créer un nouveau
way-back-close = Le révoquer
back-title = Bon retour
back-note = Ce lien fait de ce navigateur celui de la personne qui l’a gardé : nom, places et tables.
back-go = C’est moi
back-done = Vous êtes de nouveau { $name }.
back-empty = Cette page a besoin du lien entier que vous avez gardé, avec ce qui suit le #.
back-other = Ici vous êtes { $name } pour l’instant. Pour redevenir { $name } plus tard, gardez d’abord un lien de retour.

# -- comptes
account-title = Votre compte
account-lead = Le nom sous lequel vous jouez, et comment vous revenez.
account-nobody = Vous n’avez pas encore de nom ici. Jouez une partie, ou connectez-vous si vous êtes membre.
account-look = Langue et couleurs
guest-title = Vous jouez en invité
guest-note = { $games ->
    [0] { $running ->
        [0] Votre nom n’est gardé que par ce navigateur.
        [one] Votre nom et votre table ne sont gardés que par ce navigateur.
       *[other] Votre nom et vos { $running } tables ne sont gardés que par ce navigateur.
    }
    [one] Votre nom, une partie finie et { $running ->
        [0] aucune table
        [one] une table
       *[other] { $running } tables
    } en cours ne sont gardés que par ce navigateur.
   *[other] Votre nom, { $games } parties finies et { $running ->
        [0] aucune table
        [one] une table
       *[other] { $running } tables
    } en cours ne sont gardés que par ce navigateur.
} Videz-le, et tout est perdu.
guest-quick = Dix secondes suffisent. Ni mot de passe, ni courriel.
passkey-add = Ajouter une clé d’accès
passkey-have = J’ai une clé d’accès
passkey-added = La clé d’accès est enregistrée. Vous êtes membre.
passkey-note = Pas de mot de passe : votre téléphone ou votre ordinateur demande le doigt, le visage ou le code. Nous ne gardons qu’une clé publique.
passkey-impossible = Ce navigateur, ou cette page sans https, ne permet pas les clés d’accès.
passkey-number = Clé d’accès { $number }
passkey-dates = ajout : { $added }, dernière utilisation : { $used }
passkey-cancelled = Aucune clé d’accès n’a été montrée. Rien n’a changé.
passkey-there = Cet appareil a déjà une clé d’accès pour vous.
name-section = Nom
kept = Enregistré.
handle-label = Identifiant
handle-note = À vous seul : aucun autre membre ne l’a, ni un identifiant qui lui ressemble. Le nom ci-dessus est libre.
ways-in = Gardez votre nom et vos parties
remove = Retirer
change = Changer
codes = Codes de secours
codes-left = { $count ->
    [0] Aucun pour l’instant. Ils ouvrent le compte quand tous les appareils sont perdus.
    [one] Il en reste un. Ils ouvrent le compte quand tous les appareils sont perdus.
   *[other] Il en reste { $count }. Ils ouvrent le compte quand tous les appareils sont perdus.
}
codes-new = Nouveaux codes
codes-once = Chacun ouvre votre compte une fois, avec votre identifiant { $handle }. Ils ne sont montrés que maintenant ; les anciens ne valent plus rien.
codes-copy = Tout copier
codes-kept = Je les ai notés
code-label = Code de secours
address = Courriel
address-add = Ajouter un courriel
address-label = Adresse électronique
address-note = Facultatif : pour retrouver votre compte. Jamais montré, jamais transmis.
address-how = Une lettre avec un lien y est envoyée. L’adresse est enregistrée une fois le lien ouvert.
address-send = Envoyer la lettre
address-sent = Une lettre est partie pour { $address }.
address-opened = Confirmez que les lettres peuvent vous être envoyées à cette adresse.
address-confirm = Confirmer l’adresse
address-confirmed = L’adresse est enregistrée.
devices = Appareils
device-unknown = Un appareil
device-here = celui-ci, en ce moment
sign-in = Se connecter
sign-in-note = Les membres entrent avec la clé d’accès de leur appareil.
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-code = Tous vos appareils sont perdus ?
sign-in-letter = Par lettre
signed-in = Vous êtes { $name }.
sign-out = Se déconnecter
sign-out-others = Se déconnecter partout ailleurs
letter-send = M’envoyer une lettre
letter-asked = Si un membre a cette adresse, une lettre est partie.
letter-opened = Cette lettre vous connecte sur cet appareil.
take-over = Elles sont à moi
take-over-not = Les laisser
take-over-note = { $count ->
    [one] Sur cet appareil, l’invité { $name } a joué une partie. Est-elle à vous ?
   *[other] Sur cet appareil, l’invité { $name } a joué { $count } parties. Sont-elles à vous ?
}
take-over-done = Les parties sont à vous, avec leurs places et leurs classements.
your-data = Vos données
your-data-note = Tout ce que nous avons sur vous, en un fichier : compte, parties, promesses, vos paroles. La suppression ôte votre nom de chaque partie ; celles des autres restent entières.
your-data-guest = Tout ce que nous avons sur vous, en un fichier : parties, promesses, vos paroles.
download = Télécharger
account-delete = Supprimer mon compte
account-delete-note = { $running ->
    [0] Votre nom, vos clés d’accès et vos classements disparaissent pour de bon. Vos parties restent, avec « un ancien joueur » à votre place.
    [one] Votre nom, vos clés d’accès et vos classements disparaissent pour de bon. Vos parties restent, avec « un ancien joueur » à votre place. Un robot prend la suite à la table où vous jouez encore.
   *[other] Votre nom, vos clés d’accès et vos classements disparaissent pour de bon. Vos parties restent, avec « un ancien joueur » à votre place. Des robots prennent la suite aux { $running } tables où vous jouez encore.
}
account-delete-sure = Supprimer pour de bon
account-keep = Le garder
account-deleted = Le compte est supprimé.
former-player = un ancien joueur

## Avis
notices = Avis
notices-here = Ce navigateur
notices-mail = E-mail
notices-turn = C’est à moi de jouer
notices-time = Mon temps s’épuise
notices-ended = Ma partie est terminée
notices-blocked = Ce navigateur bloque nos avis. Autorisez-les à côté de l’adresse de cette page.
notices-unsupported = Ce navigateur ne peut pas recevoir d’avis sur cette page.
notices-impossible = Aucun service n’a pu joindre ce navigateur.
notices-no-letters = Ce serveur n’envoie pas d’e-mails.
notices-no-address = Pour recevoir les avis par e-mail, ajoutez une adresse à votre compte et confirmez-la.
quiet = Heures de repos
quiet-is = { $from } – { $to }, { $zone }. Les parties en direct sonnent quand même.
quiet-none = Aucune : on peut vous appeler à toute heure.
quiet-note = Rien n’est envoyé pendant ces heures, sauf pour les tables dont l’horloge se compte en minutes. Elles suivent le fuseau horaire de cet appareil.
quiet-from = De
quiet-to = À
quiet-no = Pas d’heures de repos
calendar = Calendrier
calendar-on = Un calendrier lit vos échéances.
calendar-off = Vos échéances dans votre calendrier, par une adresse secrète.
calendar-make = Créer une adresse
calendar-renew = Nouvelle adresse
calendar-once = Elle n’est montrée qu’une fois ; quiconque la connaît peut lire vos échéances. Une nouvelle met fin à l’ancienne.
letters-stop = Plus de lettres sur mes tables
letters-stop-note = Vous pourrez les redemander à tout moment sur la page de votre compte.
letters-stopped = C’est fait : plus aucune lettre sur vos tables ne sera envoyée.
webhook = Prévenir Discord ou Matrix
webhook-note = Un salon apprend à qui c’est de jouer et comment la partie finit : des noms, rien d’autre.
webhook-shape = Pour
webhook-address = Adresse du webhook
webhook-give = Prévenir
webhook-told = { $host } apprend à qui c’est de jouer et comment la partie finit.

## By post
post-tool = Courrier
post-hours = { $hours } h
post-days = { $hours ->
    [0] { COUNT($days, one: "jour", other: "jours") }
   *[other] { $days } j { $hours } h
}
post-days-brief = { $days } j
post-rests = repos
post-rests-until = Repos jusqu’à { $when }
post-holiday-until = En congé jusqu’à { $when }
post-ends = À jouer jusqu’à { $when }
post-usual = Répond le plus souvent en { $hours } h
post-at-once = aussitôt
post-to-move = À jouer : { $name }.
post-vote = { $name } n’a plus de temps. Pour un robot : { $votes } voix sur { $needed }.
post-vote-bot = Laisser jouer un robot
post-vote-wait = Attendre encore
story-first = Une partie par courrier : voici comment elle se joue.
story-quiet = Rien de nouveau depuis { $when }.
story-count = Depuis { $when } : { $count ->
    [one] un événement
   *[other] { $count } événements
}
story-since = Depuis { $when }
story-players = À la table : { $names }.
story-lent = Un robot l’a fait pour vous { $when } :
story-lent-first = Votre temps était écoulé { $when }, et un robot a joué pour vous.
story-driven = Un robot joue pour vous.
story-stands = Où en est la partie
story-answer = Répondre
story-board = Voir le plateau
holiday = Congé
holiday-left = Jours qui restent cette saison : { $days } sur { $season }
holiday-days = Les quatorze prochains jours
holiday-taken = en congé
holiday-note = Touchez le premier et le dernier jour : vos pendules se reposeront à toutes les tables. Les ordres permanents agissent toujours.
holiday-take = { $same ->
    [true] Repos le { $first }
   *[false] Repos du { $first } au { $last }
}
holiday-until = En congé du { $first } au { $last }
holiday-end = Terminer
zone = Fuseau horaire
zone-note = Nuits, week-ends et congés le suivent à partir de votre prochain coup. Il reste ensuite deux semaines.
zone-from = Prochain changement possible : { $when }.

## The page of a member
profile-none = Il n’y a pas de page publique ici.
profile-none-note = Chaque membre décide si les autres trouvent sa page.
profile-since = À nos tables depuis { $month }.
profile-hidden = Cette page n’est visible que de vous.
profile-open = Tout le monde peut voir cette page. Les parties à des tables privées restent entre ceux qui y étaient, et qui n’a pas de page publique n’est pas nommé.
profile-change = Changer dans votre compte
profile-games = { $games ->
    [one] partie
   *[other] parties
}
profile-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
profile-to-the-end = jouées jusqu’au bout
profile-none-yet = Aucune partie achevée pour l’instant.
profile-ratings-note = en pointillé : les robots
profile-all = Tous les jeux
profile-provisional = provisoire
profile-unrated = hors classement
profile-figure = Le chiffre est la force que l’on a au moins ; le trait, l’étendue qui vaut 19 fois sur 20. Tant qu’une cote est provisoire, le chiffre est la force la plus probable.
profile-over-time = Au fil du temps : { $title }
profile-band = { $count ->
    [one] la dernière partie, avec l’incertitude autour de la ligne
   *[other] les { $count } dernières parties, avec l’incertitude autour de la ligne
}
profile-one-point = Une seule partie classée jusqu’ici : il en faut deux pour une ligne.
profile-after = Partie
profile-day = Jour
profile-mean = Force la plus probable
profile-doubt = Incertitude, en plus ou en moins
profile-head = Face à face
profile-head-note = qui a fini devant à la même table
profile-together = ensemble
profile-other = l’autre
profile-shared = ex æquo
profile-opponent = Adversaire
profile-bot = { $level }, robot
profile-head-none = Personne à citer pour l’instant.
profile-favourites = Jeux préférés
profile-share = { $games ->
    [one] sur une partie
   *[other] part de { $games } parties
}
profile-promises = Promesses
profile-promises-note = faites devant tous
profile-promises-none = Aucune, faite devant tous, qui soit tranchée.
profile-kept = { $count ->
    [one] { $count } tenue
   *[other] { $count } tenues
}
profile-broken = { $count ->
    [one] { $count } rompue
   *[other] { $count } rompues
}
profile-lapsed = { $count } sans objet
profile-lately = Dernièrement
profile-place = { $place ->
    [1] gagnée, à { $seats }
   *[other] { $place }ᵉ sur { $seats }
}
profile-last = { $count ->
    [one] Face à face et promesses portent sur la dernière partie.
   *[other] Face à face et promesses portent sur les { $count } dernières parties.
}
your-page = Votre page
your-page-look = La voir
your-page-public = Publique
your-page-on = Quiconque connaît votre identifiant peut voir vos parties, vos cotes, vos promesses et avec qui vous jouez.
your-page-off = Elle n’est visible que de vous. Pour les autres, c’est comme si elle n’existait pas.
