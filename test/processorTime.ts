import { existsSync, readFileSync } from 'node:fs'

/** Where Linux tells about the process that asks. */
const own = '/proc/self/stat'

/** Clock ticks of a second in Linux. */
const ticks = 100

/** Processor seconds of all child processes that have ended, and of theirs; undefined where it isn’t known. */
export const childSeconds = (): number | undefined =>
  existsSync(own) ? secondsIn(readFileSync(own, 'utf8')) : undefined

/** The same from what Linux tells: the fields after the name, which may hold anything, and its brackets. */
export function secondsIn(told: string): number {
  const fields = told.slice(told.lastIndexOf(')') + 2).split(' ')
  const [user, system] = fields.slice(13, 15).map(Number)
  return ((user ?? 0) + (system ?? 0)) / ticks
}
