import { toHex, utf8 } from '../kit/bytes.ts'
import { sha256Bytes, sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'

/** Number of links in a chain. Its holder shows one for each draw, and starts another when they are used up. */
export const chainLength = 1024

/** The chain a link belongs to. */
export interface ChainId {
  /** The match's id. */
  readonly match: string
  /** The public key of its holder. */
  readonly key: string
  /** Number of chains that holder started in this match before. */
  readonly generation: number
}

/** The first 128 bits of a text's hash, as 32 hexadecimal digits. */
const hash128 = (text: string) => toHex(sha256Bytes(utf8(text)).subarray(0, 16))

/** Link number `number - 1`, from the one after it. */
const before = ({ match, key, generation }: ChainId, number: number, link: string) =>
  hash128(`narrow-gauge link ${match} ${key} ${generation} ${number} ${link}`)

/**
 * The links of a chain, 32 hexadecimal digits each, in the order they are shown. Number 0 is published when it starts:
 * it fixes all the others without giving any of them away. `secret`: 32 secret bytes.
 */
export function makeChain(id: ChainId, secret: Uint8Array): readonly string[] {
  const links = [toHex(secret.subarray(0, 16))]
  for (let number = chainLength; number > 0; number--) links.push(before(id, number, links.at(-1) ?? ''))
  return links.reverse()
}

/** A link that was shown. */
export interface ChainLink {
  readonly number: number
  readonly link: string
}

/** Whether a link comes later in a chain than one that was shown before. */
export function isLater(id: ChainId, { number, link }: ChainLink, shown: ChainLink): boolean {
  if (number <= shown.number || number > chainLength) return false
  let back = link
  for (let at = number; at > shown.number; at--) back = before(id, at, back)
  return back === shown.link
}

/** The purpose of a draw: each link is shown for one of these alone. */
export interface Binding {
  readonly match: string
  /** The number of the draw in the match. */
  readonly round: number
  /** The hash of the position that asks; see `hashOf`. */
  readonly position: string
}

/** SHA-256 of a position, as 64 hexadecimal digits. */
export const hashOf = (position: unknown): string => sha256Hex(canonical(position))

/** The seed of a draw that is made together: it follows from everyone's links, so that nobody can choose it. */
export const seedOf = ({ match, round, position }: Binding, links: readonly string[]): string =>
  hash128(`narrow-gauge draw ${match} ${round} ${position} ${links.join(' ')}`)
