import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { text as textOf } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { wrapped } from '../../../../stage/art/textWidth.ts'
import type { Art, Piece, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { glow } from '../../../../table/motion/light.ts'
import { find, goers, passing, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { cardIn } from '../../box.ts'
import type { EffectOf } from '../../effects.ts'
import { boardOf, deck } from '../../position.ts'
import { deckBack } from '../art/cards/back.ts'
import { icon } from '../art/icons.ts'
import { cardKey, faceShapes } from '../pieces/cards.ts'
import { paperShapes } from '../pieces/tile.ts'
import { type Change, cardSpot, flySize, mineSpot, paySteps, purseSpot } from './parts.ts'
import { pawnIds } from './pawns.ts'
import { card as time } from './time.ts'

const theDeck = `card:${deck}`

/** The back of a card. */
const backOf = (w: number, h: number): Art =>
  piece('back', 'cardback', { x: 0, y: 0, w, h }, 0, (a, b) => deckBack({ w: a, h: b })).art

/** What an event or a storm does, on its card. */
function saidShapes({ table }: Change, card: number, w: number, h: number): Shape[] {
  const text = table.words.about(table.p, { type: 'card', card })?.lines[0]?.text ?? ''
  const type = { font: 'text', size: Math.max(11, h * 0.1), colour: colours.inkSoft } as const
  const [x, room] = [Math.min(w * 0.3, h * 0.62) + h * 0.12, w * 0.58]
  return wrapped(text, room, type).map((line, nth) => textOf(x, h * (0.36 + nth * 0.12), line, type))
}

/** A card with its face up, as it was drawn. */
function faceAt(change: Change, card: number, { x, y }: Spot, h: number): Piece {
  const { table } = change
  const { kind } = cardIn(table.box, card)
  const isTold = kind === 'event' || kind === 'storm'
  const draw = (a: number, b: number) => [
    ...paperShapes(a, b),
    ...faceShapes(table, card, { w: a, h: b }),
    ...(isTold ? saidShapes(change, card, a, b) : []),
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

/** A card flies from the row to its new owner, and is paid; its mine on the mountain takes the owner’s ring. */
export function tookSteps(change: Change, { seat, card, cost }: EffectOf<'took'>): Step[] {
  const [from, held] = [cardSpot(change, card), heldPiece(change, seat, card)]
  const to = held ? middle(held) : spotOf(change, `seat:${seat}`)
  const flies: Step = { piece: `card:${card}`, at: 0, for: time.flies, to: { ...to, scale: 0.4, alpha: 0.2 }, arc: 50 }
  const lands = { at: time.flies - 60, for: 200, from: { scale: 0.5, alpha: 0 }, ease: 'back' } as const
  const ring = { at: time.flies, for: 180, from: { scale: 2.2, alpha: 0 }, ease: 'in', arc: 0 } as const
  return [
    ...paySteps(change, seat, cost, from),
    flies,
    ...(held ? [{ piece: held.id, ...lands }] : []),
    { piece: `holder:${card}`, ...ring },
    ...closeUp(change),
  ]
}

/** A hauler leaves its owner for the row. */
export const releasedSteps = (change: Change, { seat, card }: EffectOf<'released'>): Step[] => {
  const id = `hauler:${card}`
  const from = spotOf(change, find(change.before.layout, id) ? id : `seat:${seat}`)
  const comes: Step = { piece: `card:${card}`, at: 0, for: time.flies, from: { ...from, scale: 0.4 }, arc: 40 }
  return [comes, ...closeUp(change, 0)]
}

/** A ticket flies from its city to the seat that pays for it, and the seat’s letter goes up over the roof. */
export function claimedSteps(change: Change, { seat, card, cost }: EffectOf<'claimed'>): Step[] {
  const from = mineSpot(change, card)
  const size = flySize(change)
  const ticket = piece('ticket', 'ticket', around(from.x, from.y, size), passing, (w) => [
    icon('ticket', w / 2, w / 2, w),
  ])
  const up = { at: time.flies - 120, for: 240, from: { scale: 2.2, alpha: 0 }, ease: 'in', arc: 0 } as const
  return [
    ...paySteps(change, seat, cost, from),
    { piece: ticket, at: 160, for: time.flies, to: { ...purseSpot(change, seat), scale: 0.7, alpha: 0.3 }, arc: 40 },
    { piece: `rides:${card}:${seat}`, ...up },
  ]
}

/** A cube comes home from a ticket. */
export const recalledSteps = (change: Change, { seat, card }: EffectOf<'recalled'>): Step[] => {
  const to = { ...spotOf(change, `seat:${seat}`), scale: 0.7, alpha: 0 }
  return [{ piece: `rides:${card}:${seat}`, at: 0, for: time.flies, to, arc: 40, ease: 'inOut' }]
}

/** A card that comes out of the deck and turns over beside it. */
function revealSteps(change: Change, card: number, at: number): Step[] {
  const lid = find(change.after.layout, theDeck)
  if (!lid) return []
  const from = middle(lid)
  const one = faceAt(change, card, { x: lid.x + lid.h * 0.75, y: from.y - lid.h * 0.9 }, lid.h)
  const back = backOf(one.w, one.h)
  const scale = lid.w / one.w
  return [
    { piece: one, at, for: time.flies, from: { ...from, scale }, flip: true, back, ease: 'out', arc: 0 },
    { piece: one, at: at + time.flies, for: time.over - at - time.flies },
  ]
}

/** A dwarf knocks on the deck and goes home; the card for him turns over. */
export function drewSteps(change: Change, { seat, card, rating, again }: EffectOf<'drew'>): Step[] {
  const { knocks, opens } = time
  const knocker = pawnIds(
    change,
    seat,
    (pawn) => pawn.role === 'agent' && pawn.rating === rating && pawn.at === deck,
  )[0]
  const reveal = revealSteps(change, card, opens)
  if (knocker === undefined || again) return reveal
  const isHome = find(change.after.layout, knocker) !== undefined
  const to = isHome ? {} : { to: { ...spotOf(change, `seat:${seat}`), scale: 0.5, alpha: 0 } }
  return [
    { piece: knocker, at: 0, for: knocks, to: { angle: 14 }, arc: 5 },
    { piece: knocker, at: knocks, for: knocks, to: { angle: -4 }, arc: 5 },
    { piece: knocker, at: opens, for: time.flies, ...to, arc: 30, ease: 'inOut' },
    ...reveal,
  ]
}

/** The card drawn joins the row. */
export function turnedUpSteps(change: Change, { card }: EffectOf<'turnedUp'>): Step[] {
  const from = { ...cardSpot({ ...change, after: change.before }, card), scale: 0.6 }
  return [{ piece: `card:${card}`, at: 0, for: time.flies, from, arc: 20, ease: 'inOut' }, ...closeUp(change, 0)]
}

/** A card grows to the middle of the table to be read, then goes where it belongs. */
function readSteps(change: Change, card: number, end: Spot): Step[] {
  const { size } = change.after.layout
  const h = Math.min(size.h * 0.3, size.w * 0.42)
  const one = faceAt(change, card, { x: size.w / 2, y: size.h * 0.42 }, h)
  const from = { ...spotOf(change, theDeck), scale: 0.25, alpha: 0.4 }
  const { opens, reads, over } = time
  return [
    { piece: one, at: 0, for: opens, from, ease: 'out', arc: 0 },
    { piece: one, at: opens, for: reads - opens },
    { piece: one, at: reads, for: over - reads, to: { ...end, scale: 0.1, alpha: 0 }, ease: 'in', arc: 0 },
  ]
}

/** An event is read and goes under the deck. */
export const eventSteps = (change: Change, { card }: EffectOf<'event'>): Step[] =>
  readSteps(change, card, spotOf(change, theDeck))

/** A storm is read and goes up into the sky. */
export const stormSteps = (change: Change, { card }: EffectOf<'storm'>): Step[] =>
  readSteps(change, card, spotOf(change, find(change.after.layout, 'sky') ? 'sky' : 'turn'))

/** Cards come from the deck and turn up one after another; storms go up into the sky. */
export function filledSteps(change: Change, { upcards, storms }: EffectOf<'filled'>): Step[] {
  const lid = find(change.after.layout, theDeck)
  const turned = upcards.flatMap((card, nth): Step[] => {
    const one = find(change.after.layout, `card:${card}`)
    if (!one) return []
    const back = backOf(one.w, one.h)
    const from = { ...spotOf(change, theDeck), scale: (lid?.w ?? 0) / one.w }
    return [{ piece: one.id, at: nth * time.each, for: time.flies, from, flip: true, back, arc: 20, ease: 'inOut' }]
  })
  return [
    ...closeUp(change, 0),
    ...turned,
    ...storms.slice(0, 1).flatMap((card) => stormSteps(change, { type: 'storm', card })),
  ]
}

/** A storm blows the cards of the row off to the left. */
export const sweptSteps = (change: Change): Step[] => [
  ...goers(change, 'card:').map((one, nth): Step => {
    const { x, y } = middle(one)
    const to = { x: x - change.after.layout.size.w * 0.45, y: y - 90 - (nth % 3) * 40, angle: -70 - nth * 14, alpha: 0 }
    return { piece: one.id, at: nth * 60, for: 620, to, ease: 'in', arc: 30 }
  }),
  ...closeUp(change, 300),
]

/** The deck is shuffled. */
export const reshuffledSteps = (): Step[] =>
  [5, -5, 0].map((angle, nth) => ({ piece: theDeck, at: nth * 110, for: 110, ...(angle !== 0 && { to: { angle } }) }))

/** An auction begins: its card lights up. */
export const auctionSteps = (change: Change, { card }: EffectOf<'auction'>): Step[] =>
  glow(cardSpot(change, card), flySize(change) * 5, 0, 800)
