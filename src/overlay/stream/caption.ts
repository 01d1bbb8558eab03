import type { LogLine } from '../table/log.ts'
import type { TableView } from '../table/tableStore.ts'

/** A stream's caption about the latest move. */
export interface StreamCaption {
  readonly key: string
  /** The most important first: where there is no room for all, the last are left out whole. */
  readonly sentences: readonly string[]
  /** The seat it is about, if it is just one. */
  readonly seat: LogLine['seat']
}

/** The latest move in one or two sentences; once the match is over, its result. */
export function captionOf({
  log,
  reckoning,
}: Pick<TableView, 'log' | 'reckoning'>): StreamCaption | undefined {
  if (reckoning) {
    const sentences = reckoning.sentence.split(/(?<=[.!?]) (?=\p{Lu})/u)
    return { key: 'over', sentences, seat: undefined }
  }
  const last = log.findLast(({ played }) => played)
  if (!last) return undefined
  const all = log.filter(({ played, seq }) => played && seq === last.seq)
  const said = new Set(all.map(({ text }) => text))
  return { key: last.key, seat: (all[0] ?? last).seat, sentences: [...said].slice(0, 2) }
}
