/** An injected clock and timers, in milliseconds. */
export interface Time {
  now(): number
  after(ms: number, then: () => void): () => void
}
