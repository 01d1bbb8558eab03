import type { Clock } from '../kit/clock.ts'
import type { Link } from './link.ts'

/** Whatever carries a link's frames, in order. */
export interface Pipe {
  send(frame: Uint8Array): void
  /** Bytes sent that have not left yet. */
  waiting(): number
  /** Ends the pipe at once; frames still waiting are lost. May be called twice. */
  shut(): void
  readonly path?: Link['path']
}

/** Frames on their way into a pipe, no faster than it takes them. */
export interface Outbox {
  /** Puts frames at the end; false when so many queue that nobody can be reading them any more. */
  push(frames: readonly Uint8Array[]): boolean
  /** Sends what the pipe takes. Called when it has drained; the outbox also looks by itself. */
  pump(): void
  /** Throws away what is queued. */
  clear(): void
}

/** Frames go out while fewer bytes than this are waiting in the pipe. */
const highWater = 256 * 1024
/** Frames that may queue, 14 kB each at most. */
const longestQueue = 512
/** How often a full pipe is looked at, ms: not every browser's says when it has drained. */
const lookAgain = 50

/** An empty outbox in front of a pipe. */
export function makeOutbox(pipe: Pipe, clock: Clock): Outbox {
  const queue: Uint8Array[] = []
  let cancelLook: (() => void) | undefined
  const look = () => {
    cancelLook = undefined
    pump()
  }
  const pump = () => {
    while (queue.length > 0 && pipe.waiting() < highWater) {
      const frame = queue.shift()
      if (frame) pipe.send(frame)
    }
    if (queue.length > 0) cancelLook ??= clock.after(lookAgain, look)
  }
  return {
    push(frames) {
      queue.push(...frames)
      pump()
      return queue.length <= longestQueue
    },
    pump,
    clear() {
      queue.length = 0
      cancelLook?.()
    },
  }
}
