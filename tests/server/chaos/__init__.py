"""A server that is killed, stopped, flooded and misled about the time, and people who play there all the while."""
