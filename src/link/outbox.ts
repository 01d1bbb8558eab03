import type { Clock } from '../kit/clock.ts'
import type { Link } from './link.ts'

/** Carries a link's frames, in order. */
export interface Pipe {
  send(frame: Uint8Array): void
  /** Bytes in the send buffer. */
  waiting(): number
  /** Closes the pipe right away and drops waiting frames. May be called twice. */
  shut(): void
  readonly binding: Link['binding']
  readonly path?: Link['path']
}

/** Queues frames in front of a pipe, which takes them at its own pace. */
export interface Outbox {
  /** Adds frames. Returns false if so many are queued that the reader must have stalled. */
  push(frames: readonly Uint8Array[]): boolean
  /** Sends what the pipe can take. Call it when the pipe has drained; the outbox also polls. */
  pump(): void
  /** Drops what is queued. */
  clear(): void
}

/** Frames are sent while the send buffer holds fewer bytes than this. */
const highWater = 256 * 1024
/** The longest queue, in frames of up to 14 kB. */
const longestQueue = 512
/** Interval at which a full pipe is polled, ms: not every browser reports when it has drained. */
const pollEvery = 50

/** An empty outbox in front of a pipe. */
export function makeOutbox(pipe: Pipe, clock: Clock): Outbox {
  const queue: Uint8Array[] = []
  let cancelPoll: (() => void) | undefined
  const poll = () => {
    cancelPoll = undefined
    pump()
  }
  const pump = () => {
    while (queue.length > 0 && pipe.waiting() < highWater) {
      const frame = queue.shift()
      if (frame) pipe.send(frame)
    }
    if (queue.length > 0) cancelPoll ??= clock.after(pollEvery, poll)
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
      cancelPoll?.()
    },
  }
}
