import { need } from '../kit/assert.ts'
import { digest64 } from '../kit/hash.ts'
import { atOnce } from '../kit/slices.ts'
import { applyEntry, emptyTable } from './applyEntry.ts'
import type { Body, Entry, Setup } from './body.ts'
import { knownBy } from './cards.ts'
import { streamIn } from './chance.ts'
import { bodyProblem, checkEntry, flawIn } from './check.ts'
import { readEntry } from './entry.ts'
import type { Game, GameTypes, PhaseInput, Seat } from './game.ts'
import { type Journal, lastOf, makeEntry, positionOf, type Signed, tableOf, withSigs } from './journal.ts'
import { asked, none, type PlayedInput, play } from './play.ts'
import type { Problem } from './problem.ts'
import { isEnded, type TableState } from './tableState.ts'

/** A journal with one more entry, and that entry's effects. */
export interface Extended<G extends GameTypes = GameTypes> {
  readonly journal: Journal<G>
  readonly effects: readonly G['effect'][]
}

/** The result, or what is wrong; never both. */
export type OrProblem<T> = T | { readonly problem: Problem }

const over = { type: 'over' } as const
const nothing = { entries: [], positions: [], tables: [] } as const

/** One more entry and its results, without a copy of the journal before it, which would make a long one slow to read. */
export interface JournalStep<G extends GameTypes = GameTypes> extends Pick<PlayedInput<G>, 'position' | 'effects'> {
  readonly entry: Entry<G['move']>
  readonly table: TableState
  readonly ask: Journal<G>['ask']
}

/** Begins a journal with its setup, or says why this game can't be set up like that. */
export const beginJournal = <G extends GameTypes>(game: Game<G>, setup: Setup): OrProblem<Extended<G>> =>
  extend(game, undefined, 'host', setup)

/** The first step of a journal: its setup. */
function firstStep<G extends GameTypes>(game: Game<G>, body: Body<G['move']>): OrProblem<JournalStep<G>> {
  if (body.type !== 'setup') return { problem: { reason: 'noSetup', entry: 0, field: 'body.type', detail: body.type } }
  const wrong = setupProblem(game, body)
  if (wrong) return { problem: { entry: 0, ...wrong } }
  const options = game.readOptions(body.options)
  if ('flaw' in options) return { problem: { reason: 'badOptions', entry: 0, ...flawIn('body.options', options.flaw) } }
  return stepAfter(game, nothing, 'host', body, play(game, game.setup(body.seats, options.options), none))
}

function setupProblem<G extends GameTypes>(game: Game<G>, setup: Setup): Omit<Problem, 'entry'> | undefined {
  const { min, max } = game.seats
  if (setup.game !== game.id) return { reason: 'otherGame', field: 'body.game', detail: setup.game }
  if (setup.ruleset !== game.ruleset)
    return { reason: 'otherRuleset', field: 'body.ruleset', detail: String(setup.ruleset) }
  if (setup.edition.hash !== game.edition.hash)
    return { reason: 'otherEdition', field: 'body.edition', detail: setup.edition.name }
  if (setup.seats < min || setup.seats > max)
    return { reason: 'badSeats', field: 'body.seats', detail: String(setup.seats) }
  // A host may not choose how many have to agree.
  if (setup.consent !== game.consent) return { reason: 'badOptions', field: 'body.consent' }
  return undefined
}

/** A journal before what its last position asks. */
type Grown<G extends GameTypes> = Pick<Journal<G>, 'entries' | 'positions' | 'tables'>

function stepAfter<G extends GameTypes>(
  game: Game<G>,
  { entries, positions, tables }: Grown<G>,
  by: Seat | 'host',
  body: Body<G['move']>,
  { position, effects, ask }: PlayedInput<G>,
): JournalStep<G> {
  const last = entries.at(-1)
  const isKept = last !== undefined && position === positions.at(-1)
  const entry = makeEntry(last, by, body, isKept ? last.position : digest64(position))
  const table = applyEntry(tables.at(-1) ?? emptyTable, entry, { game, position })
  return { entry, position, table, ask, effects }
}

