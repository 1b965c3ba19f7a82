### The thinker: an engine for other programs, matches, analysis, hints.

## engine

engine-about = Think for another program: the Universal Game Interface (UGI) on standard input and output
engine-example = The best move from the start of En Dodoi, ten plies deep:

## match

match-about = Let two computer players play each other, from balanced openings, each from both sides
match-example = Two levels, a hundred openings:
match-example-ugi = Against another program, the games kept:
match-player = A player: level:1 to level:5, nodes:N, time:MILLISECONDS, depth:PLIES (the thinker), greedy, plain:PLIES (alpha-beta without knowledge), random, or ugi:GO:PROGRAM (a program that speaks UGI, and what follows its go)
match-no-player = expected level:1 to level:5, nodes:N, time:MS, depth:PLIES, greedy, plain:PLIES, random or ugi:GO:PROGRAM, found “{ $found }”
match-pairs = Openings, each played from both sides (50)
match-seed = The seed of openings, lots and choices (1)
match-plies = Random plies before the game begins, or one more (4)
match-balance = The most that one side may stand better then, in hundredths of a seed or piece (200)
match-look = Nodes to find that out (50000)
match-threads = Games at once (all processors)
match-hash = Mebibytes of memory for each thinker (16)
match-clock = A clock for each side, in seconds, and so many more after each move, as in 10+0.1: level 5 divides its time, programs are told, whoever is late loses
match-no-clock = expected seconds and an increment such as 10+0.1, found “{ $found }”
match-no-room = --hash: there are no { $n } MiB of memory here; ask for less
match-sprt = Stop as soon as the difference is known to be nearer to the one or the other Elo, with 5 % of wrong answers
match-no-sprt = expected two numbers such as 0,30, found “{ $found }”
match-save = Write the games as records to a file
match-jsonl = Write a line of JSON for each game
match-finding = looking for openings
match-no-openings = no balanced opening was found; try --balance with a larger number or --plies with another one
match-few-openings = { $n ->
    [one] Only one balanced opening was found.
   *[other] Only { $n } balanced openings were found.
}
match-so-far = +{ $wins } ={ $draws } -{ $losses }
match-title = { $game }: { $first } against { $second }, { $n } games
match-result = Won { $wins }, drawn { $draws }, lost { $losses }: { $percent } of the points
match-elo = Elo { $elo } (95 %: { $low } to { $high })
match-llr = Log-likelihood ratio { $llr } (decided below -2.94 and above 2.94)
match-end = { $end }: { $n }
match-failed = a player could not go on
match-time = lost on time

## analyse

analyse-about = Look at a position or a game: who stands better, the best lines, where it was won and lost
analyse-example = Where a game was won and lost:
analyse-example-position = The two best lines from a position:
analyse-file = A record, or - for standard input
analyse-nodes = Positions looked at for each judgement (200000)
analyse-lines = How many lines (3)
analyse-title = { $depth } plies deep, { $nodes } nodes:
analyse-solved = Played to the end in all lines ({ $nodes } nodes):
analyse-nothing = There is nothing to choose here.
analyse-why = Why?
analyse-played = The move played:
analyse-best = The best:
analyse-wins = wins in { $n }
analyse-loses = loses in { $n }
analyse-better = better { $best } (by { $loss })
analyse-no-record = { $file } holds no game that can be read: { $why }
analyse-all-alone = Everyone plays alone: each value is that of the player to move, as if all the others played against them.

## bench

bench-thinking = { $game }: { $speed } million nodes a second ({ $nodes } nodes, checksum { $checksum })

## play

play-computer-thinks = the level after a colon, 1 to 5, as in N:4; without it 3
play-no-such-level = expected a level from 1 to 5 after the colon, found “{ $found }”
play-conseil = A good move: { $best } ({ $score }).
play-no-conseil = There is nothing to choose here.
play-help-conseil = a good move, and what it is worth
word-conseil = hint advice
