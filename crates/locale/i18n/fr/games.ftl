### Les jeux, les joueurs, les options. Les clés sont décrites dans la documentation de la bibliothèque.

## Les joueurs et les résultats. Le code est celui du texte des positions, en minuscule.

player-s = Sud
player-n = Nord
player-l = les longs
player-r = les ronds
player-1 = Joueur 1
player-2 = Joueur 2
player-3 = Joueur 3
player-4 = Joueur 4
team-13 = joueurs 1 et 3
team-24 = joueurs 2 et 4

turn-s = À Sud de jouer.
turn-n = À Nord de jouer.
turn-l = Aux longs de jouer.
turn-r = Aux ronds de jouer.
turn-1 = Au joueur 1 de jouer.
turn-2 = Au joueur 2 de jouer.
turn-3 = Au joueur 3 de jouer.
turn-4 = Au joueur 4 de jouer.
turn-lot = Le sort décide des dernières graines.

won-s = Sud gagne.
won-n = Nord gagne.
won-l = Les longs gagnent.
won-r = Les ronds gagnent.
won-1 = Le joueur 1 gagne.
won-2 = Le joueur 2 gagne.
won-3 = Le joueur 3 gagne.
won-4 = Le joueur 4 gagne.
won-13 = Les joueurs 1 et 3 gagnent.
won-24 = Les joueurs 2 et 4 gagnent.
draw = Partie nulle.
void = Partie annulée.

## Les options communes.

option-repetition = Répétition
option-repetition-about = La partie s’arrête quand la même position, avec le même joueur au trait, revient une fois de trop. Les graines qui restent sont partagées ; une graine impaire ne compte pour personne.
option-repetition-source = Aucune source n’en parle. Sans cette règle, une partie peut ne jamais finir.
option-repetition-0 = jamais
option-repetition-number = à la { $n }e apparition d’une position

option-quiet = Coups calmes
option-quiet-about = La partie s’arrête après tant de coups de suite sans prise. Les graines qui restent sont partagées ; une graine impaire ne compte pour personne.
option-quiet-source = Aucune source n’en parle. Sans cette règle, une partie peut ne jamais finir.
option-quiet-0 = sans limite
option-quiet-number = { $n } coups de suite

option-endless = Semis sans fin
option-endless-about = Il arrive que les relais d’un coup ne s’arrêtent jamais. On dit sans fin un coup qui demanderait un 5001e tour de semis.
option-endless-source = Aucune source n’en parle. Le calcul seul les a montrés.
option-endless-forbidden = un tel coup est interdit
option-endless-stop = le semis s’arrête après 5000 tours ; le dernier ne prend rien à son terme
option-endless-void = un tel coup annule la partie

## Dzuwa

dzuwa-name = Dzuwa
dzuwa-people = Mafa
dzuwa-where = nord du Cameroun
dzuwa-tagline = Deux contre deux autour d’un anneau : amassez les pions, préparez le poison, brisez la tête de l’adversaire.
dzuwa-board = Un anneau de douze cases, trois par joueur ; au-dessus de chacun, une tête de quatre pions.
dzuwa-players = quatre joueurs, en deux équipes

dzuwa-option-repetition-about = La partie s’arrête quand la même position (cases, mains, têtes, joueurs hors-jeu, trait) revient une fois de trop. Le camp qui tient le plus de pions gagne ; à égalité, la partie est nulle.
dzuwa-option-repetition-source = La source ne connaît pas de nulle. Donner la partie à qui tient le plus de pions suit son but : « amasser le plus de pions, sinon tous » (Goulime Michel).
dzuwa-option-quiet-about = La partie s’arrête après tant de coups de suite où aucune tête n’a perdu de pion et où personne n’est sorti. Le camp qui tient le plus de pions gagne ; à égalité, la partie est nulle.
dzuwa-option-quiet-source = La source n’en parle pas ; elle donne le but : « amasser le plus de pions, sinon tous » (Goulime Michel).

