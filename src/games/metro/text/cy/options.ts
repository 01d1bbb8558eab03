import type { OptionField } from '../../../../rules/title.ts'

/** The choices before a match of Metro. */
export const optionFields: readonly OptionField[] = [
  {
    key: 'hand',
    kind: 'choice',
    default: 0,
    label: 'Llaw',
    hint: 'Sawl teilsen mae pob chwaraewr yn eu dal ac yn dewis ohonyn nhw.',
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
    label: 'Troi rhydd',
    hint: 'Tro deilsen unrhyw ffordd cyn ei gosod, yn wahanol i’r gêm brintiedig.',
  },
  {
    key: 'draw',
    kind: 'choice',
    default: 0,
    label: 'Ail deilsen',
    hint: 'A gei di dynnu teilsen arall dim ond pan nad oes modd gosod yr un sydd gen ti, neu unrhyw bryd.',
    choices: [
      { label: 'Pan nad oes un yn ffitio', value: undefined },
      { label: 'Unrhyw bryd', value: 'free' },
    ],
  },
  {
    key: 'first',
    kind: 'choice',
    default: 0,
    label: 'Tro cyntaf',
    hint: 'Pwy sy’n gosod y deilsen gyntaf: y sedd olaf wrth y bwrdd, neu un ar hap.',
    choices: [
      { label: 'Sedd olaf', value: undefined },
      { label: 'Ar hap', value: 'random' },
    ],
  },
]
