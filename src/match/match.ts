import type { InspectionEvent } from 'xstate'
import { need } from '../kit/assert.ts'
import { makeEmitter } from '../kit/emitter.ts'
import { same } from '../kit/json.ts'
import { memoizeLast } from '../kit/memoize.ts'
import type { Body, Entry } from '../rules/body.ts'
import { bodyProblem, checkEntry } from '../rules/check.ts'
import type { Ask, Choice, Game, Seat, Typed } from '../rules/game.ts'
import {
  isBound,
  type Journal,
  lastMover,
  lastOf,
  positionOf,
  tableOf,
  undoTarget,
  withSigs,
} from '../rules/journal.ts'
import { asked, choicesOf } from '../rules/play.ts'
import { yetToAnswer } from '../rules/pledges.ts'
import { append, asEntry, type Extended, inputOf, type OrProblem, signed } from '../rules/replay.ts'
import type { TableState } from '../rules/tableState.ts'
import { moveBody, pledgeFor } from './answers.ts'
import { handOf, lostHands, noHand, type VisibleCards } from './dealer.ts'
import { dealingNow } from './dealing.ts'
import { type Signer, sealStep, signStep } from './signing.ts'
import type { DealingNow, News, Now } from './table.ts'
import { makeTurn, type Reachability, type TurnMachine, type TurnState } from './turn.ts'

/**
 * A match as one browser holds it: the committed journal, and the turn machine that plays what comes next. An entry is
 * played once, when it is attempted, and shown to nobody until it is committed.
 */
export interface Match {
  /** The committed entries. */
  journal(): Journal
  /** The table at its end. */
  table(): TableState
  /** Where the machine is; ahead of the journal while an entry is pending. */
  turn(): TurnState
  /**
   * Plays and signs an entry of this browser's own. It is pending then, in place of any other; the same attempt again
   * returns the same entry.
   */
  attempt(by: Seat | 'host', body: Body<Typed>): Attempt
  /** Plays an entry made elsewhere, once its chain, rules and position are right. Not its signature. */
  follow(entry: Entry<Typed>): Attempt
  /** The same entry; if it is the pending one, signed or sealed by others, it isn't hashed again. */
  recognise(entry: Entry<Typed>): Entry<Typed>
  /** The journal with the pending entry; undefined if there is none. */
  attempted(): Journal | undefined
  /** The cards that this browser may look at. */
  hand(): VisibleCards
  /** The seats with a card that nobody can read any more. */
  lost(): readonly Seat[]
  /** The step that the cards wait for, where everyone deals them. */
  dealing(): DealingNow | undefined
  /** The question, put to those who have yet to answer it, with the moves that these seats of this browser know of. */
  asks(seats: readonly Seat[]): Ask<Typed>
  /** A seat's move, with the cards it opens as far as this browser knows them; or its pledge, if one comes first. */
  moveBody(seat: Seat, move: Typed): Body<Typed>
  /** Everything that happens here, in order. */
  on(listener: (news: News) => void): () => void
  /** Emits that something around the match has changed: seats, presence or standing. */
  notify(): void
  /** Commits the pending entry and emits its effects. */
  commit(): void
  /** Forgets the pending entry; the machine goes back to where the journal stands. */
  discard(): void
  /** Goes on from another journal, replayed elsewhere, and emits `reset`. */
  replace(journal: Journal, why: ResetReason): void
  /** Tells the machine who can be reached. */
  company(company: Reachability): void
  stop(): void
}

/** A pending entry, or why it can't be one. */
export type Attempt = OrProblem<{ readonly entry: Entry<Typed> }>

type ResetReason = Extract<News, { type: 'reset' }>['why']

/** Watches a turn machine at work. */
export type MachineInspector = (event: InspectionEvent) => void

/** Parts a match is made of. */
export interface MatchParts {
  readonly game: Game
  /** Where it begins. */
  readonly journal: Journal
  /** Signs this browser's own entries; missing where none are written. */
  readonly signer?: Signer
  /** This browser hosts, so that it deals hidden cards and plays bots. */
  readonly hosts?: boolean
  readonly inspect?: MachineInspector | undefined
}

