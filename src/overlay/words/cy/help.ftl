## A player’s options at a table, and what they can’t do.

choices-open = Beth alla i ei wneud?
choices-yours = Cei di
choices-theirs = Caiff { $name }
choices-hidden = Dim ond { $name } sy’n gweld y dewisiadau.
choices-barred = Nid nawr
choices-meanwhile = Am wybod beth yw rhywbeth ar y bwrdd? Gwasga a dal arno, de-glicia arno, neu gwasga I ac edrycha o gwmpas gyda’r bysellau saeth.
choices-around = Edrych o gwmpas y bwrdd: y bysellau saeth i symud, Escape i orffen
choices-missing = Lwythodd y rhan hon ddim. Caea hi a rho gynnig arall arni.
choices-more = { AND($count) } arall
choices-alike = …{ AND($count) } arall tebyg.

## The coach, who explains things the first time they happen.

tips-label = Cyngor
tips-welcome = Dy gêm gyntaf? Gwasga ? i weld beth gei di ei wneud. Gwasga a dal ar rywbeth i weld beth ydyw.
tips-enough = Dim mwy o gyngor

## Texts around a lesson.

lessons-name = Gwers gyntaf
lessons-label = Gwers
lessons-progress = { $at } o { $all }
lessons-left = { COUNT($minutes, one: "munud", all: "munudau", gender: "f") } ar ôl
lessons-stops = Camau’r wers
lessons-done = wedi’i wneud
lessons-show = Dangos i mi
lessons-skip = Hepgor y cam hwn
lessons-retry = Rho gynnig arall
lessons-next = Nesaf: { $name }
lessons-leave = Gadael
lessons-ended = Rwyt ti’n deall y drefn
lessons-ended-text = Dyna’r pethau sylfaenol. Mae’r gweddill yn y rheolau, un gwasgiad i ffwrdd.
# A step of every lesson: how to find help at the table
lessons-help =
    .name = Cymorth
    .title = Pan wyt ti’n ansicr
    .text = Pwysa ? i weld popeth y cei di ei wneud a beth ddaw ohono. I ddarllen beth yw rhywbeth, dal dy fys arno neu gad i’r llygoden orffwys arno. Rho gynnig ar symudiad, yna tynna fo’n ôl â Dadwneud: does dim yn cyfri yma.
lessons-play-bot = Yn erbyn y gwas te
lessons-play-friend = Chwarae gyda ffrind
lessons-repeat = Ailadrodd y wers

## Labels around the rules book.

rules-contents = Cynnwys
rules-search = Chwilio’r rheolau
rules-found =
    { $count ->
        [0] Dim byd i’w gael.
       *[other] { $count } adran
    }
rules-example = Ei weld ar y bwrdd
rules-lesson = Gwers
rules-print = Argraffu
rules-loading = Yn llwytho’r rheolau…
rules-missing = Lwythodd y rheolau ddim. Caea hwn a rho gynnig arall arni.
