import { address } from '../link/address.ts'
import { memoryKeeper } from '../table/keeper.ts'
import type { Place } from './address.ts'
import type { Visit, VisitNews } from './app.ts'
import { dialAhead } from './dialAhead.ts'
import { randomHex32 } from './entropy.ts'
import { forgetMatch, storeKeeper } from './keeper.ts'
import { loadRoom, type Room, saveRoom } from './rooms.ts'
import { makeStay, type Stay } from './stay.ts'
import type { World } from './world.ts'

type Tell = (news: VisitNews) => void

/** What a visit needs comes when it is made: the first page stands without it. */
const parts = {
  table: async (world: World) => {
    // What shows the table comes while its host is being dialled.
    for (const part of [import('./showMember.ts'), world.seal()]) part.catch(() => {})
    return (await import('./visitTable.ts')).visitTable
  },
  match: async () => (await import('./visitMatch.ts')).visitMatch,
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
  if (await isHeldElsewhere(world, code, stay, elsewhere)) return elsewhere()
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

type RoomPlace = Extract<Place, { type: 'room' }>

/** A room of this browser, or of another one. A second window of a browser is a second visitor. */
async function visitRoom(world: World, place: RoomPlace, stay: Stay, tell: Tell): Promise<void> {
  // What reaches others comes at the same time as all the rest.
  world.network().catch(() => {})
  const { code, ask } = place
  const lost = () => tell(heldElsewhere(world, code))
  const { hosts, ...seat } = await seatIn(world, place, stay, lost)
  const opens = hosts ? ([{ kind: 'mine' }, { kind: 'guest' }] as const) : undefined
  // A stranger's link is dialled before all that makes a table of it has arrived.
  const isNew = !seat.known && !opens
  const network = isNew ? dialAhead(world.network(), address(code, 1), stay) : world.network()
  network.catch(() => {})
  const there = { ...world, network: () => network }
  const visitTable = await parts.table(world)
  await visitTable({ world: there, code, ...seat, opens, open: true, ask, stay, tell })
}

/** What this window has of a room: a seat's secret, kept before it is used, and a place for the match. */
async function seatIn(
  world: World,
  { code, secret: brought }: RoomPlace,
  stay: Stay,
  lost: () => void,
) {
  const own = brought ?? world.tab.read(code)
  const known = await loadRoom(world.store, code)
  const taken = known !== undefined && (await isHeldElsewhere(world, code, stay, lost))
  if (brought !== undefined) world.rename({ type: 'room', code })
  // The first window keeps the match of this room; a second one lives without.
  if (taken || (own !== undefined && brought === undefined && own !== known?.secret)) {
    const secret = own ?? randomHex32()
    world.tab.write(code, secret)
    const isOwn = own !== undefined
    return { secret, known: isOwn, isNew: false, keeper: memoryKeeper(), hosts: false }
  }
  const isOther = brought !== undefined && brought !== known?.secret
  if (isOther) await forgetMatch(world.store, code)
  const room = known && !isOther ? known : await enter(world, code, brought ?? randomHex32())
  if (!known) void isHeldElsewhere(world, code, stay, lost)
  const { role, secret } = room
  const keeper = storeKeeper(world.store, code)
  const isNew = !known && brought === undefined
  return { secret, known: known !== undefined, isNew, keeper, hosts: role === 'host' }
}

/** Keeps the secret of a seat in a room that somebody else has opened. */
async function enter(world: World, code: string, secret: string): Promise<Room> {
  const room: Room = { role: 'guest', secret }
  await saveRoom(world.store, code, room)
  return room
}

/** Whether another window has this room; `lost`: another one has taken it since. */
async function isHeldElsewhere(
  world: World,
  code: string,
  stay: Stay,
  lost: () => void,
): Promise<boolean> {
  const { elsewhere, release } = await world.hold(code, lost)
  stay.until(release)
  return elsewhere
}

const heldElsewhere = (world: World, code: string): VisitNews => ({
  ...{ type: 'failed', retry: true, problem: { type: 'elsewhere' } },
  whenFree: (then) => world.whenFree(code, then),
})
