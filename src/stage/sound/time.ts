/** The passing of time, in milliseconds; handed in. */
export interface Time {
  now(): number
  after(ms: number, then: () => void): () => void
}
