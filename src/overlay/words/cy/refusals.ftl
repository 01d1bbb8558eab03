### Why the table itself refuses something

refusals-not-your-turn = Nid dy dro di yw hi.
refusals-wrong-seat = Nid dy sedd di yw honno.
refusals-stale-number = Mae’r gêm wedi symud yn ei blaen. Edrycha beth sy’n cael ei ofyn nawr.
refusals-illegal = Chei di ddim gwneud y symudiad hwnnw nawr.
refusals-unreadable = Dydy dy dudalen di a thudalen y gwesteiwr ddim yn cyd-fynd. Ail-lwythwch y ddwy.
refusals-undo-nothing = Does gen ti ddim i’w ddadwneud.
refusals-bad-note = Gall nodyn fod hyd at 500 nod a rhaid iddo sôn am rywbeth sydd wedi digwydd. Mae lle i 200 ohonyn nhw mewn gêm.
refusals-bad-position = Mae’r sefyllfa honno’n amhosib: gweler “{ $at }”.
refusals-not-playing = Mae’r gêm yn dechrau pan fydd pob sedd wedi’i chymryd.
refusals-over = Mae’r gêm ar ben.
refusals-not-kept = Methodd y ddyfais hon gadw’r symudiad. Clira ychydig o le a rho gynnig arall arni.
refusals-not-away = Mae’r chwaraewr hwnnw yma.
refusals-too-soon = Gallen nhw fod yn ôl unrhyw eiliad. Rho gynnig arall arni ymhen { COUNT($seconds, one: "eiliad", all: "eiliadau", gender: "f") }.
refusals-not-here = Does dim modd cyrraedd y chwaraewr hwnnw ar hyn o bryd.
refusals-not-hosting = Dim ond y gwesteiwr gaiff wneud hynny.
refusals-read-only = Dim ond gwylio’r gêm hon gei di.
refusals-too-much = Roedd hynny’n llawer ar unwaith. Arhosa eiliad.
refusals-closed = Mae’r bwrdd hwn wedi cau.
refusals-not-now = Cei di mewn gêm. Am y tro, gwna beth mae’r wers yn ei ddweud.
