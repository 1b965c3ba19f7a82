### Les règles d’En Dodoi. Un paragraphe par clé : {section}-1, {section}-2…

about-1 = En Dodoi (au pluriel, En Dodo) est un jeu des Maasaï loitha et kisonga, au nord de la Tanzanie. On y joue sur une planche de bois sculpté, longue d’environ soixante centimètres, avec les graines rondes et lisses de Caesalpinia bonduc.
about-2 = Les descriptions anciennes en font un jeu de garçons et de jeunes bergers ; les guerriers lui préféraient le grand En Gehé, et les femmes, disent-elles, n’y jouaient pas. Ici, tout le monde est bienvenu. La première description imprimée est celle de Moritz Merker, officier de l’armée coloniale allemande, en 1904.

board-1 = Deux rangées, ol mátua, de six à dix cases chacune ; six par défaut. Chaque case, en gurtóto, tient quatre graines, es soido. Cela fait de 48 à 80 graines. Il n’y a pas de magasin sur le plateau : ce qu’on prend se met de côté.
board-2 = Chacun possède la rangée devant lui. Les cases de Sud sont A, B, C…, de sa gauche à sa droite ; celles de Nord, a, b, c…, de sa gauche à lui.

play-1 = À votre tour, prenez toutes les graines d’une de vos cases et semez-les une à une dans le sens inverse des aiguilles d’une montre. La case de départ n’est pas sautée si le semis y revient.
play-2 = Si la dernière graine tombe dans une case occupée, chez vous ou chez l’autre, prenez tout ce que tient cette case et semez plus loin à partir de là. C’est un relais, et un nouveau tour de semis.
play-3 = Si elle tombe dans une case vide, le coup finit.

capture-1 = La case vide où finit votre coup est dans votre rangée, et celle d’en face tient des graines : vous prenez ces graines, et avec elles la graine qui vient de tomber.
capture-2 = Si la case d’en face est vide, vous ne prenez rien et votre graine reste où elle est. Une case vide de la rangée adverse ne donne rien non plus.

turn-1 = On ne passe jamais, et rien n’oblige à nourrir l’adversaire.
turn-2 = Semis sans fin. Certains coups ne s’arrêteraient jamais : environ quatre sur dix mille, quand on joue au hasard. Un coup qui demanderait un 5001e tour de semis ne peut pas être choisi, et le programme montre pourquoi.

end-1 = La partie finit quand le joueur au trait n’a pas de coup permis : sa rangée est vide, ou tous ses coups sont sans fin. Toutes les graines qui restent vont à celui qui a joué le dernier coup ; dans une position composée, à l’adversaire du joueur au trait.
end-2 = Qui a le plus de graines gagne ; à égalité, la partie est nulle.
end-3 = La partie s’arrête aussi quand la même position, avec le même joueur au trait, se présente pour la troisième fois, ou après cent coups de suite sans prise. Les graines qui restent sont alors partagées à parts égales ; une graine impaire ne compte pour personne.
end-4 = On joue d’ordinaire partie sur partie, jusqu’à un nombre de victoires convenu. On les compte avec de fines épingles d’ivoire, ol alai, au pluriel el ala.

readings-1 = La graine qui finit le coup est-elle prise quand il n’y a rien en face ? « La graine qui a déclenché la capture est également prise » : sans capture, rien n’est déclenché, et la graine reste. W. D. Troyka l’écrit ainsi pour Cross-Endodoi (2002). Wikipédia peut se lire autrement ; c’est trigger=always.
readings-2 = À qui vont les graines restantes ? La source avertit : « Merker n’a pas documenté explicitement la résolution de la fin de partie, mais cela correspond aux conventions maasaï habituelles du mancala, telles qu’on les trouve dans Enkeshui. » Nous la suivons.
readings-3 = Quelle longueur ? « 6–10 ». Nous prenons six, la plus courte que nomme la source ; pits choisit les autres. Le nombre de graines est de quatre ; d’autres descriptions vont de trois à six, et seeds les donne.
readings-4 = Un long tour de semis repasse par la case de départ. La source n’en dit rien ; on y sème comme ailleurs. Avec origin=skipped on la saute, comme à l’ayoayo.
readings-5 = Cross-Endodoi. La source dit que cette variante moderne « adapte la mécanique de capture aux interactions entre les rangées ». La page de la variante dit autre chose : seul le sens change. Une poignée impaire se sème dans le sens des aiguilles d’une montre, une poignée paire dans l’autre, et l’on en juge à chaque tour de semis. W. D. Troyka l’a imaginée en 2002 ; c’est direction=parity.
readings-6 = Semis sans fin et répétition : aucune source n’en parle. Avec endless=stop, le semis s’arrête après 5000 tours, ne prend rien, et le tour finit. Avec endless=void, choisir un tel coup annule la partie.
readings-7 = Qui commence ? La source n’en dit rien. Ici c’est Sud : tirez au sort qui le sera.

notes-1 = Une case vide est une menace. On prend ce qui dort en face d’une case vide à soi : une case pleine devant un creux de l’autre est donc en danger, et un creux bien placé vaut une armée. Savoir où tombera la dernière graine, relais compris, est tout l’art du jeu.
notes-2 = Des parents. L’ayoayo, le j’odu et le dabuda prennent eux aussi la case d’en face ; l’ayoayo y ajoute le devoir de nourrir. En Gehé, que les guerriers préféraient, se joue avec la même prise sur deux rangées de quarante à cinquante cases, par équipes.
notes-3 = Qui jouait. Nos sources ont été écrites par des hommes, et de loin. Elles disent ce que les femmes ne faisaient pas sans jamais en citer une ; nous rapportons la phrase, et non une loi.

glossary-1-term = En Dodoi, pl. En Dodo
glossary-1-meaning = le jeu.
glossary-2-term = en gurtóto, pl. ’n gurtót
glossary-2-meaning = une case.
glossary-3-term = ol mátua, pl. el mátuan
glossary-3-meaning = une rangée.
glossary-4-term = os soid, pl. es soido
glossary-4-meaning = une graine.
glossary-5-term = ol alai, pl. el ala
glossary-5-meaning = une épingle d’ivoire qui compte une victoire.
glossary-6-term = En Gehé
glossary-6-meaning = le jeu des guerriers, sur un plateau bien plus grand.
glossary-7-term = moran
glossary-7-meaning = un guerrier initié.
glossary-8-term = relais
glossary-8-meaning = reprendre toute la case où l’on vient de finir, et semer plus loin.

sources-1 = M. Merker, Die Masai, Berlin, Reimer, 1904.
sources-2 = Mancala World, « En Dodoi », que nos règles suivent phrase à phrase ; « Cross-Endodoi », d’après William Daniel Troyka, 2002.
sources-3 = L. Russ, Mancala Games, 1984, p. 28 (Endodoi).

credits-1 = Ce jeu nous vient de joueurs maasaï dont les livres n’ont pas gardé les noms. Moritz Merker l’a imprimé le premier ; il était officier d’une armée d’occupation, et ce qu’il écrit des Maasaï est à lire comme tel. William Daniel Troyka a imaginé Cross-Endodoi. Mancala World a réuni leurs descriptions.
credits-2 = Les textes, les dessins et le programme sont de Semailles. Si vous avez appris ce jeu chez vous, d’un parent ou d’un voisin, votre façon de jouer compte plus que la nôtre : dites-nous où elle diffère.
