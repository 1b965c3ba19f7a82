### Apprendre dans la page : exercices, première partie, leçons pour une classe, plateau seul, borne.

## Apprendre.

learn-about = De petits exercices sur le plateau, puis une première partie. Ce que vous avez réussi est gardé dans ce navigateur.
learn-all-about = Choisissez un jeu : de petits exercices sur le plateau, puis une première partie avec des conseils.
learn-count = { $n } sur { $of }
learn-done = réussi
learn-start = Commencer
learn-go-on = Continuer
learn-forget = Tout recommencer
learn-read = Lire les règles
learn-then = Et puis
learn-class = Préparer une leçon pour une classe

## Un exercice.

task-number = { $n }. { $title }
task-within = { $n ->
    [one] En un coup.
   *[other] En { $n } coups au plus.
}
task-reached = C’est réussi.
task-missed = Le but n’est pas atteint. Recommencez, ou lisez l’indice.
task-all-done = Tous les exercices de ce jeu sont faits.
task-next = L’exercice suivant
task-again = Recommencer
task-hint = Un indice
task-solution = Une solution
task-about = Lire la règle
task-list = Tous les exercices
task-unknown = Le jeu n’a pas cet exercice. En voici la liste.

## La première partie.

first-title = Une première partie
first-about = L’ordinateur joue doucement, au niveau 1. À chaque coup, une idée ; le coup lui-même seulement si vous le demandez.
first-thinks = Un instant, je regarde le plateau…
first-show = Montrer ce coup
first-takes = { $n ->
    [one] Un de vos coups en prend un. Voyez-vous lequel ?
   *[other] Un de vos coups en prend { $n }. Voyez-vous lequel ?
}
first-takes-seeds = { $n ->
    [one] Un de vos coups prend une graine. Voyez-vous lequel ?
   *[other] Un de vos coups prend { $n } graines. Voyez-vous lequel ?
}
first-quiet = Rien à prendre pour l’instant. Cherchez un coup qui vous laisse bien placé.
first-place = Posez vos pions là où ils pourront bientôt se rejoindre.
first-answer = { $n ->
    [one] Attention : même après le meilleur coup, la réponse peut vous en prendre un.
   *[other] Attention : même après le meilleur coup, la réponse peut vous en prendre { $n }.
}
first-good = Bien joué : c’était le coup que je voyais.
first-better = { $n ->
    [one] Votre coup est bon. Un autre en prenait un de plus : « Défaire » pour l’essayer.
   *[other] Votre coup est bon. Un autre en prenait { $n } de plus : « Défaire » pour l’essayer.
}
first-pass = Vous ne pouvez que passer, cette fois.
first-over = Votre première partie est jouée. Une autre, sans conseils ?
first-silent = L’ordinateur qui conseille ne répond pas. Jouez comme il vous plaît.

## Une leçon pour une classe.

class-title = Une leçon pour une classe
class-about = Choisissez ; la page fait un lien. Qui l’ouvre trouve ces exercices dans cet ordre, puis la partie, et rien d’autre à régler. Rien n’est envoyé à personne : tout est dans le lien.
class-game = Le jeu
class-tasks = Les exercices
class-all = Tous
class-none = Aucun
class-level = La partie qui suit
class-no-game = pas de partie
class-plays = contre l’ordinateur, niveau { $level }
class-preview = Montrer d’avance où vont les graines
class-slow = Semer lentement
class-link = Le lien
class-copy = Copier le lien
class-open = Ouvrir comme un élève
class-seen = Ce que voit l’élève
class-empty = Choisissez au moins un exercice, ou une partie.
class-lesson = Leçon : { $game }
class-step-game = Une partie contre l’ordinateur, niveau { $level }
class-quiet = Cherchez où vont les graines avant de jouer : dans cette leçon, la page ne le montre pas d’avance.
class-back = La leçon
class-done = La leçon est faite. Bravo !
class-wrong-task = { $game } n’a pas d’exercice « { $found } ». Ses exercices : { $known }.
class-wrong-setting = « { $found } » n’est pas un réglage de leçon. Il y a level=1 à level=5, preview=off et speed=slow.
class-nothing = Ce lien ne contient ni exercice ni partie.

## Le plateau dans la page d’un jeu.

step-title = Le plateau, pas à pas
step-try = Jouer vous-même
step-back = Revoir le coup
step-open = Ouvrir en grand
step-refused = Essayez aussi ce qui est défendu : la page dit pourquoi.

## Une borne.

kiosk-title = Une borne pour un musée ou une classe
kiosk-about = La page joue toute seule, invite qui passe, lui laisse le plateau, puis revient quand plus personne ne joue. Tout le reste est caché. On n’en sort qu’avec le code.
kiosk-pin = Le code du personnel (4 à 8 chiffres)
kiosk-pin-wrong-form = Le code a de 4 à 8 chiffres.
kiosk-idle = Sans personne pendant
kiosk-seconds = { $n } secondes
kiosk-level = L’ordinateur joue au
kiosk-level-is = niveau { $n }
kiosk-begin = Commencer
kiosk-forgets = Ce navigateur ne garde rien : après une panne de courant, il faudra recommencer ici.
kiosk-invites = À vous de jouer
kiosk-touch = Touchez un jeu
kiosk-here = Jouer à { $game }
kiosk-watch = L’ordinateur joue contre lui-même.
kiosk-another = Un autre jeu
kiosk-still = Êtes-vous encore là ?
kiosk-count = { $n ->
    [one] La partie s’arrête dans une seconde.
   *[other] La partie s’arrête dans { $n } secondes.
}
kiosk-go-on = Je joue encore
kiosk-staff = Personnel
kiosk-code = Code du personnel
kiosk-leave = Quitter la borne
kiosk-wrong = Ce n’est pas le code.
kiosk-wait = Trop d’essais. Attendez une minute.
