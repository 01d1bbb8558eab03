import { contractIn, trainIn } from '../box.ts'
import { goods } from '../goods.ts'
import { payingOf } from '../powers.ts'
import { arrowSign, type Sign, signOf, wordsOf } from './art/rebus.ts'
import type { Table } from './table.ts'

/** Goods with their numbers, those there are none of left out. */
const goodsSigns = (amounts: Partial<Record<(typeof goods)[number], number>>): Sign[] =>
  goods.flatMap((kind) => {
    const n = amounts[kind] ?? 0
    return n > 0 ? [signOf(kind, n)] : []
  })

const nothing = [wordsOf('0')]

/** The contents of a pick's chip. */
export function offerSigns(table: Table, pick: string): readonly Sign[] {
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
