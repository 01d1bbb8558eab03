import type { Clock } from '../kit/clock.ts'
import { backOff } from '../link/backOff.ts'
import type { End, FaultyPage } from '../link/faults/network.ts'
import { type Keeper, memoryKeeper } from '../match/keeper.ts'
import type { Signatures } from '../match/signing.ts'
import {
  joinTable,
  type LivePorts,
  type LiveTable,
  openTable,
  type Place,
  resumeTable,
} from '../net/open.ts'
import type { Game, Options } from '../rules/game.ts'
import { type Manners, sitPeople } from './people.ts'
import type { Town } from './town.ts'

/** What is played in a town, and how everybody opens it. */
export interface Programme {
  readonly game: Game
  readonly options: Options
  readonly signatures: Signatures
  /** Whoever founds the table says who sits where. */
  readonly places: readonly Place[]
}

/** Somebody at a device: what it keeps outlives its pages. */
export interface Home {
  readonly name: string
  readonly keeper: () => Keeper
  readonly isOpen: () => boolean
  /** The table on its page, if it has come that far. */
  readonly table: () => LiveTable | undefined
  /** Tables on devices that were left for another one, pages still open. */
  readonly before: readonly LiveTable[]
  /** Opens its page at the room, as often as it takes; nothing while one is open. */
  open(): void
  /** Ends its page. `left`: it had time to say goodbye. */
  end(how: End | 'left'): void
  /** Goes on at another device by the private link, and lets the page on the first one be. */
  change(): void
  /** What its pages could not do, and should have been able to. */
  readonly failures: readonly string[]
}

/** How somebody lives. */
export interface Household {
  readonly name: string
  /** Opens the table if there is none yet; others sit down at one. */
  readonly founds: boolean
  readonly manners: Manners
}

const code = 'ROOM'

/** A browser in a town, with no page open yet. */
export function makeHome(town: Town, programme: Programme, household: Household): Home {
  const { name } = household
  let keeper = memoryKeeper()
  let isFirstDevice = true
  const before: LiveTable[] = []
  const secret = town.entropy()
  const failures: string[] = []
  let page: FaultyPage | undefined
  let table: LiveTable | undefined
  const portsOf = (on: FaultyPage): LivePorts => ({
    ...{
      keeper: slowKeeper(town, on, keeper),
      clock: on.clock,
      signatures: programme.signatures,
      secret,
    },
    ...{ entropy: town.entropy, room: { network: on.network, code } },
  })
  const visit = async (on: FaultyPage) => {
    const opened = await enter(portsOf(on), programme, household.founds && isFirstDevice)
    if (!on.alive) return
    if (typeof opened === 'string') {
      failures.push(opened)
      return
    }
    table = opened
    sitPeople(town, on, opened, household.manners)
  }
  const open = () => {
    if (page) return
    page = town.lab.page(name)
    void visit(page)
  }
  const leave = () => {
    page = undefined
    table = undefined
  }
  return {
    ...{ name, failures, before, open, isOpen: () => page !== undefined },
    ...{ table: () => table, keeper: () => keeper },
    end(how) {
      if (how === 'left') table?.close()
      page?.end(how === 'left' ? 'closed' : how)
      leave()
    },
    change() {
      // Nothing leads to a table that is not there yet.
      if (!table) return
      before.push(table)
      leave()
      keeper = memoryKeeper()
      isFirstDevice = false
      open()
    },
  }
}

/** Comes to the table as a page of the app does; a sentence says why it cannot. */
async function enter(
  ports: LivePorts,
  { game, places, options }: Programme,
  founds: boolean,
): Promise<LiveTable | string> {
  const kept = await ports.keeper.load()
  if (kept && kept.entries.length > 0) return tableIn(resumeTable(ports, game, kept))
  if (founds)
    return tableIn(await openTable(ports, { game, edition: undefined }, { places, options }))
  for (let failures = 1; ; failures++) {
    const joined = await joinTable(ports, { load: async () => game }).result
    if (joined.type === 'opened') return joined.table
    if (joined.type !== 'unreachable') return JSON.stringify(joined)
    await pause(ports.clock, backOff(failures))
  }
}

const tableIn = <T>(opened: { readonly table: T } | { readonly problem: unknown }): T | string =>
  'table' in opened ? opened.table : JSON.stringify(opened.problem)

const pause = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => void clock.after(ms, resolve))

/** What writing takes at most, ms. */
const slowest = 20

/** Storage that takes its time, one thing after the other, until the page is gone. */
function slowKeeper({ draw }: Town, { clock }: FaultyPage, inner: Keeper): Keeper {
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
