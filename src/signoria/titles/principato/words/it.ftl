# Principato in italiano.
title = Principato
tagline = Fa’ crescere in tre anni un principato del Rinascimento: campi e banchi, un esercito che si ripaga, e opere d’arte che ti sopravvivono.
length = 45-90 min

# Domande
ask-turn = { $actions ->
    [one] Ti resta un’azione: attivare una carta, cambiarne una o prendere un favore.
   *[other] Hai { $actions } azioni: attivare una carta, cambiarne una o prendere un favore.
}
brief-ask-turn = Ti restano { COUNT($actions, one: "azione", other: "azioni") }.
ask-pay = { $gold ->
    [0] { $kind }: il prezzo è { $food } cibo. Quanti favori ne fanno le veci?
   *[other] { $food ->
        [0] { $kind }: il prezzo è { $gold } oro. Quanti favori ne fanno le veci?
       *[other] { $kind }: il prezzo è { $food } cibo e { $gold } oro. Quanti favori ne fanno le veci?
    }
}
ask-choose = { $kind }: quale opera scegli?
ask-recruit = Quanti ne prendi ({ $troop })? La riserva ne ha { $count }.
ask-exchange = Carta usata: { $kind }. Quale carta della fila la sostituisce?
ask-supply = { $count ->
    [one] Conteggio militare: una truppa è senza rifornimenti; la tua forza è { $strength }. Rifornirla?
   *[other] Conteggio militare: { $count } truppe sono senza rifornimenti; la tua forza è { $strength }. Rifornirne?
}
ask-dismiss-condottieri = { $count ->
    [one] Hai un condottiere. Lo congedi?
   *[other] Hai { $count } condottieri. Quanti ne congedi?
}
ask-dismiss-militia = { $count ->
    [one] Hai una milizia. La congedi?
   *[other] Hai { $count } milizie. Quante ne congedi?
}

