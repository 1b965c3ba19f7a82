### The pages of the games: what stands around the rules, the boards and the tasks.

## The pages

site = Semailles
all-games = The games
games-title = Five games to discover
games-about = Five African board games, told, shown on the board and taught step by step. Each rule says which sentence it comes from.
page-title = { $name } · Semailles
page-about = { $name }, a game of the { $people } ({ $place }): rules, boards, tasks, sources.
skip = Skip to the content
navigation = Pages
other-language = En français
play = Play { $name }
to-page = Open
print-sheet = The sheet to print
contents = On this page
of-people = A game of the { $people } · { $place } · { $players }
map = Map of Africa; a dot marks where { $name } is played: { $place }.
permalink = Address of this passage ({ $id })

## Boards

strip = { $title } Step by step, { $n } pictures.
try = Try on this board
back-to-pictures = Back to the pictures
step-start = At the start. { $turn }
step-moves = At the start. { $turn } The move: { $mv }.
refused = { $mv } is refused: { $why }.
seen-row = { $who }: { $list }.
seen-store = captured { $n }
seen-hand = hand { $n }
seen-head = head { $n }
seen-out = out
seen-nothing = nothing

## Readings

options-title = House rules
options-about = Where a source is silent, or can be read in several ways, each table chooses. Here is each choice: the sentence and its author, the other readings, and what they change.
option-source = Who says so
option-values = The readings
option-default = the default
option-play = Play it so: { $value }
option-range = A number from { $min } to { $max }. By default: { $usual }.
option-never = 0: { $never }.
option-shown = The same position, by each reading:

## Tasks

tasks-title = A guided first game
tasks-about = Small tasks, in order. Each is a position and a goal; any moves that reach the goal are good. Look for them first, then open the hint, and at last a solution.
tasks-start = Do the tasks in the page
tasks-class = Prepare a lesson for a class
task-number = { $n }. { $title }
within = { $n ->
    [one] In one move.
   *[other] In { $n } moves at most.
}
hint = A hint
solution = A solution
then-play = And now a first game: the computer plays gently on level 1, and “Hint” helps you.

## Cite

cite-title = Cite, correct
cite-about = Each rule, each reading, each board and each task has an address that will not change: the sign ¶ gives it.
cite-this = Semailles, “{ $name }”, rules version { $version }, { $address }
cite-position = To cite a position, give the game with its options and the position as text, for example:
correct-about = A mistake, a word that is missing, another way of playing? These links prepare a message in your mail program; nothing is sent without you.
correct-rule = Propose a correction
correct-term = Give a word of the game
correct-voice = Send a recorded word
mail-rule = { $name } (rules version { $version }): correction
mail-term = { $name }: a word of the game
mail-voice = { $name }: a recorded word
mail-rule-body =
    Address of the passage (the sign ¶):
    What is written:
    What should be written:
    How you know (family, village, book, page):
    Do you wish to be named, and how:
mail-term-body =
    The word, as it is written:
    Its language, and where it is said:
    What it means in the game:
    Do you wish to be named, and how:
mail-voice-body =
    Please attach the recording to this message.
    The word, as it is written:
    Its language, and where it is said:
    Who says it, with their consent to let it be heard:

## Sheet

sheet-title = { $name }: the sheet
sheet-draw = The board, to be drawn in the sand or on paper
sheet-rules = The rules in short
sheet-need = What you need
sheet-more = All rules, the sources and tasks:
sheet-qr = Code to photograph that opens { $address }
sheet-back = Back to the page of the game
sheet-how = Print this page: it fits on one A4 sheet.
need-anywoli = 96 seeds, stones or kernels; twenty-four hollows and two stores.
need-djenon-abe = 48 seeds, stones or kernels; twelve hollows.
need-dzuwa = 44 seeds or stones; twelve hollows in a ring and four places for the heads.
need-en-dodoi = 48 seeds, stones or kernels; twelve hollows.
need-wali = Twelve sticks, twelve pebbles and some sand.
sheet-foot = { $source } · Semailles, rules version { $version }
