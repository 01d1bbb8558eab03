import type { OptionField } from '../../../../rules/title.ts'

/** The choices before a match of Metro. */
export const optionFields: readonly OptionField[] = [
  {
    key: 'hand',
    kind: 'choice',
    default: 0,
    label: 'Hand',
    hint: 'How many tiles each player holds and chooses from.',
    choices: [
      { label: '1', value: undefined },
      { label: '2', value: 2 },
      { label: '3', value: 3 },
    ],
  },
  {
    key: 'turning',
    kind: 'switch',
    default: false,
    label: 'Free rotation',
    hint: 'Turn a tile any way you like before laying it, unlike in the printed game.',
  },
  {
    key: 'draw',
    kind: 'choice',
    default: 0,
    label: 'Second tile',
    hint: 'Whether you may draw another tile only when you can’t lay any you hold, or at any time.',
    choices: [
      { label: 'When stuck', value: undefined },
      { label: 'Any time', value: 'free' },
    ],
  },
  {
    key: 'first',
    kind: 'choice',
    default: 0,
    label: 'First turn',
    hint: 'Who lays the first tile: the last seat at the table, or one drawn at random.',
    choices: [
      { label: 'Last seat', value: undefined },
      { label: 'Drawn', value: 'random' },
    ],
  },
]
