### Dwarven Rails in English: the language that all others follow

## Lines of the log

log-first = { $name } went first.
log-home = { $name } set out from { LIST($bases) } with { $hauler }.
log-turn = Turn { $turn } began.
# The pawn is one of those in named-pawn; the segment is told by the two places it joins
log-surveyed = { $name } sent { $pawn } to { $segment }.
log-clipped = { $name } laid a paper clip between { $a } and { $b }.
log-prospected = { $name } sent { $pawn } to { $card }.
log-prospected-deck = { $name } sent { $pawn } to the deck.
log-called = { LIST($names) } had to race each other: { LIST($segments) } led to the same dead end.
# Someone’s best total of two dice
log-total = { $name } { $total }
log-rolled = Dice for { $thing }: { LIST($totals) }. { $name } won.
log-rolled-tie = Dice for { $thing }: { LIST($totals) }. A tie, so no one could take it.
# Everyone gets the route; the winner takes the card as well
log-rolled-route = Dice for { $thing }: { LIST($totals) }. { $name } won the card, and the others could still share the route.
log-rolled-route-tie = Dice for { $thing }: { LIST($totals) }. A tie, so the card stayed and all could share the route.
log-raced = The race: { LIST($totals) }. Only { $name } could build.
log-raced-tie = The race: { LIST($totals) }. A tie, so no one could build.
log-auction = { LIST($names) } began to bid for { $card }.
log-bid = { $name } bid { counted-cu } for { $card }.
log-dropped = { $name } stopped bidding for { $card }.
# The Guild’s dice, added to the card’s price, are the most that it bids
log-limit = { $name } rolled { LIST($dice) } and bids no more than { counted-cu } for { $card }.
log-unsold = No one bid for { $card }, so the card stayed in the row.
log-chained = { $name } rolled { $die } and could build { $segment } as well.
log-chained-not = { $name } rolled { $die }, which was too low to build { $segment } as well.
log-chained-lost = { $name } had lost the segment before it and couldn’t build { $segment }.
log-laid = { $name } built { $segment } for { counted-cu }.
log-took =
    .mine = { $name } claimed { $card } for { counted-cu }.
    .free = { $name } claimed { $card } for nothing.
    .hired = { $name } hired { $card } for { counted-cu }.
log-claimed =
    { $cube ->
        [true] { $name } put a cube on { $card } for { counted-cu }.
       *[false] { $name } bought { $card } for { counted-cu }.
    }
log-lifted = { $name } lifted a cube from { $segment }.
log-recalled = { $name } took a cube back from { $card }.
log-left = { $name } passed on { $thing }.
log-released = { $name } let { $card } go back to the row.
log-drew = { $name }’s { $pawn } drew { $card }.
log-drew-again = { $name }’s { $pawn } drew again: { $card }.
log-turned-up = { $card } went into the row.
log-event = { $event }: { $text }
log-storm = A snowstorm came up, with snow for the next turn.
log-prices = Prices: { LIST($prices) } Cu.
log-prices-of-two = Prices at the first bases: { LIST($first) } Cu. At the second: { LIST($second) } Cu.
log-trapped = { $name }’s { $pawn } was trapped and had to miss a turn.
# For a purse that is open, with the amount; for others without
log-paid = { $name } paid { counted-cu } for { $card }.
log-paid-unseen = { $name } paid for { $card }.
log-gained = { $name } received { counted-cu } from { $card }.
log-gained-unseen = { $name } was paid by { $card }.
log-struck = { $name } found { $goods } more at { $mine }.
log-operated = { $name } paid { counted-cu } to work { LIST($mines) }.
log-die = { $name } rolled { $die } for the mines.
log-mined =
    { $some ->
        [true] { $mine } yielded { $goods } for { $name }.
       *[false] { $mine } yielded nothing for { $name }.
    }
log-mined-bent =
    { $some ->
        [true] { $name } read the die as { $face } at { $mine }, which yielded { $goods }.
       *[false] { $name } read the die as { $face } at { $mine }, which yielded nothing.
    }
log-depleted = { $mine } was played out.
log-depleted-bent = { $name } read the die as { $face } at { $mine }, which was played out.
log-closed = { $mine } was empty, so its card went under the deck.
log-offered = { $name } made { $other } an offer.
log-refused = { $name }’s offer to { $other } came to nothing.
# Parts of a deal, from those in deals; nothing is one of them
log-agreed = { $name } and { $other } made a deal. { $name } gave { LIST($gives) }. { $other } gave { LIST($wants) }.
log-sent = { $name } sent { LIST($haulers) } to clear snow.
log-cleared = { $name } cleared { $segment }.
log-tickets = { $name } earned { counted-cu } from { counted-tickets }.
log-tickets-unseen = { $name } was paid for { counted-tickets }.
log-shipped = { $name } shipped { $goods } from { $mine } to { $base } for { counted-cu }.
log-shipped-unseen = { $name } shipped { $goods } from { $mine } to { $base } at a price of { $price } Cu.
log-carried = { $name } carried { $goods } from { $mine } to { $base } for { $owner }.
log-fee-back = { $name } didn’t carry anything from { $mine }, so { $owner } got the fee back.
log-transhipped = { $name } moved { $goods } from { $from } to { $to }.
log-declared = { $name } declared { counted-cu }.
log-goal = { $name } reached { $goal } Cu: this was the last turn.
log-market-die = The market die came up { $die }, for { $goods }.
log-market-die-none = The market die came up { $die } and raised nothing.
log-swept = The storm blew { LIST($cards) } out of the row.
log-filled = { LIST($cards) } came into the row.
log-filled-lost = { LIST($cards) } came up and had no effect.
log-reshuffled = The deck had run out, so the cards under it were shuffled.
log-snow = Snow closed the red track.
log-thaw = The snow melted.
log-token = The start token went to { $name }.
log-over = The match is over.

