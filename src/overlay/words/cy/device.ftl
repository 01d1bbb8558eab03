## Texts about all that this device keeps.

device-title = Y ddyfais hon
device-safe = Mae dy gemau’n aros ar y ddyfais hon nes i ti eu dileu.
device-unsafe = Efallai y bydd dy borwr yn dileu dy gemau os bydd lle’n brin.
device-unknown = Mae dy borwr yn cadw dy gemau, ond heb addo am ba hyd. Cadwa nhw mewn ffeil.
device-make-safe = Gofyn i’r porwr eu cadw
device-refused = Gwrthododd y porwr. Cadwa dy gemau mewn ffeil, neu gosoda’r dudalen hon fel ap.
device-save = Cadw popeth mewn ffeil
device-save-hint = Gemau, gosodiadau ac argraffiadau. Mae’r allweddi i dy seddi mewn gemau heb eu gorffen ynddi hefyd, felly cadwa hi’n breifat.
device-load = Llwytho ffeil wedi’i chadw
device-load-hint = Yn ychwanegu’r hyn sydd ynddi. Fydd dim byd sydd gen ti yma’n cael ei golli.
device-erase = Dileu popeth
device-sure = Dileu pob gêm a gosodiad?
device-playing = Rwyt ti’n chwarae mewn ffenest arall. Caea honno’n gyntaf.
device-adding =
    .title = Dod â phopeth i mewn?
    .text = Yn y ffeil hon mae’r hyn a gadwodd dyfais arall: { COUNT($count, one: "gêm", all: "gemau", gender: "f") }, gosodiadau ac argraffiadau, a dy seddi mewn gemau heb eu gorffen. { device-load-hint }
    .hint = Paid ag agor un oni bai mai ti a’i cadwodd.
    .go-on = Dod â hi i mewn
    .leave = Ei gadael
device-nth = Gêm { $number } yn y ffeil
device-added =
    { $count ->
        [0] Doedd dim byd newydd i’w ychwanegu.
       *[other] Ychwanegwyd { COUNT($count, one: "gêm", all: "gemau", gender: "f") }.
    }
device-known = Roedd { COUNT($count, one: "gêm", all: "gemau", gender: "f") } yma’n barod.
device-cut = { $name } wedi’i difrodi, felly dim ond ei dechrau a gadwyd: { $why }
device-lost = { $name } heb ei darllen: { $why }
device-problems =
    .damaged = Mae’r ffeil hon wedi’i difrodi, felly ni lwythwyd dim.
    .other-version = Cadwyd y ffeil hon gan fersiwn mwy newydd o’r dudalen hon. Diweddara, yna llwytha hi eto.
