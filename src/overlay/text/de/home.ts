import type { TitleInfo } from '../../../rules/title.ts'

/** The home page. */
export const home = {
  learn: 'In sechs Minuten lernen',
  claim: 'Eisenbahn-Brettspiele, zu denen du mit einem Link einlädst. Nichts zu installieren, kein Konto.',
  facts: ({ seats, minutes }: Pick<TitleInfo, 'seats' | 'minutes'>) =>
    `${playersText(seats)} · etwa ${minutes} Minuten`,
  options: 'Optionen…',
  newTable: 'Mit Freunden spielen',
  newTableHint: 'mit einem Link zu deinem Tisch',
  alone: 'Allein spielen',
  aloneHint: 'nur du gegen das Spiel',
  here: 'Nebeneinander spielen',
  hereHint: 'auf einem Gerät',
  bot: 'Gegen den Computer',
  botHint: 'vier Gegner, vom Laufburschen bis zur Chefingenieurin',
  howTitle: 'So geht’s',
  how: [
    'Wähle „Mit Freunden spielen“ und du bekommst einen Link und einen Tischcode.',
    'Verschicke ihn. Wer ihn öffnet, nimmt Platz, auf jedem Gerät.',
    'Spielt. Schließe die Seite, wann du willst: Deine Partie wartet hier.',
  ],
  joinLabel: 'Tischcode',
  joinButton: 'Mitspielen',
  open: 'Gespeicherte Partie öffnen',
  openHint: 'Spiele sie Schritt für Schritt nach. Auch jede andere Datei von dieser Seite lässt sich hier öffnen.',
  notKept: 'Dieser Browser speichert nichts. Lädst du die Seite neu, ist deine Partie weg.',
}

/** Component values from a file. */
export const edition = {
  load: 'Ausgabe aus einer Datei laden',
  hint: 'Du hast das gedruckte Spiel? Spiele mit seinen Werten statt mit unseren.',
  loaded: (name: string) => `Neue Tische verwenden „${name}“.`,
  drop: 'Zurück zu den eingebauten Werten',
}

function playersText({ min, max }: TitleInfo['seats']): string {
  if (min !== max) return `${min}–${max} Spieler`
  return `${max} Spieler`
}
