### Les règles du dzuwa. Un paragraphe par clé : {section}-1, {section}-2…

about-1 = Le dzuwa est un jeu des Mafa, au nord du Cameroun. Quatre joueurs s’assoient autour d’un anneau de douze cases. Ceux qui se font face jouent ensemble : 1 et 3 contre 2 et 4.
about-2 = Goulime Michel, qui a mis ces règles par écrit, en dit le but en une phrase : « amasser le plus de pions, sinon tous, et d’en déposséder son adversaire ». Le mot dzuwa désigne le jeu ; il désigne aussi les pions.

board-1 = Douze cases, les gáy, forment un anneau. Chaque joueur est assis au-dehors et en possède trois. De sa gauche à sa droite, ce sont a, b et c. Aller de gauche à droite, c’est tourner dans le sens inverse des aiguilles d’une montre : après votre case c vient la case a de votre voisin de droite.
board-2 = Au départ, chacun a trois pions en a, deux en b, deux en c. Au-dessus de sa case a repose un paquet de quatre pions, la tête, ou géɗ. Cela fait 44 pions. Leur couleur ne joue aucun rôle.
board-3 = Chaque joueur a aussi une main, vide au départ. Elle reçoit ce qu’il prend, et il la sèmera plus tard.

play-1 = On joue dans le sens inverse des aiguilles d’une montre : 1, 2, 3, 4. Le premier est tiré au sort, ou se propose.
play-2 = Semer une case (a, b, c). Prenez tous les pions d’une de vos cases et semez-les un à un dans le sens inverse des aiguilles d’une montre, à partir de la case suivante. C’est toujours permis. Les têtes ne sont pas des cases : on passe sans rien y laisser. La case de départ, elle, n’est pas sautée si le semis y revient.
play-3 = Semer dans l’autre sens (a<, b<, c<). On peut aussi semer dans le sens des aiguilles d’une montre, mais seulement si la case qui recevra le dernier pion n’est pas vide au moment où il tombe. Les pions du même semis déjà tombés là comptent.
play-4 = Semer la main (h). Si vos trois cases sont vides et que votre main ne l’est pas, semez toute la main, dans le sens inverse des aiguilles d’une montre, en commençant par votre case a.
play-5 = Frapper une tête (x). Vos trois cases sont vides et vous tenez quatre pions, pas un de plus : c’est le poison, déré. Au lieu de semer la main à l’ordinaire, vous pouvez viser la tête de votre adversaire direct, s’il y reste des pions. Un pion tombe dans chacune de vos cases ; le quatrième touche la tête. Vous le reprenez, avec un pion de cette tête. Vos cases tiennent alors 1-1-1, votre main deux pions, et la tête un de moins. Rien d’autre n’est pris. Une tête déjà cassée peut être frappée encore, tant qu’elle a des pions.
play-6 = L’adversaire direct est votre voisin de droite. S’il est hors-jeu, c’est l’autre adversaire, pourvu qu’il soit en jeu. Un adversaire direct qui joue encore, mais dont la tête est épuisée, n’offre pas de cible.
play-7 = Entamer sa tête (z). Vos cases et votre main sont vides, et votre tête est cassée (il lui manque un pion au moins) sans être épuisée : prenez-y un pion et posez-le dans votre case a. C’est tout votre tour, et vous n’avez pas d’autre choix.

capture-1 = On prend une fois le dernier pion tombé, après avoir semé une case ou la main. Si la case qui l’a reçu tient maintenant deux pions ou plus, videz-la dans votre main. Puis remontez le semis, case par case : chacune qui a reçu un pion pendant ce coup et qui en tient deux ou plus est vidée de même.
capture-2 = La première qui ne tient qu’un pion vous arrête : c’est la barrière. Une case qui n’a rien reçu vous arrête aussi.
capture-3 = Toutes les cases comptent, les vôtres et celles de votre partenaire comprises. Après la prise on ne sème plus : le tour est fini.
capture-4 = Un exemple, au premier coup. Vous semez votre case a : les trois pions tombent en b, en c et dans la case a du voisin, qui tiennent alors 3, 3 et 4. Les dix pions sont à vous.