# Che cosa accade
first-player = Primo giocatore: { $seat }.
hand-dealt = { $seat } comincia con { THE($left) } e { THE($right) }.
objectives-dealt = { $seat } riceve due obiettivi segreti.
objectives-seen = Obiettivi { OF($seat) }: { $domain } e { $culture }.
row-laid = Per cominciare, sul tavolo { COUNT($count, one: "carta", other: "carte") }:
row-card = { $kind }
paid = { $favor ->
    [0] { $gold ->
        [0] { $seat } paga { $food } cibo.
       *[other] { $food ->
            [0] { $seat } paga { $gold } oro.
           *[other] { $seat } paga { $food } cibo e { $gold } oro.
        }
    }
   *[other] { $gold ->
        [0] { $food ->
            [0] { $seat } paga { COUNT($favor, one: "favore", other: "favori") }.
           *[other] { $seat } paga { $food } cibo e { COUNT($favor, one: "favore", other: "favori") }.
        }
       *[other] { $food ->
            [0] { $seat } paga { $gold } oro e { COUNT($favor, one: "favore", other: "favori") }.
           *[other] { $seat } paga { $food } cibo, { $gold } oro e { COUNT($favor, one: "favore", other: "favori") }.
        }
    }
}
built-field = { $count ->
    [one] { $seat } dissoda un campo.
   *[other] { $seat } dissoda { $count } campi.
}
built-farm = { $count ->
    [one] { $seat } costruisce una fattoria.
   *[other] { $seat } costruisce { $count } fattorie.
}
built-palazzo = { $count ->
    [one] { $seat } costruisce un palazzo.
   *[other] { $seat } costruisce { $count } palazzi.
}
built-bank = { $count ->
    [one] { $seat } apre un banco.
   *[other] { $seat } apre { $count } banchi.
}
built-catapult = { $count ->
    [one] { $seat } costruisce una catapulta.
   *[other] { $seat } costruisce { $count } catapulte.
}
acquired = { $seat } acquista: { $design }.
recruited-militia = { $count ->
    [one] { $seat } leva una milizia.
   *[other] { $seat } leva { $count } milizie.
}
recruited-condottieri = { $count ->
    [one] { $seat } ingaggia un condottiere.
   *[other] { $seat } ingaggia { $count } condottieri.
}
received-food = { $seat } riceve { $count } cibo ({ $kind }).
received-gold = { $seat } riceve { $count } oro ({ $kind }).
overflowed-food = Le fattorie { OF($seat) } sono piene: { $count } cibo va dritto alla milizia.
overflowed-gold = I banchi { OF($seat) } sono pieni: { $count } oro va dritto ai condottieri.
lost-food = { $seat } non ha posto: { $count } cibo è perduto.
lost-gold = { $seat } non ha posto: { $count } oro è perduto.
short-food = La riserva è vuota: { TO($seat) } manca { $count } cibo.
short-gold = La riserva è vuota: { TO($seat) } manca { $count } oro.
exchanged = { $seat } scambia { THE($given) } con { THE($taken) } (casella { $slot }).
changed = { $seat } cambia { THE($given) } con { THE($taken) } (casella { $slot }).
favor-taken = { $seat } prende un favore.
supplied = { $count ->
    [one] { $seat } rifornisce una truppa ({ $post }).
   *[other] { $seat } rifornisce { $count } truppe ({ $post }).
}
passed = { $seat } rinuncia al resto del turno.
card-left = Lascia la fila: { $kind }.
card-revealed = Entra nella fila: { $kind }.
mark-military-card = Conteggio militare
military-card = Esce la carta di conteggio militare dell’anno { $year }: gli eserciti si contano subito.
mark-year-ended = Conteggio militare
year-ended = L’anno { $year } finisce: si contano gli eserciti.
mark-year-begun = Anno { $year }
year-begun = Comincia l’anno { $year }.
order = { $seat } decide al posto { $place } ({ COUNT($tokens, one: "gettone d’esercito", other: "gettoni d’esercito") }).
strength = { $seat } ha forza { $strength }.
military-points = { $points ->
    [0] { $seat } arriva al posto { $rank } e non guadagna punti militari.
   *[other] { $seat } arriva al posto { $rank } e guadagna { COUNT($points, one: "punto militare", other: "punti militari") }.
}
cleared = { $count ->
    [one] Le truppe hanno consumato un cubo.
   *[other] Le truppe hanno consumato { $count } cubi.
}
dismissed-militia = { $count ->
    [one] { $seat } congeda una milizia.
   *[other] { $seat } congeda { $count } milizie.
}
dismissed-condottieri = { $count ->
    [one] { $seat } congeda un condottiere.
   *[other] { $seat } congeda { $count } condottieri.
}
objective-shown = { $seat } rivela { $objective }: { COUNT($points, one: "punto", other: "punti") }.
total = { $seat } ha { COUNT($points, one: "punto", other: "punti") } in tutto.
tie-broken = { $cubes ->
    [one] Parità: { TO($seat) } resta un cubo.
   *[other] Parità: { TO($seat) } restano { $cubes } cubi.
}
victory = { $seat } vince con { COUNT($points, one: "punto", other: "punti") }.
victory-shared = { $seat } condivide la vittoria con { COUNT($points, one: "punto", other: "punti") }.

