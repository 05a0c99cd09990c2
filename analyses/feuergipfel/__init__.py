"""Das Ritual am Feuergipfel: who wins, how games end, dice against their odds, structures, spells and creatures."""

CLANS = ("doom", "clergy", "twilight", "dawn", "night", "gaia")
FACES = 6
MOST_LEAD = 6  # the class of a lead of six or more
TURNS = 30  # own turns after which the structure was measured
