art-zoom-in = Zoom in
art-zoom-out = Zoom out
art-hidden-card = A card, face down
art-highest = highest
art-to-bid = to bid
art-bid-passed = passed
