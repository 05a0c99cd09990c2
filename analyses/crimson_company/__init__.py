"""Analyses of Crimson Company: how strong each card is, what coins are worth, how lanes and castles are won."""