# Perché no
no-kind = Non hai questa carta in mano: { $kind }.
no-tokens = { $kind }: questa riga dà { COUNT($count, one: "gettone", other: "gettoni") }, ma nella riserva ne restano { $left }.
no-culture = { $kind }: nella riserva non resta nessuna opera di questo genere.
no-means = { $gold ->
    [0] { $kind }: il prezzo è { $food } cibo; i tuoi cubi e favori non bastano.
   *[other] { $food ->
        [0] { $kind }: il prezzo è { $gold } oro; i tuoi cubi e favori non bastano.
       *[other] { $kind }: il prezzo è { $food } cibo e { $gold } oro; i tuoi cubi e favori non bastano.
    }
}
no-room = { $kind }: i tuoi magazzini sono pieni e nessuna truppa può prendere un cubo; non riceveresti nulla.
no-cubes = { $kind }: nella riserva non resta nessun cubo di questo genere.
no-source = { $kind }: non hai nulla che ne renda.
no-troops = { $kind }: nella riserva non resta nessuna truppa.
no-slot = La fila ha { COUNT($slots, one: "carta", other: "carte") }.
no-favor-left = Nella riserva non resta nessun favore.
no-church-room = La tua chiesa contiene { COUNT($places, one: "favore", other: "favori") } ed è piena; prima mettine uno su una truppa.
no-unsupplied = Non ci sono tante truppe senza rifornimenti ({ $post }): { $left }.
no-stored = Non hai tanti cubi in magazzino ({ $post }): { $stored }.
no-turn-action = Prima rispondi a ciò che è chiesto; le azioni si fanno nel tuo turno.
no-payment = I favori devono coprire ciò che manca. In magazzino: { $food } cibo, { $gold } oro.
no-payment-favor = { $favor ->
    [one] Hai un solo favore.
   *[other] Hai solo { $favor } favori.
}
no-payment-more = I favori non possono superare il prezzo: { $food } cibo, { $gold } oro.
no-design-kind = Questa carta porta un altro genere di opera: { $kind }.
no-design = Nella riserva non ne resta: { $design }.
no-recruits = La riserva ha solo { COUNT($left, one: "truppa", other: "truppe") }.
no-dismissal = Di queste truppe ne hai solo { $count }.
no-other-troop = La domanda riguarda le altre truppe.
no-pay-now = Ora non c’è nulla da pagare, o un solo modo di pagarlo.
no-choose-now = Ora non c’è nessuna opera da scegliere.
no-recruit-now = Ora non c’è nessuno da reclutare: prima attiva una carta di reclutamento.
no-exchange-now = Una carta si scambia solo subito dopo averla attivata, e solo se mostra il simbolo dello scambio.
no-supply-now = Le truppe si riforniscono tra le tue azioni e all’inizio di un conteggio militare.
no-done-now = Questa risposta appartiene ai rifornimenti di un conteggio militare.
no-dismiss-now = Le truppe si congedano solo dopo i punti di un conteggio militare.

# Pulsanti
verb-activate = Attivare { $effect }
verb-take_favor = Prendere un favore
verb-change = Cambiare la carta di { $place } con quella della casella { $slot }
verb-pass = Finire il turno
verb-supply = { $number ->
    [one] Rifornire una truppa: { $post }
   *[other] Rifornire { $number } truppe: { $post }
}
verb-supply_done = Nessun altro rifornimento
verb-pay = { $as_food ->
    [0] { $as_gold ->
        [0] Pagare senza favori
        [1] Un favore come oro
       *[other] { $as_gold } favori come oro
    }
    [1] { $as_gold ->
        [0] Un favore come cibo
       *[other] Favori: uno come cibo, { $as_gold } come oro
    }
   *[other] { $as_gold ->
        [0] { $as_food } favori come cibo
       *[other] Favori: { $as_food } come cibo, { $as_gold } come oro
    }
}
verb-choose = Scegliere { $design }
verb-recruit = Arruolare { COUNT($number, one: "truppa", other: "truppe") }
verb-exchange = Prendere la carta della casella { $slot }
verb-dismiss = { $leaving ->
    [0] Tenere tutti ({ $troop })
   *[other] Congedarne { $leaving } ({ $troop })
}

# Che cosa significano i segni del pannello di un giocatore
panel-points = Punti
    .help = Dai conteggi militari, dalla cultura e dagli obiettivi che vedi.
panel-first = Primo giocatore
    .help = Ha cominciato la partita; le parità nell’ordine di un conteggio militare si risolvono in senso orario da qui. (7.1)
panel-palace = Palazzo
    .help = Monumenti, libri e dipinti, con i loro punti.

