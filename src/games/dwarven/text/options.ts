import type { OptionField } from '../../../rules/title.ts'
import type { Locale } from './words.ts'

/** The choices before a match of Dwarven Rails. */
export const optionsIn = ({ options: { paperClip, openMoney, deals, advanced } }: Locale): readonly OptionField[] => [
  { key: 'paperClip', kind: 'switch', default: true, ...paperClip },
  { key: 'openMoney', kind: 'switch', default: false, ...openMoney },
  {
    key: 'deals',
    kind: 'choice',
    default: 0,
    label: deals.label,
    hint: deals.hint,
    choices: [
      { label: deals.usual, value: undefined },
      { label: deals.on, value: true },
      { label: deals.off, value: false },
    ],
  },
  { key: 'advanced', kind: 'switch', default: false, ...advanced },
]
