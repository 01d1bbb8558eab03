### The question whether to sit down at a match that is less protected than a new one

playOn-title = Play on anyway?
playOn-lead = This match is less protected against cheating than a new one:
# What is weaker; $count is of moves or draws
playOn-weaknesses =
    .unsigned = None of it is signed, so anyone could have made it up.
    .set-up = Someone changed it, as a test, before everyone was there.
    .moved =
        { $count ->
            [one] One move has no signature, because this match was copied.
           *[other] { $count } moves have no signature, because this match was copied.
        }
    .host-draws = The host makes every draw alone.
    .drawn =
        { $count ->
            [one] The host made one draw alone.
           *[other] The host made { $count } draws alone.
        }
    .host-deals = The host deals the hidden cards alone, and could look at them.
    .dealt-without = Not everyone here took part in dealing the hidden cards.
playOn-hint = Not sure? Leave, and ask the host for a new table.
playOn-go-on = Play on anyway
playOn-leave = Leave
