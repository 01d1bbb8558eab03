## The decision bar.

bar-label = Decision
bar-choices = Legal moves
bar-waits =
    { LIST($names) } { SIZE($names) ->
        [one] is
       *[other] are
    } thinking…
# One name of $owners
bar-owner = { $name }’s
bar-stalls = Waiting for { LIST($owners) } device to confirm the last move…
bar-shuffles = { $name } is shuffling… { $percent }%
bar-quoted = “{ $label }”
bar-way-out = To get out of it, choose { OR($buttons) }.
bar-bot-at = { $bot } ({ $seat })
bar-pass-to = Pass the device to { $name }.
bar-taken = I’m { $name }
bar-letter = Waiting for { $name }’s next letter.
bar-send-letter = Your letter is ready. Send it to go on.
bar-draw-letter = This draw is made together, by letter. Send yours to go on.
bar-open = Waiting for someone to join.
bar-chance = Drawing…
bar-answered = Everyone has answered.
bar-over = The match is over.
bar-unpick = Something else
bar-undo = Undo
bar-hint = Hint
bar-another = { $label } ({ $n })
bar-all = Show all { $count }
bar-fewer = Show fewer

## The log, which the table titles like a newspaper.

log-title = The Gazette
log-label = Match log
log-undone = { $name } undid a move.
log-missed-draws = No draw starting with { $draws } was found, so it was left to chance.
log-damaged = Nothing after this can be replayed: it was damaged on this device, or the rules have been corrected since.
log-empty = No news yet.
log-note = Note: { $note }

## The seats and their players.

seats-label = Players
seats-you = you
seats-bot = computer
seats-stand-in = stand-in
seats-until-back = plays until they’re back
seats-thinking = thinking…
seats-answered = has answered
seats-open = empty seat
seats-away = away
seats-out = resigned
seats-watching =
    { $count ->
        [0] no viewers
        [one] { $count } viewer
       *[other] { $count } viewers
    }
seats-here = here
seats-tab = Your turn · { $title }

## The table for those who can’t see its picture.

table-described = The table, described
table-show-all = Show the whole table
table-rulebook = Rulebook: { $section }

## Reacting, and what others see and hear of it.

reactions-said =
    .up = Thumbs up
    .ouch = Ouch
    .hurry = Hurry up
    .thanks = Thanks
    .thinking = Thinking
    .hello = Hello
reactions-label = Reactions
reactions-mute = Hide reactions
reactions-reacted = { $name }: { $reaction }
reactions-someone = A viewer

## The end of a match.

reckoning-title = The final reckoning
reckoning-source = Source
reckoning-total = Total
reckoning-none = –
reckoning-scored = You scored { $points }
reckoning-close = Back to the table
reckoning-analysis = Analysis
reckoning-luck = Luck
reckoning-verify = Check for cheating
reckoning-verifying = Checking every move…
reckoning-verified = What this match proves
reckoning-rematch = Play the rematch
reckoning-next = Play the next match
reckoning-again = Play again
reckoning-regather = Change players or options
reckoning-waits = The host starts the next match, and you’ll join it automatically.
# $by is a number of points
reckoning-won = You won by { $by }
reckoning-lost = You lost by { $by }
reckoning-tie = It’s a tie
reckoning-won-alone = You won
reckoning-lost-alone = You lost
# The source of points that made the difference between the first two, with their points from it
farewell-decided = { $source }: { $most } against { $other }.
farewell-you = you
farewell-figures = Points in detail
farewell-share = Share the poster
farewell-more = More

## Captions of the house’s sounds; a title may have better ones, and has those of its own.

captions-knock = A cube knocks on wood
captions-bag = A bag rattles
captions-pick = A pick strikes
captions-ballast = Stones slide
captions-rail = A rail clanks
captions-roof = A roof goes on
captions-flag = A flag flaps open
captions-flip = A card flips over
captions-slide = A card slides
captions-staff = A pole thuds down
captions-step = Footsteps
captions-coin = Coins clink
captions-stop = A heavy post slams home
captions-whistle = An engine whistles
captions-chuff = An engine chuffs
captions-pay = Goods change hands
captions-bell = The station bell: your turn
captions-fanfare = Bells and a whistle

## The consequence of a move, before it is made.

consequence-gets = You’ll get { LIST($gains) }.
consequence-gives = You’ll give { LIST($costs) }.
consequence-both = You’ll give { LIST($costs) } and get { LIST($gains) }.
consequence-others = { $name } will get { LIST($gains) }.
# The next question follows
consequence-opens = Then: { $prompt }
consequence-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
# A number with a half, as in “2½”
consequence-halves = { $shown } points
