### Ce qui s’est passé : les coups, la fin. Les phrases sont faites de morceaux ; chacune finit par un point, et sa majuscule vient à la fin.

## Les joueurs dans une phrase.

who = { $player ->
    [S] Sud
    [N] Nord
    [L] les longs
    [R] les ronds
   *[numbered] le joueur { $player }
}
to = { $player ->
    [S] à Sud
    [N] à Nord
    [L] aux longs
    [R] aux ronds
   *[numbered] au joueur { $player }
}
for = { $player ->
    [S] pour Sud
    [N] pour Nord
    [L] pour les longs
    [R] pour les ronds
   *[numbered] pour le joueur { $player }
}
head-of = { $player ->
    [S] la tête de Sud
    [N] la tête de Nord
   *[numbered] la tête (géɗ) du joueur { $player }
}
row-of = { $player ->
    [S] la rangée de Sud
    [N] la rangée de Nord
   *[numbered] la rangée du joueur { $player }
}
pit-of = { $player ->
    [S] { $pit } de Sud
    [N] { $pit } de Nord
   *[numbered] { $pit } du joueur { $player }
}
two-players = les joueurs { $a } et { $b }
list-of = { $player ->
    [S] chez Sud, { $pits }
    [N] chez Nord, { $pits }
   *[numbered] chez le joueur { $player }, { $pits }
}
lists = { $first } ; { $next }
and = { $first } et { $last }
seeds = { $kind ->
    [pawns] { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }
   *[seeds] { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }
}

## Le coup événement par événement.

line-lift = { $who } prend { $seeds } en { $from }.
line-sow = { $who } sème { $seeds } de { $from } : { $pits }.
line-hand = { $who } sème sa main, { $seeds } : { $pits }.
line-relay = Relais en { $from }, { $seeds } : { $pits }.
line-on = Le semis continue : { $pits }.
line-left-out = … encore { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} de semis…
line-stopped = Le semis ne finirait jamais ; il s’arrête après { $laps } tours.
line-put-back = La poignée revient à sa place : { $seeds } en { $pit }.
line-takes = { $who } prend { $seeds } en { $pits }.
line-takes-chain = { $who } prend { $seeds } en chaîne : { $pits }.
line-cross = { $who } prend { $seeds } en face, en { $pits }.
line-trigger = { $who } prend la graine qui a fini le coup, en { $pits }.
line-in-sow = En chemin, { $seeds } se réunissent en { $pits } : { $who } les prend.
line-last-seed = La dernière graine en réunit { $n } en { $pits } : { $who } les prend.
line-last-four = { $n ->
    [one] La dernière graine va
   *[other] Les { $n } dernières graines vont
} { $to } ({ $pits }).
line-lot = Le sort donne { $seeds } { $to } ({ $pits }).
line-gift = Don : { $seeds } de { $pits } { $to }.
line-leftovers = Ce qui reste, { $seeds }, va { $to } ({ $pits }).
line-share = Partage : { $seeds } { $to } ({ $pits }).
line-away = Hors du compte : { $seeds } ({ $pits }).
line-strike = Le quatrième pion frappe { $head } ; { $who } le reprend avec un pion de cette tête, où il en reste { $left }.
line-head-in = { $who } pose en { $pits } un pion de sa tête (géɗ), où il en reste { $left }.
line-out = { $who } est hors-jeu : kə́ tə guzhe mbúróm.
line-back = { $who } revient en jeu.
line-pass = { $who } { $number ->
    [plural] passent
   *[single] passe
}.
line-place = { $who } posent { $piece ->
    [stick] un bâtonnet
   *[pebble] un caillou
} en { $square }.
line-step = { $who } avancent de { $from } en { $square }.
line-take = { $who } prennent { $piece ->
    [stick] le bâtonnet
   *[pebble] le caillou
} { $square }.
line-discard = { $who } perdent { $n } { $piece ->
    [stick] { $n ->
        [one] bâtonnet
       *[other] bâtonnets
    }
   *[pebble] { $n ->
        [one] caillou
       *[other] cailloux
    }
}, faute de case où poser.
line-again = { $who } { $number ->
    [plural] rejouent
   *[single] rejoue
}.
line-end = Fin de la partie : { $result }.

## Le coup en une phrase.

