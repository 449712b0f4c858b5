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
first-step-note = Choisissez. Rien ne peut mal tourner ici, et personne n’attend.
first-step-again = Réessayer
first-step-on = Continuer la leçon
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
call-since = depuis { $time }
call-bot-plays = Un robot joue pour vous.
call-bots-move = C’est aux robots de jouer.
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
passed-minutes = { $minutes } min
passed-days = { COUNT($days, one: "jour", other: "jours") }

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
level-adept = Habile
level-adept-note = Joue bien la plupart du temps, et se trompe parfois.
level-master = Maître
level-master-note = Essaie dans sa tête, brièvement, le coup d’un expert et le plus proche, et joue le meilleur.
level-grandmaster = Grand maître
level-grandmaster-note = Essaie dans sa tête beaucoup de coups, encore et encore. Prend son temps, jusqu’à dix secondes par coup.
level-expert = Expert
level-expert-note = Connaît le jeu et ne fait pas de cadeau.
level-adaptive = Adaptatif
level-adaptive-note = Joue de son mieux quand il est mené et relâche quand il mène, pour que la partie reste plus serrée. Hors classement.
level--note = Les robots de ce jeu.
character = Caractère des robots
character-of = Caractère du robot au siège { $seat }
character-none = Aucun
character-none-note = Des robots qui jouent comme leur niveau.
character-careful = Prudent
character-careful-note = Attaque et surenchérit moins que les autres de son niveau, et laisse plus passer. Hors classement.
character-greedy = Avide
character-greedy-note = Attaque et surenchérit plus que les autres de son niveau, même quand cela ne paie pas. Hors classement.
character-builder = Bâtisseur
character-builder-note = Aime mieux faire croître ce qui est à lui qu’attendre ou se battre. Hors classement.
character-loyal = Loyal
character-loyal-note = Promet ce qu’il entend tenir, tient chaque promesse, et épargne plutôt qui a tenu la sienne. Hors classement.
character-treacherous = Perfide
character-treacherous-note = Promet facilement, et manque à sa parole là où il y gagne nettement. Hors classement.
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
edition = Valeurs
edition-balanced = Équilibrées
edition-balanced-note = Réglées par le jeu, là où elles sont de notre invention : les chances sont bien plus proches.
edition-first_printing = Premier tirage
edition-first_printing-note = Les valeurs d’origine de ce jeu ici : certains partent avec plus de chances que d’autres.
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
    [seek] annoncée, commence une fois pleine
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
orders-tool = Ordres
orders-note = La table répond pour vous comme vous le dites ici ; le premier ordre qui convient compte. Personne d’autre ne les voit.
orders-away = Si la table répond en votre absence, les autres devinent qu’il y a un ordre, mais pas ce qu’il dit.
orders-none = Vous n’avez donné aucun ordre.
orders-nothing = Aucun ordre n’est possible pour le moment.
order-new = Nouvel ordre
order-about = À quel propos
order-for-lot = Un lot mis en vente plus tard
order-lot = Lot
order-reply = Réponse
order-only-if = Seulement si
order-how-long = Durée
order-once = la prochaine fois seulement
order-says = { $what } : { $answer }, { $until }.
order-says-if = { $what } : { $answer } si { $conditions }, { $until }.
order-says-lot = { $lot } : miser jusqu’à { $amount }, puis { $then ->
    [pass] passer
   *[ask] me demander
  }.
