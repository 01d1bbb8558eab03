/** Draws frames only while they are needed. */
export interface Loop {
  /** Requests frames until `frame` says there is nothing left to draw. */
  wake(): void
  /** Draws a frame right away, for a hidden page that gets none from the browser. */
  draw(): void
  /** Frames drawn so far. */
  frames(): number
  /** Wraps the drawing of every frame in `through`. Returns a function that stops. */
  around(through: (frame: () => void) => void): () => void
  /** Draws no more frames, even if another is asked for: there is nothing left to draw on. */
  end(): void
}

/** Called before each frame with the milliseconds since the last; true asks for another. */
export type FrameCallback = (ms: number) => boolean

/** The longest time a frame may advance, in milliseconds: the clock doesn't jump after a pause. */
const longestFrame = 100

const plainly = (frame: () => void) => frame()

/** Leaves out every second of sixty frames a second, in milliseconds between frames. */
export const sparingly = 30

/**
 * Opens a loop on the browser's animation frames, however many callers ask for one. Frames that would come within
 * `shortest` milliseconds of the last are left out; `draw` returns whether it had anything to draw.
 */
export function openLoop(frame: FrameCallback, draw: () => boolean, shortest = 0): Loop {
  let drawn = 0
  /** When the last frame was drawn, if frames are running. */
  let last: number | undefined
  let asked: number | undefined
  let around = plainly
  let isOver = false
  const wake = () => {
    if (isOver) return
    asked ??= requestAnimationFrame((now) => {
      if (last === undefined || now - last >= shortest) return around(() => step(now))
      asked = undefined
      wake()
    })
  }
  const step = (now: number) => {
    asked = undefined
    if (frame(last === undefined ? 0 : Math.min(longestFrame, now - last))) wake()
    last = asked === undefined ? undefined : now
    if (draw()) drawn += 1
  }
  const forgo = () => {
    if (asked !== undefined) cancelAnimationFrame(asked)
  }
  return {
    wake,
    draw: () => {
      if (isOver) return
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
    end: () => {
      isOver = true
      forgo()
    },
  }
}
