### La page : boutons, pages, erreurs. Ce qui parle des règles et des coups est ailleurs.

## Les pages.

home = Accueil
back = Retour
close = Fermer
later = Plus tard
yes = Oui
no = Non
settings = Réglages
trouble = Quelque chose ne va pas
unfinished = À finir
play-game = Jouer à { $game }
options-of = Options de { $game }
rules-of = { $game } : les règles
learn = Apprendre
learn-game = Apprendre { $game }
open-game = Ouvrir une partie
save-all = Tout enregistrer
kept = Ce qui est gardé
kept-where = Vos parties et vos réglages sont gardés dans ce navigateur, sur cet appareil seulement, jusqu’à ce que vous effaciez ses données. Rien n’est envoyé. Les trente dernières parties restent ; « Tout enregistrer » en fait un fichier.
kept-count = { $n ->
    [one] { $n } partie est gardée.
   *[other] { $n } parties sont gardées.
}
your-turn = À vous de jouer
update-waits = Une nouvelle version est prête.
update-now = La prendre maintenant
being-fetched = Un instant, la suite arrive…
not-fetched = Cette page n’est pas arrivée : le réseau manque sans doute. Rien n’est perdu ; continuez à jouer, et réessayez plus tard.
try-again = Réessayer

## Une nouvelle partie.

new-game = Nouvelle partie
by-people = Jeu des { $people }, { $place }.
who-plays = Qui joue ?
who-begins = Qui commence ?
begins-chosen = { $player }
begins-other = { $player } (les places tournent)
begins-lot = Le sort décide des places
match-length = Longueur
match-wins = { $n ->
    [one] une partie
   *[other] un match : le premier à { $n } parties
}
seat-person = une personne
seat-computer = l’ordinateur, niveau { $level } ({ $level ->
    [1] débutant
    [2] facile
    [3] moyen
    [4] fort
   *[5] très fort
})
options = Options
defaults = Remettre les règles ordinaires
source = D’où cela vient
play-by-link = Jouer par un lien
start = Commencer

## Le jeu.

board-of = Plateau de { $game }
menu = Menu
tools = Actions
moves = Les coups
no-moves = Aucun coup n’a encore été joué.
all-moves = Montrer les { $n } coups
undo = Défaire
redo = Refaire
what-if = Et si ?
what-if-says = Et si ? { $words }
hint = Conseil
hint-says = Conseil : { $mv }.
stop = Arrêter
advice-why = Pourquoi ?
begin = Touchez une case cerclée pour jouer ; tenez-la pour voir où vont ses graines.
begin-grid = Touchez une case marquée pour y poser une pièce. Plus tard, touchez une de vos pièces, puis la case où elle va.
choose-on = Choisissez la suite du coup.
lap = Tour { $lap } · { $seeds }
thinking = L’ordinateur réfléchit…
plays = { $who } : au jeu
in-the-past = Vous regardez un coup passé
to-present = Revenir
must-pass = { $who } ne peut que passer.
taken-back = { $n ->
    [one] { $n } coup est repris.
   *[other] { $n } coups sont repris.
}
redone = Le coup est rejoué.
new-game-begins = Une nouvelle partie commence ; les côtés ont changé.
rematch = Revanche, en changeant de côté
match-won = { $who } : le match est gagné.
match-stands = match { $wins } (à { $n })
together = à un seul écran
computers-only = l’ordinateur contre lui-même
against-computer = contre l’ordinateur, niveau { $level } ({ $level ->
    [1] débutant
    [2] facile
    [3] moyen
    [4] fort
   *[5] très fort
})
harder = Plus fort : niveau { $level } ({ $level ->
    [1] débutant
    [2] facile
    [3] moyen
    [4] fort
   *[5] très fort
})
easier = Plus facile : niveau { $level } ({ $level ->
    [1] débutant
    [2] facile
    [3] moyen
    [4] fort
   *[5] très fort
})
against-computers = contre l’ordinateur
options-changed = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
you-are = { $who } (vous)
short-player = Joueur { $player }
short-computer = Ordi. { $player }
computer-alone = L’ordinateur qui réfléchit ne répond plus. La partie continue avec un joueur plus simple.
storage-forbidden = Ce navigateur ne garde rien pour cette page : la partie sera perdue quand vous la fermerez. Copiez-la ou enregistrez-la dans le menu.
storage-full = Il n’y a plus de place pour garder cette partie. Enregistrez-la dans un fichier avec le menu.

## Les coups qui n’ont pas de case.