# Che cosa si può fare, che cosa chiede ogni passo, che cosa ne seguirà
do-activate = Attivare
do-change = Cambiare
do-take_favor = Favore
do-supply = Rifornire
do-pay = Pagare
do-choose = Scegliere un’opera
do-recruit = Arruolare truppe
do-exchange = Scambiare la carta
do-dismiss = Congedare truppe
step-activate-effect = Quale riga delle tue carte usi?
step-change-slot = Cambiare: quale carta della fila prendi?
step-change-place = Cambiare: quale delle tue due carte lasci?
step-supply-post = Quali truppe rifornisci, e con che cosa?
step-supply-number = Quante ne rifornisci ({ $post })?
step-pay-as_food = Quanti favori valgono come cibo?
step-pay-as_gold = Quanti favori valgono come oro?
step-choose-design = Quale opera scegli?
step-recruit-number = Quanti ne arruoli?
step-exchange-slot = Quale carta della fila prendi?
step-dismiss-troop = Chi congedi?
step-dismiss-leaving = Quanti ne congedi ({ $troop })?
change-cards = Cambiare { $own } con { $kind }
exchange-card = Prendere { $kind }
note-activate = { COUNT($count, one: "riga", other: "righe") }
note-change = { $count } nella fila
note-favor = chiesa: { $stored } su { $places }
note-supply = { $count } senza
will-favor = La tua chiesa ne avrà { $stored } su { $places }.
will-strength = Forza { $before }, poi { $after }.
will-store = Restano: cibo { $food }, oro { $gold }, favori { $favor }.
will-score = Vale { COUNT($points, one: "punto", other: "punti") }.
will-recruit = Poi dirai quanti; la riserva ne ha { $count }.
will-receive = Ricevi { $gold ->
    [0] { $food } cibo
   *[other] { $food ->
        [0] { $gold } oro
       *[other] { $food } cibo e { $gold } oro
    }
}.
will-lose = { COUNT($count, one: "cubo va perso", other: "cubi vanno persi") } per mancanza di posto.
will-dismiss = Ne restano { $count }; la tua forza sarà { $strength }.
because-unit = punti
because-culture = Porta più punti di cultura.
because-cubes = Ti restano più cubi da usare.
because-favors = Conserva più favori, che vanno bene per tutto.
because-sources = I tuoi campi e palazzi renderanno di più.
because-objectives = Ti avvicina ai tuoi obiettivi.
because-army = Il tuo esercito si piazzerà meglio.
because-fed = { $count ->
    [0] Al prossimo conteggio probabilmente non potrai nutrirne nessuna.
   *[other] Al prossimo conteggio potrai probabilmente nutrirne { $count }.
}
because-cards = Le carte in mano potranno fare di più dopo.

# Carte
kind-build_field = Cantiere dei campi
    .article = il
    .help = { $effects-build_field_one-gold } oro: { COUNT($effects-build_field_one-count, one: "campo", other: "campi") }. Oppure { $effects-build_field_two-gold } oro: { COUNT($effects-build_field_two-count, one: "campo", other: "campi") }. Nessuno scambio.
kind-build_farm = Cantiere delle fattorie
    .article = il
    .help = { $effects-build_farm_one-gold } oro: { COUNT($effects-build_farm_one-count, one: "fattoria", other: "fattorie") }. Oppure { $effects-build_farm_two-gold } oro: { COUNT($effects-build_farm_two-count, one: "fattoria", other: "fattorie") }. Nessuno scambio.
kind-build_palazzo = Cantiere dei palazzi
    .article = il
    .help = { $effects-build_palazzo_one-food } cibo: { COUNT($effects-build_palazzo_one-count, one: "palazzo", other: "palazzi") }. Oppure { $effects-build_palazzo_two-food } cibo: { COUNT($effects-build_palazzo_two-count, one: "palazzo", other: "palazzi") }. Nessuno scambio.
kind-build_bank = Cantiere dei banchi
    .article = il
    .help = { $effects-build_bank_one-food } cibo: { COUNT($effects-build_bank_one-count, one: "banco", other: "banchi") }. Oppure { $effects-build_bank_two-food } cibo: { COUNT($effects-build_bank_two-count, one: "banco", other: "banchi") }. Nessuno scambio.
kind-harvest = Raccolto
    .article = il
    .help = Ricevi { $effects-harvest-count } cibo per ognuno dei tuoi campi. Poi scambia la carta.
kind-rents = Affitti
    .article = i
    .help = Ricevi { $effects-rents-count } oro per ognuno dei tuoi palazzi. Poi scambia la carta.
