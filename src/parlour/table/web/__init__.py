"""The table over the network: HTTP for its life, a socket for play."""
