### The pages that check a connection and a match

## Why two players can’t connect: from this page to another player’s, stop by stop

check-page =
    .title = Connection check
    .lead = From this page to another player’s, stop by stop
    .again = Check again
    .report = Report
    .copy = Copy report
    .copied = Copied
    .made = Created
    .browser = Browser
    .no-names = It contains no names or network addresses.
    .help = What you can do
check-stops =
    .page = This page
    .signalling = Signalling
    .stun = STUN
    .turn = TURN
    .peer = The host
# What each stop is for
check-roles =
    .page = what you’re looking at
    .signalling = introduces players
    .stun = finds your address
    .turn = the relay
    .peer = the page you’re joining
# What was found at a stop
check-states =
    .waiting = Not tried yet
    .checking = Asking…
    .loaded = Loaded
    .silent = No answer
    .denied = Wrong credentials
    .refused = Turned us away
    .unsupported = This browser has no WebRTC
    .fine = Answered in { $ms } ms
# There is no such stop
check-missing =
    .signalling = None
    .stun = None set up
    .turn = None set up
    .peer = No one to call
# What STUN says of ports
check-ports =
    .same = the same port for everyone
    .different = a new port for each player
# Titles, each with an explanation
check-verdicts =
    .running = Checking
    .running-text = This takes a few seconds. A server that doesn’t answer takes ten.
    .signalling = Stopped at signalling
    .signalling-text = The server that introduces players isn’t answering, so no one can join. If your match has begun, it carries on.
    .unsupported = This browser can’t connect
    .unsupported-text = WebRTC is missing or switched off, so you can’t reach other players. You can still play on this device.
    .turn = Stopped at the relay
    .turn-text = The relay isn’t answering. You can still connect directly to players on the same network, and to most others.
    .denied = The relay turned us away
    .denied-text = The relay answered, but it didn’t accept this page’s credentials.
    .no-relay = Your network needs a relay
    .no-relay-text = Your router uses a different port for each player, so direct connections rarely work, and no relay is set up.
    .stun = Stopped at STUN
    .stun-text = No server could tell this device its address on the internet. You can still connect to players on the same network.
    .peer = Stopped at the host
    .peer-text = Every server answered, but the host’s page didn’t.
    .fine = All clear
    .fine-text = Every stop that’s set up answered.
check-steps =
    .online = Check that this device is online.
    .vpn = Switch off a VPN or a work network, if you’re on one.
    .server = Ask the people who run this page whether their server is working.
    .by-hand = Play without it: the host can choose “{ byHand-open }”.
    .browser = Try another browser.
    .extensions = Switch off extensions that block WebRTC.
    .any-wifi = Join the host’s Wi-Fi, or any Wi-Fi, and check again.
    .send-host = Neither helps? Copy the report and send it to the host.
    .reload = Reload the page: credentials last an hour.
    .send-server = Copy the report and send it to the people who run this page.
    .same-wifi = Use the same Wi-Fi as the host.
    .relay = Ask the people who run this page to set up a relay.
    .join-wifi = Join the host’s Wi-Fi and check again.
    .host-open = Ask whether the host’s page is open: phones close it when they sleep.
    .compare = Neither helps? Run this check on both devices and compare the reports.
# The setting that has everything go through the relay
check-relay-only =
    .without = No relay is answering. With this on, you couldn’t reach anyone.
    .reload = Takes effect at the next table.

## What a match proves

# The verdict of all checks together
check-match =
    .proven = This match is sound
    .open = Nothing wrong was found
    .unsigned = Nothing wrong was found, but anyone could have made this up
    .false = Something is wrong with this match
check-unchecked = Not checked: whether anyone looked over someone’s shoulder, or told anyone what they held. Keys aren’t people, either: one person who holds all the keys can make up a whole match.
check-rules =
    .fine = Every move follows from the one before and obeys the rules.
    .false = A move doesn’t follow from the one before.
    .test = Every move follows from the one before and obeys the rules, apart from changes made as a test.
check-people =
    .fine = Everyone signed what they did.
    .none = Nobody signed anything, because this match was played without keys.
    .missing = Signatures are missing, so anyone could have made this up. Files carry signatures, but links never do.
    .false = A player’s signature doesn’t match: someone has changed this match.
check-host =
    .fine = The host signed every move, so showing anyone a different match would give the host away.
    .none = The host signed nothing, because this match was played without keys.
    .missing = The host’s signatures are missing, so the host could deny this match.
    .false = The host’s signature doesn’t match: someone has changed this match.
# Whether everyone has the same match
check-others =
    .fine = Everyone has the same match, right down to move { $to }.
    .behind = Everyone has the same match up to move { $to } of { $last }. For the rest, there’s only the host’s word so far.
# Who drew
check-chance =
    .fine = All the players’ devices made every draw together, so nobody could choose one.
    .two = Two devices made every draw together, so neither could choose one.
    .missing = The proofs of who drew are missing, as they are from every link. The match’s file has them.
    .false = A draw doesn’t match the one that the players’ devices made together.
    .partly = One device made some of the draws, and all the players’ devices together made the others.
    .device = One device made the draws. There’s no way to check they were fair.
    .host = The host’s device made the draws. There’s no way to check they were fair.
    .none = Nothing was drawn, apart from any cards that were dealt.
check-answers =
    .fine = Everyone settled on their secret answers before any were shown.
    .partly = Everyone settled on their secret answers before any were shown, apart from a stand-in who took over too late for that.
check-cards =
    .fine = Every hidden card was dealt once, and was the same when it was shown at the end.
    .together = Everyone shuffled the hidden cards together, and has proved it. Only this check, after the match, can find a marked card.
    .none = No hidden cards were dealt.
    .unfinished = Hidden cards can be checked once the match is over.
    .closed = Some hidden cards were never shown, so they can’t be checked.
    .false = The cards shown at the end don’t match the deck.
# Seats whose devices are known not to have shuffled
check-cheated = { LIST($names) } didn’t shuffle as promised, so the cards weren’t dealt fairly.
# Where a seat has no name
check-seat = seat { $number }
