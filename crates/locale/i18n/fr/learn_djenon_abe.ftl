### Djenon-abe, montré et enseigné : ce que montrent les plateaux, les exercices, la fiche. Les clés sont celles de la bibliothèque learn.

## Boards

board-sow = Les deux graines de D tombent en E et en F. F était vide : le coup finit sans rien prendre.
board-around = Douze graines font tout le tour ; la dernière tombe dans la case de départ, vide désormais.
board-two = La dernière graine fait deux : le coup s’arrête et Sud les prend.
board-relay = La graine de B fait trois en C : Sud les reprend toutes et sème plus loin.
board-relay-four = La graine de B fait six en C : encore un relais. La dernière des six fait quatre chez Nord, et Sud les prend.
board-chain = La dernière graine fait quatre en c. Les deux cases d’avant en tiennent deux : prises aussi. La suivante en tient trois, et la chaîne s’arrête.
board-home = La chaîne remonte de b en a, puis passe chez Sud, en F : ses deux graines sont prises comme les autres.
board-feed = Nord n’a plus rien. Jouer A le laisserait affamé : c’est défendu. F passe chez lui et le nourrit.
board-starved = La prise a vidé la rangée de Nord. Nord passe, car Sud peut encore le nourrir ; et Sud doit le faire.
board-one-each = Après la prise de Nord, il ne reste qu’une graine de chaque côté : la partie finit, et chacun garde la sienne.
board-gift = Nord n’a plus rien et Sud ne peut pas le nourrir : la partie finit. Des deux graines qui lui restent, Sud en donne une à Nord.
board-quiet = C’est le centième coup de suite sans prise : la partie s’arrête, et les huit graines sont partagées, sans don.

## Tasks

task-sow = Semer
task-sow-ask = Jouez pour Sud. Finissez votre coup en F.
task-sow-hint = Il faut deux pas pour aller de D en F.
task-two = Faire deux
task-two-ask = Prenez deux graines.
task-two-hint = Cherchez une case qui n’en tient qu’une, et tombez-y avec votre dernière graine.
task-relay = Relayer
task-relay-ask = Faites un relais.
task-relay-hint = Deux et une font trois, et trois relaient.
task-four = Relayer pour prendre
task-four-ask = Relayez, puis prenez quatre graines.
task-four-hint = La case de cinq n’a besoin que d’une graine de plus pour partir.
task-chain = La chaîne
task-chain-ask = Videz trois cases d’une seule prise.
task-chain-hint = Semez de façon à laisser des paires derrière vous, et finissez sur la case de trois.
task-home = Jusque chez soi
task-home-ask = Prenez huit graines.
task-home-hint = La chaîne traverse aussi votre rangée.
task-feed = Nourrir
task-feed-ask = Nord n’a plus de graines. Nourrissez-le.
task-feed-hint = A ne sort pas de chez vous.
task-finish = Finir
task-finish-ask = Vous êtes à égalité, vingt partout. Gagnez tout de suite, don compris.
task-finish-hint = Prenez tout ce qu’a Nord, de façon à ne plus pouvoir le nourrir.

## Sheet

sheet-1 = À deux. Chacun a devant lui une rangée de six cases, quatre graines dans chacune.
sheet-2 = À votre tour, prenez toutes les graines d’une de vos cases et semez-les une à une dans le sens inverse des aiguilles d’une montre.
sheet-3 = Comptez la case où tombe la dernière graine, avec elle. Un : le coup finit. Trois, cinq ou plus : reprenez tout et semez plus loin.
sheet-4 = Deux ou quatre : prenez-les, puis, en remontant, chaque case d’avant qui tient exactement deux ou quatre graines, chez l’un comme chez l’autre, jusqu’à la première qui n’en est pas.
sheet-5 = Si l’autre n’a plus de graines, nourrissez-le dès que vous le pouvez.
sheet-6 = La partie finit quand on ne peut plus nourrir l’autre, ou quand il reste une graine de chaque côté. Celui qui seul en a encore en donne une ; chacun garde le reste de sa rangée. Qui en a le plus gagne.