sum-sow = { $who } sème { $seeds } de { $from }
sum-hand = { $who } sème sa main de { $seeds }{ $n ->
    [2] { " " }(ngurlek)
    [3] { " " }(mazay)
   *[other] { "" }
}
sum-clockwise = { $sown } dans le sens horaire
sum-laps = { $sown } en { $laps } tours
sum-stopped = { $sown } en { $laps } tours (la limite d’un semis sans fin)
sum-void = { $sown } sans fin : la partie est annulée
sum-takes = prend { $seeds }
sum-again = rejoue
sum-receives = { $who } en reçoit { $n }
sum-strike = { $who } frappe { $head } avec le poison (déré) : il y reste { $left ->
    [0] 0 pion
    [one] { $left } pion
   *[other] { $left } pions
}
sum-head-in = { $who } pose en { $pits } un pion de sa tête (géɗ) : il y en reste { $left }
sum-pass = { $who } { $number ->
    [plural] passent
   *[single] passe
}, faute de coup
sum-pass-empty-row = { $who } passe : sa rangée est vide
sum-pass-out = { $who } passe, n’a plus rien et sort : hors-jeu, kə́ tə guzhe mbúróm
sum-back = { $who } revient en jeu
sum-place = { $who } posent { $piece ->
    [stick] un bâtonnet
   *[pebble] un caillou
} en { $square }
sum-step = { $who } avancent de { $from } en { $square }
sum-line = { $line ->
    [three] alignent trois { $piece ->
        [stick] bâtonnets
       *[pebble] cailloux
    }
   *[more] font un alignement
}
sum-take = prennent { $piece ->
    [stick] le bâtonnet
   *[pebble] le caillou
} { $square }
sum-discard = { $who } perdent { $n } { $piece ->
    [stick] { $n ->
        [one] bâtonnet
       *[other] bâtonnets
    }
   *[pebble] { $n ->
        [one] caillou
       *[other] cailloux
    }
}, faute de case où poser
sum-placing-over = la pose est finie, { $who } jouent
sum-gift = { $giver } en donne { $n } { $to }
sum-left = il en reste { $parts }
sum-left-nobody = { $n ->
    [one] celle qui reste ne compte pour personne
   *[other] les { $n } qui restent ne comptent pour personne
}
sum-shared = le reste est partagé : { $parts }
sum-last-four = { $n ->
    [one] la dernière graine va
   *[other] les { $n } dernières graines vont
} { $to }
sum-lot = le sort donne { $n ->
    [one] la dernière graine
   *[other] les { $n } dernières graines
} { $to }
sum-lot-next = le sort décidera des dernières graines
part-for = { $n } { $for }
part-nobody = { $n } pour personne
sentence = { $text }.

## La fin.

end-wins = { $who } { $number ->
    [plural] gagnent
   *[single] gagne
}
end-wins-score = { $who } { $number ->
    [plural] gagnent
   *[single] gagne
} { $a } à { $b }
end-draw = partie nulle
end-draw-score = partie nulle, { $a } à { $b }
end-scores = { $result }, { $scores }
end-because = { $result } : { $why }.
end-void = partie annulée
why-void = un semis sans fin a été choisi
why-repetition = la même position est revenue pour la { $n }e fois
why-quiet = la limite de { $n } coups de suite sans prise est atteinte
why-quiet-dzuwa = la limite de { $n } coups de suite sans tête entamée ni sortie est atteinte
why-shared = { $why }, et le reste est partagé
why-no-move = il n’y a plus de coup permis
why-last-mover = { $other } n’a plus de coup, et ce qui reste ({ $seeds }) va { $to }, qui a joué en dernier
why-one-each = il ne reste qu’une graine de chaque côté
why-row-empty = { $row } est vide
why-board-empty = le plateau est vide
why-last-four = il ne restait que { $seeds }, qui vont { $to }
why-last-one = il ne restait qu’une graine, qui va { $to }
why-lot = le sort a donné { $seeds } { $to }
why-all-taken = toutes les graines sont prises
why-few-left = il ne restait que quatre graines ou moins, qui sont partagées
why-no-piece = { $who } n’ont plus un seul pion
why-few-pieces = { $who } n’ont plus que { $n } { $n ->
    [one] pion
   *[other] pions
}
why-team-lost = { $who } sont hors-jeu ou n’ont plus rien
why-both-lost = les deux équipes n’ont plus rien en jeu
why-last-one-in = nul autre n’est encore en jeu avec un pion
why-nobody-in = personne n’est plus en jeu avec un pion

## Quand les joueurs finissent la partie.

ended-resign = { $who } { $number ->
    [plural] abandonnent
   *[single] abandonne
}.
ended-time = { $who } { $number ->
    [plural] n’ont plus
   *[single] n’a plus
} de temps.
ended-draw = Les joueurs conviennent d’une partie nulle.
ended-share = Les joueurs s’entendent pour partager ce qui reste.

## Pourquoi un coup est bon ou mauvais.

advice-balance = Bilan ({ $team }) : { $won } contre { $lost }.
advice-end = { $plies ->
    [one] Après ce coup
   *[other] Au bout des { $plies } coups de la suite
}, le score est de { $ours } à { $theirs }.
advice-from = { $what } ({ $places })
advice-nothing = rien
advice-pieces = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
advice-wins = { $n ->
    [one] Ce coup gagne.
   *[other] C’est gagné en { $n } coups, quoi que fasse l’autre camp.
}
advice-loses = { $n ->
    [one] Ce coup perd, et tous les autres aussi.
   *[other] C’est perdu en { $n } coups, si l’autre camp joue bien.
}
advice-even = Les deux camps sont à peu près à égalité.
advice-ahead = Avance attendue à la fin ({ $team }) : environ { $what }.
advice-solved-even = Résolu, avec le meilleur jeu des deux côtés : égalité.
advice-solved-ahead = Résolu, avec le meilleur jeu des deux côtés : { $team } gagne de { $what }.
