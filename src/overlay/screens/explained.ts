import type { Problem } from '../../rules/problem.ts'
import { fileProblem } from '../text/fileProblem.ts'
import { startText, text } from '../text/text.ts'
import type { PageProblem } from './pageProblem.ts'

/** Matches that could be opened, but that the page or its person would rather not. */
const declined: readonly Problem['reason'][] = ['leftUnread', 'playedBefore', 'saysLess', 'leftWeaker', 'otherName']

/**
 * Explains why the page can’t show a table: a title, and what to do about it. The text about a faulty match isn’t there
 * from the start: whatever reads matches opens it.
 */
export function explained(problem: PageProblem): { readonly title: string; readonly text: string } {
  if ('title' in problem) return problem
  const { problems, mistyped, failures } = startText()
  if (problem.type === 'match') {
    const title = declined.includes(problem.problem.reason) ? problems.declinedTitle : problems.matchTitle
    return { title, text: fileProblem(text().problem, problem.problem) }
  }
  if (problem.type === 'mistyped') return { title: failures.mistyped, text: mistyped[problem.why](problem) }
  if (problem.type === 'report') return { title: failures.report, text: problem.why }
  const name = 'why' in problem ? problem.why : problem.type
  return { title: failures[name], text: failures[`${name}Text` as const] }
}
