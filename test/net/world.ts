import { need } from '../../src/kit/assert.ts'
import { sha256Hex } from '../../src/kit/hash.ts'
import { type FaultyNetwork, makeFaultyNetwork } from '../../src/link/faults/network.ts'
import { perfectWire, type Wire } from '../../src/link/faults/wire.ts'
import type { Link, Listening } from '../../src/link/link.ts'
import { beginMatch, type NewMatch, type SeatPlan } from '../../src/match/begin.ts'
import { type Keeper, type Kept, memoryKeeper } from '../../src/match/keeper.ts'
import { makeSigner, type Signatures, signerIn } from '../../src/match/signing.ts'
import type { SeatPort, Table } from '../../src/match/table.ts'
import type { GuestTable } from '../../src/net/guest/guestTable.ts'
import { type Joining, openGuest } from '../../src/net/guest/join.ts'
import type { HostPorts } from '../../src/net/host/host.ts'
import { type HostTable, makeHost } from '../../src/net/host/host.ts'
import { makeListener } from '../../src/net/host/listener.ts'
import { type Draw, fastDraw } from '../../src/rules/chance.ts'
import type { Game, MatchOptions, Seat } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { choiceOf } from '../../src/rules/play.ts'
import { openJournal, setupOf } from '../../src/rules/replay.ts'
import { sitRandom } from '../bots/random.ts'
import { sound } from '../journals.ts'
import { type ManualClock, manualClock } from '../kit/manualClock.ts'
import { type PairNetwork, pairNetwork } from '../link/pairNetwork.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'

export type TinyTable = Table
export type TinyHost = HostTable
export type TinyGuest = GuestTable

export const room = 'ROOM'
export const options = { wagons: 30 }

/** A small world: a manual clock, a network in memory, and seeded chance. */
export interface World {
  readonly clock: ManualClock
  readonly network: PairNetwork
  /** Its switches, for all that may go wrong between browsers. */
  readonly lab: FaultyNetwork
  /** The same at a second signalling server, if browsers are to use two. */
  second?: FaultyNetwork
  readonly draw: Draw
  /** 32 hexadecimal digits, different every time. */
  readonly entropy: () => string
  /** The signatures that the browsers of this world use. */
  signatures: Signatures
  wire: Wire
  /** Replaces each link that the browser of a name gets. */
  tap: (name: string, link: Link) => Link
  /** Hears every message that arrives anywhere. */
  overhear: (text: string) => void
}

export function makeWorld(seed: number, wire: Wire = perfectWire): World {
  const clock = manualClock()
  const draw = fastDraw(seed)
  let count = 0
  const entropy = () => sha256Hex(`${seed}/${count++}`).slice(0, 32)
  const network: PairNetwork = pairNetwork({
    clock,
    draw,
    wire: () => world.wire,
    overhear: (text) => world.overhear(text),
  })
  const lab = makeFaultyNetwork({ network, clock, draw, others: 'here' })
  const world: World = {
    clock,
    draw,
    entropy,
    wire,
    network,
    lab,
    signatures: cheapSignatures,
    tap: (_, link) => link,
    overhear() {},
  }
  return world
}

/** Gives the browsers of a world a second signalling server, with switches of its own. */
export function addSecondServer(world: World): FaultyNetwork {
  const { clock, draw } = world
  const network = pairNetwork({ clock, draw, wire: () => world.wire })
  world.second = makeFaultyNetwork({ network, clock, draw, others: 'here' })
  return world.second
}

/** Lets every promise settle that can. */
export const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Advances until something holds, or for `ms` at most; returns whether it holds. */
export async function until(world: World, holds: () => boolean, ms = 600_000): Promise<boolean> {
  let ended = false
  const callOff = world.clock.after(ms, () => {
    ended = true
  })
  await flush()
  while (!holds() && !ended && world.clock.step()) await flush()
  callOff()
  return holds()
}

/** Advances by this many ms. */
export async function pass(world: World, ms: number): Promise<void> {
  await until(world, () => false, ms)
}

/** The settings of a test's host. */
export interface Household extends Omit<HostPorts, 'signer' | 'game'> {
  readonly secret: string
}

const portsOf = ({ secret, ...rest }: Household, people: string) => ({
  game: tiny,
  ...rest,
  signer: makeSigner(cheapSignatures, secret, people),
})

/** Opens a new match of Sidings and keeps it. */
export async function openHost(
  household: Household,
  places: readonly SeatPlan[],
  how: Pick<NewMatch, 'before' | 'chance'> & { readonly options?: MatchOptions } = {},
): Promise<{ readonly table: TinyHost }> {
  const { entropy, secret, keeper, edition } = household
  const { options: wanted = options, ...rest } = how
  const begun = sound(
    beginMatch({ game: tiny, entropy, signatures: cheapSignatures, secret, places, options: wanted, ...rest }),
  )
  await keeper.begin(edition, begun.journal.entries)
  return { table: makeHost({ ...portsOf(household, ''), signer: begun.signer }, begun.journal) }
}

/** Opens the stored match again. */
export function resumeHost(household: Household, kept: Kept) {
  const opened = openJournal(tiny, kept.entries)
  if ('problem' in opened) return opened
  const { people, match } = setupOf(opened.journal)
  return { table: makeHost(portsOf(household, people ?? match), opened.journal) }
}

