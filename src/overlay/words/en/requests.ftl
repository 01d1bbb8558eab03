## The question of a request, as its author reads it and as the others do.

questions-undo =
    .own = You asked to undo:
    .by = { $name } would like to undo:
questions-rematch =
    .own = You asked for another match.
    .by = { $name } would like another match.
questions-end =
    .own = You asked to end the match here and count the points as they stand.
    .by = { $name } would like to end the match here and count the points as they stand.
questions-edit =
    .own = You asked to change the position, as a test:
    .by = { $name } would like to change the position, as a test:
questions-deal =
    .own = You asked to deal again.
    .by = { $name } would like to deal again: everyone draws a new hand of the same size.
questions-stand-in =
    .own = You asked to let the computer play for { $seat } until they’re back.
    .by = { $name } would like to let the computer play for { $seat } until they’re back.
questions-give =
    .own = You asked to give { $seat }’s seat to a newcomer.
    .by = { $name } would like to give { $seat }’s seat to a newcomer.
questions-draws =
    .own = You asked to choose the next draw, as a test: { LIST($draws) }.
    .by = { $name } would like to choose the next draw, as a test: { LIST($draws) }.
# The same without draws
questions-draws-free =
    .own = You asked for the next draw to be random again.
    .by = { $name } would like the next draw to be random again.

## Requests of players to each other.

requests-label = Request
requests-for-ever = If everyone agrees, this becomes a test match for good and its result won’t count.
requests-answers = Answers
requests-states =
    .agreed = agreed
    .declined = declined
    .waits = hasn’t answered
    .away = away
requests-majority = More than half of you have to agree.
requests-agree = Agree
requests-refuse = Decline
requests-withdraw = Cancel request
requests-nothing-said = Nothing that’s in the log.
requests-back = Undo more…
requests-back-ask = Ask to undo…
requests-back-hint = Draws are made again and may come out differently.
requests-back-minds-none = The computer won’t mind.
requests-back-agree = { LIST($names) } will have to agree.
requests-undo = Undo
requests-ask = Ask { LIST($names) }
# One name of $owners
requests-owner = { $name }’s
requests-lost = { LIST($owners) } new hand can’t be read: the device that dealt it is gone.
requests-cheated = { LIST($owners) } device didn’t shuffle or hand out the cards as it should. They weren’t dealt fairly, so the result means nothing. You can end the match in the table’s menu, or leave.
requests-sure-end = Really end it here?
requests-sure-end-ask = Ask { LIST($names) } to end it here?
requests-back-title = Undo this?
requests-ask-more = Ask for another match
requests-deal-again = Deal again
requests-end = End match…
requests-waits = Waiting for { LIST($names) } to answer.
requests-more = …and { $count } more

## A person of two is back, for whom the computer has played.

whileAway-played =
    While you were away, the computer played { $moves ->
        [0] no moves
        [one] { $moves } move
       *[other] { $moves } moves
    } for you.
whileAway-hint = You can undo everything since you left. Draws are made again and may come out differently.
whileAway-keep = Keep
whileAway-take-back = Undo

## Resigning, and what the end of such a match says.

resigning-resign =
    { $alone ->
        [true] End the match…
       *[false] Resign or end the match…
    }
resigning-final = This can’t be undone.
resigning-keep = Keep playing
resigning-hold =
    { $alone ->
        [true] Hold to end the match
       *[false] Hold to resign
    }
# After the first press of a key
resigning-wait = Wait a second, then press it again.
resigning-again = Press it again to confirm.
resigning-left = resigned
resigning-stopped = Ended by agreement. { $sentence }
resigning-sure =
    .alone = Really end the match?
    .goes-on = Really resign as { $name }? The others play on.
    .over = Really resign as { $name }?
resigning-ended = { $name } ended the match.
resigning-all = { LIST($gone) } resigned.
resigning-won =
    { LIST($gone) } resigned, so { LIST($stayed) } { SIZE($stayed) ->
        [one] wins
       *[other] win
    }.
## Marks of a match that was changed from outside the rules.

testMatch-label = test match
testMatch-result = Test match: the result doesn’t count.

## The same in the log.

requestLog-asked =
    .undo = { $name } asked to undo.
    .rematch = { $name } asked for another match.
    .end = { $name } asked to end the match.
    .edit = { $name } asked for a change outside the rules, as a test.
    .draws = { $name } asked for a change outside the rules, as a test.
    .deal = { $name } asked to deal again.
    .stand-in = { $name } asked to let the computer play for { $seat }.
    .give = { $name } asked to give { $seat }’s seat to a newcomer.
requestLog-edited = The position was changed by agreement, which made this a test match.
requestLog-draws-chosen = The next draw was chosen by agreement, which made this a test match: { LIST($draws) }.
requestLog-draws-free = The next draw was made random again.
requestLog-yes = { $name } agreed.
requestLog-no = { $name } declined.
requestLog-withdrawn = { $name } cancelled the request.
requestLog-agreed = Undone, as agreed.
requestLog-resigned =
    { $name } { $alone ->
        [true] ended the match
       *[false] resigned
    }.
requestLog-ended = The match was ended by agreement.
requestLog-out = { $name } dropped out, and the others played on.
requestLog-bot = { $bot } took over from { $name }.
requestLog-stand-in = { $bot } stepped in for { $name }.
requestLog-back = { $name } came back.
requestLog-taken-back = { $name } undid what the computer had played for them.
requestLog-dealt = The hands were dealt.
requestLog-dealt-again = The hands were dealt again.
requestLog-shuffled =
    { LIST($names) } shuffled and dealt the cards together{ $again ->
        [true] { " " }again
       *[false] { "" }
    }.
