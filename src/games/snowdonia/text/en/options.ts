import type { OptionField } from '../../../../rules/title.ts'

/** What can be chosen before a match of Snowdonia. */
export const optionFields: readonly OptionField[] = [
  {
    ...{ key: 'route', kind: 'choice', default: 0, label: 'Route' },
    hint: 'The climb from Llanberis to Yr Wyddfa, or the line from Blaenau Ffestiniog to Porthmadog for up to four, built from both ends.',
    choices: [
      { label: 'Snowdon', value: undefined },
      { label: 'Blaenau', value: 'blaenau' },
    ],
  },
  {
    ...{ key: 'train', kind: 'choice', default: 0, label: 'Train, playing alone' },
    hint: 'A series of seven matches alone goes through all seven trains.',
    choices: ['L.A.D.A.S.', 'Enid', 'Wyddfa', 'Snowdon', 'Moel Siabod', 'Padarn', 'Ralph'].map(
      (label, i) => ({ label, value: i === 0 ? undefined : i + 1 }),
    ),
  },
  {
    ...{ key: 'reckoning', kind: 'choice', default: 0, label: 'Scoring contracts' },
    hint: 'At the end the contracts that score most are found for you, or you choose yourself.',
    choices: [
      { label: 'Best', value: undefined },
      { label: 'Own choice', value: 'own' },
    ],
  },
]
