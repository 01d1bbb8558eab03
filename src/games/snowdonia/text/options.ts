import type { OptionField } from '../../../rules/title.ts'
import type { Box } from '../box.ts'
import type { Locale } from './locale.ts'

/** Options that players may choose before a match, with the trains of the box. */
export const optionsIn =
  ({ options: { route, train, reckoning } }: Locale) =>
  (box: Box): readonly OptionField[] => [
    {
      key: 'route',
      kind: 'choice',
      default: 0,
      label: route.label,
      hint: route.hint,
      choices: [
        { label: route.snowdon, value: undefined },
        { label: route.blaenau, value: 'blaenau' },
      ],
    },
    {
      key: 'reckoning',
      kind: 'choice',
      default: 0,
      label: reckoning.label,
      hint: reckoning.hint,
      choices: [
        { label: reckoning.best, value: undefined },
        { label: reckoning.own, value: 'own' },
      ],
    },
    {
      key: 'train',
      kind: 'choice',
      default: 0,
      label: train.label,
      hint: train.hint,
      alone: true,
      choices: box.values.trains.map(({ number, name }, at) => ({ label: name, value: at === 0 ? undefined : number })),
    },
  ]
