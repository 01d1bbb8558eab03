import type { Place } from './address.ts'
import type { Visit, VisitNews } from './app.ts'
import { randomHex32 } from './entropy.ts'
import { loadRoom, type Room, saveRoom } from './rooms.ts'
import { makeStay, type Stay } from './stay.ts'
import { titleFor } from './titles.ts'
import type { World } from './world.ts'

type Tell = (news: VisitNews) => void

/** What a visit needs comes when it is made: the first page stands without it. */
const parts = {
  host: async () => (await import('./visitHost.ts')).visitHost,
  guest: async () => {
    // What shows the table comes while the host is being dialled.
    import('./tableScreen.ts').catch(() => {})
    return (await import('./visitGuest.ts')).visitGuest
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
  if (place.type === 'room') await visitRoom(world, place.code, stay, tell)
}

/** A table on this device: only one window may play it. */
async function visitHere(world: World, code: string, stay: Stay, tell: Tell): Promise<void> {
  const room = await loadRoom(world.store, code)
  if (room?.role !== 'local')
    return tell({ type: 'failed', retry: false, problem: { type: 'unknown' } })
  if (await isHeldElsewhere(world, code, stay))
    return tell({ type: 'failed', retry: true, problem: { type: 'elsewhere' } })
  await (await parts.host())(world, { code, room }, stay, tell)
}

/** A room of this browser, or of another one. A second window of a browser is a second visitor. */
async function visitRoom(world: World, code: string, stay: Stay, tell: Tell): Promise<void> {
  // Others are reached by code that comes at the same time as the rest.
  world.network().catch(() => {})
  const own = world.tab.read(code)
  const room = own === undefined ? await loadRoom(world.store, code) : undefined
  const taken = room !== undefined && (await isHeldElsewhere(world, code, stay))
  if (room?.role === 'host' && !taken) {
    const visitHost = await parts.host()
    return visitHost(world, { code, room }, stay, tell)
  }
  const secret = own ?? (room && !taken ? room.secret : randomHex32())
  if (taken) world.tab.write(code, secret)
  else if (own === undefined && !room) await enter(world, code, { role: 'guest', secret }, stay)
  const known = own !== undefined || (room !== undefined && !taken)
  const visitGuest = await parts.guest()
  await visitGuest({ world, room: { code, secret, known }, load: titleFor, stay, tell })
}

/** Keeps the secret before it is used, and holds the seat against other windows. */
async function enter(world: World, code: string, room: Room, stay: Stay): Promise<void> {
  await saveRoom(world.store, code, room)
  void isHeldElsewhere(world, code, stay)
}

async function isHeldElsewhere(world: World, code: string, stay: Stay): Promise<boolean> {
  const { elsewhere, release } = await world.hold(code)
  stay.until(release)
  return elsewhere
}