move-lot = Tirer au sort
move-poison = Frapper avec le poison (déré)
move-head = Entamer sa tête (géɗ)
move-hand = Semer la main
move-hand-back = Semer la main dans l’autre sens
move-onward = { $pit } dans le sens ordinaire
move-back = { $pit } dans l’autre sens

## Les lieux du plateau, pour qui ne le voit pas.

place-pit = Case { $pit }{ $player ->
    [1] { " " }du joueur 1
    [2] { " " }du joueur 2
    [3] { " " }du joueur 3
    [4] { " " }du joueur 4
   *[other] { "" }
}, { $seeds }
place-store = Prises de { $who }, { $seeds }
place-hand = Main de { $who }, { $seeds }
place-head = Tête de { $who }, { $seeds }
place-pieces = { $who }, { $n ->
    [one] { $n } pion en main
   *[other] { $n } pions en main
}
place-square = { $square }, { $piece ->
    [stick] bâtonnet
    [pebble] caillou
   *[none] vide
}
mark-endless = semis sans fin, interdit
mark-chosen = choisi
mark-target = à prendre
mark-hint = conseillé

## La frise du temps.

scrubber = Le coup, pas à pas
step-on = Un pas en avant
step-back = Un pas en arrière
lap-on = Un tour en avant
lap-back = Un tour en arrière
replay = Revoir ce coup
step-at = Coup { $ply }, pas { $at } sur { $of }

## Le menu.

copy-link = Copier un lien vers cette partie
link-copied = Le lien est copié : il contient le jeu, ses options et les coups.
bring = Continuer avec quelqu’un d’ailleurs, par un lien
share = Partager
copy-record = Copier la partie en texte
record-copied = La partie est copiée.
copy-position = Copier la position
position-copied = La position est copiée.
not-copied = Le navigateur ne laisse pas copier.
save-file = Enregistrer dans un fichier
saved = Le fichier est enregistré.
set-up = Mettre en place une position
set-up-tap = Touchez une case, une main ou une prise, puis ajoutez ou ôtez des graines. Au clavier : + et −, ou le nombre.
set-up-tap-grid = Touchez un carré : bâtonnet, puis caillou, puis rien. Les pions posés sortent de la main ; touchez-la pour en changer le nombre.
set-up-more = Un de plus
set-up-less = Un de moins
set-up-empty = Vider le plateau
set-up-begin = Position de départ
set-up-turn = À qui de jouer
set-up-out = { $who } est dehors
set-up-total = En tout, sur le plateau et à côté : { $n }.
set-up-text = La position en texte
set-up-how = Changez les nombres, le plateau suit.
table-mode = Mode table
board-only = Plateau seul, pour projeter
board-leave = Quitter le plateau seul
table-about = Le téléphone est posé entre vous : les mots se tournent vers qui joue.
offer-share = Partager ce qui reste
offer-draw = Proposer la nulle
analyse = Analyser
puzzles = Problèmes à résoudre
resign = Abandonner
sure-resign = Abandonner vraiment ? L’autre gagne.
sure-agree = Êtes-vous tous d’accord pour finir ici ?
sure-agree-computer = L’ordinateur est d’accord. Finir ici ?
keys = Au clavier, sur le plateau : les flèches vont de case en case, Entrée joue, E montre « Et si ? », R lit le plateau, U défait.

## Ouvrir.

paste-here = Collez ici une partie, une position ou un lien
open = Ouvrir
open-file = Choisir un fichier
several-games = Il y a là { $n } parties. Laquelle ouvrir ?
found-game = { $game }, { $n ->
    [0] aucun coup
    [one] { $n } coup
   *[other] { $n } coups
} ({ $result })
nothing-pasted = Il n’y a rien ici.
file-unreadable = Ce fichier ne se laisse pas lire.
too-long = C’est trop long pour une partie : un mégaoctet au plus.

## Les réglages.

language = Langue
theme = Couleurs
theme-system = comme l’appareil
theme-light = claires
theme-dark = sombres
theme-sun = plein soleil
speed = Vitesse
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
sound = Entendre les graines
preview = « Et si ? » en tenant une case

## Les liens.

game-not-kept = Cette partie n’est plus gardée dans ce navigateur. Si quelqu’un vous en a donné le lien, demandez le lien complet : « Copier un lien vers cette partie », dans le menu.
link-cut = Ce lien est coupé : il manque sa fin. Demandez qu’on vous l’envoie de nouveau, en entier.
link-other-rules = Ce lien suit les règles { $found }, et cette page ne connaît que les règles { $known }. Rechargez la page ; si rien ne change, demandez un lien plus récent.
link-problem = Ce lien n’ouvre aucune partie : { $why }.
link-move = Ce lien contient un coup qui ne va pas, le numéro { $n } : { $why }.
