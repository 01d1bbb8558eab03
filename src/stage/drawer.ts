/** Draws the frames that differ from the last. */
export interface Drawer {
  /** Draws a frame; false if it would look like the last. */
  draw(): boolean
  /** Something looks different now. */
  changed(): void
}

/** Opens a drawer with its first frame still to be drawn. */
export function openDrawer(drawFrame: () => void): Drawer {
  let isDrawn = false
  return {
    draw: () => {
      if (isDrawn) return false
      isDrawn = true
      drawFrame()
      return true
    },
    changed: () => {
      isDrawn = false
    },
  }
}
