import { messageCap } from './link.ts'

/**
 * A message travels as one or more frames, each a header of six bytes and a part of its UTF-8: version, kind, message
 * number (two bytes, wrapping), index of the part, count of parts. Data channels carry frames of this size everywhere,
 * and in order. The header outlives the protocol's versions: it lets a page of any version read another's first
 * message.
 */
const version = 1
const headerSize = 6
const partSize = 14_000 - headerSize
const maxParts = Math.ceil(messageCap / partSize)
const kinds = { message: 1, bye: 2 } as const

/** The contents of a frame: a part of a message, or of the reason given with a goodbye. */
type FrameKind = keyof typeof kinds

/** A message of which some parts have come. */
export interface PartialMessage {
  readonly kind: FrameKind
  readonly number: number
  readonly count: number
  readonly parts: readonly Uint8Array[]
  /** The rest of it is thrown away, and has been told as dropped. */
  readonly spoilt: boolean
}

/** The outcome of a frame: at most a text read, at most one thing dropped, and the rest to keep for the next. */
export interface FrameRead {
  readonly pending: PartialMessage | undefined
  readonly read?: { readonly kind: FrameKind; readonly text: string }
  /** Why something was thrown away: a frame by itself, or a message, which is told once. */
  readonly dropped?: string
}

/** A text as frames, or nothing when it has more than `messageCap` bytes. `number` counts messages. */
export function makeFrames(kind: FrameKind, text: string, number: number): Uint8Array[] | undefined {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > messageCap) return undefined
  const count = Math.max(1, Math.ceil(bytes.length / partSize))
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * partSize, (index + 1) * partSize)
    const frame = new Uint8Array(headerSize + part.length)
    frame.set([version, kinds[kind], (number >> 8) & 255, number & 255, index, count])
    frame.set(part, headerSize)
    return frame
  })
}

/** Reads one frame, given what the frames before it left pending. Never throws, whatever the bytes. */
export function readFrame(pending: PartialMessage | undefined, frame: Uint8Array): FrameRead {
  const head = readHeader(frame)
  if (typeof head === 'string') return { pending, dropped: head }
  const part = frame.subarray(headerSize)
  if (head.index === 0) {
    const lost = pending && !pending.spoilt ? { dropped: 'a message cut off half way' } : {}
    return { ...lost, ...join({ ...head, parts: [], spoilt: false }, part) }
  }
  if (pending?.number === head.number && pending.spoilt) return { pending }
  if (!pending || !continues(pending, head)) return spoil(head, 'a part without the parts before it')
  return join(pending, part)
}

interface Header {
  readonly kind: FrameKind
  readonly number: number
  readonly index: number
  readonly count: number
}

/** The header, or why it is none. */
function readHeader(frame: Uint8Array): Header | string {
  const [mark, code, high, low, index, count] = frame
  if (high === undefined || low === undefined || index === undefined || count === undefined)
    return 'a frame without a header'
  const kind = code === kinds.message ? 'message' : code === kinds.bye ? 'bye' : undefined
  if (mark !== version || !kind) return 'an unknown kind of frame'
  if (count === 0 || index >= count) return 'a part past the last one'
  if (count > maxParts || frame.length > headerSize + partSize) return 'a message that was too big'
  return { kind, number: high * 256 + low, index, count }
}

const continues = (pending: PartialMessage, head: Header) =>
  pending.kind === head.kind &&
  pending.number === head.number &&
  pending.count === head.count &&
  pending.parts.length === head.index

const spoil = (head: Omit<Header, 'index'>, dropped: string): FrameRead => ({
  pending: { kind: head.kind, number: head.number, count: head.count, parts: [], spoilt: true },
  dropped,
})

/** Adds a part; the last one makes the text. */
function join(pending: PartialMessage, part: Uint8Array): FrameRead {
  const parts = [...pending.parts, part.slice()]
  if (parts.length < pending.count) return { pending: { ...pending, parts } }
  const size = parts.reduce((sum, { length }) => sum + length, 0)
  if (size > messageCap) return { pending: undefined, dropped: 'a message that was too big' }
  const text = decode(parts, size)
  if (text === undefined) return { pending: undefined, dropped: 'a message that isn’t UTF-8' }
  return { pending: undefined, read: { kind: pending.kind, text } }
}

function decode(parts: readonly Uint8Array[], size: number): string | undefined {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
