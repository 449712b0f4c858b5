title = Principi del Rinascimento
tagline = Guida una famiglia di condottieri per tre decenni: investi in cinque città rivali, offri la tua spada alle loro guerre e possiedi la città giusta quando si vende l’ultimo evento.
length = 120-180 min

# Opzioni
option-family_assignment = Famiglie
    .help = Ognuno sceglie la famiglia a turno, o decide la sorte.
option-family_assignment-choose = scelte a turno
option-family_assignment-random = a sorte
option-purses = Borse
    .help = Chiuse, mostrano agli altri solo il numero dei gettoni; aperte, mostrano gli importi.
option-purses-closed = chiuse
option-purses-open = aperte
option-condottiere_min_bid = Offerta minima per un posto
    .help = La più piccola offerta d’apertura per il posto di condottiere.
option-condottiere_min_bid-0 = nulla
option-condottiere_min_bid-1 = 1 influenza
option-stall_guard_rounds = Contro lo stallo
    .help = Dopo tanti giri di tavolo in cui non è accaduto nulla, chi segue non può passare. Senza, una partita potrebbe non finire mai.
option-stall_guard_rounds-0 = nessuno
option-stall_guard_rounds-1 = 1 giro
option-stall_guard_rounds-2 = 2 giri
option-stall_guard_rounds-3 = 3 giri

# Origine dei punti
source-cities = Tessere di città
source-artists = Artisti
source-merchants = Mercanti
source-pope = Il Papa
source-gold = Oro
source-influence = Influenza
source-victories = Vittorie in guerra

# Nomi
currency-gold = oro
    .help = Compra truppe, tessere di città e alcuni eventi. Chi ha più oro alla fine: { COUNT($scoring-most_gold, one: "punto", other: "punti") }, il secondo { $scoring-second_gold }.
currency-influence = influenza
    .help = Compra il Papa, i posti di condottiere e alcuni eventi. Chi ha più influenza alla fine: { COUNT($scoring-most_influence, one: "punto", other: "punti") }.
side-attacker = chi attacca
side-defender = chi difende
exchange-gold_to_influence = da oro a influenza
exchange-influence_to_gold = da influenza a oro
bank-banking_1 = Banco (prima tessera)
    .article = il
    .help = Una volta per decennio, in ogni momento: scambia fino a { $limits-banking_swap } oro con altrettanta influenza, o viceversa.
bank-banking_2 = Banco (seconda tessera)
    .article = il
    .help = Una volta per decennio, in ogni momento: scambia fino a { $limits-banking_swap } oro con altrettanta influenza, o viceversa.

city-milan = Milano
    .help = Milano vende tessere militari: truppe migliori, posti a buon prezzo, i dadi di Ludovico.
city-venice = Venezia
    .help = Venezia vende il Doge e cinque mercanti: le rendite più ricche.
city-florence = Firenze
    .help = Firenze vende banchi, mercanti e i Medici.
city-rome = Roma
    .help = Roma vende la via del papato, e i Borgia.
city-naples = Napoli
    .help = Napoli vende un po’ di tutto: baroni, mercanti, fanteria spagnola e la casa d’Aragona.

town-perugia = Perugia
    .help = Patria dei Baglioni. La paga di guerra vi resta fino alla fine del decennio.
town-bologna = Bologna
    .help = Patria dei Bentivogli. La paga di guerra vi resta fino alla fine del decennio.
town-ferrara = Ferrara
    .help = Patria dei d’Este. La paga di guerra vi resta fino alla fine del decennio.
town-mantua = Mantova
    .help = Patria dei Gonzaga. La paga di guerra vi resta fino alla fine del decennio.
town-rimini = Rimini
    .help = Patria dei Malatesta. La paga di guerra vi resta fino alla fine del decennio.
town-urbino = Urbino
    .help = Patria dei Montefeltro. La paga di guerra vi resta fino alla fine del decennio.

family-baglioni = Baglioni
    .article = i
    .help = Di Perugia. Pagano { $families-baglioni-condottiere_discount } influenza in meno per ogni posto di condottiere vinto.
family-bentivogli = Bentivogli
    .article = i
    .help = Di Bologna. Possono tenere { COUNT($families-bentivogli-hand_limit, one: "carta tradimento", other: "carte tradimento") } in più.
family-d_este = d’Este
    .article = i
    .help = Di Ferrara. La loro artiglieria ha +{ $families-d_este-troop_bonus-attack } in attacco e +{ $families-d_este-troop_bonus-defence } in difesa.
family-gonzaga = Gonzaga
    .article = i
    .help = Di Mantova. Pagano { $families-gonzaga-artist_discount } in meno per ogni artista vinto.
family-malatesta = Malatesta
    .article = i
    .help = Di Rimini. Possono tenere { COUNT($families-malatesta-hand_limit, one: "carta tradimento", other: "carte tradimento") } in più.
family-montefeltro = Montefeltro
    .article = i
    .help = Di Urbino. Pagano { $families-montefeltro-artist_discount } in meno per ogni artista vinto.

troop-cavalry = Cavalleria
    .article = la
    .help = Costa { $troops-cavalry-cost } oro. Attacco { $troops-cavalry-attack }, difesa { $troops-cavalry-defence }. Porta { $troops-cavalry-influence } influenza alla fine di ogni decennio.
