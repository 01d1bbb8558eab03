/** A lifetime: what was begun in it is undone when it ends, the last first. */
export interface Scope {
  readonly ended: boolean
  /** Has something undone at the end, or right away if that has come already. */
  onEnd(undo: () => void): void
  /** A scope within this one that may end earlier. */
  child(): Scope
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
      for (let undo = undoing.pop(); undo; undo = undoing.pop()) undo()
    },
  }
  return scope
}
