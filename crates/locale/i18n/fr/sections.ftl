### Les titres des règles, les mêmes pour tous les jeux.

section-about = Le jeu
section-board = Le plateau
section-play = Jouer
section-capture = Prendre
section-turn = À qui le tour
section-end = La fin
section-readings = Ce que disent les sources, et ce qu’elles taisent
section-notes = Notes
section-glossary = Les mots du jeu
section-sources = Sources
section-credits = Remerciements

glossary-line = { $term } : { $meaning }
