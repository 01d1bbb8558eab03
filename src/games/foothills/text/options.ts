import type { OptionField } from '../../../rules/title.ts'
import type { Box } from '../box.ts'
import { bits, lineSets } from '../layout.ts'

const everyLine = 0xff

interface Labelled {
  readonly label: string
  readonly hint: string
}

/** A language’s words for the options. */
interface OptionWords {
  readonly lines: Labelled & { readonly random: string; allBut(lines: readonly string[]): string }
  readonly start: Labelled & { readonly drawn: string; readonly colours: readonly string[] }
  /** Readings of the rules that can be switched on. */
  readonly readings: {
    readonly [R in 'flipIsPart' | 'pubToPub' | 'refillSix' | 'homeIsFar']: Labelled
  }
}

/** The choices players have before a match, with the lines of the box. */
export const optionsIn =
  ({ lines, start, readings }: OptionWords) =>
  (box: Box): readonly OptionField[] => [
    {
      key: 'lines',
      kind: 'choice',
      default: 0,
      label: lines.label,
      hint: lines.hint,
      choices: [
        { label: lines.random, value: undefined },
        ...lineSets().map((set) => ({
          label: lines.allBut(namesOf(box, everyLine & ~set)),
          value: bits(set).map((line) => box.lines[line]?.numeral),
        })),
      ],
    },
    {
      key: 'start',
      kind: 'choice',
      default: 0,
      label: start.label,
      hint: start.hint,
      choices: [{ label: start.drawn, value: undefined }, ...start.colours.map((label, value) => ({ label, value }))],
    },
    ...Object.entries(readings).map(
      ([reading, { label, hint }]): OptionField => ({
        key: `readings.${reading}`,
        kind: 'switch',
        default: false,
        label,
        hint,
      }),
    ),
  ]

const namesOf = (box: Box, set: number): readonly string[] =>
  bits(set).map((line) => box.lines[line]?.name.replace(/ Railway$/, '') ?? '')
