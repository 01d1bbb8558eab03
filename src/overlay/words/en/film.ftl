### A replay that plays by itself, and what can be made of it

## Its controls

# $about is a name or what was lost; .place is read out before everyone’s points; .follow has the camera follow events
film-deck =
    .label = Replay
    .play = Play
    .pause = Pause
    .speed = Speed
    .stride = Step by
    .place = Move { $at } of { $last }
    .turn = turn { $turn }
    .point = Turning point { $number }: { $about }
    .note = Note at move { $at }
    .moment = Copy link to this moment
    .more = More
    .back-to-now = Back to now
    .follow = Director
    .odds = Odds
    .left = { $count } left to draw
    .percent = { $percent }%
film-strides =
    .effect = Detail
    .move = Move
    .turn = Turn
    .round = Round

## The moments of a match to jump to

film-moments =
    .title = Moments
    .unanalysed = Analyse the match to see its turning points here.
    .none = Nothing stands out here.
    .lead = Takes the lead
    .gain =
        +{ $points } { $count ->
            [one] point
           *[other] points
        }
    .note = A note
    .note-by = { $name }’s note

## A clip: part of a match as a video file

film-clip =
    .make = Make a clip
    .about = Choose where it starts and ends, or drag the handles. It’s rendered frame by frame, so it runs smoothly everywhere.
    .from = Start here
    .to = End here
    .whole = Whole match
    .stretch = Moves { $from }–{ $to }
    .seconds = { $seconds } s
    .start = Start of the clip
    .end = End of the clip
    .too-long = A clip can be up to { $most } seconds long. Choose a shorter part.
    .empty = Nothing happens there. Choose a longer part.
    .shape = Shape
    .pace = Speed
    .at-most = At most { $seconds } s
    .second = Caption languages
    .one-language = Captions in one language
    .two-languages = Add { $language } captions
    .captioned = Burn in captions
    .close = Director
    .sound = Sound
    .render = Make the clip
    .working = Rendering… { $percent }%
    .cancel = Stop
    .save = Save the clip
    .captions = Save the captions
    .share = Share
    .done = Ready: { $width } × { $height }, { film-clip.seconds }
    .done-with-sound = { film-clip.done }, with sound
    .no-films = This browser can’t make videos, so your clip will be a silent animation.
    .failed = That didn’t work. Try a shorter part or another shape.
film-clip-shapes =
    .wide = Wide, 16:9
    .square = Square, 1:1
    .tall = Tall, 9:16
