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

/** An emitter that comes to an end. */
export interface EndingEmitter<T> extends Emitter<T> {
  /** False from the last event on; what is emitted then is lost. */
  readonly open: boolean
  /** Emits the last event, once. */
  end(last: T): void
}

/**
 * An emitter that keeps its events until someone listens. Events emitted from within a listener are delivered after the
 * current one, so every listener gets them in order.
 */
export function makeBufferedEmitter<T>(): EndingEmitter<T> {
  const emitter = makeEmitter<T>()
  const pending: T[] = []
  let open = true
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
  const emit = (event: T) => {
    if (!open) return
    pending.push(event)
    flush()
  }
  return {
    get open() {
      return open
    },
    emit,
    end(last) {
      if (!open) return
      open = false
      pending.push(last)
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
