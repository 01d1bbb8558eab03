import type { Seat } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Intention, Move, MoveOf, MoveType } from '../moves.ts'
import { type Do, home, type Kind, type Position, pub } from '../position.ts'
import { dealOf, offerOf } from './offers.ts'
import { goodsKinds } from './seat/held.ts'

type Picks = { readonly [T in MoveType]: (box: Box, p: Position, move: MoveOf<T>) => string[] }

const offer = (move: Move): string[] => {
  const name = offerOf(move)
  return name === undefined ? [] : [name]
}

const picks: Picks = {
  select: (_, __, { card }) => [`action:${card}`],
  take: (_, __, { kind }) => [`yard:${kind}`],
  gain: (_, __, move) => (move.from === 'yard' ? [`yard:${move.kind}`] : ['bag', ...offer(move)]),
  dig: (_, __, { line }) => [`line:${line}`],
  lay: (_, __, move) => [`station:${move.station}`, ...offer(move)],
  exchange: (_, p, move) => [...exchangePicks(p, move), ...offer(move)],
  build: (_, __, move) => [`plot:${move.station}:${move.space}`, ...offer(move)],
  survey: (_, p, { to }) => [placePick(p.seat, to)],
  flip: (_, __, { card }) => [`action:${card}`],
  score: (_, __, { card, spare }) => [`action:${card}`, ...(spare >= 0 ? [`spare:${spare}`] : [])],
  ticket: (box, _, { ticket }) => [`station:${box.tickets[ticket]?.index}`],
  keep: (_, __, move) => offer(move),
  done: (_, __, move) => offer(move),
}

// Passes the type separately, so that the compiler matches picks to move.
const picksOf = <T extends MoveType>(type: T, box: Box, p: Position, move: { [K in MoveType]: MoveOf<K> }[T]) =>
  picks[type](box, p, move)

/** The pieces to touch for a legal move, in order. */
export const picksFor = (box: Box, p: Position, move: Move): string[] => picksOf(move.type, box, p, move)

function placePick(seat: Seat, to: number): string {
  if (to === home) return `hut:${seat}`
  return to === pub ? 'pub' : `station:${to}`
}

/** First what is given, then the source of the first resource. */
function exchangePicks(p: Position, move: MoveOf<'exchange'>): string[] {
  const deal = dealOf(p, move.deal)
  if (deal?.type !== 'exchange') return []
  const { give, get } = deal
  const given = goodsKinds.find((kind) => (give[kind] ?? 0) > 0) ?? 'stone'
  const kind: Kind | undefined = get.iron ? 'iron' : get.stone ? 'stone' : undefined
  const yard = kind ? `yard:${kind}` : 'panel:yard'
  const source = move.from === undefined ? [] : [move.from === 'bag' ? 'bag' : yard]
  return [`goods:${p.seat}:${given}`, ...source]
}

/** The meaning of touching a station card, depending on the choice. */
const stationMeanings: { readonly [D in Do]?: MoveType } = {
  deal: 'lay',
  build: 'build',
  survey: 'survey',
  hop: 'survey',
  ticket: 'ticket',
  dig: 'dig',
}

/** The meaning of touching these pieces, topmost first; undefined for mere scenery. */
export function meaningOf(box: Box, p: Position, seat: Seat, ids: readonly string[]): Intention | undefined {
  for (const id of ids) {
    const meaning = meaningOfOne(box, p, seat, id, ids)
    if (meaning) return meaning
  }
  return undefined
}

function meaningOfOne(box: Box, p: Position, seat: Seat, id: string, ids: readonly string[]): Intention | undefined {
  const [kind, first = '', second = ''] = id.split(':')
  const number = Number(first)
  switch (kind) {
    case 'action':
      return cardMeaning(p, number)
    case 'spare':
      return { type: 'score', spare: number }
    case 'yard':
      return kindMeaning(p, first)
    case 'bag':
      return { type: 'gain', from: 'bag' }
    case 'plot':
      return asked(p) === 'build'
        ? { type: 'build', station: number, space: Number(second) }
        : stationMeaning(box, p, number, ids)
    case 'station':
      return stationMeaning(box, p, number, ids)
    case 'line':
      return { type: 'dig', line: number }
    case 'pub':
      return { type: 'survey', to: pub }
    case 'hut':
      return number === seat ? { type: 'survey', to: home } : undefined
    case 'goods':
      return number === seat ? { type: 'exchange' } : undefined
    default:
      return undefined
  }
}

const asked = (p: Position): Do | undefined => p.todo[p.todo.length - 1]?.do

function cardMeaning(p: Position, card: number): Intention {
  const doing = asked(p)
  if (doing === 'score') return { type: 'score', card }
  return p.phase === 'flip' || doing === 'flipAny' ? { type: 'flip', card } : { type: 'select', card }
}

function kindMeaning(p: Position, kind: string): Intention | undefined {
  if (kind !== 'iron' && kind !== 'stone') return undefined
  return asked(p) === 'gain' ? { type: 'gain', kind, from: 'yard' } : { type: 'take', kind }
}

function stationMeaning(box: Box, p: Position, station: number, ids: readonly string[]): Intention {
  const doing = asked(p)
  switch (doing && stationMeanings[doing]) {
    case 'lay':
      return { type: 'lay', station }
    case 'survey':
      return { type: 'survey', to: station }
    case 'ticket':
      return { type: 'ticket', ticket: box.stations[station]?.ticket ?? -1 }
    case 'dig':
      return { type: 'dig', line: lineAmong(ids) ?? box.stations[station]?.lines[0] ?? 0 }
    default:
      return box.stations[station]?.start ? { type: 'survey', to: station } : { type: 'build', station }
  }
}

/** The line under the touched pieces. */
function lineAmong(ids: readonly string[]): number | undefined {
  const line = ids.find((id) => id.startsWith('line:'))
  return line === undefined ? undefined : Number(line.slice('line:'.length))
}
