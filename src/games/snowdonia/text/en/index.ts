/** Everything Snowdonia says in English, but for its book. */

import type { Flaw } from '../../../../rules/flaw.ts'
import { optionsIn } from '../options.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'

export { captions } from './captions.ts'

/** The choices players have before a match. */
export const optionFields = optionsIn({
  route: {
    label: 'Route',
    hint: 'From Llanberis up Snowdon, or from Blaenau Ffestiniog down to the sea, begun at both ends. With five players it’s always Snowdon.',
    snowdon: 'Snowdon',
    blaenau: 'Blaenau Ffestiniog',
  },
  train: {
    label: 'Train (solo)',
    hint: 'The train you begin with when you play alone. A series of seven matches uses each of them once.',
  },
  reckoning: {
    label: 'Scoring contracts',
    hint: 'Each rubble and marker serves only one contract. Leave it to the computer which of yours score, or choose yourself.',
    best: 'The most points',
    own: 'Choose yourself',
  },
})

/** Captions of Snowdonia’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  boots: 'Boots on slate',
  strike: 'A pick strikes stone',
  furnace: 'A furnace roars',
  rack: 'A rack wheel ticks',
  tear: 'A ticket is torn',
  stamp: 'An office stamp',
  click: 'A work rate moves',
  larks: 'Larks',
  drizzle: 'Rain on slate',
  fogbell: 'A bell in the fog',
}

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Snowdonia in English, with the values of an edition. */
export const wordsWith = wordsIn(locale, flawText)
