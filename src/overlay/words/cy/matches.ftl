## The list of matches played on this device.

matches-title = Dy gemau
matches-waiting = Yn aros am chwaraewyr.
matches-table = bwrdd { $code }
matches-next = Gêm nesaf
matches-next-label = Gêm nesaf y gyfres: { $name }
matches-forget-label = Dileu { $name }
matches-sure = Dileu?
matches-sure-label = Dileu? { $name }
matches-damaged = Does dim modd darllen { COUNT($count, one: "gêm arall", all: "gemau eraill", gender: "f") } ar y ddyfais hon: mae’r data wedi’i ddifrodi. Mae’r lleill yn iawn.
matches-forget-damaged = Tynnu o’r rhestr
matches-name =
    .host = { $title } wrth dy fwrdd di
    .guest = { $title } fel gwestai
    .alone = { $title }, ar dy ben dy hun
    .bots = { $title } yn erbyn y cyfrifiadur
    .beside = { $title }, ochr yn ochr
    .letters = { $title } trwy lythyr
matches-last-letter = llythyr diwethaf { $ago }
matches-drawing = Yn tynnu.
matches-yours = Dy dro di.
matches-theirs = Tro { $name }.
matches-test = { $ago } · gêm brawf
matches-now = y funud hon
matches-ago =
    .day =
        { $count ->
            [1] ddoe
           *[other] { COUNT($count, one: "diwrnod", all: "diwrnodau", gender: "m") } yn ôl
        }
    .hour = { COUNT($count, one: "awr", all: "oriau", gender: "f") } yn ôl
    .minute = { COUNT($count, one: "munud", all: "munudau", gender: "f") } yn ôl
matches-resume =
    .replay = Ailchwarae
    .rejoin = Ailymuno
    .resume = Parhau
matches-resume-label = { $resume }: { $name }