kind-tax_collector = Esattore
    .article = il
    .help = Ricevi { $effects-tax_collector_gold-receive-2 } oro, oppure { $effects-tax_collector_both-receive-1 } cibo e { $effects-tax_collector_both-receive-2 } oro, oppure { $effects-tax_collector_food-receive-1 } cibo. Poi scambia la carta.
kind-gold_fair = Fiera dei mercanti
    .article = la
    .help = Ricevi { $effects-gold_fair-receive-2 } oro. Poi scambia la carta.
kind-food_market = Mercato contadino
    .article = il
    .help = Ricevi { $effects-food_market-receive-1 } cibo. Poi scambia la carta.
kind-catapult_early = Catapulta (anni 1-2)
    .article = la
    .help = { $effects-catapult_early_one-food } cibo e { $effects-catapult_early_one-gold } oro: { COUNT($effects-catapult_early_one-count, one: "catapulta", other: "catapulte") }. Oppure { $effects-catapult_early_two-food } cibo e { $effects-catapult_early_two-gold } oro: { COUNT($effects-catapult_early_two-count, one: "catapulta", other: "catapulte") }. Nessuno scambio.
kind-catapult_late = Catapulta (anno 3)
    .article = la
    .help = { $effects-catapult_late_one-food } cibo: { COUNT($effects-catapult_late_one-count, one: "catapulta", other: "catapulte") }. Oppure { $effects-catapult_late_two-food } cibo e { $effects-catapult_late_two-gold } oro: { COUNT($effects-catapult_late_two-count, one: "catapulta", other: "catapulte") }. Nessuno scambio.
kind-recruit_militia = Leva della milizia
    .article = la
    .help = Prendi quante milizie vuoi, senza pagare. Arrivano senza rifornimenti. Nessuno scambio.
kind-recruit_condottieri = Ingaggio di condottieri
    .article = il
    .help = Prendi quanti condottieri vuoi, senza pagare. Arrivano senza rifornimenti. Nessuno scambio.
kind-sculptor = Scultore
    .article = il
    .help = { $effects-sculptor_two_gold-food } cibo e { $effects-sculptor_two_gold-gold } oro, oppure { $effects-sculptor_two_food-food } cibo e { $effects-sculptor_two_food-gold } oro: { COUNT($effects-sculptor_two_gold-count, one: "monumento", other: "monumenti") } a scelta. Poi scambia la carta.
kind-printer = Stampatore
    .article = il
    .help = { $effects-printer-food } cibo: { COUNT($effects-printer-count, one: "libro", other: "libri") } a scelta. Poi scambia la carta.
kind-painter = Pittore
    .article = il
    .help = { $effects-painter-gold } oro: { COUNT($effects-painter-count, one: "dipinto", other: "dipinti") } a scelta. Poi scambia la carta.
kind-military_scoring = Conteggio militare
    .article = il
    .help = Esce a caso negli anni 2 e 3: gli eserciti si contano subito, poi la carta lascia il gioco.

effect-build_field_one = Cantiere dei campi: { $effects-build_field_one-gold } oro per { COUNT($effects-build_field_one-count, one: "campo", other: "campi") }
    .help = Un campo rende { $effects-harvest-count } cibo a ogni raccolto; non conserva nulla.
effect-build_field_two = Cantiere dei campi: { $effects-build_field_two-gold } oro per { COUNT($effects-build_field_two-count, one: "campo", other: "campi") }
    .help = Un campo rende { $effects-harvest-count } cibo a ogni raccolto; non conserva nulla.
effect-build_farm_one = Cantiere delle fattorie: { $effects-build_farm_one-gold } oro per { COUNT($effects-build_farm_one-count, one: "fattoria", other: "fattorie") }
    .help = Una fattoria conserva { $holds-farm } cibo.
effect-build_farm_two = Cantiere delle fattorie: { $effects-build_farm_two-gold } oro per { COUNT($effects-build_farm_two-count, one: "fattoria", other: "fattorie") }
    .help = Una fattoria conserva { $holds-farm } cibo.
