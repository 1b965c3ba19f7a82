### La ligne de commande. Les exemples et le code sont dans le programme : ils sont les mêmes dans toutes les langues.

## L’aide.

about = Cinq jeux de société traditionnels d’Afrique : jouer, montrer, rejouer, compter, comparer.
help-usage = Usage :
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-commands = Commandes{"\u00A0"}
help-examples = Exemples :
help-arg = Afficher cette aide
version-arg = Afficher la version
lang-arg = La langue : fr ou en (sans elle, celle de l’environnement)
json-arg = Écrire du JSON, pour les programmes
exit-codes = Codes de sortie : 0 tout va bien ; 1 quelque chose n’a pu se faire ; 2 la ligne de commande est fausse (une commande, une option, un jeu, une position, un coup).
value-command = COMMANDE
value-game = JEU
value-depth = PROFONDEUR
value-file = FICHIER
value-moves = COUPS
value-player = JOUEUR
value-seconds = SECONDES
game-arg = Le jeu avec ses options, comme en-dodoi:pits=8,trigger=always
position-arg = Partir de cette position et non du début

example-play = Jouer au clavier ; le programme demande à quel jeu :
example-show = Voir une position après quelques coups :
example-perft = Compter les suites de un à cinq coups :

## Ce qui ne va pas.

error = erreur : { $message }
see-help = Voyez { $help }.
did-you-mean = Vouliez-vous dire { $near } ?
unknown-argument = Il n’y a pas d’option { $found }.
unknown-command = Il n’y a pas de commande { $found }.
missing-argument = Il manque quelque chose : { $missing }.
missing-value = { $argument } demande une valeur.
bad-value = { $argument } : { $why }
wrong-value = { $argument } ne peut pas être « { $found } ».
given-twice = { $argument } est donné deux fois.
conflict = { $argument } et { $other } ne vont pas ensemble.
argument-not-utf8 = La ligne de commande n’est pas du texte UTF-8.
wrong-command-line = La ligne de commande est fausse.
unknown-lang = « { $found } » n’est pas une langue parlée ici ; on connaît fr et en
not-a-number = il faut un nombre entier de { $min } à { $max }, et non « { $found } »
not-seconds = il faut un nombre de secondes de 0 à 3600, et non « { $found } »
cannot-read = impossible de lire { $file } : { $why }
cannot-write = impossible d’écrire le résultat : { $why }
cannot-write-file = impossible d’écrire { $file } : { $why }
no-games = { $file } ne contient aucune partie.
why-not-found = ce fichier n’existe pas
why-permission = on n’en a pas le droit
why-directory = c’est un dossier
why-not-a-directory = ce n’est pas un dossier
why-exists = quelque chose de ce nom existe déjà
why-full = il n’y a plus de place
why-read-only = on ne peut rien y écrire
why-name = ce n’est pas un nom de fichier
ply-error = coup { $ply } : { $why }

## games

games-about = La liste des jeux : à qui ils sont, leurs plateaux, leurs options
games-example = Les cinq jeux :
games-example-json = Les mêmes pour un programme :
games-column-option = Option
games-column-values = Valeurs, celle par défaut d’abord
games-column-about = Ce qu’elle change
games-range = { $default } ({ $min } à { $max })
games-range-or-never = { $default } ({ $min } à { $max }, 0 pour jamais)
games-people = { $people } · { $place }
games-more = Les règles d’un jeu : { $command }

## rules

rules-about = Les règles d’un jeu en mots : plateau, jeu, prise, fin, options et leurs sources, glossaire
rules-example = Comment on joue à En Dodoi :
rules-example-options = Avec deux options choisies :
rules-options = Options
rules-option-default = { $value } (par défaut) : { $meaning }
rules-option-value = { $value } : { $meaning }
rules-option-range = un nombre de { $min } à { $max } ; par défaut { $default } : { $meaning }
rules-option-range-or-never = un nombre de { $min } à { $max }, ou 0 : { $never } ; par défaut { $default } : { $meaning }
rules-option-source = Source : { $source }
rules-chosen = Ici : { $value } ({ $meaning }).
rules-game = { $name } · { $people } · { $place }

