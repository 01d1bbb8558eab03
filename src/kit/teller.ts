/** An emitter of one kind of event. */
export interface Teller<T> {
  tell(told: T): void
  /** Subscribes. Returns a function that unsubscribes. */
  on(listener: (told: T) => void): () => void
}

/** Events told while no one listens are lost. */
export function makeTeller<T>(): Teller<T> {
  const listeners = new Set<(told: T) => void>()
  return {
    tell(told) {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(told)
    },
    on(listener) {
      const own = (told: T) => listener(told)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}

/**
 * Keeps events until the first listener subscribes. Events told from within a listener are delivered
 * after the current one, so every listener gets them in order.
 */
export function makeKeepingTeller<T>(): Teller<T> {
  const teller = makeTeller<T>()
  const waiting: T[] = []
  let ready = false
  let telling = false
  const flush = () => {
    if (!ready || telling) return
    telling = true
    try {
      for (let told = waiting.shift(); told !== undefined; told = waiting.shift()) teller.tell(told)
    } finally {
      telling = false
    }
  }
  return {
    tell(told) {
      waiting.push(told)
      flush()
    },
    on(listener) {
      const off = teller.on(listener)
      ready = true
      flush()
      return off
    },
  }
}