dzuwa-option-setup = Mise en place
dzuwa-option-setup-about = Combien de pions dans les cases a, b et c de chaque joueur. Chaque tête en a quatre.
dzuwa-option-setup-source = Goulime Michel écrit « 3-2-2 », et aussi « au total 40 pions ». Les deux ne vont pas ensemble : 3-2-2 en donne 44.
dzuwa-option-setup-3-2-2 = 3-2-2, soit 44 pions
dzuwa-option-setup-2-2-2 = 2-2-2, soit 40 pions

dzuwa-option-teams = Équipes
dzuwa-option-teams-about = En équipes, les vis-à-vis jouent ensemble. Chacun pour soi, le dernier qui tient des pions gagne, et personne ne revient.
dzuwa-option-teams-source = « On peut jouer en équipe de deux » (Goulime Michel). La fin n’est décrite que pour les équipes.
dzuwa-option-teams-on = 1 et 3 contre 2 et 4
dzuwa-option-teams-off = chacun pour soi

dzuwa-option-hand = Semer la main
dzuwa-option-hand-about = Quand on a le droit de semer les pions de sa main. Le poison, lui, demande toujours trois cases vides.
dzuwa-option-hand-source = Goulime Michel ne décrit la main semée que devant des cases vides : « vos trois cases doivent être vides lorsque votre tour arrive ».
dzuwa-option-hand-when-empty = seulement quand vos trois cases sont vides
dzuwa-option-hand-any-time = à tout moment

dzuwa-option-hand-clockwise = La main dans l’autre sens
dzuwa-option-hand-clockwise-about = Peut-on semer sa main dans le sens des aiguilles d’une montre, à partir de sa case c ? Le dernier pion ne doit pas y tomber dans une case vide.
dzuwa-option-hand-clockwise-source = Goulime Michel donne deux sens au semis sans parler de la main. La seule main qu’il décrit part de la première case.
dzuwa-option-hand-clockwise-no = non
dzuwa-option-hand-clockwise-from-right = oui, à partir de la case c

dzuwa-option-turns = Ordre des joueurs
dzuwa-option-turns-about = Dans quel sens le tour passe. L’adversaire direct reste celui de droite.
dzuwa-option-turns-source = La source ne le dit pas. Le sens du semis ordinaire est notre choix.
dzuwa-option-turns-anticlockwise = sens inverse des aiguilles d’une montre
dzuwa-option-turns-clockwise = sens des aiguilles d’une montre

## Djenon-abe

djenon-abe-name = Djenon-abe
djenon-abe-people = Abé
djenon-abe-where = Agnéby-Tiassa, Côte d’Ivoire
djenon-abe-tagline = Les graines courent de relais en relais ; deux ou quatre à l’arrivée, et la prise remonte en chaîne.
djenon-abe-board = Deux rangées de six cases, quatre graines par case, 48 en tout.
djenon-abe-players = deux joueurs

djenon-abe-option-endless-about = Les relais d’un coup pourraient ne jamais s’arrêter. On dit sans fin un coup qui demanderait un 5001e tour de semis. Un coup arrêté peut nourrir, un coup qui annule ne le peut pas.
djenon-abe-option-endless-source = Aucune source n’en parle, et nous n’en avons vu aucun dans ce jeu.

djenon-abe-option-origin = Case de départ
djenon-abe-option-origin-about = Un tour de douze graines ou plus repasse par la case d’où il est parti. Y sème-t-on ?
djenon-abe-option-origin-source = La source n’en dit rien. Le programme MancalaGames ne saute pas la case.
djenon-abe-option-origin-filled = on y sème comme ailleurs
djenon-abe-option-origin-skipped = on la saute

djenon-abe-option-starved = Joueur affamé
djenon-abe-option-starved-about = Ce qui arrive quand un joueur n’a plus de graine dans sa rangée à son tour. Le devoir de nourrir reste dans les deux cas.
djenon-abe-option-starved-source = « l’adversaire est tenu, si possible, de jouer un coup qui fait passer au moins une graine sur le territoire du joueur affamé » (Mancala World, d’après J. Climent Tondo). Finir aussitôt : ainsi fait le programme MancalaGames.
djenon-abe-option-starved-feed = il passe, si l’adversaire peut le nourrir
djenon-abe-option-starved-end = la partie finit aussitôt

