import { many } from '../../../../kit/english.ts'
import type { VerbOf, VerbType } from '../../content/verb.ts'
import { counted } from './goods.ts'

/** What each verb says, on contracts and on trains. */
export const verbs: { readonly [T in VerbType]: (verb: VerbOf<T>) => string } = {
  rate: ({ of, plus }) =>
    of === 'dig'
      ? `Your labourers dig ${plus} more rubble than the rate.`
      : `Your labourers lay ${plus} more track than the rate.`,
  times: ({ times }) =>
    `Your labourers dig ${times === 2 ? 'twice' : `${times} times`} as much rubble: first add what your train brings.`,
  more: ({ cubes }) => `Your labourers take ${many(cubes, 'cube')} more from the Stock Yard.`,
  anyCoal: () => 'Your labourers may take any number of coal from the Stock Yard.',
  take: ({ cubes, coal }) =>
    `Take ${many(cubes, 'cube')} from the Stock Yard at once, at most ${coal} of them coal.`,
  disc: () => 'Replace the next weather disc by one of your choice.',
  lock: () => 'After this, nobody may use a contract for the rest of the round.',
  lead: () => 'Take the start player marker. It stays with you for the rest of the round.',
  move: () => 'Move one of your labourers to another free space.',
  smelt: ({ iron, times }) =>
    `Make ${counted.iron(iron)} into a steel bar at once, up to ${many(times, 'time')}.`,
  dress: ({ rubble, times }) =>
    `Make ${counted.rubble(rubble)} into a stone at once, up to ${many(times, 'time')}.`,
  ratio: ({ iron }) => `In the Works, ${counted.iron(iron)} makes a steel bar.`,
  ironAsSteel: ({ iron }) =>
    `When you build or buy a train, ${counted.iron(iron)} may stand for a steel bar.`,
  rubbleAsStone: ({ rubble, stone }) =>
    `When you build, ${counted.rubble(rubble)} may stand for a stone, for up to ${stone} of them.`,
  less: ({ stone }) => `Sites you build with stone cost ${stone} less of it.`,
  extra: ({ of, ifBuilt }) =>
    extras[of] + (ifBuilt ? ' Only if someone has built this round.' : ''),
  draw: ({ contracts }) =>
    `Draw ${many(contracts, 'contract')}. Keep one of them or this one, and discard the rest.`,
  bag: ({ cubes }) => `Draw ${many(cubes, 'cube')} from the bag and keep them. White ones go back.`,
  survey: () => 'Move your surveyor one station on.',
  upkeep: () => 'Discard this instead of paying for your train’s upkeep.',
  points: ({ points }) => `${many(points, 'point')} at the end.`,
}

const extras = {
  clear: 'After all other digging, clear the next heap of rubble completely.',
  lay: 'After everyone else has laid track, lay track once without a labourer.',
  build: 'After everyone else has built, build once without a labourer.',
} as const

/** Contracts: what they are called, what they need, when they are used. */
export const contracts = {
  /** A contract has no name but its number. */
  name: (id: number) => `Contract ${id}`,
  kind: 'Contract',
  when: (area: string) => `Once, when ${area} is resolved`,
  upkeepWhen: 'Once, when trains need upkeep',
  atEnd: 'At the end',
  worth: (points: number, needs: string) => `${many(points, 'point')} for ${needs}.`,
  rubble: counted.rubble,
  tracks: (n: number) => many(n, 'track card'),
  buildings: (n: number) => many(n, 'site'),
  surveyor: (station: number) => `a surveyor at station ${station} or beyond`,
  perCoal: (points: number) => `${many(points, 'point')} for each coal.`,
  ladder: (steps: readonly (readonly [number, number])[]) =>
    `Points for your surveyor: ${steps.map(([station, points]) => `${points} at station ${station}`).join(', ')}.`,
  used: 'Its order has been used.',
  open: 'Its order can still be used.',
  scores: 'It would score now.',
}
