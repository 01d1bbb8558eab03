import type { OptionField } from '../../../rules/title.ts'
import type { Box } from '../box.ts'

interface Labelled {
  readonly label: string
  readonly hint: string
}

/** A language’s words for the options. */
interface OptionWords {
  readonly route: Labelled & { readonly snowdon: string; readonly blaenau: string }
  readonly train: Labelled
  readonly reckoning: Labelled & { readonly best: string; readonly own: string }
}

/** Options that players may choose before a match, with the trains of the box. */
export const optionsIn =
  ({ route, train, reckoning }: OptionWords) =>
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