order-now-answers = Dès maintenant, elle répondrait : { $answer }
order-now-asks = La question vous est posée et vous décideriez vous-même : toutes les conditions ne sont pas remplies.
order-now-waits = La question ne vous est pas posée en ce moment : l’ordre attend qu’elle le soit.
order-keep = Donner cet ordre
order-first = Mettre en premier
order-ended-lost = Ce lot ne sera plus mis en vente : l’ordre est levé.
order-ended-unfit = Vous ne pouvez plus donner cette réponse : l’ordre est levé.
order-ended-failed = Le jeu ne peut plus exécuter cet ordre : il est levé.
order-ended-refused = Les règles n’ont pas permis cette réponse : l’ordre est levé.
order-ended-taken-back = Des coups ont été repris : l’ordre est levé.
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
take-back-unrated = Une victoire dans cette partie ne comptera donc pas pour votre cote ; une défaite, si.
take-back-yes = Reprendre quand même
take-back-no = Laisser le coup
unrated = hors classement
unrated-note = { $why ->
    [brought] Cette partie a été commencée ailleurs et apportée ici : elle ne compte pour le classement de personne.
    [choice] Cette partie a été voulue sans cote : elle ne compte pour aucune cote.
    [scene] Cette partie a commencé à partir d’une position préparée : elle ne compte pour aucune cote.
    [coach] L’entraîneur a aidé : cette partie ne compte pour aucune cote.
    [help] On s’est fait aider dans cette partie, par l’entraîneur ou en reprenant des coups : une victoire ne compte pas pour la cote, une défaite compte.
    [bots] Un robot de cette table est adaptatif ou a un caractère : sa force n’est pas un repère, et cette partie ne compte pour aucune cote.
    [one-person] Une même personne avait deux places : cette partie ne compte pour aucune cote.
    [kin] Une même personne répond de plusieurs places : cette partie ne compte pour aucune cote.
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
seat-colours = Couleurs des places
hatching = Teinte et hachures
hatching-bold = Hachures plus fortes
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
ratings-note-left = Laisser jouer un robot, c’est partir, même si vous revenez : vous partagez la défaite, mais pas la victoire. Pour les autres, cette place compte comme le robot. Qui a été remplacé par l’hôte en son absence garde le résultat si au moins la moitié des décisions étaient les siennes. Sans pendule, qui n’a pas répondu depuis des semaines est parti.
ratings-note-undo = Une partie où des coups ont été repris, d’un commun accord, au-delà de ce qui avait été révélé ne compte pour personne. Seul avec des robots, qui le fait ou consulte l’entraîneur partage la défaite, mais non la victoire. Une reprise immédiate ne change rien.
ratings-note-limits = Ce que nous ne pouvons pas voir : si deux noms sont une seule personne.
ratings-note-bots = Les robots sont des repères fixes : leur force a été mesurée en match, et les parties avec des gens ne la changent pas. Un nouveau venu commence à côté du novice.
season = Saison
season-first = avant la première saison
ratings-note-role = D’une place que favorisait ce qui lui était échu ou ce qu’elle avait choisi, d’après de nombreuses parties, on attend davantage.
ratings-note-season = À la fin d’une saison, chaque classement revient à mi-chemin du point de départ et le doute augmente ; les anciens résultats restent lisibles.
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
name-section = Nom et armes
arms = Armes
arms-name = { $arms ->
    [0] Rose, rouge
    [1] Lune, bleu
    [2] Feuille, vert
    [3] Soleil, jaune
    [4] Tour, violet
   *[5] Cloche, noir
}
arms-none = Aucunes
arms-note = À chaque table où elle est libre, vous recevez la place qui porte ces armes.
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
print = Imprimer
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
programs = Programmes
programs-note = Un programme à vous peut prendre place là où quelqu’un lui donne le lien d’une table. Son nom finit par [bot], il a sa propre cote, et vous en répondez.
program-make = Créer un programme
program-name = Comment il s’appelle
program-name-note = [bot] est ajouté après le nom, pour que tout le monde le sache.
program-able = jeton du { $date }{ $count ->
    [0] {""}
    [one] , à une table
   *[other] , à { $count } tables
}
program-unable = sans jeton depuis : { $date }{ $count ->
    [0] {""}
    [one] , à une table
   *[other] , à { $count } tables
}
program-renew = Nouveau jeton
program-revoke = Révoquer
program-token-once = Ce jeton n’est montré que cette fois. Qui l’a joue sous le nom de ce programme ; un jeton précédent n’ouvre plus rien.
program-token-copy = Copier le jeton
program-token-kept = Je l’ai gardé
program-remove-note = Sa cote disparaît avec lui, son nom est retiré de ses parties, et un robot continue là où il joue encore.
program-remove = Supprimer pour de bon
program-keep = Le garder
program-player = un programme
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
account-keep = Le garder
account-delete-days = Vous êtes déconnecté partout, tout de suite. Pendant sept jours, vous pouvez vous reconnecter et garder le compte ; personne d’autre ne reçoit son nom, et rien ne vous est notifié.
account-delete-name = Pour continuer, tapez votre nom : { $name }
why-not-your-name = Tapez d’abord votre nom tel qu’il figure ci-dessus.
account-deleted = Le compte sera supprimé dans sept jours. Qui se connecte d’ici là peut le garder.
leaving-note = Ce compte sera supprimé : { $when }.
leaving-stay = Garder mon compte
leaving-stayed = Le compte reste.
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
profile-hours = { $hours } h
profile-by-post = pour répondre par courrier
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

## Ensemble
friends = Amis
friends-lead = Celles et ceux avec qui vous aimez jouer, d’un commun accord.
friends-yours = Vos amis
friends-none = Vos amis apparaîtront ici. Demandez à quelqu’un par son identifiant, ou à une table.
friends-away = Aucun de vos amis n’est là en ce moment.
friends-here = Amis présents
friends-is-here = là en ce moment
friends-since = depuis : { $day }
friends-end = Mettre fin
friends-ask = Demander à quelqu’un
friends-handle = Son identifiant
friends-ask-button = Devenir amis
friends-ask-note = La demande est transmise si quelqu’un porte cet identifiant ; vous aurez des nouvelles si la réponse est oui.
friends-asked = C’est demandé.
friends-asked-on = demandé : { $day }
friends-waiting = Sans réponse pour l’instant
friends-guest = Pour se retrouver entre amis, sur n’importe quel appareil, il faut une clé d’accès. Un bouton suffit.
friends-member = Ajouter d’abord une clé d’accès
friends-manners = Ce que les autres apprennent
manners-hidden = Cacher ma présence
manners-hidden-on = Personne n’apprend que vous êtes là.
manners-hidden-off = Vos amis voient quand vous êtes là.
manners-only = Invitations des amis seulement
manners-only-note = Les autres qui vous invitent ne remarquent aucune différence.
wish-from = { $name } aimerait être de vos amis
take-back-wish = Retirer
asked-title = On vous attend
wishes-title = Demandes d’amitié
asked-to = { $name } vous invite à une partie : { $title }
asked-free = { $free ->
    [one] une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
asked-house-rules = { $count ->
    [one] une règle maison
   *[other] { $count } règles maison
}
asked-look = Regarder
asked-sit = M’asseoir
invite-title = Inviter quelqu’un à cette table
invite-handle = Par identifiant
invite-asked = c’est demandé
terms-line = { $pace ->
    [post] par courrier
    [live] avec pendule
   *[none] sans pendule
}, { $rated ->
    [true] avec cote
   *[false] sans cote
}
terms-change = Changer les conditions
terms-note = Toute la table est prévenue, et doit accepter à nouveau avant le début de la partie.
terms-keep = Changer
terms-changed = L’hôte a changé les conditions de cette table.
terms-agree = J’accepte
terms-behind = n’a pas encore accepté le changement
rated = Cote
rated-yes = Avec cote
rated-no = Sans cote
rated-yes-note = La partie compte pour la cote de tous ceux qui jouent.
rated-no-note = La partie ne compte pour la cote de personne.
seek = Début de la partie
seek-no = Je la lance
seek-yes = Table pleine
seek-no-note = Vous envoyez le lien, et lancez la partie quand il vous plaît.
seek-yes-note = Annoncée à tous ; la partie commence d’elle-même quand toutes les places sont prises, et l’annonce expire sinon.
seek-players = Chercher des joueurs
seek-none = Personne ne cherche de joueurs en ce moment.
seek-begins = commence une fois pleine
seek-join = Rejoindre, { $count ->
    [one] une place
   *[other] { $count } places
}
seek-withdraw = Retirer
seek-note = La partie commence d’elle-même quand toutes les places sont prises ; la table attend jusqu’au { $until }.
seek-waits = La partie commence d’elle-même quand toutes les places sont prises.
beside = Les autres
people-title = Les gens de cette table
people-none = Personne d’autre n’est assis ici.
people-note = La personne masquée ou bloquée n’en sait rien, et ne voit aucune différence.
talk-about = À propos { OF($name) }
mute = Masquer
mute-note = Vous ne voyez plus ce que cette personne écrit.
mute-done = Vous ne voyez plus ce qu’écrit { $name }.
block = Bloquer
block-note = Vous ne voyez plus ce que cette personne écrit ; elle ne peut ni vous inviter, ni s’asseoir à vos tables.
block-done = { $name } : c’est bloqué. Personne n’en est averti.
ignored = Personnes masquées et bloquées
ignored-note = Elles n’en savent rien. Vous pouvez changer d’avis à tout moment.
ignored-mute = masquage du { $day }
ignored-block = blocage du { $day }
ignored-end = Annuler
report = Signaler
report-title = Signaler { $name }
report-about = De quoi s’agit-il ?
report-talk = Paroles
report-name = Nom
report-play = Façon de jouer
report-other = Autre chose
report-words = Que doivent savoir les modérateurs ?
report-note = Ce qui s’est dit à cette table, pour autant que vous ayez pu l’entendre, est joint. La personne signalée n’en est pas avertie.
report-note-page = Le nom et l’identifiant sont joints. La personne signalée n’en sait rien.
report-note-invitation = L’auteur de l’invitation, la table et qui y est assis sont joints. La personne signalée n’en sait rien.
report-note-friend = Le nom, l’identifiant et la date de la demande sont joints. La personne signalée n’en sait rien.
report-send = Envoyer le signalement
report-done = Merci. Un modérateur va regarder.
reports = Signalements
reports-lead = Ce que les gens ont signalé. Tout ce que vous lisez ou décidez ici est consigné.
reports-none = Aucun signalement. Tant mieux.
reports-choose = Choisissez un signalement pour voir ce qui s’est dit.
report-status-open = à trancher
report-status-dismissed = sans suite
report-status-muted = parole retirée
report-status-banned = accès fermé
report-facts = Signalé par { $reporter } ({ $at }) : { $about }.
report-before = { $count ->
    [one] Il y a déjà eu une décision contre cette personne.
   *[other] Il y a déjà eu { $count } décisions contre cette personne.
}
evidence-seats = Qui était assis là
evidence-lines = Ce qui s’est dit
evidence-accused = personne signalée
evidence-reporter = auteur du signalement
evidence-reported = cette ligne
evidence-heard-table = entendu par tous
evidence-heard-gallery = entendu par les spectateurs
evidence-heard-two = en aparté à { $name }
evidence-met-page = Par sa page :
evidence-met-invitation = Invitation à une table ({ $day }) :
evidence-met-friend = Demande d’amitié, ou amitié ({ $day }) :
evidence-note = Copié au moment du signalement, tel que son auteur pouvait l’entendre. Rien d’une partie en cours n’est montré.
verdict = Décision
verdict-dismissed = Sans suite
verdict-muted = Retirer la parole
verdict-banned = Fermer l’accès
verdict-dismissed-note = Rien ne se passe, et personne n’est averti.
verdict-muted-note = Cette personne peut jouer, mais pas écrire.
verdict-banned-note = Cette personne ne peut plus entrer ; des robots continuent à ses tables.
verdict-span = Pour combien de temps
verdict-days = { $days ->
    [0] Définitivement
    [one] Un jour
   *[other] { $days } jours
}
verdict-note = Pourquoi, pour les autres modérateurs
verdict-decide = Trancher
notices-invited = On m’invite à une table
## Lessons
learn = Apprendre
learn-title = Apprendre { $title }
learn-in = Apprendre { $title } en { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
learn-on = Continuer d’apprendre { $title }
learn-note = De petites étapes sur le vrai plateau, puis une première partie. Personne n’attend, et rien ne peut mal tourner.
lessons = Leçons
lesson-coach = L’entraîneur
lesson-name = la leçon
lesson-leave = Partir, elle vous attend
lesson-before = Retour
lesson-skip = Passer
lesson-present = cette leçon
lesson-done = faite
lesson-part = { $lesson }, { $part } sur { $parts }
lesson-next = Ensuite : { $title }
lesson-play = Jouer une partie entière
lesson-again = Encore une fois
lesson-back = Reprendre et réessayer
lesson-yes = Oui
lesson-no = Non
no-lessons = Il n’y a pas encore de leçon pour ce jeu.
## L’entraîneur

coach = L’entraîneur
coach-tool = Entraîneur
coach-ask = Que feriez-vous ?
coach-thinks = L’entraîneur réfléchit…
coach-waits = Quand ce sera à vous, l’entraîneur pourra dire ce qu’il ferait.
coach-unrates = Dès que vous demandez, seule une défaite compte pour votre cote.
coach-hide = Masquer
coach-sure = { $sure ->
    [clear] nettement le meilleur
    [likely] sans doute le meilleur
   *[open] d’autres se valent
}
coach-rather = Plutôt que : { $other }
coach-why-not = Pourquoi pas : { $action } ?
coach-no-reason = Rien ne décide à soi seul : en jouant la suite, cela donne simplement mieux.
coach-alike = En jouant la suite, les deux reviennent au même.
coach-gains = Rien ne décide à soi seul, mais en jouant la suite, l’autre coup sert { $name }, qui gagne alors { $number ->
    [0] un peu plus souvent
    [one] une partie sur cent de plus
   *[other] { $number } parties sur cent de plus
}.
coach-unit = Les chiffres sont des { $unit }, selon le calcul d’un expert.
coach-how = Chances de victoire, d’après { $worlds ->
    [one] { $worlds } suite jouée
   *[other] { $worlds } suites jouées
} en imagination. L’entraîneur ne voit pas ce qui vous est caché ; il le redistribue à chaque fois.
coach-warning = { $action } : cela perd sans doute { $number } % (vos chances de victoire passent de { $high } % à { $low } %). Jouer quand même ?
coach-better = L’entraîneur préférerait : { $action }
coach-anyway = Jouer quand même
coach-think-again = Réfléchir encore
coach-warns = L’entraîneur avertit
coach-warns-off = Jamais
coach-warns-blunders = Des bévues
coach-warns-doubtful = Et des doutes
coach-warns-off-note = Il ne dit rien sans qu’on lui demande.
coach-warns-blunders-note = Avant un coup qui perd nettement beaucoup, là où l’entraîneur peut aider.
coach-warns-doubtful-note = Aussi avant un coup peut-être fautif, là où l’entraîneur peut aider.
coach-game-off-note = Demandez-lui quand vous voulez ; dès lors, seule une défaite compte.
coach-game-blunders-note = Il avertit avant une bévue nette et répond aux questions. Hors classement.
coach-game-doubtful-note = Il avertit aussi des coups douteux et répond aux questions. Hors classement.
coach-allowed = Permis
coach-allowed-note = Tout le monde à cette table peut interroger l’entraîneur ; la partie ne compte pour aucune cote.
coach-not-allowed-note = Personne ne peut interroger l’entraîneur tant que des personnes jouent.
percent = { $number } %
# Analyse d’une partie terminée
analysis-looked-at = revue
analysis-yours = Votre décision la plus coûteuse
analysis-theirs = Décision la plus coûteuse, { $name }
analysis-one = Décision, { $name }
analysis-turned = Le tournant
analysis-your-decisions = Vos décisions : { $count }
analysis-their-decisions = Décisions, { $name } : { $count }
analysis-unit = coût en points de %
analysis-mistakes = Erreurs { $count }
analysis-doubts = Douteuses { $count }
analysis-sounds = Justes { $count }
analysis-none-shown = Aucune de celles-ci.
analysis-eyes = Chances vues par
analysis-open-hands = Mains ouvertes
analysis-known = Ce que chacun savait
analysis-to-win = { $chance } % de chances
analysis-nothing-better = Rien de mieux n’a été trouvé.
analysis-in-doubt = Cela peut tenir au hasard : le doute dépasse le coût.
analysis-how = Comment c’est calculé
analysis-method = Une partie mène d’une part équitable au résultat. Là où la chance intervient, redistribuer ce que nul ne pouvait savoir dit ce qu’il fallait attendre ; le surplus est la chance, nulle en moyenne. Les erreurs sont jugées d’après ce que leur auteur savait, et ce qu’elles ont pris à l’un, elles l’ont donné aux autres. Mains cachées, paris croisés et ce que la mesure ne voit pas forment ce que nul ne pouvait prévoir. Les quatre s’additionnent exactement.
analysis-begin = Analyser cette partie
analysis-begin-note = Ce que chaque décision a coûté, la part de la chance, les tournants de la partie. Cela prend de quelques secondes à trois minutes, puis reste à la disposition de tous ceux qui peuvent voir la partie.
analysis-wait = { $ahead ->
    [0] Cela commence tout de suite…
   *[other] Cela commence bientôt ; parties avant celle-ci : { $ahead }
}
analysis-progress = Décisions : { $done } sur { $total }
analysis-failed = L’analyse n’a pas abouti.
analysis-again = Réessayer
analysis-as-page = Enregistrer la page
analysis-as-json = Enregistrer en JSON
analysis-luck-brief = chance
analysis-own-brief = soi
analysis-others-brief = autrui
analysis-rest-brief = reste
analysis-board-of = Le plateau tel que vu par { $name }
analysis-board-all = Le plateau tel que vu par tous
analysis-row = { $name }, choisir de qui montrer les décisions
analysis-change = { $name } { $change } %
analysis-chart = Chances de victoire au fil des coups
analysis-gained = { $name } { $change }
# -- puzzles

puzzles = Énigmes
puzzle = Énigme
puzzles-all = Toutes les énigmes
puzzles-lead = Des positions tirées de parties, où une réponse est nettement la meilleure. Chacune est choisie selon votre force.
puzzles-none = Aucun jeu n’a encore d’énigmes ici.
puzzle-daily = Énigme du jour
puzzle-week = Les sept derniers jours
puzzle-day-state = { $state ->
    [solved] { $day } : résolue
    [missed] { $day } : manquée
   *[open] { $day } : encore ouverte
}
puzzle-today-open = { $title } : que feriez-vous ?
puzzle-today-solved = { $title } : vous l’avez résolue.
puzzle-today-missed = { $title } : pas cette fois.
puzzle-solve = Résoudre
puzzle-look = Voir la solution
puzzle-count = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
puzzle-one-more = Énigme suivante
puzzle-another = Une autre énigme
puzzle-yesterday = Hier
puzzle-share-link = Partager
puzzle-one-try = Un seul essai compte. Prenez votre temps : aucune pendule ne tourne.
puzzle-sure = Votre réponse : { $answer } ?
puzzle-answer = Répondre
puzzle-answers = Réponses
puzzle-your-answer = votre réponse
puzzle-right = Trouvé du premier coup.
puzzle-wrong = Ce n’est pas la meilleure réponse.
puzzle-share = { $share } %
puzzle-worth = { $value } ± { $error } sur 100
puzzle-solution = Solution
puzzle-best = { $answer } : c’est le mieux.
puzzle-best-worth = Sur 100 parties jouées à partir d’ici, on en gagne ainsi environ { $value } ; avec « { $next } », le deuxième choix, environ { $other }.
puzzle-naive = À première vue, « { $answer } » semble mieux : sur 100 parties, cela en coûte { $loss }.
puzzle-expert = Le robot expert s’y trompe avec « { $answer } » : sur 100 parties, cela en coûte { $loss }.
puzzle-people = { $people ->
    [one] % de la seule personne qui a essayé ; parties gagnées sur 100, en rejouant la suite avec tout ce qui est caché redistribué.
   *[other] % de { $people } personnes ; parties gagnées sur 100, en rejouant la suite avec tout ce qui est caché redistribué.
}
puzzle-lines = Suites
puzzle-line-best = Jouer la meilleure réponse
puzzle-line-tried = Jouer la mienne
puzzle-line-note = Suite possible entre experts ; ce qui vous est caché a été redistribué.
puzzle-step = { $step } sur { $steps }
puzzle-step-back = Un coup en arrière
puzzle-step-on = Un coup en avant
puzzle-yours = votre classement
puzzle-its = cette énigme
puzzle-its-solved = cette énigme, résolue par { $share } %
puzzle-gain = { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}
puzzle-permit = Mes parties publiques peuvent devenir des énigmes
puzzle-permit-note = Seulement de parties terminées, si tous à la table l’ont accepté, et sans les noms.
puzzle-all-answers = { $count ->
    [one] La seule réponse
   *[other] Les { $count } réponses
}

explore = Essayer
explore-here = Explorer à partir d’ici
explore-play = Jouer la suite
explore-play-note = Une table avec des robots qui commence ici. Elle ne compte pour le classement de personne ; ce que votre siège ne pouvait pas savoir est redistribué.
explore-seat = Votre siège
explore-for = Pour qui vous répondez
explore-played = Dans la partie : { $name }, { $action }
explore-tree = Ce qui a été essayé
explore-start = Le point de départ
explore-hint = Essayez un autre coup : chaque ligne reste ici.
explore-comment = Un commentaire sur ce coup
explore-forget = Retirer cette ligne
explore-loss = −{ $share } %
explore-best = le meilleur
explore-knows = Selon le savoir de ce siège : { $name }
explore-know = Ce qui est connu
explore-as = { $name }, le reste redistribué
explore-redeal = Redistribuer
explore-save = Garder
explore-saved = Les variantes sont gardées avec la partie.
explore-share = Partager
explore-record = Feuille de partie
explore-link = Copier le lien vers cette position
explore-by = Écrit par { $name }
explore-kept = Lignes gardées
explore-after = Après le coup { $move }
edit = Éditeur de positions
edit-open = Composer une position
edit-this = Changer cette position
edit-anew = Les mots ne peuvent tout dire de ce moment : ce qui était en cours recommence.
edit-since = { $count ->
    [one] Depuis, un coup a été joué :
   *[other] Depuis, { $count } coups ont été joués :
}
edit-since-last = Sans le dernier
edit-since-none = Revenir avant cela
edit-from = Partir de
edit-seats = Sièges
edit-own = Cette position
edit-plain = Une position simple
edit-try = Jouer
edit-back = Changer la position
edit-impossible = Cette position est impossible :
edit-add = Ajouter…
edit-remove = Retirer
edit-unset = Comme après la mise en place
edit-group-stage = Où la partie reprend
edit-group-seats = Sièges
edit-group-hands = Mains
edit-group-board = Plateau
edit-group-money = Argent et points
edit-group-piles = Pioches

here-note = Pas de serveur : règles, robots et tables sont dans ce navigateur, et y restent.
here-opening = La maison s’ouvre…
here-elsewhere = Vos tables sont ouvertes dans un autre onglet de ce navigateur. Fermez-le, et elles viendront ici.
here-failed = La maison n’a pas pu être ouverte dans ce navigateur.
here-together = À plusieurs sur cet écran
here-together-lead = Passez l’écran : chacun voit sa main, et celle de personne d’autre.
here-people = Personnes devant cet écran
here-person = Nom du joueur { $seat }
here-begin = Commencer
here-pass = Passez l’écran à { $name }
here-pass-note = Ce que tiennent les autres est caché. Ne regardez que quand c’est à vous.
here-look = Je suis { $name }
here-bots = Robots à la table
here-newer = Une version plus récente est là. Elle viendra au prochain démarrage.
here-cover = Couvrir la table
here-bots-move = Les robots jouent…
here-player = Joueur { $seat }
here-others = Quelqu’un d’autre veut regarder :
here-ready = Tout est gardé ici : cela démarre sans réseau.
here-tables-kept = { $count ->
    [one] Une partie est dans ce navigateur, et non sur ce serveur.
   *[other] { $count } parties sont dans ce navigateur, et non sur ce serveur.
}
here-open = Les ouvrir
here-practise = Jouer sans réseau
here-practise-note = Règles et robots viennent une fois dans ce navigateur (environ 12 Mo) ; les parties jouées là y restent jusqu’à ce que vous les apportiez ici.
here-place = Dans ce navigateur
here-online = Tables en ligne
records = Parties en fichiers
records-lead = Une partie est un texte : chaque coup, et la graine qui permet de la vérifier. Enregistrez les vôtres, ouvrez celles des autres.
records-bring = Ouvrir un fichier
records-bring-note = Elle est rejouée coup par coup : si quelque chose ne va pas, on vous dit où.
records-bring-server = Une partie inachevée continue ici contre des robots, hors classement.
records-seat = Votre siège
records-paste = Ou collez le texte
records-check = Vérifier et ouvrir
records-holds = Vérifié : chaque coup tient.
records-goes-on = Vérifié : la partie continue.
records-see = Revoir
records-explain = Analyse
records-play = Continuer
records-yours = Vos parties
records-none = Il n’y en a pas encore.
records-save = Enregistrer
records-carry = Apporter au serveur
records-keep = Garder dans ce navigateur
records-shared = Plusieurs personnes jouent : elle pourra être enregistrée une fois finie.
records-carried = Elle est maintenant sur le serveur, comme table hors classement.
gallery = Programmes à essayer
gallery-lead = Les mêmes règles et robots sous forme de bibliothèque Python : modifiez un programme, lancez-le, lisez ce qu’il affiche.
gallery-note = Tout se passe dans ce navigateur, rien n’est envoyé. Dans votre propre Python, les mêmes programmes vont environ deux fois plus vite, après « pip install signoria ».
gallery-run = Lancer
gallery-stop = Arrêter
gallery-runs = En cours…
gallery-waking = Python se réveille…
gallery-restore = Comme au début
gallery-printed = Ce qu’il a affiché
gallery-tournament = Un petit tournoi
gallery-tournament-note = Trois niveaux de robots à une table ; ils changent de place d’une partie à l’autre, et une victoire partagée compte en parts.
gallery-imagine = Les mondes qu’une place peut imaginer
gallery-imagine-note = Tout ce qu’une place ne peut pas savoir est redistribué. Ce qu’elle voit ne change pas : un robot qui explore ces mondes ne peut pas tricher.
gallery-own-bot = Votre propre robot
gallery-own-bot-note = Est un robot tout ce qui a une méthode « choose ». Il reçoit ce que sa place peut savoir, et rien d’autre.
gallery-laws = Les lois, sur un échantillon
gallery-laws-note = Des parties au hasard de chaque jeu, vérifiées : copies, informations cachées, relecture et plus encore. Une loi enfreinte serait nommée, avec la partie qui le montre.
gallery-record = Une partie en texte
gallery-record-note = Toute partie peut être écrite, lue et rejouée jusqu’à la même fin.