## Moves: labels of buttons

moves-survey = { $pawn } to { $segment }: { counted-cu }
moves-clip = { $pawn } on a new line from { $a } to { $b }: { counted-cu }
moves-prospect = { $pawn } to { $card }: { counted-cu }
moves-prospect-deck = { $pawn } to the deck
moves-race = Race { $segment } against { $against }
moves-auction = Bid for { $card } first
moves-bid = Bid { counted-cu }
moves-drop = Drop out
moves-pay = Take { LIST($things) }: { counted-cu }
moves-pay-none = Take nothing
moves-take = Take { $thing }: { counted-cu }
moves-take-free = Take { $thing } for nothing
moves-leave = Leave { $thing }
moves-lift = Lift your cube from { $segment }
moves-recall = Take your cube back from { $card }
moves-forgo = Go without
moves-release = Let { $card } go
moves-draw = Draw for your { $pawn }
moves-strike = Add { $goods } to { $mine }
moves-operate = Work { LIST($mines) }: { counted-cu }
moves-operate-none = Work no mine
# The die as it is, or bent; what the mine yields
moves-read =
    { $bent ->
        [true] Read it as { $face }: { $yields }
       *[false] Keep the { $face }: { $yields }
    }
moves-yields =
    .nothing = nothing
    .x = played out
# Two sentences on one button, the last without a full stop
moves-offer = Offer { $name } a deal. You give: { LIST($gives) }. You get: { LIST($wants) }
moves-accept = Accept offer { $number } from { $name }. You get: { LIST($gives) }. You give: { LIST($wants) }
# Declines it, or takes it back: the same for both of them
moves-refuse = Call off offer { $number } from { $name } to { $other }
moves-ready = No more deals
moves-clear = Send { LIST($haulers) }: clears { counted-segments }
moves-clear-none = Send no one
moves-sweep = Clear { $segment }
moves-ship = Ship { $goods } from { $mine } to { $base } with { LIST($haulers) }: { counted-cu }
moves-tranship = Move { $goods } from { $from } to { $to } with { LIST($haulers) }
moves-done =
    .place = Done placing
    .race = No race
    .sweep = Done clearing
    .ship = Done shipping
# Kinds of moves in a few words, when nothing more is said
moves-brief =
    .survey = Place a surveyor
    .clip = Use your paper clip
    .prospect = Place an agent
    .race = Call a race
    .auction = Choose an auction
    .bid = Bid
    .drop = Drop out
    .pay = Take and pay
    .take = Take it
    .leave = Leave it
    .lift = Lift a cube
    .recall = Take a cube back
    .forgo = Go without
    .release = Let a hauler go
    .draw = Draw a card
    .strike = Add goods
    .operate = Work mines
    .read = Read the die
    .offer = Offer a deal
    .accept = Accept an offer
    .refuse = Call off an offer
    .ready = No more deals
    .clear = Send haulers
    .sweep = Clear snow
    .ship = Ship goods home
    .tranship = Move goods
    .done = Go on
moves-elsewhere = Something else

## Instructions shown with a choice

prompts-place =
    .both = Place a surveyor on track or an agent on a card.
    .surveyors = Place a surveyor on track.
    .agents = Place an agent on a card.
    .last-surveyor = Place your last surveyor.
    .last-agent = Place your last agent.
prompts-race = Two surveyors are heading for the same dead end. Call a race?
prompts-auction = Others want these cards too. Which auction comes first?
prompts-bid = Bid at least { counted-cu } for { $card }, or drop out.
prompts-pay = What will you take and pay for?
prompts-take = { $thing } has come to you. Take it for { counted-cu }?
prompts-buy = You drew { $card }. Take it for { counted-cu }?
prompts-buy-free = You drew { $card }. Take it for nothing?
prompts-lay = You’re out of cubes. Lift one to build { $segment }, or go without.
prompts-ride = You’re out of cubes. Lift one for { $card }, or go without.
prompts-release = You can keep { counted-haulers }. Which one do you let go?
prompts-name = Choose the agent who draws the next card.
prompts-strike = Choose the mine that gets { counted-any-goods } more.
prompts-operate = Choose the mines to work. Each costs { counted-cu }.
prompts-read = You rolled { $die }. { $mine } is new: choose how to read the die there.
prompts-deals = Make deals, or say you’re ready.
prompts-deals-offered = Answer the offers, make your own, or say you’re ready.
prompts-clear = Choose the haulers that clear snow. They can’t ship this turn.
prompts-sweep = Clear red track, up to { counted-segments } more.
prompts-ship = Ship goods home, or from mine to mine.

## Refusals, by their reasons

