import { listNames, many } from '../../../../kit/welsh.ts'
import { line } from './nouns.ts'

/** The final score. */
export const scores = {
  city: 'Leiniau i’r ddinas',
  edge: 'Leiniau i’r ymyl',
  lines: (count: number) => many(count, line),
  won: (name: string, points: string) => `Enillodd ${name} gyda ${points}.`,
  shared: (names: readonly string[], points: string) =>
    `Mae ${listNames(names)} yn rhannu’r fuddugoliaeth gyda ${points} yr un.`,
}
