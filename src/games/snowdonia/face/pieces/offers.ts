import type { Piece, Rect } from '../../../../stage/face.ts'
import { type Chip, chipPieces, donePiece } from '../../../../table/parts/offers.ts'
import { contractIn, trainIn } from '../../box.ts'
import { goods } from '../../goods.ts'
import { payingOf } from '../../powers.ts'
import { arrowSign, rebus, type Sign, signOf, wordsOf } from '../art/rebus.ts'
import { between } from '../grid.ts'
import { depths, type Table, textOf } from '../table.ts'

/** Chips for choices beyond touching the table: what to take, what to pay, and stopping. */
export function offerPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const { grid, looking } = table
  const offered = looking.next.filter((pick) => pick.startsWith('offer:'))
  if (offered.length === 0) return []
  const size = between(grid, grid.small ? 19 : 21, 27) * Math.min(textOf(table), 1.4)
  const chips = offersShown(offered)
    .reverse()
    .map((pick): Chip => {
      const signs = offerSigns(table, pick)
      return { pick, label: toldOf(table, signs), row: rebus(signs, size) }
    })
  const anchor = anchorOf(table, pieces)
  const room = {
    anchor,
    stage: { x: 6, y: 4, w: grid.size.w - 12, h: grid.size.h - 8 },
    clear: [grid.decision, grid.log],
    rather: roomsBeside(table, anchor),
    high: fingertip(table),
  }
  return [...chipPieces(depths.offer, chips, room), ...(offered.includes('offer:done') ? [enough(table)] : [])]
}

/** The goods of a chip for the stockyard; empty for others. */
const taken = (pick: string): number[] => (pick.startsWith('offer:take:') ? pick.split(':').slice(2).map(Number) : [])

/** Hardly anyone takes less than they may: that is left to the decision bar. */
const isLess = (pick: string, than: string): boolean => {
  const [a, b] = [taken(pick), taken(than)]
  return pick !== than && a.length > 0 && a.every((n, at) => n <= (b[at] ?? 0))
}

/** Picks offered by a chip of their own. */
const offersShown = (offered: readonly string[]): string[] =>
  offered.filter((pick) => pick !== 'offer:done' && !offered.some((other) => isLess(pick, other)))

/**
 * Chips sit by what they are about: the piece touched last or the workplace, or else at the foot of the land. A large
 * table has room in the sky, where they cover no print.
 */
function anchorOf(table: Table, pieces: readonly Piece[]): Rect & { readonly id?: string } {
  const { looking, p, grid } = table
  const last = looking.picked.at(-1)
  const touched = pieces.find((one) => (one.pick ?? one.id) === last)
  if (touched) return touched
  if (!grid.small) return skyOf(table)
  const { land } = grid
  return pieces.find(({ id }) => id === `area:${p.area}`) ?? { ...land, y: land.y + land.h, h: 0 }
}

/** A line in the sky, right of the weather: chips go below it. */
function skyOf({ grid: { sky, land } }: Table): Rect {
  const x = sky.x + sky.w + 8
  return { x, y: 0, w: land.x + land.w * 0.8 - x, h: land.y + 2 }
}

/** The least height of what a finger is to meet. */
const fingertip = ({ grid }: Table): number => (grid.small ? 44 : 40)

/**
 * On a phone held upright, beside the workplace that is worked at, or else all along the workplaces: those wait
 * meanwhile, but the line above them is read. Nowhere while any of them can be chosen, and on other stages.
 */
function roomsBeside({ looking, p, grid }: Table, { id, x, y, w, h }: ReturnType<typeof anchorOf>): readonly Rect[] {
  const isFree = !looking.next.some((pick) => /^(area|space):/.test(pick))
  if (grid.form !== 'upright' || id !== `area:${p.area}` || !isFree) return []
  const left = { x: 6, y, w: x - 12, h }
  const right = { x: x + w + 6, y, w: grid.size.w - x - w - 12, h }
  return [right.w >= left.w ? right : left, { x: 6, y, w: grid.size.w - 12, h }]
}

