### En Dodoi, montré et enseigné : ce que montrent les plateaux, les exercices, la fiche. Les clés sont celles de la bibliothèque learn.

## Boards

board-sow = Sud sème les trois graines de C en D, E et F. La dernière tombe dans une case vide : le coup finit.
board-around = Douze graines font tout le tour. La dernière tombe dans la case d’où elles sont parties, vide désormais ; Sud y prend la graine d’en face.
board-relay = La graine de B tombe en C, qui en tient une : Sud reprend les deux et sème plus loin, jusqu’à une case vide.
board-relay-across = La graine de F tombe chez Nord, dans une case pleine. Sud reprend ses sept graines, fait le tour, et finit chez lui devant une graine de Nord.
board-stop = La dernière graine tombe dans une case vide de Nord : le coup finit, et rien n’est pris.
board-cross = La graine de A tombe en B, vide. En face dorment cinq graines : Sud les prend, avec la sienne.
board-nothing-opposite = Le même coup, mais il n’y a rien en face : Sud ne prend rien, et sa graine reste.
board-no-feeding = Nord n’a plus de graines. Sud joue ce qu’il veut ; Nord ne peut pas jouer, et la partie finit.
board-endless = Ici F ne peut pas être joué : ses relais reviendraient au même point tous les 66 tours de semis, sans fin.
board-end = Sud prend les trois graines de Nord et la sienne. Nord ne peut plus jouer : les deux dernières graines vont à Sud, qui a joué le dernier.
board-quiet = C’est le centième coup de suite sans prise : la partie s’arrête, et les huit graines sont partagées.

## Tasks

task-sow = Semer
task-sow-ask = Jouez pour Sud. Finissez votre coup en F, votre dernière case.
task-sow-hint = Comptez : de D, deux pas mènent en F ; mais combien de graines y a-t-il en D ?
task-relay = Relayer
task-relay-ask = Faites un relais, et finissez en E.
task-relay-hint = Il faut tomber sur une case qui n’est pas vide.
task-capture = Prendre
task-capture-ask = Prenez cinq graines ou plus d’un seul coup.
task-capture-hint = Cherchez la case la plus pleine chez Nord, et la case vide qui lui fait face.
task-relay-capture = Relayer pour prendre
task-relay-capture-ask = Prenez quatre graines au bout d’un relais.
task-relay-capture-hint = Une graine suffit à en réveiller une autre.
task-there-and-back = Aller et retour
task-there-and-back-ask = Relayez chez Nord, revenez chez vous et prenez.
task-there-and-back-hint = Sept graines, prises chez Nord en a, vous ramènent chez vous.
task-opening = Le premier coup
task-opening-ask = C’est le départ. Trouvez un premier coup qui prend sept graines.
task-opening-hint = Trois de vos six cases y parviennent, et aucune n’est à un bout.
task-finish = Finir
task-finish-ask = Vous êtes à égalité, vingt partout. Gagnez tout de suite.
task-finish-hint = Si Nord ne peut plus jouer, tout ce qui reste est à vous.

## Sheet

sheet-1 = À deux. Chacun a devant lui une rangée de six cases, quatre graines dans chacune.
sheet-2 = À votre tour, prenez toutes les graines d’une de vos cases et semez-les une à une vers la droite, puis chez l’autre, en tournant dans le sens inverse des aiguilles d’une montre.
sheet-3 = La dernière graine tombe dans une case occupée ? Reprenez tout ce qu’elle tient et semez plus loin.
sheet-4 = Elle tombe dans une case vide ? Le coup finit. Si la case est à vous et que celle d’en face tient des graines, prenez-les, et votre dernière graine avec elles.
sheet-5 = Qui ne peut plus jouer à son tour met fin à la partie. Les graines qui restent vont à celui qui a joué le dernier.
sheet-6 = Qui a le plus de graines gagne.
