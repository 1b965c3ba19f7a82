### What a message shows of a link to a game.

invites = { $name } invites you to play: { $game }
game = A game: { $game }
open = Open the link to take a seat or watch. Nothing to install, no account.
over = The game is over: open the link to look at it again.
