### Dzuwa, montré et enseigné : ce que montrent les plateaux, les exercices, la fiche. Les clés sont celles de la bibliothèque learn.

## Boards

board-start = Le départ : 3-2-2 devant chaque joueur, et une tête de quatre. Joueur 1 en bas, 2 à sa droite, 3 en face, 4 à sa gauche.
board-turns = Le joueur 1 joue, puis son voisin de droite, le joueur 2 ; ce sera ensuite au joueur 3.
board-sow = Deux pions partent de a et tombent en b et c. Le dernier tombe dans une case vide : rien n’est pris.
board-clockwise = Dans l’autre sens : les deux pions de b tombent en a, puis chez le joueur 4, dans une case de trois. Le joueur 1 prend les quatre ; a n’en tient qu’un, c’est la barrière.
board-clockwise-refused = Ici b ne peut pas être semé dans l’autre sens : son dernier pion tomberait en a, qui est vide.
board-hand = Les trois cases du joueur 1 sont vides : il sème les six pions de sa main à partir de sa case a. Le dernier fait deux, il les prend.
board-mazay = Une main de trois pions, le mazay : elle remplit les trois cases, et voilà tout.
board-poison = Quatre pions en main, trois cases vides : le poison. Le quatrième pion frappe la tête du joueur 2 et revient en main avec un de ses pions. La tête est cassée.
board-five = Cinq pions en main ne font pas le poison : on ne peut que semer.
board-next-target = Le joueur 2 est hors-jeu : le poison vise alors l’autre adversaire, le joueur 4.
board-no-target = Le joueur 2 joue encore, mais sa tête est épuisée : il n’y a pas de cible.
board-zom = Plus rien en main ni dans les cases, et la tête est cassée : le joueur 1 y prend un pion et le pose en a. C’est tout son tour.
board-chain = Le dernier pion fait deux chez le joueur 3 ; avant lui, chez le joueur 2, il y a trois et six. Le joueur 1 prend ces onze pions. Avant encore, un pion seul : c’est la barrière.
board-barrier = Le dernier pion fait deux : ils sont pris. L’avant-dernier est tombé dans une case vide : il y est seul, et la prise s’arrête là.
board-own-pits = Le joueur 1 sème devant lui et prend dans ses propres cases : toutes comptent. Puis son tour est fini.
board-opening = Le premier coup : a prend ses propres cases b et c et la case a du voisin, dix pions en tout.
board-pass = Rien à jouer, mais la tête est intacte : le joueur 1 passe, et attend.
board-out = Rien à jouer et plus de tête : en passant, le joueur 1 est déclaré hors-jeu.
board-back = Le joueur 3 sème, et son dernier pion repose chez son partenaire, hors-jeu : le joueur 1 revient.
board-not-back = Le pion qui tombe chez le joueur 1 vient d’un adversaire : il reste là, mais ne ramène personne.
board-neutralise = Le joueur 4 tient le poison, et vise le joueur 1. Celui-ci sème jusque chez lui : avec des pions dans ses cases, le joueur 4 ne peut plus frapper.
board-lost = Le joueur 1 prend le dernier pion du joueur 2, avec le sien ; le joueur 4 est hors-jeu. L’équipe 2 et 4 a perdu.
board-quiet = C’est le deux-centième coup calme de suite : on compte. L’équipe 2 et 4 tient plus de pions, elle gagne.

## Tasks

task-opening = Le premier coup
task-opening-ask = C’est le départ. Prenez dix pions.
task-opening-hint = La case la plus pleine va le plus loin.
task-chain = La chaîne
task-chain-ask = Videz trois cases d’une seule prise.
task-chain-hint = Semez jusque chez le joueur 3, en passant par des cases occupées.
task-clockwise = Dans l’autre sens
task-clockwise-ask = Prenez quatre pions au joueur 4, votre voisin de gauche.
task-clockwise-hint = On peut semer de droite à gauche, si le dernier pion ne tombe pas dans une case vide.
task-poison = Le poison
task-poison-ask = Cassez la tête du joueur 2.
task-poison-hint = Quatre pions en main, trois cases vides : vous avez le déré.
task-neutralise = Neutraliser
task-neutralise-ask = Le joueur 4 tient le poison et vise votre tête. Neutralisez-le, même s’il faut renoncer à une belle prise.
task-neutralise-hint = Faites tomber un pion dans ses cases : il devra le jouer d’abord.
task-back = Ramener son partenaire
task-back-ask = Vous êtes le joueur 3. Votre partenaire, le joueur 1, est hors-jeu : ramenez-le.
task-back-hint = Un pion semé par vous doit reposer dans une de ses cases. Comptez quatre pas.
task-finish = Finir
task-finish-ask = Le joueur 4 est hors-jeu, le joueur 2 n’a plus qu’un pion. Gagnez.
task-finish-hint = Prenez ce dernier pion : il est à un pas.

## Sheet

sheet-1 = À quatre, en deux équipes de vis-à-vis. Douze cases en anneau, trois par joueur : a, b, c de sa gauche à sa droite, avec 3, 2 et 2 pions. Au-dessus de a, la tête : quatre pions.
sheet-2 = À votre tour, semez une de vos cases vers la droite, un pion par case, à partir de la suivante. Vers la gauche aussi, si le dernier pion ne tombe pas dans une case vide. On saute les têtes.
sheet-3 = Le dernier pion fait deux ou plus ? Prenez-les en main, puis, en remontant, chaque case du semis qui en tient deux ou plus. Un pion seul arrête la prise.
sheet-4 = Vos trois cases sont vides ? Semez toute votre main, à partir de a. Avec quatre pions tout juste, le poison, vous pouvez frapper la tête du voisin de droite : un pion dans chacune de vos cases, le quatrième revient avec un pion de la tête.
sheet-5 = Plus rien à semer : passez, si votre tête est intacte. Cassée, prenez-y un pion et posez-le en a. Épuisée, vous êtes hors-jeu, jusqu’à ce que votre partenaire sème chez vous.
sheet-6 = Une équipe perd quand ses deux membres n’ont plus rien ou sont hors-jeu.