troop-artillery = Artiglieria
    .article = la
    .help = Costa { $troops-artillery-cost } oro. Attacco { $troops-artillery-attack }, difesa { $troops-artillery-defence }.
troop-fortification = Fortificazione
    .article = la
    .help = Costa { $troops-fortification-cost } oro. Attacco { $troops-fortification-attack }, difesa { $troops-fortification-defence }.
troop-crossbow = Balestrieri
    .article = i
    .help = Costano { $troops-crossbow-cost } oro. Attacco { $troops-crossbow-attack }, difesa { $troops-crossbow-defence }.
troop-pike = Picchieri
    .article = i
    .help = Costano { $troops-pike-cost } oro. Attacco { $troops-pike-attack }, difesa { $troops-pike-defence }.
troop-light_infantry = Fanteria leggera
    .article = la
    .help = Costa { $troops-light_infantry-cost } oro. Attacco { $troops-light_infantry-attack }, difesa { $troops-light_infantry-defence }.

card-bribe_troops = Corrompere truppe
    .help = In una guerra in cui combatti, prima dei dadi: una truppa non conta più fino alla fine della guerra.
card-bribe_cardinal = Corrompere un cardinale
    .help = Vale { $limits-cardinal_value } influenza per pagare il Papa.
card-freeze_bid = Blocco dell’offerta
    .help = Al tuo turno di offerta: qualcun altro non può offrire al suo prossimo turno in quest’asta.
card-steal_influence = Furto d’influenza
    .help = Nel tuo turno, prima o dopo l’azione: prendi { $limits-stolen_influence } influenza a qualcuno.
card-raid_gold = Assalto al convoglio d’oro
    .help = Nel tuo turno, prima o dopo l’azione: prendi { $limits-raided_gold } oro a qualcuno.
card-veto = Veto
    .help = Annulla una guerra appena dichiarata.
card-start_war = Scatenare una guerra
    .help = Alla fine del tuo turno: una guerra in più, che non muove il segnalino delle guerre.

event-gozzoli = Benozzo Gozzoli
    .help = Artista del decennio I, si paga in influenza: { COUNT($events-gozzoli-points, one: "punto", other: "punti") }.
event-botticelli = Sandro Botticelli
    .help = Artista del decennio I, si paga in oro: { COUNT($events-botticelli-points, one: "punto", other: "punti") }.
event-verrocchio = Andrea del Verrocchio
    .help = Artista del decennio I, si paga in oro: va in una città, il cui rango sale di { $limits-artist_gain }.
event-merchant_1 = Mercante (I)
    .article = il
    .help = Decennio I, si paga in oro. Ogni tua tessera mercante porta { $scoring-merchant_gold } oro alla fine di ogni decennio e { COUNT($scoring-merchant, one: "punto", other: "punti") } alla fine.
event-bellini = Giovanni Bellini
    .help = Artista del decennio II, si paga in oro: { COUNT($events-bellini-points, one: "punto", other: "punti") }.
event-leonardo = Leonardo da Vinci
    .help = Artista del decennio II, si paga in influenza: { COUNT($events-leonardo-points, one: "punto", other: "punti") }.
event-mantegna = Andrea Mantegna
    .help = Artista del decennio II, si paga in influenza: va in una città, il cui rango sale di { $limits-artist_gain }.
event-merchant_2 = Mercante (II)
    .article = il
    .help = Decennio II, si paga in oro. Ogni tua tessera mercante porta { $scoring-merchant_gold } oro alla fine di ogni decennio e { COUNT($scoring-merchant, one: "punto", other: "punti") } alla fine.
event-michelangelo = Michelangelo
    .help = Artista del decennio III, si paga in oro: { COUNT($events-michelangelo-points, one: "punto", other: "punti") }.
event-perugino = Il Perugino
    .article = il
    .name = Perugino
    .help = Artista del decennio III, si paga in influenza: va in una città, il cui rango sale di { $limits-artist_gain }.
event-bramante = Donato Bramante
    .help = Artista del decennio III, si paga in oro: va in una città, il cui rango sale di { $limits-artist_gain }.
event-french_invade = L’invasione francese
    .article = la
    .name = invasione francese
    .help = Decennio III, si paga in influenza: il rango di una città scende di { $limits-french_loss }, o non accade nulla.

tile-ludovico_sforza = Ludovico Sforza
    .help = Milano. Una volta per decennio: fa’ ritirare i due dadi di un assalto.
tile-caterina_sforza = Caterina Sforza
    .gender = f
    .help = Milano. +{ $tiles-caterina_sforza-fixed_defence } in difesa ogni volta che fai il condottiere e possiedi una truppa.
tile-genoese_crossbow = Balestrieri genovesi
    .article = i
    .help = Milano. I tuoi balestrieri hanno +{ $tiles-genoese_crossbow-troop_bonus-defence } in difesa.
tile-swiss_mercenaries = Mercenari svizzeri
    .article = i
    .help = Milano. I tuoi picchieri hanno +{ $tiles-swiss_mercenaries-troop_bonus-attack } in attacco e +{ $tiles-swiss_mercenaries-troop_bonus-defence } in difesa. I posti di condottiere ti costano { $tiles-swiss_mercenaries-condottiere_discount } influenza in meno.
tile-armourer = Armaiolo
    .article = il
    .help = Milano. La tua cavalleria ha +{ $tiles-armourer-troop_bonus-attack } in attacco. I posti di condottiere ti costano { $tiles-armourer-condottiere_discount } influenza in meno.
