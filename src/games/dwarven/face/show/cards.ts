import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { text as textOf } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { wrapped } from '../../../../stage/art/textWidth.ts'
import type { Art, Piece, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { find, goers, passing, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { cardIn } from '../../box.ts'
import type { EffectOf } from '../../effects.ts'
import { boardOf, deck, type Pawn } from '../../position.ts'
import { deckBack } from '../art/cards/scenes.ts'
import { icon } from '../art/icons.ts'
import { cardKey, faceShapes } from '../pieces/cards.ts'
import { paperShapes } from '../pieces/tile.ts'
import {
  type Change,
  cardSpot,
  flySize,
  mineSpot,
  paySteps,
  purseSpot,
  type Shows,
  shakeSteps,
  theDeck,
  toSeat,
} from './parts.ts'
import { pawnIds } from './pawns.ts'
import { card as time } from './time.ts'

/** The back of a card. */
const backOf = (w: number, h: number): Art =>
  piece('back', 'cardback', { x: 0, y: 0, w, h }, 0, (a, b) => deckBack({ w: a, h: b })).art

/** The sentence on an event or a storm. */
function saidShapes({ table }: Change, card: number, w: number, h: number): Shape[] {
  const text = table.words.about(table.p, { type: 'card', card })?.lines[0]?.text ?? ''
  const type = { font: 'text', size: Math.max(11, h * 0.1), colour: colours.inkSoft } as const
  const [x, room] = [Math.min(w * 0.3, h * 0.62) + h * 0.12, w * 0.58]
  return wrapped(text, room, type).map((line, nth) => textOf(x, h * (0.36 + nth * 0.12), line, type))
}

/** An event or a storm with its face up. */
function faceAt(change: Change, card: number, { x, y }: Spot, h: number): Piece {
  const { table } = change
  const draw = (a: number, b: number) => [
    ...paperShapes(a, b),
    ...faceShapes(table, card, { w: a, h: b }),
    ...saidShapes(change, card, a, b),
  ]
  const place = around(x, y, Math.round(h * 1.5), Math.round(h))
  return piece('drawn', `face:${cardKey(table, card)}`, place, passing + 90, draw, { margin: 6 })
}

/** The cards that stay in the row close up. */
const closeUp = ({ before, after }: Change, at = 120): Step[] =>
  after.layout.pieces.flatMap(({ id, x, y, w }): Step[] => {
    const old = id.startsWith('card:') && id !== theDeck ? find(before.layout, id) : undefined
    return old && (old.x !== x || old.y !== y || old.w !== w) ? [{ piece: id, at, for: 300, ease: 'inOut' }] : []
  })

/** The piece that shows a card that a seat has. */
function heldPiece({ table, after }: Change, seat: Seat, card: number): Piece | undefined {
  const { kind } = cardIn(table.box, card)
  const newest = boardOf(table.p, seat).pawns.length - 1
  const ids = { mine: `mine:${card}`, transport: `hauler:${card}`, person: `pawn:${seat}:${newest}` }
  return kind === 'mine' || kind === 'transport' || kind === 'person' ? find(after.layout, ids[kind]) : undefined
}

/** Things stamped on: a mine’s ring, a letter over a roof. */
const stamped = (id: string, at: number): Step => ({
  piece: id,
  at,
  for: 200,
  from: { scale: 2.2, alpha: 0 },
  ease: 'in',
  arc: 0,
})

/** A card flies from the row to its new owner, and is paid; its mine on the mountain takes the owner’s ring. */
function tookSteps(change: Change, { seat, card, cost }: EffectOf<'took'>): Step[] {
  const [from, held] = [cardSpot(change, card), heldPiece(change, seat, card)]
  const to = { ...(held ? middle(held) : spotOf(change, `seat:${seat}`)), scale: 0.4, alpha: 0.2 }
  const lands = { at: time.flies - 60, for: 200, from: { scale: 0.5, alpha: 0 }, ease: 'back' } as const
  return [
    ...paySteps(change, seat, cost, from),
    { piece: `card:${card}`, at: 0, for: time.flies, to, arc: 50 },
    ...(held ? [{ piece: held.id, ...lands }] : []),
    stamped(`holder:${card}`, time.flies),
    ...closeUp(change),
  ]
}

/** A ticket flies from its city to the seat that pays for it, and the seat’s letter goes up over the roof. */
function claimedSteps(change: Change, { seat, card, cost }: EffectOf<'claimed'>): Step[] {
  const from = mineSpot(change, card)
  const size = flySize(change)
  const place = around(from.x, from.y, size)
  const ticket = piece('ticket', 'ticket', place, passing, (w) => [icon('ticket', w / 2, w / 2, w)])
  return [
    ...paySteps(change, seat, cost, from),
    { piece: ticket, at: 160, for: time.flies, to: { ...purseSpot(change, seat), scale: 0.7, alpha: 0.3 }, arc: 40 },
    stamped(`rides:${card}:${seat}`, time.flies - 120),
  ]
}

/** A dwarf knocks on the deck, its lid lifts, and he goes home. */
function drewSteps(change: Change, { seat, rating, again }: EffectOf<'drew'>): Step[] {
  const { knocks, opens } = time
  const isHis = (pawn: Pawn) => pawn.role === 'agent' && pawn.rating === rating && pawn.at === deck
  const [knocker = ''] = again ? [] : pawnIds(change, seat, isHis)
  return [
    { piece: theDeck, at: opens, for: 240, to: { angle: -9 }, arc: 12, ease: 'out' },
    { piece: theDeck, at: opens + 240, for: 200, ease: 'bounce' },
    { piece: knocker, at: 0, for: knocks, to: { angle: 14 }, arc: 5 },
    { piece: knocker, at: knocks, for: knocks, to: { angle: -4 }, arc: 5 },
    { piece: knocker, at: opens, for: time.flies, ...toSeat(change, knocker, seat), arc: 30 },
  ]
}

/** A card comes out of the deck, turns over in the middle of the table to be read, and goes where it belongs. */
function readSteps(change: Change, card: number, id: string): Step[] {
  const { size } = change.after.layout
  const h = Math.min(size.h * 0.3, size.w * 0.42)
  const one = faceAt(change, card, { x: size.w / 2, y: size.h * 0.42 }, h)
  const from = { ...spotOf(change, theDeck), scale: 0.3 }
  const back = backOf(one.w, one.h)
  const { opens, reads, over } = time
  return [
    { piece: one, at: 0, for: opens, from, flip: true, back, ease: 'out', arc: 0 },
    { piece: one, at: opens, for: reads - opens },
    {
      piece: one,
      at: reads,
      for: over - reads,
      to: { ...spotOf(change, id), scale: 0.1, alpha: 0 },
      ease: 'in',
      arc: 0,
    },
  ]
}

/** A card comes into the row from the deck and turns over. */
function dealtSteps(change: Change, card: number, at: number): Step[] {
  const [one, lid] = [find(change.after.layout, `card:${card}`), find(change.after.layout, theDeck)]
  if (!one || !lid) return []
  const from = { ...middle(lid), scale: lid.w / one.w }
  return [{ piece: one.id, at, for: time.flies, from, flip: true, back: backOf(one.w, one.h), arc: 20 }]
}

/** The storm blows a card off to the left. */
function blownStep({ after }: Change, card: Piece, nth: number): Step {
  const { x, y } = middle(card)
  const to = { x: x - after.layout.size.w * 0.45, y: y - 90 - (nth % 3) * 40, angle: -70 - nth * 14, alpha: 0 }
  return { piece: card.id, at: nth * 60, for: 620, to, ease: 'in', arc: 30 }
}

/** A card comes into the row from some place. */
const joins = (change: Change, card: number, from: Spot): Step[] => [
  { piece: `card:${card}`, at: 0, for: time.flies, from: { ...from, scale: 0.5 }, arc: 30 },
  ...closeUp(change, 0),
]

/** The ways of cards. */
export const cardShows = {
  took: tookSteps,
  claimed: claimedSteps,
  recalled: (change, { seat, card }) => {
    const to = { ...spotOf(change, `seat:${seat}`), scale: 0.7, alpha: 0 }
    return [{ piece: `rides:${card}:${seat}`, at: 0, for: time.flies, to, arc: 40 }]
  },
  released: (change, { seat, card }) => {
    const id = `hauler:${card}`
    return joins(change, card, spotOf(change, find(change.before.layout, id) ? id : `seat:${seat}`))
  },
  drew: drewSteps,
  turnedUp: (change, { card }) => joins(change, card, cardSpot({ ...change, after: change.before }, card)),
  event: (change, { card }) => readSteps(change, card, theDeck),
  storm: (change, { card }) => readSteps(change, card, 'sky'),
  filled: (change, { upcards, storms }) => [
    ...closeUp(change, 0),
    ...upcards.flatMap((card, nth) => dealtSteps(change, card, nth * time.each)),
    ...storms.slice(0, 1).flatMap((card) => readSteps(change, card, 'sky')),
  ],
  swept: (change) => [
    ...goers(change, 'card:').map((one, nth) => blownStep(change, one, nth)),
    ...closeUp(change, 300),
  ],
  reshuffled: () => shakeSteps(theDeck, 5, 330),
} satisfies Partial<Shows>
