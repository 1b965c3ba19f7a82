### L’analyse d’une partie, et les problèmes.

## L’analyse.

analyse-game = Analyser la partie
title = Analyse : { $game }
even = Égalité
ahead = { $team } +{ $n }
wins-in = { $team } gagne en { $n }
unknown = Pas encore de jugement
solved = résolu
at-start = Position de départ
after-move = Après le coup { $n } : { $mv }
choose-move = Choisir un coup
first-move = Au début
move-back = Un coup en arrière
move-on = Un coup en avant
last-move = À la fin
graph = La partie, coup par coup
graph-about = Au-dessus de la ligne : { $above }. Au-dessous : { $below }. Touchez un endroit pour y aller.
looking = La partie est examinée : { $seen } sur { $all }
look-again = Examiner la partie
look-deeper = Examiner plus à fond
lines = Les meilleures suites
line-none = La partie est finie ici : il n’y a plus rien à jouer.
line-score-wins = gagne en { $n }
line-score-loses = perd en { $n }
line-move = { $mv }, coup { $n } de la suite
searching = Recherche…
searched = Profondeur { $depth }
search-longer = Chercher plus loin
was = Coup { $n }, { $who } : { $mv }.
passes = passe, faute de coup
was-good = { $was } Un bon coup.
was-best = { $was } Le meilleur coup.
was-mistake = { $was } Une erreur : mieux valait { $best }.
was-blunder = { $was } Une faute grave : mieux valait { $best }.
mistake = erreur
blunder = faute grave
mistakes = { $who } : { $mistakes ->
    [0] aucune erreur
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [0] aucune faute grave
    [one] { $blunders } faute grave
   *[other] { $blunders } fautes graves
}
show-played = Montrer le coup joué
show-best = Montrer le meilleur
hide = Revenir à la position
why-played = Le coup joué :
why-best = Le meilleur :
play-from-here = Jouer à partir d’ici
nobody = Ce navigateur ne laisse pas tourner le programme qui examine les parties. La partie peut toujours être revue coup par coup.
all-alone = Chacun joue pour soi : chaque valeur est celle de qui joue, comme si tous les autres jouaient contre lui.

## Les problèmes.

puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-about = Dans chaque position, un seul coup est le bon : c’est prouvé. Du plus facile au plus difficile.
puzzles-done = { $n } sur { $all } résolus
puzzle-grade = { $grade ->
    [1] Très facile
    [2] Facile
    [3] Moyen
    [4] Difficile
   *[5] Très difficile
}
puzzle-number = Problème { $n }
puzzle-tried = essayé
puzzle-helped = résolu avec de l’aide
puzzle-solved = résolu
puzzle-title = { $game } : problème { $n }
puzzle-win = À { $who } de jouer. Un seul coup gagne : lequel ?
puzzle-most = À { $who } de jouer. Un seul coup garde l’essentiel : lequel ?
puzzle-how = Touchez la case que vous choisissez.
puzzle-wrong = { $mv } n’est pas le bon coup. { $happens }
puzzle-right = Juste : { $mv }.
puzzle-shown = C’était { $mv }.
puzzle-value = On gagne ainsi { $what } de plus que l’autre, quoi qu’il joue.
puzzle-second-wins = Tout autre coup en gagne au mieux { $what }.
puzzle-second-even = Avec tout autre coup, l’autre obtient au moins l’égalité.
puzzle-second-loses = Avec tout autre coup, l’autre gagne au moins { $what }.
puzzle-proof = La suite, si chacun joue au mieux
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-again = Essayer encore
puzzle-show = Voir la solution
hint-laps = { $n ->
    [one] Le bon coup est un semis d’un seul tour.
   *[other] Le bon coup sème { $n } tours.
}
hint-takes = Il prend { $what }.
hint-takes-nothing = Il ne prend rien tout de suite.
