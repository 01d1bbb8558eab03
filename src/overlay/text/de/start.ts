/** Text of the page before any other part of it has loaded, in German. */

import { listAnd } from '../../../kit/german.ts'

export * from './home.ts'

/** Text of a page while it fetches a match or reaches another browser. */
export const opening = {
  table: 'Der Tisch wird gedeckt…',
  match: 'Die Partie wird geprüft…',
  dialling: (code: string) => `Auf dem Weg zu Tisch ${code}…`,
  syncing: 'Du bist drin. Die Partie wird geladen…',
  knocking: 'Der Gastgeber wird um deinen Platz gebeten…',
}

/** Text that belongs to no single screen. */
export const page = {
  /** As the document’s `lang`. */
  language: 'de',
  name: 'Narrow Gauge',
  missing: 'Ein Teil der Seite wurde nicht geladen.',
  drop: 'Lege die Datei hier ab, um sie zu öffnen.',
}

/** Buttons found on several screens, and what they say once pressed. */
export const buttons = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  copied: 'Kopiert',
  copyByHand: 'Der Link ist markiert: Kopiere ihn von Hand.',
  copyLink: 'Link kopieren',
  home: 'Startseite',
  retry: 'Noch einmal',
  rules: 'Regeln',
  save: 'Partie speichern',
  settings: 'Einstellungen',
}

export * from '../../words/de/start.ts'

/** Asks before the page uses servers that only its link names. */
export const askForServers = (hosts: readonly string[]): string =>
  `Dieser Link verbindet dich über ${listAnd(hosts)} statt über den Server dieser Seite. Die Betreiber sehen deine Netzadresse und an welchen Tisch du gehst. Trotzdem verwenden?`

/** A newer version of the page. */
export const updates = {
  ready: 'Eine neue Version dieser Seite ist da.',
  waits: 'Eine neue Version dieser Seite ist da. Sie wartet, bis deine Partie vorbei ist.',
  elsewhere: 'In einem anderen Fenster ist eine Partie offen. Spiele sie zu Ende oder schließe sie, dann aktualisiere.',
  update: 'Aktualisieren und neu laden',
}
