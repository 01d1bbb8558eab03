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
    hint: 'The other player takes their first resources first.',
    choices: [
      { label: 'Drawn', value: undefined },
      ...colours.map((label, value) => ({ label, value })),
    ],
  },
  {
    ...{ key: 'readings.flipIsPart', kind: 'switch', default: false, label: 'Flip-only turns' },
    hint: 'You may choose a card just to flip others with it.',
  },
  {
    ...{ key: 'readings.pubToPub', kind: 'switch', default: false, label: 'Stay in the pub' },
    hint: 'A surveyor in the pub may score another card there without leaving.',
  },
  {
    ...{ key: 'readings.refillSix', kind: 'switch', default: false, label: 'Full refills' },
    hint: 'Cards that top up the stockyard draw 6 cubes, whatever is already there.',
  },
  {
    ...{
      key: 'readings.homeIsFar',
      kind: 'switch',
      default: false,
      label: 'No neighbours at home',
    },
    hint: 'From home, no card is adjacent. Usually every starting station is.',
  },
]

const names = (box: Box, set: number): string =>
  bits(set)
    .map((line) => box.lines[line]?.name.replace(/ Railway$/, ''))
    .join(' and ')
