import { signal } from '@preact/signals'
import type { Advice } from '../../bots/advise.ts'
import { askedBefore } from '../../bots/choicesMade.ts'
import { facesKnown } from '../../bots/errand.ts'
import { shareOf } from '../../bots/shares.ts'
import type { AdviceWanted, StudyFinding } from '../../bots/study.ts'
import type { EvaluatedMove } from '../../bots/thinker.ts'
import type { OpenTitle } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import { same } from '../../kit/json.ts'
import type { Now } from '../../match/table.ts'
import type { Hint, Inquiry, InquiryState, Suggestion } from '../../overlay/advice/adviser.ts'
import type { Entry } from '../../rules/body.ts'
import type { Typed } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import { openJournal } from '../../rules/replay.ts'
import { inquire } from './inquire.ts'
import { type ChoicePoint, outlook } from './outlook.ts'

/** Futures the master plays out for a hint. */
const futures = 4000

/** A question, and the hash of its position. */
interface Asking extends ChoicePoint {
  readonly moves: readonly Typed[]
  readonly hash: string
}

/** The question my seat faces now, with all that seat may know. */
export function askingNow({ turn, ask, position, known, hash }: Now): Asking {
  const { seat, moves } = need(turn === undefined ? undefined : choiceOf(ask, turn), 'a choice')
  return { position, seat, moves, hash, known: known(seat) }
}

/** The question the seat in turn faced at a moment of a finished match, with all it knew then. */
export function askingThen(
  { game }: Pick<OpenTitle, 'game'>,
  { seq, ask, hash }: Now,
  entries: readonly Entry<Typed>[],
): Asking | undefined {
  const opened = openJournal(game, entries)
  if (ask.type !== 'choose' || !('journal' in opened)) return undefined
  const then = askedBefore({ game, journal: opened.journal }, seq + 1, ask.seat)
  return then && { ...then, moves: then.choice.moves, hash }
}

/** Asks what the master would do. Asked about the same position, it says the same. */
export function askForHint(title: OpenTitle, asking: Asking | undefined): Inquiry<Hint> {
  if (!asking) return { state: signal({ type: 'failed' }), stop: () => {} }
  const { position, seat, moves, known, hash } = asking
  const { game, edition } = title
  const wanted: AdviceWanted = {
    ...{ study: 'advice', game: game.id, hash: game.edition.hash, edition },
    ...{ futures, position, seat, moves },
    ...{ seed: Number.parseInt(hash.slice(0, 8), 16) },
    faces: facesKnown(game, position, known),
  }
  return inquire(wanted, tellingHint(title, asking))
}

/** Tells each finding about a question in the title’s words. */
export function tellingHint(
  title: Pick<OpenTitle, 'game' | 'words'>,
  asked: ChoicePoint,
): (finding: StudyFinding) => InquiryState<Hint> {
  let sofar: Hint | undefined
  return (finding) => {
    if (finding.type === 'progress') {
      const { done, advice } = finding
      if (advice) sofar = hintOf(title, asked, advice, sofar)
      return { type: 'thinking', done, ...(sofar ? { sofar } : {}) }
    }
    const found =
      finding.type === 'advice' ? hintOf(title, asked, finding.advice, sofar) : undefined
    return found ? { type: 'found', found } : { type: 'failed' }
  }
}

/** Advice in words. A move that is still the best is the very same as `before`, so that it stays lit. */
function hintOf(
  title: Pick<OpenTitle, 'game' | 'words'>,
  asked: ChoicePoint,
  { options, plan }: Advice,
  before: Hint | undefined,
): Hint | undefined {
  const [best, next] = options
  if (!best) return undefined
  const suggest = ({ move, ...option }: EvaluatedMove<Typed>): Suggestion => ({
    ...{ move, label: title.words.move(asked.position, move, asked.known) },
    chance: shareOf({ move, ...option }, asked.seat),
  })
  return {
    ...{ ...suggest(best), points: best.points, outlook: outlook(title, asked, plan) },
    ...(before && same(before.move, best.move) ? { move: before.move } : {}),
    next: next && suggest(next),
  }
}
