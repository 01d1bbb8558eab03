import { backOff } from '../../link/backOff.ts'
import type { Network } from '../../link/link.ts'
import type { Kept } from '../../match/keeper.ts'
import { repaired } from '../../match/reopen.ts'
import {
  joinTable,
  type Member,
  type MemberPorts,
  openNext,
  openTable,
  type Place,
  resumeTable,
  type TableOpened,
} from '../../net/open.ts'
import type { Invite } from '../../overlay/screen.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import { resume as text } from '../../overlay/text/en/replay.ts'
import { agreedWish } from '../../rules/consent.ts'
import type { GameTypes, Options } from '../../rules/game.ts'
import { openJournal, setupOf } from '../../rules/replay.ts'
import { randomHex32 } from '../entropy.ts'
import { seatBots } from '../seatBots.ts'
import { saveRoom } from '../storage/rooms.ts'
import { seatName, secretsAmong } from '../storage/secrets.ts'
import type { TableVisit } from '../tableVisit.ts'
import { loadFoothills, type Title, titleFor } from '../titles.ts'
import { build } from '../world.ts'
import { guestProblem, isFull, isPassing } from './guestProblem.ts'

/** A visit with all it has fetched on its way. */
interface Work {
  readonly visit: TableVisit
  readonly ports: MemberPorts
  readonly invite: Invite | undefined
}

/** Sits down at a table: the one that was kept, a new one, or the one others have opened. */
export async function visitTable(visit: TableVisit): Promise<void> {
  const { keeper, opens, ask, tell } = visit
  const kept = await keeper.load()
  const isKept = kept !== undefined && kept.entries.length > 0 && ask === undefined
  if (!isKept && !opens) tell({ type: 'dialling' })
  claim(visit)
  const work = await prepare(visit)
  if (visit.stay.over) return
  if (isKept) return resume(work, kept)
  return opens ? begin(work, opens) : join(work)
}

/** The seat is this window's, from before it is reached: one that waits for it leaves it alone. */
const claim = ({ world, stay, secret }: TableVisit) => stay.until(world.plays(seatName(secret)))

async function prepare(visit: TableVisit): Promise<Work> {
  const { world, code, secret, keeper, open } = visit
  const [signatures, network, invite] = await Promise.all([
    world.signatures(),
    open ? world.network() : undefined,
    open ? world.invite(code) : undefined,
  ])
  const room = network && { network: network satisfies Network, code }
  const inspect = world.debug?.peek?.machines.inspect
  const { clock } = world
  const ports = { keeper, clock, signatures, secret, entropy: randomHex32, build, room, inspect }
  return { visit, ports, invite }
}

function fail({ tell, world, secret }: TableVisit, problem: PageProblem, retry = false): void {
  const whenFree = (then: () => void) => world.whenFree(seatName(secret), then)
  tell({ type: 'failed', problem, retry, ...(problem.type === 'elsewhere' ? { whenFree } : {}) })
}

async function resume(work: Work, kept: Kept): Promise<void> {
  const title = await loadFoothills(kept.edition)
  if ('problem' in title) return fail(work.visit, { type: 'refused', why: 'edition' })
  const { ports } = work
  const opened = resumeTable(ports, title.game, kept)
  const sound = 'problem' in opened ? await soundOf(work, title, kept) : undefined
  return show(work, title, sound ? resumeTable(ports, title.game, sound) : opened)
}

/** What can be saved of a kept match that is damaged, kept in its stead. */
async function soundOf<G extends GameTypes>(
  { ports: { signatures, secret, keeper } }: Work,
  { game }: Title<G>,
  kept: Kept,
): Promise<Kept | undefined> {
  const opened = openJournal(game, kept.entries)
  if ('journal' in opened || !opened.good) return undefined
  const journal = repaired({ game, signatures, journal: opened.good }, secret, text.damaged)
  if (!journal || setupOf(journal).key === undefined) return undefined
  await keeper.begin(kept.edition, journal.entries)
  return { ...kept, entries: journal.entries }
}

