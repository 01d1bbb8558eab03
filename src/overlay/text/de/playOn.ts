import type { Weakness } from '../../../match/level.ts'

const weaknesses: Readonly<Record<Weakness['reason'], (count: number) => string>> = {
  unsigned: () => 'Nichts darin ist unterschrieben, also könnte sie sich jeder ausgedacht haben.',
  setUp: () => 'Jemand hat sie zum Testen geändert, bevor alle da waren.',
  moved: (count) =>
    `${count === 1 ? 'Eine Aktion ist' : `${count} Aktionen sind`} nicht unterschrieben, weil die Partie kopiert wurde.`,
  hostDraws: () => 'Der Gastgeber macht jede Ziehung allein.',
  drawn: (count) => `${count === 1 ? 'Einmal' : `${count}-mal`} hat der Gastgeber allein gezogen.`,
  hostDeals: () => 'Der Gastgeber teilt die verdeckten Karten allein aus und könnte sie ansehen.',
  dealtWithout: () => 'Nicht alle, die hier mitspielen, haben die verdeckten Karten mit ausgeteilt.',
}

/** The question whether to sit down at a match that is less protected than a new one. */
export const playOn = {
  title: 'Trotzdem weiterspielen?',
  lead: 'Diese Partie ist schlechter vor Betrug geschützt als eine neue:',
  weaknesses,
  hint: 'Unsicher? Dann verlasse den Tisch und bitte den Gastgeber um einen neuen.',
  goOn: 'Trotzdem weiterspielen',
  leave: 'Verlassen',
}
