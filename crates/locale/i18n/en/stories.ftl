### What has happened: the moves, the end. Sentences are made of pieces; each ends with a full stop, and its capital comes last.

## The players in a sentence.

who = { $player ->
    [S] South
    [N] North
    [L] the longs
    [R] the ronds
   *[numbered] player { $player }
}
to = { $player ->
    [S] to South
    [N] to North
    [L] to the longs
    [R] to the ronds
   *[numbered] to player { $player }
}
for = { $player ->
    [S] for South
    [N] for North
    [L] for the longs
    [R] for the ronds
   *[numbered] for player { $player }
}
head-of = { $player ->
    [S] South’s head
    [N] North’s head
   *[numbered] the head (géɗ) of player { $player }
}
row-of = { $player ->
    [S] South’s row
    [N] North’s row
   *[numbered] the row of player { $player }
}
pit-of = { $player ->
    [S] South’s { $pit }
    [N] North’s { $pit }
   *[numbered] player { $player }’s { $pit }
}
two-players = players { $a } and { $b }
list-of = { $player ->
    [S] South’s { $pits }
    [N] North’s { $pits }
   *[numbered] player { $player }’s { $pits }
}
lists = { $first }; { $next }
and = { $first } and { $last }
seeds = { $kind ->
    [pawns] { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
   *[seeds] { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
}

## The move event by event.

line-lift = { $who } lifts { $seeds } from { $from }.
line-sow = { $who } sows { $seeds } from { $from }: { $pits }.
line-hand = { $who } sows the hand, { $seeds }: { $pits }.
line-relay = Relay from { $from }, { $seeds }: { $pits }.
line-on = The sowing goes on: { $pits }.
line-left-out = … { $n ->
    [one] { $n } more lap
   *[other] { $n } more laps
} …
line-stopped = The sowing would never end; it stops after { $laps } laps.
line-put-back = The handful goes back: { $seeds } in { $pit }.
line-takes = { $who } captures { $seeds } in { $pits }.
line-takes-chain = { $who } captures { $seeds } in a chain: { $pits }.
line-cross = { $who } captures { $seeds } opposite, in { $pits }.
line-trigger = { $who } captures the seed that ended the move, in { $pits }.
line-in-sow = On the way { $seeds } come together in { $pits }: { $who } takes them.
line-last-seed = The last seed brings { $n } together in { $pits }: { $who } takes them.
line-last-four = The last { $n ->
    [one] seed goes
   *[other] { $n } seeds go
} { $to } ({ $pits }).
line-lot = The lot gives { $seeds } { $to } ({ $pits }).
line-gift = Gift: { $seeds } from { $pits } { $to }.
line-leftovers = What is left, { $seeds }, goes { $to } ({ $pits }).
line-share = Sharing: { $seeds } { $to } ({ $pits }).
line-away = Counted for nobody: { $seeds } ({ $pits }).
line-strike = The fourth seed strikes { $head }; { $who } takes it back with one seed of that head, which has { $left } left.
line-head-in = { $who } puts a seed of the head (géɗ) in { $pits }; the head has { $left } left.
line-out = { $who } is out: kə́ tə guzhe mbúróm.
line-back = { $who } is back in play.
line-pass = { $who } { $number ->
    [plural] pass
   *[single] passes
}.
line-place = { $who } place { $piece ->
    [stick] a stick
   *[pebble] a pebble
} on { $square }.
line-step = { $who } step from { $from } to { $square }.
line-take = { $who } take { $piece ->
    [stick] the stick
   *[pebble] the pebble
} on { $square }.
line-discard = { $who } lose { $n } { $piece ->
    [stick] { $n ->
        [one] stick
       *[other] sticks
    }
   *[pebble] { $n ->
        [one] pebble
       *[other] pebbles
    }
} that cannot be placed.
line-again = { $who } { $number ->
    [plural] play
   *[single] plays
} again.
line-end = The game is over: { $result }.

## The move in one sentence.

sum-sow = { $who } sows { $seeds } from { $from }
sum-hand = { $who } sows a hand of { $seeds }{ $n ->
    [2] { " " }(ngurlek)
    [3] { " " }(mazay)
   *[other] { "" }
}
sum-clockwise = { $sown } clockwise
sum-laps = { $sown } in { $laps } laps
sum-stopped = { $sown } in { $laps } laps (the limit of an endless sowing)
sum-void = { $sown } without end: the game is void
sum-takes = captures { $seeds }
sum-again = plays again
sum-receives = { $who } receives { $n }
sum-strike = { $who } strikes { $head } with the poison (déré): it has { $left ->
    [one] { $left } seed
   *[other] { $left } seeds
} left
sum-head-in = { $who } puts a seed of the head (géɗ) in { $pits }: it has { $left } left
sum-pass = { $who } { $number ->
    [plural] pass
   *[single] passes
}, having no move
sum-pass-empty-row = { $who } passes: the row is empty
sum-pass-out = { $who } passes, has nothing left and is out: kə́ tə guzhe mbúróm
sum-back = { $who } is back in play
sum-place = { $who } place { $piece ->
    [stick] a stick
   *[pebble] a pebble
} on { $square }
sum-step = { $who } step from { $from } to { $square }
sum-line = { $line ->
    [three] align three { $piece ->
        [stick] sticks
       *[pebble] pebbles
    }
   *[more] make a line
}
sum-take = take { $piece ->
    [stick] the stick
   *[pebble] the pebble
} on { $square }
sum-discard = { $who } lose { $n } { $piece ->
    [stick] { $n ->
        [one] stick
       *[other] sticks
    }
   *[pebble] { $n ->
        [one] pebble
       *[other] pebbles
    }
} that cannot be placed
sum-placing-over = placing is over, { $who } move
sum-gift = { $giver } gives { $n } { $to }
sum-left = what is left: { $parts }
sum-left-nobody = { $n ->
    [one] the one left counts for nobody
   *[other] the { $n } left count for nobody
}
sum-shared = what is left is shared: { $parts }
sum-last-four = { $n ->
    [one] the last seed goes
   *[other] the last { $n } seeds go
} { $to }
sum-lot = the lot gives { $n ->
    [one] the last seed
   *[other] the last { $n } seeds
} { $to }
sum-lot-next = the lot will decide the last seeds
part-for = { $n } { $for }
part-nobody = { $n } for nobody
sentence = { $text }.

## The end.

end-wins = { $who } { $number ->
    [plural] win
   *[single] wins
}
end-wins-score = { $who } { $number ->
    [plural] win
   *[single] wins
} { $a }–{ $b }
end-draw = a draw
end-draw-score = a draw, { $a }–{ $b }
end-scores = { $result }, { $scores }
end-because = { $result }: { $why }.
end-void = the game is void
why-void = an endless sowing was chosen
why-repetition = the same position has occurred { $n } times
why-quiet = the limit of { $n } moves in a row without a capture is reached
why-quiet-dzuwa = the limit of { $n } moves in a row in which no head lost a seed and nobody went out is reached
why-shared = { $why }, and what was left is shared
why-no-move = there is no legal move left
why-last-mover = { $other } has no move left, and what remains ({ $seeds }) goes { $to }, who moved last
why-one-each = only one seed is left on each side
why-row-empty = { $row } is empty
why-board-empty = the board is empty
why-last-four = only { $seeds } were left, and they go { $to }
why-last-one = only one seed was left, and it goes { $to }
why-lot = the lot has given { $seeds } { $to }
why-all-taken = all seeds are captured
why-few-left = only four seeds or fewer were left, and they are shared
why-no-piece = { $who } have no piece left
why-few-pieces = { $who } have only { $n } { $n ->
    [one] piece
   *[other] pieces
} left
why-team-lost = { $who } are out or have nothing left
why-both-lost = neither team has anything left in play
why-last-one-in = nobody else is still in play with a seed
why-nobody-in = nobody is still in play with a seed

## When the players end the game.

ended-resign = { $who } { $number ->
    [plural] resign
   *[single] resigns
}.
ended-time = { $who } { $number ->
    [plural] have
   *[single] has
} no time left.
ended-draw = The players agree on a draw.
ended-share = The players agree to share what is left.

## Why a move is good or bad.

advice-balance = In all ({ $team }): { $won } against { $lost }.
advice-end = { $plies ->
    [one] After this move
   *[other] After the { $plies } moves of the line
}, the score is { $ours } to { $theirs }.
advice-from = { $what } ({ $places })
advice-nothing = nothing
advice-pieces = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
advice-wins = { $n ->
    [one] This move wins.
   *[other] Won in { $n } moves, whatever the other side does.
}
advice-loses = { $n ->
    [one] This move loses, and so do all others.
   *[other] Lost in { $n } moves, if the other side plays well.
}
advice-even = Both sides stand about equal.
advice-ahead = Expected lead at the end ({ $team }): about { $what }.
advice-solved-even = Solved, with best play on both sides: a draw.
advice-solved-ahead = Solved, with best play on both sides: { $team } wins by { $what }.
