import { address } from '../../link/address.ts'
import type { Place } from '../address.ts'
import type { Visit, VisitNews } from '../app.ts'
import { makeStay, type Stay } from '../scope.ts'
import { storeKeeper } from '../storage/matchStore.ts'
import { loadRoom } from '../storage/rooms.ts'
import type { World } from '../world.ts'
import { dialAhead } from './dialAhead.ts'
import { isHeldElsewhere, type RoomPlace, type RoomSeat, seatIn } from './roomSeat.ts'

type Tell = (news: VisitNews) => void

/** What a visit needs comes when it is made: the first page stands without it. */
const parts = {
  table: async (world: World) => {
    // What shows the table comes while its host is being dialled.
    for (const part of [import('./memberScreen.ts'), world.signatures()]) part.catch(() => {})
    return (await import('./visitTable.ts')).visitTable
  },
  match: async () => (await import('./visitReplay.ts')).visitMatch,
}

/** Visits every place that is a table. */
export function makeVisit(world: World): Visit {
  return (place, tell) => {
    const stay = makeStay()
    const say: Tell = (news) => {
      if (!stay.over) tell(news)
    }
    visitPlace(world, place, stay, say).catch((error: unknown) => {
      // A part of the page that does not load ends here as well; the console tells which.
      console.error(error)
      say({ type: 'failed', retry: true, problem: { type: 'load' } })
    })
    return stay.end
  }
}

async function visitPlace(world: World, place: Place, stay: Stay, tell: Tell): Promise<void> {
  if (place.type === 'match') await (await parts.match())(world, place, stay, tell)
  if (place.type === 'here') await visitHere(world, place.code, stay, tell)
  if (place.type === 'room') await visitRoom(world, place, stay, tell)
}

/** A table on this device: only one window may play it. */
async function visitHere(world: World, code: string, stay: Stay, tell: Tell): Promise<void> {
  const room = await loadRoom(world.store, code)
  if (room?.role !== 'local')
    return tell({ type: 'failed', retry: false, problem: { type: 'unknown' } })
  const elsewhere = () => tell(heldElsewhere(world, code))
  const asked = { take: false, lost: elsewhere }
  if (await isHeldElsewhere(world, code, stay, asked)) return elsewhere()
  const opens = room.seats.map((kind) =>
    kind === 'bot' ? ({ kind, name: 'random' } as const) : ({ kind: 'mine' } as const),
  )
  const keeper = storeKeeper(world.store, code)
  const { secret } = room
  const visitTable = await parts.table(world)
  await visitTable({
    ...{ world, code, secret, keeper, opens, open: false, known: true, isNew: false },
    ...{ ask: undefined, stay, tell },
  })
}

/**
 * A room of this browser, or of another one. A second window of a browser is a second visitor; where
 * there is no seat for it, it takes the one of the first.
 */
async function visitRoom(world: World, place: RoomPlace, stay: Stay, tell: Tell): Promise<void> {
  // What reaches others comes at the same time as all the rest.
  world.network().catch(() => {})
  const lost = () => tell(heldElsewhere(world, place.code))
  const seat = await seatIn(world, place, stay, { take: false, lost })
  if (!seat.isSecond) return sitDown(world, place, seat, stay, tell)
  const first = stay.inner()
  const { told, full } = untilFull(tell)
  await sitDown(world, place, seat, first, told)
  await full
  first.end()
  await sitDown(world, place, await seatIn(world, place, stay, { take: true, lost }), stay, tell)
}

/** Passes on what is told, but keeps back that there is no seat. */
function untilFull(tell: Tell): { readonly told: Tell; readonly full: Promise<void> } {
  let seated = false
  let resolve = () => {}
  const full = new Promise<void>((fulfil) => {
    resolve = fulfil
  })
  const told: Tell = (news) => {
    seated ||= news.type === 'seated'
    const { problem } = news.type === 'failed' ? news : {}
    if (!seated && problem?.type === 'refused' && problem.why === 'full') resolve()
    else tell(news)
  }
  return { told, full }
}

async function sitDown(
  world: World,
  { code, ask }: RoomPlace,
  { hosts, isStrange, isSecond: _, ...seat }: RoomSeat,
  stay: Stay,
  tell: Tell,
): Promise<void> {
  const opens = hosts ? ([{ kind: 'mine' }, { kind: 'guest' }] as const) : undefined
  // A stranger's link is dialled before all that makes a table of it has arrived.
  const network = isStrange ? dialAhead(world.network(), address(code, 1), stay) : world.network()
  network.catch(() => {})
  const there = { ...world, network: () => network }
  const visitTable = await parts.table(world)
  await visitTable({ world: there, code, ...seat, opens, open: true, ask, stay, tell })
}

const heldElsewhere = (world: World, code: string): VisitNews => ({
  ...{ type: 'failed', retry: true, problem: { type: 'elsewhere' } },
  whenFree: (then) => world.whenFree(code, then),
})
