import type { Flaw } from '../../../../rules/flaw.ts'
import type { CardNames } from '../cardNames.ts'
import { optionsIn } from '../options.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'
import { colours } from './seats.ts'

export { captions } from './captions.ts'

/** The cards are printed in English. */
export const cardNames: CardNames = {}

/** The choices players have before a match. */
export const optionFields = optionsIn({
  lines: {
    label: 'Lines',
    hint: 'Six of the eight lines are in play.',
    random: 'Drawn at random',
    allBut: (lines) => `All but ${lines.join(' and ')}`,
  },
  start: {
    label: 'Starting player',
    hint: 'The other player takes their first resources first.',
    drawn: 'Drawn',
    colours,
  },
  readings: {
    flipIsPart: { label: 'Flip-only turns', hint: 'You may choose a card just to flip others with it.' },
    pubToPub: { label: 'Stay in the pub', hint: 'A surveyor in the pub may score another card there without leaving.' },
    refillSix: {
      label: 'Full refills',
      hint: 'Cards that top up the stockyard draw 6 cubes, whatever is already there.',
    },
    homeIsFar: {
      label: 'No neighbours at home',
      hint: 'From home, no card is adjacent. Usually every starting station is.',
    },
  },
})

/** Captions of Foothills' own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  sting: 'A rumble in the hills',
  roughTrack: 'Navvies throw down their track',
  lamp: 'A murmur from the pub',
  sheep: 'A sheep, far off',
  bag: 'The bag rattles',
  ballast: 'Rubble slides',
  staff: 'A surveyor’s pole thuds down',
  stop: 'A buffer stop slams home',
} as const

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Foothills in English. */
export const words = wordsIn(locale, flawText)
