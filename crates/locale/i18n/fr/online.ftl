### Les parties par un lien : chacun chez soi, sur son appareil.

## La liste, et une nouvelle partie.

by-link = Par un lien
about = Ouvrez une partie, envoyez un seul lien : l’autre joue depuis son téléphone, où qu’il soit, tout de suite ou coup après coup pendant des jours. Sans compte, sans rien installer.
own-games = Vos parties
no-games = Cet appareil ne garde encore aucune partie par un lien.
new-one = Une nouvelle partie
others-turn = aux autres de jouer
over = finie
gone = Le serveur ne connaît plus cette partie.
forget = Oublier cette partie
near-link = Jouer à côté l’un de l’autre, sans internet : vérifier le réseau
title-of = { $game } par un lien
how = Préparez la partie ; vous aurez ensuite un lien à envoyer. Qui l’ouvre prend une place libre, ou regarde.
brought = { $n ->
    [one] La partie commencée à cet écran continue : { $n } coup est déjà joué.
   *[other] La partie commencée à cet écran continue : { $n } coups sont déjà joués.
}
own-name = Votre nom (si vous voulez)
own-seat = Votre place
seat-begins = { $player } (commence)
seat-watch = aucune : je regarde
seat-open = qui ouvrira le lien
seat-filled = qui ouvrira le lien ; en attendant, l’ordinateur
agreed = Ce qui est convenu
clock = Temps
clock-none = Chacun prend son temps.
clock-per-move = { $time } par coup.
clock-fischer = { $time } en tout, et { $more } de plus après chaque coup.
leaver = Si quelqu’un s’absente
leaver-wait = On attend, même des jours.
leaver-claim = Après { $time }, les autres peuvent prendre la partie.
leaver-computer = Après { $time }, l’ordinateur (niveau { $level }) peut jouer à sa place, jusqu’à son retour.
seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
days-hours = { $d } j { $h } h
make = Ouvrir la partie

## Le lien.

send-link = Une place attend quelqu’un. Envoyez ce lien :
link-for-all = Le lien de cette partie : qui l’ouvre prend une place libre ou regarde.
link-comes = Le lien arrive dès que le serveur répond.
the-link = Lien de la partie
invitation = Jouons à un jeu de semailles
copy = Copier le lien
copied = Le lien est copié : collez-le dans un message.
qr = Code QR
qr-about = Code à photographier : il contient le lien de la partie.
qr-seat = Code à photographier : il donne votre place à l’autre appareil.

## Prendre une place.

take-a-seat = Une place est libre : voulez-vous jouer ?
sit-here = Jouer ({ $player })
sit-as = Jouer : { $player }
watch = Seulement regarder
you-watch = Vous regardez.
all-taken = Toutes les places sont prises : vous regardez.
sit-after-all = Prendre une place
seat-asked = On demande la place…
have-code = J’ai une place sur un autre appareil
code = Le code qu’il montre
use-code = Reprendre ma place ici

## La partie.

news = Où en est la partie
looking = On cherche la partie…
free-seat = place libre
away = absent
watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
computer = Ordinateur, niveau { $level }
with = avec { $names }
turn-of = À { $who } de jouer
waits-for-somebody = On attend quelqu’un pour { $who }
saved = Tout est enregistré
sending = Envoi du coup…
connecting = Connexion…
offline = Hors ligne. La page réessaie d’elle-même.
offline-waiting = { $n ->
    [one] Hors ligne. Votre coup partira dès que le réseau revient.
   *[other] Hors ligne. Vos { $n } messages partiront dès que le réseau revient.
}
outdated = Cette page est plus ancienne que le serveur : rechargez-la. La partie est gardée.
not-kept = Ce navigateur ne garde rien : gardez cette page ouverte, ou passez votre place à un autre appareil (menu).
no-room = Il n’y a plus de place pour garder cette partie sur l’appareil. Elle reste sur le serveur.
aborted = La partie est annulée : elle ne compte pas.
take-back = Reprendre
sit = Prendre une place
invite = Inviter
say = Dire
says = { $who } : « { $what } »
a-watcher = Quelqu’un qui regarde
not-heard = Hors ligne : personne n’entendrait.
away-until = { $who } s’est absenté. On attend encore { $time }.
away-long = { $who } s’est absenté depuis longtemps.
claim = Prendre la partie
let-computer = Laisser l’ordinateur jouer à sa place
asks-back = { $who } demande à reprendre son dernier coup.
asked-back = Vous demandez à reprendre votre coup. L’autre doit dire oui.
asks-share = { $who } propose de partager ce qui reste et de finir.
asked-share = Vous proposez de partager ce qui reste et de finir.
asks-draw = { $who } propose la nulle.
asked-draw = Vous proposez la nulle.
asks-rematch = { $who } propose une revanche, en changeant de côté.
asked-rematch = Vous proposez une revanche.
withdraw = Ne plus le demander
rematch = Proposer une revanche
next-game = Aller à la revanche

