## The bar that replays a match.

replay-label = Ailchwarae
replay-at = Symudiad { $at } o { $last }
replay-first = Dechrau
replay-back = Yn ôl
replay-on = Nesaf
replay-last = Diwedd
replay-slider = Symudiad
replay-resume = Parhau â’r gêm…
replay-scores = Sgoriau
replay-analysis = Dadansoddiad
replay-hands = Dangos pob llaw
replay-from-start = Gwylio o’r dechrau
replay-missed = Beth sydd wedi digwydd ers fy nhro diwethaf?
replay-share = Rhannu
replay-doubts =
    .unsigned = Heb ei llofnodi gan ei chwaraewyr
    .forged = Dydy llofnod ddim yn cyfateb

## The ways to resume a saved match.

resume-title = Parhau â’r gêm hon
resume-wrong-title = Dim ond dechrau’r gêm hon sy’n ddarllenadwy
resume-kept = Mae’n iawn hyd at symudiad { $last }, felly dyna faint rwyt ti’n ei weld.
resume-looking = Yn gwirio a ydy’r gêm yn dal i gael ei chwarae…
resume-alive = Mae’r gêm hon yn dal i gael ei chwarae wrth ei bwrdd.
resume-look = Ailchwarae’n unig

## Name of each way to resume, and its meaning for the match.

resumeWays-host =
    .label = Parhau wrth fwrdd newydd, fel { $name }
    .hint = Cei di ddolen newydd. Bydd pawb oedd yn chwarae’n cael eu sedd eu hunain yn ôl.
resumeWays-back =
    .label = Ailymuno â’r bwrdd, fel { $name }
    .hint = Efallai fod y gêm wedi symud yn ei blaen. Ti biau dy sedd o hyd.
resumeWays-apart =
    .label = Dechrau gêm ar wahân o fan hyn, fel { $name }
    .hint = Mae’n cael ei dolen ei hun, a dydy’r gêm wreiddiol ddim yn newid.
resumeWays-seat =
    .label = Parhau wrth fwrdd newydd, gan chwarae { $name }
    .hint = Cei di ddolen newydd. Caiff pwy bynnag sy’n ei hagor gymryd sedd wag.
resumeWays-here =
    .label = Parhau ar y ddyfais hon
    .hint = Os yw’r gêm yn dal i fynd wrth fwrdd arall, dydy honno ddim yn newid.

## Notes on a match.

notes-title = Nodiadau
notes-spectator = Gwyliwr
notes-on-move = symudiad { $entry }
notes-about = symudiad { $entry } · { $piece }
notes-note = Nodyn { $number }
notes-close = Cau’r nodyn
notes-next =
    { $count ->
        [1] I’r nodyn
       *[other] Nodyn nesaf
    }
notes-line = Nodyn { $author } ar symudiad { $entry }: { $text }
notes-line-viewer = Nodyn gwyliwr ar symudiad { $entry }: { $text }
