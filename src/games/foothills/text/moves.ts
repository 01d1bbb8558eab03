import type { Box, Station } from '../box.ts'
import { sidesOf } from '../cards.ts'
import { priceOf } from '../goods.ts'
import type { Move, MoveOf, MoveType } from '../moves.ts'
import { boardOf, type FrameOf, home, type Position, pub, type Source, slotOf } from '../position.ts'
import { sideOf } from '../turn.ts'
import type { Deal, VerbOf } from '../verbs/verb.ts'
import { costOf } from '../verbs/ways.ts'
import { goodsText } from './goods.ts'
import type { Locale } from './locale.ts'

interface Context {
  readonly t: Locale
  readonly box: Box
  readonly p: Position
}
type Texts = { readonly [T in MoveType]: (context: Context, move: MoveOf<T>) => string }

const texts: Texts = {
  select: ({ box, p }, m) => showing(box, p, m.card),
  take: ({ t }, m) => t.moves.take({ kind: m.kind }),
  gain: ({ t }, m) => t.moves.gain({ kind: m.kind, from: m.from }),
  dig: ({ t, box }, m) => t.moves.dig({ line: box.lines[m.line]?.name ?? '' }),
  lay: ({ t, box, p }, m) =>
    t.moves.lay({ station: box.stations[m.station]?.name ?? '', price: layPrice(t, p, m) ?? '' }),
  exchange: ({ t, p }, m) => exchangeText(t, p, m, (from) => t.goods.from({ from })),
  build: (context, m) => buildText(context, m),
  survey: ({ t, box }, m) => placeText(t, box, m.to),
  flip: ({ t, box, p }, m) => t.moves.flip({ side: showing(box, p, m.card) }),
  score: ({ t, box }, m) => scoreText(t, box, m),
  ticket: ({ t, box }, m) => t.moves.ticket({ station: box.tickets[m.ticket]?.name ?? '' }),
  keep: ({ t, p }, m) => t.moves.keep({ goods: goodsText(t, { iron: m.iron, stone: keptStone(p, m) }) }),
  done: ({ t, p }) => doneText(t, p),
}

// Passing the type beside the move lets the compiler match the entry to the move.
const textOf = <T extends MoveType>(type: T, context: Context, move: { [K in MoveType]: MoveOf<K> }[T]) =>
  texts[type](context, move)

/** The label of a legal move’s button. No two moves of one choice have the same label. */
export const moveText = (t: Locale, box: Box, p: Position, move: Move): string => textOf(move.type, { t, box, p }, move)

/** The name on the visible side of one of the acting seat’s cards. */
function showing(box: Box, p: Position, card: number): string {
  const board = boardOf(p, p.seat)
  return sideOf(box, board, slotOf(board, card)).name
}

function placeText({ moves }: Locale, box: Box, to: number): string {
  if (to === home) return moves.goHome
  return to === pub ? moves.goToPub : moves.goTo({ station: box.stations[to]?.name ?? '' })
}

const top = (p: Position) => p.todo[p.todo.length - 1]

function dealOf(p: Position, index: number): Deal | undefined {
  const frame = top(p)
  return frame?.do === 'deal' ? frame.verb.of[index] : undefined
}

/** The price of laying a track. */
export function layPrice(t: Locale, p: Position, m: MoveOf<'lay'>): string | undefined {
  const deal = dealOf(p, m.deal)
  return deal?.type === 'lay' ? goodsText(t, priceOf(deal.price, m.iron ?? 0)) : undefined
}

/** The goods given and received, and where from; `placeOf` names the places. */
export function exchangeText(t: Locale, p: Position, m: MoveOf<'exchange'>, placeOf: (from: Source) => string): string {
  const deal = dealOf(p, m.deal)
  if (deal?.type !== 'exchange') return t.moves.trade
  const place = m.from ? `, ${placeOf(m.from)}` : ''
  return `${goodsText(t, deal.give)} → ${goodsText(t, deal.get)}${place}`
}

/** The price of building a station. */
export function buildPrice(t: Locale, box: Box, p: Position, m: MoveOf<'build'>): string | undefined {
  const space = box.stations[m.station]?.spaces[m.space]
  const frame = top(p)
  if (!space || frame?.do !== 'build') return undefined
  return goodsText(t, costOf(frame.verb, space, m.iron ?? 0))
}

function buildText({ t, box, p }: Context, m: MoveOf<'build'>): string {
  const station = box.stations[m.station]
  const space = station?.spaces[m.space]
  const frame = top(p)
  const price = buildPrice(t, box, p, m)
  if (!station || !space || frame?.do !== 'build' || price === undefined) return t.moves.justBuild
  const bonus = bonusText(t, frame.verb, space.bonus)
  return t.moves.build({ space: spaceName(station, m.space), price: `${price}${bonus}` })
}

function bonusText(t: Locale, verb: VerbOf<'build'>, bonus: { vp: number; passengers: number }): string {
  return verb.noBonus || bonus.vp + bonus.passengers === 0 ? '' : ` → ${goodsText(t, bonus)}`
}

/** A station space: the card’s name, numbered where there are several. */
export function spaceName(station: Station, space: number): string {
  return station.spaces.length > 1 ? `${station.name} (${space + 1})` : station.name
}

function scoreText({ moves }: Locale, box: Box, m: MoveOf<'score'>): string {
  const card = box.actions[m.card]
  const spare = box.actions[m.spare]
  const scored = moves.score({ card: card ? sidesOf(card) : '' })
  return spare ? `${scored}, ${moves.instead({ card: sidesOf(spare) })}` : scored
}

function keptStone(p: Position, m: MoveOf<'keep'>): number {
  const frame = top(p)
  return frame?.do === 'keep' ? kept(frame) - m.iron : 0
}

const kept = (frame: FrameOf<'keep'>) => Math.min(frame.keep, frame.iron + frame.stone)

function doneText({ moves: { done } }: Locale, p: Position): string {
  const frame = top(p)
  if (p.phase === 'flip' || frame?.do === 'flipAny') return done.flipping
  if (frame?.do === 'hop' || frame?.do === 'survey') return done.moving
  if (frame?.do === 'score') return done.scoring
  return frame?.do === 'dig' ? done.digging : done.otherwise
}
