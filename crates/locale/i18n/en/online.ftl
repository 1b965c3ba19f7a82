### Games by a link: everybody at home, on a device of their own.

## The list, and a new game.

by-link = By a link
about = Open a game and send one link: the other plays on their own phone, wherever they are, at once or move by move over days. No account, nothing to install.
own-games = Your games
no-games = This device keeps no game by a link yet.
new-one = A new game
others-turn = the others’ turn
over = finished
gone = The server does not know this game any more.
forget = Forget this game
near-link = Playing side by side without internet: test the network
title-of = { $game } by a link
how = Prepare the game; then you get a link to send. Whoever opens it takes a free seat, or watches.
brought = { $n ->
    [one] The game begun at this screen goes on: { $n } move has been played.
   *[other] The game begun at this screen goes on: { $n } moves have been played.
}
own-name = Your name (if you like)
own-seat = Your seat
seat-begins = { $player } (begins)
seat-watch = none: I watch
seat-open = whoever opens the link
seat-filled = whoever opens the link; until then the computer
agreed = What is agreed
clock = Time
clock-none = Everybody takes their time.
clock-per-move = { $time } a move.
clock-fischer = { $time } in all, and { $more } more after each move.
leaver = If somebody stays away
leaver-wait = The others wait, for days if need be.
leaver-claim = After { $time } the others may claim the game.
leaver-computer = After { $time } the computer (level { $level }) may play for them, until they are back.
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
days-hours = { $d } d { $h } h
make = Open the game

## The link.

send-link = A seat waits for somebody. Send this link:
link-for-all = The link of this game: whoever opens it takes a free seat or watches.
link-comes = The link comes as soon as the server answers.
the-link = Link of the game
invitation = Let us play a sowing game
copy = Copy the link
copied = The link is copied: paste it into a message.
qr = QR code
qr-about = Code to photograph: it holds the link of the game.
qr-seat = Code to photograph: it gives your seat to the other device.

## Taking a seat.

take-a-seat = A seat is free: would you like to play?
sit-here = Play ({ $player })
sit-as = Play: { $player }
watch = Only watch
you-watch = You are watching.
all-taken = All seats are taken: you are watching.
sit-after-all = Take a seat
seat-asked = Asking for the seat…
have-code = I have a seat on another device
code = The code it shows
use-code = Take over my seat here

## The game.

news = How the game stands
looking = Looking for the game…
free-seat = free seat
away = away
watchers = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
computer = Computer, level { $level }
with = with { $names }
turn-of = { $who } to play
waits-for-somebody = Waiting for somebody to play { $who }
saved = Everything is saved
sending = Sending the move…
connecting = Connecting…
offline = Offline. The page tries again by itself.
offline-waiting = { $n ->
    [one] Offline. Your move goes out as soon as the network is back.
   *[other] Offline. Your { $n } messages go out as soon as the network is back.
}
outdated = This page is older than the server: load it again. The game is kept.
not-kept = This browser keeps nothing: leave this page open, or move your seat to another device (menu).
no-room = There is no room left to keep this game on the device. It stays on the server.
aborted = The game is called off: it does not count.
take-back = Take back
sit = Take a seat
invite = Invite
say = Say
says = { $who }: “{ $what }”
a-watcher = Somebody watching
not-heard = Offline: nobody would hear it.
away-until = { $who } has gone away. The wait is { $time } more.
away-long = { $who } has been away for long.
claim = Claim the game
let-computer = Let the computer play for them
asks-back = { $who } asks to take back their last move.
asked-back = You ask to take back your move. The other has to say yes.
asks-share = { $who } proposes to share what is left and to end here.
asked-share = You propose to share what is left and to end here.
asks-draw = { $who } offers a draw.
asked-draw = You offer a draw.
asks-rematch = { $who } proposes another game with sides changed.
asked-rematch = You propose another game.
withdraw = Ask no more
rematch = Propose another game
next-game = Go to the next game

## The menu.

move-seat = Go on with another device
code-about = Photograph this code with the other device; or open the game’s link there and type the code:
code-secret = It works once, within ten minutes. Show it to your other device only: whoever has it takes your seat.
abort = Call the game off
leave = Leave my seat
open-alone = Look at it again and go on at one screen
sure-resign = Really resign? The others win.
sure-abort = Call the game off? It will not count.
sure-leave = Leave your seat for good? Somebody else may take it.

## Refusals.

refused-unknown = There is nothing at this link or code: it is incomplete, or no longer good.
refused-no-seat = That takes a seat, and you have none here.
refused-seat-taken = This seat has just been taken.
refused-not-your-turn = It is not your turn.
refused-stale = The game had changed meanwhile: here it is as it stands.
refused-illegal = The rules do not allow this move.
refused-over = The game is over.
refused-not-now = That is not possible now.
refused-name = This name will not do: at most 24 letters of one script, with spaces, hyphens or apostrophes.
refused-bad = This game cannot be made: { $why }
refused-later = The server cannot save it at the moment. The page tries again.
refused-quota = Too many games have just been opened from here. Wait a minute.
refused-frozen = This game is stopped by an error of the server. Its moves are kept.

## Phrases.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oh dear!
phrase-thinking = I am thinking…
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please
phrase-back-soon = I will be back soon
phrase-again = Another game?
phrase-laugh = Ha ha!
phrase-goodbye = Goodbye!

## Playing side by side.

near = Playing without internet
near-trying = Trying…
near-alone = The server listens to this device only. Start it with “semailles serve --lan” so that others can come.
near-step-network = Put the other devices on the same wireless network as this one: a phone’s hotspot will do.
near-step-open = Photograph this code with them, or type one of these addresses there:
near-waiting = Nobody has come yet. This page will tell.
near-nobody = Nobody comes. If the others are on the same network and their page does not open, this network keeps devices apart: open the hotspot on another phone, or look for “client isolation” in its settings.
near-came = { $n ->
    [one] A device has come: { $who }. The network lets devices see each other.
   *[other] { $n } devices have come: { $who }. The network lets devices see each other.
}
near-from = This page comes from { $host }.
near-page = The server:
near-line = A line that stays open:
near-worked = yes, in { $ms } ms
near-failed = no
near-good = All is well: from here one can play with the others.
near-bad = From here the server is not reached well. Bring the devices closer, or open the hotspot on another phone.
near-again = Try again