/** A copy of a journal with one more step. */
function grown<G extends GameTypes>(
  before: Grown<G>,
  { entry, position, table, ask, effects }: JournalStep<G>,
): Extended<G> {
  const entries = [...before.entries, entry]
  const positions = [...before.positions, position]
  return { journal: { entries, positions, tables: [...before.tables, table], ask }, effects }
}

/** The input that an entry is to the rules; undefined if it is none. */
export function inputOf<M>(by: Seat | 'host', body: Body<M>): PhaseInput<M> | undefined {
  if (body.type === 'move' && by !== 'host') {
    const { move, opens } = body
    return { type: 'move', seat: by, move, ...(opens ? { known: knownBy(opens) } : {}) }
  }
  if (body.type === 'out') return { type: 'out', seat: body.seat }
  if (body.type === 'chance') return { type: 'chance', draw: streamIn(body) }
  return undefined
}

/** Appends an entry to a journal, or begins one with its setup; or says why the rules forbid it. */
export function extend<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G> | undefined,
  by: Seat | 'host',
  body: Body<G['move']>,
): OrProblem<Extended<G>> {
  const step = nextStep(game, journal, by, body)
  return 'problem' in step ? step : grown(journal ?? nothing, step)
}

/** The step that an entry would be, or why the rules forbid it. */
export function nextStep<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G> | undefined,
  by: Seat | 'host',
  body: Body<G['move']>,
): OrProblem<JournalStep<G>> {
  if (!journal) return firstStep(game, body)
  const problem = bodyProblem(game, journal, by, body)
  return problem ? { problem } : stepAfter(game, journal, by, body, resultOf(game, journal, by, body))
}

/** Appends an entry that the rules allow. `played`: the result of its input, if that was played elsewhere. */
export function append<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Body<G['move']>,
  played?: PlayedInput<G>,
): Extended<G> {
  const done = played ?? resultOf(game, journal, by, body)
  return grown(journal, stepAfter(game, journal, by, body, done))
}

/** The position that an entry sets in place of `position`, not yet settled; undefined for other entries. */
export function editOf<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  body: Body<G['move']>,
): G['position'] | undefined {
  if (body.type !== 'mark' || body.position === undefined) return undefined
  const read = game.readPosition(body.position, position)
  return 'position' in read ? read.position : undefined
}

/** The setup a journal begins with. */
export function setupOf(journal: Pick<Journal, 'tables'>): Setup {
  return need(tableOf(journal).setup, 'the setup entry')
}

/**
 * Plays an entry from the position before it: a move or chance by the rules, an edited position by settling it.
 * Undefined for other entries.
 */
export function playBody<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  by: Seat | 'host',
  body: Body<G['move']>,
): PlayedInput<G> | undefined {
  const input = inputOf(by, body)
  if (input) return play(game, position, input)
  const edited = editOf(game, position, body)
  return edited && play(game, edited, none)
}

/** The result of an entry: an input is played, an edited position settled; others replace the position or keep it. */
function resultOf<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Body<G['move']>,
): PlayedInput<G> {
  const position = positionOf(journal)
  const played = playBody(game, position, by, body)
  if (played) return played
  const ends = applyEntry(tableOf(journal), { seq: journal.entries.length, by, body })
  if (isEnded(ends)) return { position, effects: [], ask: over }
  if (body.type !== 'undo') return { position, effects: [], ask: journal.ask }
  const back = need(journal.positions[body.to], `the position after entry ${body.to}`)
  return { position: back, effects: [], ask: asked(game, back) }
}

/** Appends an entry made elsewhere, after checking its chain, the rules and its position's hash. */
export function follow<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G> | undefined,
  entry: Entry<G['move']>,
): OrProblem<Extended<G>> {
  const step = stepBy(game, journal, entry)
  return 'problem' in step ? step : grown(journal ?? nothing, step)
}

