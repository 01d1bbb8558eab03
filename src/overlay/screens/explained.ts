import { startText, text } from '../text/text.ts'
import type { PageProblem } from './pageProblem.ts'

/**
 * Explains why the page can’t show a table: a title, and what to do about it. The text about a faulty match isn’t there
 * from the start: whatever reads matches opens it.
 */
export function explained(problem: PageProblem): { readonly title: string; readonly text: string } {
  if (problem.type !== 'match') return startText().explain(problem)
  return { title: startText().problems.matchTitle, text: text().fileProblem(problem.problem) }
}
