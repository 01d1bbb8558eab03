## People: the name and the face they have at every table.

people-you = Ti
people-name = Dy enw
people-optional = does dim rhaid
people-save = Fi yw hwn
people-skip = Heb enw
people-remembered = Caiff ei gofio ar y ddyfais hon at y tro nesaf.
people-next = Daw i rym wrth dy fwrdd nesaf.
people-face = Dy wyneb
people-face-taken = { $face } (gan rywun arall)
people-faces =
    .auburn = Gwallt hir coch a brychni
    .flatCap = Barf a chap fflat
    .curls = Cyrls a band melyn
    .bowler = Mwstas gwyn a het galed
    .beret = Bob du a bere coch
    .peaked = Mwstas golau a chap gyrrwr
    .turban = Barf a thwrban glas
    .headscarf = Penwisg wyrddlas
    .bun = Bynsen lwyd a sbectol
    .braids = Plethi tywyll
    .shaved = Pen moel a barf gafr lwyd
    .glasses = Gwallt du, sbectol a thei
    .straw = Pleth olau a het wellt
    .kerchief = Bochau huddyglyd a neced goch
    .silver = Gwallt byr arian a pherlau
    .chops = Locsyn clust coch
