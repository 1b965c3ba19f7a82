### Les règles d’anywoli. Un paragraphe par clé : {section}-1, {section}-2…

about-1 = Anywoli veut dire « donner naissance ». C’est un jeu des Anuak, pêcheurs de rivière, cultivateurs et chasseurs de Gambela, à l’ouest de l’Éthiopie, et d’Akobo, de Pochalla et de Jokau, au Soudan du Sud. L’historien Richard Pankhurst l’a fait connaître aux chercheurs en 1971.
about-2 = Chaque fois que quatre graines se rencontrent dans une case, elles naissent pour quelqu’un. Le but est d’en recueillir plus que l’autre.

about-3 = Les Anuak sont environ 78 000, dit la même source. Leur pays suit les rivières, de part et d’autre d’une frontière que le jeu ne connaît pas.

board-1 = Deux rangées de douze cases, les udi (« maisons » ; une seule se dit oto). Chacune tient quatre graines, les nyibaré, « enfants du jeu de plateau ». Cela en fait 96. Un magasin à chaque bout garde les prises ; on n’y sème jamais.
board-2 = Chacun possède la rangée devant lui. Les cases de Sud sont A à L, de sa gauche à sa droite ; celles de Nord, a à l, de sa gauche à lui.

play-1 = À votre tour, prenez toutes les graines d’une de vos cases et semez-les une à une dans le sens inverse des aiguilles d’une montre. La case de départ n’est pas sautée si le semis y revient.
play-2 = Quand la dernière graine tombe dans une case vide, le coup finit. Quand elle tombe dans une case occupée sans y faire quatre, prenez tout ce que tient cette case et semez plus loin à partir de là. C’est un relais, et un nouveau tour de semis.

capture-1 = Après chaque graine semée, regardez sa case : en tient-elle maintenant exactement quatre ?
capture-2 = Si ce n’était pas la dernière graine de la poignée, les quatre vont aussitôt au magasin du joueur à qui est la case. Le semis continue.
capture-3 = Si c’était la dernière, les quatre sont à vous, où que soit la case. Le coup finit, et vous rejouez.
capture-4 = Quatre graines qui dorment dans une case sans qu’on vienne de les y réunir, comme au départ, ne sont pas prises.

turn-1 = Qui peut jouer doit jouer. Qui n’a pas de coup permis, parce que sa rangée est vide ou que tous ses coups sont sans fin, passe (-).
turn-2 = Rejouer est un devoir, non un choix. Si votre rangée est vide à ce moment-là, vous passez.
turn-3 = Semis sans fin. Un coup qui demanderait un 5001e tour de semis est interdit. Nous n’en avons jamais vu dans ce jeu.

end-1 = La partie finit quand toutes les graines sont prises, ou dès qu’il n’en reste que quatre ou moins, en comptant les cases et la poignée qu’on est en train de semer. On le regarde après chaque prise, même au milieu d’un semis.
end-2 = Les quatre dernières vont à celui qui vient de recevoir le groupe d’avant. (Une position composée qui commence avec quatre graines ou moins est finie ; on les partage à parts égales.)
end-3 = Qui a le plus de graines gagne. À 48 partout, la partie est nulle.
end-4 = La partie s’arrête aussi quand la même position, avec le même joueur au trait, se présente pour la troisième fois, ou après 200 coups de suite sans prise. Les graines qui restent sont alors partagées à parts égales ; une graine impaire ne compte pour personne.
end-5 = Vers la fin, huit ou douze graines peuvent errer longtemps sans se rencontrer. Rien n’empêche les joueurs de s’entendre pour les partager.

