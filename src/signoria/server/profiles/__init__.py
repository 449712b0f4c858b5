"""The page of a member: what they played, how strong they are, against whom, and whether they keep their word."""