async function begin(work: Work, places: readonly Place[]): Promise<void> {
  const title = await loadFoothills(work.visit.world.edition())
  if ('problem' in title) return fail(work.visit, { type: 'refused', why: 'edition' })
  return show(work, title, await openTable(work.ports, title, { places, options: {} }))
}

async function show<G extends GameTypes>(
  work: Work,
  title: Title<G>,
  opened: TableOpened<G>,
): Promise<void> {
  if ('table' in opened) {
    await attend(work, title, opened.table)
    return
  }
  const { problem } = opened
  fail(work.visit, problem.reason === 'notKept' ? { type: 'load' } : { type: 'match', problem })
}

/** How often in a row a host that was there before is dialled before that is called a problem. */
const patience = 6

/** Looks for a table that others have opened. */
async function join(work: Work): Promise<void> {
  const { visit, ports } = work
  const { stay, tell, known, world } = visit
  for (let failures = 1; !stay.over; failures++) {
    tell({ type: 'dialling' })
    const { joined, title, secret } = await sitDown(visit, ports)
    if (stay.over) return
    if (joined.type === 'opened' && title) {
      const mine = await withSecret(work, secret)
      return attend(mine, title, joined.table)
    }
    if (!isPassing(joined, known) || failures >= patience)
      return fail(visit, guestProblem(joined), !isFull(joined))
    await new Promise<void>((resolve) => void world.clock.after(backOff(failures), resolve))
  }
}

/** One try, which brings the title that is played there along. */
async function sitDown({ world, isNew, stay, tell, ask }: TableVisit, ports: MemberPorts) {
  let title: Awaited<ReturnType<typeof titleFor>>
  let { secret } = ports
  const old = isNew ? await secretsAmong(world.store) : new Map<string, string>()
  const joining = joinTable(ports, {
    ask,
    secretAmong(people) {
      secret = old.get(people) ?? ports.secret
      return secret
    },
    linked: () => tell({ type: 'syncing' }),
    knocking: () => tell({ type: 'knocking' }),
    async load(setup, edition) {
      title = await titleFor(setup.game, edition)
      return title?.game
    },
  })
  const part = stay.inner()
  part.until(joining.cancel)
  const joined = await joining.result
  if (joined.type === 'opened') stay.until(joined.table.close)
  return { joined, title, secret }
}

/** The same with the secret by which this browser was known there already. */
async function withSecret(work: Work, secret: string): Promise<Work> {
  const { visit, ports } = work
  if (secret === ports.secret) return work
  await saveRoom(visit.world.store, visit.code, { role: 'guest', secret })
  const known = { ...visit, secret }
  claim(known)
  return { ...work, visit: known, ports: { ...ports, secret } }
}

/** Sits at a table until another match begins there, or there is no more place for this browser. */
async function attend<G extends GameTypes>(
  work: Work,
  title: Title<G>,
  table: Member<G>,
): Promise<void> {
  const { visit, invite, ports } = work
  const { world } = visit
  const stay = visit.stay.inner()
  stay.until(table.close)
  const { showMember } = await import('./memberScreen.ts')
  if (stay.over) return
  seatBots(world, table, stay)
  const next = async (options: Options) => {
    stay.end()
    await show(work, title, await openNext(ports, title, table, options))
  }
  const again = () => void next(title.game.outcome(table.now().position)?.rematch ?? {})
  showMember({ visit, title, table, invite, again, stay })
  stay.until(table.on(() => !stay.over && isMoreAgreed(table) && again()))
  stay.until(world.whenBack(table.retry))
  stay.until(world.whenLeft(table.close))
  const look = () => {
    const why = table.ended()
    if (why === undefined || stay.over) return
    if (why === 'next') {
      stay.end()
      void join(work)
    } else if (why === 'replaced') fail(visit, { type: 'elsewhere' }, true)
    else if (why === 'full') fail(visit, { type: 'refused', why: 'full' })
  }
  stay.until(table.on(look))
  look()
}

/** Everybody wants another match, and it is for this browser to begin it. */
const isMoreAgreed = <G extends GameTypes>(table: Member<G>) =>
  table.now().hosting && agreedWish(table.journal())?.asks.wish === 'rematch'