/** Where a host lives: what outlives its page, and its page. */
export interface House {
  readonly keeper: Keeper
  readonly token: string
  table: TinyHost
  listening: Listening
  /** Ends this page's life: nothing it still does reaches keeper or network. */
  die: () => void
}

/** A slow keeper on top of another, until its page dies. */
export function slowKeeper(world: World, inner: Keeper): { keeper: Keeper; die: () => void } {
  let alive = true
  let free = 0
  // One after the other, as a disk does it.
  const slowly = (task: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      free = Math.max(free, world.clock.now()) + world.draw(20)
      world.clock.after(free - world.clock.now(), () => {
        if (alive) task().then(resolve, reject)
      })
    })
  const keeper: Keeper = {
    begin: (edition, entries) => slowly(() => inner.begin(edition, entries)),
    append: (entry) => slowly(() => inner.append(entry)),
    load: () => inner.load(),
  }
  return { keeper, die: () => (alive = false) }
}

const householdOf = ({ clock, entropy }: World, secret: string, keeper: Keeper): Household => ({
  clock,
  entropy,
  secret,
  keeper,
  code: room,
})

/** Opens a table of Sidings and listens for guests. */
export async function openHouse(
  world: World,
  places: readonly SeatPlan[],
  how: Pick<NewMatch, 'before' | 'chance'> = {},
  secret = world.entropy(),
): Promise<House> {
  const inner = memoryKeeper()
  const { keeper, die } = slowKeeper(world, inner)
  let opened: { readonly table: TinyHost } | undefined
  void openHost(householdOf(world, secret, keeper), places, how).then((one) => {
    opened = one
  })
  await until(world, () => opened !== undefined)
  const { table } = need(opened, 'a host')
  const listening = listen(world, table, secret, false)
  await until(world, () => listening.state.type === 'open')
  return { keeper: inner, token: secret, table, listening, die }
}

/** Hosts a journal that someone made by hand, whatever was at the address before. */
export async function hostJournal(world: World, game: Game, journal: Journal, secret: string): Promise<TinyHost> {
  const { clock, entropy } = world
  const keeper = memoryKeeper()
  await keeper.begin(undefined, journal.entries)
  const signer = signerIn(cheapSignatures, secret, journal)
  const table = makeHost({ clock, entropy, keeper, code: room, game, signer }, journal)
  const listener = makeListener({ network: world.network, code: room, key: undefined }, secret)
  listener.connect(table.accept)
  listener.open(1, true)
  const listening = listen(world, table, secret, false)
  await until(world, () => listening.state.type === 'open' && listener.state()?.type === 'open')
  return table
}

function listen(world: World, table: TinyHost, token: string, returning: boolean): Listening {
  return world.network.listen(room, (link) => table.accept(link), { token, returning })
}

/** Reloads a host's page; `how` says what the guests notice of it. */
export async function reloadHost(world: World, house: House, how: 'away' | 'closed' | 'silent'): Promise<void> {
  house.die()
  if (how !== 'away') world.network.cut(how)
  house.table.close()
  house.listening.close()
  const { keeper, die } = slowKeeper(world, house.keeper)
  const kept = need(await house.keeper.load(), 'what was kept')
  house.die = die
  house.table = sound(resumeHost(householdOf(world, house.token, keeper), kept)).table
  house.listening = listen(world, house.table, house.token, true)
}

/** Retries as a guest's page until it is at the table. */
export async function join(world: World, secret: string): Promise<TinyGuest> {
  for (;;) {
    const opened = await dialOnce(world, secret)
    if (opened.type === 'opened') return opened.table
    if (opened.type !== 'unreachable') throw new Error(`not let in: ${JSON.stringify(opened)}`)
    await pass(world, 500)
  }
}

/** One try to become a guest. */
export async function dialOnce(world: World, secret: string, more: Partial<Joining> = {}) {
  const { clock, network } = world
  const load = async () => tiny
  const dial = () => network.dial(room)
  const tools = { dial, clock, signatures: cheapSignatures, code: room }
  const { result } = openGuest({ ...tools, secret, load, ...more })
  let answer: Awaited<typeof result> | undefined
  void result.then((one) => {
    answer = one
  })
  await until(world, () => answer !== undefined)
  return need(answer, 'an answer')
}

/** A seat of this browser at a table, for a bot to play. */
export function seatAt(table: TinyTable, seat: Seat): SeatPort {
  return {
    seat,
    asked() {
      const { standing, ask, pending, seq, position, sitters, known } = table.now()
      const choice = choiceOf(ask, seat)
      if (standing !== 'playing' || pending || !sitters[seat]?.mine) return undefined
      // Cards that were lost with their dealer are missing, and with them the moves.
      const isAsked = choice && choice.moves.length > 0
      return isAsked ? { seq, choice, position, known: known(seat) } : undefined
    },
    on: (listener) => table.on(() => listener()),
    submit: (_, move) => table.submit(seat, move),
  }
}

/** Plays random legal moves at a table, `pause` ms after each question. */
export function playAt(world: World, table: TinyTable, seat: Seat, pause = 5): () => void {
  return sitRandom(seatAt(table, seat), { draw: world.draw, clock: world.clock, pause })
}

/** The first seat that a browser's table calls its own; -1 if none is. */
export const seatOf = (table: Table) => table.now().sitters.findIndex(({ mine }) => mine)
