/** When frames are drawn: only while somebody wants them. */
export interface Loop {
  /** Asks for a frame, and for more until `frame` says there is nothing more to draw. */
  wake(): void
  /** Draws a frame at once, for a page that is hidden and so is given none. */
  draw(): void
  /** Frames drawn so far. */
  frames(): number
  /** Has every frame go through `through`; the answer ends that. */
  around(through: (frame: () => void) => void): () => void
  end(): void
}

/** Called before a frame is drawn, with the milliseconds since the last; true asks for another frame. */
export type Frame = (ms: number) => boolean

/** A still picture needs no frame; after a pause the clock does not jump further than this, in milliseconds. */
const longestFrame = 100

const plainly = (frame: () => void) => frame()

/** Opens a loop in the browser's own time: one frame serves all who asked. */
export function openLoop(frame: Frame, draw: () => void): Loop {
  let drawn = 0
  /** When the last frame was drawn, if this one follows upon it. */
  let last: number | undefined
  let asked: number | undefined
  let around = plainly
  const wake = () => {
    asked ??= requestAnimationFrame((now) => around(() => step(now)))
  }
  const step = (now: number) => {
    asked = undefined
    if (frame(last === undefined ? 0 : Math.min(longestFrame, now - last))) wake()
    last = asked === undefined ? undefined : now
    draw()
    drawn += 1
  }
  const forgo = () => {
    if (asked !== undefined) cancelAnimationFrame(asked)
  }
  return {
    wake,
    draw: () => {
      forgo()
      around(() => step(performance.now()))
    },
    frames: () => drawn,
    around: (through) => {
      around = through
      return () => {
        around = plainly
      }
    },
    end: forgo,
  }
}
