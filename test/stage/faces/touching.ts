import type { Layout, Piece, Rect } from '../../../src/stage/face.ts'
import { pickOf, touchedAt } from '../../../src/stage/hand.ts'
import { type MovePicks, nextPicks, touch } from '../../../src/stage/narrow.ts'
import { shared } from './shared.ts'

/** A table while a move is put together, and what may be touched next. */
export interface Led {
  readonly next: ReadonlySet<string>
  readonly layout: Layout
}

/** The table by what is picked already; each is laid out once. */
export function tablesOf<M>(
  choices: readonly MovePicks<M>[],
  lay: (picked: readonly string[], next: readonly string[]) => Layout,
): (picked: readonly string[]) => Led {
  const tables = shared((way: string): Led => {
    const picked: readonly string[] = JSON.parse(way)
    const next = nextPicks(choices, picked)
    return { next, layout: lay(picked, [...next]) }
  })
  return (picked) => tables(JSON.stringify(picked))
}

/** The way a piece is touched, and what may be wrong with it. */
interface Touching {
  /** The area to touch, if it isn't the piece itself. */
  readonly areaOf?: (target: Piece, layout: Layout) => Rect | undefined
  readonly wrong?: (pick: string, target: Piece, area: Rect, layout: Layout) => string | undefined
}

/** Shares of a piece's width and height at which it is touched: its middle first. */
const shares = [0.5, 0.3, 0.7, 0.1, 0.9]
const spots = shares.flatMap((across) => shares.map((down) => [across, down] as const))

/** Picks of a touch on a piece: on its middle or, where something else that leads on lies over that, beside it. */
function touchOn(layout: Layout, next: ReadonlySet<string>, pick: string, { x, y, w, h }: Rect): readonly string[] {
  const at = ([across, down]: readonly [number, number]) => touchedAt(layout, next, x + w * across, y + h * down)
  const spot = spots.find((one) => at(one).find((id) => next.has(id)) === pick)
  return at(spot ?? [0.5, 0.5])
}

/**
 * Result of touching each wanted piece, laying the table out for every touch: a move, or what went wrong.
 */
export function chosenBy<M>(
  tableOf: (picked: readonly string[]) => Led,
  choices: readonly MovePicks<M>[],
  wanted: readonly string[],
  { areaOf, wrong }: Touching = {},
): M | string {
  let picked: readonly string[] = []
  for (;;) {
    const { next, layout } = tableOf(picked)
    const pick = wanted[picked.length]
    const leading = layout.pieces.filter((one) => pickOf(one) === pick && one.label)
    // Of a workplace and its space, which both lead there, the space: another may lie over the workplace’s middle.
    const target = leading.find(({ id }) => id === pick) ?? leading[0]
    if (pick === undefined || !target) return `no piece for “${pick}”`
    const area = areaOf?.(target, layout) ?? target
    const flaw = wrong?.(pick, target, area, layout)
    if (flaw !== undefined) return flaw
    const ids = touchOn(layout, next, pick, area)
    const led = touch(choices, picked, ids)
    if (led.type === 'chosen') return led.move
    if (led.type === 'refused') return `“${pick}” cannot be touched: ${ids.join()}`
    if (!led.picked.every((one, index) => one === wanted[index])) return `astray: ${led.picked.join()}`
    picked = led.picked
  }
}
