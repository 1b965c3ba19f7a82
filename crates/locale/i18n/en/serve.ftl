### The command `serve`: the page, served to whoever opens the address.

about = Serve the page to play in, to whoever opens the address
example = The page for this machine:
example-all = For every machine of the network:
value-port = PORT
value-address = ADDRESS
value-folder = FOLDER
port = The port; 0 takes one that is free (default: { $port })
host = The address to listen on; 0.0.0.0 for all (default: this machine alone)
dist = Serve the page in this folder, not the one that the program carries
started = Semailles is at { $url } (Ctrl-C to stop)
not-an-address = “{ $found }” is not an address such as 127.0.0.1 or ::1
unreadable = { $path } cannot be read: { $why }
no-page = { $path } has no index.html: it is not a page built by “cargo xtask web”.
too-large = { $path } holds more than { $limit } MB: it is not a page built by “cargo xtask web”.
not-embedded = This program carries no page. Give a folder built by “cargo xtask web” with --dist, or build the program with “cargo xtask serve”.
bind = Cannot listen on { $address }: { $why }
system = The server does not start: { $why }
