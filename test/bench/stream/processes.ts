import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the kernel’s clock a second, which Linux has everywhere. */
const ticks = 100

/** The kernel's record of a process. */
interface Process {
  readonly id: number
  readonly parent: number
  /** Processor time used so far, in seconds. */
  readonly seconds: number
}

/** The processor time, in seconds, that a process and all its descendants have used so far. Linux only. */
export function secondsOf(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []))
  const family = new Set([root])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { id, parent } of all) if (family.has(parent)) family.add(id)
  }
  return all.filter(({ id }) => family.has(id)).reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Nothing if the process has just ended. */
function readProcess(name: string): readonly Process[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The name, in brackets, may contain anything.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(rest[9]) + Number(rest[10])) / ticks
    return [{ id: Number(name), parent: Number(parent), seconds }]
  } catch {
    return []
  }
}
