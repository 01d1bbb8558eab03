import type { Clock } from '../kit/clock.ts'
import { makeBufferedEmitter } from '../kit/emitter.ts'
import { type FrameRead, makeFrames, type PartialMessage, readFrame } from './frames.ts'
import { type Link, type LinkEvent, linkOf } from './link.ts'

/** A link over a pipe, and what the pipe has to say to it. */
interface Framed {
  readonly link: Link
  /** Something came; untrusted. */
  heard(data: unknown): void
  /** Fewer bytes are waiting in the pipe than before. */
  drained(): void
  /** The pipe ended without a goodbye, for this reason. */
  gone(reason: string): void
}

/** Time a goodbye has to be answered by the pipe's end, ms; then it is shut all the same. */
const farewell = 2000

/** A reason comes from the other end; no more than this of it is passed on, in characters. */
const longestReason = 200

/** Carries a link's frames, in order. */
interface Pipe {
  send(frame: Uint8Array): void
  /** Bytes in the send buffer. */
  waiting(): number
  /** Closes the pipe right away and drops waiting frames. May be called twice. */
  shut(): void
  readonly binding: Link['binding']
  readonly path?: Link['path']
}

/** Makes a link of a pipe that is open. */
export function framed(id: string, pipe: Pipe, clock: Clock): Framed {
  const events = makeBufferedEmitter<LinkEvent>()
  const outbox = makeOutbox(pipe, clock)
  let messages = 0
  let pending: PartialMessage | undefined
  let cancelFarewell = () => {}

  const gone = (reason: string) => {
    events.end({ type: 'closed', reason })
    cancelFarewell()
    outbox.clear()
    pipe.shut()
  }
  const send = (text: string) => {
    const frames = events.open ? makeFrames('message', text, messages++) : []
    if (!frames) events.emit({ type: 'dropped', why: 'a message of ours that was too big' })
    else if (!outbox.push(frames)) gone('stalled')
  }
  const close = (reason = '') => {
    if (!events.open) return
    events.end({ type: 'closed', reason })
    outbox.push(makeFrames('bye', reason, messages++) ?? [])
    cancelFarewell = clock.after(farewell, () => gone(reason))
  }
  const heard = (data: unknown) => {
    const result = readData(pending, data)
    pending = result.pending
    if (result.dropped !== undefined) events.emit({ type: 'dropped', why: result.dropped })
    if (result.read?.kind === 'message') events.emit({ type: 'message', text: result.read.text })
    if (result.read?.kind === 'bye') gone(result.read.text.slice(0, longestReason))
  }
  return {
    link: linkOf({ id, binding: pipe.binding }, events, { send, close, path: pipe.path }),
    heard,
    drained: outbox.pump,
    gone,
  }
}

/** Queues frames in front of a pipe, which takes them at its own pace. */
interface Outbox {
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
function makeOutbox(pipe: Pipe, clock: Clock): Outbox {
  const queue: Uint8Array[] = []
  let cancelPoll: (() => void) | undefined
  const pump = () => {
    while (queue.length > 0 && pipe.waiting() < highWater) {
      const frame = queue.shift()
      if (frame) pipe.send(frame)
    }
    if (queue.length === 0) return
    cancelPoll ??= clock.after(pollEvery, () => {
      cancelPoll = undefined
      pump()
    })
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

function readData(pending: PartialMessage | undefined, data: unknown): FrameRead {
  if (data instanceof ArrayBuffer) return readFrame(pending, new Uint8Array(data))
  if (data instanceof Uint8Array) return readFrame(pending, data)
  return { pending, dropped: 'a frame that isn’t bytes' }
}