effect-build_palazzo_one = Cantiere dei palazzi: { $effects-build_palazzo_one-food } cibo per { COUNT($effects-build_palazzo_one-count, one: "palazzo", other: "palazzi") }
    .help = Un palazzo rende { $effects-rents-count } oro a ogni riscossione degli affitti; non conserva nulla.
effect-build_palazzo_two = Cantiere dei palazzi: { $effects-build_palazzo_two-food } cibo per { COUNT($effects-build_palazzo_two-count, one: "palazzo", other: "palazzi") }
    .help = Un palazzo rende { $effects-rents-count } oro a ogni riscossione degli affitti; non conserva nulla.
effect-build_bank_one = Cantiere dei banchi: { $effects-build_bank_one-food } cibo per { COUNT($effects-build_bank_one-count, one: "banco", other: "banchi") }
    .help = Un banco conserva { $holds-bank } oro.
effect-build_bank_two = Cantiere dei banchi: { $effects-build_bank_two-food } cibo per { COUNT($effects-build_bank_two-count, one: "banco", other: "banchi") }
    .help = Un banco conserva { $holds-bank } oro.
effect-harvest = Raccolto: { $effects-harvest-count } cibo per campo
    .help = Ciò che non trova posto nelle fattorie o sulle milizie non rifornite è perduto.
effect-rents = Affitti: { $effects-rents-count } oro per palazzo
    .help = Ciò che non trova posto nei banchi o sui condottieri non riforniti è perduto.
effect-tax_collector_food = Esattore: { $effects-tax_collector_food-receive-1 } cibo
    .help = Ciò che non trova posto è perduto.
effect-tax_collector_both = Esattore: { $effects-tax_collector_both-receive-1 } cibo e { $effects-tax_collector_both-receive-2 } oro
    .help = Ciò che non trova posto è perduto.
effect-tax_collector_gold = Esattore: { $effects-tax_collector_gold-receive-2 } oro
    .help = Ciò che non trova posto è perduto.
effect-gold_fair = Fiera dei mercanti: { $effects-gold_fair-receive-2 } oro
    .help = Ciò che non trova posto è perduto.
effect-food_market = Mercato contadino: { $effects-food_market-receive-1 } cibo
    .help = Ciò che non trova posto è perduto.
effect-catapult_early_one = Catapulta: { $effects-catapult_early_one-food } cibo e { $effects-catapult_early_one-gold } oro per { COUNT($effects-catapult_early_one-count, one: "catapulta", other: "catapulte") }
    .help = Una catapulta vale { $strength-catapult } a ogni conteggio e non vuole rifornimenti.
effect-catapult_early_two = Catapulta: { $effects-catapult_early_two-food } cibo e { $effects-catapult_early_two-gold } oro per { COUNT($effects-catapult_early_two-count, one: "catapulta", other: "catapulte") }
    .help = Una catapulta vale { $strength-catapult } a ogni conteggio e non vuole rifornimenti.
effect-catapult_late_one = Catapulta: { $effects-catapult_late_one-food } cibo per { COUNT($effects-catapult_late_one-count, one: "catapulta", other: "catapulte") }
    .help = Una catapulta vale { $strength-catapult } a ogni conteggio e non vuole rifornimenti.
effect-catapult_late_two = Catapulta: { $effects-catapult_late_two-food } cibo e { $effects-catapult_late_two-gold } oro per { COUNT($effects-catapult_late_two-count, one: "catapulta", other: "catapulte") }
    .help = Una catapulta vale { $strength-catapult } a ogni conteggio e non vuole rifornimenti.
effect-recruit_militia = Leva della milizia: quante ne vuoi, gratis
    .help = Rifornita con cibo o un favore ognuna vale { $strength-supplied_troop }, altrimenti { $strength-unsupplied_troop }.
effect-recruit_condottieri = Ingaggio di condottieri: quanti ne vuoi, gratis
    .help = Rifornito con oro o un favore ognuno vale { $strength-supplied_troop }, altrimenti { $strength-unsupplied_troop }.
