### What is wrong, and what would be right. The keys are those of the errors of the library.

## Why a move may not be played.

illegal-game-over = the game is over
illegal-not-your-pit = that pit is the other player’s
illegal-empty-pit = that pit is empty
illegal-endless = that sowing would never end (it would need more than { $laps } laps)
illegal-must-feed = the other row is empty, and that move leaves no seed there while another would
illegal-must-pass = there is nothing to play here but a pass: -
illegal-cannot-pass = there is no passing while there is a move to play
illegal-lot-pending = the last seeds are drawn by lot now: lot=N or lot=S
illegal-no-lot = there is no lot to draw here
illegal-clockwise-ends-empty = clockwise, the last seed must fall in a pit that is not empty
illegal-hand-locked = the hand is sown only when the three own pits are empty
illegal-hand-empty = the hand is empty
illegal-not-in-this-game = the options of this game do not have that move
illegal-no-poison = the poison (déré) needs three empty pits and four seeds in hand, not one more
illegal-no-target = the direct adversary has no seed in the head (géɗ)
illegal-is-out = this player is out and can only pass: -
illegal-head-stays = a seed of the head (géɗ) comes in only when the head is broken and pits and hand are empty
illegal-still-placing = placing is not over: place a piece
illegal-no-more-placing = placing is over: move a piece
illegal-square-taken = that square is taken
illegal-three-while-placing = while placing, three pieces of one player may not stand side by side
illegal-not-your-piece = the player has no piece on the square moved from
illegal-not-one-step = a piece goes one square up, down, left or right
illegal-four-forbidden = in this game four pieces of one player may not stand side by side
illegal-must-take = that move makes a line: say which piece it takes, as in c3c4xe1
illegal-nothing-to-take = that move makes no line: it takes nothing
illegal-not-their-piece = the other player has no piece on the square aimed at
illegal-protected = that piece stands in a line: take one that does not
illegal-other = the rules do not allow it

## Moves.

move-illegal = { $found } may not be played here: { $why }. Legal moves: { $legal }
move-illegal-over = { $found } may not be played here: { $why }
move-more = { $legal } and { $n ->
    [one] { $n } other
   *[other] { $n } others
}
move-unknown = “{ $found }” is not a move of this game
move-unknown-expected = “{ $found }” is not a move of this game; write { $expected }
move-empty = there is no move here; write { $expected }
moves-sowing = the letter of a pit (A, B, C … for South, a, b, c … for North) or - to pass
moves-dzuwa = a, b, c or h (with < for clockwise), x for the poison, z to open your head, or - to pass
moves-wali = a square to place on (c3), a step (c3c4), a step that takes (c3c4xe1), or - to pass

## The name of a game and its options.

name-game = no game “{ $found }”{ $nearest ->
    [none] { "" }
   *[near] { " " }(did you mean { $nearest }?)
}; known games: { $known }
name-option = { $game } has no option “{ $found }”{ $nearest ->
    [none] { "" }
   *[near] { " " }(did you mean { $nearest }?)
}; known options: { $known }
name-value = { $option } cannot be “{ $found }”{ $nearest ->
    [none] { "" }
   *[near] { " " }(did you mean { $nearest }?)
}; it may be: { $known }
name-range = { $min } to { $max }
name-range-or-never = { $min } to { $max }, or 0 for never
name-not-an-option = “{ $found }” is not an option of { $game }; write option=value, as in { $game }:quiet=60
name-twice = the option { $option } is given twice

## The text of a position.

position = position, column { $column }, { $field }: { $expected }, found “{ $found }”
position-end = position, column { $column }, { $field }: { $expected }, but the text ends there
expected-number = expected a number from { $min } to { $max }
expected-only = expected { $n }
expected-count = expected { $n } numbers separated by “{ $separator }”
expected-one-of = expected one of “{ $list }”
expected-words = expected { $form }
expected-nothing = nothing more is expected
expected-something = expected more text
expected-form = expected the form { $form }
expected-total = expected { $min } to { $max } in all
expected-at-most = expected at most { $max }