tile-milanese_merchant = Mercante milanese
    .article = il
    .help = Milano. Un mercante: { $tiles-milanese_merchant-gold } oro alla fine di ogni decennio.
tile-doge = Il Doge
    .article = il
    .name = Doge
    .help = Venezia. { $tiles-doge-gold } oro e { $tiles-doge-influence } influenza alla fine di ogni decennio.
tile-venetian_merchant_1 = Mercante veneziano (1)
    .article = il
    .help = Venezia. Un mercante: { $tiles-venetian_merchant_1-gold } oro alla fine di ogni decennio.
tile-venetian_merchant_2 = Mercante veneziano (2)
    .article = il
    .help = Venezia. Un mercante: { $tiles-venetian_merchant_2-gold } oro alla fine di ogni decennio.
tile-venetian_merchant_3 = Mercante veneziano (3)
    .article = il
    .help = Venezia. Un mercante: { $tiles-venetian_merchant_3-gold } oro alla fine di ogni decennio.
tile-venetian_merchant_4 = Mercante veneziano (4)
    .article = il
    .help = Venezia. Un mercante: { $tiles-venetian_merchant_4-gold } oro alla fine di ogni decennio.
tile-venetian_merchant_5 = Mercante veneziano (5)
    .article = il
    .help = Venezia. Un mercante: { $tiles-venetian_merchant_5-gold } oro alla fine di ogni decennio.
tile-lorenzo_medici = Lorenzo de’ Medici
    .help = Firenze. Una volta per decennio: annulla una guerra appena dichiarata.
tile-giovanni_medici = Giovanni de’ Medici
    .help = Firenze. Il Papa ti costa { $tiles-giovanni_medici-pope_discount } influenza in meno.
tile-banking_1 = Banco (prima tessera)
    .article = il
    .help = Firenze. Una volta per decennio, in ogni momento: scambia fino a { $limits-banking_swap } oro con altrettanta influenza, o viceversa.
tile-banking_2 = Banco (seconda tessera)
    .article = il
    .help = Firenze. Una volta per decennio, in ogni momento: scambia fino a { $limits-banking_swap } oro con altrettanta influenza, o viceversa.
tile-florentine_merchant_1 = Mercante fiorentino (1)
    .article = il
    .help = Firenze. Un mercante: { $tiles-florentine_merchant_1-gold } oro alla fine di ogni decennio.
tile-florentine_merchant_2 = Mercante fiorentino (2)
    .article = il
    .help = Firenze. Un mercante: { $tiles-florentine_merchant_2-gold } oro alla fine di ogni decennio.
tile-roderigo_borgia = Rodrigo Borgia
    .help = Roma. Il Papa ti costa { $tiles-roderigo_borgia-pope_discount } influenza in meno.
tile-cesare_borgia = Cesare Borgia
    .help = Roma. Puoi tenere { COUNT($tiles-cesare_borgia-hand_limit, one: "carta tradimento", other: "carte tradimento") } in più.
tile-lucrezia_borgia = Lucrezia Borgia
    .gender = f
    .help = Roma. Una volta per decennio, nel tuo turno, prima o dopo l’azione: prendi { $limits-stolen_influence } influenza a qualcuno.
tile-della_rovere = Della Rovere
    .help = Roma. Il Papa ti costa { $tiles-della_rovere-pope_discount } influenza in meno.
tile-orsini_family = Famiglia Orsini
    .article = la
    .help = Roma. Il Papa ti costa { $tiles-orsini_family-pope_discount } influenza in meno.
tile-colonna_family = Famiglia Colonna
    .article = la
    .help = Roma. Il Papa ti costa { $tiles-colonna_family-pope_discount } influenza in meno.
tile-ferrante_d_aragon = Ferrante d’Aragona
    .help = Napoli. Puoi tenere { COUNT($tiles-ferrante_d_aragon-hand_limit, one: "carta tradimento", other: "carte tradimento") } in più.
tile-alfonso_aragon = Alfonso d’Aragona
    .help = Napoli. Una volta per decennio, durante il tuo turno o quando lo compri: pesca una carta tradimento.
tile-spanish_infantry = Fanteria spagnola
    .article = la
    .help = Napoli. La tua fanteria leggera ha +{ $tiles-spanish_infantry-troop_bonus-attack } in attacco e +{ $tiles-spanish_infantry-troop_bonus-defence } in difesa.
tile-neapolitan_merchant_1 = Mercante napoletano (1)
    .article = il
    .help = Napoli. Un mercante: { $tiles-neapolitan_merchant_1-gold } oro alla fine di ogni decennio.
tile-neapolitan_merchant_2 = Mercante napoletano (2)
    .article = il
    .help = Napoli. Un mercante: { $tiles-neapolitan_merchant_2-gold } oro alla fine di ogni decennio.
tile-neapolitan_barons = Baroni del Regno
    .article = i
    .help = Napoli. { $tiles-neapolitan_barons-influence } influenza alla fine di ogni decennio.

token-pope = Il Papa
    .help = Si vende per influenza, di nuovo a ogni decennio. Chi lo tiene riceve { $pope-gold } oro alla fine e può una volta entrare in una guerra con una Lega Santa. Nell’ultimo decennio vale anche { COUNT($scoring-pope, one: "punto", other: "punti") }.