## Le menu.

move-seat = Continuer sur un autre appareil
code-about = Photographiez ce code avec l’autre appareil ; ou ouvrez-y le lien de la partie et tapez le code :
code-secret = Il sert une fois, pendant dix minutes. Ne le montrez qu’à votre autre appareil : qui l’a prend votre place.
abort = Annuler la partie
leave = Quitter ma place
open-alone = Revoir et continuer à un seul écran
sure-resign = Abandonner vraiment ? Les autres gagnent.
sure-abort = Annuler la partie ? Elle ne comptera pas.
sure-leave = Quitter votre place pour de bon ? Quelqu’un d’autre pourra la prendre.

## Les refus.

refused-unknown = Il n’y a rien à ce lien ou à ce code : il est incomplet, ou il ne vaut plus.
refused-no-seat = Il faut une place pour cela, et vous n’en avez pas ici.
refused-seat-taken = Cette place vient d’être prise.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-stale = La partie avait changé entre-temps : la voici comme elle est.
refused-illegal = Les règles ne permettent pas ce coup.
refused-over = La partie est finie.
refused-not-now = Cela n’est pas possible maintenant.
refused-name = Ce nom ne convient pas : 24 lettres au plus, d’une seule écriture, avec des espaces, traits d’union ou apostrophes.
refused-bad = Cette partie ne peut pas se faire : { $why }
refused-later = Le serveur ne peut pas l’enregistrer en ce moment. La page réessaie.
refused-quota = Trop de parties viennent d’être ouvertes d’ici. Attendez une minute.
refused-frozen = Cette partie est arrêtée par une erreur du serveur. Ses coups sont gardés.

## Les phrases.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oh là là !
phrase-thinking = Je réfléchis…
phrase-your-turn = À vous !
phrase-one-moment = Un instant, s’il vous plaît
phrase-back-soon = Je reviens bientôt
phrase-again = On rejoue ?
phrase-laugh = Ha ha !
phrase-goodbye = Au revoir !

## Jouer à côté l’un de l’autre.

near = Jouer sans internet
near-trying = On essaie…
near-alone = Le serveur n’écoute que cet appareil. Lancez-le avec « semailles serve --lan » pour que d’autres puissent venir.
near-step-network = Mettez les autres appareils sur le même réseau sans fil que celui-ci : un partage de connexion suffit.
near-step-open = Photographiez ce code avec eux, ou tapez-y l’une de ces adresses :
near-waiting = Personne n’est encore arrivé. Cette page le dira.
near-nobody = Personne n’arrive. Si les autres sont bien sur le même réseau et que leur page ne s’ouvre pas, ce réseau sépare sans doute les appareils : ouvrez le partage de connexion sur un autre téléphone, ou cherchez dans ses réglages « isolement des clients ».
near-came = { $n ->
    [one] Un appareil est arrivé : { $who }. Le réseau laisse les appareils se voir.
   *[other] { $n } appareils sont arrivés : { $who }. Le réseau laisse les appareils se voir.
}
near-from = Cette page vient de { $host }.
near-page = Le serveur :
near-line = Une ligne qui reste ouverte :
near-worked = oui, en { $ms } ms
near-failed = non
near-good = Tout va bien : d’ici on peut jouer avec les autres.
near-bad = D’ici on n’atteint pas bien le serveur. Rapprochez les appareils, ou ouvrez le partage de connexion sur un autre téléphone.
near-again = Essayer encore
