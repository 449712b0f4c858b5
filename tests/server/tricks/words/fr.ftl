title = Tricks
tagline = Bid and take tricks.
