import type { OptionField } from '../../../../rules/title.ts'
import type { Box } from '../../box.ts'
import { bits, lineSets } from '../../layout.ts'
import { colours } from './seats.ts'

const everyLine = 0xff

/** What players may choose before a match, with the lines of the box. */
export const optionFields = (box: Box): readonly OptionField[] => [
  {
    ...{ key: 'lines', kind: 'choice', default: 0, label: 'Lines' },
    hint: 'Six of the eight lines are in play.',
    choices: [
      { label: 'Drawn at random', value: undefined },
      ...lineSets().map((set) => ({
        label: `All but ${names(box, everyLine & ~set)}`,
        value: bits(set).map((line) => box.lines[line]?.numeral),
      })),
    ],
  },
  {
    ...{ key: 'start', kind: 'choice', default: 0, label: 'Starting player' },
    hint: 'The other player is the first to take resources.',
    choices: [
      { label: 'Drawn', value: undefined },
      ...colours.map((label, value) => ({ label, value })),
    ],
  },
  {
    ...{ key: 'readings.flipIsPart', kind: 'switch', default: false, label: 'Flip-only turns' },
    hint: 'You may choose a card just to flip others.',
  },
  {
    ...{ key: 'readings.pubToPub', kind: 'switch', default: false, label: 'Another round' },
    hint: 'A surveyor who is already in the pub may score again without leaving.',
  },
  {
    ...{ key: 'readings.refillSix', kind: 'switch', default: false, label: 'Full refills' },
    hint: 'Cards that top up the stockyard always draw 6 cubes, whatever is already there.',
  },
  {
    ...{ key: 'readings.homeIsFar', kind: 'switch', default: false, label: 'Home is nowhere' },
    hint: 'No card is adjacent to a surveyor at home.',
  },
]

const names = (box: Box, set: number): string =>
  bits(set)
    .map((line) => box.lines[line]?.name.replace(/ Railway$/, ''))
    .join(' and ')
