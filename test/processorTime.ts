import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of a second in Linux. */
const ticks = 100

/** A process as Linux tells of it. */
export interface Process {
  readonly id: number
  /** The process that started it, or has inherited it. */
  readonly parent: number
  /** Its own processor seconds. */
  readonly own: number
  /** Those of its children that have ended and been waited for, and of theirs. */
  readonly ofChildren: number
}

/** A process from its line in `/proc/…/stat`: its number, its name, which may hold anything in its brackets, and more. */
export function processIn(line: string): Process {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number)
  return {
    id: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    own: (user + system) / ticks,
    ofChildren: (childUser + childSystem) / ticks,
  }
}

/** Something Linux tells of a process, by its number or `self`; empty if it has just ended. */
function read(process: string, what: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${process}/${what}`, 'utf8')
  } catch {
    return ''
  }
}

/** A process and all its living descendants. Linux only. */
function familyOf(root: number): readonly Process[] {
  const all = readdirSync('/proc').flatMap((name) => {
    const line = /^\d+$/.test(name) ? read(name, 'stat') : ''
    return line === '' ? [] : [processIn(line)]
  })
  const family = new Set([root])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { id, parent } of all) if (family.has(parent)) family.add(id)
  }
  return all.filter(({ id }) => family.has(id))
}

/** The processor seconds that a process and all its living descendants have used so far. Linux only. */
export const secondsOf = (root: number): number => familyOf(root).reduce((sum, { own }) => sum + own, 0)

/** Processor seconds of all child processes that have ended, and of theirs; undefined where it isn’t known. */
export function childSeconds(): number | undefined {
  const line = read('self', 'stat')
  return line === '' ? undefined : processIn(line).ofChildren
}

/** Counts what `childSeconds` leaves out, as long as it goes on. */
export interface PageCount {
  /** The processor seconds so far. */
  seconds(): number
  stop(): void
}

/**
 * Counts the processor time of pages in browsers that descend from this process. Chromium’s pages are children of a
 * process that nobody waits for, so that their time is lost when a browser ends; it looks every `every` milliseconds,
 * and misses at most that of the end. Counts nothing where Linux doesn’t tell.
 */
export function countPages(every = 2000): PageCount {
  const most = new Map<number, number>()
  const look = () => {
    for (const { id, own, ofChildren } of familyOf(process.pid))
      if (read(`${id}`, 'cmdline').includes('--type=zygote')) most.set(id, own + ofChildren)
  }
  const timer = existsSync('/proc/self/stat') ? setInterval(look, every) : undefined
  return {
    seconds: () => [...most.values()].reduce((sum, seconds) => sum + seconds, 0),
    stop: () => clearInterval(timer),
  }
}