token-league = Lega Santa
    .help = Una volta per decennio chi tiene il Papa può entrare in una guerra tra altri. Le sue truppe contano come stampate, senza aggiunte, per la parte scelta.
token-wars = Guerre del decennio
    .help = Il segnalino conta le guerre dichiarate come azione principale. Quando è al limite, non se ne dichiarano più fino al decennio seguente.
token-treachery = Carte tradimento
    .help = Una carta costa { $limits-treachery_gold } oro e { $limits-treachery_influence } influenza come azione principale. Una mano tiene { COUNT($limits-hand_limit, one: "carta", other: "carte") }, se una famiglia o una tessera non ne permette di più.
token-counter = Gettoni vittoria
    .help = Uno per ogni guerra vinta da condottiere. Alla fine 1, 2, 3, 4, 5 gettoni valgono 1, 3, 6, 10, 15 punti.
token-strength = Forza
    .help = Attacco e difesa di tutte le truppe, con ciò che aggiungono la famiglia e le tessere di città. Una città senza condottiere ha { $limits-city_attack } e { $limits-city_defence }.

# Pulsanti
verb-choose_family = Guidare { THE($family) }
verb-play_steal_influence = Rubare influenza { TO($seat) }
verb-play_raid_gold = Assaltare l’oro { OF($seat) }
verb-use_lucrezia = Mandare Lucrezia da { $seat }
verb-use_alfonso = Pescare con Alfonso
verb-buy_troop = Comprare { THE($troop) }
verb-discard_troop = Congedare { THE($troop) }
verb-buy_treachery = Comprare una carta tradimento
verb-auction_city = Mettere all’asta { THE($tile) }
verb-auction_event = Mettere all’asta { THE($event) }
verb-auction_pope = Mettere all’asta il Papa
verb-declare_war = { $city } attacca { $city2 }
verb-pass_turn = Passare
verb-play_freeze_bid = Bloccare l’offerta { OF($seat) }
verb-bid = Offrire { $amount }
verb-pass_bid = Passare
verb-use_bribe_cardinal = Carte Corrompere un cardinale usate: { $cardinals }
verb-decline = Rifiutare
verb-place_artist = Collocare l’artista { IN($city) }
verb-french_invade = I Francesi marciano su { $city }
verb-discard_french = Rimandare a casa i Francesi
verb-discard_treachery = Scartare: { $card }
verb-play_veto = Giocare Veto
verb-use_lorenzo = Veto di Lorenzo
verb-join = Sostenere { $side }
verb-play_bribe_troops = Corrompere { THE($troop) } { OF($seat) }
verb-done = Fatto
verb-reroll = Ritirare i due dadi
verb-keep_dice = Tenere i dadi
verb-play_start_war = Scatenare una guerra: { $city } attacca { $city2 }
verb-end_turn = Finire il turno
verb-use_banking = { $bank }: scambiare { $swap } { $exchange }
verb-offer_to = Proporre { TO($seat) }
verb-give_gold = Dare { $gold } oro
verb-give_influence = Dare { $influence } influenza
verb-ask_gold = Chiedere { $gold } oro
verb-ask_influence = Chiedere { $influence } influenza
verb-propose = Proporre
verb-send_gift = Mandare in dono
verb-drop_draft = Lasciar perdere
verb-accept_offer = Accettare l’offerta { OF($seat) }
verb-reject_offer = Respingere l’offerta { OF($seat) }
verb-cancel_offer = Ritirare l’offerta fatta { TO($seat) }

# Che cosa significano i segni del pannello di un giocatore
panel-points = Punti
    .help = Allo stato attuale: tessere secondo il rango della città, artisti, segnalini e denaro.
panel-tiles = Tessere di città
    .help = Al massimo { $limits-city_tiles_max }, di { $limits-cities_max } città. Ognuna vale alla fine secondo il rango della sua città.
panel-events = Eventi tenuti
    .help = Artisti e altri, che contano alla fine.

