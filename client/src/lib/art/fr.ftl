art-zoom-in = Agrandir
art-zoom-out = Réduire
art-hidden-card = Une carte, face cachée
art-highest = plus offrant
art-to-bid = à l’enchère
art-bid-passed = a passé
