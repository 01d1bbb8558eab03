import type { About } from '../../../stage/face.ts'
import type { Position } from '../position.ts'
import type { FoothillsWords, GoodsKind, Subject } from '../text/words.ts'

/** What a piece is about, and the piece to describe in its place if that is another. */
interface Meant {
  readonly subject: Subject
  readonly piece: string
}

/** Describes a piece; undefined for mere scenery. */
export function aboutPiece(words: FoothillsWords, p: Position, id: string): About | undefined {
  const meant = meantBy(id)
  const said = meant && words.about(p, meant.subject)
  return said && { piece: meant.piece, ...said }
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