refusals-over = The match is over.
refusals-not-your-turn = It’s not your turn.
refusals-drawing = Dice and cards come first. One moment.
refusals-other-action = Something else comes first.
refusals-cannot-stop = You have to do this before you can go on.
refusals-no-surveyor = You have no { $pawn } left to place.
refusals-no-segment = There’s no such segment.
refusals-owned = That segment already belongs to someone.
refusals-twin = You have the other segment between these two places. No one can build both.
refusals-pointless = Your network joins both places already. Building here would only block others.
refusals-chain-of-three = Only one segment can follow another in a turn. That would be the third in a row.
refusals-not-adjacent = Your network doesn’t reach that segment, and none you’re surveying leads to it.
refusals-no-clips = This match is played without paper clips.
refusals-clip-used = You’ve used your paper clip. There’s one for each match.
refusals-far-apart = A paper clip joins places on one map, or on maps that share a side.
refusals-joined = A segment joins these two places already.
refusals-crossing = A paper clip can’t cross a segment.
refusals-crossing-clip = A paper clip can’t cross another one.
refusals-no-agent = You have no { $pawn } left to place.
refusals-not-up = That card isn’t in the row.
refusals-six-people = You can have up to { $most } surveyors and agents together, and the ones you’re after would take you past that.
refusals-no-pawn = You have { $most } pawns rated +{ $rating }, and all of them are in use.
refusals-own-base = That’s your own base. A ticket leads somewhere else.
refusals-has-route = That ticket is yours already.
refusals-not-connected = Your track has to reach that place before you send an agent for its ticket.
refusals-no-race = These surveyors aren’t heading for the same dead end.
refusals-called = That race has been called.
refusals-no-auction = There’s no such auction to choose now.
refusals-low-bid = You have to bid at least { counted-cu }.
refusals-short-bid = You can’t bid { $need } Cu. You have { counted-cu }.
refusals-not-won = You haven’t won that.
refusals-first-missing = That segment needs the one before it, and you’re not building that.
refusals-short = You have { counted-cu }, but this costs { $need }.
refusals-not-your-cube = You have no cube there.
refusals-cuts-off = Without that cube your network wouldn’t reach the new segment.
refusals-not-your-transport = That isn’t one of your haulers.
refusals-no-pawn-there = You have no such agent on the deck.
refusals-not-your-mine = That mine isn’t yours.
refusals-depleted = { $card } is played out.
refusals-asked-later = That mine’s turn comes in a moment.
refusals-short-operate = You have { counted-cu }, but working these mines costs { $need }.
refusals-is-read = Another mine comes first.
refusals-other-face = You rolled { $die }: you can keep it, or read it one lower or higher. 6 and 1 are neighbours.
refusals-no-deal = There are no deals in this match.
refusals-with-self = You can’t make a deal with yourself.
refusals-nothing-given = Put something into the deal first.
refusals-too-many-offers = No more than { $most } offers can be made in a turn.
refusals-no-offer = That offer is no longer open.
refusals-not-theirs = Someone would be giving away something that isn’t theirs.
refusals-short-deal = You have { counted-cu }, but that deal takes { $need }.
refusals-they-are-short = They can’t pay { $need } Cu.
refusals-no-cubes = That much track needs { $need } cubes, and there are { $have }.
refusals-other-good = Goods can only go to a mine of the same kind.
refusals-not-receivers = Goods can only go to a mine of the player who gets them.
refusals-few-goods = { $card } has only { $have } on it, and this takes { $need }.
refusals-carried-already = Someone is already carrying goods from that mine.
refusals-busy = { $card } has already worked this turn. Haulers clear snow or ship, once a turn.
refusals-not-red = Snow never lies on black track.
refusals-is-cleared = That segment is clear already.
refusals-not-your-track = That isn’t part of your network.
refusals-no-transport = All your haulers have worked this turn.
refusals-no-base = You have no second base.
refusals-no-track = There’s no way along your track.
refusals-snowed = Snow blocks every way there.
refusals-no-goods = There are no goods to ship.
refusals-too-many = There are only { $most } on that mine, and you want to ship { $need }.
refusals-weak = { $strength } ÷ { $way } is enough for { $most }, and you want to ship { $need }. Send more haulers.
refusals-same-mine = Choose two different mines of the same kind.
refusals-other-kind = Both mines have to yield the same kind of goods.
refusals-no-leave = You need the owner’s permission to use that mine.

## The final score

scores-start = At the start
scores-tickets = Tickets
# The kind of goods, with a capital where it begins
scores-sold = { $goods } sold
scores-spent = Building, buying and everything else
scores-won = { $name } won with { counted-cu }.
scores-won-goods = { $name } won: level at { counted-cu }, but with more in goods on the mines.
scores-shared = { LIST($names) } shared the win with { counted-cu } each.

## Companies

seats-names =
    .blue = Blue
    .green = Green
    .red = Red
    .lilac = Lilac
    .yellow = Yellow
    .black = Black

## Names of things

# Goods in the plural, as headings and in lists
named-goods =
    .diamond = diamonds
    .ruby = rubies
    .emerald = emeralds
    .gold = gold
    .silver = silver
named-mines =
    .diamond = Diamond mine
    .ruby = Ruby mine
    .emerald = Emerald mine
    .gold = Gold mine
    .silver = Silver mine
named-people =
    .surveyor = Elf, surveyor +{ $rating }
    .agent = Dwarf, agent +{ $rating }
# A pawn by its rating, which is only told of +1 and +2
named-pawn =
    .surveyor =
        { $rating ->
            [0] surveyor
           *[other] +{ $rating } surveyor
        }
    .agent =
        { $rating ->
            [0] agent
           *[other] +{ $rating } agent
        }
# The same with an article
named-a-pawn =
    .surveyor =
        { $rating ->
            [0] a surveyor
           *[other] a +{ $rating } surveyor
        }
    .agent =
        { $rating ->
            [0] an agent
           *[other] a +{ $rating } agent
        }
# A segment with its colour
named-twin =
    { $red ->
        [true] { $segment } (red)
       *[false] { $segment } (black)
    }
named-ticket = the { $place } ticket
named-storm = a snowstorm
# Phases of a turn, a word each
named-steps =
    .place = Place
    .roll = Roll
    .work = Work
    .ship = Ship
    .trade = Trade
    .over = Over
    .set-up = Set-up

## Numbers of things

counted-cu =
    { $cu ->
        [0] no Cu
       *[other] { $cu } Cu
    }
counted-goods =
    .diamond =
        { $count ->
            [0] no diamonds
            [one] { $count } diamond
           *[other] { $count } diamonds
        }
    .ruby =
        { $count ->
            [0] no rubies
            [one] { $count } ruby
           *[other] { $count } rubies
        }
    .emerald =
        { $count ->
            [0] no emeralds
            [one] { $count } emerald
           *[other] { $count } emeralds
        }
    .gold =
        { $count ->
            [0] no gold
           *[other] { $count } gold
        }
    .silver =
        { $count ->
            [0] no silver
           *[other] { $count } silver
        }
