### Les règles du djenon-abe. Un paragraphe par clé : {section}-1, {section}-2…

about-1 = Le djenon-abe est un jeu des Abé (on écrit aussi Abbey ou Abbe), du pays d’Agboville, dans l’Agnéby-Tiassa, au sud de la Côte d’Ivoire. Jordi Climent Tondo l’a décrit en 2012, au cours de ses enquêtes sur les mancalas ivoiriens.
about-2 = Les graines y courent longtemps. D’un relais à l’autre, un seul coup peut faire plusieurs fois le tour du plateau avant de finir sur rien, ou sur une moisson. Le but est d’en récolter plus que l’autre.

about-3 = Les Abé sont environ 180 000, dit la même source ; cultivateurs, riches de traditions orales, ils ont Agboville pour capitale historique.

board-1 = Deux rangées de six cases, quatre graines dans chacune, 48 en tout. Il n’y a pas de magasin sur le plateau : ce qu’on prend se met de côté.
board-2 = Chacun possède la rangée devant lui. Les cases de Sud sont A à F, de sa gauche à sa droite ; celles de Nord, a à f, de sa gauche à lui.

play-1 = À votre tour, prenez toutes les graines d’une de vos cases et semez-les une à une dans le sens inverse des aiguilles d’une montre. La case de départ n’est pas sautée si le semis y revient.
play-2 = Regardez la case où tombe la dernière graine, et comptez avec elle. Une graine : la case était vide, le coup finit sans rien prendre. Deux ou quatre : le coup finit par une prise. Trois, cinq ou davantage : prenez tout et semez plus loin à partir de là. C’est un relais, et un nouveau tour de semis.

capture-1 = Les deux ou quatre graines de la dernière case sont à vous. Puis regardez la case juste avant, un pas dans le sens des aiguilles d’une montre : si elle tient exactement deux ou quatre graines, elles sont à vous aussi. Remontez ainsi, de case en case, jusqu’à la première qui ne tient ni deux ni quatre.
capture-2 = La chaîne traverse les deux rangées, la vôtre comprise, sans limite. Il n’est pas nécessaire que ces cases aient reçu une graine pendant le coup.

turn-1 = Nourrir. Si la rangée de l’autre est vide et qu’un de vos coups au moins y laisse une graine une fois fini, seuls de tels coups sont permis. Si aucun n’y parvient, jouez ce que vous voulez.
turn-2 = Affamé. Si votre rangée est vide à votre tour, vous passez (-) quand l’autre a de quoi vous nourrir ; il devra le faire. S’il ne le peut pas, la partie est finie.
turn-3 = Semis sans fin. Un coup qui demanderait un 5001e tour de semis est interdit. Nous n’en avons jamais vu dans ce jeu.

end-1 = La partie finit quand le joueur au trait n’a ni coup permis ni droit de passer ; quand chaque rangée ne tient plus qu’une graine, ce qu’on regarde après chaque coup ; ou quand le plateau est vide.
end-2 = Le don. S’il ne reste de graines que dans une rangée, son joueur en donne une à l’autre. Puis chacun ajoute à ses prises les graines qui restent devant lui. Qui en a le plus gagne ; à 24 partout, la partie est nulle.
end-3 = La partie s’arrête aussi quand la même position, avec le même joueur au trait, se présente pour la troisième fois, ou après cent coups de suite sans prise. Les graines qui restent sont alors partagées à parts égales, sans don ; une graine impaire ne compte pour personne.

