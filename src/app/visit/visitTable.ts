import type { OpenTitle } from '../../games/title.ts'
import { backOff } from '../../link/backOff.ts'
import type { Network } from '../../link/link.ts'
import { repaired } from '../../match/begin.ts'
import type { Kept } from '../../match/keeper.ts'
import type { GuestLobby } from '../../net/lobby/guestLobby.ts'
import {
  joinTable,
  type LiveTable,
  openNext,
  openTable,
  resumeTable,
  type TableOpened,
} from '../../net/role/liveTable.ts'
import { makeBroadcaster } from '../../net/viewers/broadcaster.ts'
import type { Gallery } from '../../net/viewers/gallery.ts'
import type { Viewers } from '../../net/viewers/viewers.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import { agreedWish } from '../../rules/consent.ts'
import { openJournal } from '../../rules/replay.ts'
import { randomHex32 } from '../entropy.ts'
import type { Scope } from '../scope.ts'
import { loadGallery } from '../storage/galleries.ts'
import { notePlayed, notesPlayed, playedBefore } from '../storage/playedMatches.ts'
import { loadRoomKey, saveRoom } from '../storage/rooms.ts'
import { seatName, secretsAmong, type UsedSecret } from '../storage/secrets.ts'
import { inWords, openToPlay, titleOf, wantedBy } from '../titles.ts'
import { seatBots } from './bots.ts'
import { enterRoom, gatherNext, isEveryoneHere, keptNext, nextOptions, type Occasion, openRoom } from './gather.ts'
import { guestProblem, isFinal, isPassing } from './guestProblem.ts'
import { showMember } from './memberScreen.ts'
import { selfIn } from './self.ts'
import type { LoadedVisit, Opens, TableVisit } from './tableVisit.ts'
import { toldFailure } from './told.ts'

/** Sits down at a table: the kept one, a new one, or one that someone else has opened. */
export async function visitTable(visit: TableVisit): Promise<void> {
  const { keeper, opens, ask, tell, held } = visit
  const kept = await keeper.load()
  const isKept = kept !== undefined && kept.entries.length > 0 && ask === undefined
  const opening = isKept ? openKept(visit, kept) : undefined
  if (await held) return
  if (!isKept && !opens) tell({ type: 'dialling' })
  claim(visit)
  const work = await prepare(visit)
  if (visit.scope.ended) return
  if (isKept) return resume(work, kept, await opening)
  return opens ? begin(work, opens) : join(work)
}

/** Claims the seat for this window before it is reached, so that windows waiting for it keep waiting. */
const claim = ({ world, scope, secret }: TableVisit) => scope.onEnd(world.plays(seatName(secret)))

async function prepare(visit: TableVisit): Promise<LoadedVisit> {
  const { world, code, secret, keeper, open, scope } = visit
  const [signatures, network, invite, key, gallery] = await Promise.all([
    world.signatures(),
    open ? world.network() : undefined,
    open ? world.invite(code) : undefined,
    open ? loadRoomKey(world.store, code) : undefined,
    loadGallery(world.store, code),
  ])
  const room = network && { network: network satisfies Network, code, key }
  const inspect = world.debug?.peek?.machines.inspect
  const { clock } = world
  const entropy = randomHex32
  const ports = {
    keeper,
    clock,
    signatures,
    secret,
    entropy,
    room,
    gallery,
    inspect,
    said: selfIn(world.settings.value),
  }
  const broadcaster = makeBroadcaster(gallery, () => viewersOf(visit, gallery))
  scope.onEnd(broadcaster.close)
  scope.onEnd(world.whenLeft(broadcaster.close))
  return { visit, ports, invite, broadcaster }
}

/** Lets others watch: a table of one device needs the network for that alone. */
async function viewersOf({ world, secret }: TableVisit, gallery: Gallery): Promise<Viewers> {
  const [{ openViewers }, network] = await Promise.all([import('../../net/viewers/viewers.ts'), world.network()])
  return openViewers({ network, clock: world.clock, gallery, entropy: randomHex32, secret })
}

function fail({ tell, world, secret }: TableVisit, problem: PageProblem, retry = false): void {
  const whenFree = (then: () => void) => world.whenFree(seatName(secret), then)
  tell({ type: 'failed', problem, retry, ...(problem.type === 'elsewhere' ? { whenFree } : {}) })
}

/** Sees something through that nobody waits for: if it fails, the person hears of it and can try again. */
const seeThrough = ({ visit: { tell, world } }: LoadedVisit, doing: Promise<unknown>): void =>
  void doing.catch(toldFailure(tell, world))

