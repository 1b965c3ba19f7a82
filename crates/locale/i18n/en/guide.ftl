### Learning in the page: tasks, a first game, lessons for a class, the board alone, a kiosk.

## Learning.

learn-about = Small tasks on the board, then a first game. What you have done is kept in this browser.
learn-all-about = Choose a game: small tasks on the board, then a first game with advice.
learn-count = { $n } of { $of }
learn-done = done
learn-start = Start
learn-go-on = Go on
learn-forget = Begin all over again
learn-read = Read the rules
learn-then = And then
learn-class = Prepare a lesson for a class

## A task.

task-number = { $n }. { $title }
task-within = { $n ->
    [one] In one move.
   *[other] In { $n } moves at most.
}
task-reached = Done.
task-missed = The goal is not reached. Begin again, or read the hint.
task-all-done = All tasks of this game are done.
task-next = Next task
task-again = Begin again
task-hint = A hint
task-solution = A solution
task-about = Read the rule
task-list = All tasks
task-unknown = The game has no such task. Here is the list.

## The first game.

first-title = A first game
first-about = The computer plays gently, at level 1. For each move an idea; the move itself only when you ask.
first-thinks = One moment, I am looking at the board…
first-show = Show this move
first-takes = { $n ->
    [one] One of your moves takes one. Do you see which?
   *[other] One of your moves takes { $n }. Do you see which?
}
first-takes-seeds = { $n ->
    [one] One of your moves takes one seed. Do you see which?
   *[other] One of your moves takes { $n } seeds. Do you see which?
}
first-quiet = Nothing to take for now. Look for a move that leaves you well placed.
first-place = Place your pieces where they can soon come together.
first-answer = { $n ->
    [one] Careful: even after the best move the answer can take one from you.
   *[other] Careful: even after the best move the answer can take { $n } from you.
}
first-good = Well played: that was the move I saw.
first-better = { $n ->
    [one] Your move is fine. Another took one more: “Undo” to try it.
   *[other] Your move is fine. Another took { $n } more: “Undo” to try it.
}
first-pass = This time you can only pass.
first-over = You have played your first game. Another one, without advice?
first-silent = The computer that advises does not answer. Play as you like.

## A lesson for a class.

class-title = A lesson for a class
class-about = Choose; the page makes a link. Whoever opens it finds these tasks in this order, then the game, and nothing else to set. Nothing is sent to anybody: all is in the link.
class-game = The game
class-tasks = The tasks
class-all = All
class-none = None
class-level = The game that follows
class-no-game = no game
class-plays = against the computer, level { $level }
class-preview = Show beforehand where seeds go
class-slow = Sow slowly
class-link = The link
class-copy = Copy the link
class-open = Open it as a pupil
class-seen = What the pupil sees
class-empty = Choose at least one task, or a game.
class-lesson = Lesson: { $game }
class-step-game = A game against the computer, level { $level }
class-quiet = Find out where the seeds go before you play: in this lesson the page does not show it beforehand.
class-back = The lesson
class-done = The lesson is done. Well played!
class-wrong-task = { $game } has no task “{ $found }”. Its tasks: { $known }.
class-wrong-setting = “{ $found }” is no setting of a lesson. There are level=1 to level=5, preview=off and speed=slow.
class-nothing = This link contains neither a task nor a game.

## The board in the page of a game.

step-title = The board, step by step
step-try = Play it yourself
step-back = See the move again
step-open = Open it large
step-refused = Try what is forbidden, too: the page says why.

## A kiosk.

kiosk-title = A kiosk for a museum or a class
kiosk-about = The page plays by itself, invites who passes, gives them the board, and comes back when nobody plays any more. All else is hidden. It is left with the code only.
kiosk-pin = The staff’s code (4 to 8 digits)
kiosk-pin-wrong-form = The code has 4 to 8 digits.
kiosk-idle = With nobody there for
kiosk-seconds = { $n } seconds
kiosk-level = The computer plays at
kiosk-level-is = level { $n }
kiosk-begin = Begin
kiosk-forgets = This browser keeps nothing: after a power cut one has to begin here again.
kiosk-invites = Your turn to play
kiosk-touch = Touch a game
kiosk-here = Play { $game }
kiosk-watch = The computer plays against itself.
kiosk-another = Another game
kiosk-still = Are you still there?
kiosk-count = { $n ->
    [one] The game ends in one second.
   *[other] The game ends in { $n } seconds.
}
kiosk-go-on = I am still playing
kiosk-staff = Staff
kiosk-code = The staff’s code
kiosk-leave = Leave the kiosk
kiosk-wrong = That is not the code.
kiosk-wait = Too many tries. Wait a minute.