readings-1 = À qui vont les quatre dernières ? Il y a trois usages. Pankhurst, d’après ses informateurs, décrit un tirage au sort. Ralf Gering a relevé deux conventions dans des jeux parents : les donner à qui a pris « le groupe de quatre avant-dernier », ou à qui a fait « la première capture de graine finale de la partie ». La source applique la première des deux, nous aussi. L’option last-four offre les deux autres : first-final (si personne n’a fait de telle prise, c’est le groupe d’avant qui décide) et lot, où le sort a son propre coup.
readings-2 = Rejoue-t-on ? « Après avoir obtenu une capture avec la dernière graine, le joueur en cours a droit à un coup supplémentaire immédiat. » Des descriptions plus anciennes disent au contraire que cette prise finit le tour : c’est extra-move=off.
readings-3 = Est-ce un droit ou un devoir ? La source parle d’un droit, mais dit ailleurs qu’un joueur « est tenu de jouer s’il dispose de coups légaux ». Nous en faisons un devoir.
readings-4 = Peut-on prendre quatre graines que personne n’a touchées ? La source dit « si, à un moment quelconque du semis, une case accumule exactement quatre graines » : il faut que le quatre se forme. Sinon tout serait pris au premier instant.
readings-5 = Pourquoi compter la poignée ? La source dit « dès qu’il ne reste que quatre graines sur le plateau ». Les graines en l’air y sont encore : elles vont y retomber.
readings-6 = Un problème de Pankhurst. La source en mentionne un, une fin de partie que Sud gagne par force. Sa position n’est pas dans nos sources ; nous n’en montrons donc aucune sous son nom.
readings-7 = Qui commence, les semis sans fin, la répétition, les coups sans prise : la source n’en dit rien. Ici Sud commence ; tirez au sort qui le sera. Les 200 coups laissent le temps de la plus longue fin gagnée à huit graines, qui en demande 113 avant sa prochaine prise.
readings-8 = Les options pits et seeds ouvrent la porte à deux jeux des Nuer : le yit nuri a sept cases par rangée, le yit jani treize, avec deux graines par case.

notes-1 = Pour qui naissent-elles ? En chemin, le quatre est au propriétaire de la case ; avec la dernière graine, il est à vous. Une case de trois chez l’autre est donc une promesse pour qui y finit, et un cadeau pour qui ne fait qu’y passer.
notes-2 = « Ma vache a mis bas. » Chez les Nuer, voisins des Anuak, les graines du yit nuri sont des vaches, et c’est ce qu’on dit en prenant quatre : ciyanda deth. L’image est la même que dans le nom d’anywoli (R. Pankhurst, 1971).
notes-3 = Une grande famille. Le ba-awa du Ghana et l’obridjie du Nigeria suivent presque les mêmes règles sur deux fois six cases ; le yit nuri et le yit jani des Nuer, sur sept et sur treize. Avec ses deux fois douze cases et ses 96 graines, anywoli compte parmi les plus grands.

glossary-1-term = anywoli
glossary-1-meaning = « accouchement », « donner naissance » : le jeu.
glossary-2-term = oto, pl. udi
glossary-2-meaning = une case, « maison ».
glossary-3-term = nyibaré
glossary-3-meaning = les graines, « enfants du jeu de plateau ».
glossary-4-term = magasin
glossary-4-meaning = le creux, à chaque bout du plateau, où l’on garde ses prises.
glossary-5-term = relais
glossary-5-meaning = reprendre toute la case où l’on vient de finir, et semer plus loin.

sources-1 = Richard Pankhurst, « Gabata and Related Board Games of Ethiopia and the Horn of Africa », Ethiopia Observer 14 (3), 1971, p. 154-206.
sources-2 = Mancala World, « Anywoli », que nos règles suivent phrase à phrase ; les deux conventions pour les quatre dernières graines y sont relevées par Ralf Gering.

credits-1 = Merci aux joueurs anuak de Gambela et d’Akobo, que les pages ne nomment pas, et à Richard Pankhurst, historien de l’Éthiopie, qui a pris leur jeu au sérieux jusque dans ses problèmes de fin de partie. Ralf Gering a relevé les conventions des jeux parents. Mancala World garde le tout.
credits-2 = Les textes, les dessins et le programme sont de Semailles. Si vous avez appris ce jeu chez vous, d’un parent ou d’un voisin, votre façon de jouer compte plus que la nôtre : dites-nous où elle diffère.
