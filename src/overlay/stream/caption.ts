import type { LogLine } from '../table/log.ts'
import type { TableView } from '../table/tableStore.ts'

/** A second sentence joins the first unless both together are longer than this. */
const fits = 84

/** What a stream says was played last. */
export interface StreamCaption {
  readonly key: string
  readonly text: string
  /** Whose it is, if it is just one seat's. */
  readonly seat: LogLine['seat']
}

/** What was played last in one or two sentences; once the match is over, how it ended. */
export function captionOf({
  log,
  reckoning,
}: Pick<TableView, 'log' | 'reckoning'>): StreamCaption | undefined {
  if (reckoning) return { key: 'over', text: reckoning.sentence, seat: undefined }
  const last = log.findLast(({ played }) => played)
  if (!last) return undefined
  const all = log.filter(({ played, seq }) => played && seq === last.seq)
  const [first = last] = all
  const second = all.find(({ text }) => text !== first.text)
  const both = second ? `${first.text} ${second.text}` : first.text
  return { key: last.key, seat: first.seat, text: both.length > fits ? first.text : both }
}