## show

show-about = Dessiner une position : le plateau, à qui le tour, les coups permis, le score
show-moves = Jouer d’abord ces coups, séparés par des espaces
show-trace = Raconter les événements du dernier coup
show-example-position = Une position à soi :
show-example-trace = Le dernier coup, événement par événement :
show-title = { $name } ({ $game })
show-legal = Coups permis ({ $n }) : { $moves }
show-score = Score · { $score }
show-score-item = { $team } : { $n }
show-endless = { $n ->
    [one] Sans fin, donc interdit : { $moves }
   *[other] Sans fin, donc interdits : { $moves }
}
show-quiet = { $n ->
    [one] { $n } coup calme de suite ; la partie s’arrête à { $max }.
   *[other] { $n } coups calmes de suite ; la partie s’arrête à { $max }.
}
show-occurrences = Cette position est venue { $n } fois ; la partie s’arrête à { $max }.
show-position = Position : { $position }
show-trace-title = Le dernier coup, { $played } :
show-no-move = Aucun coup n’a été joué.
captured = prises : { $n }
in-hand = en main : { $n }
hand = main { $n }
is-out = sorti
ring-legend = ( ) une case · [ ] une tête
end-own = fin d’elle-même
end-repetition = par répétition
end-quiet = par coups calmes
end-unfinished = interrompues

## play

play-about = Jouer à un clavier, les uns contre les autres ou contre l’ordinateur
play-computer = Faire jouer l’ordinateur pour ces joueurs (S, N ; L, R ; 1 à 4), séparés par des virgules
play-computer-players = JOUEURS
play-resume = Reprendre une partie gardée
play-seed = La graine des choix de l’ordinateur et des tirages au sort (sans elle, une autre chaque fois)
play-example-computer = Contre l’ordinateur, qui joue Nord :
play-example-resume = Une partie qu’on a gardée :
play-which = À quel jeu ?
play-item = { $n }. { $name } : { $tagline }
play-which-prompt = Numéro ou nom :
play-prompt = { $who }>
play-over-prompt = >
play-hint = Tapez un coup ({ $example }), ou aide.
play-see-help = Tapez aide pour tout voir.
play-forced = On ne peut que passer : c’est joué.
play-lot = Le sort est tiré : { $played }.
play-computer-plays = L’ordinateur joue { $played }.
play-moves = Coups permis : { $moves }
play-over-hint = La partie est finie : annuler, garder FICHIER, coups, quitter.
play-undone = { $n ->
    [0] L’abandon est repris.
    [1] Un coup est repris.
   *[other] { $n } coups sont repris.
}
play-nothing-to-undo = Il n’y a rien à reprendre.
play-not-resigning = Personne ne peut abandonner maintenant.
play-saved = Gardé dans { $file }.
play-save-which = Garder où ? garder FICHIER
play-resume-which = Reprendre quelle partie ? reprendre FICHIER
play-overwrite = { $file } existe déjà. Le remplacer ? (oui ou non)
play-not-saved = Rien n’est gardé.
play-not-a-file = { $file } n’est pas un simple fichier : on n’y touche pas.
file-error = { $file } : { $why }
play-resumed = { $n ->
    [one] { $file } : { $n } coup était joué.
   *[other] { $file } : { $n } coups étaient joués.
}
play-more-records = Le fichier contient d’autres parties ; voici la première.
play-notes-lost = Les commentaires et les variantes de cette partie ne seront pas dans ce que vous garderez.
play-limit = Une partie gardée compte au plus { $max } coups.
play-line-too-long = Cette ligne est trop longue.
play-not-utf8 = Ce n’est pas du texte UTF-8.
play-stopped = La partie s’interrompt ici : { $position }
play-go-on = Pour continuer : { $command }
play-bye = Au revoir.
play-no-such-player = ce jeu n’a pas de joueur « { $found } » ; on connaît { $known }
play-help = Ou l’un de ces mots :
play-help-move = Pour jouer, tapez un coup : { $moves }
play-help-undo = reprendre son coup
play-help-story = le dernier coup, événement par événement
play-help-moves = les coups permis
play-help-board = revoir le plateau
play-help-rules = les règles
play-help-save = garder la partie
play-help-resume = reprendre une partie gardée
play-help-resign = abandonner la partie
play-help-help = cette aide
play-help-quit = s’arrêter

