import { drawsAgain } from './again.ts'
import { maySeat, mayWrite } from './authors.ts'
import type { Body } from './body.ts'
import { deckOf, isDealDue, isShuffleDue, knownBy } from './cards.ts'
import { areProven, cardsProblem } from './checkCards.ts'
import { agreedDeal, agreedUndo, consentProblem } from './consent.ts'
import { chainProblem, type DrawType, drawProblem, isDrawnTogether } from './draws.ts'
import type { Flaw } from './flaw.ts'
import type { Ask, Game, GameTypes, Seat } from './game.ts'
import {
  type Entry,
  type Journal,
  lineOf,
  mostEpochsAhead,
  nextLink,
  positionOf,
  setupIn,
} from './journal.ts'
import { isNoteAllowed } from './notes.ts'
import { resignedSeats } from './people.ts'
import { asked, legal } from './play.ts'
import type { Problem, ProblemReason, Wrong } from './problem.ts'
import { togetherIn } from './together/together.ts'
import { isBound, mayUndo } from './undo.ts'

type Of<M, T extends Body<M>['type']> = Extract<Body<M>, { readonly type: T }>

/** Checks that an entry continues a journal: number, chain, epoch and author, not what it does. */
export function checkEntry<M>(entries: readonly Entry<M>[], entry: Entry<M>): Problem | undefined {
  const next = nextLink(entries, entry.body)
  const wrong = (reason: ProblemReason, field: string, detail: string | number): Problem => ({
    reason,
    entry: next.seq,
    field,
    detail: String(detail),
  })
  if (entry.seq !== next.seq) return wrong('wrongNumber', 'seq', entry.seq)
  if (entry.epoch !== next.epoch) return wrong('wrongEpoch', 'epoch', entry.epoch)
  if (entry.prev !== next.prev) return wrong('wrongPrev', 'prev', entry.prev)
  if (!mayWrite(entries, entry.by, entry.body)) return wrong('wrongBy', 'by', entry.by)
  return undefined
}

/** Why a journal can't go on with this entry; undefined if it can. */
export function bodyProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Body<G['move']>,
): Wrong | undefined {
  const { entries, ask } = journal
  return (
    entryProblem(game, journal, by, body) ??
    authorProblem(entries, by, body) ??
    againProblem(game, journal, by, body) ??
    consentProblem(entries, ask, by, body) ??
    editProblem(game, positionOf(journal), body)
  )
}

const authorProblem = (
  entries: readonly Entry<unknown>[],
  by: Seat | 'host',
  body: Body<unknown>,
): Wrong | undefined =>
  mayWrite(entries, by, body) ? undefined : { reason: 'wrongBy', field: 'by' }

function againProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Body<unknown>,
): Wrong | undefined {
  const isDrawing = () => drawDue(game, journal) !== undefined
  const isAgain = drawsAgain(journal.entries, journal.ask, by, body, isDrawing)
  return isAgain ? { reason: 'notAgreed', field: 'body' } : undefined
}

/** What is wrong with an entry of this type here, no matter who agreed to it. */
function entryProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Body<G['move']>,
): Wrong | undefined {
  const { entries } = journal
  switch (body.type) {
    case 'setup':
      return { reason: 'secondSetup', field: 'body.type' }
    case 'move':
      return moveProblem(game, journal, by, body)
    case 'chance':
      return isChanceDue(game, journal)
        ? drawProblem(entries, positionOf(journal), body)
        : { reason: 'noChanceAsked', field: 'body.type' }
    case 'chain':
      return chainProblem(entries, by)
    case 'undo':
      return isUndoAllowed(journal, by, body.to)
        ? undefined
        : { reason: 'undoNotFree', field: 'body.to' }
    case 'seat':
      return seatProblem(entries, by, body) ?? carryingProblem(game, journal, by, body)
    case 'host':
      return seatProblem(entries, by, body)
    case 'mark':
      return isNoteAllowed(entries, by, body) ? undefined : { reason: 'badNote', field: 'body.on' }
    case 'out':
      return isOutDue(game, journal, body.seat)
        ? undefined
        : { reason: 'notOut', field: 'body.seat' }
    case 'deal':
    case 'shuffle':
    case 'share':
    case 'open':
      return cardsProblem(game, journal, by, body)
    case 'commit':
    case 'mix':
    case 'lock':
    case 'audit':
      return togetherIn(game)?.problem(game, journal, by, body) ?? noDealing(game)
    default:
      return undefined
  }
}