# Goods of any kind
counted-any-goods =
    { $count ->
        [0] no goods
       *[other] { $count } goods
    }
counted-segments =
    { $count ->
        [0] no segments
        [one] { $count } segment
       *[other] { $count } segments
    }
counted-haulers =
    { $count ->
        [0] no haulers
        [one] { $count } hauler
       *[other] { $count } haulers
    }
counted-mines =
    { $count ->
        [0] no mines
        [one] { $count } mine
       *[other] { $count } mines
    }
counted-tickets =
    { $count ->
        [0] no tickets
        [one] { $count } ticket
       *[other] { $count } tickets
    }
counted-cubes =
    { $count ->
        [0] no cubes
        [one] { $count } cube
       *[other] { $count } cubes
    }
counted-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
counted-pawns =
    { $count ->
        [0] no pawns
        [one] { $count } pawn
       *[other] { $count } pawns
    }

## What cards do

# How far prices move, as on a card
cards-rise =
    { $rungs ->
        [one] { LIST($goods) } up { $rungs } rung
       *[other] { LIST($goods) } up { $rungs } rungs
    }
cards-fall =
    { $rungs ->
        [one] { LIST($goods) } down { $rungs } rung
       *[other] { LIST($goods) } down { $rungs } rungs
    }
cards-trap = the agent is trapped and misses a turn, unless they’re your only one
cards-pay = pay { counted-cu }
cards-again = draw again for the same agent, and a mine costs nothing
cards-goods = one of your mines gets { counted-any-goods }
cards-gain = receive { counted-cu }
cards-toll = pay 1 Cu for every { $cubes } of your cubes on track, rounded up

## Parts of a deal

deals-money = { counted-cu }
# Cu that not everyone may see
deals-some = copper
deals-mine = { $mine } with all its goods
deals-segment = the track { $segment }
deals-goods = { $goods } from { $from } to { $to }
deals-leave = permission to use { LIST($segments) }
deals-docks = permission to ship at { LIST($mines) }
deals-carry = carriage of { $goods } from { $mine }
# With what the carrier gets: a fee, and a share of every piece
deals-carry-for = carriage of { $goods } from { $mine } ({ counted-cu }, and { $cut } Cu for each piece)
deals-nothing = nothing

## The form of an offer

offer-name = Make an offer…
offer-title = Offer a deal
# What a deal may hold, in one line under the title
offer-note = Binding as soon as you both agree. No promises for later turns, no people and no haulers.
offer-partner = With
offer-gives = You give
offer-theirs = { $name } gives
# What may be given besides copper
offer-groups =
    .mines = Mines
    .goods = Goods
    .carriage = Carriage
    .track = Track
offer-copper = Copper (Cu)
offer-own = You have { $cu } Cu.
offer-purse = No one can see how much the others have.
offer-mine = { $mine }, holding { $goods }
offer-mine-hint = Anyone who borrows it can ship goods to and from it this turn.
offer-segment-hint = Anyone who borrows track can use it and clear it of snow this turn.
# Short: the three stand beside each other
offer-ways =
    .none = keep
    .give = give
    .lend = lend
# A field for a number, after the kind of goods: “Rubies”
offer-goods = { $goods } from { $from } to { $to }
offer-goods-hint = At most { $most }. They stay goods of the same kind, on the other mine.
# A field for a number of pieces carried, after the kind of goods
offer-carry = Carriage of { $goods } from { $mine }
offer-carry-hint = At most { $most } this turn. The owner is paid by the Exchange.
offer-fee = Fee for the carrier (Cu)
offer-fee-hint = The owner sets it aside, and gets it back if nothing is carried.
offer-cut = Share of each piece (Cu)
offer-cut-hint = The carrier keeps this much of the price.

## Titles of sections of the rules book that refusals name

sections-end = The end
sections-turn = A turn
sections-placing = Placing surveyors and agents
sections-disputes = When two want the same thing
sections-tickets = Tickets
sections-paying = Paying and building
sections-mines = Working mines
sections-deals = Making deals
sections-snow = Snow
sections-shipping = Shipping goods

## The table in words

table-turn =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }: { $step }
    }
table-snow = Snow closes red track this turn.
table-clear = No snow this turn.
table-storm = A storm has been drawn: snow lies in the next turn.
table-start = { $name } has the start token.
table-last = This is the last turn.
table-market = The Exchange
# One of two markets, by the bases that it belongs to
table-market-of = The Exchange for { LIST($bases) }
table-price = { $goods }: { $price } Cu, rung { $rung } of { $rungs }.
table-sold = { $goods }: { $price } Cu, rung { $rung } of { $rungs }, { $count } sold this turn.
# A seat’s purse, if everyone may see into it
table-seat = { $name }: { counted-cu }
table-seat-closed = { $name }: closed purse
table-home = At home in { LIST($bases) }.
table-people = Pawns: { LIST($pawns) }.
table-pawn =
    .home = { $pawn } at home
    .trapped = { $pawn }, trapped
    .away = { $pawn }, missing this turn
    .segment = { $pawn } on { $segment }
    .deck = { $pawn } on the deck
    .card = { $pawn } on { $card }
table-haulers = Haulers: { LIST($haulers) }.
table-hauler = { $name } ({ $number })
table-hauler-busy = { $name } ({ $number }, done)
table-mine = { $mine }: { $goods }.
table-mine-out = { $mine }: { $goods }, played out.
table-tickets = Tickets: { LIST($places) }.
table-rides = Cubes on tickets: { LIST($places) }.
table-cubes = { counted-cubes } left.
table-clip = Has a paper clip.
table-track = Track: { LIST($segments) }.
table-row = The row: { counted-cards }
# A card of the row, by its kind and what it costs
table-card = { $card }: { $kind }, { counted-cu }.
table-deck = The deck: { counted-cards }
table-under = { counted-cards } face up under it.
table-far = Turn { $turn }
table-far-seat = { $name } { $money } Cu
# Someone who hasn’t declared
table-far-closed = { $name } under { $limit } Cu
table-bidding = Bidding for { $card }: { $bid } Cu by { $name }.
table-bidding-open = Bidding for { $card }: no bid yet.

