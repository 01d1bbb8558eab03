import type { OptionField } from '../../../rules/title.ts'
import type { Locale } from './words.ts'

/** The choices before a match of Metro. */
export const optionsIn = ({ options: { hand, turning, draw, first } }: Locale): readonly OptionField[] => [
  {
    key: 'hand',
    kind: 'choice',
    default: 0,
    label: hand.label,
    hint: hand.hint,
    choices: [
      { label: '1', value: undefined },
      { label: '2', value: 2 },
      { label: '3', value: 3 },
    ],
  },
  { key: 'turning', kind: 'switch', default: false, ...turning },
  {
    key: 'draw',
    kind: 'choice',
    default: 0,
    label: draw.label,
    hint: draw.hint,
    choices: [
      { label: draw.strict, value: undefined },
      { label: draw.free, value: 'free' },
    ],
  },
  {
    key: 'first',
    kind: 'choice',
    default: 0,
    label: first.label,
    hint: first.hint,
    choices: [
      { label: first.last, value: undefined },
      { label: first.random, value: 'random' },
    ],
  },
]