/** A match that stands where its journal ends. */
export function makeMatch(parts: MatchParts): Match {
  const { game, inspect } = parts
  const { on, emit } = makeEmitter<News>()
  const { start } = makeTurn(game, inspect)
  const company: Reachability = { hosted: true, absent: [] }
  const turn = start(positionOf(parts.journal), company)
  const at: Playing = { ...parts, start, turn, company, pending: undefined }
  return {
    journal: () => at.journal,
    table: () => tableOf(at.journal),
    turn: () => at.turn.state(),
    attempt: (by, body) => attempt(at, by, body),
    follow: (entry) => follow(at, entry),
    recognise: (entry) => recognise(at, entry),
    attempted: () => at.pending?.journal,
    ...cardsOf(parts, () => at.journal),
    commit: () => emit(commit(at)),
    discard: () => discard(at),
    replace(journal, why) {
      at.journal = journal
      at.pending = undefined
      restart(at)
      emit({ type: 'reset', why })
    },
    on,
    notify: () => emit({ type: 'changed' }),
    company(now) {
      at.company = now
      at.turn.company(now)
    },
    stop: () => at.turn.stop(),
  }
}

/** The cards of a match, and the questions and moves that follow from them. */
function cardsOf(
  { game, signer, hosts = false }: MatchParts,
  journal: () => Journal,
): Pick<Match, 'hand' | 'lost' | 'dealing' | 'asks' | 'moveBody'> {
  const hand = memoizeLast((at: Journal) => (signer ? handOf(game, at, signer, hosts) : noHand))
  const lost = memoizeLast((at: Journal) => lostHands(game, at, signer))
  const dealing = memoizeLast((at: Journal) => dealingNow(game, at))
  const asks = (seats: readonly Seat[]) => {
    const { ask } = journal()
    if (!game.hidden || ask.type !== 'choose') return ask
    return asked(game, positionOf(journal()), hand(journal()).known(seats))
  }
  return {
    hand: () => (game.hidden ? hand(journal()) : noHand),
    lost: () => (game.hidden ? lost(journal()) : []),
    dealing: () => (game.hidden ? dealing(journal()) : undefined),
    asks: (seats) => yetToAnswer(tableOf(journal()), asks(seats)),
    moveBody(seat, move) {
      const made = { seat, move }
      const pledge = signer && pledgeFor(game, journal(), asks([seat]), signer, made)
      return pledge ?? moveBody(game, journal(), game.hidden ? hand(journal()) : noHand, seat, move)
    },
  }
}

/** Where a match is: the turn machine stands at the pending entry, if there is one, else at the journal's end. */
interface Playing extends Omit<MatchParts, 'journal'> {
  readonly start: ReturnType<typeof makeTurn>['start']
  journal: Journal
  turn: TurnMachine
  company: Reachability
  pending: Extended | undefined
}

function restart(at: Playing): void {
  at.turn.stop()
  at.turn = at.start(positionOf(at.journal), at.company)
}

function discard(at: Playing): void {
  const isAhead = at.turn.state().entry === 'pending'
  at.pending = undefined
  if (isAhead) restart(at)
}

function attempt(at: Playing, by: Seat | 'host', body: Body<Typed>): Attempt {
  const { game, journal, pending, signer } = at
  const last = pending && lastOf(pending.journal)
  if (pending && last?.by === by && last.body === body) return hold(at, pending)
  discard(at)
  const problem = bodyProblem(game, journal, by, body)
  if (problem) return { problem }
  const step = played(at, by, body)
  return hold(at, sealed(at, signer ? signStep(step, signer) : step))
}

function follow(at: Playing, entry: Entry<Typed>): Attempt {
  const again = returned(at, entry)
  if (again) return hold(at, again)
  discard(at)
  const { game, journal } = at
  const problem =
    checkEntry(lastOf(journal), tableOf(journal), entry) ?? bodyProblem(game, journal, entry.by, entry.body)
  if (problem) return { problem }
  return hold(at, sealed(at, asEntry(played(at, entry.by, entry.body), entry)))
}

/** Plays an entry that the rules allow on the turn machine, if it is an input to them. */
function played({ game, journal, turn }: Playing, by: Seat | 'host', body: Body<Typed>): Extended {
  const input = inputOf(by, body)
  const result = input && need(turn.play(input), 'a phase that waits for it')
  return append(game, journal, by, body, result)
}

