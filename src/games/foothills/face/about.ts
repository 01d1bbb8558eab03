import type { About } from '../../../stage/face.ts'
import { bits } from '../layout.ts'
import type { Position } from '../position.ts'
import type { FoothillsWords, GoodsKind, Subject } from '../text/words.ts'

/** The subject of a piece, and the piece to describe in its place if that is another. */
interface Meant {
  readonly subject: Subject
  readonly piece: string
}

/** Describes a piece; undefined for mere scenery. */
export function aboutPiece(words: FoothillsWords, p: Position, id: string): About | undefined {
  const part = partMeant(p, id)
  if (part) return partAbout(words, p, part)
  const meant = meantBy(id)
  const said = meant && words.about(p, meant.subject)
  return said && { piece: meant.piece, ...said }
}

/** A part of the table that is described as a whole, by its place among them. */
interface PartMeant {
  readonly piece: string
  readonly at: number
}

/** A seat’s board, or a line: the seats come first among the parts, then the stockyard, then the lines. */
function partMeant(p: Position, id: string): PartMeant | undefined {
  const [kind = '', which = ''] = id.split(':')
  const number = Number(which)
  if (['board', 'name', 'behind', 'letter'].includes(kind)) return { piece: `board:${number}`, at: number }
  const line = kind === 'line' ? bits(p.lines).indexOf(number) : -1
  return line < 0 ? undefined : { piece: id, at: p.boards.length + 1 + line }
}

/** A part as the table in words describes it. */
function partAbout(words: FoothillsWords, p: Position, { piece, at }: PartMeant): About | undefined {
  const { title, lines } = words.table?.(p)[at] ?? { title: '', lines: [] }
  const [kind, ...rest] = lines
  return kind === undefined ? undefined : { piece, title, kind, lines: rest.map((text) => ({ head: '', text })) }
}

/** Parses a piece's id: `count:1:iron` is the count of seat 1's iron ore. */
function meantBy(id: string): Meant | undefined {
  const [kind = '', first = '', second = ''] = id.split(':')
  const number = Number(first)
  const itself = (subject: Subject): Meant => ({ subject, piece: id })
  switch (kind) {
    case 'station':
    case 'plot':
    case 'site':
    case 'rubble':
    case 'track':
    case 'built':
    case 'navvy':
      return { subject: { type: 'station', station: number }, piece: `station:${first}` }
    case 'action':
      return itself({ type: 'action', card: number })
    case 'ticket':
      return itself({ type: 'ticket', ticket: number, seat: Number(second) })
    case 'bonus':
      return itself({ type: 'lineBonus', line: number })
    case 'goods':
    case 'count':
    case 'hold':
      return goodsMeant(number, second)
    default:
      return placeMeant(id, kind, first)
  }
}

const goodsKinds: readonly GoodsKind[] = ['iron', 'stone', 'rubble', 'passengers']

function goodsMeant(seat: number, name: string): Meant | undefined {
  const kind = goodsKinds.find((one) => one === name)
  return kind && { subject: { type: 'goods', seat, kind }, piece: `goods:${seat}:${kind}` }
}

const stores = ['navvies', 'stops', 'passengers', 'rubble'] as const

function placeMeant(id: string, kind: string, first: string): Meant | undefined {
  const seat = Number(id.slice(id.lastIndexOf(':') + 1))
  switch (kind) {
    case 'yard':
    case 'zone':
      return common('yard', 'panel:yard')
    case 'panel':
      return first === 'yard' ? common('yard', id) : undefined
    case 'bag':
    case 'pub':
    case 'summit':
      return common(kind, kind)
    case 'stop':
      return common('stops', id)
    case 'store': {
      const store = stores.find((one) => one === first)
      return store && common(store, `store:${store}`)
    }
    case 'home':
      return { subject: { type: 'board', seat, part: 'hut' }, piece: `hut:${seat}` }
    case 'hut':
    case 'points':
    case 'stations':
    case 'tracks':
      return { subject: { type: 'board', seat, part: kind }, piece: id }
    case 'ruler':
      return { subject: { type: 'board', seat, part: 'stations' }, piece: id }
    case 'pile':
      return { subject: { type: 'board', seat, part: 'pile' }, piece: `pile:place:${seat}` }
    default:
      return undefined
  }
}

const common = (part: Extract<Subject, { type: 'common' }>['part'], piece: string): Meant => ({
  subject: { type: 'common', part },
  piece,
})
