import type { PageProblem } from '../../screens/pageProblem.ts'

/** The page that says what went wrong, and every way on from there. */
export const problems = {
  matchTitle: 'Diese Partie lässt sich nicht öffnen',
  declinedTitle: 'Diese Partie wurde nicht geöffnet',
  keptTitle: 'Ein Teil dieser Partie ist beschädigt',
  keptText: 'Alles vor dem Schaden ist sicher. Du kannst es nachspielen oder als Link kopieren.',
  lookThrough: 'Den sicheren Teil nachspielen',
  newTable: 'Neuen Tisch öffnen',
  playHere: 'Nebeneinander spielen',
  check: 'Verbindung testen',
  ask: 'Einer dieser Plätze ist meiner: zurückkehren',
}

/** The problem, and its cause or what you can do about it. */
interface Explanation {
  readonly title: string
  readonly text: string
}

/** Explains why the page can’t show a table, unless it is for what is wrong with a match. */
export function explain(problem: Exclude<PageProblem, { type: 'match' }>): Explanation {
  switch (problem.type) {
    case 'mistyped':
      return { title: 'Das ist kein Tischcode', text: mistyped[problem.why](problem.text) }
    case 'dial':
      return dial[problem.why]
    case 'refused':
      return denials[problem.why]
    case 'report':
      return { title: 'Dieser Bericht lässt sich nicht öffnen', text: problem.why }
    case 'watch':
    case 'evidence':
      return problem
    default:
      return others[problem.type]
  }
}

const mistyped = {
  length: (text: string) =>
    `Ein Tischcode hat 8 Zeichen, „${text}“ aber nicht. Vergleiche ihn mit dem, den du bekommen hast.`,
  character: (text: string) =>
    `In „${text}“ steht ein Zeichen, das in keinem Code vorkommt. Codes bestehen nur aus 2 3 4 5 7 8 9 und C D F G H J K M N P R T V W X Y.`,
  checksum: (text: string) =>
    `In „${text}“ ist ein Zeichen falsch, oder zwei sind vertauscht. Vergleiche ihn mit dem, den du bekommen hast.`,
}

const dial = {
  noSuchRoom: {
    title: 'An diesem Tisch ist niemand',
    text: 'Der Code stimmt, aber dort gibt es keinen Gastgeber. Vielleicht ist er gegangen oder hat den Tisch noch nicht geöffnet.',
  },
  signallingDown: {
    title: 'Die Vermittlung ist nicht erreichbar',
    text: 'Der Server, der Spieler zusammenbringt, antwortet nicht. Du brauchst ihn, um dazuzukommen, nicht um weiterzuspielen.',
  },
  timeout: {
    title: 'Der Tisch antwortet nicht',
    text: 'Wir haben es eine halbe Minute lang beim Gastgeber versucht. Vielleicht schläft sein Gerät.',
  },
  noPath: {
    title: 'Keine Verbindung zum Gastgeber',
    text: 'Wir haben den Gastgeber gefunden, aber keine direkte Verbindung bekommen. Ohne Relais müsst ihr im selben Netz sein: Versucht es mit demselben WLAN.',
  },
  refused: {
    title: 'Der Tisch hat dich nicht hereingelassen',
    text: 'Die Verbindung brach ab, während du dazukamst. Versuche es noch einmal.',
  },
  unsupported: {
    title: 'Dieser Browser erreicht keine anderen Spieler',
    text: 'WebRTC fehlt oder ist abgeschaltet. Auf diesem Gerät kannst du trotzdem spielen.',
  },
  cancelled: { title: 'Abgebrochen', text: 'Du hast den Verbindungsaufbau abgebrochen.' },
}

const denials = {
  full: { title: 'Dieser Tisch ist voll', text: 'Alle Plätze sind besetzt. Du kannst einen eigenen Tisch öffnen.' },
  version: {
    title: 'Verschiedene Versionen',
    text: 'Du und der Gastgeber habt verschiedene Versionen dieser Seite. Aktualisiert sie beide und ladet dann neu.',
  },
  edition: {
    title: 'Dieser Tisch verwendet eine andere Ausgabe',
    text: 'Der Gastgeber spielt mit Werten, die diese Seite nicht lesen kann. Aktualisiere sie und lade dann neu.',
  },
  stale: {
    title: 'Dieser Platzlink gilt nicht mehr',
    text: 'Wer dort sitzt, hat einen neuen gemacht. Bist du das, hole dir den Link auf dem Gerät, auf dem du ihn gemacht hast.',
  },
  seat: {
    title: 'Du hast den Platz nicht bekommen',
    text: 'Der Gastgeber hat dich abgewiesen, oder wer dort sitzt, ist zurück. Öffne den Einladungslink noch einmal, um zuzusehen.',
  },
}

const others = {
  unknown: {
    title: 'Diese Partie ist nicht auf diesem Gerät',
    text: 'Partien nebeneinander werden nur auf dem Gerät gespeichert, auf dem sie gespielt wurden. Vielleicht ist das ein anderer Browser, oder seine Daten wurden gelöscht.',
  },
  noFile: {
    title: 'Welche Partie?',
    text: 'Dieser Link zeigt auf einen Moment einer Partie, enthält sie aber nicht. Öffne ihre Datei, um dorthin zu kommen.',
  },
  elsewhere: {
    title: 'Diese Partie ist in einem anderen Fenster offen',
    text: 'Du spielst sie schon in einem anderen Fenster oder auf einem anderen Gerät. Spiele dort weiter, oder schließe es und versuche es noch einmal.',
  },
  closed: { title: 'Der Tisch ist geschlossen', text: 'Der Gastgeber ist endgültig gegangen. Die Partie hat er noch.' },
  differs: {
    title: 'Dein Gastgeber zeigt eine andere Partie',
    text: 'Es ist nicht die, die du gespielt hast. Vielleicht hat die Seite des Gastgebers einen Teil verloren, oder sie wurde zum Betrügen verändert. Versuche es später noch einmal. Hat sich dann nichts geändert, bitte um einen neuen Tisch. Deine eigene Partie ist auf diesem Gerät sicher.',
  },
  load: {
    title: 'Ein Teil der Seite wurde nicht geladen',
    text: 'Die Verbindung brach ab, während die Seite lud. Versuche es noch einmal.',
  },
}
