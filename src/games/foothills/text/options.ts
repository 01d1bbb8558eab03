import type { OptionField } from '../../../rules/title.ts'
import type { Box } from '../box.ts'
import { bits, lineSets } from '../layout.ts'
import { coloursIn, type Locale } from './locale.ts'

const everyLine = 0xff

/** Readings of the rules that can be switched on. */
const readings = ['flipIsPart', 'pubToPub', 'refillSix', 'homeIsFar'] as const

/** The choices players have before a match, with the lines of the box. */
export const optionsIn =
  (t: Locale) =>
  (box: Box): readonly OptionField[] => [
    {
      key: 'lines',
      kind: 'choice',
      default: 0,
      label: t.options.lines.label,
      hint: t.options.lines.hint,
      choices: [
        { label: t.options.lines.random, value: undefined },
        ...lineSets().map((set) => ({
          label: t.options.lines.allBut(leftOut(box, set)),
          value: bits(set).map((line) => box.lines[line]?.numeral),
        })),
      ],
    },
    {
      key: 'start',
      kind: 'choice',
      default: 0,
      label: t.options.start.label,
      hint: t.options.start.hint,
      choices: [
        { label: t.options.start.drawn, value: undefined },
        ...coloursIn(t).map((label, value) => ({ label, value })),
      ],
    },
    ...readings.map(
      (reading): OptionField => ({ key: `readings.${reading}`, kind: 'switch', default: false, ...t.options[reading] }),
    ),
  ]

/** The two lines of the eight that aren’t in a set. */
function leftOut(box: Box, set: number) {
  const [one = '', other = ''] = bits(everyLine & ~set).map((line) => shortLine(box, line))
  return { one, other }
}

const shortLine = (box: Box, line: number) => (box.lines[line]?.name ?? '').replace(/ Railway$/, '')