/** Signs in words, for a chip's accessible name. */
function toldOf({ say }: Table, signs: readonly Sign[]): string {
  const told = signs.flatMap((sign) => {
    if (sign.type === 'points') return [`${sign.points}`]
    if (sign.type !== 'icon' || sign.name === 'arrow') return []
    const { name, count = 1 } = sign
    return isGood(name) ? [say.count(name, count)] : []
  })
  return told.length > 0 ? told.join(', ') : say.nothing
}

const isGood = (name: string): name is 'iron' | 'stone' | 'steel' | 'rubble' | 'coal' =>
  ['iron', 'stone', 'steel', 'rubble', 'coal'].includes(name)

/** A tick in the corner of my board, or in the sky where that is small: enough. */
function enough(table: Table): Piece {
  const size = fingertip(table) + 4
  const { land, mine, small } = table.grid
  const at = small
    ? { x: land.x + land.w - size - 6, y: land.y + 44 }
    : { x: mine.x + mine.w - size - 10, y: mine.y + mine.h - size - 10 }
  return donePiece(depths.offer, { ...at, w: size, h: size }, size / 2 - 1, table.say.done)
}

/** Goods with their numbers, those there are none of left out. */
const goodsSigns = (amounts: Partial<Record<(typeof goods)[number], number>>): Sign[] =>
  goods.flatMap((kind) => {
    const n = amounts[kind] ?? 0
    return n > 0 ? [signOf(kind, n)] : []
  })

const nothing = [wordsOf('0')]

/** The contents of a pick's chip. */
function offerSigns(table: Table, pick: string): readonly Sign[] {
  const [, what = '', ...rest] = pick.split(':')
  const [a = 0, b = 0, c = 0] = rest.map(Number)
  switch (what) {
    case 'take':
      return orNothing(goodsSigns({ iron: a, stone: b, coal: c }))
    case 'trade':
      return orNothing(goodsSigns({ steel: a, stone: b }))
    case 'build':
      return [...goodsSigns(buildPrice(table, a, b, c)), arrowSign, signOf('station')]
    case 'buy':
      return [...goodsSigns(trainPrice(table, a, b)), arrowSign, signOf('engine')]
    case 'disc':
      return [signOf(rest[0] === 'sun' || rest[0] === 'rain' ? rest[0] : 'fog')]
    case 'pay':
      return [signOf('steel', 1), arrowSign, signOf('spanner')]
    case 'return':
      return [signOf('engine'), arrowSign, signOf('back')]
    case 'score':
      return [signOf('contract', rest[0] ? rest[0].split('-').length : 0), ...scoreSigns(table, rest[0] ?? '')]
    default:
      return []
  }
}

const orNothing = (signs: readonly Sign[]): readonly Sign[] => (signs.length > 0 ? signs : nothing)

/** The points of the contracts scored, where each says them itself. */
function scoreSigns({ box }: Table, ids: string): Sign[] {
  const points = ids === '' ? 0 : ids.split('-').reduce((sum, id) => sum + contractIn(box, Number(id)).points, 0)
  return points > 0 ? [{ type: 'points', points }] : []
}

/** The cost of a site for the seat that builds it, so many bars paid in ore, so many stones in rubble. */
function buildPrice({ box, p, line }: Table, site: number, iron: number, rubble: number) {
  const seat = p.todo.at(-1)?.seat ?? 0
  const paying = payingOf(box, p, seat)
  const { steel = 0, stone = 0 } = line.sites[site] ?? {}
  return {
    steel: steel - iron,
    stone: Math.max(0, stone - paying.less) - rubble,
    iron: iron * paying.iron,
    rubble: rubble * paying.rubble,
  }
}

function trainPrice({ box, p }: Table, train: number, iron: number) {
  const paying = payingOf(box, p, p.todo.at(-1)?.seat ?? 0)
  return { steel: trainIn(box, train).steel - iron, iron: iron * paying.iron }
}