## Statistics

tallies-mines = Mines
tallies-events = Events
tallies-haulers = Haulers hired
tallies-people = People hired
tallies-tickets = Tickets claimed
tallies-shipped = Goods shipped
tallies-dice = Dice for mines

## The title

# The tag of the language
title-language = en-GB
# The sounds around the table
title-ambience = Dripping water, far picks and a forge
# The edition that comes with the page
title-built-in = “Five treasures” edition: the printed rules, with a map, cards and prices of our own.
title-loaded = “{ $name }” edition, loaded from a file.
# In place of a card that isn’t named
title-that-card = that card
# Refuses for a reason that has no sentence of its own
title-refused = You can’t do that now.

## Panels about things on the table

# Among others: a face of the die and the goods it brings, where ✕ plays the mine out
about-mine =
    .in-row = In the row
    .costs = { counted-cu } to claim.
    .owned = Owned by { $name }
    .elsewhere = Not in play just now
    .output = The die
    .face = { $face } → { $count }
    .face-x = { $face } → ✕
    .on-it = On the mine
    .out = Played out: it can’t be worked any more, and leaves once it’s empty.
    .fresh = New this turn: the die can be read one lower or higher.
about-site =
    .mine = Mine
    .city = City
    .base = Base
    .base-of = { $name }’s base
    .reached = On the network of
    .no-one = No one yet.
    .names = { LIST($names) }.
    .ticket = Ticket
    .waits = No one has it yet. It costs { counted-cu }.
    .held = { $name } has the card.
    .shared = Cubes on it: { LIST($names) }.
about-segment =
    .black = Black segment
    .red = Red segment
    .clip = Paper clip, red
    .free = Free: { counted-cu } to build.
    .laid = Laid by { $name }.
    .surveyed = Surveyed by
    .twin = Second segment
    .twin-text = There’s another one between these two places. No one can build both.
    .snow = Snow
    .closed = Closed this turn, unless a hauler clears it.
    .cleared = Cleared this turn.
    .open = Snow never lies on black track.
    .red-text = Closed when it snows, and harder to ship over.
about-transport =
    .troll = Troll
    .giant = Giant
    .dragon = Dragon
    .number = Hauls
    .loads = { $number }: up to { $black } goods over black track, { $red } if any of it is red.
    .clears = Snow
    .clearing = Clears { counted-segments } in a turn.
    .busy = Has already worked this turn.
about-person =
    .surveyor = Lays track
    .surveyor-text = Comes with a pawn, and adds { $rating } to its dice in a dispute.
    .agent = Claims cards
    .agent-text = Comes with a pawn, and adds { $rating } to its dice in a dispute.
about-card =
    .price = Price
    .costs = { counted-cu }, or the highest bid.
    .held = With { $name }
    .in-row = In the row
    .elsewhere = Not in play just now
    .prospected = Wanted by
    .event = Event
    .storm = Snow for the whole next turn
    .storm-title = Snowstorm
    .storm-text = Snow closes all red track for the whole next turn. The first storm of a turn also blows the row away.
    .drawn = It only happens when an agent draws it.
about-ticket =
    .kind = Passenger route
    .pays = Pays
    .paying = One ticket pays { $first } Cu a turn, more of them { $each } Cu each.
    .needs = Needs
    .needing = Track of yours from there to your base, clear of snow.
about-deck =
    .title = The deck
    .under = Under it
    .agent = An agent here
    .draws = Draws a card. You can buy a mine, hauler or person. An event happens right away.
about-price =
    .kind = { counted-cu } each
    .ladder = The ladder
    .rungs = { LIST($prices) } Cu. It’s on rung { $rung }.
    .moves = At the end of a turn
    .moving = It falls 1 rung for every { $fall } sold or part of that. If none is sold, it rises 1.
    .sold = Sold this turn
about-snow =
    .snowy = Snow this turn
    .clear = No snow
    .red = Red track
    .closed = Closed: no goods and no passengers, unless a hauler clears the way.
    .open = Open this turn.
    .next = Next turn
    .coming = Snow: a storm has been drawn.
    .unknown = No storm so far.
# A purse that others can’t see into is under a limit, where there is one
about-seat =
    .hidden = Closed purse
    .closed = Closed purse, under { $limit } Cu
    .only-you = { counted-cu }, which only you can see
    .people = Surveyors and agents
    .haulers = Haulers
    .mines = Mines
    .tickets = Tickets
    .cubes = Cubes left
    .bases = At home in
    .clip = Paper clip
    .clip-left = Not used yet.
    .guild = Played by the Guild
    .none = None.
about-pawn =
    .of = { $name }’s { $pawn }
    .place = Place

## The text printed on the table

captions-turn = Turn { $turn }
captions-clear = No snow
captions-snow = Snow
captions-storm = Snow next turn
captions-exchange = Exchange
captions-each = Cu each
captions-deck = Deck
captions-in-deck = in the deck
# Before the number that a hauler hauls
captions-hauls = hauls
captions-kinds =
    .troll = Troll
    .giant = Giant
    .dragon = Dragon
    .surveyor = Surveyor
    .agent = Agent
    .ticket = Ticket
# The drawers of a phone
captions-tabs =
    .mines = Mines
    .people = People
    .row = Row
    .exchange = Exchange
