import { optionsIn } from '../options.ts'
import { colours } from './seats.ts'

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
