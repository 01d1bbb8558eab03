### A replay that plays by itself, and what can be made of it

## Its controls

film-deck =
    .label = Ailchwarae
    .play = Chwarae
    .pause = Oedi
    .speed = Cyflymder
    .stride = Camu fesul
    .place = Symudiad { $at } o { $last }
    .turn = tro { $turn }
    .point = Trobwynt { $number }: { $about }
    .note = Nodyn ar symudiad { $at }
    .moment = Copïo dolen i’r foment hon
    .more = Mwy
    .back-to-now = Yn ôl i’r presennol
    .follow = Cyfarwyddwr
    .odds = Siawns
    .left = { $count } ar ôl i’w tynnu
    .percent = { $percent }%
film-strides =
    .effect = Manylyn
    .move = Symudiad
    .turn = Tro
    .round = Rownd

## The moments of a match to jump to

film-moments =
    .title = Uchafbwyntiau
    .unanalysed = Dadansodda’r gêm i weld ei throbwyntiau yma.
    .none = Does dim uchafbwynt yma.
    .lead = Yn mynd ar y blaen
    .gain = +{ $points } pwynt
    .note = Nodyn
    .note-by = Nodyn gan { $name }

## A clip: part of a match as a video file

film-clip =
    .make = Gwneud clip
    .about = Dewisa ble mae’n dechrau ac yn gorffen, neu llusga’r dolenni. Caiff pob ffrâm ei rendro ar wahân, felly mae’n rhedeg yn llyfn ym mhobman.
    .from = Dechrau yma
    .to = Gorffen yma
    .whole = Y gêm gyfan
    .stretch = Symudiadau { $from }–{ $to }
    .seconds = { $seconds } eiliad
    .start = Dechrau’r clip
    .end = Diwedd y clip
    .too-long = Gall clip fod yn { $most } eiliad ar y mwyaf. Dewisa ddarn byrrach.
    .empty = Does dim byd yn digwydd yno. Dewisa ddarn hirach.
    .shape = Siâp
    .pace = Cyflymder
    .at-most = { $seconds } eiliad ar y mwyaf
    .second = Ieithoedd y capsiynau
    .one-language = Capsiynau mewn un iaith
    .two-languages = Ychwanegu capsiynau: { $language }
    .captioned = Capsiynau’n rhan o’r llun
    .close = Cyfarwyddwr
    .sound = Sain
    .render = Creu’r clip
    .working = Yn rendro… { $percent }%
    .cancel = Stopio
    .save = Cadw’r clip
    .captions = Cadw’r capsiynau
    .share = Rhannu
    .done = Yn barod: { $width } × { $height }, { film-clip.seconds }
    .done-with-sound = { film-clip.done }, gyda sain
    .no-films = All y porwr hwn ddim creu fideos, felly animeiddiad heb sain fydd dy glip.
    .failed = Weithiodd hynny ddim. Rho gynnig ar ddarn byrrach neu siâp arall.
film-clip-shapes =
    .wide = Llydan, 16:9
    .square = Sgwâr, 1:1
    .tall = Tal, 9:16
