import type { Box, Station } from '../../box.ts'
import { sidesOf } from '../../cards.ts'
import { priceOf } from '../../goods.ts'
import type { Move, MoveOf, MoveType } from '../../moves.ts'
import { boardOf, type FrameOf, home, type Position, pub, slotOf } from '../../position.ts'
import { sideOf } from '../../turn.ts'
import { costOf } from '../../verbs/build.ts'
import type { Deal, VerbOf } from '../../verbs/verb.ts'
import { goodsText, kindName } from './goods.ts'

type Texts = {
  readonly [T in MoveType]: (box: Box, p: Position, move: MoveOf<T>) => string
}

const places = { yard: 'vom Lagerplatz', bag: 'aus dem Beutel' } as const

const texts: Texts = {
  select: (box, p, m) => showing(box, p, m.card),
  take: (_, __, m) => `${kindName[m.kind]} nehmen`,
  gain: (_, __, m) => `${m.kind === 'iron' ? 'Eisenerz' : 'Stein'} ${places[m.from]}`,
  dig: (box, _, m) => `${box.lines[m.line]?.name}: Schutt räumen`,
  lay: (box, p, m) => layText(box, p, m),
  exchange: (_, p, m) => exchangeText(p, m),
  build: (box, p, m) => buildText(box, p, m),
  survey: (box, _, m) => placeText(box, m.to),
  flip: (box, p, m) => `${showing(box, p, m.card)} umdrehen`,
  score: (box, _, m) => scoreText(box, m),
  ticket: (box, _, m) => `Fahrkarte ${box.tickets[m.ticket]?.name}`,
  keep: (_, p, m) => `${goodsText({ iron: m.iron, stone: keptStone(p, m) })} behalten`,
  done: (_, p) => doneText(p),
}

// Passing the type beside the move lets the compiler match the entry to the move.
const textOf = <T extends MoveType>(
  type: T,
  box: Box,
  p: Position,
  move: { [K in MoveType]: MoveOf<K> }[T],
) => texts[type](box, p, move)

/** The label of a legal move’s button. No two moves of one choice have the same label. */
export const moveText = (box: Box, p: Position, move: Move): string =>
  textOf(move.type, box, p, move)

/** The name on the visible side of one of the acting seat’s cards. */
function showing(box: Box, p: Position, card: number): string {
  const board = boardOf(p, p.seat)
  return sideOf(box, board, slotOf(board, card)).name
}

/** The label of a place a surveyor can go to. */
export function placeText(box: Box, to: number): string {
  if (to === home) return 'Nach Hause gehen'
  if (to === pub) return 'In den Pub gehen'
  return `Nach ${box.stations[to]?.name} gehen`
}

const top = (p: Position) => p.todo[p.todo.length - 1]

function dealOf(p: Position, index: number): Deal | undefined {
  const frame = top(p)
  return frame?.do === 'deal' ? frame.verb.of[index] : undefined
}

function layText(box: Box, p: Position, m: MoveOf<'lay'>): string {
  const deal = dealOf(p, m.deal)
  const price = deal?.type === 'lay' ? goodsText(priceOf(deal.price, m.iron ?? 0)) : ''
  return `Gleis in ${box.stations[m.station]?.name}: ${price}`
}

function exchangeText(p: Position, m: MoveOf<'exchange'>): string {
  const deal = dealOf(p, m.deal)
  if (deal?.type !== 'exchange') return 'Tauschen'
  const from = m.from ? `, ${places[m.from]}` : ''
  return `${goodsText(deal.give)} → ${goodsText(deal.get)}${from}`
}

function buildText(box: Box, p: Position, m: MoveOf<'build'>): string {
  const station = box.stations[m.station]
  const space = station?.spaces[m.space]
  const frame = top(p)
  if (!station || !space || frame?.do !== 'build') return 'Bauen'
  const price = goodsText(costOf(frame.verb, space, m.iron ?? 0))
  const bonus = bonusText(frame.verb, space.bonus)
  return `Bahnhof in ${spaceName(station, m.space)}: ${price}${bonus}`
}

function bonusText(verb: VerbOf<'build'>, bonus: { vp: number; passengers: number }): string {
  return verb.noBonus || bonus.vp + bonus.passengers === 0 ? '' : ` → ${goodsText(bonus)}`
}

/** A station space: the card’s name, numbered where there are several. */
export function spaceName(station: Station, space: number): string {
  return station.spaces.length > 1 ? `${station.name} (${space + 1})` : station.name
}

function scoreText(box: Box, m: MoveOf<'score'>): string {
  const card = box.actions[m.card]
  const spare = box.actions[m.spare]
  const scored = `${card && sidesOf(card)} werten`
  return spare ? `${scored}, dafür ${sidesOf(spare)}` : scored
}

function keptStone(p: Position, m: MoveOf<'keep'>): number {
  const frame = top(p)
  return frame?.do === 'keep' ? kept(frame) - m.iron : 0
}

const kept = (frame: FrameOf<'keep'>) => Math.min(frame.keep, frame.iron + frame.stone)

function doneText(p: Position): string {
  const frame = top(p)
  if (p.phase === 'flip' || frame?.do === 'flipAny') return 'Genug umgedreht'
  if (frame?.do === 'hop' || frame?.do === 'survey') return 'Stehen bleiben'
  if (frame?.do === 'score') return 'Nicht werten'
  if (frame?.do === 'dig') return 'Den Rest aus dem Vorrat nehmen'
  return 'Fertig'
}
