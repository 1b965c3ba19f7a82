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
not-an-address = « { $found } » n’est pas une adresse comme 127.0.0.1 ou ::1
unreadable = { $path } ne peut être lu : { $why }
no-page = { $path } n’a pas de index.html : ce n’est pas une page construite par « cargo xtask web ».
too-large = { $path } tient plus de { $limit } Mo : ce n’est pas une page construite par « cargo xtask web ».
not-embedded = Ce programme ne porte pas de page. Donnez un dossier construit par « cargo xtask web » avec --dist, ou construisez le programme par « cargo xtask serve ».
bind = On ne peut écouter à { $address } : { $why }
system = Le serveur ne démarre pas : { $why }
