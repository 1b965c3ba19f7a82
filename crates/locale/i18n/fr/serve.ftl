### La commande `serve` : la page, servie à qui ouvre l’adresse.

about = Servir la page où l’on joue, à qui ouvre l’adresse
example = La page pour cette machine :
example-all = Pour toutes les machines du réseau :
value-port = PORT
value-address = ADRESSE
value-folder = DOSSIER
port = Le port ; 0 en prend un qui est libre (sans rien : { $port })
host = L’adresse où écouter ; 0.0.0.0 pour toutes (sans rien : cette machine seule)
dist = Servir la page de ce dossier et non celle que le programme porte
started = Semailles est à { $url } (Ctrl-C pour arrêter)
unreadable = { $path } ne peut être lu : { $why }
no-page = { $path } n’a pas de index.html : ce n’est pas une page construite par « cargo xtask web ».
too-large = { $path } tient plus de { $limit } Mo : ce n’est pas une page construite par « cargo xtask web ».
not-embedded = Ce programme ne porte pas de page. Donnez un dossier construit par « cargo xtask web » avec --dist, ou construisez le programme par « cargo xtask serve ».
bind = On ne peut écouter à { $address } : { $why }
system = Le serveur ne démarre pas : { $why }
value-name = NOM
value-log = FORME
value-number = NOMBRE
lan = Ouvrir à tout le réseau ou point d’accès, et montrer les adresses avec un code à photographier
data = Le fichier où garder les parties, fait s’il n’existe pas ; « none » pour ne rien garder (sans rien : { $path })
name = Un nom sous lequel on ouvre la page, pour un serveur qui en a un ; plusieurs, séparés par des virgules
behind-proxy = Croire un mandataire placé devant (X-Forwarded-For) sur l’adresse de qui vient
sockets = Le nombre de pages ouvertes à la fois (sans rien : { $n })
sockets-of-one = Le nombre de pages ouvertes à la fois depuis une même adresse (sans rien : { $n })
log = Le journal sur la sortie d’erreur : text, json ou off (sans rien : text)
settings = Un fichier de lignes « option = valeur » ; une option donnée ici ou dans l’environnement (SEMAILLES_PORT …) passe avant
backup = Copier la base dans ce fichier, même pendant qu’un serveur l’utilise, et finir
example-lan = Pour jouer autour d’un point d’accès :
example-server = Sur un serveur, derrière un mandataire :
lan-address = Les autres ouvrent { $url }
no-lan = Cette machine n’a pas d’adresse dans un réseau. Ouvrez un point d’accès, ou rejoignez-en un, et recommencez.
backed-up = La copie est dans { $path }.
kept-in = Les parties sont gardées dans { $path }.
kept-nowhere = Les parties ne sont gardées nulle part.
bad-setting = { $name } ne peut être « { $found } » : { $expected }
unknown-setting = { $path }, ligne { $line } : « { $found } » n’est pas une option de serve ; on connaît { $known }
bad-line = { $path }, ligne { $line } : on attend « option = valeur »
expected-yes = on attend yes ou no
expected-number = on attend un nombre de { $min } à { $max }
expected-log = on attend text, json ou off
expected-address = on attend une adresse IPv4 ou IPv6, comme 127.0.0.1
games-of-one = Le nombre de parties qu’une même adresse peut créer d’affilée, puis cinq par minute (sans rien : { $n })
