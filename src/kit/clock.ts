/** The time, passed in so that tests can control it. */
export interface Clock {
  /** Milliseconds since a fixed moment. Never goes back. */
  now(): number
  /** Calls `then` once, in `ms`. Returns a function that cancels it. */
  after(ms: number, then: () => void): () => void
}
