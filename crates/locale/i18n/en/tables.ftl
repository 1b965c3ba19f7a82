### Exact values: tables of endings, solving, certificates.

about = Exact values of positions with few seeds, as files: build, verify, list, look up
example-build = All positions of En Dodoi with up to sixteen seeds:
example-probe = What a position is worth, and each of its moves:
dir = The folder of the tables
memory = The most memory to use, as in 512M or 16G
threads = Threads to use (all processors)
not-memory = expected a number of bytes such as 512M or 16G, found “{ $found }”
tables-arg = Look up endings in the tables of this folder
value-seeds = SEEDS

## build

build-about = Build the tables with up to so many seeds; those that are there already are used
build-seeds = The most seeds on the board
build-playing = { $seeds } seeds: playing all moves
build-sweep = { $seeds } seeds: sweep { $sweep }
build-found = { $seeds } seeds: { $positions } positions, there already
build-made = { $seeds } seeds: { $positions } positions, at most { $plies } plies to the next capture, { $seconds } s

## verify

check-about = Look at every value of every table: hash, checksums, and whether it is the best of its moves
check-right = { $seeds } seeds: { $positions } positions, all right
check-wrong = { $seeds } seeds: { $faults } wrong, among them { $position }: { $found } in the table, { $expected } by its moves

## info

info-about = List the tables of a game, with the hash of each file
info-line = { $file }: { $positions } positions, at most { $plies } plies to the next capture, { $size } KiB, SHA-256 { $hash }
no-tables = there are no tables of this game in { $dir }; build them with semailles tables build

## probe

probe-about = What the tables say of a position and of each of its moves
probe-wins = Solved: the player to move still wins { $n } { $n ->
    [one] seed
   *[other] seeds
} more than the other.
probe-even = Solved: both still win as much.
probe-loses = Solved: the player to move still wins { $n } { $n ->
    [one] seed
   *[other] seeds
} fewer than the other.
probe-over = nothing is to be found out here: the game is over, or lots are being drawn
missing = there is no { $file }; build it with semailles tables build
too-quiet = the values of this table need { $plies } plies without a capture; in this game quiet play ends it after { $limit }

## solve

solve-about = The exact value of a position, by search over tables made for it
solve-example = Djenon-abe from its start, with a certificate:
solve-example-each = En Dodoi, from the start and after each first move:
solve-each = Solve the position after each of its moves too
solve-certificate = Write a proof of the value to a file, for semailles verify
solve-seeds = Make tables with up to so many seeds first
solve-nodes = Give up after so many positions for each value; then say between what it lies
solve-seconds = Give up after so many seconds for each value; then say between what it lies
solve-tables = Search above the tables of this folder instead of making some
solve-line = { $position }: { $bounds } ({ $nodes } positions, { $seconds } s)
between = between { $least } and { $most }
too-large-to-solve = this board has more positions than the solver can number

## verify

verify-about = Check a certificate of semailles solve, with nothing but the rules
verify-example = Check a proof:
verify-file = The certificate
verify-holds = Proved: { $game }, { $position }: { $bounds } ({ $positions } positions, at most { $plies } quiet plies on the way to something won)
proof-wrong = the certificate proves nothing: { $why }
proof-short = the strategy for { $player } ends before everything has been answered
proof-long = the strategy for { $player } goes on when everything has been answered
proof-move = the strategy for { $player } has no legal move in { $position }
proof-claim = the strategy for { $player } claims { $claim } in { $position }, but { $m } leads to { $comes }
proof-circle = the strategy for { $player } can go in circles where something is to be won
proof-late = the strategy for { $player } needs { $plies } quiet plies; the game ends after { $limit }
proof-nothing = it is not for this game, or nothing can be proved about its position

## puzzles

puzzles-about = Find positions with one move that is better than all others, from exact values; one line of JSON each
puzzles-example = Sixty puzzles of Djenon-abe:
puzzles-count = How many
puzzles-seed = The same seed finds the same puzzles
puzzles-seeds = The most seeds on the board

## What can be wrong.

not-counted = only the two-row sowing games have exact values
not-counted-option = there are no exact values with { $option }: what a position is worth does not depend on its pits alone
file-error = { $file }: { $why }
locked = another program is building these tables ({ $file })
too-large = { $seeds } seeds on { $pits } pits are more positions than a table can hold
no-memory = the table of { $seeds } seeds needs { $needed } MiB of memory; { $given } are allowed (--memory)
not-a-table = this is no table of Semailles
other-format = it has form { $found }; this program reads form { $known }
other-rules = it was made for version { $found } of the rules; this program plays version { $known }
wrong-length = it has { $found } bytes; { $expected } are expected
damaged = it is damaged ({ $part }); delete it and build it again
part-header = its beginning
part-directory = the list of its blocks
part-block = block { $n }
part-whole = the hash of the whole
another = it is the table of { $found }; that of { $expected } is wanted
not-a-certificate = this is no certificate of Semailles
certificate-damaged = the certificate is damaged
