### Les règles du wali. Un paragraphe par clé : {section}-1, {section}-2…

about-1 = Le wali est un jeu des Songhaï, au Mali et au Niger. On trace un damier dans le sable, on ramasse douze bâtonnets et douze cailloux, et l’on s’assoit. A. Prost, qui l’a décrit en 1950, le nomme aussi bolotoudou et le dit « presque une institution nationale ».
about-2 = Le wali a ses champions. Des plans de jeu « que l’on se transmet dans les familles » passent du père au fils, comme une part de l’héritage. Rien n’empêche d’en léguer à ses filles. Le but : manger tous les pions de l’autre.

board-1 = Cinq rangées de six cases. Les colonnes vont de a à f ; les rangées, de 1 à 5, en partant du côté des longs.
board-2 = Un joueur a douze bâtonnets, les longs ; l’autre, douze cailloux, les ronds. Au départ le damier est vide : tous les pions sont en main.

play-1 = Poser. Les longs commencent. Chacun à son tour pose un pion sur la case vide de son choix (c3). Une seule défense : ne jamais réunir trois de ses pions, ou plus, côte à côte dans une rangée ou une colonne. On ne prend rien pendant la pose.
play-2 = Quand plus personne ne peut poser, l’attaque commence. Les longs jouent les premiers, même s’ils viennent de poser.
play-3 = Avancer. Chacun à son tour déplace un de ses pions d’une case, vers le haut, le bas, la gauche ou la droite, sur une case vide (c3c4). Jamais en oblique.

capture-1 = Votre pion s’est déplacé, et le voilà dans une rangée ou une colonne d’exactement trois pions à vous, côte à côte : prenez un pion à l’autre, celui que vous voulez (c3c4xe1). Il faut le prendre.
capture-2 = Vous pouvez choisir un pion qui est lui-même dans un alignement. Deux alignements d’un seul coup ne donnent qu’un pion.
capture-3 = Un alignement qui reste en place ne donne plus rien. Défait puis refait, il donne encore, même au coup suivant et avec le même pion.
capture-4 = Quatre pions côte à côte, ou davantage, sont permis ; ils ne donnent rien.

turn-1 = À la pose, on passe (-) si l’on n’a pas de case permise, ou si l’on n’a plus de pion alors que l’autre pose encore. Les pions qui restent en main quand plus personne ne peut poser sont perdus.
turn-2 = À l’attaque, un joueur sans coup passe.

end-1 = Qui prend le dernier pion de l’autre gagne.
end-2 = La partie est nulle quand la même position (damier, pions en main, trait) se présente pour la troisième fois, ou après cent coups d’attaque de suite sans prise. Les coups de pose n’entrent pas dans ce compte.

readings-1 = Que défend la pose ? Le résumé anglais dit : « Players are not permitted to place more than two of their own pieces in an orthogonal row » (Digital Ludeme Project). Prost est plus précis : « Il est seulement défendu d’en mettre plus de deux à la suite sur une même ligne » (1950). À la suite, donc côte à côte. Deux pions seulement sur toute une rangée ne se pourrait pas : cinq rangées de deux font dix, et il y a douze pions.
readings-2 = Trois, ou trois et plus ? Prost écrit « trois pions ». Nous lisons : exactement trois, sans défendre d’en aligner quatre. Le programme Ludii prend aussi pour quatre (line=three-or-more). Théodore Monod (1939), pour un jeu que les Songhaï nomment aussi wali, défend d’en aligner quatre (line=four-forbidden).
readings-3 = Est-on obligé de prendre ? « Le joueur a le droit de “manger” un pion à son partenaire. » Nous en faisons un devoir ; seul le choix du pion est libre. S’abstenir n’aiderait guère.
readings-4 = Souffler. Prost conseille de « souffler un des trois pions alignés de préférence à tout autre ». C’est un conseil pour bien choisir, non une prise de plus : il faut avoir soi-même fait trois. Il montre aussi qu’un pion aligné n’est pas à l’abri. Avec protected=yes, règle du dara, il l’est tant que son joueur en a d’autres ailleurs.
readings-5 = Quand a-t-on perdu ? « The player who captures all of their opponent’s pieces wins » : quand on n’a plus rien. Avec lose-at=2, on perd dès qu’il ne reste que deux pions, puisqu’on ne peut plus en aligner trois.
readings-6 = Que faire d’un joueur bloqué ? Les sources n’en disent rien ; il passe. Elles ne parlent pas non plus de nulle : la répétition et les coups sans prise sont de nous.

notes-1 = Le cheval. Un alignement défait puis refait prend encore : « Il peut manœuvrer un des pions de l’alignement pour le détruire et ensuite le reformer », écrit Prost. Un pion qui va et vient ainsi prend un coup sur deux ; placé entre deux paires, où chaque pas fait un alignement, il prend à chaque coup. Dans des jeux voisins, on l’appelle un cheval.
notes-2 = La pose décide. On ne prend rien en posant, mais c’est là que se préparent les plans « que l’on se transmet dans les familles » : deux pions ici, deux là, et la case vide entre eux.
notes-3 = Des parents. Le tchipa du nord du Cameroun est le même jeu sous un autre nom. Le dara, ou doki, met à l’abri les pions alignés et défend d’en aligner quatre. Le bolotudu que décrit Béart se joue sur six rangées, et deux pions y suffisent à prendre. Wikipédia nomme wali un jeu où deux pions à soi ne peuvent pas être posés côte à côte.
notes-4 = Qui jouait. « Des chefs, des hommes instruits y jouent volontiers », écrit Prost en 1950, avec l’étonnement d’un visiteur. Il ne dit rien des femmes ; son silence n’est pas une règle.

glossary-1-term = wali
glossary-1-meaning = le nom songhaï du jeu.
glossary-2-term = bolotoudou
glossary-2-meaning = le nom que Prost lui donne aussi, et qui sert plus largement en Afrique de l’Ouest.
glossary-3-term = longs
glossary-3-meaning = les douze bâtonnets, et leur joueur.
glossary-4-term = ronds
glossary-4-meaning = les douze cailloux, et leur joueur.
glossary-5-term = couché
glossary-5-meaning = se dit d’un pion posé sur le damier.
glossary-6-term = manger
glossary-6-meaning = prendre un pion.
glossary-7-term = souffler
glossary-7-meaning = ôter un pion à l’autre, de préférence dans son alignement.

sources-1 = A. Prost, « Jeux et jouets », Présence africaine 8/9, 1950, p. 241-248 ; le wali est aux pages 243-244.
sources-2 = Digital Ludeme Project, DLP.Evidence.2002, qui résume Prost en anglais ; et son programme Ludii, pour line=three-or-more.
sources-3 = Th. Monod, 1939, p. 12-13, d’après le Digital Ludeme Project (DLP.Evidence.761), pour line=four-forbidden.

credits-1 = Merci aux champions songhaï du damier, que le livre ne nomme pas, et à A. Prost, qui s’est assis assez longtemps auprès d’eux pour tout noter. Le Digital Ludeme Project a retrouvé sa page et l’a rendue à tous.
credits-2 = Les textes, les dessins et le programme sont de Semailles. Si vous avez appris ce jeu chez vous, d’un parent ou d’un voisin, votre façon de jouer compte plus que la nôtre : dites-nous où elle diffère.
