### Les pages des jeux : ce qui entoure les règles, les plateaux et les exercices.

## The pages

site = Semailles
all-games = Les jeux
games-title = Cinq jeux à découvrir
games-about = Cinq jeux de plateau africains, racontés, montrés sur le plateau et enseignés pas à pas. Chaque règle dit de quelle phrase elle vient.
page-title = { $name } · Semailles
page-about = { $name }, jeu des { $people } ({ $place }) : règles, plateaux, exercices, sources.
skip = Aller au contenu
navigation = Pages
other-language = In English
play = Jouer à { $name }
to-page = Ouvrir
print-sheet = La fiche à imprimer
contents = Sur cette page
of-people = Jeu des { $people } · { $place } · { $players }
map = Carte de l’Afrique ; un point marque où l’on joue à { $name } : { $place }.
permalink = Adresse de ce passage ({ $id })

## Boards

strip = { $title } Pas à pas, { $n } images.
try = Essayer sur ce plateau
back-to-pictures = Revoir les images
step-start = Au départ. { $turn }
step-moves = Au départ. { $turn } Le coup : { $mv }.
refused = { $mv } est refusé : { $why }.
seen-row = { $who } : { $list }.
seen-store = prises { $n }
seen-hand = main { $n }
seen-head = tête { $n }
seen-out = hors-jeu
seen-nothing = rien

## Readings

options-title = Règles de table
options-about = Là où une source se tait, ou peut se lire de plusieurs façons, chaque table choisit. Voici chaque choix : la phrase et son auteur, les autres lectures, et ce qu’elles changent.
option-source = Qui le dit
option-values = Les lectures
option-default = par défaut
option-play = Jouer ainsi : { $value }
option-range = Un nombre de { $min } à { $max }. Par défaut : { $usual }.
option-never = 0 : { $never }.
option-shown = La même position, selon la lecture :

## Tasks

tasks-title = Une première partie guidée
tasks-about = De petits exercices, dans l’ordre. Chacun est une position et un but ; toute suite de coups qui atteint le but est bonne. Cherchez d’abord, puis ouvrez l’indice, et enfin une solution.
tasks-start = Faire les exercices dans la page
tasks-class = Préparer une leçon pour une classe
task-number = { $n }. { $title }
within = { $n ->
    [one] En un coup.
   *[other] En { $n } coups au plus.
}
hint = Un indice
solution = Une solution
then-play = Et maintenant, une première partie : l’ordinateur joue doucement au niveau 1, et « Conseil » vous aide.

## Cite

cite-title = Citer, corriger
cite-about = Chaque règle, chaque lecture, chaque plateau et chaque exercice a une adresse qui ne changera pas : le signe ¶ la donne.
cite-this = Semailles, « { $name } », règles version { $version }, { $address }
cite-position = Pour citer une position, donnez le jeu avec ses options et la position en texte, par exemple :
correct-about = Une erreur, un mot qui manque, une autre façon de jouer ? Ces liens préparent un message dans votre courrier ; rien ne part sans vous.
correct-rule = Proposer une correction
correct-term = Donner un mot du jeu
correct-voice = Envoyer un mot enregistré
mail-rule = { $name } (règles version { $version }) : correction
mail-term = { $name } : un mot du jeu
mail-voice = { $name } : un mot enregistré
mail-rule-body =
    Adresse du passage (le signe ¶) :
    Ce qui est écrit :
    Ce qu’il faudrait écrire :
    D’où vous le savez (famille, village, livre, page) :
    Voulez-vous être nommé, et comment :
mail-term-body =
    Le mot, comme on l’écrit :
    Sa langue, et où on le dit :
    Ce qu’il veut dire dans le jeu :
    Voulez-vous être nommé, et comment :
mail-voice-body =
    Joignez l’enregistrement à ce message.
    Le mot, comme on l’écrit :
    Sa langue, et où on le dit :
    Qui le dit, avec son accord pour que nous le fassions entendre :

## Sheet

sheet-title = { $name } : la fiche
sheet-draw = Le plateau, à tracer dans le sable ou sur du papier
sheet-rules = La règle en bref
sheet-need = Il vous faut
sheet-more = Toutes les règles, les sources et des exercices :
sheet-qr = Code à photographier qui ouvre { $address }
sheet-back = Retour à la page du jeu
sheet-how = Imprimez cette page : elle tient sur une feuille A4.
need-anywoli = 96 graines, pierres ou noyaux ; vingt-quatre creux et deux magasins.
need-djenon-abe = 48 graines, pierres ou noyaux ; douze creux.
need-dzuwa = 44 pions, pierres ou graines ; douze creux en anneau et quatre places pour les têtes.
need-en-dodoi = 48 graines, pierres ou noyaux ; douze creux.
need-wali = Douze bâtonnets, douze cailloux et un peu de sable.
sheet-foot = { $source } · Semailles, règles version { $version }
