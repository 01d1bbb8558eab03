import { halves } from '../../../rules/words.ts'

/** The end of a match. */
export const reckoning = {
  title: 'Die Schlussabrechnung',
  source: 'Quelle',
  total: 'Summe',
  none: '–',
  number: halves,
  verdict: (ahead: number) => {
    if (ahead === 0) return 'Gleichstand'
    const by = halves(Math.abs(ahead))
    return ahead > 0 ? `Gewonnen, mit ${by} Vorsprung` : `Verloren, mit ${by} Rückstand`
  },
  verdictAlone: (won: boolean) => (won ? 'Du hast gewonnen' : 'Du hast verloren'),
  scored: (points: number) => `Du hast ${halves(points)} erreicht`,
  close: 'Zurück zum Tisch',
  picture: 'Als Bild sichern',
  analysis: 'Analyse',
  luck: 'Glück',
  verify: 'Prüfen',
  verifying: 'Jede Zeile wird geprüft…',
  verified: 'Was diese Partie beweist',
  rematch: 'Revanche spielen',
  /** After a match of one that is part of a series. */
  next: 'Nächste Partie spielen',
  again: 'Noch einmal spielen',
  regather: 'Spieler oder Optionen ändern',
  waits: 'Der Gastgeber beginnt die nächste Partie, und du bist automatisch dabei.',
}
