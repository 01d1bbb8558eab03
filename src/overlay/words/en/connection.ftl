### The connection, the people at the other end of it, and seats that change hands

## The connection

connection-label = Connection
connection-nudged = { $name } is waiting for you.
# Moves made while disconnected were lost
connection-unkept =
    { $count ->
        [one] A move you made while disconnected was lost.
       *[other] { $count } moves you made while disconnected were lost.
    }
# Someone joined with another version of the page
connection-skew =
    .newer = Someone joined with a newer version of this page. Update yours, then reload. Your match is saved.
    .older = Someone joined with an older version of this page. They need to reload.
connection-copy = Copy invite link
connection-signalling = New players can’t join just now. Your match carries on.
connection-not-kept = Don’t reload: this browser isn’t saving the match.
connection-withheld = Your host is holding back part of the match. Nothing can be drawn until you have all of it.
connection-closed = This table is closed.
connection-no-stage = The table couldn’t be drawn, so here it is in words.
connection-loading = Drawing the table…

## The host has been caught, and nothing goes on

frozen-label = Table frozen
frozen-nobody = No one can move
frozen-titles =
    .rewritten = The host changed the match
    .two-journals = The host showed two different matches
    .rollback = The host rewound the match
    .illegal = The host broke the rules
    .forged = The host forged a move or a draw
    .seat = The host gave your seat away
# Stands for $host below, where the name isn’t known
frozen-host = Your host
# Stands for $host below
frozen-host-named = { $name }, your host,
frozen-says =
    .rewritten = { $host } went back and changed something that had already happened.
    .two-journals = { $host } showed another player a different match from yours.
    .rollback = { $host } left out moves that had already been made.
    .illegal = { $host } did something that the rules don’t allow.
    .forged = { $host } sent a move or a draw in other players’ names, without their signatures.
    .seat = { $host } let someone else decide for you while you were here.
frozen-sound = Your page noticed and stopped the match. The table shows it as it was before that, and everything now on the table is genuine.
frozen-now = Save the evidence first: if you leave or reload without it, it’s gone. Then leave, and open a new table if you want to play on. The match so far stays on this device.
frozen-save = Save evidence
frozen-leave = Leave
frozen-leave-unsaved = Leave without evidence
# About the evidence: whether it proves everything, or only the player’s word does
frozen-hint =
    .proof = The evidence is one file. Anyone who opens it on this page can see what the host did, without taking your word for it.
    .forged = The evidence is one file. It proves what your host sent, but you’re the only witness that a signature was missing or false.
    .seat = The evidence is one file. It proves what your host did, but you’re the only witness that you were here.

## In the place of the decision bar: a host or a player is away, or back

interrupted-computer = The computer
interrupted-dropped = { $name }’s connection dropped.
interrupted-takes-over = { $name } is taking over as host.
interrupted-you-take-over = You’re taking over as host.
interrupted-soon = Nothing is lost. Play goes on in a few seconds.
interrupted-when-back = Nothing is lost. Play goes on as soon as they’re back.
interrupted-cut-off = Your connection dropped.
interrupted-reconnecting = Nothing is lost. Reconnecting…
interrupted-hosts = { $name } is hosting now.
interrupted-you-host = You’re hosting now.
interrupted-invite = The invite link still works.
interrupted-turn-away = It’s { $name }’s turn, and they’re away.
interrupted-many-away = { LIST($names) } are away. It’s { $name }’s turn.
# The match waits for a draw or a deal that needs them
interrupted-needed =
    { LIST($names) } { SIZE($names) ->
        [one] is
       *[other] are
    } away. Nothing can be drawn until they’re back.
interrupted-wait = Wait, or let { $bot } play for them.
interrupted-let-play = Let { $bot } play
interrupted-shall = Shall { $bot } play for { $name }?
interrupted-passes = It’s settled once everyone here agrees.
interrupted-yes = yes
interrupted-no = no
interrupted-thinking = thinking…
interrupted-plays-for = { $bot } plays for { $name }.
interrupted-seat-waits = Their seat waits for them.
interrupted-plays-for-you = { $bot } plays for you.
interrupted-seat-yours = Your seat waits for you.
interrupted-back = { $name } is back in their seat.
interrupted-you-back = You’re back in your seat.
interrupted-played =
    { $bot } played { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } for them.
interrupted-played-for-you =
    { $bot } played { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } for you.
interrupted-show = Show them

## People who keep the others waiting, and seats that change hands

absence-quiet = Nothing from { LIST($names) } just now…
absence-ask-stand-in = Ask to let the computer play
absence-nudge = Nudge { $name }
absence-take-back = Take over again
absence-hand-over = Make { $name } the host

## Someone asks for a seat whose player is away

admission-knock = Someone is asking for { $name }’s seat. Is it theirs?
admission-let-in = Let them in
admission-turn-away = Turn them away
admission-ask-for = Ask to play { $name }

## The link that takes a seat to another device

ownLink-show = Move to another device…
ownLink-hint = Open this link on the other device. Keep it private: anyone who has it can play your seat.
ownLink-renew = Replace this link
ownLink-renew-hint = Old links to your seat will stop working. On your other devices, open the new link to carry on.
ownLink-renewing = Opening the table again…
ownLink-not-renewed = That didn’t work just now. Try again when everyone is connected and it’s your turn.
