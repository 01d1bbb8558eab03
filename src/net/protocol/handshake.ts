import { sha256Hex } from '../../kit/hash.ts'
import { canonical } from '../../kit/json.ts'
import type { Link } from '../../link/link.ts'
import type { Signer, Verify } from '../../match/signing.ts'
import { type Bye, type Challenge, type Denied, type Hello, protocol } from './protocol.ts'

/** Where two browsers meet: what is signed for one room and link is worth nothing in another. */
export interface Meeting {
  /** The room's code; empty at a table without one. */
  readonly code: string
  readonly link: Pick<Link, 'binding'>
}

/** The text that a message's signature covers: all of it, and where it is said. */
const textOf = (message: object, { code, link }: Meeting, answers: object = {}): string => {
  const { binding } = link
  return `narrow-gauge handshake ${sha256Hex(canonical({ message, code, binding, answers }))}`
}

type Unsigned<M> = Omit<M, 'sig'>

/** A challenge by the holder of a host's key. */
export function signChallenge(
  { key, sign }: Signer,
  said: Omit<Challenge, 'type' | 'protocol' | 'key' | 'sig'>,
  meeting: Meeting,
): Challenge {
  const challenge: Unsigned<Challenge> = { type: 'challenge', protocol, ...said, key }
  return { ...challenge, sig: sign(textOf(challenge, meeting)) }
}

/** Whether a challenge was signed by the key it names, for this room and link. */
export function isGenuineChallenge(
  { sig, ...challenge }: Challenge,
  meeting: Meeting,
  verify: Verify,
): Promise<boolean> {
  return verify(challenge.key, textOf(challenge, meeting), sig)
}

/** The challenge behind a hello: it proves nothing to any other host, about any other match. */
type HelloQuestion = Pick<Challenge, 'nonce' | 'key' | 'match'>

const questionIn = ({ nonce, key, match }: HelloQuestion) => ({ nonce, key, match })

/** A hello that answers a challenge. */
export function signHello(
  { key, sign }: Signer,
  said: Omit<Hello, 'type' | 'protocol' | 'key' | 'proof'>,
  question: HelloQuestion,
  meeting: Meeting,
): Hello {
  const hello: Omit<Hello, 'proof'> = { type: 'hello', protocol, key, ...said }
  return { ...hello, proof: sign(textOf(hello, meeting, questionIn(question))) }
}

/** Whether a hello was signed by the key it names, in answer to this question. */
export function isGenuineHello(
  { proof, ...hello }: Hello,
  question: HelloQuestion,
  meeting: Meeting,
  verify: Verify,
): Promise<boolean> {
  return verify(hello.key, textOf(hello, meeting, questionIn(question)), proof)
}

/** A host's last word, to the guest that it challenged with this nonce. */
export function signDenied(
  { sign }: Signer,
  said: { readonly why: Bye; readonly away?: number[] },
  nonce: string,
  meeting: Meeting,
): Denied {
  const denied: Unsigned<Denied> = { type: 'denied', ...said }
  return { ...denied, sig: sign(textOf(denied, meeting, { nonce })) }
}

/** Whether a last word was signed by the host that sent this challenge. */
export function isGenuineDenied(
  { sig, ...denied }: Denied,
  { key, nonce }: HelloQuestion,
  meeting: Meeting,
  verify: Verify,
): Promise<boolean> {
  return verify(key, textOf(denied, meeting, { nonce }), sig)
}
