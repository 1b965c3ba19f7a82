### Le penseur : moteur pour d’autres programmes, matchs, analyse, conseils.

## engine

engine-about = Réfléchir pour un autre programme : l’interface universelle de jeu (UGI) sur l’entrée et la sortie standard
engine-example = Le meilleur coup au début d’En Dodoi, à dix coups de profondeur :

## match

match-about = Faire jouer deux joueurs automatiques, à partir d’ouvertures équilibrées, chacune des deux côtés
match-example = Deux niveaux, cent ouvertures :
match-example-ugi = Contre un autre programme, en gardant les parties :
match-player = Un joueur : level:1 à level:5, nodes:N, time:MILLISECONDES, depth:COUPS (le penseur), greedy (le glouton), plain:COUPS (alpha-bêta sans savoir), random (le hasard), ou ugi:GO:PROGRAMME (un programme qui parle UGI, et ce qui suit son go)
match-no-player = attendu level:1 à level:5, nodes:N, time:MS, depth:COUPS, greedy, plain:COUPS, random ou ugi:GO:PROGRAMME, trouvé « { $found } »
match-pairs = Ouvertures, chacune jouée des deux côtés (50)
match-seed = La graine des ouvertures, des tirages et des choix (1)
match-plies = Coups au hasard avant le début de la partie, ou un de plus (4)
match-balance = L’avantage le plus grand qu’un côté peut avoir alors, en centièmes de graine ou de pièce (200)
match-look = Nœuds pour le savoir (50000)
match-threads = Parties à la fois (tous les processeurs)
match-hash = Mébioctets de mémoire pour chaque penseur (16)
match-clock = Une pendule par côté, en secondes, et tant de plus après chaque coup, comme dans 10+0.1 : le niveau 5 répartit son temps, les programmes en sont informés, qui est en retard perd
match-no-clock = attendu des secondes et un supplément comme 10+0.1, trouvé « { $found } »
match-no-room = --hash : il n’y a pas { $n } Mio de mémoire ici ; en demander moins
match-sprt = S’arrêter dès que l’on sait de quel Elo la différence est la plus proche, avec 5 % de réponses fausses
match-no-sprt = attendu deux nombres comme 0,30, trouvé « { $found } »
match-save = Écrire les parties dans un fichier
match-jsonl = Écrire une ligne de JSON par partie
match-finding = recherche d’ouvertures
match-no-openings = aucune ouverture équilibrée n’a été trouvée ; essayer --balance avec un nombre plus grand ou --plies avec un autre
match-few-openings = { $n ->
    [one] Une seule ouverture équilibrée a été trouvée.
   *[other] Seulement { $n } ouvertures équilibrées ont été trouvées.
}
match-so-far = +{ $wins } ={ $draws } -{ $losses }
match-title = { $game } : { $first } contre { $second }, { $n } parties
match-result = Gagnées { $wins }, nulles { $draws }, perdues { $losses } : { $percent } des points
match-elo = Elo { $elo } (95 % : { $low } à { $high })
match-llr = Rapport de vraisemblance (logarithme) { $llr } (décidé sous -2,94 et au-dessus de 2,94)
match-end = { $end } : { $n }
match-failed = un joueur n’a pas pu continuer
match-time = perdue au temps

## analyse

analyse-about = Examiner une position ou une partie : qui est mieux placé, les meilleures suites, où elle s’est jouée
analyse-example = Où une partie s’est jouée :
analyse-example-position = Les deux meilleures suites d’une position :
analyse-file = Une partie gardée, ou - pour l’entrée standard
analyse-nodes = Positions examinées pour chaque jugement (200000)
analyse-lines = Combien de suites (3)
analyse-title = À { $depth } coups de profondeur, { $nodes } nœuds :
analyse-solved = Joué jusqu’au bout dans toutes les suites ({ $nodes } nœuds) :
analyse-nothing = Il n’y a rien à choisir ici.
analyse-why = Pourquoi ?
analyse-played = Le coup joué :
analyse-best = Le meilleur :
analyse-wins = gagne en { $n }
analyse-loses = perd en { $n }
analyse-better = mieux { $best } (de { $loss })
analyse-no-record = { $file } ne contient pas de partie lisible : { $why }
analyse-all-alone = Chacun joue pour soi : chaque valeur est celle de qui joue, comme si tous les autres jouaient contre lui.

## bench

bench-thinking = { $game } : { $speed } millions de nœuds par seconde ({ $nodes } nœuds, somme de contrôle { $checksum })

## play

play-computer-thinks = le niveau après deux points, de 1 à 5, comme N:4 ; sans lui, 3
play-no-such-level = attendu un niveau de 1 à 5 après les deux points, trouvé « { $found } »
play-conseil = Un bon coup : { $best } ({ $score }).
play-no-conseil = Il n’y a rien à choisir ici.
play-help-conseil = un bon coup, et ce qu’il vaut
word-conseil = conseil