effect-sculptor_two_gold = Scultore: { $effects-sculptor_two_gold-food } cibo e { $effects-sculptor_two_gold-gold } oro per { COUNT($effects-sculptor_two_gold-count, one: "monumento", other: "monumenti") }
    .help = Scegli tra i monumenti rimasti.
effect-sculptor_two_food = Scultore: { $effects-sculptor_two_food-food } cibo e { $effects-sculptor_two_food-gold } oro per { COUNT($effects-sculptor_two_food-count, one: "monumento", other: "monumenti") }
    .help = Scegli tra i monumenti rimasti.
effect-printer = Stampatore: { $effects-printer-food } cibo per { COUNT($effects-printer-count, one: "libro", other: "libri") }
    .help = Scegli tra i libri rimasti.
effect-painter = Pittore: { $effects-painter-gold } oro per { COUNT($effects-painter-count, one: "dipinto", other: "dipinti") }
    .help = Scegli tra i dipinti rimasti.

# Pezzi
place-left = sinistra
    .help = La prima delle tue due carte azione.
place-right = destra
    .help = La seconda delle tue due carte azione.
cube-food = Cibo
    .help = Si conserva nelle fattorie; paga gli edifici della città, i libri e la milizia.
cube-gold = Oro
    .help = Si conserva nei banchi; paga gli edifici del contado, i dipinti e i condottieri.
cube-favor = Favore
    .help = Si conserva nella chiesa, al massimo { $holds-church }; sta al posto di cibo o oro per pagare o rifornire.
token-field = Campo
    .help = { $effects-harvest-count } cibo a ogni raccolto. Non conserva nulla.
token-farm = Fattoria
    .help = Conserva { $holds-farm } cibo.
token-palazzo = Palazzo
    .help = { $effects-rents-count } oro a ogni riscossione degli affitti. Non conserva nulla.
token-bank = Banco
    .help = Conserva { $holds-bank } oro.
token-catapult = Catapulta
    .help = Forza { $strength-catapult }, per sempre, senza rifornimenti.
token-militia = Milizia
    .help = Forza { $strength-supplied_troop } con un cubo di cibo o di favore, altrimenti { $strength-unsupplied_troop }.
token-condottiere = Condottiere
    .help = Forza { $strength-supplied_troop } con un cubo d’oro o di favore, altrimenti { $strength-unsupplied_troop }.
troop-militia = milizie
    .help = Rifornite con cibo o favori.
troop-condottiere = condottieri
    .help = Riforniti con oro o favori.
post-food_militia = cibo per la milizia
    .help = Il cibo posto sulla milizia si consuma al prossimo conteggio militare.
post-gold_condottiere = oro per i condottieri
    .help = L’oro posto sui condottieri si consuma al prossimo conteggio militare.
post-favor_militia = favore per la milizia
    .help = Un favore rifornisce una milizia e si consuma al prossimo conteggio militare.
post-favor_condottiere = favore per i condottieri
    .help = Un favore rifornisce un condottiere e si consuma al prossimo conteggio militare.
design-monument_high = Grande monumento
    .help = Il monumento più prezioso: { COUNT($designs-monument_high-points, one: "punto", other: "punti") }.
design-monument_middle = Bel monumento
    .help = { COUNT($designs-monument_middle-points, one: "punto", other: "punti") }.
design-monument_low = Modesto monumento
    .help = { COUNT($designs-monument_low-points, one: "punto", other: "punti") }.
design-book_high = Grande libro
    .help = Il libro più prezioso: { COUNT($designs-book_high-points, one: "punto", other: "punti") }.
design-book_middle = Bel libro
    .help = { COUNT($designs-book_middle-points, one: "punto", other: "punti") }.
design-book_low = Modesto libro
    .help = { COUNT($designs-book_low-points, one: "punto", other: "punti") }.
design-painting_high = Grande dipinto
    .help = Il dipinto più prezioso: { COUNT($designs-painting_high-points, one: "punto", other: "punti") }.
design-painting_middle = Bel dipinto
    .help = { COUNT($designs-painting_middle-points, one: "punto", other: "punti") }.
design-painting_low = Modesto dipinto
    .help = { COUNT($designs-painting_low-points, one: "punto", other: "punti") }.
