# The home page.
start-home =
    .claim = Eisenbahn-Brettspiele, zu denen du mit einem Link einlädst. Nichts zu installieren, kein Konto.
    .titles = Wähle ein Spiel
    .options = Optionen…
    .learn = In sechs Minuten lernen
    .new-table = Mit Freunden spielen
    .new-table-hint = mit einem Link zu deinem Tisch
    .alone = Allein spielen
    .here = Nebeneinander spielen
    .bot = Gegen den Computer
    .letters = Per Brief
    .how-title = So geht’s
    .join-label = Tischcode
    .join-button = Mitspielen
    .open = Gespeicherte Partie öffnen
    .open-hint = Spiele sie Schritt für Schritt nach. Auch jede andere Datei von dieser Seite lässt sich hier öffnen.
    .not-kept = Dieser Browser speichert nichts. Lädst du die Seite neu, ist deine Partie weg.
# Component values from a file.
start-edition =
    .load = Ausgabe aus einer Datei laden
    .hint = Du hast das gedruckte Spiel? Spiele mit seinen Werten statt mit unseren.
    .loaded = Neue Tische verwenden „{ $name }“.
    .drop = Zurück zu den eingebauten Werten
# Text of a page while it fetches a match or reaches another browser.
start-opening =
    .table = Der Tisch wird gedeckt…
    .match = Die Partie wird geprüft…
    .dialling = Auf dem Weg zu Tisch { $code }…
    .syncing = Du bist drin. Die Partie wird geladen…
    .knocking = Der Gastgeber wird um deinen Platz gebeten…
# The curtain over a table while it loads: its viaduct gains an arch with each part.
start-drape =
    .building = Das Viadukt wird gebaut
    .count = { $built } von { $all }
    .stalled = Der Bau dauert noch. Langsame Verbindung?
    .ready = Fertig
    .rules = Regeln
    .pictures = Bilder
    .scenery = Kulisse
    .table = Dein Tisch
    .back = Zurück
# Text that belongs to no single screen.
start-page =
    .language = de
    .name = Narrow Gauge
    .missing = Ein Teil der Seite wurde nicht geladen.
    .drop = Lege die Datei hier ab, um sie zu öffnen.
# Buttons found on several screens, and what they say once pressed.
start-buttons =
    .cancel = Abbrechen
    .close = Schließen
    .copied = Kopiert
    .copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
    .copy-link = Link kopieren
    .home = Startseite
    .retry = Noch einmal
    .rules = Regeln
    .save = Partie speichern
    .settings = Einstellungen
start-ask-for-servers = Dieser Link verbindet dich über { LIST($hosts) } statt über den Server dieser Seite. Die Betreiber sehen deine Netzadresse und an welchen Tisch du gehst. Trotzdem verwenden?
# A newer version of the page.
start-updates =
    .ready = Eine neue Version dieser Seite ist da.
    .waits = Eine neue Version dieser Seite ist da. Sie wartet, bis deine Partie vorbei ist.
    .elsewhere = In einem anderen Fenster ist eine Partie offen. Spiele sie zu Ende oder schließe sie, dann aktualisiere.
    .update = Aktualisieren und neu laden
start-facts =
    .players = { $seats } Spieler
    .minutes = { $minutes } Minuten
start-how =
    .link = Wähle „Mit Freunden spielen“ und du bekommst einen Link und einen Tischcode.
    .send = Verschicke ihn. Wer ihn öffnet, nimmt Platz, auf jedem Gerät.
    .play = Spielt. Schließe die Seite, wann du willst: Deine Partie wartet hier.
