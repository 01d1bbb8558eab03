import type { OptionField } from '../../../../rules/title.ts'

/** The choices before a match of Metro. */
export const optionFields: readonly OptionField[] = [
  {
    key: 'hand',
    kind: 'choice',
    default: 0,
    label: 'Hand',
    hint: 'Wie viele Plättchen jeder auf der Hand und damit zur Wahl hat.',
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
    label: 'Frei drehen',
    hint: 'Drehe ein Plättchen vor dem Legen, wie du willst, anders als im gedruckten Spiel.',
  },
  {
    key: 'draw',
    kind: 'choice',
    default: 0,
    label: 'Zweites Plättchen',
    hint: 'Ob du nur dann ein weiteres ziehen darfst, wenn keines von deinen passt, oder jederzeit.',
    choices: [
      { label: 'Wenn nichts passt', value: undefined },
      { label: 'Jederzeit', value: 'free' },
    ],
  },
  {
    key: 'first',
    kind: 'choice',
    default: 0,
    label: 'Erster Zug',
    hint: 'Wer das erste Plättchen legt: wer auf dem letzten Platz sitzt oder ausgelost wird.',
    choices: [
      { label: 'Letzter Platz', value: undefined },
      { label: 'Ausgelost', value: 'random' },
    ],
  },
]
