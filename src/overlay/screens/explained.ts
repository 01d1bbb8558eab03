import type { Problem } from '../../rules/problem.ts'
import { type Explanation, explanation } from '../text/explanation.ts'
import { fileProblem } from '../text/fileProblem.ts'
import { startText, text } from '../text/text.ts'
import type { PageProblem } from './pageProblem.ts'

/** Matches that could be opened, but that the page or its person would rather not. */
const declined: readonly Problem['reason'][] = ['leftUnread', 'playedBefore', 'saysLess', 'leftWeaker', 'otherName']

/**
 * Explains why the page can’t show a table: a title, and what to do about it. The text about a faulty match isn’t there
 * from the start: whatever reads matches opens it.
 */
export function explained(problem: PageProblem): Explanation {
  const { problems, mistyped, dial, denials, failures } = startText()
  switch (problem.type) {
    case 'match': {
      const title = declined.includes(problem.problem.reason) ? problems.declinedTitle : problems.matchTitle
      return { title, text: fileProblem(text().problem, problem.problem) }
    }
    case 'mistyped':
      return { title: mistyped.title, text: mistyped[problem.why](problem) }
    case 'dial':
      return explanation(dial, problem.why)
    case 'refused':
      return explanation(denials, problem.why)
    case 'report':
      return { title: failures.report, text: problem.why }
    case 'watch':
    case 'evidence':
      return problem
    default:
      return explanation(failures, problem.type)
  }
}
