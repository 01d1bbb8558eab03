import { sitRandom } from '../../src/bots/random.ts'
import type { FaultyPage } from '../../src/link/faults/network.ts'
import type { Table } from '../../src/match/table.ts'
import type { LiveTable } from '../../src/net/liveTable.ts'
import type { Seat } from '../../src/rules/game.ts'
import { seatAt, type World } from '../net/world.ts'

/** How a person plays. */
export interface Manners {
  /** The longest they take for a move, ms. */
  readonly pause: number
  /** How long they wait for an absent player before a bot plays on, ms; for ever if missing. */
  readonly patience?: number
}

/** How often people check who is away, ms. */
const lookEvery = 5000

/** Plays a page's own seats, and the bots of the table whenever it hosts. */
export function sitPeople(
  world: World,
  { clock }: FaultyPage,
  table: LiveTable,
  manners: Manners,
): void {
  const { draw } = world
  for (const [seat] of table.now().sitters.entries()) {
    sitRandom(table.seat(seat), { draw, clock, pause: manners.pause })
    sitRandom(seatAt(table, seat), { draw, clock, pause: 1 + draw(manners.pause) })
  }
  const { patience } = manners
  if (patience !== undefined) beImpatient(clock, table, patience)
}

/** Lets a bot play on for a person who has kept the others waiting for too long. */
function beImpatient(clock: FaultyPage['clock'], table: Table, patience: number): void {
  let since = clock.now()
  const look = () => {
    const away = awaited(table)
    if (away === undefined) since = clock.now()
    else if (clock.now() - since >= patience) void table.standIn(away)
    clock.after(lookEvery, look)
  }
  look()
}

/** The seat that is asked and whose person is away, as far as this page can tell. */
function awaited(table: Table): Seat | undefined {
  const { standing, ask, sitters } = table.now()
  if (standing !== 'playing' || ask.type !== 'choose') return undefined
  const sitter = sitters[ask.seat]
  return sitter?.kind === 'person' && !sitter.mine && !sitter.present ? ask.seat : undefined
}
