import type { Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { find, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { boardOf } from '../../position.ts'
import { type Change, counted, goodsOf, hops } from './parts.ts'
import { hop, ticket, train } from './time.ts'

const slide = (id: string, at = 0): Step => ({ piece: id, at, for: ticket.slides, arc: 24, ease: 'inOut' })

/** A contract slides to its new owner: to the seat itself where its contracts aren’t spread out. */
export function contractSteps(change: Change, { seat, contract }: EffectOf<'contract'>): Step[] {
  const id = `contract:${contract}`
  if (find(change.after.layout, id)) return [slide(id)]
  return [{ ...slide(id), to: { ...spotOf(change, `seat:${seat}`), scale: 0.3, alpha: 0 } }]
}

/** A contract is kept; those discarded fade. */
export const keptSteps = (_: Change, { contract }: EffectOf<'kept'>): Step[] => [slide(`contract:${contract}`)]

/** The order of a contract is torn off, and hangs at its workplace. */
export function usedSteps(change: Change, { seat, contract }: EffectOf<'used'>): Step[] {
  const id = `contract:${contract}`
  const [old, now] = [find(change.before.layout, id), find(change.after.layout, id)]
  const from = spotOf(change, old ? id : `seat:${seat}`)
  const hangs: Step = { piece: `order:${contract}`, at: ticket.tears, for: ticket.hangs, from, arc: 30, ease: 'inOut' }
  if (!old || !now) return [hangs]
  return [
    hangs,
    { piece: { ...old, depth: old.depth + 50 }, at: 0, for: ticket.tears, to: { angle: 5, scale: 1.08 }, ease: 'out' },
    { piece: id, at: ticket.tears, for: 200, from: { angle: 5, scale: 1.08, alpha: 1 }, ease: 'bounce' },
  ]
}

/** Contracts come from the deck and turn up. */
export function filledSteps(change: Change, { contract, space }: EffectOf<'filled'>): Step[] {
  const from = spotOf(change, 'deck')
  return [{ ...slide(`contract:${contract}`, space * 90), from: { ...from, scale: 0.4 }, flip: true }]
}

/** The contracts drawn come out of the deck. */
export const drewSteps = (change: Change, { contracts }: EffectOf<'drew'>): Step[] =>
  contracts.map((contract, i) => ({
    ...slide(`contract:${contract}`, i * 120),
    from: { ...spotOf(change, 'deck'), scale: 0.4 },
    flip: true as const,
  }))

/** Contracts that nobody took leave the office upwards. */
export const droppedSteps = (change: Change, { contracts }: EffectOf<'dropped'>): Step[] =>
  contracts.map((contract) => {
    const { x, y } = spotOf(change, `contract:${contract}`)
    return {
      piece: `contract:${contract}`,
      at: 0,
      for: ticket.slides,
      ease: 'in' as const,
      to: { x: x - 20, y: y - 60, alpha: 0 },
    }
  })

/** The other contracts move to the left. */
export const closedUpSteps = (_: Change, { office }: EffectOf<'closedUp'>): Step[] =>
  office.filter((id) => id > 0).map((id) => slide(`contract:${id}`))

/** A train rolls out of the shed, its coal goes to its owner. */
export const boughtSteps = (change: Change, e: EffectOf<'bought'>): Step[] => [
  ...hops(change, { steel: e.steel, iron: e.iron }, goodsOf(e.seat), () => `train:${e.train}`),
  { piece: `train:${e.train}`, at: hop.lands, for: train.rolls, arc: 20, ease: 'inOut' },
  ...hops(change, { coal: e.coal }, () => `train:${e.train}`, goodsOf(e.seat), hop.lands),
]

/** Trains go on sale: lamps are lit in the shed. */
export const forSaleSteps = (change: Change): Step[] =>
  ['panel:shed', 'tab:trains'].flatMap((id) => {
    const shed = find(change.after.layout, id)
    return shed ? glow(middle(shed), shed.w * 1.3, 0, train.lit, { high: shed.h * 1.2 }) : []
  })

/** Trains that need upkeep blow off steam. */
export const upkeepSteps = (change: Change, { seats }: EffectOf<'upkeep'>): Step[] =>
  seats.flatMap((seat) => {
    const engine = find(change.after.layout, `train:${boardOf(change.after.position, seat).train}`)
    if (!engine) return []
    const { x, y } = middle(engine)
    return [0, 1].flatMap((puff) =>
      dust({ x, y: y - engine.h * 0.3 }, puff * train.steams, engine.w * 0.5, seat * 2 + puff, 6),
    )
  })

/** A train rolls back. */
export const returnedSteps = (_: Change, e: EffectOf<'returned'>): Step[] => [
  { piece: `train:${e.train}`, at: 0, for: train.rolls, arc: 20, ease: 'inOut' },
]

/** Coal from the bag for a train in the shed. */
export const fuelledSteps = (change: Change, { train: number, coal }: EffectOf<'fuelled'>): Step[] => [
  ...hops(
    change,
    { coal },
    () => 'bag',
    () => `train:${number}`,
  ),
  counted(change, 'bag:count', hop.lands),
]

/** Upkeep is paid with a bar or with a contract. */
export const maintainedSteps = (change: Change, { seat, contract }: EffectOf<'maintained'>): Step[] => {
  if (contract > 0) {
    const { x, y } = spotOf(change, `contract:${contract}`)
    return [{ piece: `contract:${contract}`, at: 0, for: ticket.slides, to: { x, y: y + 50, alpha: 0 }, ease: 'in' }]
  }
  const { train: number = 0 } = change.after.position.boards[seat] ?? {}
  return hops(change, { steel: 1 }, goodsOf(seat), () => `train:${number}`)
}
