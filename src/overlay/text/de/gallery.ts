import { many } from '../../../kit/german.ts'
import { halves } from '../../../rules/words.ts'

/** The players' decisions about those who watch, and what those are told. */
export const players = {
  title: 'Zuschauer',
  none: 'Niemand sieht zu.',
  count: (count: number) => (count === 1 ? 'Eine Person sieht zu.' : `${count} Personen sehen zu.`),
  hint: 'Mit dem Link kann jeder zusehen, ohne zu fragen. Zuschauer sehen, was alle sehen, und können mit dem Link nicht mitspielen.',
  closedHint: 'Zusehen ist aus. Wenn du einen Link kopierst, ist es an.',
  link: 'Link zum Zusehen kopieren',
  streamLink: 'Link für Streaming-Software kopieren',
  streamHint:
    'Für Streaming-Software: Der Stream-Link kommt in eine Browserquelle, der Link für das Pult in ein eigenes Browser-Dock. Das Pult steuert, was Zuschauer sehen.',
  dockLink: 'Link für das Pult kopieren',
  delay: 'Verzögerung',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Sofort'
    return seconds < 60 ? many(seconds, 'Sekunde', 'Sekunden') : many(seconds / 60, 'Minute', 'Minuten')
  },
  close: 'Niemanden mehr zusehen lassen',
  open: 'Zusehen erlauben',
  renew: 'Neuen Link machen',
  renewSure: 'Wirklich einen neuen Link machen?',
  renewHint: 'Ein neuer Link macht den alten ungültig und trennt alle, die über ihn zusehen.',
}

/** The players haven’t begun. */
export const early = { title: 'Die Partie hat noch nicht begonnen', text: 'Sobald sie beginnt, siehst du sie hier.' }

/** The players don’t want to be watched just now. */
export const closed = {
  title: 'Zusehen ist aus',
  text: 'Die Spieler lassen gerade niemanden zusehen. Sobald sie es wieder erlauben, erscheint die Partie hier.',
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
  silent: 'In dieser Software ist keine Stream-Seite offen',
  behind: (seconds: number) => (seconds === 0 ? 'live' : `${seconds} s Verzögerung`),
  picture: 'Was Zuschauer sehen',
  hold: 'Einfrieren',
  holdHint: 'Zuschauer sehen ein Standbild',
  goOn: 'Fortsetzen',
  again: 'Letzte Aktion noch einmal',
  camera: 'Kamera',
  cameras: { director: 'Regie', whole: 'Ganzer Tisch', close: 'Nahaufnahme', fixed: 'Fest' },
  zoom: 'Vergrößerung',
  times: (zoom: number) => `${zoom.toFixed(1).replace('.', ',')}×`,
  delay: 'Verzögerung',
  delayHint: 'Zusätzlich zur Verzögerung der Spieler',
  seconds: (count: number) => `${count} s`,
  hidden: 'Der Stream zeigt nie Karten auf der Hand, Codes oder Adressen.',
  widgets: 'Einblendungen',
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