djenon-abe-option-leftovers = Graines restantes
djenon-abe-option-leftovers-about = À qui vont les graines encore sur le plateau quand la partie finit d’elle-même.
djenon-abe-option-leftovers-source = La source parle d’« un joueur qui conserve des graines » et d’un « score de 24–24 » : chacun garde donc les siennes. Le programme MancalaGames les partage. Que personne ne les compte, aucune source ne le dit.
djenon-abe-option-leftovers-keep = chacun garde sa rangée, après le don
djenon-abe-option-leftovers-share = on partage à parts égales, sans don
djenon-abe-option-leftovers-void = elles ne comptent pour personne, sans don

djenon-abe-option-seeds = Graines
djenon-abe-option-seeds-about = Combien de graines dans chaque case au départ.
djenon-abe-option-seeds-source = Quatre : Mancala World, d’après J. Climent Tondo. Les autres nombres sont là pour essayer.
djenon-abe-option-seeds-number = { $n ->
    [one] { $n } graine par case
   *[other] { $n } graines par case
}

## En Dodoi

en-dodoi-name = En Dodoi
en-dodoi-people = Maasaï
en-dodoi-where = nord de la Tanzanie
en-dodoi-tagline = Courez jusqu’à une case vide de votre rangée et prenez ce qui dort en face.
en-dodoi-board = Deux rangées de six à dix cases, quatre graines par case.
en-dodoi-players = deux joueurs

en-dodoi-option-endless-source = Aucune source n’en parle. Ici ils existent bel et bien : environ quatre coups joués au hasard sur dix mille.

en-dodoi-option-pits = Longueur
en-dodoi-option-pits-about = Combien de cases dans chaque rangée.
en-dodoi-option-pits-source = « Cases par rangée : 6–10 » (Mancala World). Nous prenons la plus courte.
en-dodoi-option-pits-number = { $n ->
    [one] { $n } case par rangée
   *[other] { $n } cases par rangée
}

en-dodoi-option-seeds = Graines
en-dodoi-option-seeds-about = Combien de graines dans chaque case au départ.
en-dodoi-option-seeds-source = Quatre : Mancala World. D’autres descriptions vont de trois à six.
en-dodoi-option-seeds-number = { $n ->
    [one] { $n } graine par case
   *[other] { $n } graines par case
}

en-dodoi-option-trigger = Graine déclencheuse
en-dodoi-option-trigger-about = Votre dernière graine tombe dans une case vide à vous, mais la case d’en face est vide aussi. La prenez-vous quand même ?
en-dodoi-option-trigger-source = « La graine qui a déclenché la capture est également prise » (Mancala World) : sans capture, rien n’est déclenché. W. D. Troyka l’écrit aussi (2002). Wikipédia se lit autrement.
en-dodoi-option-trigger-capture = seulement avec un butin en face
en-dodoi-option-trigger-always = toujours

en-dodoi-option-direction = Sens du semis
en-dodoi-option-direction-about = Toujours le même sens, ou un sens qui dépend du nombre de graines, jugé à chaque tour de semis : impair, sens des aiguilles d’une montre ; pair, sens inverse.
en-dodoi-option-direction-source = Mancala World dit antihoraire. La parité est la règle de Cross-Endodoi, de William Daniel Troyka (2002).
en-dodoi-option-direction-anticlockwise = antihoraire
en-dodoi-option-direction-parity = selon la parité (Cross-Endodoi)

en-dodoi-option-origin = Case de départ
en-dodoi-option-origin-about = Un long tour de semis repasse par la case d’où il est parti. Y sème-t-on ?
en-dodoi-option-origin-source = La source n’en dit rien. L’ayoayo, un jeu voisin, saute la case.
en-dodoi-option-origin-filled = on y sème comme ailleurs
en-dodoi-option-origin-skipped = on la saute

## Anywoli

anywoli-name = Anywoli
anywoli-people = Anuak
anywoli-where = Gambela (Éthiopie), Akobo, Pochalla et Jokau (Soudan du Sud)
anywoli-tagline = « Donner naissance » : chaque quatre qui se forme en chemin naît pour quelqu’un.
anywoli-board = Deux rangées de douze cases, quatre graines par case, 96 en tout, un magasin à chaque bout.
anywoli-players = deux joueurs