# Che cosa si può fare, che cosa chiede ogni passo, che cosa ne seguirà
do-choose_family = Scegliere una famiglia
do-play_steal_influence = Rubare influenza
do-play_raid_gold = Assaltare l’oro
do-use_lucrezia = Mandare Lucrezia
do-buy_troop = Arruolare
do-discard_troop = Congedare
do-buy_treachery = Tradimento
do-auction_city = Tessera all’asta
do-auction_event = Evento all’asta
do-auction_pope = Il Papa all’asta
do-declare_war = Fare guerra
do-play_freeze_bid = Bloccare un’offerta
do-bid = Offrire
do-use_bribe_cardinal = Corrompere cardinali
do-place_artist = Collocare l’artista
do-french_invade = Guidare i Francesi
do-discard_treachery = Scartare una carta
do-join = Schierarsi
do-play_bribe_troops = Corrompere truppe
do-play_start_war = Giocare Scatenare una guerra
step-choose_family-family = Quale famiglia guidi?
step-play_steal_influence-seat = Rubare influenza: a chi?
step-play_raid_gold-seat = Assaltare l’oro: di chi?
step-use_lucrezia-seat = Da chi va Lucrezia?
step-buy_troop-troop = Quali truppe arruoli?
step-discard_troop-troop = Quali truppe congedi?
step-auction_city-tile = Quale tessera metti all’asta?
step-auction_event-event = Quale evento metti all’asta?
step-declare_war-city = Guerra: quale città attacca?
step-declare_war-city2 = Guerra: contro chi marcia { $city }?
step-play_freeze_bid-seat = Di chi blocchi l’offerta?
step-bid-amount = Quanto offri?
step-use_bribe_cardinal-cardinals = Quante carte Corrompere un cardinale aiutano a pagare?
step-place_artist-city = Quale città accoglie l’artista?
step-french_invade-city = Dove marciano i Francesi?
step-discard_treachery-card = Quale carta scarti?
step-join-side = Con chi ti schieri?
step-play_bribe_troops-seat = Corrompere ({ $troop }): di chi?
step-play_bribe_troops-troop = Corrompere: quali truppe?
step-play_start_war-city = Scatenare una guerra: quale città attacca?
step-play_start_war-city2 = Scatenare una guerra: contro chi marcia { $city }?
note-auction = da { $gold } oro
note-events = { COUNT($count, one: "evento", other: "eventi") }
note-gold = { $gold } oro
note-gold-range = da { $low } a { $high } oro
note-wars = ancora { $count }
note-treachery = { $gold } oro, { $influence } influenza
will-hire = Ti restano { $gold } oro; attacco { $attack }, difesa { $defence }.
will-command = Poi attacco { $attack }, difesa { $defence }.
will-purse = Ti restano: oro { $gold }, influenza { $influence }.
will-shift = La città vincitrice sale di { $shift }, l’altra scende di altrettanto; di { $double } se il suo totale è il doppio.
will-open = Devi aprire con almeno { $minimum } oro; ne hai { $gold }.
will-be-worth = Una tessera { OF($city) } vale per ora { COUNT($points, one: "punto", other: "punti") } alla fine.
will-bid-in = Si offre in { $currency }; ne hai { $amount }.
will-pay = Se vinci: { $price } { $currency } da pagare, resto { $left }.
will-earn = { $city } paga { $gold } oro.
will-face = Attacco { $attack } contro la tua difesa { $defence }, più un dado ciascuno.
will-stand = { $city }: prestigio { $before }, poi { $after }.
will-clash = Attacco { $attack } contro { $defence }, contrattacco { $counter } contro { $guard }, prima dei dadi.
because-unit = punti
because-troop = Questa truppa porta più di quanto costa: la pagano le guerre.
because-card = Una carta tradimento ora vale il suo prezzo.
because-tile = La tessera vale per te più di quanto dovrebbe costare.
because-event = L’evento vale per te più di quanto dovrebbe costare.
because-pope = Il papa vale per te più di quanto dovrebbe costare.
because-war = Questa guerra dovrebbe volgere a tuo favore il rango delle città.
because-no-war = Questa guerra nuocerebbe alle tue città.
because-wait = Nient’altro vale ora il suo prezzo.
because-status = Sposta le città a tuo favore.
because-hand = La carta migliore resta in mano.
because-dear = Per te vale { $limit } e non di più.
because-bargain = Per te vale fino a { $limit }.
because-cheaper = Costa meno se nessuno rilancia.
because-kept = Quel che pagheresti, { $amount }, ti resta per dopo.

# Domande
ask-family = Scegli la tua famiglia.
ask-turn = Tocca a te: giocate libere a piacere, poi un’azione.
brief-ask-turn = Tocca a te: un’azione.
ask-turn-guarded = Tocca a te: da troppo tempo non accade nulla; non puoi passare, e devi aprire ciò che metti all’asta.
brief-ask-turn-guarded = Tocca a te: non puoi passare.
ask-end = Altro, prima che il tuo turno finisca?
ask-discard = La tua mano supera il limite di { $limit }: scarta una carta.
ask-open-city = Apri l’asta per { THE($tile) } con almeno { $minimum } oro (potresti pagare { $limit } oro).
ask-bid-city = { START(THE($tile)) }: { $leader } offre { $high } oro. Rilanciare o passare? (Potresti pagare { $limit } oro.)
ask-open-event = { START(THE($event)) }: aprire l’asta in { $currency }, o passare? (Potresti pagare { $limit } { $currency }.)
ask-bid-event = { START(THE($event)) }: { $leader } offre { $high } { $currency }. Rilanciare o passare? (Potresti pagare { $limit } { $currency }.)
ask-open-pope = Il Papa: aprire l’asta in influenza, o passare? (Potresti pagare { $limit } influenza.)
ask-bid-pope = Il Papa: { $leader } offre { $high } influenza. Rilanciare o passare? (Potresti pagare { $limit } influenza.)
ask-open-attacker = Condottiere { OF($city) }, all’attacco: aprire con almeno { $minimum } influenza, o passare? (Potresti pagare { $limit } influenza.)
ask-bid-attacker = Condottiere { OF($city) }, all’attacco: { $leader } offre { $high } influenza. Rilanciare o passare? (Potresti pagare { $limit } influenza.)
ask-open-defender = Condottiere { OF($city) }, in difesa: aprire con almeno { $minimum } influenza, o passare? (Potresti pagare { $limit } influenza.)
ask-bid-defender = Condottiere { OF($city) }, in difesa: { $leader } offre { $high } influenza. Rilanciare o passare? (Potresti pagare { $limit } influenza.)
ask-no-bid = Qui non puoi offrire: gioca una carta, o passa.
ask-cardinals = Il Papa è tuo per { $amount } influenza. Quante carte Corrompere un cardinale aiutano a pagare?
ask-alfonso = Alfonso è tuo: pescare ora una carta tradimento?
ask-artist = Quale città accoglie { THE($event) }?
ask-french = Dove marciano i Francesi?
ask-veto = { $attacker } attacca { $defender }. Fermi questa guerra?
ask-league = { $attacker } attacca { $defender }. Proclamare una Lega Santa?
ask-bribes = { $attacker } attacca { $defender }. Corrompere truppe prima dei dadi?
ask-reroll = I dadi danno { $black } all’attacco e { $white } alla difesa. Ritirarli entrambi?

