import type { Draw } from '../../rules/chance.ts'
import type { Tell } from '../../rules/game.ts'
import { type Box, countsIn } from './box.ts'
import type { Weather } from './content/edition.ts'
import { drawContract, drawCubes, revealBack } from './drawing.ts'
import type { Effect } from './effects.ts'
import type { Position } from './position.ts'

/** The end of a round up to its events: contracts, weather, Stock Yard. */
export function restock(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  restockOffice(box, p, draw, tell)
  if (p.back === 'none') revealBack(box, p, draw, tell)
  checkWeather(box, p, tell)
  const cubes = drawCubes(p.bag, countsIn(box, p).restock, draw)
  tell({ type: 'stocked', cubes })
  p.due = cubes.filter((cube) => cube === 'event').length
}

/** “Restock Contract Cards”; “Solitaire Play”: all of them are new each round. */
function restockOffice(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  const leaving = p.boards.length === 1 ? p.office : p.office.slice(0, 1)
  const contracts = leaving.filter((contract) => contract > 0)
  if (contracts.length > 0) tell({ type: 'dropped', contracts })
  const left = p.office.filter((contract) => contract > 0)
  const office = p.office.map((_, at) => left[at] ?? 0)
  if (left.some((contract, at) => p.office[at] !== contract)) tell({ type: 'closedUp', office })
  for (let space = left.length; space < p.office.length; space++)
    drawContract(box, p, draw, (contract) => tell({ type: 'filled', contract, space }), tell)
}

/**
 * “Check the Weather”: the discs move on, the back of the top contract brings a new one. Without any contract left the
 * last weather stays.
 */
function checkWeather({ values }: Box, p: Position, tell: Tell<Effect>): void {
  const [sky, next] = p.coming
  if (!sky || !next || sky === 'none' || next === 'none') return
  const coming = [next, p.back === 'none' ? next : p.back]
  const { dig, lay } = values.rates
  tell({ type: 'weather', sky, coming, dig: moved(dig, p.dig, sky), lay: moved(lay, p.lay, sky) })
}

/** A work-rate track: its numbers, and how the weather moves its marker. */
type RateTrack = Box['values']['rates']['dig']

/** Where a work-rate marker comes to: “Don’t go off either end of the tracks!” */
export function moved(track: RateTrack, from: number, weather: Weather): number {
  const by = weather === 'fog' ? 0 : track[weather]
  return Math.max(0, Math.min(track.spaces.length - 1, from + by))
}
