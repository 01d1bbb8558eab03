import { sitRandom } from '../bots/random.ts'
import type { FaultyPage } from '../link/faults/network.ts'
import type { SeatPort, Table } from '../match/table.ts'
import type { LiveTable } from '../net/open.ts'
import type { Seat } from '../rules/game.ts'
import type { Town } from './town.ts'

/** How somebody behaves at a table. */
export interface Manners {
  /** What a move takes them at most, ms. */
  readonly pause: number
  /** How long they wait for whoever is asked and away until they let a bot play on, ms; never if missing. */
  readonly patience?: number
}

/** How often people look around the table, ms. */
const lookEvery = 5000

/** Everybody who belongs to a page sits down: its people, and the bots of the table it may host. */
export function sitPeople(
  town: Town,
  { clock }: FaultyPage,
  table: LiveTable,
  manners: Manners,
): void {
  const { draw } = town
  for (const [seat] of table.now().sitters.entries()) {
    sitRandom(table.seat(seat), { draw, clock, pause: manners.pause })
    sitRandom(ownSeat(table, seat), { draw, clock, pause: 1 + draw(manners.pause) })
  }
  const { patience } = manners
  if (patience !== undefined) beImpatient(clock, table, patience)
}

/** A seat as long as this page's person sits there. */
function ownSeat(table: Table, seat: Seat): SeatPort {
  return {
    seat,
    asked() {
      const { standing, ask, pending, seq, position, turn } = table.now()
      const isAsked = standing === 'playing' && !pending && ask.type === 'choose' && turn === seat
      return isAsked ? { seq, choice: ask, view: position } : undefined
    },
    on: (listener) => table.on(() => listener()),
    submit: (_, move) => table.submit(seat, move),
  }
}

/** Lets a bot play on for a person who has been asked and away for too long. */
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

/** The seat that is asked and whose person is away, if this page can hear the table at all. */
function awaited(table: Table): Seat | undefined {
  const { standing, ask, sitters } = table.now()
  if (standing !== 'playing' || ask.type !== 'choose') return undefined
  const sitter = sitters[ask.seat]
  return sitter?.kind === 'person' && !sitter.mine && !sitter.present ? ask.seat : undefined
}
