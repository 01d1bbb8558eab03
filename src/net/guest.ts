import type { Clock } from '../kit/clock.ts'
import type { Dialling, DialProblem } from '../link/link.ts'
import type { Inspect } from '../match/match.ts'
import { refuse } from '../match/refusals.ts'
import { type Hearing, seatsOf } from '../match/roster.ts'
import {
  helloText,
  makeSigner,
  type Signatures,
  type Signer,
  signaturesProblem,
} from '../match/signing.ts'
import { type Counts, noCounts, type Table } from '../match/table.ts'
import { freeUndo } from '../match/viewStore.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, GameTypes, Seat } from '../rules/game.ts'
import type { Problem, Setup } from '../rules/journal.ts'
import { type Journal, openJournal, setupOf } from '../rules/replay.ts'
import { type Ended, type GuestSide, isMine, leave, makeGuestSide, rosterAt } from './guestTable.ts'
import { type Courier, makeCourier } from './hostConnection.ts'
import { offerOf } from './offer.ts'
import { type Bye, type Challenge, type Hello, protocol, type Welcome } from './protocol.ts'
import { endOf } from './reception.ts'
import { onLost, onMessage, onTick, onWelcome } from './sync.ts'

/** When this page came to the table. */
export interface Visit {
  /** The number of the last entry then; `undefined` until it has come. */
  since: number | undefined
}

/** What a guest works with, whether or not it has been at the table before. */
export interface GuestTools {
  /** The only dial: called again whenever the link is lost. */
  readonly dial: () => Dialling
  readonly clock: Clock
  readonly signatures: Signatures
  /** 32 hexadecimal digits from which the key of its seat follows. Keep it before dialling. */
  readonly secret: string
  readonly build: string
  /** How the sitter wants to be called. */
  readonly name?: string | undefined
  readonly inspect?: Inspect | undefined
  /** The host wants this browser to host instead. */
  readonly handedOver?: () => void
  readonly visit?: Visit
}

/** What a guest works with that comes for the first time. */
export interface GuestPorts<G extends GameTypes = GameTypes> extends GuestTools {
  /** The seat it was given before it lost its secret; the host is asked to give it again. */
  readonly ask?: Seat | undefined
  /**
   * The rules a match is played by, with these component values if the host sent any;
   * `undefined` when this page does not have the game.
   */
  readonly load: (setup: Setup, edition: unknown) => Promise<Game<G> | undefined>
  /** The secret with which this device has played among these people before, if it has. */
  readonly secretAmong?: ((people: string) => string | undefined) | undefined
  /** Called when the first link is there and the match is being fetched. */
  readonly linked?: () => void
  /** Called when the host is being asked to give the seat again. */
  readonly knocking?: () => void
}

/** A table whose match another browser decides. */
export interface GuestTable<G extends GameTypes = GameTypes> extends Table<G> {
  /** The first seat of this browser. */
  seat(): Seat
  /** The match with all its positions. */
  whole(): Journal<G>
  /** What the host last said of who can be heard. */
  hearing(): Hearing
  /** Whether the host can be heard. */
  linked(): boolean
  /** How long nobody who hosts was heard, ms. */
  silence(): number
  /** Dials now instead of waiting for the next try. */
  redial(): void
  /** Why it closed, if it was not closed from here. */
  ended(): Ended | undefined
  readonly signer: Signer
  readonly counts: Counts
}

/**
 * How it went to become a guest.
 * - `unreachable`: nobody answered; trying again may help
 * - `denied`: the host does not want this guest; `away`: seats whose people are absent
 * - `unknownGame`: this page does not have the game
 * - `unreadable`: the match makes no sense to this page
 */
export type GuestOpened<G extends GameTypes = GameTypes> =
  | {
      readonly type: 'opened'
      readonly table: GuestTable<G>
      readonly edition: unknown
    }
  | { readonly type: 'unreachable'; readonly why: DialProblem | 'lost' }
  | { readonly type: 'denied'; readonly why: Bye; readonly away: readonly Seat[] }
  | { readonly type: 'unknownGame'; readonly game: string }
  | { readonly type: 'unreadable'; readonly problem: Problem }

/** Dials a host and sits down at its table. One try; once open, the table dials again by itself. */
export function openGuest<G extends GameTypes>(
  ports: GuestPorts<G>,
): { readonly result: Promise<GuestOpened<G>>; cancel(): void } {
  const counts = noCounts()
  let side: GuestSide<G> | undefined
  let stage: 'dialling' | 'loading' | 'done' = 'dialling'
  let signer: Signer | undefined
  let settle = (_: GuestOpened<G>) => {}
  const result = new Promise<GuestOpened<G>>((resolve) => {
    settle = resolve
  })
  const fail = (how: GuestOpened<G>) => {
    stage = 'done'
    courier.close()
    settle(how)
  }
  const open = async (welcome: Welcome) => {
    if (stage !== 'dialling' || !signer) return
    stage = 'loading'
    const ready = await prepare(ports, signer, welcome)
    if (stage !== 'loading') return
    if ('type' in ready) return fail(ready)
    stage = 'done'
    const tools = { ...toolsOf(ports, courier, counts), signer, game: ready.game }
    side = makeGuestSide(tools, ready.journal, welcome)
    settle({ type: 'opened', table: tableOf(side), edition: welcome.edition })
  }
  const courier: Courier = makeCourier({
    ...{ dial: ports.dial, clock: ports.clock, counts },
    greet(challenge) {
      if (side) return greetBack(ports, side, challenge)
      const secret = ports.secretAmong?.(challenge.people) ?? ports.secret
      signer = makeSigner(ports.signatures, secret, challenge.people)
      const { ask } = ports
      return { ...helloOf(ports, signer, challenge), ...(ask === undefined ? {} : { ask }) }
    },
    on: {
      linked: () => !side && ports.linked?.(),
      welcome(message) {
        arrive(ports, message)
        if (side) onWelcome(side, message)
        else void open(message)
      },
      message: (message) => side && onMessage(side, message),
      knocking: () => ports.knocking?.(),
      lost: (why) => (side ? onLost(side) : fail({ type: 'unreachable', why })),
      ended: (why, away) => (side ? leave(side, why) : fail({ type: 'denied', why, away })),
      tick: () => side && onTick(side),
    },
  })
  return { result, cancel: () => side ?? fail({ type: 'unreachable', why: 'cancelled' }) }
}

