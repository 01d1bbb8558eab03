## Results of a match’s draws so far.

luck-title = Luck so far
luck-open = Luck so far…
luck-none = Nothing has been drawn yet.
luck-uncounted = The only luck in this game is the shuffle, so there are no draws to count.
luck-account = What each player’s turns drew
luck-drawn = Drawn
luck-expected = Expected
luck-draws = Every draw
luck-common = For everyone
luck-setup = Before the first move
# A chance in percent
luck-odds = { $percent }%
luck-sure = certain
luck-unlikely = less than 1 in 2,000
luck-number = { $amount }
# “2.1 more iron ore”, “0.4 fewer events”, “1 more event”
luck-gain =
    { $amount } { $more ->
        [true] more
       *[false] { FEWER($thing) }
    } { $amount ->
        [one] { LOWER(SINGULAR($thing)) }
       *[other] { LOWER($thing) }
    }
# “Blue drew 2.1 more iron ore and 1 fewer event than expected.”
luck-said = { $name } drew { LIST($gains) } than expected.
luck-said-even = { $name } drew about as expected.
luck-said-nothing = { $name } has drawn nothing yet.
luck-count = { LOWER($thing) } { $count }
luck-shuffled = shuffled
luck-devices =
    { $count ->
        [0] drawn by the host
        [one] made on one device
       *[other] drawn by { $count } devices together
    }
