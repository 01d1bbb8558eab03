import { signal } from '@preact/signals'
import { sitRandom } from '../bots/random.ts'
import type { PageProblem } from '../overlay/pageProblem.ts'
import type { Invite, Reach } from '../overlay/screen.ts'
import { fastDraw } from '../rules/chance.ts'
import type { BasePosition, Options, Typed } from '../rules/game.ts'
import { type HostPorts, type HostTable, openHost, type Place, resumeHost } from '../table/host.ts'
import type { Kept, SeatKey } from '../table/keeper.ts'
import type { VisitNews } from './app.ts'
import { type Desk, openDesk } from './desk.ts'
import { randomHex32, randomNumber } from './entropy.ts'
import { storeKeeper } from './keeper.ts'
import type { Room } from './rooms.ts'
import type { Stay } from './stay.ts'
import { showTable } from './tableScreen.ts'
import { loadFoothills, type Title } from './titles.ts'
import { build, type World } from './world.ts'

/** A room of this browser, open to others or on this device alone. */
export interface OwnRoom {
  readonly code: string
  readonly room: Extract<Room, { role: 'host' | 'local' }>
}

/** Opens a table of this browser: with the match that was kept, or with a new one. */
export async function visitHost(
  world: World,
  own: OwnRoom,
  stay: Stay,
  tell: (news: VisitNews) => void,
): Promise<void> {
  const keeper = storeKeeper(world.store, own.code)
  const load = await keeper.load()
  const kept = load && load.entries.length > 0 ? load : undefined
  const door = await openDoor(world, own, kept !== undefined, stay)
  const title = await loadFoothills(kept ? kept.edition : world.edition())
  if ('problem' in title) return fail(tell, { type: 'refused', why: 'edition' })
  const { game, edition } = title
  const values = edition === undefined ? {} : { edition }
  const ports = { game, keeper, clock: world.clock, build, entropy: randomHex32, ...values }
  await play({ world, title, ports, door, stay, tell }, placesOf(own.room), kept ? { kept } : {})
}

function fail(tell: (news: VisitNews) => void, problem: PageProblem): void {
  tell({ type: 'failed', problem, retry: false })
}

/** Who sits where; whoever hosts has seat 0. */
function placesOf(room: OwnRoom['room']): readonly Place[] {
  if (room.role === 'host') return [{ kind: 'mine' }, { kind: 'guest' }]
  return room.seats.map((kind) => (kind === 'bot' ? { kind, name: 'random' } : { kind: 'mine' }))
}

/** How others come in. */
interface Door {
  readonly desk: Desk
  readonly invite: Invite
}

/** Lets others in before anything else is fetched; a room on one device has no door. */
async function openDoor(
  world: World,
  { code, room }: OwnRoom,
  returning: boolean,
  stay: Stay,
): Promise<Door | undefined> {
  if (room.role === 'local') return undefined
  const network = await world.network()
  const desk = openDesk(network, code, { token: room.token, returning }, stay)
  return { desk, invite: await world.invite(code) }
}

/** A host at work. */
interface Work<P extends BasePosition, M extends Typed & I, E extends Typed, I> {
  readonly world: World
  readonly title: Title<P, M, E, I>
  readonly ports: HostPorts<P, M, E, I>
  readonly door: Door | undefined
  readonly stay: Stay
  readonly tell: (news: VisitNews) => void
}

/** Plays the match that was kept, or a new one with these options; then, when asked to, the next. */
async function play<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  work: Work<P, M, E, I>,
  places: readonly Place[],
  { kept, options = {} }: { readonly kept?: Kept; readonly options?: Options },
): Promise<void> {
  const { world, title, ports, door, tell } = work
  const opened = kept ? resumeHost(ports, kept) : await openHost(ports, places, options)
  if ('problem' in opened) {
    const { problem } = opened
    return fail(tell, problem.reason === 'notKept' ? { type: 'load' } : { type: 'match', problem })
  }
  const { table } = opened
  const stay = work.stay.inner()
  stay.until(table.close)
  if (stay.over) return
  seatBots(world, table, stay)
  door?.desk.leadTo(table.accept)
  const again = () => {
    const next = title.game.outcome(table.now().position)?.rematch ?? {}
    door?.desk.hold()
    table.end('next')
    stay.end()
    void play(work, withKeys(places, table.keys()), { options: next })
  }
  showTable(world, title, table, extrasOf(door, again), stay, tell)
}

function extrasOf(door: Door | undefined, again: () => void) {
  return {
    role: door ? 'host' : 'local',
    reach: door?.desk.reach ?? signal<Reach>({ type: 'none' }),
    invite: door?.invite,
    replay: undefined,
    again,
    reachAgain: () => door?.desk.reachAgain(),
  } as const
}

/** The same people at the next match: a guest's seat is for whoever knows its secret. */
function withKeys(places: readonly Place[], keys: readonly SeatKey[]): readonly Place[] {
  return places.map((place, seat) => {
    const hash = keys.find((key) => key.seat === seat)?.hash
    return place.kind === 'guest' && hash !== undefined ? { kind: 'guest', hash } : place
  })
}

/** How long a bot seems to think while things move, ms. */
const botPause = 700

/** Sits bots down where the match says that bots sit. */
function seatBots<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { clock, query, settings }: World,
  table: HostTable<P, M, E, I>,
  stay: Stay,
): void {
  const seed = query.seed ?? randomNumber()
  const pause = settings.value.tempo === 'instant' ? 0 : botPause
  for (const [seat, { kind }] of table.now().sitters.entries()) {
    const bot = { draw: fastDraw(seed + seat), clock, pause }
    if (kind === 'bot') stay.until(sitRandom(table.seat(seat), bot))
  }
}
