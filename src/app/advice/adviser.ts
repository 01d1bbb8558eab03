import { type Signal, signal } from '@preact/signals'
import type { Advice } from '../../bots/advise.ts'
import { askedBefore } from '../../bots/choicesMade.ts'
import { shareOf } from '../../bots/shares.ts'
import type { AdviceWanted, StudyFinding } from '../../bots/study.ts'
import type { EvaluatedMove } from '../../bots/thinker.ts'
import { facesKnown } from '../../bots/thinkRequest.ts'
import type { OpenTitle } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import { same } from '../../kit/json.ts'
import { allEntries, type Now, type Table } from '../../match/table.ts'
import type { Adviser, Hint, Inquiry, InquiryState, MatchAnalysis, Suggestion } from '../../overlay/advice/adviser.ts'
import { accessibilityOf } from '../../overlay/settings/accessibility.ts'
import { type ChoicePoint, consequence } from '../../overlay/table/consequence.ts'
import type { Entry } from '../../rules/body.ts'
import type { Typed } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import { openJournal } from '../../rules/replay.ts'
import { playHere } from '../files/resumeOptions.ts'
import { recordOf } from '../files/save.ts'
import { keepMatch } from '../storage/openedMatch.ts'
import type { World } from '../world.ts'
import { analyseMatch, rememberedIn } from './analysis.ts'
import { inquire } from './inquire.ts'

/** Lets people ask the computer about the match at a table. */
export function makeAdviser(
  world: World,
  title: OpenTitle,
  table: Table,
  analysed: Signal<MatchAnalysis | undefined>,
): Adviser {
  let analysis: Inquiry<MatchAnalysis> | undefined
  const accessibility = accessibilityOf(world.settings)
  const isContrast = () => accessibility.peek().contrast
  return {
    hint() {
      const now = table.now()
      const asking = table.beyond ? askingThen(title, now, allEntries(table)) : askingNow(now)
      return askForHint(title, asking)
    },
    analysis() {
      if (analysis?.state.peek().type === 'found') return analysis
      const entries = allEntries(table)
      const think = rememberedIn(world.store, title, entries)
      const asked = analyseMatch(title, entries, isContrast, think)
      asked.state.subscribe((state) => {
        if (state.type === 'found') analysed.value = state.found
      })
      analysis = asked
      return asked
    },
    watch(seq) {
      if (table.beyond) table.beyond.go(seq - 1)
      else void replayAt(world, title, table, seq - 1)
    },
    playOn(seq) {
      const opened = openJournal(title.game, allEntries(table).slice(0, seq))
      if ('journal' in opened) void playHere(world, { title, journal: opened.journal })
    },
  }
}

/** Futures the master plays out for a hint. */
const futures = 4000

/** A question, and the hash of its position. */
interface Asking extends ChoicePoint {
  readonly moves: readonly Typed[]
  readonly hash: string
}

/** The question my seat faces now, with all that seat may know. */
function askingNow({ turn, ask, position, known, hash }: Now): Asking {
  const { seat, moves } = need(turn === undefined ? undefined : choiceOf(ask, turn), 'a choice')
  return { position, seat, moves, hash, known: known(seat) }
}

/** The question the seat in turn faced at a moment of a finished match, with all it knew then. */
function askingThen(
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
function askForHint(title: OpenTitle, asking: Asking | undefined): Inquiry<Hint> {
  if (!asking) return { state: signal({ type: 'failed' }), stop: () => {} }
  const { position, seat, moves, known, hash } = asking
  const { game, edition } = title
  const wanted: AdviceWanted = {
    study: 'advice',
    game: game.id,
    hash: game.edition.hash,
    edition,
    futures,
    position,
    seat,
    moves,
    seed: Number.parseInt(hash.slice(0, 8), 16),
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
    const found = finding.type === 'advice' ? hintOf(title, asked, finding.advice, sofar) : undefined
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
    move,
    label: title.words.move(asked.position, move, asked.known),
    chance: shareOf({ move, ...option }, asked.seat),
  })
  return {
    ...suggest(best),
    points: best.points,
    outlook: consequence(title, asked, plan),
    ...(before && same(before.move, best.move) ? { move: before.move } : {}),
    next: next && suggest(next),
  }
}

/** Leaves the table for a replay of its match. */
async function replayAt(world: World, { edition }: OpenTitle, table: Table, at: number): Promise<void> {
  await keepMatch(world.store, recordOf(table, edition) ?? '')
  world.go({ type: 'match', at })
}
