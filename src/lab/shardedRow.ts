import { type Crew, inOrder } from './crew.ts'
import { growing } from './files.ts'
import { rangeOf, type Shard } from './plan.ts'
import type { Ports } from './ports.ts'
import { CommandError } from './title.ts'

/** A row of lines, each made on its own, of which a shard is wanted. */
interface ShardedRow<T> {
  /** Number in all shards together. */
  readonly total: number
  readonly shard: Shard
  /** The file that the lines go to; without one they are kept nowhere. */
  readonly out: string | undefined
  readonly workers: number
  /** Makes line `n`. */
  make(crew: Crew, n: number): Promise<{ readonly line: string; readonly what: T }>
  /** Reads line `n` as an earlier run has written it; undefined if it is some other line. */
  read(crew: Crew, line: string, n: number): Promise<T | undefined>
}

/** The outcome of a row: the contents of its lines, and whether it was stopped before its end. */
interface Done<T> {
  readonly all: readonly T[]
  readonly stopped: boolean
}

/** Makes the lines that are still missing, in order, and writes each down as soon as it is its turn. */
export async function makeRow<T>(row: ShardedRow<T>, ports: Ports): Promise<Done<T>> {
  const { from, to } = rangeOf(row.total, row.shard)
  const file = row.out === undefined ? undefined : await growing(row.out)
  const crew = await ports.crew(row.workers)
  try {
    const before = await readBefore(row, crew, file?.before() ?? [], from, to)
    const all = [...before]
    const begun = performance.now()
    const show = () =>
      ports.show(progressBar({ done: all.length, before: before.length, total: to - from }, performance.now() - begun))
    const made = inOrder(crew, numbers(from + before.length, to), (n) => row.make(crew, n))
    for await (const { line, what } of untilStopped(made, ports.stop)) {
      await file?.add(line)
      all.push(what)
      show()
    }
    ports.show('')
    return { all, stopped: all.length < to - from }
  } finally {
    await Promise.all([crew.close(), file?.close()])
  }
}

/** The lines that an earlier run has left in the file. Throws `CommandError` if that was some other run. */
async function readBefore<T>(
  row: ShardedRow<T>,
  crew: Crew,
  lines: AsyncIterable<string> | Iterable<string>,
  from: number,
  to: number,
): Promise<readonly T[]> {
  const all: T[] = []
  let n = from
  for await (const what of inOrder(crew, lines, (line) => row.read(crew, line, n++))) {
    if (all.length === to - from)
      throw new CommandError(`“${row.out}” has more lines than this run makes. Choose another file.`)
    if (what === undefined)
      throw new CommandError(`“${row.out}” holds another run: see line ${all.length + 1}. Choose another file.`)
    all.push(what)
  }
  return all
}

const width = 24

/**
 * A bar to show how far a row of matches is. `begun` and `now` are times in ms; `before`, how many were done before it
 * began.
 */
function progressBar(
  { done, before, total }: { readonly done: number; readonly before: number; readonly total: number },
  ms: number,
): string {
  const full = total === 0 ? width : Math.floor((width * done) / total)
  const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`
  const left = done > before ? (ms / (done - before)) * (total - done) : undefined
  return `${bar} ${done} of ${total}${left === undefined ? '' : `, ${timeText(left)} left`}`
}

/** A time in ms as people say it: “40 s”, “3 min”, “2 h 5 min”. */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function* numbers(from: number, to: number): Generator<number> {
  for (let n = from; n < to; n++) yield n
}

/** Passes everything on until someone wants to stop. */
async function* untilStopped<T>(coming: AsyncGenerator<T>, stop: AbortSignal): AsyncGenerator<T> {
  const stopped = new Promise<{ done: true; value: undefined }>((resolve) => {
    if (stop.aborted) resolve({ done: true, value: undefined })
    stop.addEventListener('abort', () => resolve({ done: true, value: undefined }), { once: true })
  })
  for (;;) {
    const next = await Promise.race([stopped, coming.next()])
    if (next.done) return
    yield next.value
  }
}
