import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of a second in Linux. */
const ticks = 100

/** A process as Linux tells of it. */
export interface Told {
  /** The process that started it, or has inherited it. */
  readonly parent: number
  /** Its own processor seconds. */
  readonly own: number
  /** Those of its children that have ended and been waited for, and of theirs. */
  readonly ofChildren: number
}

/** A process from its line in `/proc/…/stat`: the fields after the name, which may hold anything, and its brackets. */
export function processIn(line: string): Told {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number)
  return { parent: Number(fields[1]), own: (user + system) / ticks, ofChildren: (childUser + childSystem) / ticks }
}

/** Something Linux tells of a process; empty if it has just ended. */
function read(pid: number | 'self', what: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}

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
    for (const [pid, { own, ofChildren }] of descendants())
      if (read(pid, 'cmdline').includes('--type=zygote')) most.set(pid, own + ofChildren)
  }
  const timer = existsSync('/proc/self/stat') ? setInterval(look, every) : undefined
  return {
    seconds: () => [...most.values()].reduce((sum, seconds) => sum + seconds, 0),
    stop: () => clearInterval(timer),
  }
}

/** The living processes that descend from this one. */
function descendants(): ReadonlyMap<number, Told> {
  const all = new Map(
    readdirSync('/proc')
      .map(Number)
      .flatMap((pid) => {
        const line = pid > 0 ? read(pid, 'stat') : ''
        return line === '' ? [] : [[pid, processIn(line)] as const]
      }),
  )
  const isOurs = (pid: number): boolean => {
    const parent = all.get(pid)?.parent
    return parent !== undefined && (parent === process.pid || isOurs(parent))
  }
  return new Map([...all].filter(([pid]) => isOurs(pid)))
}