/**
 * The draw that a match waits for, if any. What changes the question comes first where draws are made together, so
 * that a host who knows the links already has no choice about that.
 */
export function drawDue<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
): DrawType | undefined {
  if (isShuffleDue(deckOf(game, journal))) return 'shuffle'
  return isChanceDue(game, journal) ? 'chance' : undefined
}

function isChanceDue<G extends GameTypes>(game: Game<G>, journal: Journal<G>): boolean {
  const { entries, ask } = journal
  if (ask.type !== 'chance' || !isDrawnTogether(entries)) return ask.type === 'chance'
  const isDealFirst =
    deckOf(game, journal)?.unshuffled || isDealDue(game, journal) || agreedDeal(entries)
  return !isDealFirst && !resignedSeats(entries).some((seat) => isOutDue(game, journal, seat))
}

/** A seat may undo its own moves; the host may undo once everyone has agreed. */
const isUndoAllowed = (
  { entries, ask }: Pick<Journal, 'entries' | 'ask'>,
  by: Seat | 'host',
  to: number,
) =>
  by === 'host' ? agreedUndo(entries) === to : !isBound(entries, ask) && mayUndo(entries, by, to)

function seatProblem(
  entries: readonly Entry<unknown>[],
  by: Seat | 'host',
  body: Of<unknown, 'seat' | 'host'>,
): Wrong | undefined {
  if (body.seat >= (setupIn(entries)?.seats ?? 0)) return { reason: 'badSeats', field: 'body.seat' }
  if (body.type === 'seat' && !maySeat(entries, by, body))
    return { reason: 'notAgreed', field: 'body' }
  if (body.type === 'seat' || body.epoch === undefined) return undefined
  const ahead = body.epoch - (entries.at(-1)?.epoch ?? 1)
  if (ahead > mostEpochsAhead) return { reason: 'farEpoch', field: 'body.epoch' }
  return ahead > 0 ? undefined : { reason: 'wrongEpoch', field: 'body.epoch' }
}

const carryingProblem = <G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: Of<unknown, 'seat'>,
): Wrong | undefined => {
  const together = togetherIn(game)
  if (together) return together.carryingProblem(game, journal, by, body)
  return body.carried ? { reason: 'badDeal', field: 'body.carried' } : undefined
}

/** Whether a seat has resigned from a match that plays on without it, and has yet to be taken out. */
export function isOutDue<G extends GameTypes>(
  { out }: Game<G>,
  { entries, ask }: Pick<Journal<G>, 'entries' | 'ask'>,
  seat: Seat,
): boolean {
  if (!out || ask.type === 'over') return false
  const isOut = lineOf(entries).some(({ body }) => body.type === 'out' && body.seat === seat)
  return !isOut && resignedSeats(entries).includes(seat)
}

/** A move has to open exactly what it uses, and to be legal once that is open. */
function moveProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  { move, opens = [] }: Of<G['move'], 'move'>,
): Wrong | undefined {
  const position = positionOf(journal)
  const uses = game.hidden?.opens(position, move) ?? []
  const isWhole = opens.length === uses.length && opens.every(({ token }) => uses.includes(token))
  if (!isWhole || !areProven(game, journal, opens))
    return { reason: 'badOpening', field: 'body.opens' }
  const ask: Ask<G['move']> =
    opens.length === 0 ? journal.ask : asked(game, position, knownBy(opens))
  if (by !== 'host' && legal(ask, by, move)) return undefined
  return { reason: 'illegalMove', field: 'body.move' }
}

/** Where nobody can deal together. */
const noDealing = <G extends GameTypes>(game: Game<G>): Wrong | undefined =>
  togetherIn(game) ? undefined : { reason: 'badDeal', field: 'body.type' }

/** What is wrong with a position that a seat asks for, or that the host sets. */
function editProblem<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  body: Body<G['move']>,
): Wrong | undefined {
  const edited = 'position' in body ? body.position : undefined
  const read = edited === undefined ? undefined : game.readPosition(edited, position)
  const flaw = read && 'flaws' in read ? read.flaws[0] : undefined
  return flaw && { reason: 'badPosition', ...flawIn('body.position', flaw) }
}

/** A flaw in a field of an entry, for a problem. */
export const flawIn = (field: string, flaw: Flaw) => ({
  field: flaw.at === '' ? field : `${field}.${flaw.at}`,
  flaw,
})
