/** Emits one kind of event to its listeners. */
export interface Emitter<T> {
  emit(event: T): void
  /** Subscribes. Returns a function that unsubscribes. */
  on(listener: (event: T) => void): () => void
}

/** An emitter whose events are lost while no one listens. */
export function makeEmitter<T>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    emit(event) {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(event)
    },
    on(listener) {
      const own = (event: T) => listener(event)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}

/**
 * An emitter that keeps its events until someone listens. Events emitted from within a listener are delivered after the
 * current one, so every listener gets them in order.
 */
export function makeBufferedEmitter<T>(): Emitter<T> {
  const emitter = makeEmitter<T>()
  const pending: T[] = []
  let ready = false
  let emitting = false
  const flush = () => {
    if (!ready || emitting) return
    emitting = true
    try {
      for (let event = pending.shift(); event !== undefined; event = pending.shift()) emitter.emit(event)
    } finally {
      emitting = false
    }
  }
  return {
    emit(event) {
      pending.push(event)
      flush()
    },
    on(listener) {
      const off = emitter.on(listener)
      ready = true
      flush()
      return off
    },
  }
}
