### Snowdonia in German

## Lines of the log

# Points gained, after a sentence
log-gained = { $points ->
    [0] { "" }
   *[other] { " " }(+{ goods-points })
 }
log-dealt = { $name } beginnt.
log-alone = Partie { $match } von { $matches }: Die Strecke ist abgesteckt, und { $train } steht bereit.
log-forecast = Das Wetter: erst { $next }, dann { $later }.
log-began = { $name } begann in { $station }.
log-posted = { $name } stellte den neutralen Vermesser nach { $station }.
log-round = Runde { $round } begann.
log-hired = { $name } bezahlte { goods-coal } für einen dritten Arbeiter.
log-placed = { $name } setzte einen Arbeiter ein: { $area }.
log-moved = { $name } versetzte einen Arbeiter: von { $from } nach { $to }.
log-used = { $name } nutzte einen Auftrag: { $contract }.
log-locked = { $name } sperrte alle Aufträge für diese Runde.
log-lead = { $name } bekam den Startspielerstein.
log-lead-fixed = { $name } bekam den Startspielerstein für diese Runde.
log-took = { $name } nahm { $goods } vom Lagerplatz.
log-drew-bag = { $name } zog { $goods } aus dem Beutel.
log-white-back = Zurück { $event ->
    [one] kam
   *[other] kamen
 } { goods-event }.
log-traded = { $name } tauschte { $given } gegen { $made }.
log-dug = { $name } räumte { goods-rubble } { $place }.
log-claimed = { $name } machte einen Aushubplatz in { $station } frei{ log-gained }.
log-laid = { $name } verlegte ein Gleis vor { $station }{ log-gained }.
log-built = { $name } baute in { $station } für { $price }{ log-gained }.
log-gift = { $name } bekam { $goods } aus dem Beutel.
log-bought = { $name } kaufte { $train } für { $price }.
log-bought-with = { $name } kaufte { $train } für { $price }, mit { $coal }.
log-returned = { $name } gab { $train } zurück.
log-fuelled = { $train } wurde mit { $coal } beladen.
log-contract = { $name } nahm einen Auftrag: { $contract }.
log-drew = { $name } zog einen Auftrag: { $contracts }.
log-kept = { $name } behielt { $contract }.
log-surveyed = { WHOSE($name) } Vermesser ging nach { $station }.
log-disc = { $name } änderte das nächste Wetter: { $weather }.
log-all-dug = Der ganze Schutt ist weg. Aus dem Aushub wurde ein zweiter Bau.
log-dropped = Niemand nahm { $contracts }.
log-reshuffled = Aus den abgelegten Aufträgen wurde ein neuer Stapel.
log-filled = Neu im Baubüro: { $contract }.
log-weather = Wetter: { $sky }. Aushub { $dig }, Gleisbau { $lay }.
log-fog = Wetter: Nebel. In dieser Runde gibt es weder Aushub noch Gleisbau.
log-stocked = Aus dem Beutel auf den Lagerplatz: { $cubes }.
log-no-cubes = keine Klötzchen
log-event = Ereignis { $space }: { $event }.
log-cleared = { goods-rubble } { $place } wurde geräumt. Niemand bekam dafür Punkte.
log-railed = Vor { $station } wurde ein Gleis verlegt. Niemand bekam dafür Punkte.
log-completed = { $station } wurde geschlossen. Die offenen Bauplätze waren verloren.
log-upkeep = Wartung wurde fällig für die Lokomotiven von { $names }.
log-maintained = { $name } bezahlte { goods-steel } für die Wartung.
log-discarded = { $name } warf für die Wartung { $contract } ab.
log-crossed = Der neutrale Vermesser ging nach { $station }.
log-cubes-back = Zurück in den Beutel: { goods-event }.
log-scored = { $name } wertete { $contracts }.
log-ending =
    .track = Das letzte Gleis liegt, also endete die Partie mit dieser Runde.
    .markers = Die letzte Besitzmarke ist gelegt, also endete die Partie.
log-over = Die Partie ist vorbei.

## Places

place-before = vor { $station }
place-at = in { $station }
place-start = Llanberis

## Numbers of things: “2 iron ore”, “1 steel bar”

goods-iron = { $iron } Eisenerz
goods-stone = { $stone } Stein
goods-steel = { $steel } Stahlbarren
goods-rubble = { $rubble } Schutt
goods-coal = { $coal } Kohle
goods-event = { $event ->
    [one] { $event } weißes Klötzchen
   *[other] { $event } weiße Klötzchen
 }
goods-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
goods-contracts = { $contracts ->
    [one] { $contracts } Auftrag
   *[other] { $contracts } Aufträge
 }
goods-cubes = { $cubes } Klötzchen
goods-labourers = { $labourers } Arbeiter
goods-nothing = nichts
goods-list = { LIST($parts) }
goods-names = { LIST($names) }