/** Sits down again with a journal of one's own, and dials whoever hosts the match now. */
export function resumeGuest<G extends GameTypes>(
  tools: GuestTools,
  game: Game<G>,
  journal: Journal<G>,
): GuestTable<G> {
  const counts = noCounts()
  const { people, match } = setupOf(journal)
  const signer = makeSigner(tools.signatures, tools.secret, people ?? match)
  // Dialling is answered later at the soonest, when the side is there.
  const courier = makeCourier({
    ...{ dial: tools.dial, clock: tools.clock, counts },
    greet: (challenge) => greetBack(tools, side, challenge),
    on: {
      linked: () => {},
      welcome(message) {
        arrive(tools, message)
        onWelcome(side, message)
      },
      message: (message) => onMessage(side, message),
      knocking: () => {},
      lost: () => onLost(side),
      ended: (why) => leave(side, why),
      tick: () => onTick(side),
    },
  })
  const side: GuestSide<G> = makeGuestSide(
    { ...toolsOf(tools, courier, counts), signer, game },
    journal,
    { quiet: [], absent: [] },
  )
  return tableOf(side)
}

const toolsOf = ({ clock, inspect, handedOver }: GuestTools, courier: Courier, counts: Counts) => ({
  ...{ courier, clock, counts, inspect },
  handedOver: handedOver ?? (() => {}),
})

/** The first welcome is when this page came, whoever hosts later. */
function arrive({ visit }: GuestTools, { from, entries }: Welcome): void {
  if (visit) visit.since ??= from + entries.length - 1
}

function helloOf({ build, name, visit }: GuestTools, signer: Signer, { nonce }: Challenge): Hello {
  const { key } = signer
  const proof = signer.sign(helloText(nonce, key))
  const number = visit?.since === undefined ? {} : { visit: visit.since }
  return { type: 'hello', protocol, build, key, proof, ...(name ? { name } : {}), ...number }
}

/** The hello of one who has been here before; `next` when another match is held here by now. */
function greetBack<G extends GameTypes>(
  tools: GuestTools,
  { match, signer }: GuestSide<G>,
  challenge: Challenge,
): Hello | 'next' {
  const journal = match.journal()
  if (challenge.match !== setupOf(journal).match) return 'next'
  return { ...helloOf(tools, signer, challenge), have: endOf(journal.entries) }
}

/** Finds the rules for a welcome's match and replays it. */
async function prepare<G extends GameTypes>(
  { load }: GuestPorts<G>,
  signer: Signer,
  { entries, edition }: Welcome,
): Promise<
  | { readonly game: Game<G>; readonly journal: Journal<G> }
  | Exclude<GuestOpened<G>, { type: 'opened' }>
> {
  const first = readEntry(entries[0], 0, () => undefined)
  if ('problem' in first) return { type: 'unreadable', problem: first.problem }
  const setup = first.entry.body
  if (setup.type !== 'setup')
    return { type: 'unreadable', problem: { reason: 'noSetup', entry: 0 } }
  const game = await load(setup, edition)
  if (!game) return { type: 'unknownGame', game: setup.game }
  const opened = openJournal(game, entries)
  const problem =
    'problem' in opened
      ? opened.problem
      : await signaturesProblem(opened.journal.entries, signer.verify)
  if (problem || 'problem' in opened)
    return { type: 'unreadable', problem: problem ?? { reason: 'noSetup' } }
  return { game, journal: opened.journal }
}

function tableOf<G extends GameTypes>(side: GuestSide<G>): GuestTable<G> {
  const { game, signer, match, errands, store, courier, counts } = side
  const mine = (seat: Seat) => isMine(side, seat)
  const act: Table<G>['act'] = async (seat, body) => {
    if (side.ended) return refuse('closed')
    if (!mine(seat)) return refuse('wrongSeat')
    if (body.type !== 'mark') side.parting = { ...side.parting, apart: [] }
    return errands.offer(offerOf(side, seat, body))
  }
  return {
    ...{ game, signer, counts, now: store.now, on: store.on, act },
    submit: (seat, move) => act(seat, { type: 'move', move }),
    async undo() {
      const free = freeUndo(match.journal(), mine)
      if (!free || side.ended) return refuse(side.ended ? 'closed' : 'undoNothing')
      return act(free.seat, { type: 'undo', to: free.to })
    },
    async standIn(seat) {
      if (side.ended) return refuse('closed')
      return errands.offer({ make: (id) => ({ type: 'standIn', id, seat }) })
    },
    handOver: async () => refuse('notHosting'),
    reseat: async () => refuse('notHosting'),
    journal: () => match.journal().entries,
    whole: match.journal,
    hearing: () => side.hearing,
    linked: () => courier.presence() !== 'absent',
    silence: courier.silence,
    seat: () => seatsOf(rosterAt(side), signer.key)[0] ?? -1,
    redial: courier.dial,
    ended: () => (side.ended === 'left' ? undefined : side.ended),
    close: () => leave(side, 'left'),
  }
}
