/** Something with an end: what was begun in it is undone when it ends, the last first. */
export interface Stay {
  readonly over: boolean
  /** Has something undone at the end; at once when the end has come already. */
  until(undo: () => void): void
  /** A stay within this one; it may end earlier, and begins no more once this one has ended. */
  inner(): Stay
  end(): void
}

/** A stay that has just begun. */
export function makeStay(): Stay {
  const undoing: (() => void)[] = []
  let over = false
  const stay: Stay = {
    get over() {
      return over
    },
    until(undo) {
      if (over) undo()
      else undoing.push(undo)
    },
    inner() {
      const inside = makeStay()
      stay.until(inside.end)
      return inside
    },
    end() {
      over = true
      for (let undo = undoing.pop(); undo; undo = undoing.pop()) undo()
    },
  }
  return stay
}