# Eventi
family-chosen = { $seat } guida { THE($family) }.
family-dealt = La sorte dà { TO($seat) } { THE($family) }.
first-player = { $seat } comincia.
mark-decade-begun = Decennio { $decade }
decade-begun = Comincia il decennio { $decade }.
turn-begun = Tocca { TO($seat) }.
turn-passed = { $seat } passa.
troop-bought = { $seat } compra { THE($troop) } per { $price } oro.
troop-discarded = { $seat } congeda { THE($troop) }.
card-bought = { $seat } compra una carta tradimento.
card-drawn = Peschi { $card }.
card-discarded = Scarti a faccia in giù: { $card }.
card-discarded-unseen = { $seat } scarta una carta a faccia in giù.
pile-shuffled = Gli scarti si mescolano in un nuovo mazzo.
influence-stolen = { $seat } gioca Furto d’influenza e prende { $amount } influenza { TO($victim) }.
gold-raided = { $seat } gioca Assalto al convoglio d’oro e prende { $amount } oro { TO($victim) }.
lucrezia-used = { $seat } manda Lucrezia Borgia, che prende { $amount } influenza { TO($victim) }.
alfonso-used = { $seat } pesca una carta tradimento con Alfonso d’Aragona.
city-up = { $seat } mette all’asta { THE($tile) }: almeno { $minimum } oro.
event-up = { $seat } mette all’asta { THE($event) }, da pagare in { $currency }.
pope-up = { $seat } mette all’asta il Papa, pagato in influenza.
bid-made = { $seat } offre { $amount } { $currency }.
bid-passed = { $seat } esce.
bid-frozen = { $seat } blocca l’offerta { OF($target) }.
city-sold = { $seat } vince { THE($tile) } a { $amount } e paga { $price } oro.
event-sold = { $seat } vince { THE($event) } (offerta { $amount }, prezzo { $price }).
pope-sold = { $seat } vince il Papa a { $amount } e paga { $price } influenza.
event-unsold = Nessuno vuole { THE($event) }.
pope-unsold = Nessuno vuole il Papa.
cardinals-bribed = Carte Corrompere un cardinale giocate da { $seat }: { $cardinals }.
bank-converted = { START(THE($tile)) } cambia { $amount } dell’altra moneta { OF($seat) } in { $currency }.
artist-placed = { $seat } manda { THE($event) } { TO($city) }: rango { $status }.
french-invaded = { $seat } manda i Francesi { TO($city) }: rango { $status }.
french-discarded = { $seat } rimanda a casa i Francesi.
mark-war-declared = Guerra: { $attacker } contro { $defender }
war-declared = { $seat } dichiara guerra: { $attacker } attacca { $defender }. I loro posti di condottiero si vendono per influenza.
mark-war-started = Guerra: { $attacker } contro { $defender }
war-started = { $seat } gioca Scatenare una guerra: { $attacker } attacca { $defender }. I loro posti di condottiero si vendono per influenza.
veto-played = { $seat } gioca Veto: la guerra non si fa.
lorenzo-used = { $seat } fa valere Lorenzo de’ Medici: la guerra non si fa.
hired = { $seat } diventa condottiere { OF($city) } a { $amount } e paga { $price } influenza.
nobody-hired = { $city } non trova un condottiere.
war-unfought = Né { $attacker } né { $defender } ha trovato un condottiere: niente guerra.
city-paid = { $city } paga { $amount } oro { TO($seat) }, in deposito { IN($town) }.
league-joined = { $seat } proclama una Lega Santa a favore { OF($city) }.
league-declined = { $seat } non proclama nessuna Lega Santa.
troops-bribed = { $seat } corrompe { THE($troop) } { OF($owner) }.
attack-rolled = { $attacker } attacca con { $total } (dado { $black }); { $defender } resiste con { $total2 } (dado { $white }).
counter-rolled = { $defender } contrattacca con { $total } (dado { $white }); { $attacker } resiste con { $total2 } (dado { $black }).
dice-rerolled = { $seat } fa valere Ludovico Sforza: si ritirano i due dadi.
dice-kept = { $seat } tiene i dadi.
war-won = { $winner } sconfigge { $loser }.
war-drawn = Né { $attacker } né { $defender } prevale.
status-changed = { $city } ha ora rango { $status }.
counter-taken = { $seat } prende un gettone vittoria e ora ne ha { $counters }.
mark-decade-ended = Fine del decennio { $decade }
decade-ended = Il decennio { $decade } è finito.
income = { $seat } riceve { $gold ->
    [0] { $influence ->
        [0] nulla
       *[other] { $influence } influenza
    }
   *[other] { $influence ->
        [0] { $gold } oro
       *[other] { $gold } oro e { $influence } influenza
    }
}.
town-emptied = { $seat } ritira { $gold } oro { FROM($town) }.
city-ranked = Ogni tessera { OF($city) } vale { COUNT($value, one: "punto", other: "punti") }.
scored = { $seat } ha { COUNT($score, one: "punto", other: "punti") }.
victory = { $seat } vince con { COUNT($score, one: "punto", other: "punti") }.
victory-shared = { $seat } condivide la vittoria con { COUNT($score, one: "punto", other: "punti") }.
bank-used = { $seat } usa { THE($bank) }: { $swap } { $exchange }.
gift-sent = { $seat } dà { TO($to) } { $gold ->
    [0] { $influence ->
        [0] nulla
       *[other] { $influence } influenza
    }
   *[other] { $influence ->
        [0] { $gold } oro
       *[other] { $gold } oro e { $influence } influenza
    }
}.
offer-made = { $seat } offre { TO($to) } { $gold ->
    [0] { $influence ->
        [0] nulla
       *[other] { $influence } influenza
    }
   *[other] { $influence ->
        [0] { $gold } oro
       *[other] { $gold } oro e { $influence } influenza
    }
} in cambio di { $gold2 ->
    [0] { $influence2 ->
        [0] nulla
       *[other] { $influence2 } influenza
    }
   *[other] { $influence2 ->
        [0] { $gold2 } oro
       *[other] { $gold2 } oro e { $influence2 } influenza
    }
}.
trade-done = { $seat } dà { TO($to) } { $gold ->
    [0] { $influence ->
        [0] nulla
       *[other] { $influence } influenza
    }
   *[other] { $influence ->
        [0] { $gold } oro
       *[other] { $gold } oro e { $influence } influenza
    }
} in cambio di { $gold2 ->
    [0] { $influence2 ->
        [0] nulla
       *[other] { $influence2 } influenza
    }
   *[other] { $influence2 ->
        [0] { $gold2 } oro
       *[other] { $gold2 } oro e { $influence2 } influenza
    }
}.
offer-rejected = { $seat } respinge l’offerta { OF($to) }.
offer-cancelled = { $seat } ritira l’offerta fatta { TO($to) }.

