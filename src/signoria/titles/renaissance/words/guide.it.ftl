two-provinces = Una **provincia completa** porta { $province ->
    [one] { $province } punto
   *[other] { $province } punti
} a ogni turno. Dopo { $turns } turni vince chi ha più punti.
two-expand = **Espanditi** in città libere per strada o per mare, { $expansions } volte per turno; fortifica con bastioni e castelli.
two-battle = **Attacca** con due carte contro una: carte e un dado contro carte, dado, mura e terreno.
two-artists = Un palazzo con un **artista** porta { $artist ->
    [one] { $artist } punto
   *[other] { $artist } punti
} a ogni turno. Si possono scambiare città, ducati e promesse.

turn = Un turno in breve
turn-vote = Guerra o pace
    .text = Tutti votano in segreto; metà dei voti basta per la guerra. In pace si fa un attacco a testa.
turn-deal = Carte e ducati
    .text = Pace: { $peace_cards } carte e { $peace_ducats } ducati. Guerra: { $war_cards } carte.
turn-buy = Acquisti
    .text = Bastioni e castelli per { $rampart } ducati, palazzi, poi carte a { $cost_card }.
turn-expand = Espansione
    .text = Due giri: una città libera unita a una delle tue.
turn-fight = Combattimento
    .text = Un giocatore dopo l’altro: attacchi e carte gialle in qualsiasi ordine.
turn-score = Conteggio
    .text = Punti per province e artisti, poi la rendita di tutte le città.

box-lead = { $troops } truppe e { $cards } altre carte, { $cities } città in { $provinces } province, { $artists } artisti
box-troops = Truppe (carte blu)
box-levels = Città
box-prices = Acquisti
box-piece-rampart = Bastione
box-piece-castle = Castello
box-piece-palace = Palazzo
box-piece-card = Carta
box-dice = Il dado dei condottieri
box-face-4 = 4
box-face-5 = 5
box-face-6 = 6
box-face-rout = Rotta
box-face-betrayal = Tradimento
box-cards = Carte rosse e gialle
box-does-condottiere = Un combattente per { $condottiere_cost } ducato, con la forza che dà il dado.
box-does-engineer = Attacco: un livello in meno. Difesa: { $bonus_engineer_defence } in più.
box-does-felon = Attacco: nessuna fortificazione. Difesa: la carta blu più alta è perduta.
box-does-sign_of_god = Raddoppia una carta della parte che non è in vantaggio.
box-does-retreat = Salva una carta blu che sta per essere perduta.
box-does-raiders = Saccheggiano una città: { $pillage_garrison } o, con un bastione, { $pillage_rampart } ducati.
box-does-ambassador = Due dadi: corruzione, incuria, o un aiuto di { $ambassador_aid_cards } carte.
box-does-marriage = Compra una città con semplice guarnigione per { $marriage_price } ducati.
box-does-chevauchee = Un attacco a qualsiasi bersaglio; non contano né terreno né sbarco.
box-does-artist_or_banker = Un artista per un palazzo, o { $banker_ducats } ducati grazie a un palazzo.
box-setup-base = Inizio del gioco di base
box-setup-1494 = Inizio del 1494
box-setup-1499 = Inizio del 1499
box-setup-1515 = Inizio del 1515
box-provinces = Province
box-cities = Città e strade
    .note = Ogni porto raggiunge ogni altro porto per mare.
box-artists = Artisti
box-plain = Pianura
box-mountain = Montagna
box-marsh = Palude
box-yes = sì
column-supply = Riserva
column-faces = Facce
column-choice = Una di queste
column-naval = Navale

example-tie = Uno scontro semplice
    .text = Milano attacca Bologna da Parma. Cavalieri 5, archibugieri 4 e un 3 fanno { $total }. Cannone 6, un 4 e il 2 della guarnigione fanno altrettanto: Bologna resta, e tutte e tre le carte sono perdute.
example-engineer = Lo stesso con un ingegnere
    .text = L’ingegnere toglie il 2 della guarnigione: { $attack } contro { $defence }. Bologna passa a Milano come guarnigione; cavalieri e archibugieri sono esauriti, il cannone è perduto.
example-countered = Un ingegnere annullato
    .text = Chi difende annulla l’ingegnere con uno della mano: { $total } contro { $total }, parità come prima, ed entrambi gli ingegneri se ne vanno.
example-felon = Un fellone in difesa
    .text = Il fellone toglie il cannone, la carta blu più alta. Picchieri 3 e un 6 fanno { $total }; picchieri 3, un 2 e il 4 del bastione pure. Una ritirata può salvare i picchieri, mai il cannone.
example-sign = Segni di Dio
    .text = { $attack } contro { $defence }. Chi attacca raddoppia i cavalieri: { $signed }. Ora chi difende è in svantaggio e raddoppia gli archibugieri: { $final }, quanto basta.
example-terrain = Terreno e sbarco restano
    .text = Roma sbarca a Napoli con due carte di cavalieri e un fellone: { $attack }. La guarnigione non conta, ma contano 3 per i picchieri, un 1, 1 per la montagna e 1 per lo sbarco: { $defence }.
example-province = Una provincia completa
    .text = Venezia tiene Brescia e Mantova, tutta la Lombardia: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. A Milano manca Cremona per il suo ducato: { $other }.
example-income = Rendita
    .text = Una fortezza 3, un bastione 2, due guarnigioni 1 ciascuna; la terza guarnigione, saccheggiata, non rende nulla: { $income } ducati.
