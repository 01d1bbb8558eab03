## The master’s choice.

hint-title = Awgrym
hint-by = Dewis { $name } fyddai
hint-thinking = Mae { $name } yn meddwl…
hint-best = Y symudiad hwn
hint-next = Ail orau: { $label }
hint-play = Ei chwarae
hint-failed = All y porwr hwn ddim meddwl ymlaen llaw, felly does dim awgrymiadau yma.
hint-draws = Mae’r gweddill yn dibynnu ar dyniad.
hint-points = tua { COUNT($amount, one: "pwynt", all: "pwyntiau", gender: "m") } yn y diwedd

## The analysis of a match.

analysis-title = Dadansoddiad
analysis-chances = Siawns o ennill
analysis-method =
    chwaraeodd y cyfrifiadur bob dewis hyd y diwedd { $futures ->
        [1] unwaith
        [2] dwywaith
       *[other] { COUNT($futures, one: "gwaith", all: "gweithiau", gender: "f") }
    }
analysis-plot = Siawns o ennill yn ystod y gêm: { $changes }.
analysis-change = { $name } o { $from } i { $to }
analysis-percent = { $amount }%
analysis-lost = −{ $amount }% o siawns o ennill
analysis-chance = siawns o { $amount }% o ennill
analysis-more = { $count }
analysis-tick =
    { $isFirst ->
        [true] symudiad { $seq }
       *[false] { $seq }
    }
analysis-points = Trobwyntiau
analysis-point = { $name }, symudiad { $seq }
analysis-best = Symudiad gorau
analysis-played = Chwaraewyd
analysis-better = Gwell
analysis-next-best = Ail orau
analysis-and-so-on = Ac yn y blaen…
analysis-watch = Gwylio
analysis-play-on = Dal i chwarae o fan hyn
analysis-none = Nid un dewis a benderfynodd y gêm hon.
analysis-working = Yn dadansoddi’r gêm… Daw’r gromlin yn fwy manwl wrth fynd ymlaen.
analysis-stop = Stopio
analysis-failed = All y porwr hwn ddim meddwl ymlaen llaw, felly does dim modd dadansoddi’r gêm.
analysis-marks =
    .played = chwaraewyd
    .better = gwell
    .best = chwaraewyd, a’r symudiad gorau
analysis-luck = Lwc
analysis-luck-of = lwc y tynnu, o’i gymharu â’r disgwyl
analysis-luck-chance = Siawns o ennill
analysis-luck-band = Pres: mae 8 gêm o bob 10 yn gorffen o fewn y band hwn.
analysis-sources = O ble daeth y pwyntiau
# Stands between the seats’ points
analysis-versus = –

## The same of a match alone, where points stand in for a chance to win.

alone-chances = Pwyntiau disgwyliedig
alone-luck-chance = Pwyntiau
alone-plot = Pwyntiau disgwyliedig yn ystod y gêm: { $changes }.
alone-percent = { $amount }
alone-chance = { hint-points }
alone-lost = −{ COUNT($amount, one: "pwynt", all: "pwyntiau", gender: "m") }
