# The home page.
start-home =
    .claim = Gemau bwrdd rheilffordd i’w chwarae trwy rannu dolen. Dim i’w osod, dim cyfrif.
    .titles = Dewis gêm
    .options = Opsiynau…
    .learn = Dysgu mewn chwe munud
    .new-table = Chwarae gyda ffrind
    .new-table-hint = trwy ddolen i dy fwrdd
    .alone = Chwarae ar dy ben dy hun
    .here = Chwarae ochr yn ochr
    .bot = Yn erbyn y cyfrifiadur
    .letters = Trwy lythyr
    .how-title = Sut mae’n gweithio
    .join-label = Cod bwrdd
    .join-button = Ymuno
    .open = Agor gêm wedi’i chadw
    .open-hint = Ailchwaraea hi fesul symudiad. Mae pob ffeil arall o’r dudalen hon yn agor yma hefyd.
    .not-kept = Dydy’r porwr hwn ddim yn cadw dim, felly byddi di’n colli dy gêm wrth ail-lwytho.
# Component values from a file.
start-edition =
    .load = Llwytho ffeil argraffiad
    .hint = Oes gen ti’r gêm brintiedig? Chwaraea gyda’i gwerthoedd hi yn lle ein rhai ni.
    .loaded = Bydd byrddau newydd yn defnyddio “{ $name }”.
    .drop = Yn ôl i’r gwerthoedd gwreiddiol
# Text of a page while it fetches a match or reaches another browser.
start-opening =
    .table = Yn gosod y bwrdd…
    .match = Yn gwirio’r gêm…
    .dialling = Yn ymuno â bwrdd { $code }…
    .syncing = Rwyt ti i mewn. Yn llwytho’r gêm…
    .knocking = Yn gofyn i’r gwesteiwr am dy sedd yn ôl…
# The curtain over a table while it loads: its viaduct gains an arch with each part.
start-drape =
    .building = Codi’r draphont
    .count = { $built } o { $all }
    .stalled = Dal i adeiladu. Cysylltiad araf?
    .ready = Yn barod
    .rules = Rheolau
    .pictures = Lluniau
    .scenery = Golygfa
    .table = Dy fwrdd
    .back = Yn ôl
# Text that belongs to no single screen.
start-page =
    .language = cy
    .name = Narrow Gauge
    .missing = Lwythodd rhan o’r dudalen ddim.
    .drop = Gollynga’r ffeil yma i’w hagor.
# Buttons found on several screens, and what they say once pressed.
start-buttons =
    .cancel = Canslo
    .close = Cau
    .copied = Wedi’i chopïo
    .copy-by-hand = Mae’r ddolen wedi’i dewis: copïa hi â llaw.
    .copy-link = Copïo’r ddolen
    .home = Hafan
    .retry = Ceisio eto
    .rules = Rheolau
    .save = Cadw’r gêm
    .settings = Gosodiadau
start-ask-for-servers = Mae’r ddolen hon yn dy gysylltu trwy { NAMES($hosts) } yn lle gweinydd y wefan hon. Gall y bobl sy’n rhedeg hwnnw weld dy gyfeiriad rhwydwaith a pha fwrdd rwyt ti’n ymuno ag ef. Ei ddefnyddio?
# A newer version of the page.
start-updates =
    .ready = Mae fersiwn newydd o’r dudalen hon yn barod.
    .waits = Mae fersiwn newydd o’r dudalen hon yn barod. Bydd yn aros nes bod dy gêm ar ben.
    .elsewhere = Mae gêm ar agor mewn ffenest arall. Gorffenna hi neu caea hi’n gyntaf, yna diweddara.
    .update = Diweddaru ac ail-lwytho
start-facts =
    .players = { $seats } chwaraewr
    .minutes = { COUNT($minutes, one: "munud", all: "munudau", gender: "f") }
start-how =
    .link = Dewisa “Chwarae gyda ffrind” i gael dolen a chod bwrdd.
    .send = Anfona nhw. Bydd dy ffrind yn cymryd sedd, ar unrhyw ddyfais.
    .play = Chwaraewch. Caea’r dudalen pan fynni di: bydd dy gêm yn aros yma.
