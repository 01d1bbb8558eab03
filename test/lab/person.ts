import type { Clock } from '../../src/kit/clock.ts'
import { backOff } from '../../src/link/backOff.ts'
import type { FaultyPage, LinkEnding } from '../../src/link/faults/network.ts'
import { resumeAsHost } from '../../src/match/begin.ts'
import { type Keeper, memoryKeeper } from '../../src/match/keeper.ts'
import type { Signatures } from '../../src/match/signing.ts'
import { joinTable, type LivePorts, type LiveTable, resumeTable, type SeatPlan } from '../../src/net/role/liveTable.ts'
import { renewSeats } from '../../src/net/seats/renewal.ts'
import type { Game, MatchOptions } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { openFor } from '../net/gathering.ts'
import type { World } from '../net/world.ts'
import { type Manners, sitPeople } from './behaviour.ts'

/** The match that is played, and how everyone opens it. */
export interface Setting {
  readonly game: Game
  readonly options: MatchOptions
  readonly signatures: Signatures
  /** The occupants of the seats, as the founder of the table decides. */
  readonly places: readonly SeatPlan[]
}

/** A person at a device, whose storage outlives its pages. */
export interface Person {
  readonly name: string
  readonly keeper: () => Keeper
  readonly isOpen: () => boolean
  /** The table on the open page, once there is one. */
  readonly table: () => LiveTable | undefined
  /** The tables of earlier devices, whose pages are still open. */
  readonly before: readonly LiveTable[]
  /** Opens a page at the room, unless one is open, and retries until it is in. */
  open(): void
  /** Ends the page. `left`: it had time to say goodbye. */
  end(how: LinkEnding | 'left'): void
  /** Moves to another device by the private link and leaves the first one's page open. */
  change(): void
  /** Goes on by another private link, once the table lets them. */
  renew(): Promise<void>
  /** The pages' failures. */
  readonly failures: readonly string[]
}

/** A person, and how they play. */
export interface Player {
  readonly name: string
  /** Opens the table on the first visit; others join it. */
  readonly founds: boolean
  readonly manners: Manners
}

const code = 'ROOM'

/** A person whose browser has no page open yet. Nobody makes a move any more once it is enough. */
export function makePerson(
  world: World,
  setting: Setting,
  player: Player,
  isEnough: () => boolean = () => false,
): Person {
  const { name } = player
  let keeper = memoryKeeper()
  let isFirstDevice = true
  const before: LiveTable[] = []
  let secret = world.entropy()
  const failures: string[] = []
  let page: FaultyPage | undefined
  let table: LiveTable | undefined
  const portsOf = (on: FaultyPage): LivePorts => ({
    keeper: slowKeeper(world, on, keeper),
    clock: on.clock,
    signatures: setting.signatures,
    secret,
    entropy: world.entropy,
    room: { network: on.network, code },
  })
  const visit = async (on: FaultyPage) => {
    const opened = await enter(portsOf(on), setting, player.founds && isFirstDevice)
    if (!on.alive) return
    if (typeof opened === 'string') {
      failures.push(opened)
      return
    }
    table = opened
    sitPeople(world, on, opened, player.manners, isEnough)
  }
  const open = () => {
    if (page) return
    page = world.lab.page(name)
    void visit(page)
  }
  const leave = () => {
    page = undefined
    table = undefined
  }
  const end: Person['end'] = (how) => {
    if (how === 'left') table?.close()
    page?.end(how === 'left' ? 'closed' : how)
    leave()
  }
  return {
    end,
    name,
    failures,
    before,
    open,
    isOpen: () => page !== undefined,
    table: () => table,
    keeper: () => keeper,
    change() {
      // There is no private link before there is a table.
      if (!table) return
      before.push(table)
      leave()
      keeper = memoryKeeper()
      isFirstDevice = false
      open()
    },
    async renew() {
      const [on, old, fresh] = [page, table, world.entropy()]
      if (!on || !old) return
      while (on.alive && !(await renewSeats(old, setting.signatures, secret, fresh))) await pause(on.clock, lookAgain)
      if (!on.alive) return
      const hosted = old.now().hosting ? old.whole() : undefined
      while (!hosted && on.alive && old.ended() !== 'stale') await pause(on.clock, lookAgain)
      end('left')
      if (hosted) await takeAlong(setting, keeper, hosted, fresh)
      secret = fresh
      open()
    },
  }
}

/** Time a person waits before they try again, ms. */
const lookAgain = 1000

/** Keeps the match of a host as one that goes on under another secret. */
async function takeAlong(
  { game, signatures }: Setting,
  keeper: Keeper,
  journal: Journal,
  fresh: string,
): Promise<void> {
  const taken = await resumeAsHost({ game, signatures, journal }, fresh)
  if (taken) await keeper.begin(undefined, taken.entries)
}

/** Opens or joins the table as a page of the app does; a text says why it can't. */
async function enter(
  ports: LivePorts,
  { game, places, options }: Setting,
  founds: boolean,
): Promise<LiveTable | string> {
  const kept = await ports.keeper.load()
  if (kept && kept.entries.length > 0) {
    const resumed = resumeTable(ports, game, kept)
    return 'unmanned' in resumed ? 'seats are empty' : tableIn(resumed)
  }
  if (founds) return tableIn(await openFor(ports, { game, options }, places).started)
  for (let failures = 1; ; failures++) {
    const joined = await joinTable(ports, { load: async () => game }).result
    if (joined.type === 'opened') return joined.table
    if (joined.type !== 'unreachable') return JSON.stringify(joined)
    await pause(ports.clock, backOff(failures))
  }
}

const tableIn = <T>(opened: { readonly table: T } | { readonly problem: unknown }): T | string =>
  'table' in opened ? opened.table : JSON.stringify(opened.problem)

const pause = (clock: Clock, ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve))

/** The longest a write takes, ms. */
const slowest = 20

/** Storage with slow writes, one at a time, until the page is gone. */
function slowKeeper({ draw }: World, { clock }: FaultyPage, inner: Keeper): Keeper {
  let free = 0
  const slowly = (task: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      free = Math.max(free, clock.now()) + draw(slowest)
      clock.after(free - clock.now(), () => void task().then(resolve, reject))
    })
  return {
    begin: (edition, entries) => slowly(() => inner.begin(edition, entries)),
    append: (entry) => slowly(() => inner.append(entry)),
    load: inner.load,
  }
}
