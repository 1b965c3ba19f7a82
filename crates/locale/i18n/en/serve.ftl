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
unreadable = { $path } cannot be read: { $why }
no-page = { $path } has no index.html: it is not a page built by “cargo xtask web”.
too-large = { $path } holds more than { $limit } MB: it is not a page built by “cargo xtask web”.
not-embedded = This program carries no page. Give a folder built by “cargo xtask web” with --dist, or build the program with “cargo xtask serve”.
bind = Cannot listen on { $address }: { $why }
system = The server does not start: { $why }
value-name = NAME
value-log = FORM
value-number = NUMBER
lan = Open to the whole network or hotspot, and show the addresses with a code to photograph
data = The file to keep games in, made if it is not there; “none” to keep nothing (default: { $path })
name = A name under which the page is opened, for a server that has one; several, separated by commas
behind-proxy = Believe a proxy in front (X-Forwarded-For) about the addresses of those who come
sockets = How many pages may be open at once (default: { $n })
sockets-of-one = How many pages may be open at once from one address (default: { $n })
log = The log on the error output: text, json or off (default: text)
settings = A file of lines “option = value”; an option given here or in the environment (SEMAILLES_PORT …) goes first
backup = Copy the database to this file, even while a server uses it, and end
example-lan = To play around a hotspot:
example-server = On a server, behind a proxy:
lan-address = The others open { $url }
no-lan = This machine has no address in a network. Open a hotspot, or join one, and try again.
backed-up = The copy is in { $path }.
kept-in = Games are kept in { $path }.
kept-nowhere = Games are kept nowhere.
bad-setting = { $name } cannot be “{ $found }”: { $expected }
unknown-setting = { $path }, line { $line }: “{ $found }” is not an option of serve; known are { $known }
bad-line = { $path }, line { $line }: expected “option = value”
expected-yes = expected yes or no
expected-number = expected a number from { $min } to { $max }
expected-log = expected text, json or off
expected-address = expected an IPv4 or IPv6 address, such as 127.0.0.1
games-of-one = How many games one address may make in a row, then five a minute (default: { $n })
