import { utf8 } from '../kit/bytes.ts'
import { messageCap } from '../link/link.ts'
import { type GuestMessage, type HostMessage, type Part, writeMessage } from './protocol.ts'

/** Letters of a part: even if each grew to six bytes on the way, the part would fit a link. */
const partLength = 10_000
/**
 * A message as texts that fit a link each. `number` tells messages in parts from one another; `type` is
 * what the parts of whoever says it are called.
 */
export function writeInParts(
  message: GuestMessage | HostMessage,
  number: number,
  type: Part['type'] = 'part',
): readonly string[] {
  const text = writeMessage(message)
  if (utf8(text).length <= messageCap) return [text]
  const count = Math.ceil(text.length / partLength)
  return Array.from({ length: count }, (_, at) => {
    const piece = text.slice(at * partLength, (at + 1) * partLength)
    return writeMessage({ type, number, at, count, text: piece })
  })
}

/**
 * Puts parts together: the message once its last part has come, in whatever order they came. `longest`:
 * of what is put together, in letters.
 */
export function makeJoin<T>(
  read: (text: string) => T | undefined,
  longest: number,
): (part: Part) => T | undefined {
  let number: number | undefined
  let parts = new Map<number, string>()
  return (part) => {
    if (part.number !== number || part.at >= part.count) parts = new Map()
    number = part.number
    if (part.count * partLength > longest) return undefined
    parts.set(part.at, part.text)
    if (parts.size < part.count) return undefined
    const text = Array.from({ length: part.count }, (_, at) => parts.get(at) ?? '').join('')
    parts = new Map()
    return read(text)
  }
}
