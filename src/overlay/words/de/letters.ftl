### A match by letters: links that people send each other in a chat

## Before the match

letters-inviting =
    .name = Die anderen sehen deinen Namen auf jedem Brief.
    .title = { $title } per Brief
    .lead = Schicke diese Einladung in einen Chat. Wer mitspielen will, öffnet sie und schickt eine Antwort zurück. Öffne die Antworten auf diesem Gerät.
    .link = Einladung
    .share-title = Eine Partie { $title } per Brief?
    .alone = Noch hat niemand geantwortet.
    .players = Dabei: du und { LIST($names) }.
    .someone = jemand ohne Namen
    .begin = Anfangen
    .deals = Die ersten { $count } Briefe geben gemeinsam die verdeckten Karten. Sie sind lang, und niemand muss dabei überlegen.
letters-invited =
    .title = { $name } lädt dich ein
    .nobody = Du bist eingeladen
    .lead = Zu einer Partie { $title } per Brief: Nach jedem Zug schickst du einen Link in den Chat. Ihr müsst nie gleichzeitig online sein.
    .accept = Ich spiele mit
letters-answered =
    .title = Schicke deine Antwort
    .lead = Schicke diesen Link in den Chat zurück, aus dem die Einladung kam. Die Partie beginnt mit dem ersten Brief, den du bekommst.
    .link = Antwort

## During the match

letters-send =
    .open = Brief verschicken
    .again = Noch einmal schicken
    .title = Dein Brief
    .lead = Schicke diesen Link in einem beliebigen Chat an { $name }.
    .lead-all = Schicke diesen Link in euren gemeinsamen Chat. Alle öffnen ihn, { $name } antwortet.
    .lead-over = Schicke diesen Link, damit alle sehen, wie die Partie ausgegangen ist.
    .link = Brief
    .share-title = Du bist am Zug bei { $title }
    .qr = QR-Code dieses Briefs
    .long = Für einen QR-Code ist dieser Brief zu lang.
    .done = Ich habe ihn verschickt
letters-live = Du bist live mit { LIST($names) }: Briefe kommen von selbst an.
letters-own-link = Öffne diesen Link auf dem anderen Gerät und spiele von da an nur noch dort: Zwei Geräte, die für denselben Platz Briefe schreiben, würden sich widersprechen. Gib ihn nicht weiter.
letters-paste =
    .label = Brief aus dem Chat einfügen
    .open = Öffnen

## After opening a letter

letters-notice =
    .title = Zu diesem Brief
    .known = Diesen Brief oder einen neueren hast du schon geöffnet. Nichts hat sich geändert.
    .gap = Ein früherer Brief fehlt. Öffne die letzten Briefe im Chat der Reihe nach oder lass sie dir noch einmal schicken. Nichts ist verloren.
    .forged = Diesen Brief hat niemand aus dieser Partie geschrieben, oder er wurde unterwegs verändert. Hier hat sich nichts geändert.
    .differs = Dieser Brief widerspricht einem, den du schon geöffnet hast. Hier bleibt die Partie, wie sie ist: Bitte den Absender, vom letzten Brief an weiterzuspielen, den du geschickt hast.
    .not-kept = Dieses Gerät konnte den Brief nicht speichern. Schaffe etwas Platz und öffne ihn noch einmal.
    .begun = Die Partie hat ohne diese Antwort begonnen. Nichts hat sich geändert.
    .answered = Diese Antwort hast du schon geöffnet.
    .own = Das ist deine eigene Einladung. Schicke sie jemand anderem.
    .full = Alle Plätze sind besetzt. Diese Antwort kam zu spät.
letters-elsewhere =
    .title = Dieser Brief ist nicht für dieses Gerät
    .turn = { $name } ist in dieser Partie { $title } am Zug.
    .someone = Er gehört zu einer Partie { $title }.
    .lead = Auf diesem Gerät hast du dabei keinen Platz. Wenn du mitspielst, hole deinen Platz hierher: Öffne die Partie dort, wo du bisher gespielt hast, wähle im Menü „Auf ein anderes Gerät umziehen…“ und öffne diesen Link oder QR-Code hier. Auch eine Datei mit allem von jenem Gerät geht.
    .watch-hint = Zum Zusehen lass dir von jemandem die gespeicherte Partie geben.
    .watch = Bisherige Partie ansehen
letters-problems =
    .unreadable = Dieser Brief ist nicht lesbar
    .unreadable-text = Ein Teil des Links fehlt oder wurde unterwegs verändert. Kopiere den ganzen Link aus dem Chat oder lass ihn dir noch einmal schicken.
    .other-version = Dieser Brief stammt von einer anderen Version
    .other-version-text = Eine andere Version dieser Seite hat ihn geschrieben, und diese hier kann ihn nicht lesen. Aktualisiere sie und öffne den Brief noch einmal. Hilft das nicht, bitte den Absender, seine Seite zu aktualisieren.
    .edition = Dieses Spiel hat diese Seite nicht
    .edition-text = Der Brief gehört zu einem Spiel oder einer Regelversion, die diese Seite nicht hat. Aktualisiere die Seite und öffne den Brief noch einmal.
    .first = Diese Partie passt nicht zur Einladung
    .first-text = Der erste Brief beginnt eine andere Partie als die, auf die du dich eingelassen hast. Er wurde nicht geöffnet. Bitte um eine neue Einladung.
    .gone = Diese Partie ist nicht auf diesem Gerät
    .gone-text = Partien per Brief bleiben dort, wo sie gespielt werden. Vielleicht bist du in einem anderen Browser, oder seine Daten wurden gelöscht. Hole deinen Platz von dem Gerät, das ihn hat.
