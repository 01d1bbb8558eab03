import { same } from '../kit/json.ts'
import type { Body, Entry } from './body.ts'
import { deckOf, isDealDue, isShuffleDue, knownBy } from './cards.ts'
import { areProven, cardsProblem } from './checkCards.ts'
import { agreedBody, agreedDeal, consentProblem } from './consent.ts'
import { type DrawType, drawKeyProblem, drawProblem } from './draws.ts'
import type { Flaw } from './flaw.ts'
import type { Ask, Game, GameTypes, Seat } from './game.ts'
import { isBound, type Journal, mayUndo, nextLink, positionOf, stands, tableOf } from './journal.ts'
import { isNoteAllowed } from './notes.ts'
import { asked, choicesOf, legal } from './play.ts'
import { answerProblem, pledgeProblem } from './pledges.ts'
import type { EntryProblem, Problem, ProblemReason } from './problem.ts'
import { carryingProblem, seatProblem } from './seating.ts'
import { provisionalFor } from './standIns.ts'
import { isDrawnTogether, signingKeyOf, type TableState } from './tableState.ts'
import { togetherIn } from './together/together.ts'

type Of<M, T extends Body<M>['type']> = Extract<Body<M>, { readonly type: T }>

type Author = 'person' | 'bot' | 'host'

/**
 * Permitted authors of each type of entry. The host also writes for its bots, those standing in for people included;
 * the rules for each type in `check.ts` and `consent.ts` come on top.
 */
const authors: Readonly<Record<Body<unknown>['type'], readonly Author[]>> = {
  setup: ['host'],
  move: ['person', 'bot'],
  pledge: ['person', 'bot'],
  chance: ['host'],
  drawKey: ['person', 'host'],
  /** A person's own last moves; the host carries out what everyone has agreed to. */
  undo: ['person', 'host'],
  /** The host, as `maySeat` allows; a person, to take over from a stand-in, or to renew the key. */
  seat: ['person', 'host'],
  host: ['host'],
  mark: ['person', 'host'],
  wish: ['person'],
  answer: ['person'],
  excuse: ['host'],
  resign: ['person'],
  end: ['host'],
  out: ['host'],
  deal: ['host'],
  shuffle: ['host'],
  share: ['person', 'bot', 'host'],
  commit: ['person', 'bot'],
  mix: ['person', 'bot'],
  lock: ['person', 'bot'],
  audit: ['person', 'bot'],
  open: ['person', 'bot', 'host'],
}

/** Whether this author may write an entry of this type. */
export function mayWrite(table: TableState, by: Seat | 'host', { type }: Body<unknown>): boolean {
  if (by === 'host') return authors[type].includes('host')
  const author = type === 'seat' ? 'person' : (table.roster.seats[by]?.kind ?? 'person')
  return authors[type].includes(author)
}

/** Checks that an entry comes after another, at a table as it stands: number, chain, epoch and author, not what it does. */
export function checkEntry(
  last: Entry<unknown> | undefined,
  table: TableState,
  entry: Entry<unknown>,
): Problem | undefined {
  const next = nextLink(last, entry.body)
  const wrong = (reason: ProblemReason, field: string, detail: string | number): Problem => ({
    reason,
    entry: next.seq,
    field,
    detail: String(detail),
  })
  if (entry.seq !== next.seq) return wrong('wrongNumber', 'seq', entry.seq)
  if (entry.epoch !== next.epoch) return wrong('wrongEpoch', 'epoch', entry.epoch)
  if (entry.prev !== next.prev) return wrong('wrongPrev', 'prev', entry.prev)
  if (!mayWrite(table, entry.by, entry.body)) return wrong('wrongBy', 'by', entry.by)
  return undefined
}

/** Why a journal can't go on with this entry; undefined if it can. */
export function bodyProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Body<G['move']>,
): Problem | undefined {
  const table = tableOf(journal)
  const wrong =
    entryProblem(game, journal, by, body) ??
    authorProblem(table, by, body) ??
    againProblem(game, journal, by, body) ??
    (body.type === 'move' ? undefined : consentProblem(journal, by, body)) ??
    editProblem(game, positionOf(journal), body)
  return wrong && { ...wrong, entry: journal.entries.length }
}

const authorProblem = (table: TableState, by: Seat | 'host', body: Body<unknown>): EntryProblem | undefined =>
  mayWrite(table, by, body) ? undefined : { reason: 'wrongBy', field: 'by' }

function againProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Body<unknown>,
): EntryProblem | undefined {
  const table = tableOf(journal)
  if (body.type !== 'seat' && table.hostHeir === undefined) return undefined
  const isDrawing = () => drawDue(game, journal) !== undefined
  const isAgain = drawsAgain(table, journal.ask, by, body, isDrawing)
  return isAgain ? { reason: 'notAgreed', field: 'body' } : undefined
}

/**
 * Whether an entry would let a host draw again, because it didn't like the first draw. `isDrawing`: whether parts in a
 * draw are shown now.
 *
 * The host hears everyone's parts before it writes what they bring. Another key would have another part, so nobody, who
 * might help the host, changes theirs meanwhile; and the host only while nobody can have shown theirs: when it is asked
 * itself. Nothing comes in between until someone hosts by another key.
 */
