## The waiting room.

room-waiting = Waiting for players
room-leave = Leave
room-seats = Seats
room-taken = { $taken } of { $all } taken
room-you = You
room-host = Host
room-away = Away
room-are-away =
    { LIST($names) } { SIZE($names) ->
        [one] is
       *[other] are
    } away.
room-guests =
    { $count ->
        [one] { $count } viewer
       *[other] { $count } viewers
    }
# A free colour in the sentence
room-free-colour = { LOWER($name) }
room-free =
    { CAPITAL(LIST($colours)) } { SIZE($colours) ->
        [one] is
       *[other] are
    } free.
# The same where more than three are
room-free-many = { CAPITAL(LIST($colours)) } are free.
room-someone = Player { $seat }
room-a-guest = Someone
room-computer = computer
room-empty = Empty seat
room-empty-hint = Anyone can sit here.
room-closed = Closed
room-closed-hint = The match starts without it.
room-colour = Colour
room-colour-for = Colour for { $name }
room-sat = { $name } sat here.
room-change = Change…
room-change-seat = Change… { $name }
room-deed-at = { $deed }: seat { $seat }
room-more = More for { $name }
room-name = Name
room-rename = Save name
room-places = Place at the table
room-who-takes = Who takes this seat?
room-add-bot = Add a computer player
room-add-bot-called = Add { $name }
room-sit = Sit here
room-sit-beside = Add a player on this device
room-move = Move here
room-move-to = Move to seat { $seat }
room-swap-with = Swap with { $name }
room-open = Open the seat
room-close = Close the seat
room-stand = Stand up
room-remove = Remove
room-invite = Invite
room-invite-lead = Send the link, or read out the table code:
room-level =
    .draws = Every move is signed, and all devices draw together, so the host can’t cheat unnoticed.
    .deals = Every move is signed, and all devices draw and deal together, so the host can’t cheat unnoticed.
    .resumed = This match began elsewhere. If it’s less protected against cheating than a new one, guests will be asked before they join.
room-options = Options
room-options-of-host = { $host } decides.
room-options-fixed = These were set when the match started.
room-start = Start the match
room-begins = Everyone’s here. The match begins in a moment.
room-moment = Wait a moment
room-held = Someone has asked for a moment.
room-go-on = Go on
room-starts = { $host } starts the match.
room-watching = { $count } watching
room-watchers = { LIST($names) }. They see what everyone sees.
room-let-watch = Let others watch…
room-copy-watch-link = Copy watch link
room-react = Reactions
room-invites = { $host } invites you to
room-about-minutes = About { $minutes } minutes, nothing to install.
room-your-seat = Your seat
room-take-seat = Take my seat
room-just-watch = Just watch
room-more-about = Invitation and options

## The form of what may be chosen before a match.

options-title = { $name }: options
options-seats = Players
options-seats-hint = From { $min } to { $max }.
options-best-alone = Your best alone
options-loading = Loading the options…
options-missing = The options didn’t load. Close this and try again.

## Names and letters of the seat looks of the house.

colours-blue =
    .name = Blue
    .letter = B
colours-green =
    .name = Green
    .letter = G
colours-red =
    .name = Red
    .letter = R
colours-yellow =
    .name = Yellow
    .letter = Y
colours-lilac =
    .name = Lilac
    .letter = L
colours-black =
    .name = Black
    .letter = K

## Names of the patterns that tell seats apart, and their trains; by the number of the pattern.

patterns-hatch =
    .name = diamond hatch
    .train = motor coach
patterns-dots =
    .name = dots
    .train = tender engine
patterns-stripes =
    .name = slanting stripes
    .train = tank engine
patterns-chequers =
    .name = chequers
    .train = street car
patterns-zigzag =
    .name = zigzag
    .train = steeple cab
patterns-crosses =
    .name = small crosses
    .train = saddle tank

## News of the room.

news-sat = { $name } took a seat.
news-bot = { $name } joined the match.
news-left = { $name } left their seat.
news-switched =
    { $option } is now { $on ->
        [true] on
       *[false] off
    }.
news-option = { $option } is now { $value }.

## Why the lobby refuses a change.

lobbyRefusals-not-hosting = Only the host can do that.
lobbyRefusals-no-seat = That seat isn’t at this table.
lobbyRefusals-not-free = That seat isn’t free any more.
lobbyRefusals-not-yours = That’s not your seat.
lobbyRefusals-reserved = That seat belongs to someone else.
lobbyRefusals-fixed = That can’t be changed in this match.
lobbyRefusals-no-colour = This game doesn’t have that colour.
lobbyRefusals-colour-taken = Someone else has that colour.
lobbyRefusals-face-taken = Someone else has that face.
lobbyRefusals-no-bot = This game doesn’t have that computer player.
lobbyRefusals-no-option = This game doesn’t have that option.
# What has to be so before a match can start
conditions-seats =
    { $taken } of { $all ->
        [one] { $all } seat
       *[other] { $all } seats
    } { $taken ->
        [one] is
       *[other] are
    } taken. You need at least { $least }.
conditions-every-seat =
    { $taken } of { $all ->
        [one] { $all } seat
       *[other] { $all } seats
    } { $taken ->
        [one] is
       *[other] are
    } taken. This match needs them all.
conditions-closing =
    { $open ->
        [one] The empty seat closes when you start.
       *[other] The { $open } empty seats close when you start.
    }
