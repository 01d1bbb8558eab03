import type { Weakness } from '../../../match/level.ts'

const weaknesses: Readonly<Record<Weakness['reason'], (count: number) => string>> = {
  unsigned: () => 'Hier ist nichts unterschrieben; jeder kann sie sich ausgedacht haben.',
  setUp: () => 'Sie wurde zum Test geändert, bevor alle da waren.',
  moved: (count) =>
    `${count === 1 ? 'Ein Zug ist' : `${count} Züge sind`} nicht unterschrieben, da die Partie kopiert wurde.`,
  hostDraws: () => 'Der Gastgeber zieht immer allein.',
  drawn: (count) => `${count === 1 ? 'Einmal' : `${count}-mal`} hat der Gastgeber allein gezogen.`,
  hostDeals: () => 'Der Gastgeber teilt die verdeckten Karten allein aus und könnte sie ansehen.',
  dealtWithout: () => 'Nicht alle, die mitspielen, haben die verdeckten Karten mit ausgeteilt.',
}

/** The question whether to sit down at a match that is less protected than a new one. */
export const playOn = {
  title: 'Trotzdem weiterspielen?',
  lead: 'Diese Partie ist schlechter vor Betrug geschützt als eine neue:',
  weaknesses,
  hint: 'Unsicher? Geh, und bitte um einen neuen Tisch.',
  goOn: 'Trotzdem weiterspielen',
  leave: 'Verlassen',
}