readings-1 = Quand relaie-t-on ? La source dit : une case « qui contenait auparavant deux, quatre ou davantage de graines (portant ainsi le compte à trois, cinq ou davantage) ». Nous lisons : toujours, sauf si le compte est de un, deux ou quatre.
readings-2 = La chaîne prend-elle aussi les cases que le coup n’a pas touchées ? La source parle de « toute série continue de puits contenant deux ou quatre graines », « de part et d’autre du plateau, sans restriction ». Nous répondons oui, même quand la prise vide toute la rangée de l’autre.
readings-3 = Qui doit nourrir, et quand ? « Si un joueur n’a plus aucune graine dans sa rangée au début de son tour, l’adversaire est tenu, si possible, de jouer un coup qui fait passer au moins une graine sur le territoire du joueur affamé. » On peut y lire un devoir de l’adversaire au tour de l’affamé, ou un devoir au tour d’avant. Les deux s’accordent : l’affamé passe, et l’autre nourrit dès qu’il joue. Nourrir, c’est laisser une graine à la fin du coup ; sinon un relais pourrait la reprendre. Avec starved=end, comme dans le programme MancalaGames, le joueur affamé met aussitôt fin à la partie ; le devoir de nourrir demeure.
readings-4 = À qui vont les graines restantes ? La source compte les « graines capturées », mais elle parle aussi d’« un joueur qui conserve des graines » et d’un « score de 24–24 », qui suppose que tout soit compté. Chacun garde donc sa rangée, après le don. L’option leftovers permet de les partager (share), comme MancalaGames, ou de ne les compter pour personne (void), toujours sans don.
readings-5 = Le don se fait-il quand il reste une graine de chaque côté ? La source dit « d’un seul joueur » : non, chacun garde la sienne.
readings-6 = Douze graines ou plus repassent par la case de départ. La source n’en dit rien ; on y sème comme ailleurs. Avec origin=skipped, on la saute.
readings-7 = Qui commence ? La source n’en dit rien. Ici c’est Sud : tirez au sort qui le sera. Elle ne parle pas non plus de semis sans fin ni de répétition : ces règles sont de nous, et se règlent par endless, repetition et quiet.

notes-1 = Ressorts et arrêts. La source dit joliment que les cases paires « agissent comme des ressorts de relais qui prolongent le tour », et que les cases de une ou de trois l’arrêtent pour récolter. La première moitié est un peu courte : une case de cinq relaie aussi. Retenez plutôt ce qui arrête : le vide, le un et le trois.
notes-2 = Le don. Celui qui garde des graines en donne une à celui qui n’en a plus. La source y voit « l’éthos ouest-africain de générosité communautaire et de fair-play ». La règle est sûre ; l’explication est celle de la page, pas d’un joueur qu’elle citerait.
notes-3 = Un frère voisin. Le djenon aboure, relevé par le même chercheur, n’admet pas de jouer une graine seule, remet la première graine de chaque tour dans la case qu’on vient de vider, et finit quand il ne reste que des graines seules.

glossary-1-term = djenon-abe
glossary-1-meaning = le jeu, tel que le jouent les Abé.
glossary-2-term = relais
glossary-2-meaning = reprendre toute la case où l’on vient de finir, et semer plus loin.
glossary-3-term = tour de semis
glossary-3-meaning = une poignée semée, de la première à la dernière graine.
glossary-4-term = nourrir
glossary-4-meaning = laisser au moins une graine à un joueur dont la rangée est vide.
glossary-5-term = don terminal
glossary-5-meaning = la graine que donne, à la fin, celui qui en a encore à celui qui n’en a plus.

sources-1 = Jordi Climent Tondo, enquêtes en Côte d’Ivoire, 2012 ; Ayo olopon & other games, Reus, 2014.
sources-2 = Mancala World, « Djenon Abe », que nos règles suivent phrase à phrase ; « Djenon Aboure », d’après Climent Tondo, par Ralf Gering.
sources-3 = MancalaGames, programme de StoneShark, pour les options starved=end et leftovers=share.

credits-1 = Merci aux joueurs abé d’Agboville et des environs, que les pages ne nomment pas, et à Jordi Climent Tondo, qui est allé les voir jouer et l’a écrit. Ralf Gering a décrit le djenon aboure d’après lui. Mancala World a mis ces pages à la portée de tous.
credits-2 = Les textes, les dessins et le programme sont de Semailles. Si vous avez appris ce jeu chez vous, d’un parent ou d’un voisin, votre façon de jouer compte plus que la nôtre : dites-nous où elle diffère.