anywoli-option-endless-source = Aucune source n’en parle, et nous n’en avons vu aucun dans ce jeu.
anywoli-option-quiet-source = Aucune source n’en parle. Nous laissons 200 coups : la plus longue fin gagnée à huit graines en demande 113 avant sa prochaine prise.

anywoli-option-last-four = Les quatre dernières
anywoli-option-last-four-about = À qui vont les quatre dernières graines du plateau.
anywoli-option-last-four-source = Le sort : R. Pankhurst, d’après ses informateurs (1971). Les deux autres usages : R. Gering, d’après des jeux parents. La page de Mancala World applique l’avant-dernier groupe.
anywoli-option-last-four-penultimate = à qui a reçu le groupe d’avant
anywoli-option-last-four-first-final = à qui a fait la première prise de dernière graine
anywoli-option-last-four-lot = au sort

anywoli-option-extra-move = Rejouer
anywoli-option-extra-move-about = Rejoue-t-on après avoir fait quatre avec sa dernière graine ?
anywoli-option-extra-move-source = « le joueur en cours a droit à un coup supplémentaire immédiat » (Mancala World). Des descriptions plus anciennes font finir le tour.
anywoli-option-extra-move-on = oui
anywoli-option-extra-move-off = non, le tour finit

anywoli-option-pits = Longueur
anywoli-option-pits-about = Combien de cases dans chaque rangée.
anywoli-option-pits-source = Douze : Mancala World. Sept : le yit nuri des Nuer (R. Pankhurst, 1971). Treize, avec deux graines par case : leur yit jani.
anywoli-option-pits-number = { $n ->
    [one] { $n } case par rangée
   *[other] { $n } cases par rangée
}

anywoli-option-seeds = Graines
anywoli-option-seeds-about = Combien de graines dans chaque case au départ.
anywoli-option-seeds-source = Quatre : Mancala World. Deux, avec treize cases par rangée : le yit jani des Nuer.
anywoli-option-seeds-number = { $n ->
    [one] { $n } graine par case
   *[other] { $n } graines par case
}

## Wali

wali-name = Wali
wali-people = Songhaï
wali-where = Mali et Niger
wali-tagline = Douze bâtonnets, douze cailloux, un damier dans le sable : alignez-en trois, mangez-en un.
wali-board = Cinq rangées de six cases, tracées dans le sable ; douze longs contre douze ronds.
wali-players = deux joueurs

wali-option-repetition-about = La partie est nulle quand la même position (damier, pions en main, trait) revient une fois de trop.
wali-option-quiet-about = La partie est nulle après tant de coups de suite sans prise. Les coups de pose ne comptent pas.

wali-option-line = Alignement
wali-option-line-about = Quel alignement donne une prise.
wali-option-line-source = « mettre en ligne trois pions » (A. Prost, 1950). Trois ou plus : le programme Ludii, du Digital Ludeme Project. Quatre interdits : Th. Monod (1939), pour un jeu que les Songhaï nomment aussi wali.
wali-option-line-exactly-three = exactement trois
wali-option-line-three-or-more = trois ou plus
wali-option-line-four-forbidden = trois ; quatre ou plus sont interdits

wali-option-lose-at = Défaite
wali-option-lose-at-about = À combien de pions un joueur a perdu. Avec deux, on ne peut plus rien aligner.
wali-option-lose-at-source = « The player who captures all of their opponent’s pieces wins » (Digital Ludeme Project, d’après A. Prost). Perdre à deux pions : ainsi finissent des jeux voisins, dont le dara.
wali-option-lose-at-0 = quand il n’en a plus
wali-option-lose-at-2 = quand il n’en a plus que deux

wali-option-protected = Pions protégés
wali-option-protected-about = Un pion qui fait partie d’un alignement qui prend est-il à l’abri, tant que son joueur en a d’autres ailleurs ?
wali-option-protected-source = Non : A. Prost conseille de « souffler un des trois pions alignés ». Oui : règle du dara, un jeu voisin.
wali-option-protected-no = non
wali-option-protected-yes = oui
