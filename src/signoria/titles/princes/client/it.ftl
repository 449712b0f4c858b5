goal = Più punti alla fine del terzo decennio
decade = Decennio { $decade }
status = Rango delle città
wars-fought = Guerre: { $count } su { $limit }
at-war = in guerra
city-state = rango { $status }, una tessera varrebbe ora { COUNT($value, one: "punto", other: "punti") }
a-tile = { $value } l’una
market = Mercato
families = Famiglie
merchant = Mercante
banking = Banco
held-by = { OF($name) }
placed-in = { IN($city) }
up-now = all’asta
for-sale = in vendita
used = usata in questo decennio
brings = { $gold ->
    [0] { $influence ->
        [0] nulla
       *[other] { $influence } influenza
    }
   *[other] { $influence ->
        [0] { $gold } oro
       *[other] { $gold } oro e { $influence } influenza
    }
} ogni decennio
gone = andato
to-come = a venire
power-ludovico_sforza = Ritira i dadi
power-lorenzo_medici = Veto
power-banking_1 = Scambia { $swap }
power-banking_2 = Scambia { $swap }
power-lucrezia_borgia = Ruba { $stolen }
power-alfonso_aragon = Pesca
event-gozzoli = Gozzoli
event-botticelli = Botticelli
event-verrocchio = Verrocchio
event-merchant_1 = Mercante
event-bellini = Bellini
event-leonardo = Leonardo
event-mantegna = Mantegna
event-merchant_2 = Mercante
event-michelangelo = Michelangelo
event-perugino = Perugino
event-bramante = Bramante
event-french_invade = I Francesi
effect-points = { COUNT($count, one: "punto", other: "punti") }
effect-merchant = { $count } per mercante
effect-status = Rango { $change }
events-of = Eventi di un decennio
pope = Il Papa
pope-brings = { COUNT($points, one: "punto", other: "punti") }, { $gold } oro
league-ready = Lega Santa libera
league-used = Lega Santa usata
treachery = Tradimento
pile = { COUNT($count, one: "carta", other: "carte") } nel mazzo
troop-for = attacco { $attack }, difesa { $defence }, { $cost } oro, ne restano { $count }
yours = tua
points = { COUNT($count, one: "punto", other: "punti") }
gold = { $count } oro
influence = { $count } influenza
chits-gold = { COUNT($count, one: "gettone d’oro", other: "gettoni d’oro") }
chits-influence = { COUNT($count, one: "gettone d’influenza", other: "gettoni d’influenza") }
chits-short = { COUNT($count, one: "gettone", other: "gettoni") }
no-troops = nessuna truppa
strength = attacco { $attack }, difesa { $defence }
strength-of = attacco { $attack }, difesa { $defence }: { $troops }
cards = { COUNT($count, one: "carta tradimento", other: "carte tradimento") }, limite { $limit }
won = { COUNT($count, one: "guerra vinta", other: "guerre vinte") }
tiles = { COUNT($count, one: "tessera", other: "tessere") }
town-gold = { $count } oro in deposito
your-troops = Le tue truppe
your-cards = Le tue carte tradimento
your-purse = La tua borsa
no-troops-yet = Nessuna truppa
no-cards = Nessuna carta tradimento
worth = attacco e difesa { $worth }
income-of = { $count } in più alla fine del decennio
income-short = +{ $count } a decennio
play-bribe_troops = Scegli una truppa
play-bribe_cardinal = Di’ quante
play-freeze_bid = Scegli un giocatore
play-steal_influence = Scegli un giocatore
play-raid_gold = Scegli un giocatore
play-veto = Ferma questa guerra
play-start_war = Scegli due città
when-bribe_troops = Nelle tue guerre
when-bribe_cardinal = Vale { $value } per il Papa
when-freeze_bid = Al tuo turno d’asta
when-steal_influence = Nel tuo turno
when-raid_gold = Nel tuo turno
when-veto = A guerra dichiarata
when-start_war = A fine turno
auction-gold = Asta in oro
auction-influence = Asta in influenza
post-attacker = Posto dell’attacco, in influenza
post-defender = Posto della difesa, in influenza
condottiere-of = Condottiere { OF($city) }
post-pays = La città paga { $gold } oro
each-decade = ogni decennio
out = fuori
frozen = bloccato
your-limit = Il tuo limite: { $count }
discount = paghi { $count } in meno di quanto offri
opens-at = Apre a { $count }
war = Guerra
last-war = Ultima guerra
unled = senza condottiere
to-hire = da ingaggiare
bare-city = La città sola
bribed = corrotta
join-note = unisciti a questa parte con una Lega Santa
round-attack = attacco
round-counter = contrattacco
war-over = Guerra: { $attacker } attacca { $defender }
war-attacks = attacca
war-won = Vince { $city }
war-won-double = Vince { $city }, con il doppio
war-drawn = Nessuna delle due città prevale
war-unfought = Nessuno combatte: niente guerra
war-stopped = La guerra non si fa
round-holds = { $city } resiste: occorre di più.
round-twice = { $total } è almeno il doppio di { $other }: due passi.
die-shows = dado { $value }
tile-worth = una tessera { $value }
tile-worth-now = una tessera { $was } › { $value }
last-war-of = Ultima guerra: { $attacker }, { $defender }
wins-lot = { $you ->
    [yes] Vinci
   *[no] { $name } vince
} { THE($lot) }
wins-pope = { $you ->
    [yes] Vinci
   *[no] { $name } vince
} il Papa
nobody-lot = Nessuno vuole { THE($lot) }
nobody-pope = Nessuno vuole il Papa
last-auction = Ultima asta: { $lot }
income-over = Rendite
decade-over = Il decennio { $decade } è finito
head-town = deposito
last-income = Rendite del decennio { $decade }
scoring-over = Punteggio finale
scoring-wins = { $you ->
    [yes] Vinci
   *[no] { $name } vince
} con { COUNT($score, one: "punto", other: "punti") }
scoring-level = I primi sono in parità, a { COUNT($score, one: "punto", other: "punti") }
tiles-worth = Valore di una tessera:
head-points = punti
gold-word = oro
influence-word = influenza
settling = { $name } ha vinto il Papa a { $count } influenza e paga.
over = I tre decenni sono passati
choose-family = Ogni famiglia ha la sua città e il suo vantaggio.
events-left = { $count ->
    [one] Resta un evento.
   *[other] Restano { $count } eventi.
}
ends-when = Il decennio finisce quando si vende l’ultimo.
your-income = La tua rendita allora:
guarded = Da tempo non accade nulla: in questo turno non si può passare.
gold-amount = { $count } oro
influence-amount = { $count } influenza
