## The settings.

settings-language = Iaith
settings-language-loads = Dydy { $name } ddim wedi llwytho eto. Mae angen cysylltiad.
settings-draft = drafft, croeso i gywiriadau
settings-text-size = Maint y testun
settings-text-sizes = { $size }%
settings-contrast = Cyferbyniad
settings-contrasts =
    .auto = Fel ar y ddyfais hon
    .more = Uchel (du a gwyn)
settings-instant = Ar unwaith
settings-times = { $times }×
settings-covers =
    .off = I ffwrdd
    .codes = Cuddio codau a dolenni
    .names = Cuddio codau, dolenni ac enwau pobl eraill
settings-tempo = Cyflymder animeiddio
settings-director = Cyfarwyddwr: y camera’n dilyn y chwarae
settings-reactions = Dangos ymatebion chwaraewyr eraill
settings-coach = Egluro pethau y tro cyntaf maen nhw’n digwydd
settings-cover = Modd ffrydio
settings-cover-hint = Pan fyddi di’n dangos dy sgrin. Gwasga rywbeth sydd wedi’i guddio i’w ddangos, ac eto i’w guddio. Mae’r bar cyfeiriad yn cuddio dy fwrdd hefyd.
settings-renderer = Graffeg
settings-renderers =
    .auto = Llawn (WebGL)
    .canvas = Syml (i ddyfeisiau arafach)
settings-reloads = Mae newid y graffeg yn ail-lwytho’r dudalen. Mae dy gêm yn ddiogel.
settings-relay-only =
    .title = Dim ond trwy’r orsaf gyfnewid
    .text = Yn cuddio dy gyfeiriad rhwydwaith rhag y lleill wrth y bwrdd. Mae popeth yn mynd y ffordd hirach, trwy’r orsaf gyfnewid.
settings-look-from = Edrych o ochr { $name }

## The settings for sound.

sound-title = Sain
sound-effects = Effeithiau sain
sound-ambience = Sŵn cefndir
sound-alerts = Cloch ar gyfer dy dro
sound-muted = Tewi popeth
sound-captions = Dangos capsiynau sain

## Dewislen bwrdd.

menu-title = Bwrdd
menu-help = Cymorth
menu-watching = Gwylio
menu-ask = Gofyn i’r lleill
menu-match = Y gêm hon
menu-leave = Gadael y bwrdd
menu-seat-stays = Ti biau dy sedd o hyd.
menu-settings = Gosodiadau…
