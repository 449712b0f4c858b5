"""Two servers in lockstep that differ only in what one observer cannot know: it must be sent the same bytes by both."""