turn-1 = On passe (-) quand on ne peut rien d’autre, et seulement alors. Tant que votre tête est intacte, passer ne coûte rien : vous attendez le tour suivant.
turn-2 = Sans un seul pion dans les cases, dans la main ni dans la tête, on est déclaré hors-jeu en passant. L’adversaire dit : kə́ tə guzhe mbúróm. Un joueur hors-jeu passe à chaque tour.
turn-3 = Son partenaire peut le ramener, et lui seul. Si, après un coup du partenaire et ses prises, un pion semé par ce coup repose dans une case du joueur hors-jeu, celui-ci revient. Les pions qu’un adversaire y laisse tomber restent là ; on peut les prendre, mais ils ne ramènent personne.
turn-4 = Comment parer le poison ? En poussant celui qui le tient à manger d’autres pions, ou en semant dans ses cases : dès qu’il a un pion devant lui, il doit d’abord le jouer (c’est la règle par défaut, hand=when-empty). S’il mange, on dit : dér nə ndavaɗa’a. Le poison est neutralisé, il faut le refaire.

end-1 = Une équipe perd quand chacun de ses deux membres est hors-jeu, ou n’a plus rien dans les cases, dans la main ni dans la tête. Des pions qui traînent dans les cases d’un joueur hors-jeu ne sauvent pas l’équipe. Que les deux équipes soient perdues à la fois ne se voit que dans une position composée : la partie est nulle.
end-2 = La source ne connaît pas de nulle, mais une partie peut tourner sans fin. On l’arrête donc quand la même position (cases, mains, têtes, hors-jeu, trait) se présente pour la troisième fois, ou après 200 coups calmes de suite : des coups où aucune tête n’a perdu de pion et où personne n’est sorti. L’équipe qui tient alors le plus de pions, cases, mains et têtes de ses deux membres, gagne. À égalité, la partie est nulle.

readings-1 = Quarante pions ou quarante-quatre ? Goulime Michel écrit : « On dénombre au total 40 pions repartis tel que le décrit la figure ci-dessus : 3-2-2 de la case située à gauche vers la droite de chaque joueur » (Dayi mafa, sans date). Avec les têtes de quatre, cela ne tombe pas juste : 3 + 2 + 2 + 4 font 11, et quatre fois 11 font 44. La figure nous manque. Nous suivons 3-2-2 et les têtes de quatre, que le texte répète ; le total n’en est que la somme. L’option setup=2-2-2 donne 40 pions.
readings-2 = D’où part la main, et qui est l’adversaire direct ? Le texte dit : « vos trois cases doivent être vides lorsque votre tour arrive, vous redistribuez normalement et avec le 4ème pion vous visez la “tête” de votre adversaire direct ». Trois cases, et le quatrième pion doit atteindre une tête, posée au-dessus d’une case a : il faut donc commencer par sa propre case a, et l’adversaire direct est à droite. Nous n’avons pas trouvé d’autre lecture qui rende cette phrase vraie.
readings-3 = Quand peut-on semer sa main ? La seule main que décrit le texte se sème devant trois cases vides, et toute à la fois : « rien que de 4 pions ». C’est notre règle. Avec hand=any-time, on peut la semer à tout moment ; le poison demande toujours trois cases vides. Avec hand-clockwise=from-right, on peut aussi la semer dans l’autre sens (h<), à partir de sa case c, si le dernier pion ne tombe pas dans une case vide.
readings-4 = Jusqu’où va la prise ? « Chaque fois que l’un de vos pions tombe dans une case contenant au moins un autre pion, vous viderez cette case » : cette phrase, seule, donnerait toutes les cases. Mais la suite dit d’amasser « à partir de la case qui a reçu votre dernier dzuwa » et que « la case qui ne contient qu’un seul pion constitue ainsi une barrière ». Nous lisons donc une chaîne, que la barrière arrête.
readings-5 = Le poison est-il obligatoire ? « Vous visez » : nous laissons le choix entre frapper et semer. Peut-on frapper une tête déjà cassée ? Le déré sert à la « désagréger » : oui, un pion à la fois.
readings-6 = Poser un pion de sa tête est-il tout le tour ? Le texte dit « le déposer » et rien de plus : oui. Est-ce obligatoire ? « Vous prendrez » : oui, dès qu’on n’a rien d’autre.
readings-7 = Que vise-t-on quand le voisin de droite est hors-jeu ? Le texte n’en dit rien. Nous passons à l’autre adversaire en jeu : sans cela, une tête hors d’atteinte empêcherait la partie de finir.
readings-8 = Dans quel sens tourne le jeu ? Le texte ne le dit pas. Nous suivons le sens du semis ordinaire ; turns=clockwise fait l’inverse.
readings-9 = « On peut jouer en équipe de deux » laisse entendre qu’on peut aussi jouer chacun pour soi, mais la fin n’est décrite que pour les équipes. Avec teams=off, voici ce que nous proposons : l’adversaire direct est le premier joueur en jeu à droite ; personne ne revient ; la partie finit quand il ne reste au plus qu’un joueur en jeu qui tienne des pions, et il gagne. Par répétition ou par coups calmes, qui en tient le plus gagne ; à égalité, la partie est nulle.

