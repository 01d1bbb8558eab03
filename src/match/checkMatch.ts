import type { Entry } from '../rules/body.ts'
import { dealsOf, deckOf } from '../rules/cards.ts'
import type { Game, Seat } from '../rules/game.ts'
import { isShownAnswer, type Journal, tableOf } from '../rules/journal.ts'
import type { Deck } from '../rules/tableState.ts'
import { togetherIn } from '../rules/together/together.ts'
import { doubtAbout } from '../rules/verified.ts'
import { agreedTo } from './agreement.ts'
import { cheatsIn } from './cheats.ts'
import { proofsIn, type Verify } from './signing.ts'

/**
 * A check of a match, and its result.
 * - `rules`: every line follows from the one before and by the rules; checked by replaying
 * - `people`: people's own entries bear their signatures
 * - `host`: the host has sealed every line, so it can't have told two stories
 * - `others`: everyone has confirmed this same match up to line `to`, which is its last or not
 * - `chance`: who drew: everyone's devices together, `two` of them, at least in part, a single one, the host as it liked,
 *   or nobody; or proofs of that are missing, as in a link, or false
 * - `cards`: hidden cards were dealt once and never changed; `together`, by everyone's devices as their seeds say, and
 *   `cheated`, where those of `seats` did something else
 * - `answers`: those to sealed questions, if there were any, were pledged before any was shown: all of them, or but for
 *   those of someone who stood in later
 */
export type Check =
  | { readonly of: 'rules'; readonly found: 'fine' | 'test' | 'false' }
  | { readonly of: 'people' | 'host'; readonly found: 'fine' | 'none' | 'missing' | 'false' }
  | { readonly of: 'others'; readonly found: 'fine' | 'behind'; readonly to: number; readonly last: number }
  | {
      readonly of: 'chance'
      readonly found: 'fine' | 'two' | 'partly' | 'device' | 'host' | 'none' | 'missing' | 'false'
    }
  | { readonly of: 'cards'; readonly found: 'fine' | 'together' | 'none' | 'unfinished' | 'false' }
  | { readonly of: 'answers'; readonly found: 'fine' | 'partly' }
  | { readonly of: 'cards'; readonly found: 'closed' | 'cheated'; readonly seats: readonly Seat[] }

/**
 * Checks a match that replays, as far as its journal allows. `pause` gives the page its turn now and then; `agreed`: up
 * to which line everyone is known to hold it, which the table of a match that goes on knows better.
 */
export async function checkMatch(
  game: Game,
  journal: Journal,
  verify: Verify,
  pause = async () => {},
  agreed = agreedTo(journal, new Map()),
): Promise<readonly Check[]> {
  const { entries } = journal
  const proofOf = proofsIn(entries, verify)
  const [people, host, drawn] = await Promise.all([proofOf('sig'), proofOf('seal'), proofOf('proofs')])
  return [
    { of: 'rules', found: tableOf(journal).isTest ? 'test' : 'fine' },
    { of: 'people', found: people },
    { of: 'host', found: host },
    ...(people === 'fine' ? confirmedBy(entries, agreed) : []),
    { of: 'chance', found: drawn === 'missing' || drawn === 'false' ? drawn : drawnBy(journal) },
    await cardsIn(game, journal, pause),
    ...answersIn(journal),
  ]
}

function answersIn({ entries, tables }: Journal): readonly Check[] {
  const isAnswer = ({ seq, body }: Entry<unknown>) => body.type === 'move' && tables[seq - 1]?.pledges.of.size
  const answers = entries.filter(isAnswer)
  if (answers.length === 0) return []
  return [{ of: 'answers', found: answers.every(({ body }) => isShownAnswer(body)) ? 'fine' : 'partly' }]
}

function confirmedBy({ length }: Journal['entries'], to: number | undefined): readonly Check[] {
  const last = length - 1
  if (to === undefined) return []
  return [{ of: 'others', found: to < last ? 'behind' : 'fine', to, last }]
}

/** Finds who has a part in the draws, whose proofs hold. */
function drawnBy({ entries }: Journal): Extract<Check, { of: 'chance' }>['found'] {
  const draws = entries.flatMap(({ body }) =>
    body.type === 'chance' || body.type === 'shuffle' ? [body.proofs?.length ?? 0] : [],
  )
  if (draws.length === 0) return 'none'
  if (draws.every((parts) => parts === 0)) return 'host'
  if (draws.every((parts) => parts === 2)) return 'two'
  if (draws.every((parts) => parts > 1)) return 'fine'
  return draws.every((parts) => parts < 2) ? 'device' : 'partly'
}

async function cardsIn(game: Game, journal: Journal, pause: () => Promise<void>): Promise<Check> {
  const deck = deckOf(journal)
  if (!deck || !isDealt(game, journal, deck)) return { of: 'cards', found: 'none' }
  const seats = await cheatsIn(game, journal, pause)
  if (seats.length > 0) return { of: 'cards', found: 'cheated', seats }
  const doubt = doubtAbout(game, journal)
  if (!doubt) return { of: 'cards', found: deck.table ? 'together' : 'fine' }
  if (doubt.reason === 'closed') return { of: 'cards', found: 'closed', seats: doubt.seats }
  return { of: 'cards', found: doubt.reason === 'faces' ? 'false' : 'unfinished' }
}

/** Whether anyone got hidden cards: what everyone was still shuffling when the match ended was never dealt. */
function isDealt(game: Game, { entries }: Journal, deck: Deck): boolean {
  const deals = dealsOf(deck)
  if (deals.length === 0) return entries.some(({ body }) => body.type === 'deal')
  return deals.some((deal) => togetherIn(game)?.isShuffled(deal))
}

/** Whether this much is proven, rather than just not refuted. */
export const isProven = ({ of, found }: Check): boolean => {
  const isNeedless = found === 'none' && (of === 'cards' || of === 'chance')
  return found === 'fine' || found === 'two' || found === 'together' || isNeedless
}

/** Whether something was found to be wrong, rather than just not proven. */
export const isFalse = ({ found }: Check): boolean => found === 'false' || found === 'cheated'

/**
 * Result of all checks together, no better than the weakest.
 * - `proven`, in all that was checked
 * - `open`: signed, but part of it is only someone's claim
 * - `unsigned`: nothing is wrong, but anyone may have made it up
 * - `false`: something is wrong
 */
export type Verdict = 'proven' | 'open' | 'unsigned' | 'false'

/** The verdict of these checks. */
export function verdictOf(checks: readonly Check[]): Verdict {
  if (checks.some(isFalse)) return 'false'
  if (!isSigned(checks)) return 'unsigned'
  return checks.every(isProven) ? 'proven' : 'open'
}

/** Whether signatures show who played: the host sealed it, and of the people nobody's is missing. */
const isSigned = (checks: readonly Check[]): boolean =>
  checks.some(({ of, found }) => of === 'host' && found === 'fine') &&
  checks.some(({ of, found }) => of === 'people' && (found === 'fine' || found === 'none'))
