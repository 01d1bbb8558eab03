import { pick } from '../../src/bots/pick.ts'
import { type SeatPlayer, sit } from '../../src/bots/sit.ts'
import type { FaultyPage } from '../../src/link/faults/network.ts'
import type { Sitter, Table } from '../../src/match/table.ts'
import type { LiveTable } from '../../src/net/role/liveTable.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import { openWish } from '../../src/rules/consent.ts'
import type { Choice, Seat, Typed } from '../../src/rules/game.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { seatAt, type World } from '../net/world.ts'

/** A person's way of playing. */
export interface Manners {
  /** The longest they take for a move, ms. */
  readonly pause: number
  /** Time they wait for an absent player before a bot plays on, ms; for ever if missing. */
  readonly patience?: number
  /** Their liking for a move: they play any of those they like best. Every move is as good if missing. */
  taste?(move: Typed): number
}

/** Time between people's checks of who is away, ms. */
const lookEvery = 5000

/** Plays a page's own seats, and the bots of the table whenever it hosts, until it is enough. */
export function sitPeople(
  world: World,
  { clock }: FaultyPage,
  table: LiveTable,
  manners: Manners,
  isEnough: () => boolean,
): void {
  const { draw } = world
  const decide: SeatPlayer['decide'] = ({ choice }) =>
    isEnough() ? undefined : pick(bestOf(choice.moves, manners), draw)
  for (const [seat] of table.now().sitters.entries()) {
    sit(table.seat(seat), { decide, clock, pause: manners.pause })
    sit(seatAt(table, seat), { decide, clock, pause: 1 + draw(manners.pause) })
  }
  beAgreeable(clock, table)
  const { patience } = manners
  if (patience !== undefined) beImpatient(clock, table, patience)
}

function bestOf(moves: readonly Typed[], { taste }: Manners): readonly Typed[] {
  if (!taste) return moves
  const most = Math.max(...moves.map(taste))
  return moves.filter((move) => taste(move) === most)
}

/** Time for which someone waits for a card that only another's device can give, ms. */
const cardPatience = 30_000

/** Agrees to what the others ask for, and asks for a new deal when cards are lost. */
function beAgreeable(clock: FaultyPage['clock'], table: LiveTable): void {
  let held = clock.now()
  const look = () => {
    if (!lacksCards(table)) held = clock.now()
    const isTired = clock.now() - held >= cardPatience
    const wish = openWish(foldTable(table.journal()))
    const own = table.now().sitters.findIndex(({ mine }) => mine)
    if (wish?.waitsFor.includes(own)) void table.act(own, { type: 'answer', to: wish.seq, yes: true })
    else if (!wish && own >= 0 && isTired) void table.act(own, { type: 'wish', wish: 'deal' })
    clock.after(lookEvery, look)
  }
  look()
}

/** Whether a seat of this page is asked, a bot's included, and can't move, since it can't see its cards. */
function lacksCards(table: LiveTable): boolean {
  const { standing, ask, sitters, hosting } = table.now()
  const isOwn = (seat: Seat) => sitters[seat]?.mine || (hosting && sitters[seat]?.kind === 'bot')
  const stuck = ({ seat, moves }: Choice<Typed>) => isOwn(seat) && moves.length === 0 && !table.seat(seat).asked()
  return standing === 'playing' && choicesOf(ask).some(stuck)
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

/** The seat that is asked, or takes part in a draw, and whose person is away, as far as this page can tell. */
function awaited(table: Table): Seat | undefined {
  const { standing, ask, sitters } = table.now()
  if (standing !== 'playing') return undefined
  const isAway = ({ kind, mine, present }: Sitter) => kind === 'person' && !mine && !present
  const isNeeded = (at: Seat) => ask.type === 'chance' || choicesOf(ask).some(({ seat }) => seat === at)
  const away = sitters.findIndex((one, at) => isAway(one) && isNeeded(at))
  return away < 0 ? undefined : away
}
