import { type Fault, faultsOf as of } from '../plant.ts'

/** Mistakes in what drives any game. */
export const playFaults: readonly Fault[] = [
  ...of(
    'rules/play.ts',
    ['a move from any seat', "ask.type !== 'choose' || ask.seat !== seat", "ask.type !== 'choose'"],
    [
      'a new chance for every draw',
      "const rest = input.type === 'chance' ? input : none",
      'const rest: Input<M> = none',
    ],
  ),
  ...of(
    'rules/chance.ts',
    ['small seeds begin alike', 'xoroshiro128plus(scatter(seed))', 'xoroshiro128plus(seed)'],
    [
      'a stream that favours small numbers',
      'return value % below',
      'return value % Math.max(1, below - 1)',
    ],
  ),
]