## Les mots qui commandent pendant le jeu. Chaque mot est compris dans les deux langues ; l’aide montre le premier.

word-undo = annuler défaire
word-help = aide
word-moves = coups
word-board = plateau montrer
word-rules = règles regles
word-story = récit recit
word-save = garder sauver enregistrer
word-resume = reprendre charger
word-resign = abandonner
word-quit = quitter
word-yes = oui o
file-word = FICHIER

## perft

perft-about = Compter les suites de 1, 2, 3 … coups depuis une position
perft-depth = La profondeur, en coups
perft-divide = Compter à part pour chaque premier coup, à cette profondeur seulement
perft-example = En Dodoi, à sept coups :
perft-example-divide = Premier coup par premier coup :
perft-timing = profondeur { $depth } : { $seconds } s, { $rate } feuilles/s

## replay

replay-about = Rejouer des parties : des parties gardées, en mots, ou une partie par ligne en JSON
replay-file = Le fichier, ou - pour l’entrée standard
replay-jsonl = Chaque ligne est une partie en JSON ; elle ressort avec positions, nombres de coups permis et résultat
replay-example = Les parties d’un fichier, coup par coup :
replay-example-jsonl = Une partie en JSON venue d’un autre programme :
replay-tag = { $name } : { $value }
replay-start = Depuis : { $position }
replay-unfinished = La partie n’a pas été jouée jusqu’au bout.
replay-variation = au lieu de cela : { $moves }
line-too-long = la ligne dépasse { $max } Mio
line-not-utf8 = la ligne n’est pas du texte UTF-8
line-byte-order-mark = la ligne commence par une marque d’ordre des octets (U+FEFF), qui n’est pas du JSON
line-cut = colonne { $column } : le JSON s’interrompt
line-not-json = colonne { $column } : ce n’est pas du JSON
line-other-form = colonne { $column } : il faut { $form } et rien d’autre
too-many-moves = plus de { $max } coups

## random

random-about = Jouer des parties au hasard, les mêmes sur toutes les machines
random-games = Combien de parties
random-seed = La graine de la suite de nombres ; un nombre par coup
random-jsonl = Écrire chaque partie, une par ligne, comme replay --jsonl
random-max-plies = Interrompre une partie après tant de coups
random-example = Mille parties de Wali, comptées :
random-example-jsonl = Dix parties jusqu’au dernier coup :
random-title = { $game } : { $games } parties au hasard depuis la graine { $seed }, { $plies } coups
random-progress = parties
percent = { $n } %
millions = { $n } M

## bench

bench-about = Mesurer à quelle vitesse les jeux se jouent au hasard
bench-games = Les jeux avec leurs options (sans rien : un choix de tous)
bench-seconds = Secondes par jeu, environ
bench-example = Tous les jeux :
bench-example-one = Un seul jeu, plus longtemps :
bench-column-game = Jeu
bench-column-playouts = Parties/s
bench-column-moves = Coups/s
bench-column-nanoseconds = ns par coup
bench-column-spread = Écart
bench-column-plies = Coups par partie
bench-column-laps = Tours par coup
bench-column-total = Coups en tout
bench-note = La meilleure de plusieurs mesures, et le retard de celle du milieu. Les coups en tout sont les mêmes sur toutes les machines.
bench-relay = Un tour de semis sur 12 cases et { $seeds } graines : { $fast } ns par table, { $slow } ns graine par graine, soit { $ratio } fois plus.

## help

help-about = Afficher l’aide d’une commande
help-command-arg = La commande
