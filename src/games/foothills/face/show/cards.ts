import type { Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { glow, lamp } from '../../../../table/motion/light.ts'
import { comers, find, passing, pieceOf, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import type { Change } from './parts.ts'
import { dealt, flipped, handedOver, leaves, scored, selected } from './time.ts'

/** Station cards are dealt one after another, as from a pack. */
export const dealtSteps = (change: Change): Step[] =>
  comers(change, 'station:').map((card, i) => ({
    piece: card.id,
    at: leaves(dealt, i),
    for: dealt.fly,
    ease: 'out',
    from: { y: card.y + card.h / 2 - 70, alpha: 0, scale: 1.08, angle: i % 2 === 0 ? -2 : 2 },
  }))

/** A card is lifted, tilts, and joins the chosen cards. */
export function selectedSteps({ before, after }: Change, { card }: EffectOf<'selected'>): Step[] {
  const id = `action:${card}`
  const [old, next] = [find(before.layout, id), find(after.layout, id)]
  if (!old || !next) return []
  const to = middle(next)
  return [
    {
      piece: id,
      at: 0,
      for: selected.lifted,
      ease: 'out',
      arc: 0,
      to: { ...to, y: to.y - next.h * 0.12, scale: 1.07, angle: -2.5 },
    },
    { piece: id, at: selected.lifted, for: selected.down - selected.lifted, arc: 0 },
  ]
}

/** A card is lifted, tilts, flips and is put down. */
export function flippedSteps(change: Change, { card }: EffectOf<'flipped'>): Step[] {
  const id = `action:${card}`
  const lying = pieceOf(change, id)
  if (!lying) return []
  const up = { ...middle(lying), y: lying.y + lying.h * 0.32, scale: 1.09 }
  const { lifted, turned, down } = flipped
  return [
    { piece: id, at: 0, for: lifted, arc: 0, to: { ...up, angle: -4 }, ease: 'out' },
    { piece: id, at: lifted, for: turned - lifted, flip: true, arc: 12, ease: 'inOut', to: { ...up, angle: 3 } },
    { piece: id, at: turned, for: down - turned, arc: 0, ease: 'in' },
  ]
}

/** A card slides under the pub while a lamp is lit, then to the pile; a spare one takes its place. */
export function scoredSteps(change: Change, { card, spare }: EffectOf<'scored'>): Step[] {
  const id = `action:${card}`
  const [old, next] = [find(change.before.layout, id), find(change.after.layout, id)]
  const inn = pieceOf(change, 'pub')
  if (!old || !next || !inn) return []
  const { x, y } = middle(inn)
  const small = Math.min(1, (inn.w * 0.5) / old.w, (inn.h * 0.7) / old.h)
  const outside = { x, y: inn.y + inn.h + old.h * small * 0.2, scale: small }
  // Swaps to a smaller picture half way through its time under the pub, where it is hidden.
  const out = { x, y, scale: (old.h * small * 0.6) / next.h }
  const { comes, lamp: lit, under, piled } = scored
  const house = { ...inn, depth: passing + 300 }
  return [
    { piece: id, at: 0, for: comes, to: { ...outside, angle: 4 }, arc: 30, ease: 'out' },
    {
      piece: id,
      at: comes,
      for: under - comes,
      flip: true,
      ease: 'in',
      arc: 0,
      to: { x, y, scale: small * 0.8, angle: 0 },
    },
    { piece: id, at: under, for: piled - under, from: out, arc: 40, ease: 'inOut' },
    { piece: { ...house, id: 'house' }, at: comes - 40, for: 260, arc: 0 },
    ...lamp(inn, lit, 700).map((step) => ({ ...step, arc: 0 })),
    ...glow(middle(next), next.w * 2.2, piled - 60, 260, { strength: 0.6 }),
    ...spareSteps(spare),
  ]
}

const spareSteps = (spare: number): Step[] =>
  spare < 0
    ? []
    : [
        {
          piece: `action:${spare}`,
          at: scored.spare,
          for: scored.down - scored.spare,
          flip: true,
          arc: 40,
          ease: 'inOut',
        },
      ]

/** A ticket is taken from its station. */
export const ticketSteps = (change: Change, { seat, ticket }: EffectOf<'ticket'>): Step[] => {
  const id = `ticket:${ticket}:${seat}`
  const next = find(change.after.layout, id)
  return [
    { piece: id, at: 0, for: handedOver.lands, arc: 70, turns: -1, ease: 'inOut', squash: 0.12 },
    ...(next ? glow(middle(next), next.w * 2.4, handedOver.lands - 120, 300, { strength: 0.5 }) : []),
  ]
}

/** The summit chit comes from its mountain, or from the seat that held it. */
export function summitSteps(change: Change): Step[] {
  const { box, before } = change
  const peak = box.stations.find((s) => s.action?.some((verb) => verb.type === 'summit'))
  const from =
    find(before.layout, 'summit') || !peak ? {} : { from: { ...spotOf(change, `station:${peak.index}`), scale: 1.8 } }
  return [{ piece: 'summit', at: 0, for: handedOver.lands, arc: 80, squash: 0.2, ease: 'inOut', ...from }]
}