# Rifiuti
no-family = { START(THE($family)) } sono già presi.
no-seat = Lì non siede nessuno.
no-self = Non puoi scegliere te.
no-card = Non hai questa carta: { $card }.
no-power = Non possiedi { THE($tile) }.
no-power-used = Potere già usato in questo decennio: { $tile }.
no-theft-now = Si ruba prima o dopo l’azione principale, mai durante un’asta o una guerra.
no-troop-owned = Hai già { THE($troop) }: una truppa per tipo.
no-troop-left = Nella riserva non ne resta: { $troop }.
no-troop-gold = Prezzo: { $price } oro ({ $troop }), più di quanto hai.
no-troop-yours = Non hai questa truppa da congedare: { $troop }.
no-card-money = Una carta tradimento costa { $limits-treachery_gold } oro e { $limits-treachery_influence } influenza.
no-tile-sold = { START(THE($tile)) } { GENDER($tile) ->
    [f] è già venduta
    [mp] sono già venduti
    [fp] sono già vendute
   *[m] è già venduto
}.
no-tile-open = Devi aprire tu l’asta per { THE($tile) }, e servono { $minimum } oro.
no-tile-many = Possiedi { COUNT($limit, one: "tessera di città", other: "tessere di città") }: nessuno può averne di più.
no-tile-city = Possiedi già tessere di { COUNT($limit, one: "altra città", other: "altre città") }: nessuna { OF($city) } per te.
no-event = Non è in vendita in questo decennio: { $event }.
no-pope = { $seat } tiene il Papa fino alla fine del decennio.
no-war-self = Una città non può attaccare se stessa.
no-war-limit = Il decennio ha avuto tutte le sue guerre: { $limit }.
no-pass-guard = Da troppo tempo non accade nulla: in questo turno non puoi passare.
no-main-done = Hai già fatto la tua azione in questo turno.
no-bid-low = Devi offrire almeno { $minimum }.
no-bid-high = Non potresti pagare più di { $limit }.
no-bid-frozen = La tua offerta è bloccata: puoi solo passare.
no-pass-opening = L’hai messo tu all’asta: devi aprirla.
no-freeze-out = { $seat } non partecipa a quest’asta.
no-freeze-twice = L’offerta { OF($seat) } è già bloccata.
no-alfonso-turn = Alfonso fa pescare solo nel tuo turno.
no-cardinals-held = Non hai tante carte Corrompere un cardinale.
no-cardinals-waste = Tante carte andrebbero sprecate: non si dà resto.
no-cardinals-price = Con così poche carte non potresti pagare la tua offerta.
no-bribe-target = { $seat } non prende parte a questa guerra.
no-bribe-troop = { $seat } non ha questa truppa: { $troop }.
no-bribe-twice = Truppa già corrotta: { $troop }.
no-aside-setup = Non prima del primo turno.
no-bank-tile = Non possiedi { THE($bank) }.
no-bank-used = Già usato in questo decennio: { $bank }.
no-bank-last = È all’asta l’ultimo evento del decennio: il banco è chiuso fino alla fine del decennio.
no-bank-money = Non hai abbastanza da scambiare.
no-bank-swap = Il banco scambia al massimo { $limit }.
no-binding = Un’offerta che andrà pagata non sarebbe più coperta.
no-offer-self = Non puoi trattare con te.
no-offer-seat = Lì non siede nessuno.
no-offer-limit = In questo turno hai fatto { COUNT($limit, one: "offerta o dono", other: "offerte e doni") }: basta fino al prossimo.
no-draft = Prima di’ a chi fai l’offerta.
no-draft-order = Ciò che si dà viene prima di ciò che si chiede, l’oro prima dell’influenza: ricomincia l’offerta per cambiarla.
no-draft-empty = L’offerta è ancora vuota.
no-draft-money = Non hai tanto.
no-gift-asks = Un dono non chiede nulla in cambio.
no-offer-open = Nessuna offerta aperta con { $seat }.
no-offer-money = Non hai ciò che l’offerta chiede.
no-offer-partner = { $seat } non ha ciò che l’offerta dà.

