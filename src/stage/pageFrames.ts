/** Calls with the milliseconds since the last frame, until the returned function is called. */
export type Frames = (then: (passed: number) => void) => () => void

/** The browser's own frames. After a pause, such as on a hidden page, a step is `longest` ms at most. */
export const framesUpTo =
  (longest: number): Frames =>
  (then) => {
    let last: number | undefined
    const step = (now: number) => {
      frame = requestAnimationFrame(step)
      then(Math.min(longest, now - (last ?? now)))
      last = now
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }

/** Frames for what may as well go on where it was after a pause. */
export const pageFrames = framesUpTo(100)
