## The master’s choice.

hint-title = Hint
hint-by = { $name } would choose
hint-thinking = { $name } is thinking…
hint-best = This move
hint-next = Next best: { $label }
hint-play = Play it
hint-failed = This browser can’t think ahead, so there are no hints here.
hint-draws = The rest depends on a draw.
hint-points =
    about { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } by the end

## The analysis of a match.

analysis-title = Analysis
analysis-chances = Win chance
analysis-method =
    the computer played out every choice { $futures ->
        [one] once
       *[other] { $futures } times
    }
analysis-plot = Win chance over the match: { $changes }.
# One seat’s part of a plot, from the beginning to the end
analysis-change = { $name } from { $from } to { $to }
analysis-percent = { $amount }%
analysis-lost = −{ $amount }% win chance
analysis-chance = { $amount }% to win
# $count has a sign and one decimal
analysis-more = { $count }
analysis-tick =
    { $isFirst ->
        [true] move { $seq }
       *[false] { $seq }
    }
analysis-points = Turning points
analysis-point = { $name }, move { $seq }
analysis-best = Best move
analysis-played = Played
analysis-better = Better
analysis-next-best = Next best
analysis-and-so-on = And so on…
analysis-watch = Watch it
analysis-play-on = Play on from here
analysis-none = No single choice decided this match.
analysis-working = Analysing the match… The curve gets finer as it goes.
analysis-stop = Stop
analysis-failed = This browser can’t think ahead, so it can’t analyse the match.
analysis-marks =
    .played = played
    .better = better
    .best = played, and the best move
analysis-luck = Luck
analysis-luck-of = the luck of the draw, against the odds
analysis-luck-chance = Win chance
analysis-luck-band = Brass: 8 in 10 matches end inside this band.
analysis-sources = Where the points came from
# Stands between the seats’ points
analysis-versus = –

## The same of a match alone, where points stand in for a chance to win.

alone-chances = Points expected
alone-luck-chance = Points
alone-plot = Points expected over the match: { $changes }.
alone-percent = { $amount }
alone-chance = { hint-points }
alone-lost =
    −{ $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
