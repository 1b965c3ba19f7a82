### Ce qu’un message montre d’un lien vers une partie.

invites = { $name } vous invite à jouer : { $game }
game = Une partie : { $game }
open = Ouvrez le lien pour prendre une place ou regarder. Rien à installer, pas de compte.
over = La partie est finie : ouvrez le lien pour la revoir.