function hold(at: Playing, step: OrProblem<Extended>): Attempt {
  if ('problem' in step) {
    discard(at)
    return step
  }
  at.pending = step
  return { entry: lastOf(step.journal) }
}

/** A host seals what it is about to commit. */
function sealed({ signer, hosts }: Playing, step: OrProblem<Extended>): OrProblem<Extended> {
  return 'problem' in step || !signer || !hosts ? step : sealStep(step, signer)
}

function recognise({ pending }: Playing, entry: Entry<Typed>): Entry<Typed> {
  const { seal: _, ...last } = pending ? lastOf(pending.journal) : {}
  const { seal, ...rest } = entry
  if (!pending || !same(last, rest)) return entry
  return withSigs(lastOf(pending.journal), seal === undefined ? {} : { seal })
}

/** The pending entry, when it comes again: from a guest that hears nothing, or with its host's seal. */
function returned(at: Playing, entry: Entry<Typed>): Extended | undefined {
  const { pending } = at
  const known = recognise(at, entry)
  if (!pending || known === entry) return undefined
  return known.seal === lastOf(pending.journal).seal ? pending : signed(pending, known)
}

/** Commits the pending entry; returns its effects. */
function commit(at: Playing): News {
  at.journal = need(at.pending, 'a pending entry').journal
  at.pending = undefined
  const entry = lastOf(at.journal)
  if (at.turn.state().entry === 'pending') return at.turn.release(entry)
  const why = resetBy(entry)
  if (why) restart(at)
  return why ? { type: 'reset', why } : { type: 'changed' }
}

/** Why an entry that no phase plays puts another position in place of the one before. */
function resetBy({ body }: Entry<unknown>): ResetReason | undefined {
  if (body.type === 'undo') return 'undo'
  return body.type === 'mark' && body.position !== undefined ? 'edit' : undefined
}

/** Everything a table shows besides its journal. */
export type TableFacts = Omit<
  Now,
  'position' | 'table' | 'ask' | 'known' | 'lost' | 'dealing' | 'seq' | 'hash' | 'turn' | 'undoTo' | 'epoch'
>

/** Shows a match and the facts around it, both read again on demand after any news. */
export function makeView(match: ViewableMatch, facts: () => TableFacts): () => Now {
  let now: Now | undefined
  match.on(() => {
    now = undefined
  })
  return () => {
    now ??= nowOf(match, facts())
    return now
  }
}

/** The parts of a match that can be shown. */
export type ViewableMatch = Pick<Match, 'journal' | 'hand' | 'lost' | 'dealing' | 'asks' | 'on'>

function nowOf(match: ViewableMatch, facts: TableFacts): Now {
  const journal = match.journal()
  const { epoch, seq, position: hash } = lastOf(journal)
  const mine = (seat: Seat) => facts.sitters[seat]?.mine ?? false
  const own = facts.sitters.flatMap((_, seat) => (mine(seat) ? [seat] : []))
  const ask = match.asks(own)
  // Of a sealed question no moves are left once all have answered.
  const isAsked = ({ seat, moves }: Choice<Typed>) =>
    mine(seat) && (moves.length > 0 || ask.type !== 'choose' || !ask.sealed)
  const turn = choicesOf(ask).find(isAsked)?.seat
  const undoTo = freeUndo(journal, mine)?.to
  const known = (seat?: Seat) => match.hand().known(seat !== undefined && mine(seat) ? [seat] : [])
  const asked = { ask, known, turn, lost: match.lost(), dealing: match.dealing() }
  return { ...facts, ...asked, position: positionOf(journal), table: tableOf(journal), epoch, seq, hash, undoTo }
}

/** The undo that needs no consent, if one of these seats made the last move. */
export function freeUndo(
  journal: Journal,
  mine: (seat: Seat) => boolean,
): { readonly seat: Seat; readonly to: number } | undefined {
  const seat = isBound(journal) ? undefined : lastMover(journal.entries)
  const to = seat === undefined || !mine(seat) ? undefined : undoTarget(journal.entries, tableOf(journal), seat)
  return seat === undefined || to === undefined ? undefined : { seat, to }
}
