/** What was thrown away or done again without anybody noticing. */
export interface Counts {
  /** Messages, frames and entries that could not be read or had no place. */
  dropped: number
  /** Messages beyond the bearable rate. */
  limited: number
  /** Journals asked for again. */
  resyncs: number
}

/** Nothing yet. */
export const noCounts = (): Counts => ({ dropped: 0, limited: 0, resyncs: 0 })
