/** A lifetime: what began in it is undone when it ends, the last first. */
export interface Scope {
  readonly ended: boolean
  /** Has something undone at the end, or right away if that has come already. */
  onEnd(undo: () => void): void
  /** A scope within this one that may end earlier. */
  child(): Scope
  /** Undoes everything, then throws an `AggregateError` if any of it threw. */
  end(): void
}

/** A scope that has just begun. */
export function makeScope(): Scope {
  const undoing: (() => void)[] = []
  let ended = false
  const scope: Scope = {
    get ended() {
      return ended
    },
    onEnd(undo) {
      if (ended) undo()
      else undoing.push(undo)
    },
    child() {
      const inside = makeScope()
      scope.onEnd(inside.end)
      return inside
    },
    end() {
      ended = true
      const errors: unknown[] = []
      for (let undo = undoing.pop(); undo; undo = undoing.pop()) {
        try {
          undo()
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, 'Ending a scope failed in part.')
    },
  }
  return scope
}
