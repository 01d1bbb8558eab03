## The settings.

settings-language = Sprache
settings-language-loads = { $name } ist noch nicht geladen. Dafür musst du online sein.
settings-draft = Entwurf, Korrekturen willkommen
settings-text-size = Schriftgröße
settings-text-sizes = { $size } %
settings-contrast = Kontrast
settings-contrasts =
    .auto = Wie auf diesem Gerät
    .more = Hoch (schwarz-weiß)
settings-instant = Sofort
settings-times = { NUMBER($times) }×
settings-covers =
    .off = Aus
    .codes = Codes und Links verdecken
    .names = Codes, Links und die Namen der anderen verdecken
settings-tempo = Tempo der Animationen
settings-director = Regie: Die Kamera folgt dem Geschehen
settings-reactions = Reaktionen der anderen zeigen
settings-coach = Erklären, was zum ersten Mal geschieht
settings-cover = Streamer-Modus
settings-cover-hint = Wenn du deinen Bildschirm zeigst: Drücke auf Verdecktes, um es zu sehen, und noch einmal, um es zu verdecken. Auch die Adresszeile verrät deinen Tisch nicht.
settings-renderer = Grafik
settings-renderers =
    .auto = Voll (WebGL)
    .canvas = Einfach (für langsamere Geräte)
settings-reloads = Eine andere Grafik lädt die Seite neu. Deine Partie ist sicher.
settings-relay-only =
    .title = Nur über das Relais
    .text = Verbirgt deine Netzadresse vor den anderen am Tisch. Alles nimmt den längeren Weg über das Relais.
settings-look-from = Von { $name } aus ansehen

## The settings for sound.

sound-title = Ton
sound-effects = Geräusche
sound-ambience = Hintergrund
sound-alerts = Glocke, wenn du am Zug bist
sound-muted = Alles stumm
sound-captions = Geräusche als Text zeigen

## Das Menü eines Tisches.

menu-title = Tisch
menu-help = Hilfe
menu-watching = Zuschauen
menu-ask = Die anderen fragen
menu-match = Diese Partie
menu-leave = Tisch verlassen
menu-seat-stays = Dein Platz bleibt deiner.
menu-settings = Einstellungen…