captions-cut-off = cut off
captions-joined = joined
captions-to-lay = { $segments } to lay
captions-haulers = Haulers
captions-tickets = Tickets
captions-cubes = Cubes
captions-clip = Paper clip
captions-you = you
captions-only-you = only you see it
captions-under = under { $money } Cu
captions-declared = declared
captions-a-turn = +{ $money } Cu a turn
captions-to-goal = { $money } Cu to go
captions-pawn =
    .out = out
    .home = at home
    .on-deck = on the deck
    .missing = missing a turn
captions-money = { $money } Cu
# The heads of papers, on which something is decided
captions-papers =
    .taking = Take and pay
    .operating = Work mines
    .clearing = Send haulers into the snow
    .shipping = Ship goods
    .reading = Read the die
    .dealing = Deals
    .lifting = Lift a cube
    .releasing = Let a hauler go
    .racing = Call a race
    .drawing = From the deck
    .bids = Bids
captions-left = { $money } Cu left
captions-seal = Seal it
captions-ship = Ship
captions-ready = No more deals
captions-accept = Accept
captions-refuse = Refuse
captions-withdraw = Take back
captions-dropped = dropped out
captions-still-in = still in
# Printed large when a seat overtakes the others, and as the match nears its end
captions-takes-lead = { $name } takes the lead
captions-last-turn = Last turn
captions-leads = leads
# The most that one of the Guild’s seats bids
captions-at-most = up to { $money }
captions-gives = gives
captions-nothing = nothing
captions-segment = Track
captions-against = against
captions-done = Go on
captions-close = Close

## Captions of sounds

sounds-staff = A staff strikes stone
sounds-pick = A pick is driven in
sounds-bowl = Dice rattle in a stone bowl
sounds-coin = Coin clinks on coin
sounds-hammer = A hammer falls
sounds-chalk = Chalk scratches on rock
sounds-purse = Coins shift in a purse
sounds-lamps = Lamps pop alight
sounds-rails = Rails ring
sounds-growl = A troll grumbles
sounds-stamp = A giant stamps
sounds-wing = A dragon’s wing beats
sounds-knock = A dwarf knocks
sounds-hinge = A trapdoor creaks
sounds-chink = Picks chink
sounds-creak = Timbers creak and fall
sounds-shake = Two knocks seal a deal
sounds-shovel = A shovel scrapes snow
sounds-breath = A dragon breathes fire
sounds-bells = Little bells jingle
sounds-wheels = Wheels roll through a gallery
sounds-bridge = A trestle rumbles
sounds-gate = A gate swings open
sounds-brass = A short fanfare
sounds-chain-up = A cage winds up its shaft
sounds-chain-down = A cage rattles down its shaft
sounds-wind = Wind howls over the mountain
sounds-thaw = Snow drips away
sounds-gust = A gust scatters cards
sounds-engine = A small whistle blows
sounds-shift = A mine’s shift bell
sounds-drips = Water drips, with a long echo
sounds-picks = Picks, far away
sounds-hum = The mountain hums
sounds-forge = A forge at work

## Choices before a match

options-paper-clip =
    .label = Paper clips
    .hint = Once a match, each of you may build a line of your own between two places.
options-open-money =
    .label = Open purses
    .hint = Everyone sees everyone’s copper from the start.
options-deals =
    .label = Deals
    .hint = Trade copper, mines, goods, track and favours with each other.
    .usual = With three or more people
    .on = On
    .off = Off
options-advanced =
    .label = Advanced scenario
    .hint = Two players only: two bases each, two sets of prices and twelve turns.

## The rules book

book-title = How to play Dwarven Rails
book-lead = Under the northern ice lie five treasures. Each of you runs a railway of dwarves: claim mines, lay track to them and bring the goods home when the price is right. The most copper (Cu) wins.
book-table =
    .title = On the table
    .map = The mountain is full of places joined by lines. Round places are mines, and square ones are cities and the players’ bases. A line between two places is a segment. Black segments run inside the rock. Red ones cross a cleft under the open sky, where snow can lie.
    .row = Beside it are the deck and a row of { $upcards } cards: mines, haulers and people. People are elves, who survey track, and dwarves, who act as your agents. Haulers bring goods home. The higher their number, the more they take:
    .tickets = Every city and every base has a ticket, which you can buy once your track leads there.
    .start = To begin, each of you has { $money } Cu, { $cubes } cubes, one surveyor, one agent, a small troll and a base drawn at random.
    .purse = Your copper is your own business until you have { $declare } Cu. After that your purse stays open for good.
# The lowest and the highest number of a kind of hauler
book-haulers =
    .troll = trolls: { $least } to { $most }
    .giant = giants: { $least } to { $most }
    .dragon = dragons: { $least } to { $most }
book-goods = The five goods, with their prices from the lowest rung to the top:
book-price = { LIST($prices) } Cu
book-turn =
    .place = Place: one after another, clockwise from the start token, you send out your surveyors and agents.
    .roll = Roll: if several of you want the same thing, dice or bids decide.
    .work = Work: you all build, pay, draw cards, work your mines, make deals, clear snow and collect for your tickets.
    .ship = Ship: one after another, the other way round, beginning at the right of the start token, you bring goods home.
    .trade = Trade: prices move, the row is filled, everyone comes home and the start token goes on clockwise.
book-placing =
    .all = Place all the pawns you want, then it’s the next player’s turn. You needn’t have the copper yet, and you needn’t take everything you win.
    .network = Your network is your base and every place joined to it by your own track.
    .survey = Put a surveyor on a segment that no one owns and that touches your network.
    .chain = A second surveyor can go one segment further, if the first one’s segment leads there. That’s a consecutive build: it takes a roll of { $from } or more, and none can follow it.
    .twin = Some places are joined by two segments. You can build only one of them.
    .block = You can’t build between two places of your own network just to get in others’ way. It has to give you an all-black way.
    .agent = Put an agent on a card in the row, on a ticket, or on the deck. You don’t need any track to claim a mine.
    .several = Several of your pawns can stand on the same thing. Each rolls for itself if others want it.
    .limits = You can have up to { $people } surveyors and agents together, and { $pawns } pawns of each rating: 0, +1 and +2.
    .race = If you and another player survey different segments that end at the same place, and no other free segment leads on from there, either of you can call a race. Both roll, and only the winner may build. On a tie, neither may.
