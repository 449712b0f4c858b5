# Les lettres aux membres.
letter-address-subject = Confirmez votre adresse pour Signoria
letter-address =
    Bonjour { $name },

    vous souhaitez être joint à cette adresse. Ouvrez cette page pour la confirmer :

    { $link }

    Le lien est valable un jour et une seule fois. Si vous n’avez rien demandé, ne faites rien : l’adresse ne sera pas conservée.

    { $site }
letter-sign-in-subject = Votre entrée à Signoria
letter-sign-in =
    Bonjour { $name },

    ouvrez cette page pour vous connecter :

    { $link }

    Le lien est valable vingt minutes et une seule fois. Si vous n’avez rien demandé, ne faites rien : personne n’est entré.

    { $site }
letter-changed-subject = Votre compte Signoria a été modifié
letter-changed =
    Bonjour { $name },

    quelque chose qui ouvre votre compte a changé : { $what ->
        [program] un programme qui joue pour vous a été créé
        [passkey-added] une clé d’accès a été ajoutée
        [passkey-removed] une clé d’accès a été retirée
        [codes] de nouveaux codes de secours ont été créés
       *[address] l’adresse pour les lettres a été modifiée
    }. Si ce n’était pas vous, connectez-vous et vérifiez vos appareils :

    { $link }

    { $site }
letter-leaving-subject = Votre compte à Signoria sera supprimé
letter-leaving =
    Bonjour { $name },

    votre compte sera supprimé dans sept jours, comme vous l’avez demandé. Si vous changez d’avis, ou si ce n’était pas
    vous, connectez-vous d’ici là et gardez-le :

    { $link }

    { $site }
# Les avis : envoyés aux navigateurs, par lettre, ou à un webhook.
notice-turn = À vous de jouer : { $game }
notice-time = Votre temps s’épuise : { $game }
notice-half = Il vous reste la moitié de votre temps : { $game }
notice-ended = Partie terminée : { $game }
notice-invited = On vous invite à une table : { $game }
notice-many = Du nouveau à { $count ->
    [one] l’une de vos tables
   *[other] { $count } de vos tables
}
notice-with = Avec { $names }.
notice-until = Fin de votre temps : { $until }.
notice-former = un ancien joueur
letter-calls-subject = { $headline }
letter-calls =
    Bonjour { $name },

    { $lines }

    Vous choisissez ce qui vous est annoncé, et quand : { $link }
    Ne plus recevoir ces lettres : { $unsubscribe }

    { $site }
hook-turn = { $game } : à { $names } de jouer.
hook-ended = { $game } : la partie est terminée. Victoire : { $names }.
calendar-name = Signoria : vos coups à jouer
calendar-turn = À vous de jouer : { $game }
