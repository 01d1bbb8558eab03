import type { Link } from '../../link/link.ts'
import type { Signatures } from '../../match/signing.ts'
import { isGenuineChallenge, isGenuineDenied, type Meeting } from '../protocol/handshake.ts'
import type { Challenge, ForeignChallenge, HostMessage, Welcome } from '../protocol/protocol.ts'

/** Whom a guest takes for its host. */
export interface Trust {
  /** Whether a key's holder is the host, as far as this guest knows or as a welcome proves. */
  trusts(key: string, welcome?: Welcome): boolean | Promise<boolean>
}

/** Messages that decide whom a guest listens to. */
export type Handshake =
  | ForeignChallenge
  | Extract<HostMessage, { type: 'challenge' | 'lobby' | 'undecided' | 'prove' | 'welcome' | 'denied' }>

/** Tells whether what comes over a link is the host's. */
export interface Belief extends Meeting {
  /** The last challenge whose key has signed it for this room and link. */
  asked(): Challenge | undefined
  /** Whether a message can be believed, as far as it decides whom this guest listens to. */
  holds(message: Handshake): Promise<boolean>
}

/** The key of hosts that can't sign, since they speak another version. */
const nobody = ''

/** Judges what comes over a new link. */
export function makeBelief(
  link: Link,
  code: string,
  { verify }: Pick<Signatures, 'verify'>,
  guest: () => Trust | undefined,
): Belief {
  const meeting: Meeting = { link, code }
  let asked: Challenge | undefined
  const trusts = async (key: string | undefined, welcome?: Welcome) =>
    key !== undefined && ((await guest()?.trusts(key, welcome)) ?? false)
  return {
    ...meeting,
    asked: () => asked,
    async holds(message) {
      switch (message.type) {
        case 'foreignChallenge':
          return trusts(nobody)
        case 'challenge': {
          const isGenuine = await isGenuineChallenge(message, meeting, verify)
          if (isGenuine) asked = message
          return isGenuine
        }
        case 'denied': {
          const isGenuine = asked && (await isGenuineDenied(message, asked, meeting, verify))
          return isGenuine ? trusts(asked?.key) : false
        }
        case 'lobby':
          return trusts(asked?.key)
        case 'welcome':
          return trusts(asked?.key, message)
        case 'undecided':
        case 'prove':
          return true
      }
    },
  }
}