book-clips =
    .what = If you play with paper clips, each of you has one for the whole match. It joins two places on one map, or on maps that share a side, that no segment joins yet. It can’t cross a segment or another clip.
    .cost = Send a surveyor there as you would to any segment. It counts as red, costs { $red } Cu and belongs to the player who builds it. If no one does, you get the clip back.
book-disputes =
    .dice = For track, mines and tickets no one holds yet, everyone rolls two dice for each of their pawns there and adds its rating. Agents get { $bonus } more at a mine their own track reaches.
    .best = The best single total wins. On a tie for the best, no one gets it this turn.
    .next = If the winner doesn’t take it, the next best may, and so on.
    .bids = For people and haulers you bid. The player who’s first in turn order opens with at least the price on the card. Each bid beats the one before, or you drop out. The last one left pays and takes the card. If no one bids, it stays.
    .order = Dice come before bids, and the start player’s disputes come first.
book-tickets =
    .buy = Send an agent to a ticket when your track already joins its place to your base. It costs { $cost } Cu. The ticket to your own base is no use to you.
    .share = If someone else has the card, you can still claim the route: put a cube on it. Any number of you can share it.
    .dispute = If several of you want a ticket no one holds, all who pay get the route. Dice only decide who takes the card.
    .pays = Every turn, one ticket pays { $first } Cu. Two or more pay { $each } Cu each. A ticket pays only while a way of your own track to your base is clear of snow.
book-paying =
    .sealed = Everyone says at the same time what they take of what they’ve won:
    .black = a black segment: { $black } Cu
    .red = a red segment: { $red } Cu
    .mine = a mine: { $mine } Cu
    .ticket = a ticket: { $ticket } Cu
    .others = people and haulers no one else wanted: the price on the card.
    .chain = For a consecutive build you roll before you pay. It lapses if the first segment isn’t built. A failed roll costs nothing.
    .cubes = Your cube marks each segment you build. If you have none left, lift one from somewhere else: that track is given up.
    .haulers = You can keep { $haulers } haulers. Let one go whenever you have more.
    .deck = Then each agent on the deck draws a card. You can buy a mine, a person or a hauler at its price, or leave it to the row. An event happens right away, to the agent who drew it. A storm is set aside until the end of the turn.
book-mines =
    .pay = Say at the same time which of your mines you work. Each costs { $operate } Cu. A mine can work without any track to it.
    .die = Each of you rolls one die for all your mines. The card shows what that face brings.
    .x = At an ✕ the mine is played out. It keeps its goods but can’t be worked again. When it’s empty, its card goes under the deck.
    .fresh = For a mine you took this turn, read the die as it is, one lower or one higher. 6 and 1 are neighbours.
book-deals =
    .what = You can trade copper, mines with their goods, goods, track, permission to use track or mines this turn, and carrying goods for each other. People and haulers can’t be traded.
    .binding = A deal counts as soon as both of you agree. It can’t promise anything for a later turn.
    .goods = Goods can only move to a mine of the same kind, and only to one of the player who gets them.
    .carry = Someone who carries for you ships your goods to their own base, over their track and with their haulers, when it’s their turn to ship. They keep the share of each price that you’ve agreed, and a fee if there is one. If they carry nothing, you get the fee back.
    .off = With three or more people, deals are on. With fewer, not counting the Guild, they’re off unless you choose otherwise.
book-snow =
    .when = A storm brings snow for the whole next turn.
    .red = In snow, nothing goes over red track. Tickets behind red track pay nothing.
    .clear = Haulers can clear red segments of your network for this turn, and, with permission, those of other players that it reaches: trolls { $troll }, giants { $giant }, dragons { $dragon }. A hauler clears or ships, never both in one turn.
    .shared = A cleared segment is open to everyone who may use it.
book-shipping =
    .order = Each hauler ships once a turn, from one mine card to one place. Several can join in one load.
    .sum = Add up their numbers and divide by the difficulty: { $black } if there’s an all-black way, { $red } if any of it is red. Round down. That’s how many goods you can ship.
    .earn = Goods that come home earn the price they have now. Prices don’t move until everyone has shipped.
    .tranship = You can also move goods to another mine of the same kind. If both are at one place, the difficulty is { $same }. You need permission to use another player’s mine.
book-market =
    .title = The end of a turn
    .fall = Goods that were shipped fall a rung for every { $fall } sold or part of that, counting everyone’s.
    .rise = Goods that no one shipped rise a rung.
    .die = One die raises one more price: diamonds on a 1, rubies on a 2, emeralds on a 3, gold on a 4 and silver on a 5. A 6 raises nothing.
    .row = The row is filled up to { $upcards } cards. Events that turn up here have no effect. At the first storm of a turn, all the cards that were there before blow away.
    .home = All pawns come home. Trapped agents miss one turn.
    .deck = If the deck runs out, the cards under it are shuffled into a new one.
book-end =
    .goal = The match ends with the turn in which someone reaches { $goal } Cu, even if they spend it again. The most copper wins.
    .tie = On a tie, goods still on your mines count at the prices of the end. If that’s level too, you share the win.
    .declare = When you reach { $declare } Cu, everyone is told, and your purse stays open.
    .latest = A match that no one can win ends after { $turns } turns.
