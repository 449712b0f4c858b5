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
        [program] è stato creato un programma che gioca per te
        [passkey-added] è stata aggiunta una passkey
        [passkey-removed] è stata tolta una passkey
        [codes] sono stati creati nuovi codici di recupero
       *[address] è stato cambiato l’indirizzo per le lettere
    }. Se non sei stato tu, accedi e controlla i tuoi dispositivi:

    { $link }

    { $site }
letter-leaving-subject = Il tuo account di Signoria sarà eliminato
letter-leaving =
    Ciao { $name },

    il tuo account sarà eliminato fra sette giorni, come hai chiesto. Se cambi idea, o se non sei stato tu, accedi prima
    di allora e conservalo:

    { $link }

    { $site }
# Gli avvisi: mandati ai browser, per lettera o a un webhook.
notice-turn = Tocca a te: { $game }
notice-time = Il tuo tempo sta per scadere: { $game }
notice-half = Ti resta metà del tempo: { $game }
notice-ended = Partita finita: { $game }
notice-invited = Sei invitato a un tavolo: { $game }
notice-many = Novità { $count ->
    [one] da uno dei tuoi tavoli
   *[other] da { $count } dei tuoi tavoli
}
notice-with = Con { $names }.
notice-until = Il tuo tempo scade: { $until }.
notice-former = un ex giocatore
letter-calls-subject = { $headline }
letter-calls =
    Ciao { $name },

    { $lines }

    Cosa ti viene annunciato, e quando, lo decidi tu: { $link }
    Non ricevere più queste lettere: { $unsubscribe }

    { $site }
hook-turn = { $game }: turno di { $names }.
hook-ended = { $game }: la partita è finita. Vittoria: { $names }.
calendar-name = Signoria: le tue mosse
calendar-turn = Tocca a te: { $game }
