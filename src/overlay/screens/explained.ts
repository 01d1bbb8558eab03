import type { Problem } from '../../rules/problem.ts'
import { startText, text } from '../text/text.ts'
import type { PageProblem } from './pageProblem.ts'

/** Matches that could be opened, but that the page or its person would rather not. */
const declined: readonly Problem['reason'][] = ['leftUnread', 'playedBefore', 'saysLess', 'leftWeaker', 'otherName']

/**
 * Explains why the page can’t show a table: a title, and what to do about it. The text about a faulty match isn’t there
 * from the start: whatever reads matches opens it.
 */
export function explained(problem: PageProblem): { readonly title: string; readonly text: string } {
  if (problem.type !== 'match') return startText().explain(problem)
  const { matchTitle, declinedTitle } = startText().problems
  const title = declined.includes(problem.problem.reason) ? declinedTitle : matchTitle
  return { title, text: text().fileProblem(problem.problem) }
}
