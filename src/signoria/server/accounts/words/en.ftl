# Letters to members.
letter-address-subject = Confirm your address at Signoria
letter-address =
    Hello { $name },

    you wish to be reached at this address. Open this page and confirm it:

    { $link }

    It is good for one day and for one time. If it was not you who asked, do nothing: the address is not kept.

    { $site }
letter-sign-in-subject = Your way into Signoria
letter-sign-in =
    Hello { $name },

    open this page to sign in:

    { $link }

    It is good for twenty minutes and for one time. If it was not you who asked, do nothing: nobody has come in.

    { $site }
letter-changed-subject = Your account at Signoria was changed
letter-changed =
    Hello { $name },

    something that opens your account was changed: { $what ->
        [program] a program was made that plays for you
        [passkey-added] a passkey was added
        [passkey-removed] a passkey was removed
        [codes] new recovery codes were made
       *[address] the address for letters was changed
    }. If it was not you, sign in and look at your devices:

    { $link }

    { $site }
letter-leaving-subject = Your account at Signoria will be deleted
letter-leaving =
    Hello { $name },

    your account will be deleted in seven days, as you have asked. Should you think better of it, or should it not have
    been you, sign in before then and keep it:

    { $link }

    { $site }
# Notices about one's tables: pushed to browsers, sent as letters, told to a webhook.
notice-turn = Your move in { $game }
notice-time = Your time is running out in { $game }
notice-half = Half of your time is left in { $game }
notice-ended = { $game } has ended
notice-invited = You are asked to a table of { $game }
notice-many = News from { $count ->
    [one] one of your tables
   *[other] { $count } of your tables
}
notice-with = With { $names }.
notice-until = Your clock runs out: { $until }.
notice-former = a former player
letter-calls-subject = { $headline }
letter-calls =
    Hello { $name },

    { $lines }

    What you are told, and when, is up to you: { $link }
    No more letters of this kind: { $unsubscribe }

    { $site }
hook-turn = { $game }: { $names } to move.
hook-ended = { $game } has ended. Won by { $names }.
calendar-name = Signoria: your moves
calendar-turn = Your move in { $game }