/** Opens the title of a kept match: nothing else has to be there for it. */
function openKept({ world, tell }: TableVisit, kept: Kept): Promise<OpenTitle | undefined> {
  const opening = openToPlay(world.titles, wantedBy(kept), tell)
  opening.catch(() => {})
  return opening
}

async function resume(work: LoadedVisit, kept: Kept, title: OpenTitle | undefined): Promise<void> {
  if (!title) {
    const isMatch = wantedBy(kept).game !== undefined
    const noSetup = { type: 'match', problem: { reason: 'noSetup' } } as const
    return fail(work.visit, isMatch ? { type: 'refused', why: 'edition' } : noSetup)
  }
  const { ports } = work
  const next = keptNext(work, title, kept)
  if (next) return gather(work, title, next)
  if (await settleRenewal(work, title, kept)) return
  const opened = resumeTable(ports, title.game, kept)
  const sound = 'problem' in opened ? await salvage(work, title, kept) : undefined
  const resumed = sound ? resumeTable(ports, title.game, sound) : opened
  if ('unmanned' in resumed) {
    if (!resumed.hosts) return join(work)
    return gather(work, title, { type: 'resumed', journal: resumed.unmanned })
  }
  return show(work, title, resumed)
}

/** Goes over to the new secret of this browser's seats, if the page closed before it could. */
async function settleRenewal({ visit }: LoadedVisit, title: OpenTitle, kept: Kept): Promise<boolean> {
  if (!visit.isRenewing) return false
  const opened = openJournal(title.game, kept.entries)
  if (!('journal' in opened)) return false
  const { isRenewed, useRenewed } = await import('./renewSeat.ts')
  return (await isRenewed(visit, opened.journal)) && useRenewed(visit, title, opened.journal)
}

/** Replaces a damaged kept match with its readable part, if there is one. */
async function salvage(
  { ports: { signatures, secret, keeper } }: LoadedVisit,
  { game }: OpenTitle,
  kept: Kept,
): Promise<Kept | undefined> {
  const opened = openJournal(game, kept.entries)
  if ('journal' in opened || !opened.good) return undefined
  const journal = repaired({ game, signatures, journal: opened.good }, secret)
  if (!journal) return undefined
  await keeper.begin(kept.edition, journal.entries)
  return { ...kept, entries: journal.entries }
}

async function begin(work: LoadedVisit, opens: Opens): Promise<void> {
  const { titles, edition } = work.visit.world
  const { id } = titleOf(titles, opens.game) ?? {}
  const title =
    id === undefined ? undefined : await openToPlay(titles, { game: id, edition: edition(id) }, work.visit.tell)
  if (!title) return fail(work.visit, { type: 'refused', why: 'edition' })
  if (opens.type === 'lobby') return gather(work, title, { type: 'first' })
  const { options = {} } = opens
  const own = opens.places.findIndex(({ kind }) => kind === 'mine')
  // The first seat is that of the device’s own person; others are for people beside them.
  const places = opens.places.map((place, seat) => (seat === own ? { ...place, ...work.ports.said } : place))
  return show(work, title, await openTable(work.ports, title, { places, options }))
}

/** Gathers people for a match. */
async function gather(work: LoadedVisit, title: OpenTitle, occasion: Occasion): Promise<void> {
  const problem = await openRoom(work, title, occasion, (opened) => seeThrough(work, show(work, title, opened)))
  if (problem) fail(work.visit, problem)
}

async function show(work: LoadedVisit, title: OpenTitle, opened: TableOpened): Promise<void> {
  if ('table' in opened) attend(work, title, opened.table)
  else if (opened.problem.reason === 'notKept') fail(work.visit, { type: 'load' })
  else fail(work.visit, { type: 'match', problem: await inWords(title, opened.problem) })
}

/** Number of times in a row a known host is dialled before that is called a problem. */
const patience = 6

/** Joins a table that someone else has opened. */
async function join(work: LoadedVisit): Promise<void> {
  const { visit } = work
  const { scope, tell, known, world } = visit
  for (let failures = 1; !scope.ended; failures++) {
    tell({ type: 'dialling' })
    const { joined, title, secret } = await sitDown(work)
    if (scope.ended) return
    if (joined.type === 'opened' && title) {
      const own = await withSecret(work, secret)
      return attend(own, title, joined.table)
    }
    if (!isPassing(joined, known) || failures >= patience)
      return fail(visit, guestProblem(joined, visit.ask !== undefined), !isFinal(joined))
    await new Promise<void>((resolve) => void world.clock.after(backOff(failures), resolve))
  }
}

