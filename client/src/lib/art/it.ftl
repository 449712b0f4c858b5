art-zoom-in = Ingrandisci
art-zoom-out = Riduci
art-hidden-card = Una carta, coperta
art-highest = offerta più alta
art-to-bid = deve offrire
art-bid-passed = ha passato
