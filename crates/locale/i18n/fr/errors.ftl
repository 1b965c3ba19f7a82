### Ce qui ne va pas, et ce qui irait. Les clés sont celles des erreurs de la bibliothèque.

## Pourquoi un coup n’est pas permis.

illegal-game-over = la partie est finie
illegal-not-your-pit = cette case est à l’autre joueur
illegal-empty-pit = cette case est vide
illegal-endless = ce semis ne finirait jamais (il lui faudrait plus de { $laps } tours)
illegal-must-feed = la rangée de l’autre est vide, et ce coup n’y laisse pas de graine alors qu’un autre le peut
illegal-must-pass = on ne peut ici que passer : -
illegal-cannot-pass = on ne passe pas tant qu’il y a un coup à jouer
illegal-lot-pending = les dernières graines se tirent maintenant au sort : lot=N ou lot=S
illegal-no-lot = il n’y a rien à tirer au sort ici
illegal-clockwise-ends-empty = dans ce sens, le dernier pion doit tomber dans une case qui n’est pas vide
illegal-hand-locked = la main ne se sème que devant trois cases vides
illegal-hand-empty = la main est vide
illegal-not-in-this-game = les options de cette partie n’ont pas ce coup
illegal-no-poison = le poison (déré) demande trois cases vides et quatre pions en main, pas un de plus
illegal-no-target = l’adversaire direct n’a pas de pion dans sa tête (géɗ)
illegal-is-out = ce joueur est hors-jeu et ne peut que passer : -
illegal-head-stays = on n’entame sa tête (géɗ) que si elle est cassée, et si les cases et la main sont vides
illegal-still-placing = la pose n’est pas finie : posez un pion
illegal-no-more-placing = la pose est finie : déplacez un pion
illegal-square-taken = cette case est prise
illegal-three-while-placing = pendant la pose, trois pions du même joueur ne peuvent pas être côte à côte
illegal-not-your-piece = le joueur n’a pas de pion sur la case de départ
illegal-not-one-step = un pion va d’une case vers le haut, le bas, la gauche ou la droite
illegal-four-forbidden = dans cette partie, quatre pions du même joueur ne peuvent pas être côte à côte
illegal-must-take = ce coup fait un alignement : dites quel pion il prend, comme dans c3c4xe1
illegal-nothing-to-take = ce coup ne fait pas d’alignement : il ne prend rien
illegal-not-their-piece = l’autre joueur n’a pas de pion sur la case visée
illegal-protected = ce pion est dans un alignement : prenez-en un qui n’y est pas
illegal-other = les règles ne le permettent pas

## Les coups.

