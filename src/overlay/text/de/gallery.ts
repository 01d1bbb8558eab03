import { many } from '../../../kit/german.ts'
import { halves } from '../../../rules/words.ts'

/** The players' decisions about those who watch, and what those are told. */
export const players = {
  title: 'Zuschauer',
  none: 'Niemand sieht zu.',
  count: (count: number) => (count === 1 ? 'Eine Person sieht zu.' : `${count} Personen sehen zu.`),
  hint: 'Mit dem Link kann jeder zusehen, ohne zu fragen. Man sieht, was alle sehen, und bekommt nie einen Platz.',
  closedHint: 'Gerade kann niemand zusehen. Wenn du einen Link kopierst, ändert sich das.',
  link: 'Link zum Zusehen kopieren',
  streamLink: 'Link für Streaming-Software kopieren',
  streamHint:
    'Für Streaming-Software: eine Seite zum Zeigen und ein Pult, das sie steuert. Füg sie als Browserquelle und als eigenes Browser-Dock ein.',
  dockLink: 'Link für das Pult kopieren',
  delay: 'Verzögert zeigen',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Sofort'
    return seconds < 60 ? many(seconds, 'Sekunde', 'Sekunden') : many(seconds / 60, 'Minute', 'Minuten')
  },
  close: 'Niemanden mehr zusehen lassen',
  open: 'Zusehen erlauben',
  renew: 'Neuen Link machen',
  renewSure: 'Wirklich einen neuen Link machen?',
  renewHint: 'Der alte Link führt dann nirgendwohin, und wer darüber zusieht, muss gehen.',
}

/** The players haven’t begun. */
export const early = { title: 'Die Partie hat noch nicht begonnen', text: 'Sobald sie beginnt, siehst du sie hier.' }

/** The players don’t want to be watched just now. */
export const closed = {
  title: 'Hier kann gerade niemand zusehen',
  text: 'Die Spieler lassen gerade niemanden zusehen. Erlauben sie es wieder, siehst du die Partie hier.',
}

/** A stream's text beside the match. */
export const stream = {
  toPlay: 'am Zug',
  standing: (ahead: number) => {
    if (ahead === 0) return 'gleichauf'
    return ahead > 0 ? `${halves(ahead)} vorn` : `${halves(-ahead)} zurück`
  },
  next: 'Die nächste Ziehung',
  left: (count: number) => `noch ${count}`,
  share: (share: number) => `${Math.round(share * 100)} %`,
  scores: 'Punkte bisher',
}

/** The dock beside streaming software. */
export const dock = {
  title: 'Stream-Pult',
  onAir: 'Auf Sendung',
  idle: 'Noch keine Partie',
  silent: 'In diesem Programm ist keine Stream-Seite offen',
  behind: (seconds: number) => (seconds === 0 ? 'live' : `${seconds} s später`),
  picture: 'Was Zuschauer sehen',
  hold: 'Anhalten',
  holdHint: 'das Bild bleibt stehen',
  goOn: 'Weiter',
  again: 'Letzte Aktion noch einmal',
  camera: 'Kamera',
  cameras: { director: 'Regie', whole: 'Ganzer Tisch', close: 'Nahaufnahme', fixed: 'Fest' },
  zoom: 'Vergrößerung',
  times: (zoom: number) => `${zoom.toFixed(1).replace('.', ',')}×`,
  delay: 'Verzögerung',
  delayHint: 'Zusätzlich zu der, die die Spieler bestimmt haben',
  seconds: (count: number) => `${count} s`,
  hidden: 'Der Stream zeigt nie Karten auf der Hand, Codes oder Adressen.',
  widgets: 'Im Bild',
  parts: {
    table: 'Tisch',
    score: 'Punkte',
    turn: 'Wer am Zug ist',
    holdings: 'Vorräte',
    action: 'Letzte Aktion',
    odds: 'Chancen',
    luck: 'Glück',
    graph: 'Punkteverlauf',
    names: 'Spielernamen',
  },
  sound: 'Ton',
}
