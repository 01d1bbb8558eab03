import { listNames, many } from '../../../../kit/welsh.ts'
import { line, point } from './nouns.ts'

/** The final score. */
export const scores = {
  city: 'Leiniau i’r ddinas',
  edge: 'Leiniau i’r ymyl',
  lines: (count: number) => many(count, line),
  won: (name: string, points: number) => `Enillodd ${name} gyda ${many(points, point)}.`,
  shared: (names: readonly string[], points: number) =>
    `Mae ${listNames(names)} yn rhannu’r fuddugoliaeth gyda ${many(points, point)} yr un.`,
}