objective-armoury = Armeria
    .help = 1 punto per ogni catapulta.
objective-fertile_soil = Terra fertile
    .help = 1 punto per ogni campo o fattoria oltre i primi { $objectives-fertile_soil-free }.
objective-town_charter = Statuto cittadino
    .help = 1 punto per ogni palazzo o banco oltre i primi { $objectives-town_charter-free }.
objective-fortress = Fortezza
    .help = 1 punto ogni { $objectives-fortress-divisor } punti militari.
objective-chapel = Cappella
    .help = Coppie di monumento e dipinto: { $objectives-chapel-sets-2 }, { $objectives-chapel-sets-3 } o { $objectives-chapel-sets-4 } punti per 1, 2 o 3.
objective-town_hall = Palazzo comunale
    .help = Coppie di monumento e libro: { $objectives-town_hall-sets-2 }, { $objectives-town_hall-sets-3 } o { $objectives-town_hall-sets-4 } punti per 1, 2 o 3.
objective-palace = Reggia
    .help = Terne di monumento, libro e dipinto: { $objectives-palace-sets-2 }, { $objectives-palace-sets-3 } o { $objectives-palace-sets-4 } punti per 1, 2 o 3.
objective-villa = Villa
    .help = Coppie di libro e dipinto: { $objectives-villa-sets-2 }, { $objectives-villa-sets-3 } o { $objectives-villa-sets-4 } punti per 1, 2 o 3.

# Prima della partita
option-first_player = Primo giocatore
    .help = Chi gioca il primo turno e precede gli altri quando gli eserciti sono di uguale grandezza.
option-first_player-random = a sorte
option-first_player-0 = primo posto
option-first_player-1 = secondo posto
option-first_player-2 = terzo posto
option-first_player-3 = quarto posto
option-open_objectives = Obiettivi scoperti
    .help = Tutti gli obiettivi sono scoperti fin dall’inizio: adatto per imparare.
option-unlimited_reserve = Riserva illimitata
    .help = Cubi, campi, fattorie, palazzi e banchi non mancano mai: più facile per cominciare.

# Da dove vengono i punti
source-military = Punti militari
source-monument = Monumenti
source-book = Libri
source-painting = Dipinti
source-domain = Obiettivo di dominio
source-culture = Obiettivo di cultura

board-year = Anno { $year } · azioni rimaste: { $actions }
board-player = punti { $score } · forza { $strength } · punti militari { $military }
board-cards = carte: { $list }
board-stored = in magazzino: { $cubes }
board-objectives = obiettivi: { $list }
board-heading-table = Il tavolo
board-heading-row = La fila
board-heading-reserve = La riserva
board-first = Primo giocatore: { $player }
board-pile = Mazzo: { $pile } · mazzi in arrivo: { $later }
board-unseen = Nel mazzo: { $list }
board-activation = { $player } · { $effect }
board-scoring-supply = Conteggio militare, rifornimento: { $list }
board-scoring-dismiss = Conteggio militare, congedi: { $list }
board-pool-green = campi e fattorie { $count }
board-pool-yellow = palazzi e banchi { $count }
board-pool-catapults = catapulte { $count }
board-pool-troops = truppe { $count }
board-design = { $design } ({ $points }): { $count }
board-tokens = Sul tabellone: { $list }
board-posted = Rifornimenti: { $list }
board-unsupplied = Senza rifornimenti: { $list }
board-culture = Cultura: { $list }

# Ordini permanenti
standing-supply = Quando si riforniscono gli eserciti
standing-condottieri = Quando si possono congedare condottieri
standing-militia = Quando si può congedare la milizia
standing-if-lead = il mio esercito ha un vantaggio di almeno { $amount }
standing-if-strong = il mio esercito ha una forza di almeno { $amount }
standing-if-weak = il mio esercito ha una forza di al massimo { $amount }
standing-until-year = fino alla fine di quest’anno
standing-until-game = fino alla fine della partita
theme-supply = I rifornimenti
theme-pay = Come pagare
theme-build = Costruire
theme-army = L’esercito
theme-market = Gli scambi
theme-turn = Il turno