book-options =
    .title = Other ways to play
    .before = Choose these before the match:
    .advanced = In the advanced scenario each of two players has two bases, with prices of their own at the first and the second. Goods earn the price of the base they come to. You have one purse and one set of pawns. Once your two networks are joined, one of your bases counts as a place for a ticket. No one declares anything, and the most copper after { $turns } turns wins.
book-guild =
    .title = The Guild
    .what = The Guild plays any seat you give it, by rules printed with the game. It knows nothing you couldn’t know.
    .manner = Usually it goes for mines near its track first, then for tickets, sells at top prices and bids up to two dice above the price on a card. When it’s poor and has no ticket, or once someone has declared, it goes for tickets first, saves for the track to its best mine and bids one die at most.
    .deals = It only deals in carriage, at half the price each, and never in a match of two. With fewer than three people, you have to turn deals on first.
book-events =
    .title = Events
    .lead = An event happens only to an agent who draws it from the deck.
    .row = { $event }: { $text }

## The lesson, stop by stop

lesson-mountain =
    .name = Mountain
    .title = The mountain
    .task = The great gate is your base. Round places are mines, gables are cities. Send your surveyor to the bright segment beside your base.
    .done = Black track runs inside the rock. Red track crosses a cleft in the open.
lesson-surveyor =
    .name = Elf
    .title = An elf surveys
    .task = Your elf stands where you want to build, and nobody else does. Choose the track and pay 2 Cu.
    .done = The gallery is lit. Your network has grown by one place.
lesson-agent =
    .name = Dwarf
    .title = A dwarf claims
    .task-1 = Agents claim cards. Send yours to Farrow Delf, the gold mine your elf is building towards.
    .task-2 = Nobody else wants them: take the mine and the track for 2 Cu each.
    .done = The mine is yours. You may own mines your track hasn’t reached yet.
lesson-die =
    .name = Die
    .title = Bend the die
    .task-1 = Pay 1 Cu to work your mine. Then a die says what it brings.
    .task-2 = It’s a 2. Your mine is new this turn, so you may read it as a 1 or a 3 instead. Which is best?
    .slip = That works, but a 1 brings 4 gold from Farrow Delf, the most of any face.
    .done = 4 gold. One die counts for all your mines, and only new ones can bend it.
lesson-home =
    .name = Home
    .title = Bring it home
    .task = Your track joins the mine to your base. Your troll hauls 4 ÷ 2 = 2 over black track: ship them.
    .done = 10 Cu. Gold fell a rung for the 2 you sold, and everything else climbed.
lesson-quarrel =
    .name = Quarrel
    .title = Two dwarves, one mine
    .task = You both want Scarlet Stair, the ruby mine. Your track reaches it, which adds 3 to your dice. Send your agent.
    .done = 7 + 3 beats 8. The best total wins, and a tie gives it to no one.
lesson-ticket =
    .name = Ticket
    .title = A ticket to town
    .task-1 = You hold a ticket to Rimegate, and your line now reaches Wyrmrest too. Send your agent there.
    .task-2 = Take the ticket for 5 Cu, and the track that your elf surveyed for 2.
    .done = One ticket pays 5 Cu every turn, two pay 20.
lesson-snow =
    .name = Snow
    .title = When it snows
    .task-1 = Snow closes the red track to Rimegate. Your troll can clear it, or ship 2 gold later for 10 Cu. Which is better?
    .task-2 = Clear the segment beside your base.
    .slip = With Rimegate cut off you got 5 Cu for tickets instead of 20. The gold would bring only 10, so clear the snow.
    .done = Haulers clear or ship, never both. Both tickets paid: 20 Cu.
lesson-match =
    .name = First match
    .title = Your first match
    .task = You have 540 Cu, and the tea boy has 570. The match ends with the turn in which one of you reaches 700.

## The coach: a sentence each, the first time something happens

coach-goal = Someone has reached the goal: the match ends with this turn, and the most copper wins.
coach-declared = A purse that reaches 400 Cu is open for good. Now you can see how near the end is.
coach-snow = Snow closes red track for this turn: goods and tickets need another way, or a hauler with a shovel.
coach-storm = A storm is waiting. Next turn it snows, so ship over red track while you can.
coach-tie = On a tie for the best total, no one gets it this turn.
coach-auction = People and haulers go to the highest bid. Bid only what you’d really pay.
coach-depleted = An ✕ ends a mine’s work. Ship what’s left on it, and its card returns to the deck.
coach-shipped = Every 2 pieces sold lower that price a rung. Unsold goods climb.
coach-tickets = Two tickets pay 10 Cu each, every turn. One alone pays 5.
coach-chained = A second segment in a row needs 4 or more on a die, and costs nothing if it fails.
coach-mined = One die counts for all your mines, so mines with the ✕ on different faces insure each other.
coach-took = A mine you took this turn can read the die one lower or higher.
coach-laid = Your network begins at your base. Only what’s joined to it counts.

## Flaws of an edition, options or a made-up position, after where they are

# In place of where: the data as a whole
flaws-whole = the whole
flaws-impossible = this isn’t possible
flaws-bad-value = expected { $expected }, found { $received }
flaws-card-twice = card { $card } is there twice, or has no number
flaws-no-such-site = with { $seats } players there’s no place called { $site }
flaws-order = these numbers must be in ascending order, each once
flaws-seats = this match has { $need } seats
flaws-size = there should be { $need } of these, but there are { $have }
flaws-cards = the { $need } cards of this match must each be in one place, but { $have } are listed, or one is listed twice
flaws-kinds = a card is where its kind can’t be, or isn’t in the box
flaws-cubes = { $have } cubes are in use, but a player has { $need }
flaws-passengers = a ticket has one holder at most, everyone else has a cube on it, and it must be in play
flaws-pawns = there’s a pawn for each hired person and two to begin with, and surveyors are on segments that exist
flaws-sites = a base must be a place with a base