/** One attempt to join, with the title that turned out to be played there. */
async function sitDown(work: LoadedVisit) {
  const { visit, ports } = work
  const { world, isNew, scope, tell, ask } = visit
  let title: OpenTitle | undefined
  let { secret } = ports
  const old = isNew ? await secretsAmong(world.store) : new Map<string, UsedSecret>()
  const attempt = scope.child()
  const joining = joinTable(ports, {
    claim: ask,
    secretAmong(people, host) {
      const used = old.get(people)
      secret = used?.keys.has(host) ? used.secret : ports.secret
      return secret
    },
    reading: world.reading,
    playOn: world.playOn,
    played: (match) => playedBefore(world.store, match),
    linked: () => tell({ type: 'syncing' }),
    gathered: (lobby) => seeThrough(work, gathered(work, lobby, attempt)),
    undecided: () => tell({ type: 'knocking' }),
    async load(setup, edition) {
      const { game, edition: mark } = setup
      title = await openToPlay(world.titles, { game, edition, hash: mark.hash }, tell)
      return title?.game
    },
  })
  attempt.onEnd(joining.cancel)
  const joined = await joining.result
  if (joined.type === 'opened') attempt.end()
  if (joined.type === 'opened') scope.onEnd(joined.table.close)
  return { joined, title, secret }
}

/** Waits in the lobby of a match that another browser will begin. */
async function gathered({ visit, invite }: LoadedVisit, lobby: GuestLobby, scope: Scope): Promise<void> {
  const problem = await enterRoom({ visit, invite }, lobby, scope)
  if (problem) fail(visit, problem)
}

/** The same with the secret by which this browser was already known there. */
async function withSecret(work: LoadedVisit, secret: string): Promise<LoadedVisit> {
  const { visit, ports } = work
  if (secret === ports.secret) return work
  await saveRoom(visit.world.store, visit.code, { role: 'guest', secret })
  const known = { ...visit, secret }
  claim(known)
  return { ...work, visit: known, ports: { ...ports, secret } }
}

/** Stays at a table until the next match begins there, or this browser has lost its place. */
function attend(work: LoadedVisit, title: OpenTitle, table: LiveTable): void {
  const { visit, invite, ports, broadcaster } = work
  const { world } = visit
  const scope = visit.scope.child()
  scope.onEnd(table.close)
  scope.onEnd(broadcaster.follow(table, title.edition))
  seatBots(world, title, table, scope)
  const asking = scope.child()
  const regather = (itself: boolean) => {
    asking.end()
    const occasion = gatherNext(title, table, itself)
    scope.end()
    seeThrough(work, gather(work, title, occasion))
  }
  const playNext = async () => {
    asking.end()
    const opening = openNext(ports, title, table, nextOptions(title, table.whole()))
    scope.end()
    return show(work, title, await opening)
  }
  const again = () => (visit.open && !isEveryoneHere(table) ? regather(true) : seeThrough(work, playNext()))
  asking.onEnd(table.on(() => isMoreAgreed(table) && again()))
  showMember({ visit, title, table, invite, gallery: ports.gallery, again, regather: () => regather(false), scope })
  scope.onEnd(world.whenBack(table.retry))
  scope.onEnd(world.whenLeft(table.close))
  const note = notesPlayed(world.store)
  const look = () => {
    if (scope.ended) return
    if (visit.open) note(table.whole())
    lookForEnd(work, title, table, scope)
  }
  scope.onEnd(table.on(look))
  look()
}

/** Follows the table to its next match, or says why this browser has lost its place. */
function lookForEnd(work: LoadedVisit, title: OpenTitle, table: LiveTable, scope: Scope): void {
  const why = table.ended()
  if (why === 'next') {
    scope.end()
    seeThrough(
      work,
      notePlayed(work.visit.world.store, table.whole()).then(() => join(work)),
    )
  } else if (why === 'replaced') fail(work.visit, { type: 'elsewhere' }, true)
  else if (why === 'stale') seeThrough(work, renew(work, title))
  else if (why === 'full') fail(work.visit, { type: 'refused', why: 'full' })
  else if (why === 'differs') fail(work.visit, { type: why }, true)
}

/** Goes on with this browser's new secret; if another device made it, the link here is worth nothing. */
async function renew({ visit }: LoadedVisit, title: OpenTitle): Promise<void> {
  const { useRenewed } = await import('./renewSeat.ts')
  if (!(await useRenewed(visit, title, undefined))) fail(visit, { type: 'refused', why: 'stale' })
}

/** Everyone wants another match, and this browser is the one to begin it. */
const isMoreAgreed = (table: LiveTable) => table.now().hosting && agreedWish(table.now().table)?.asks.wish === 'rematch'
