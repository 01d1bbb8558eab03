import { type Before, beforeOf, beginMatch, type Place, placesOf, reopen } from '../match/begin.ts'
import type { Kept } from '../match/keeper.ts'
import { rosterOf } from '../match/roster.ts'
import type { Game, Options } from '../rules/game.ts'
import type { Problem } from '../rules/journal.ts'
import { setupOf } from '../rules/replay.ts'
import { findOtherVersion, type VersionSearch } from './discovery.ts'
import { type GuestOpened, type GuestPorts, openGuest } from './guest.ts'
import { type Listener, makeListener } from './listener.ts'
import { type LiveTable, makeLiveTable } from './liveTable.ts'
import { guestTools, type LivePorts, type Route, signerOf } from './peerRole.ts'

export type { Place } from '../match/begin.ts'
export type { LiveTable } from './liveTable.ts'
export type { LivePorts } from './peerRole.ts'

/** A table, or why it cannot be opened: what is wrong with the match, or that it cannot be stored. */
export type TableOpened =
  | { readonly table: LiveTable }
  | { readonly problem: Problem | { readonly reason: 'notKept' } }

/** A title's rules and, unless they are built in, its component values. */
export interface Played {
  readonly game: Game
  readonly edition: unknown
}

/** What a new match is set up with. */
export interface Wanted {
  readonly places: readonly Place[]
  readonly options: Options
}

const listenerOf = ({ room, secret }: LivePorts) => room && makeListener(room, secret)

/** Opens a new table, hosted by this browser. The match is stored from its first entry on. */
export const openTable = (ports: LivePorts, played: Played, wanted: Wanted): Promise<TableOpened> =>
  begin(ports, played, wanted, listenerOf(ports), undefined)

async function begin(
  ports: LivePorts,
  { game, edition }: Played,
  wanted: Wanted,
  listener: Listener | undefined,
  before: Before | undefined,
): Promise<TableOpened> {
  const { entropy, signatures, secret, keeper } = ports
  const begun = beginMatch({
    ...{ game, entropy, signatures, secret, ...wanted },
    ...(before ? { before } : {}),
  })
  if ('problem' in begun) return begun
  try {
    await keeper.begin(edition, begun.journal.entries)
  } catch {
    return { problem: { reason: 'notKept' } }
  }
  const first = { hosts: begun.journal, returning: false }
  return { table: makeLiveTable(ports, { game, edition, listener, first }) }
}

/** The next match of the same people at the same table, hosted by this browser like the last one. */
export function openNext(
  ports: LivePorts,
  played: Played,
  table: LiveTable,
  options: Options,
): Promise<TableOpened> {
  const journal = table.whole()
  const places = placesOf(journal, signerOf(ports, journal).key)
  return begin(ports, played, { places, options }, table.makeWay(), beforeOf(journal))
}

/** Returns to a table this browser was at: as its host if it was that, else as a guest. */
export function resumeTable(ports: LivePorts, game: Game, kept: Kept): TableOpened {
  const opened = reopen(game, kept)
  if ('problem' in opened) return opened
  const { journal } = opened
  const isHost = rosterOf(journal.entries).host === signerOf(ports, journal).key
  const first = isHost ? { hosts: journal, returning: true } : { follows: journal }
  const listener = listenerOf(ports)
  return { table: makeLiveTable(ports, { game, edition: kept.edition, listener, first }) }
}

/** What came of joining a table; `opened` brings it. */
export type TableJoined =
  | { readonly type: 'opened'; readonly table: LiveTable }
  | Exclude<GuestOpened, { readonly type: 'opened' }>

/** What joining a table for the first time takes. */
export type Joining = Pick<GuestPorts, 'load' | 'secretAmong' | 'linked' | 'undecided' | 'claim'>

/** Where a newcomer looks for a table: where invites lead, else where later hosts listen. */
const likelyEpochs = [1, 2, 3] as const
/** How long the first address has to answer, ms: signalling may know a host there that is gone. */
const headStart = 4000

/** Dials a table and joins it, at its first address or at those of hosts that took over. */
export function joinTable(
  ports: LivePorts,
  joining: Joining,
): { readonly result: Promise<TableJoined>; cancel(): void } {
  let isCancelled = false
  let others: VersionSearch | undefined
  // Later hosts and pages of another version are both rare, and looked for at the same time.
  const widened = () => {
    if (isCancelled || others || !ports.room) return
    others = findOtherVersion(ports.room, ports.clock)
    void others.result.then((isOther) => isOther && guest.cancel())
  }
  const route: Route = {
    epochs: () => likelyEpochs,
    search: { headStart, widened },
    handedOver() {},
    visit: { since: undefined },
  }
  const guest = openGuest({ ...guestTools(ports, route), ...joining })
  const join = async (): Promise<TableJoined> => {
    const opened = await guest.result
    if (opened.type !== 'unreachable') others?.cancel()
    else if (await others?.result) return { type: 'denied', why: 'version', away: [] }
    return opened.type === 'opened' ? seat(ports, joining, opened, route) : opened
  }
  return {
    result: join(),
    cancel() {
      isCancelled = true
      others?.cancel()
      guest.cancel()
    },
  }
}

/** Makes the table of a guest that has joined, with the secret it is known by there. */
function seat(
  ports: LivePorts,
  { secretAmong }: Joining,
  { table, edition }: Extract<GuestOpened, { type: 'opened' }>,
  route: Route,
): TableJoined {
  const { people, match } = setupOf(table.whole())
  const own = { ...ports, secret: secretAmong?.(people ?? match) ?? ports.secret }
  const first = { joined: table, route }
  const arrival = { game: table.game, edition, listener: listenerOf(own), first }
  return { type: 'opened', table: makeLiveTable(own, arrival) }
}
