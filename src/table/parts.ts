import { utf8 } from '../kit/bytes.ts'
import { messageCap } from '../link/link.ts'
import { type HostMessage, readHostMessage, writeMessage } from './protocol.ts'

/** Letters of a part: even if each grew to six bytes on the way, the part would fit a link. */
const partLength = 10_000
/** The longest message that is put together again, in letters. */
const longest = 4_000_000

type Part = Extract<HostMessage, { type: 'part' }>

/** A message as texts that fit a link each. `number` tells messages in parts from one another. */
export function writeInParts(message: HostMessage, number: number): readonly string[] {
  const text = writeMessage(message)
  if (utf8(text).length <= messageCap) return [text]
  const count = Math.ceil(text.length / partLength)
  return Array.from({ length: count }, (_, at) => {
    const piece = text.slice(at * partLength, (at + 1) * partLength)
    return writeMessage({ type: 'part', number, at, count, text: piece })
  })
}

/** Puts parts together: the message once its last part has come, in whatever order they came. */
export function makeJoin(): (part: Part) => HostMessage | undefined {
  let number: number | undefined
  let parts = new Map<number, string>()
  return (part) => {
    if (part.number !== number || part.at >= part.count) parts = new Map()
    number = part.number
    parts.set(part.at, part.text)
    if (parts.size < part.count || part.count * partLength > longest) return undefined
    const text = Array.from({ length: part.count }, (_, at) => parts.get(at) ?? '').join('')
    parts = new Map()
    return readHostMessage(text)
  }
}
