### Valeurs exactes : tables de fins de partie, résolution, certificats.

about = Valeurs exactes des positions à peu de graines, dans des fichiers : construire, vérifier, énumérer, consulter
example-build = Toutes les positions d’En Dodoi qui ont au plus seize graines :
example-probe = Ce que vaut une position, et chacun de ses coups :
dir = Le dossier des tables
memory = La mémoire à ne pas dépasser, comme 512M ou 16G
threads = Fils d’exécution (tous les processeurs)
not-memory = attendu un nombre d’octets comme 512M ou 16G, trouvé « { $found } »
tables-arg = Consulter pour les fins de partie les tables de ce dossier
value-seeds = GRAINES

## build

build-about = Construire les tables jusqu’à tant de graines ; celles qui existent déjà servent
build-seeds = Le plus grand nombre de graines sur le plateau
build-playing = { $seeds } graines : tous les coups sont joués
build-sweep = { $seeds } graines : passage { $sweep }
build-found = { $seeds } graines : { $positions } positions, déjà là
build-made = { $seeds } graines : { $positions } positions, au plus { $plies } coups jusqu’à la prise suivante, { $seconds } s

## verify

check-about = Examiner chaque valeur de chaque table : empreinte, sommes de contrôle, et si c’est bien le meilleur de ses coups
check-right = { $seeds } graines : { $positions } positions, toutes justes
check-wrong = { $seeds } graines : { $faults } fausses, dont { $position } : { $found } dans la table, { $expected } d’après ses coups

## info

info-about = Énumérer les tables d’un jeu, avec l’empreinte de chaque fichier
info-line = { $file } : { $positions } positions, au plus { $plies } coups jusqu’à la prise suivante, { $size } Kio, SHA-256 { $hash }
no-tables = il n’y a pas de table de ce jeu dans { $dir } ; semailles tables build en construit

## probe

probe-about = Ce que les tables disent d’une position et de chacun de ses coups
probe-wins = Résolu : qui doit jouer gagne encore { $n } { $n ->
    [one] graine
   *[other] graines
} de plus que l’autre.
probe-even = Résolu : chacun gagne encore autant que l’autre.
probe-loses = Résolu : qui doit jouer gagne encore { $n } { $n ->
    [one] graine
   *[other] graines
} de moins que l’autre.
probe-over = il n’y a rien à chercher ici : la partie est finie, ou l’on tire au sort
missing = { $file } n’existe pas ; semailles tables build le construit
too-quiet = les valeurs de cette table demandent { $plies } coups sans prise ; dans ce jeu, la partie s’arrête après { $limit }

## solve

solve-about = La valeur exacte d’une position, cherchée au-dessus de tables faites pour elle
solve-example = Djenon-abe depuis le début, avec un certificat :
solve-example-each = En Dodoi, depuis le début et après chaque premier coup :
solve-each = Résoudre aussi la position après chacun de ses coups
solve-certificate = Écrire une preuve de la valeur dans un fichier, pour semailles verify
solve-seeds = Faire d’abord des tables jusqu’à tant de graines
solve-nodes = Renoncer après tant de positions pour chaque valeur ; dire alors entre quoi elle se trouve
solve-seconds = Renoncer après tant de secondes pour chaque valeur ; dire alors entre quoi elle se trouve
solve-tables = Chercher au-dessus des tables de ce dossier au lieu d’en faire
solve-line = { $position } : { $bounds } ({ $nodes } positions, { $seconds } s)
between = entre { $least } et { $most }
too-large-to-solve = ce plateau a plus de positions que la recherche ne peut en numéroter

## verify

verify-about = Vérifier un certificat de semailles solve, sans rien d’autre que les règles
verify-example = Vérifier une preuve :
verify-file = Le certificat
verify-holds = Prouvé : { $game }, { $position } : { $bounds } ({ $positions } positions, au plus { $plies } coups sans prise sur le chemin d’un gain)
proof-wrong = le certificat ne prouve rien : { $why }
proof-short = la stratégie de { $player } s’arrête avant que tout ait sa réponse
proof-long = la stratégie de { $player } continue quand tout a sa réponse
proof-move = la stratégie de { $player } n’a pas de coup permis dans { $position }
proof-claim = la stratégie de { $player } annonce { $claim } dans { $position }, mais { $m } mène à { $comes }
proof-circle = la stratégie de { $player } peut tourner en rond là où il y a quelque chose à gagner
proof-late = la stratégie de { $player } demande { $plies } coups sans prise ; la partie s’arrête après { $limit }
proof-nothing = il n’est pas pour ce jeu, ou il n’y a rien à prouver sur sa position

## puzzles

puzzles-about = Trouver des positions où un seul coup vaut mieux que tous les autres, d’après les valeurs exactes ; une ligne de JSON chacune
puzzles-example = Soixante problèmes de Djenon-abe :
puzzles-count = Combien
puzzles-seed = La même graine trouve les mêmes problèmes
puzzles-seeds = Le plus grand nombre de graines sur le plateau

## Ce qui peut ne pas aller.

not-counted = seuls les jeux de semailles à deux rangs ont des valeurs exactes
not-counted-option = il n’y a pas de valeurs exactes avec { $option } : la valeur d’une position ne dépend pas que de ses cases
file-error = { $file } : { $why }
locked = un autre programme construit ces tables ({ $file })
too-large = { $seeds } graines dans { $pits } cases font plus de positions qu’une table n’en peut tenir
no-memory = la table de { $seeds } graines demande { $needed } Mio de mémoire ; { $given } sont permis (--memory)
not-a-table = ce n’est pas une table de Semailles
other-format = il est de la forme { $found } ; ce programme lit la forme { $known }
other-rules = il a été fait pour la version { $found } des règles ; ce programme joue la version { $known }
wrong-length = il a { $found } octets ; { $expected } sont attendus
damaged = il est abîmé ({ $part }) ; l’effacer et le construire de nouveau
part-header = son début
part-directory = la liste de ses blocs
part-block = le bloc { $n }
part-whole = l’empreinte de l’ensemble
another = c’est la table de { $found } ; il faut celle de { $expected }
not-a-certificate = ce n’est pas un certificat de Semailles
certificate-damaged = le certificat est abîmé
