import { need } from '../../src/kit/assert.ts'
import { type FaultChange, noFaults } from '../../src/link/faults/faults.ts'
import type { Draw } from '../../src/rules/chance.ts'
import type { Deed, Script, Step } from './script.ts'

/** Everything a mishap is drawn from. */
interface Chances {
  readonly draw: Draw
  readonly names: readonly string[]
}

/** Durations for which things stay wrong, ms: not noticed, noticed, long enough to be called absent, to be replaced. */
const whiles = [200, 2000, 5000, 8000, 14_000, 17_000, 30_000, 70_000]

const oneOf = <T>({ draw }: Chances, list: readonly T[]): T => need(list[draw(list.length)], 'one')
const someone = (chances: Chances) => oneOf(chances, chances.names)
const step = (deed: Deed, ms = 0): Step => ({ ms, deed })
const turn = (change: FaultChange, ms = 0): Step => step({ type: 'turn', change }, ms)

/** Something is wrong for a while, then all is well again. */
const wrong = (chances: Chances, change: FaultChange): Script => [
  turn(change),
  turn({ ...noFaults }, oneOf(chances, whiles)),
]

const badWire = (chances: Chances): Script =>
  wrong(chances, { wire: { delay: [5, 5 + chances.draw(400)], loss: 0.1, duplicate: 0.15, reorder: 0.15 } })

const slowReader = (chances: Chances): Script => wrong(chances, { wire: { rate: 2000 } })

const frozen = (chances: Chances): Script => wrong(chances, { frozen: [someone(chances)] })

const allFrozen = (chances: Chances): Script => wrong(chances, { frozen: chances.names })

const noBroker = (chances: Chances): Script => wrong(chances, { broker: 'down' })

/** One or more of them are cut off from the others; signalling is on one island, or on both. */
const islands = (chances: Chances): Script => {
  const { draw, names } = chances
  const here = names.filter(() => draw(2) === 0)
  const there = names.filter((name) => !here.includes(name))
  const [first, second] = draw(2) === 0 ? [here, there] : [there, here]
  const withBroker = draw(2) === 0 ? [...first, 'broker'] : first
  return wrong(chances, { islands: [withBroker, second] })
}

const halfOpen = (chances: Chances): Script => wrong(chances, { mute: [{ from: someone(chances), to: '*' }] })

const cut = (chances: Chances): Script => {
  const how = oneOf(chances, ['closed', 'silent'] as const)
  const who = chances.draw(2) === 0 ? {} : { who: someone(chances) }
  return [step({ type: 'cut', how, ...who })]
}

const goneFor = (chances: Chances, who: string): Script => [
  step({ type: 'end', who, how: oneOf(chances, ['closed', 'silent', 'left'] as const) }),
  step({ type: 'open', who }, oneOf(chances, whiles)),
]

const oneGone = (chances: Chances): Script => goneFor(chances, someone(chances))

/** All of them at once, each coming back at its own time. */
const allGone = (chances: Chances): Script => {
  const both = chances.names.map((who) => goneFor(chances, who))
  return [...both.flatMap((one) => one.slice(0, 1)), ...both.flatMap((one) => one.slice(1))]
}

const reload = (chances: Chances): Script => {
  const who = someone(chances)
  const how = oneOf(chances, ['closed', 'silent', 'left'] as const)
  return [step({ type: 'end', who, how }), step({ type: 'open', who }, chances.draw(1500))]
}

const undo = (chances: Chances): Script => [step({ type: 'undo', who: someone(chances) })]

const handOver = (chances: Chances): Script => [step({ type: 'handOver', to: someone(chances) })]

const otherDevice = (chances: Chances): Script => [step({ type: 'change', who: someone(chances) })]

const mishaps = [
  badWire,
  slowReader,
  frozen,
  allFrozen,
  noBroker,
  islands,
  islands,
  halfOpen,
  cut,
  cut,
  oneGone,
  oneGone,
  oneGone,
  allGone,
  reload,
  reload,
  reload,
  undo,
  handOver,
  otherDevice,
]

/** This many mishaps in a row, with some peace in between. No one stays away for good. */
export function mishapsBy(draw: Draw, names: readonly string[], count: number): Script {
  const chances = { draw, names }
  return Array.from({ length: count }).flatMap(() => {
    const [first, ...rest] = oneOf(chances, mishaps)(chances)
    const peace = (first?.ms ?? 0) + draw(9000)
    return first ? [{ ...first, ms: peace }, ...rest] : []
  })
}
