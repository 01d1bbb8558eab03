import { many } from '../../../../kit/english.ts'
import type { VerbOf, VerbType } from '../../content/verb.ts'
import { counted } from './goods.ts'

type Texts = { readonly [T in VerbType]: (verb: VerbOf<T>) => string }

const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

const extras = {
  clear: 'After all other digging, clear the next card or site that has rubble.',
  lay: 'After all other track has been laid, lay track once without a labourer.',
  build: 'After all other building, build once without a labourer.',
} as const

/** Effect of each verb, on contracts and on trains. */
export const texts: Texts = {
  rate: ({ of, plus }) =>
    of === 'dig'
      ? `Each of your labourers digs ${plus} more rubble than the rate says.`
      : `Each of your labourers can lay ${plus} more track than the rate says.`,
  times: ({ times: by }) => `Each of your labourers digs ${times(by)} as much rubble, your train’s extra included.`,
  more: ({ cubes }) => `Each of your labourers takes ${counted.cubes(cubes)} more from the stockyard.`,
  anyCoal: () => 'Your labourers can take as much coal as they like from the stockyard.',
  take: ({ cubes, coal }) =>
    `Take up to ${counted.cubes(cubes)} from the stockyard right away, at most ${counted.coal(coal)}.`,
  disc: () => 'Replace the weather of the next round with one of your choice.',
  lock: () => 'No one can use another contract this round.',
  lead: () => 'Take the start player marker. It stays with you for this round.',
  move: () => 'Move one of your labourers to another free space.',
  smelt: ({ iron, times: by }) => `Trade ${counted.iron(iron)} for a steel bar right away, up to ${times(by)}.`,
  dress: ({ rubble, times: by }) => `Trade ${counted.rubble(rubble)} for a stone right away, up to ${times(by)}.`,
  ratio: ({ iron }) => `At the Works, you make a steel bar from ${counted.iron(iron)}.`,
  ironAsSteel: ({ iron }) => `When you build or buy a train, you can pay ${counted.iron(iron)} for each steel bar.`,
  rubbleAsStone: ({ rubble, stone }) =>
    `Each time you build, you can pay ${counted.rubble(rubble)} in place of 1 stone, for up to ${counted.stone(stone)}.`,
  less: ({ stone }) => `Each site you build with stone costs you ${counted.stone(stone)} less.`,
  extra: ({ of, ifBuilt }) =>
    `${extras[of]}${ifBuilt ? ' Only if there was building this round, yours or anyone’s.' : ''}`,
  draw: ({ contracts }) => `Draw ${counted.contracts(contracts)}. Keep one of them or this one, and discard the rest.`,
  bag: ({ cubes }) => `Draw ${counted.cubes(cubes)} from the bag and keep them. White cubes go back.`,
  survey: () => 'Move your surveyor on to the next station.',
  upkeep: () => 'Discard this instead of paying for your train’s upkeep.',
  points: ({ points }) => `${counted.points(points)} at the end.`,
}

const extraNames = { clear: 'Clear a heap', lay: 'Extra track', build: 'Extra building' } as const

/** The same in a few words: contracts have no other name. */
export const names: Texts = {
  rate: ({ of, plus }) => (of === 'dig' ? `${plus} more rubble` : `${plus} more track`),
  times: ({ times: by }) => (by === 2 ? 'Double digging' : `Digging ×${by}`),
  more: ({ cubes }) => `${cubes} more cubes`,
  anyCoal: () => 'All the coal you like',
  take: ({ cubes }) => `${cubes} cubes now`,
  disc: () => 'Change the weather',
  lock: () => 'No more contracts',
  lead: () => 'Go first',
  move: () => 'Move a labourer',
  smelt: ({ iron }) => `Steel from ${iron} ore`,
  dress: ({ rubble }) => `Stone from ${rubble} rubble`,
  ratio: ({ iron }) => `Steel from ${iron} ore`,
  ironAsSteel: () => 'Ore as steel',
  rubbleAsStone: () => 'Rubble as stone',
  less: ({ stone }) => `${stone} stone less`,
  extra: ({ of }) => extraNames[of],
  draw: ({ contracts }) => `A choice of ${contracts + 1}`,
  bag: ({ cubes }) => `${cubes} cubes from the bag`,
  survey: () => 'Surveyor moves on',
  upkeep: () => 'Free upkeep',
  points: ({ points }) => counted.points(points),
}

/** The needs of contracts that score. */
export const contracts = {
  /** A contract by what it does, and its number. */
  name: (does: string, id: number) => `${does} (${id})`,
  tracks: (n: number) => many(n, 'track'),
  buildings: (n: number) => many(n, 'site'),
  surveyor: (station: number) => `your surveyor at station ${station} or beyond`,
  worth: (points: string, needs: string) => `${points} for ${needs}`,
  perCoal: (points: string) => `${points} for each coal`,
  ladder: (steps: readonly (readonly [number, number])[]) =>
    `For your surveyor: ${steps
      .map(([station, points]) => `${counted.points(points)} from station ${station}`)
      .join(', ')}`,
}