/** The step that an entry made elsewhere is, after the same checks. */
function stepBy<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G> | undefined,
  entry: Entry<G['move']>,
): OrProblem<JournalStep<G>> {
  const problem = checkEntry(journal?.entries.at(-1), journal ? tableOf(journal) : emptyTable, entry)
  const step = problem ? { problem } : nextStep(game, journal, entry.by, entry.body)
  if ('problem' in step) return step
  return positionProblem(step.entry, entry) ?? { ...step, entry }
}

/** The same step with the entry made elsewhere as its last, if its position is the one that was reached. */
export function asEntry<G extends GameTypes>(step: Extended<G>, entry: Entry<G['move']>): OrProblem<Extended<G>> {
  return positionProblem(lastOf(step.journal), entry) ?? withLast(step, entry)
}

function positionProblem(
  made: Entry<unknown>,
  { seq, position }: Entry<unknown>,
): { readonly problem: Problem } | undefined {
  if (position === made.position) return undefined
  return { problem: { reason: 'wrongPosition', entry: seq, field: 'position', detail: position } }
}

/** The same step with its entry signed, or sealed. */
export const signed = <G extends GameTypes>(step: Extended<G>, sigs: Signed): Extended<G> =>
  withLast(step, withSigs(lastOf(step.journal), sigs))

/** The same step with an equal entry in place of its last: a signed one, or one whose hash is known. */
function withLast<G extends GameTypes>({ journal, effects }: Extended<G>, entry: Entry<G['move']>): Extended<G> {
  const entries = [...journal.entries.slice(0, -1), entry]
  return { journal: { ...journal, entries }, effects }
}

/** An opened journal; or a problem, and the sound part before it, if any. */
export type OpenedJournal<G extends GameTypes = GameTypes> =
  | { readonly journal: Journal<G> }
  | { readonly problem: Problem; readonly good?: Journal<G> }

/**
 * Replays items after those of `from`, up to the first problem, one at a time. The journal that `step` is given grows
 * with each, so it must not be kept.
 */
export function* replaying<G extends GameTypes, T>(
  items: Iterable<T>,
  step: (journal: Journal<G> | undefined, item: T) => OrProblem<JournalStep<G>>,
  from?: Journal<G>,
): Generator<void, OpenedJournal<G>> {
  const entries = [...(from?.entries ?? [])]
  const positions = [...(from?.positions ?? [])]
  const tables = [...(from?.tables ?? [])]
  let journal = from
  for (const item of items) {
    const next = step(journal, item)
    if ('problem' in next) return { problem: next.problem, ...(journal ? { good: journal } : {}) }
    entries.push(next.entry)
    positions.push(next.position)
    tables.push(next.table)
    journal = { entries, positions, tables, ask: next.ask }
    yield
  }
  return journal ? { journal } : { problem: { reason: 'noSetup' } }
}

/** Reads and replays entries from untrusted data after those of `from`, checking each in full. */
export const openJournal = <G extends GameTypes>(
  game: Game<G>,
  entries: readonly unknown[],
  from?: Journal<G>,
): OpenedJournal<G> => atOnce(openingJournal(game, entries, from))

/** The same, an entry at a time. */
export function openingJournal<G extends GameTypes>(
  game: Game<G>,
  entries: readonly unknown[],
  from?: Journal<G>,
): Generator<void, OpenedJournal<G>> {
  const step = (journal: Journal<G> | undefined, data: unknown) => {
    const read = readEntry(data, journal?.entries.length ?? 0, game.readMove)
    return 'problem' in read ? read : stepBy(game, journal, read.entry)
  }
  return replaying(entries, step, from)
}

/** A journal's first `count` entries (1 or more). */
export function cut<G extends GameTypes>(game: Game<G>, journal: Journal<G>, count: number): Journal<G> {
  const entries = journal.entries.slice(0, count)
  const positions = journal.positions.slice(0, count)
  const tables = journal.tables.slice(0, count)
  const position = need(positions.at(-1), 'a position to cut at')
  let ask: Journal<G>['ask'] | undefined
  return {
    entries,
    positions,
    tables,
    // Takes time where there are many moves, and few look at it.
    get ask() {
      ask ??= isEnded(tableOf({ tables })) ? over : asked(game, position)
      return ask
    },
  }
}
