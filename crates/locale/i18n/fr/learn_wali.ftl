### Wali, montré et enseigné : ce que montrent les plateaux, les exercices, la fiche. Les clés sont celles de la bibliothèque learn.

## Boards

board-place = Les longs ne peuvent pas poser en c5 : cela ferait trois côte à côte. En d5, avec une case vide entre eux, ils peuvent.
board-gap = Combler le trou en b5 ferait trois aussi : c’est défendu. Les longs posent ailleurs, en c3.
board-attack = Les ronds posent leur dernier pion. Plus personne n’en a en main : l’attaque commence, et les longs jouent.
board-step = Un pas, vers la gauche. Un pas en oblique est défendu.
board-three = Le pion monte de c4 en c5 et fait trois avec a5 et b5 : les longs prennent un caillou, celui qu’ils veulent.
board-huff = Les ronds ont trois pions alignés en b2, c2, d2. Les longs en soufflent un : rien ne les protège.
board-two-lines = Le pion fait trois dans la rangée et trois dans la colonne : il ne prend pourtant qu’un caillou.
board-standing = L’alignement a5, b5, c5 reste en place pendant que les longs jouent ailleurs : il ne donne plus rien.
board-again = Le pion descend, remonte, et l’alignement refait prend de nouveau.
board-four = Le pion fait quatre côte à côte : c’est permis, mais cela ne donne rien.
board-stuck = Les longs ont encore un pion, mais chaque case vide ferait trois : ils passent.
board-blocked = Le seul bâtonnet est enfermé : les longs passent.
board-finish = Les longs prennent le dernier caillou : ils gagnent.
board-quiet = C’est le centième coup d’attaque de suite sans prise : la partie est nulle.

## Tasks

task-line = Aligner trois
task-line-ask = Jouez pour les longs. Faites trois dans une rangée, et prenez un caillou.
task-line-hint = Deux bâtonnets attendent en haut, à gauche.
task-column = En colonne
task-column-ask = Faites trois dans une colonne, et prenez.
task-column-hint = La colonne a est presque prête.
task-huff = Bien choisir
task-huff-ask = Prenez un caillou de façon que les ronds ne puissent rien prendre au coup suivant.
task-huff-hint = Trois cailloux se préparent à l’alignement ; le quatrième est loin.
task-not-four = Trois, pas quatre
task-not-four-ask = Prenez un caillou. Attention : quatre côte à côte ne donnent rien.
task-not-four-hint = Faites glisser un pion le long de la rangée du haut.
task-again = Défaire et refaire
task-again-ask = Vous avez déjà trois pions alignés. Prenez un caillou en deux coups.
task-again-hint = Sortez un pion de l’alignement, puis ramenez-le.
task-twice = Deux fois
task-twice-ask = Prenez deux cailloux en trois coups.
task-twice-hint = Alignez, défaites, refaites : c’est le cheval.
task-finish = Finir
task-finish-ask = Prenez le dernier caillou.
task-finish-hint = Un seul pas suffit.

## Sheet

sheet-1 = À deux. Tracez cinq rangées de six cases. L’un a douze bâtonnets, les longs ; l’autre douze cailloux, les ronds. Les longs commencent.
sheet-2 = Poser. Chacun à son tour pose un pion où il veut, mais jamais trois des siens côte à côte en rangée ou en colonne.
sheet-3 = Avancer. Quand tout est posé, chacun à son tour déplace un pion d’une case, jamais en oblique.
sheet-4 = Prendre. Le pion déplacé se trouve dans un alignement de trois exactement ? Prenez un pion à l’autre, celui que vous voulez.
sheet-5 = Un alignement défait puis refait prend de nouveau. Quatre côte à côte ne prennent rien.
sheet-6 = Qui prend le dernier pion de l’autre gagne.
