/** Watches for errors that nobody catches. */
export interface Escapes {
  /** Errors that have escaped so far, as text. */
  all(): readonly string[]
  /** Runs a task; what it throws has escaped. */
  guard(task: () => void): void
  stop(): void
}

/** Watches in place of the runner, which would only say that something failed somewhere. */
export function watchEscapes(): Escapes {
  const found: string[] = []
  const note = (error: unknown) => {
    found.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  const thrown = process.listeners('uncaughtException')
  const rejected = process.listeners('unhandledRejection')
  process.removeAllListeners('uncaughtException').on('uncaughtException', note)
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note)
  return {
    all: () => found,
    guard(task) {
      try {
        task()
      } catch (error) {
        note(error)
      }
    },
    stop() {
      process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection')
      for (const one of thrown) process.on('uncaughtException', one)
      for (const one of rejected) process.on('unhandledRejection', one)
    },
  }
}