field-pits = pits
field-pits-south = pits of South
field-pits-north = pits of North
field-pits-player = pits of player { $n }
field-stores = stores
field-side = side to move
field-quiet = quiet plies
field-first-final = first last-seed capture
field-end = end
field-seeds-and-stores = seeds in pits and stores
field-lot-seeds = seeds to be drawn for by lot
field-hands = hands
field-heads = heads
field-out = players who are out
field-player = player to move
field-all-seeds = seeds in all
field-hand-out = hand of a player who is out
field-head-out = head of a player who is out
field-board = board
field-row = row { $n }
field-longs-board = longs on the board
field-ronds-board = ronds on the board
field-pieces-in-hand = pieces in hand
field-longs-in-hand = longs in hand (12 with those on the board)
field-ronds-in-hand = ronds in hand (12 with those on the board)
field-quiet-placing = quiet plies, while placing
field-other = text

form-two-rows = pits of South/pits of North
form-out = - or ascending digits from 1 to 4, as in 24
form-board = 6/6/6/6/6 (five rows, row 5 first; L, R, or the number of empty squares)
form-row = LL1R2 (six squares)
form-gap = 6 (one number for empty squares side by side)
form-in-row = L, R, or a number of empty squares from 1 to 6

## A game in writing.

record = line { $line }, column { $column }: { $problem }
record-io = reading stops there: { $why }
record-io-other = reading stops there
io-not-found = there is no such file
io-permission = the file may not be read
io-directory = that is a folder
io-pipe = the other end has closed
io-timed-out = nothing comes
record-not-utf8 = expected text in UTF-8, found the byte 0x{ $byte }
record-byte-order-mark = a byte-order mark (U+FEFF) stands before the text; expected text in UTF-8 without one
record-line-ends = this line ends in { $found }, the lines before it in { $before }; expected one kind of line end
record-expected = expected { $expected }, found “{ $found }”
record-expected-end = expected { $expected }, but { $found }
record-character = { $place } cannot contain “{ $found }” (U+{ $code })
record-no-end = the game has no end: the text stops where { $expected } should follow
record-other-rules = this game follows rules “{ $found }”, and this program knows only rules “{ $known }”
record-missing-tag = the tag { $tag } is missing
record-tag-twice = the tag { $tag } is given twice
record-not-a-free-tag = “{ $found }” is not a free tag: it takes 1 to 32 letters, digits, - or _, and none of Rules, Game, Position, Ended, Result
record-limit = too many { $what }, at most { $max }
record-wrong-number = expected move number { $expected }, found “{ $found }”
record-stray-number = number { $found } stands in the middle of a round; there it may only follow a comment or a parenthesis
record-nothing-to-replace = a variation follows the move that it replaces, and there is none
record-empty-variation = a variation has at least one move
record-still-open = a variation is still open: ) is missing
record-nothing-to-close = there is no variation that ) could close
record-no-such-player = this game has no player { $n }
record-ended-twice = the rules have already ended this game ({ $result }): the tag Ended is one too many
record-false-result = the result is given as “{ $found }”, but the moves give “{ $right }”
record-other = this is not the text of a game

part-end-of-text = the end of the text
part-move = a move or the result
part-numbered = the move after its number
part-tag-name = the name of a tag
part-tag-end = the quotation mark that closes the tag
part-escape = a quotation mark or \ after \
part-comment-end = the brace that closes a comment
part-space = a space after the name of the tag
part-tag-start = a quotation mark before the value of the tag
part-bracket = ] after the value of the tag
part-one-of = one of “{ $list }”
part-text = “{ $text }”
found-end-of-line = the line ends there
found-end-of-text = the text ends there
place-value = the value of a tag
place-comment = a comment
place-move = a move
limit-plies = moves in a game
limit-depth = variations in one another
limit-bytes = bytes in the text of a game
limit-tags = free tags in a game
limit-value = characters in the value of a tag