function drawsAgain(
  table: TableState,
  ask: Ask<unknown>,
  by: Seat | 'host',
  body: Body<unknown>,
  isDrawing: () => boolean,
): boolean {
  const { hostHeir, roster } = table
  if (hostHeir) return body.type !== 'host' && !(body.type === 'seat' && body.key === hostHeir)
  if (body.type !== 'seat' || by === 'host' || ask.type === 'over') return false
  const keyOf = (seat: Seat) => signingKeyOf(roster, seat)
  const isRenewal = roster.seats[by]?.kind === 'person' && body.key !== keyOf(by)
  const isHostsTurn = ask.type === 'choose' && choicesOf(ask).every(({ seat }) => keyOf(seat) === roster.host)
  return isRenewal && (isDrawing() || (keyOf(by) === roster.host && !isHostsTurn))
}

/** The problem with an entry of this type here, no matter who agreed to it. */
function entryProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Body<G['move']>,
): EntryProblem | undefined {
  const { entries } = journal
  const table = tableOf(journal)
  switch (body.type) {
    case 'setup':
      return { reason: 'secondSetup', field: 'body.type' }
    case 'move':
      return moveProblem(game, journal, by, body) ?? answerProblem(table, journal.ask, by, body)
    case 'pledge':
      return pledgeProblem(table, journal.ask, by)
    case 'chance':
      return isChanceDue(game, journal) ? drawProblem(journal, body) : { reason: 'noChanceAsked', field: 'body.type' }
    case 'drawKey':
      return drawKeyProblem(table, by)
    case 'undo':
      return isUndoAllowed(journal, by, body.to) ? undefined : { reason: 'undoNotFree', field: 'body.to' }
    case 'seat':
      return seatProblem(table, by, body) ?? carryingProblem(game, table, by, body)
    case 'host':
      return seatProblem(table, by, body)
    case 'mark':
      return isNoteAllowed(entries, by, body) ? undefined : { reason: 'badNote', field: 'body.on' }
    case 'out':
      return isOutDue(game, journal, body.seat) ? undefined : { reason: 'notOut', field: 'body.seat' }
    case 'deal':
    case 'shuffle':
    case 'share':
    case 'open':
      return cardsProblem(game, journal, by, body)
    case 'commit':
    case 'mix':
    case 'lock':
    case 'audit':
      return togetherIn(game)?.problem(journal, by, body) ?? noDealing(game)
    default:
      return undefined
  }
}

/**
 * The draw that a match waits for, if any. Where draws are made together, anything that changes the question comes
 * first, so that a host who knows the parts already has no choice about it.
 */
export function drawDue<G extends GameTypes>(game: Game<G>, journal: Journal<G>): DrawType | undefined {
  if (game.hidden && isShuffleDue(deckOf(journal))) return 'shuffle'
  return isChanceDue(game, journal) ? 'chance' : undefined
}

function isChanceDue<G extends GameTypes>(game: Game<G>, journal: Journal<G>): boolean {
  const { ask } = journal
  const table = tableOf(journal)
  if (ask.type !== 'chance' || !isDrawnTogether(table)) return ask.type === 'chance'
  const isDealFirst = table.deck?.unshuffled || isDealDue(game, journal) || agreedDeal(table)
  return !isDealFirst && !table.resigned.some((seat) => isOutDue(game, journal, seat))
}

/**
 * A seat may undo its own moves, and all that is provisional since a bot stood in; the host may undo once everyone has
 * agreed.
 */
function isUndoAllowed(journal: Journal, by: Seat | 'host', to: number): boolean {
  const { entries } = journal
  const table = tableOf(journal)
  if (by === 'host') return same(agreedBody(table), { type: 'undo', to })
  return !isBound(journal) && (mayUndo(entries, table, by, to) || provisionalFor(entries, table, by)?.to === to)
}

/** Whether a seat has resigned from a match that plays on without it, and has yet to be taken out. */
export function isOutDue<G extends GameTypes>(
  { out }: Game<G>,
  journal: Pick<Journal<G>, 'entries' | 'tables' | 'ask'>,
  seat: Seat,
): boolean {
  if (!out || journal.ask.type === 'over' || !tableOf(journal).resigned.includes(seat)) return false
  return !stands(journal.entries, ({ body }) => body.type === 'out' && body.seat === seat)
}

/** A move has to open exactly what it uses, and to be legal once that is open. */
function moveProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  { move, opens = [] }: Of<G['move'], 'move'>,
): EntryProblem | undefined {
  const position = positionOf(journal)
  const uses = game.hidden?.opens(position, move) ?? []
  const isWhole = opens.length === uses.length && opens.every(({ token }) => uses.includes(token))
  if (!isWhole || (opens.length > 0 && !areProven(game, journal, opens)))
    return { reason: 'badOpening', field: 'body.opens' }
  const ask: Ask<G['move']> = opens.length === 0 ? journal.ask : asked(game, position, knownBy(opens))
  if (by !== 'host' && legal(game, position, ask, by, move)) return undefined
  return { reason: 'illegalMove', field: 'body.move' }
}

/** Where nobody can deal together. */
const noDealing = <G extends GameTypes>(game: Game<G>): EntryProblem | undefined =>
  togetherIn(game) ? undefined : { reason: 'badDeal', field: 'body.type' }

/** The problem with a position that a seat asks for, or that the host sets. */
function editProblem<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  body: Body<G['move']>,
): EntryProblem | undefined {
  const edited = 'position' in body ? body.position : undefined
  const read = edited === undefined ? undefined : game.readPosition(edited, position)
  const flaw = read && 'flaws' in read ? read.flaws[0] : undefined
  return flaw && { reason: 'badPosition', ...flawIn('body.position', flaw) }
}

/** A flaw in a field of an entry, for a problem. */
export const flawIn = (field: string, flaw: Flaw) => ({ field: flaw.at === '' ? field : `${field}.${flaw.at}`, flaw })
