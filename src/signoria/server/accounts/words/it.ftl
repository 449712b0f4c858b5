# Le lettere ai membri.
letter-address-subject = Conferma il tuo indirizzo per Signoria
letter-address =
    Ciao { $name },

    vuoi ricevere la posta a questo indirizzo. Apri questa pagina per confermarlo:

    { $link }

    Il collegamento vale un giorno e una sola volta. Se non sei stato tu a chiederlo, non fare nulla: l’indirizzo non verrà conservato.

    { $site }
letter-sign-in-subject = Il tuo ingresso a Signoria
letter-sign-in =
    Ciao { $name },

    apri questa pagina per accedere:

    { $link }

    Il collegamento vale venti minuti e una sola volta. Se non sei stato tu a chiederlo, non fare nulla: nessuno è entrato.

    { $site }
letter-changed-subject = Il tuo account Signoria è stato modificato
letter-changed =
    Ciao { $name },

    è cambiato qualcosa che apre il tuo account: { $what ->
        [passkey-added] è stata aggiunta una passkey
        [passkey-removed] è stata tolta una passkey
        [codes] sono stati creati nuovi codici di recupero
       *[address] è stato cambiato l’indirizzo per le lettere
    }. Se non sei stato tu, accedi e controlla i tuoi dispositivi:

    { $link }

    { $site }
