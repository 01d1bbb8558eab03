import { type Before, beforeOf, beginMatch, type Place, placesOf, reopen } from '../match/begin.ts'
import type { Kept } from '../match/keeper.ts'
import { rosterOf } from '../match/roster.ts'
import type { Game, GameTypes, Options, Seat } from '../rules/game.ts'
import type { Problem, Setup } from '../rules/journal.ts'
import { setupOf } from '../rules/replay.ts'
import { type GuestOpened, openGuest } from './guest.ts'
import { type Doors, makeDoors } from './listener.ts'
import { type Member, makeMember } from './liveTable.ts'
import { guestTools, type Hooks, type MemberPorts } from './memberPorts.ts'
import { signerOf } from './roles.ts'
import { type Meeting, meetOther } from './skew.ts'

export type { Place } from '../match/begin.ts'
export type { Member } from './liveTable.ts'
export type { MemberPorts } from './memberPorts.ts'

/** A table, or why it cannot be opened: what is wrong with the match, or that it cannot be kept. */
export type TableOpened<G extends GameTypes = GameTypes> =
  | { readonly table: Member<G> }
  | { readonly problem: Problem | { readonly reason: 'notKept' } }

/** A title's rules and, unless they are built in, its component values. */
export interface Played<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly edition: unknown
}

/** What a new match is set up with. */
export interface Wanted {
  readonly places: readonly Place[]
  readonly options: Options
}

/** Opens a new table, hosted by this browser. The match is kept from its first entry on. */
export const openTable = <G extends GameTypes>(
  ports: MemberPorts,
  played: Played<G>,
  wanted: Wanted,
): Promise<TableOpened<G>> => begin(ports, played, wanted, doorsOf(ports), undefined)

async function begin<G extends GameTypes>(
  ports: MemberPorts,
  { game, edition }: Played<G>,
  wanted: Wanted,
  doors: Doors | undefined,
  before: Before | undefined,
): Promise<TableOpened<G>> {
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
  return { table: makeMember(ports, { game, edition, doors, first }) }
}

/** The next match of the same people at the same table, hosted by this browser as the one before. */
export function openNext<G extends GameTypes>(
  ports: MemberPorts,
  played: Played<G>,
  table: Member<G>,
  options: Options,
): Promise<TableOpened<G>> {
  const journal = table.whole()
  const places = placesOf(journal, signerOf(ports, journal).key)
  return begin(ports, played, { places, options }, table.makeWay(), beforeOf(journal))
}

/** Opens a table again that this browser was at: as its host, if it was that, else as a guest. */
export function resumeTable<G extends GameTypes>(
  ports: MemberPorts,
  game: Game<G>,
  kept: Kept,
): TableOpened<G> {
  const opened = reopen(game, kept)
  if ('problem' in opened) return opened
  const { journal } = opened
  const hosts = rosterOf(journal.entries).host === signerOf(ports, journal).key
  const first = hosts ? { hosts: journal, returning: true } : { follows: journal }
  return { table: makeMember(ports, { game, edition: kept.edition, doors: doorsOf(ports), first }) }
}

/** How it went to sit down at a table for the first time; `opened` brings the table. */
export type TableJoined<G extends GameTypes = GameTypes> =
  | { readonly type: 'opened'; readonly table: Member<G> }
  | Exclude<GuestOpened<G>, { readonly type: 'opened' }>

/** What somebody needs who comes for the first time. */
export interface Joining<G extends GameTypes = GameTypes> {
  /** The rules a match is played by; `undefined` when this page does not have the game. */
  readonly load: (setup: Setup, edition: unknown) => Promise<Game<G> | undefined>
  /** The secret with which this device has played among these people before, if it has. */
  readonly secretAmong?: (people: string) => string | undefined
  /** Called when the first link is there and the match is being fetched. */
  readonly linked?: () => void
  /** The host is being asked to give a seat again. */
  readonly knocking?: () => void
  /** The seat it had before it lost what proves so. */
  readonly ask?: Seat | undefined
}

/** Where a visitor looks for a table: where invitations lead, else where hosts listen who took over. */
const likelyEpochs = [1, 2, 3] as const
/**
 * How long the first of them has to answer, ms: signalling may know a host there who is gone, and then
 * says nothing.
 */
const headStart = 4000

/** Dials a table and sits down there: at its first address, else at those of hosts who took over. */
export function joinTable<G extends GameTypes>(
  ports: MemberPorts,
  joining: Joining<G>,
): { readonly result: Promise<TableJoined<G>>; cancel(): void } {
  let over = false
  let cancel = () => {}
  let meeting: Meeting | undefined
  // A page of another version is looked for beside those who took over: neither comes often.
  const widened = () => {
    if (over || meeting || !ports.room) return
    meeting = meetOther(ports.room, ports.clock)
    void meeting.result.then((isOther) => isOther && cancel())
  }
  const dial = async (): Promise<TableJoined<G>> => {
    const hooks: Hooks = {
      epochs: () => likelyEpochs,
      search: { headStart, widened },
      handedOver: () => {},
      visit: { since: undefined },
    }
    const opening = openGuest({ ...guestTools(ports, hooks), ...joining })
    cancel = opening.cancel
    const opened = await opening.result
    if (opened.type !== 'opened') return opened
    const { table, edition } = opened
    const { people, match } = setupOf(table.whole())
    const secret = joining.secretAmong?.(people ?? match) ?? ports.secret
    const own = { ...ports, secret }
    const first = { joined: table, hooks }
    const member = { game: table.game, edition, doors: doorsOf(own), first }
    return { type: 'opened', table: makeMember(own, member) }
  }
  const find = async () => {
    const joined = await dial()
    if (joined.type !== 'unreachable') meeting?.cancel()
    else if (await meeting?.result) return { type: 'denied', why: 'version', away: [] } as const
    return joined
  }
  return {
    result: find(),
    cancel() {
      over = true
      meeting?.cancel()
      cancel()
    },
  }
}

function doorsOf({ room, secret }: MemberPorts): Doors | undefined {
  return room && makeDoors(room, secret)
}