move-illegal = { $found } ne peut pas être joué ici : { $why }. Coups permis : { $legal }
move-illegal-over = { $found } ne peut pas être joué ici : { $why }
move-more = { $legal } et { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
move-unknown = « { $found } » n’est pas un coup de ce jeu
move-unknown-expected = « { $found } » n’est pas un coup de ce jeu ; on écrit { $expected }
move-empty = il n’y a pas de coup ici ; on écrit { $expected }
moves-sowing = la lettre d’une case (A, B, C… pour Sud ; a, b, c… pour Nord) ou - pour passer
moves-dzuwa = a, b, c ou h (avec < pour l’autre sens), x pour le poison, z pour entamer sa tête, ou - pour passer
moves-wali = une case où poser (c3), un déplacement (c3c4), une prise (c3c4xe1) ou - pour passer

## Le nom d’un jeu et ses options.

name-game = pas de jeu « { $found } »{ $nearest ->
    [none] { "" }
   *[near] { " " }(vouliez-vous dire { $nearest } ?)
} ; jeux connus : { $known }
name-option = { $game } n’a pas d’option « { $found } »{ $nearest ->
    [none] { "" }
   *[near] { " " }(vouliez-vous dire { $nearest } ?)
} ; options connues : { $known }
name-value = { $option } ne peut pas valoir « { $found } »{ $nearest ->
    [none] { "" }
   *[near] { " " }(vouliez-vous dire { $nearest } ?)
} ; valeurs possibles : { $known }
name-range = de { $min } à { $max }
name-range-or-never = de { $min } à { $max }, ou 0 pour jamais
name-not-an-option = « { $found } » n’est pas une option de { $game } ; on écrit option=valeur, comme dans { $game }:quiet=60
name-twice = l’option { $option } est donnée deux fois

## Le texte d’une position.

position = position, colonne { $column }, { $field } : { $expected }, trouvé « { $found } »
position-end = position, colonne { $column }, { $field } : { $expected }, mais le texte finit là
expected-number = un nombre de { $min } à { $max } attendu
expected-only = { $n } attendu
expected-count = { $n } nombres séparés par « { $separator } » attendus
expected-one-of = attendu au choix « { $list } »
expected-words = { $form } attendu
expected-nothing = rien de plus n’est attendu
expected-something = encore du texte attendu
expected-form = attendu sous la forme { $form }
expected-total = un total de { $min } à { $max } attendu
expected-at-most = { $max } au plus attendus

field-pits = cases
field-pits-south = cases de Sud
field-pits-north = cases de Nord
field-pits-player = cases du joueur { $n }
field-stores = prises
field-side = trait
field-quiet = coups calmes
field-first-final = première prise de dernière graine
field-end = fin
field-seeds-and-stores = graines dans les cases et parmi les prises
field-lot-seeds = graines à tirer au sort
field-hands = mains
field-heads = têtes
field-out = joueurs hors-jeu
field-player = joueur au trait
field-all-seeds = pions en tout
field-hand-out = main d’un joueur hors-jeu
field-head-out = tête d’un joueur hors-jeu
field-board = damier
field-row = rangée { $n }
field-longs-board = longs sur le damier
field-ronds-board = ronds sur le damier
field-pieces-in-hand = pions en main
field-longs-in-hand = longs en main (12 avec ceux du damier)
field-ronds-in-hand = ronds en main (12 avec ceux du damier)
field-quiet-placing = coups calmes, pendant la pose
field-other = texte

form-two-rows = cases de Sud/cases de Nord
form-out = « - », ou des chiffres croissants de 1 à 4, comme 24
form-board = 6/6/6/6/6 (cinq rangées, la 5 d’abord ; L, R, ou le nombre de cases vides)
form-row = LL1R2 (six cases)
form-gap = 6 (un seul nombre pour des cases vides côte à côte)
form-in-row = L, R, ou un nombre de cases vides de 1 à 6

## Une partie écrite.

record = ligne { $line }, colonne { $column } : { $problem }
record-io = la lecture s’arrête là : { $why }
record-io-other = la lecture s’arrête là
io-not-found = le fichier n’existe pas
io-permission = le fichier n’est pas accessible
io-directory = c’est un dossier
io-pipe = l’autre bout s’est fermé
io-timed-out = rien ne vient
record-not-utf8 = attendu du texte en UTF-8, trouvé l’octet 0x{ $byte }
record-byte-order-mark = une marque d’ordre des octets (U+FEFF) précède le texte ; attendu du texte en UTF-8 sans elle
record-line-ends = cette ligne finit par { $found }, celles d’avant par { $before } ; attendue une seule sorte de fin de ligne
record-expected = attendu { $expected }, trouvé « { $found } »
record-expected-end = attendu { $expected }, mais { $found }
record-character = { $place } ne peut pas contenir « { $found } » (U+{ $code })
record-no-end = la partie n’a pas de fin : le texte s’arrête là où il faudrait { $expected }
record-other-rules = cette partie suit les règles « { $found } », et ce programme ne connaît que les règles « { $known } »
record-missing-tag = il manque la balise { $tag }
record-tag-twice = la balise { $tag } est donnée deux fois
record-not-a-free-tag = « { $found } » n’est pas une balise libre : il faut de 1 à 32 lettres, chiffres, - ou _, et ni Rules, ni Game, ni Position, ni Ended, ni Result
record-limit = trop : { $what }, { $max } au plus
record-wrong-number = attendu le coup numéro { $expected }, trouvé « { $found } »
record-stray-number = le numéro { $found } est au milieu d’un tour ; là, il ne peut suivre qu’un commentaire ou une parenthèse
record-nothing-to-replace = une variante suit le coup qu’elle remplace, et il n’y en a pas
record-empty-variation = une variante a au moins un coup
record-still-open = une variante n’est pas fermée : il manque )
record-nothing-to-close = il n’y a pas de variante à fermer par )
record-no-such-player = cette partie n’a pas de joueur { $n }
record-ended-twice = les règles ont déjà fini cette partie ({ $result }) : la balise Ended est de trop
record-false-result = le résultat donné est « { $found } », mais les coups donnent « { $right } »
record-other = ce n’est pas le texte d’une partie

part-end-of-text = la fin du texte
part-move = un coup ou le résultat
part-numbered = le coup après son numéro
part-tag-name = le nom d’une balise
part-tag-end = le guillemet qui ferme la balise
part-escape = un guillemet ou \ après \
part-comment-end = l’accolade qui ferme un commentaire
part-space = une espace après le nom de la balise
part-tag-start = un guillemet avant la valeur de la balise
part-bracket = ] après la valeur de la balise
part-one-of = au choix « { $list } »
part-text = « { $text } »
found-end-of-line = la ligne finit là
found-end-of-text = le texte finit là
place-value = la valeur d’une balise
place-comment = un commentaire
place-move = un coup
limit-plies = coups dans une partie
limit-depth = variantes l’une dans l’autre
limit-bytes = octets dans le texte d’une partie
limit-tags = balises libres dans une partie
limit-value = caractères dans la valeur d’une balise
