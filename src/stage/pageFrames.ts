/** Calls with the milliseconds since the last frame, until the returned function is called. */
export type Frames = (then: (passed: number) => void) => () => void

/** The longest step after a pause, such as on a hidden page, milliseconds. */
const longest = 100

/** The browser's own frames. */
export const pageFrames: Frames = (then) => {
  let last: number | undefined
  const step = (now: number) => {
    frame = requestAnimationFrame(step)
    then(Math.min(longest, now - (last ?? now)))
    last = now
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
