/** Everything Snowdonia says in German, but for its book. */

import type { Flaw } from '../../../../rules/flaw.ts'
import { optionsIn } from '../options.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'

export { captions } from './captions.ts'

/** The choices players have before a match. */
export const optionFields = optionsIn({
  route: {
    label: 'Strecke',
    hint: 'Von Llanberis auf den Snowdon, oder von Blaenau Ffestiniog ans Meer, begonnen an beiden Enden. Zu fünft ist es immer der Snowdon.',
    snowdon: 'Snowdon',
    blaenau: 'Blaenau Ffestiniog',
  },
  train: {
    label: 'Lokomotive (allein)',
    hint: 'Die Lokomotive, mit der du allein beginnst. Eine Reihe von sieben Partien nutzt jede einmal.',
  },
  reckoning: {
    label: 'Aufträge werten',
    hint: 'Jeder Schutt und jede Marke zählt nur für einen Auftrag. Überlass dem Computer, welche von deinen zählen, oder wähle selbst.',
    best: 'Die meisten Punkte',
    own: 'Selbst wählen',
  },
})

/** Captions of Snowdonia’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  boots: 'Stiefel auf Schiefer',
  strike: 'Eine Hacke schlägt auf Stein',
  furnace: 'Ein Ofen faucht',
  rack: 'Ein Zahnrad tickt',
  tear: 'Ein Schein reißt ab',
  stamp: 'Ein Amtsstempel',
  click: 'Ein Arbeitswert rückt weiter',
  larks: 'Lerchen',
  drizzle: 'Regen auf Schiefer',
  fogbell: 'Eine Glocke im Nebel',
}

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Snowdonia in German, with the values of an edition. */
export const wordsWith = wordsIn(locale, flawText)
