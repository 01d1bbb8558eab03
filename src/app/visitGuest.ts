import { signal } from '@preact/signals'
import { address } from '../link/address.ts'
import { backOff } from '../link/backOff.ts'
import type { PageProblem } from '../overlay/pageProblem.ts'
import type { Reach } from '../overlay/screen.ts'
import type { BasePosition, Typed } from '../rules/game.ts'
import { type GuestOpened, type GuestTable, openGuest } from '../table/guest.ts'
import type { VisitNews } from './app.ts'
import { guestProblem, isFull, isPassing } from './guestProblem.ts'
import type { Stay } from './stay.ts'
import type { Title } from './titles.ts'
import { build, type World } from './world.ts'

/** A room that another browser hosts. */
export interface OtherRoom {
  readonly code: string
  /** What gives this browser its seat back. */
  readonly secret: string
  /** This browser has sat there before, so its host may be about to come back. */
  readonly known: boolean
}

/** A visit to a room, with the way to fetch whatever title is played there. */
export interface GuestVisit<P extends BasePosition, M extends Typed & I, E extends Typed, I> {
  readonly world: World
  readonly room: OtherRoom
  /** `undefined` for a game, or component values, that this page does not have. */
  readonly load: (game: string, edition: unknown) => Promise<Title<P, M, E, I> | undefined>
  readonly stay: Stay
  readonly tell: (news: VisitNews) => void
}

/** How often in a row a host that was there before is dialled before that is called a problem. */
const patience = 6

/** Sits down at a table that another browser hosts. */
export async function visitGuest<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  visit: GuestVisit<P, M, E, I>,
): Promise<void> {
  const { world, room, stay, tell } = visit
  for (let failures = 1; !stay.over; failures++) {
    tell({ type: 'dialling' })
    const { opened, title } = await sitDown(visit)
    if (stay.over) return
    if (opened.type === 'opened' && title) return attend(visit, title, opened.table)
    if (!isPassing(opened, room.known) || failures >= patience)
      return tell({ type: 'failed', retry: !isFull(opened), problem: guestProblem(opened) })
    await pause(world, backOff(failures))
  }
}

const pause = ({ clock }: World, ms: number) =>
  new Promise<void>((resolve) => void clock.after(ms, resolve))

/** One try, which brings the title that is played there along. */
async function sitDown<P extends BasePosition, M extends Typed & I, E extends Typed, I>({
  world,
  room,
  load,
  stay,
  tell,
}: GuestVisit<P, M, E, I>): Promise<{
  readonly opened: GuestOpened<P, M, E, I>
  readonly title: Title<P, M, E, I> | undefined
}> {
  const network = await world.network()
  let title: Title<P, M, E, I> | undefined
  const opening = openGuest<P, M, E, I>({
    dial: () => network.dial(address(room.code, 1)),
    clock: world.clock,
    secret: room.secret,
    build,
    linked: () => tell({ type: 'syncing' }),
    async load(setup, edition) {
      title = await load(setup.game, edition)
      return title?.game
    },
  })
  const part = stay.inner()
  part.until(opening.cancel)
  const opened = await opening.result
  if (opened.type === 'opened') stay.until(opened.table.close)
  return { opened, title }
}

/** Sits at a table until its host has another match, or no more place for this browser. */
async function attend<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  visit: GuestVisit<P, M, E, I>,
  title: Title<P, M, E, I>,
  table: GuestTable<P, M, E, I>,
): Promise<void> {
  const { showTable } = await import('./tableScreen.ts')
  if (visit.stay.over) return
  const { world, tell } = visit
  const stay = visit.stay.inner()
  const extras = {
    role: 'guest',
    reach: signal<Reach>({ type: 'none' }),
    invite: undefined,
    replay: undefined,
    again: undefined,
    reachAgain: table.redial,
  } as const
  showTable(world, title, table, extras, stay, tell)
  stay.until(world.whenBack(table.redial))
  const look = () => {
    const why = table.ended()
    if (why === undefined || stay.over) return
    if (why === 'next') {
      stay.end()
      void visitGuest(visit)
    } else if (why === 'replaced') tell({ type: 'failed', retry: true, problem: elsewhere })
  }
  stay.until(table.on(look))
  look()
}

const elsewhere: PageProblem = { type: 'elsewhere' }
