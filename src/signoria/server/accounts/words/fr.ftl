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
        [passkey-added] une clé d’accès a été ajoutée
        [passkey-removed] une clé d’accès a été retirée
        [codes] de nouveaux codes de secours ont été créés
       *[address] l’adresse pour les lettres a été modifiée
    }. Si ce n’était pas vous, connectez-vous et vérifiez vos appareils :

    { $link }

    { $site }
