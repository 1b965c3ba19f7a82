### Anywoli, montré et enseigné : ce que montrent les plateaux, les exercices, la fiche. Les clés sont celles de la bibliothèque learn.

## Boards

board-sow = Les trois graines de A tombent en B, C et D. D était vide : le coup finit.
board-relay = La graine de A tombe en B, qui en tient une : Sud reprend les deux et sème plus loin.
board-mine = En passant, Sud fait quatre en B, chez lui : les quatre vont à son magasin, et le semis continue.
board-theirs = En passant, Sud fait quatre en a, chez Nord : les quatre vont à Nord, bien que Sud joue.
board-last = La dernière graine fait quatre en a, chez Nord : cette fois les quatre sont à Sud, qui rejoue.
board-both = Un seul coup fait quatre trois fois : en L pour Sud, en a pour Nord, et, avec la dernière graine, en c pour Sud, qui rejoue.
board-standing = B tient quatre graines depuis longtemps : elles ne sont à personne. La graine de A en fait cinq, et c’est un relais.
board-pass = Nord n’a plus de graines : il passe, et Sud rejoue.
board-again-empty = Sud a pris quatre avec sa dernière graine et doit rejouer ; mais sa rangée est vide. Il passe.
board-hand-counts = Il ne reste presque rien sur le plateau, mais Sud tient encore cinq graines en main : la partie continue.
board-last-four = Sud prend l’avant-dernier groupe de quatre : les quatre dernières graines sont aussi à lui.
board-last-four-owner = En passant, Sud fait quatre chez Nord. Il ne reste que quatre graines, dont une en main : elles vont à Nord, qui a reçu le groupe d’avant.
board-quiet = C’est le deux-centième coup de suite sans prise : la partie s’arrête, et les huit graines sont partagées.

## Tasks

task-sow = Semer
task-sow-ask = Jouez pour Sud. Finissez votre coup en D.
task-sow-hint = Trois pas mènent de A en D.
task-relay = Relayer
task-relay-ask = Faites un relais.
task-relay-hint = Tombez sur une case occupée.
task-mine = Naître en chemin
task-mine-ask = Faites naître quatre graines chez vous, en passant.
task-mine-hint = Il manque une graine à B.
task-nothing-for-north = Ne rien donner
task-nothing-for-north-ask = Jouez sans rien donner à Nord.
task-nothing-for-north-hint = Passer sur une case de trois chez Nord, c’est lui en donner quatre.
task-again = Rejouer
task-again-ask = Prenez quatre avec votre dernière graine, et rejouez.
task-again-hint = La case de trois est à deux pas de D.
task-across = Prendre chez l’autre
task-across-ask = Prenez quatre graines chez Nord, et rejouez.
task-across-hint = Une seule graine suffit, si c’est la dernière.
task-twelve = Trois fois quatre
task-twelve-ask = Prenez huit graines d’un seul coup, même si Nord en reçoit quatre.
task-twelve-hint = Semez à travers les deux rangées, et finissez sur une case de trois.
task-finish = Deux coups d’affilée
task-finish-ask = Nord mène, 44 à 40, et n’a plus de graines devant lui. Gagnez en deux coups d’un même tour.
task-finish-hint = La première prise se fait en J ; elle prépare la seconde, en G.

## Sheet

sheet-1 = À deux. Chacun a devant lui une rangée de douze cases, quatre graines dans chacune, et un magasin pour ses prises, où l’on ne sème jamais.
sheet-2 = À votre tour, prenez toutes les graines d’une de vos cases et semez-les une à une dans le sens inverse des aiguilles d’une montre.
sheet-3 = Après chaque graine, regardez sa case. Elle tient juste quatre, et il vous reste des graines en main ? Les quatre vont au magasin du propriétaire de la case ; continuez.
sheet-4 = C’était la dernière ? Les quatre sont à vous, et vous rejouez.
sheet-5 = La dernière graine tombe dans une case vide : le coup finit. Dans une autre : reprenez tout et semez plus loin.
sheet-6 = Quand il ne reste que quatre graines, elles vont à celui qui a reçu les quatre d’avant. Qui en a le plus gagne.
