import { facesKnown } from '../../bots/errand.ts'
import { shareOf } from '../../bots/shares.ts'
import type { AdviceWanted, Finding } from '../../bots/study.ts'
import type { Option } from '../../bots/thinker.ts'
import type { OpenTitle } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import type { Now } from '../../match/table.ts'
import type { Hint, Inquiry, InquiryState, Suggestion } from '../../overlay/advice/adviser.ts'
import type { Typed } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import { inquire } from './inquire.ts'
import { type Asked, outlook } from './outlook.ts'

/** How many futures the master plays out for a hint. */
const futures = 4000

/**
 * Asks what the master would do in place of my seat that is asked now, knowing what that seat may know.
 * Asked about the same position, it says the same.
 */
export function askForHint(title: OpenTitle, now: Now): Inquiry<Hint> {
  const { turn, ask, position, known, hash } = now
  const { seat, moves } = need(turn === undefined ? undefined : choiceOf(ask, turn), 'a choice')
  const asked = { position, seat, known: known(seat) }
  const { game, edition } = title
  const wanted: AdviceWanted = {
    ...{ study: 'advice', game: game.id, hash: game.edition.hash, edition },
    ...{ futures, position, seat, moves },
    ...{ seed: Number.parseInt(hash.slice(0, 8), 16) },
    faces: facesKnown(game, position, asked.known),
  }
  return inquire(wanted, (finding) => tellHint(title, asked, finding))
}

/** Tells a finding about a question in the title’s words. */
export function tellHint(
  title: Pick<OpenTitle, 'game' | 'words'>,
  asked: Asked,
  finding: Finding,
): InquiryState<Hint> {
  if (finding.type === 'progress') return { type: 'thinking', done: finding.done }
  if (finding.type !== 'advice') return { type: 'failed' }
  const { options, plan } = finding.advice
  const [best, next] = options
  if (!best) return { type: 'failed' }
  const suggest = ({ move, ...option }: Option<Typed>): Suggestion => ({
    ...{ move, label: title.words.move(asked.position, move, asked.known) },
    chance: shareOf({ move, ...option }, asked.seat),
  })
  const found = {
    ...{ ...suggest(best), points: best.points, outlook: outlook(title, asked, plan) },
    next: next && suggest(next),
  }
  return { type: 'found', found }
}
