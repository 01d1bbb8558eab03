/** A list of listeners that is told things. */
export interface Teller<T> {
  tell(told: T): void
  /** Adds a listener; the answer takes it away again. */
  on(listener: (told: T) => void): () => void
}

/** A teller that forgets what nobody listened to. */
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
 * A teller that keeps what is told before the first listener comes and tells it to that one first.
 * It never tells inside another telling: order holds even when a listener causes the next event.
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