pact-no_bid = { $author } non fa offerte.
pact-no_war_against = { $author } non comincia guerre contro { $city }.
pact-no_war_by = { $author } non comincia guerre per conto { OF($city) }.
pact-no_veto = { $author } non mette il veto a nessuna guerra.
pact-no_bribes = { $author } non corrompe truppe { OF($to) }.
pact-no_theft = { $author } non prende nulla { TO($to) } a tradimento.
pact-league_for = { $author } conduce la Lega Santa dalla parte { OF($city) }.
pact-artist_to = Il prossimo artista di rango { OF($author) } va { TO($city) }.
pact-french_to = { $author } manda i Francesi { TO($city) }.
pact-pay_gold = { $author } versa { $gold } oro { TO($to) }.
pact-pay_influence = { $author } cede { $influence } influenza { TO($to) }.

board-setting-up = Si scelgono le famiglie
board-decade = Decennio { $decade } · guerre: { $wars } su { $limit }
board-city = rango { $status }, { $value } per tessera
board-war = Guerra: { $attacker } attacca { $defender }
board-player = punti { $score } · oro { $gold } · influenza { $influence }
board-heading-table = Il tavolo
board-heading-cities = Città e tessere libere
board-heading-events = Eventi in vendita
board-heading-troops = Truppe da assoldare
board-heading-auction = Asta
board-heading-war = Guerra
board-heading-hand = I tuoi tradimenti
board-pope = Il Papa: { $holder }
board-the-pope = il Papa
board-pile = Mazzo dei tradimenti: { $pile } · giocati: { $cards }
board-removed = Fuori dal gioco: { $list }
board-league-used = La Lega Santa ha combattuto in questo decennio.
board-banking-closed = Le banche sono chiuse.
board-guarded = In questo turno non si può passare.
board-artists = Artisti: { $list }
board-lot-city = { $item }, in { $currency }
board-lot-event = { $item }, in { $currency }
board-lot-pope = Il Papa, in { $currency }
board-lot-attacker = L’attacco per { $item }
board-lot-defender = La difesa per { $item }
board-high = Offerta più alta: { $high } ({ $leader })
board-minimum = Offerta minima: { $minimum } · il tuo massimo: { $limit }
board-bidders = Ancora in asta: { $list }
board-frozen = Bloccati: { $list }
board-attacker = Attacco: { $player } (alleato { $ally }), attacco { $attack }, difesa { $defence }
board-defender = Difesa: { $player } (alleato { $ally }), attacco { $attack }, difesa { $defence }
board-bribed = Corrotte: { $list }
board-dice = Dadi: { $list }
board-income = Rendita: oro { $gold }, influenza { $influence }
board-army = Attacco { $attack }, difesa { $defence } · vittorie { $counters }
board-treachery = Tradimenti: { $cards } su { $limit } · sepolti: { $buried }
board-cardinals = Cardinali mostrati: { $count }
board-town = Oro sulla città di famiglia: { $gold }
board-chits = Gettoni: oro { $gold }, influenza { $influence }
board-troops = Truppe: { $list }
board-tiles = Tessere: { $list }
board-rotated = Usate: { $list }
board-owned-events = Eventi: { $list }
board-own-buried = Sepolti: { $list }
board-offer = { $author } offre { TO($to) }: oro { $gold }, influenza { $influence }; chiede: oro { $gold2 }, influenza { $influence2 }

# Ordini permanenti
lot-tile = { START(THE($tile)) }
lot-event = { START(THE($event)) }
lot-pope = Il Papa
lot-hire = Condottiere { OF($city) }
standing-bids = Nelle aste
standing-veto = Quando viene dichiarata una guerra
standing-league = Quando posso proclamare una Lega Santa
standing-bribes = Prima dei dadi delle mie guerre
standing-dice = Quando posso far ritirare i dadi
standing-if-price = la prossima offerta deve essere di almeno { $amount }
standing-if-attacked = { $city } è il bersaglio dell’attacco
standing-if-attacking = { $city } attacca
standing-if-attack-ahead = l’attacco supera la difesa di almeno { $amount }
standing-if-defence-ahead = la difesa supera l’attacco di almeno { $amount }
standing-if-wins = la parte che colpisce vince di almeno { $amount }
standing-if-fails = la parte che colpisce ha un vantaggio di al massimo { $amount }
standing-until-lot = per questo lotto
standing-until-war = fino alla fine di questa guerra
standing-until-turn = fino alla fine di questo turno
standing-until-decade = fino alla fine del decennio
standing-until-game = fino alla fine della partita
theme-family = Quale famiglia
theme-troops = Le truppe
theme-treachery = Il tradimento
theme-auction = Che cosa mettere all’asta
theme-war = La guerra
theme-bid = Quanto offrire
theme-artist = Gli artisti