notes-1 = Une main qui attend. Ce qu’on prend n’est pas un score : c’est de quoi jouer encore. Tout l’art est de vider ses trois cases au bon moment, et de se retrouver alors avec quatre pions, ni plus ni moins.
notes-2 = Le premier coup prend toujours. Sur le plateau de départ, chaque case et chaque sens donnent une prise, de sept ou de dix pions. Celui qui s’est vidé ainsi rentrera par la main au tour suivant.
notes-3 = Un cousin. Le kâra des Bagara du Soudan se joue aussi en cercle, trois cases devant chacun, à autant de joueurs qu’on veut ; R. Davies remarque que quatre vont bien. On y prend autrement. Rien ne dit lequel des deux jeux est l’aîné.
notes-4 = Les mots. Goulime Michel donne les mots du jeu dans sa langue, jusqu’à ceux qui font rire. Ce sont eux qui disent le mieux comment on y joue : le poison qu’on prépare, la tête qu’on casse, le pion qu’on mange.

glossary-1-term = dzuwa
glossary-1-meaning = le jeu, et ses pions.
glossary-2-term = gáy
glossary-2-meaning = une case.
glossary-3-term = géɗ
glossary-3-meaning = la tête, un paquet de quatre pions au-dessus de la case la plus à gauche. Tant qu’elle est intacte, son joueur est invincible.
glossary-4-term = zom
glossary-4-meaning = les pions d’une tête cassée, qui entrent en jeu un par un.
glossary-5-term = déré
glossary-5-meaning = le poison : quatre pions en main, pas un de plus, devant trois cases vides.
glossary-6-term = dér nə ndavaɗa’a
glossary-6-meaning = on le dit quand le poison vient d’être neutralisé.
glossary-7-term = kə́ tə guzhe mbúróm
glossary-7-meaning = ce que dit l’adversaire à celui qui passe sans plus rien avoir : il est hors-jeu.
glossary-8-term = tísh gi gə m viɗe’e, tísh gi ga
glossary-8-meaning = on le dit quand on n’a que trois pions au moment de semer.
glossary-9-term = mazay
glossary-9-meaning = la main de trois pions.
glossary-10-term = ngurlek
glossary-10-meaning = la main de deux pions ; le mot est une plaisanterie un peu leste.
glossary-11-term = casser
glossary-11-meaning = prendre un premier pion à une tête intacte.
glossary-12-term = manger
glossary-12-meaning = prendre des pions.

sources-1 = Goulime Michel, texte sur le dzuwa, Dayi mafa, sans date. Nos règles le suivent phrase à phrase ; là où il se tait, nous le disons.
sources-2 = Pour comparer : R. Davies, « Some Arab Games and Puzzles », Sudan Notes and Records 8, 1925, p. 137-152, décrit le kâra des Bagara du Soudan, joué lui aussi en cercle, à trois cases par joueur.

credits-1 = Ce jeu est raconté par l’un des siens : Goulime Michel, pour Dayi mafa. Nous suivons son texte phrase à phrase ; quand il y a deux façons de lire, nous montrons la phrase et nous disons ce que nous avons choisi.
credits-2 = Les textes, les dessins et le programme sont de Semailles. Si vous avez appris ce jeu chez vous, d’un parent ou d’un voisin, votre façon de jouer compte plus que la nôtre : dites-nous où elle diffère.
