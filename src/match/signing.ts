import type { Game, Seat, Typed } from '../rules/game.ts'
import { type Body, type Entry, entryHash } from '../rules/journal.ts'
import { isNote } from '../rules/notes.ts'
import type { Problem } from '../rules/problem.ts'
import {
  type Extended,
  extend,
  type Journal,
  lastOf,
  type OrProblem,
  setupOf,
  signed,
} from '../rules/replay.ts'
import { after, emptyRoster, type Roster, rosterOf, signingKeyOf } from './roster.ts'

/**
 * Keys and signatures, all of them base64url text. A key derives from a secret that never leaves its
 * holder's devices, and from the group of people it plays with (the id of their first match).
 */
export interface Signatures {
  keyOf(secret: string, people: string): string
  /** Deterministic: the same text always gets the same signature. */
  sign(secret: string, people: string, text: string): string
  /** False for anything but a signature of this text by this key. Never rejects. */
  verify(key: string, text: string, sig: string): Promise<boolean>
  /** 32 bytes that follow from the secret and a label, and reveal nothing about either. */
  derive(secret: string, people: string, label: string): Uint8Array
  /**
   * Hides up to 32 bytes from everyone but a key's holder; empty for a key that can't be read. `seed`: 32
   * bytes, used for this alone.
   */
  seal(key: string, data: Uint8Array, seed: Uint8Array): string
  /** What was sealed for the holder of this secret; undefined if it can't be read. */
  unseal(secret: string, people: string, sealed: string): Uint8Array | undefined
}

/** What one browser signs with. */
export interface Signer {
  /** Its public key. */
  readonly key: string
  sign(text: string): string
  /** Verifies anyone's signature. */
  readonly verify: Signatures['verify']
  /** 32 secret bytes of its own for a purpose. */
  derive(label: string): Uint8Array
  readonly seal: Signatures['seal']
  /** What was sealed for its key; undefined if it can't be read. */
  unseal(sealed: string): Uint8Array | undefined
}

/** The signer of a secret's holder among these people. */
export function makeSigner(signatures: Signatures, secret: string, people: string): Signer {
  const key = signatures.keyOf(secret, people)
  let last: { readonly text: string; readonly sig: string } | undefined
  const sign = (text: string) => {
    if (last?.text !== text) last = { text, sig: signatures.sign(secret, people, text) }
    return last.sig
  }
  // Signing is deterministic, and what comes back has mostly just been signed.
  const verify: Signatures['verify'] = async (by, text, sig) =>
    by === key ? sig === sign(text) : signatures.verify(by, text, sig)
  return {
    ...{ key, sign, verify, seal: signatures.seal },
    // Hands and deals are worked out from the journal again after every entry, which would be slow.
    derive: remembered((label) => signatures.derive(secret, people, label)),
    unseal: remembered((sealed) => signatures.unseal(secret, people, sealed)),
  }
}

/** Remembers what a function made of each text. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const all = new Map<string, { readonly made: T }>()
  return (text) => {
    const one = all.get(text) ?? { made: make(text) }
    all.set(text, one)
    return one.made
  }
}

/** The group of people that a match's keys belong to: the id of the first match they played. */
export function peopleOf(journal: Journal): string {
  const { people, match } = setupOf(journal)
  return people ?? match
}

/** What a secret's holder signs with in a match. */
export const signerIn = (signatures: Signatures, secret: string, journal: Journal): Signer =>
  makeSigner(signatures, secret, peopleOf(journal))

/** The text that an entry's signature covers: all but itself and, by `prev`, everything before. */
export const entryText = (entry: Entry<unknown>): string => `narrow-gauge entry ${entryHash(entry)}`

/** The text a guest signs to prove that it holds its key's secret. `nonce` is the host's, new each time. */
export const helloText = (nonce: string, key: string): string =>
  `narrow-gauge hello ${nonce} ${key}`

/** The same step with its entry signed. */
export const signStep = (step: Extended, signer: Pick<Signer, 'sign'>): Extended =>
  signed(step, signer.sign(entryText(lastOf(step.journal))))

/** Appends a signed entry to a journal, or says why the rules forbid it. */
export function extendSigned(
  game: Game,
  journal: Journal,
  by: Seat | 'host',
  body: Body<Typed>,
  signer: Signer,
): OrProblem<Extended> {
  const step = extend(game, journal, by, body)
  return 'problem' in step ? step : signStep(step, signer)
}

/** The problem with the last entry's signature, if it needs one. */
export async function signatureProblem(
  entries: readonly Entry<unknown>[],
  verify: Signatures['verify'],
): Promise<Problem | undefined> {
  const entry = entries.at(-1)
  if (!entry) return undefined
  const key = signingKeyOf(rosterOf(entries), entry.by)
  return (await isSigned(entry, key, verify)) ? undefined : wrongSig(entry)
}

/**
 * The first problem with a whole journal's signatures. Verifies the latest of each key alone, since
 * `prev` covers all that came before it. A spectator's note in a file is signed by nobody.
 */
export async function signaturesProblem(
  entries: readonly Entry<unknown>[],
  verify: Signatures['verify'],
): Promise<Problem | undefined> {
  let roster: Roster = emptyRoster
  const latest = new Map<string, Entry<unknown>>()
  for (const entry of entries) {
    roster = after(roster, entry)
    const key = signingKeyOf(roster, entry.by)
    if (key !== undefined && !isSpectators(entry)) latest.set(key, entry)
  }
  const each = [...latest].map(async ([key, entry]) =>
    (await isSigned(entry, key, verify)) ? undefined : wrongSig(entry),
  )
  return (await Promise.all(each)).find((problem) => problem !== undefined)
}

const isSpectators = ({ by, body, sig }: Entry<unknown>) =>
  sig === undefined && by === 'host' && body.type === 'mark' && isNote(body)

const isSigned = async (
  entry: Entry<unknown>,
  key: string | undefined,
  verify: Signatures['verify'],
): Promise<boolean> =>
  key === undefined || (entry.sig !== undefined && verify(key, entryText(entry), entry.sig))

const wrongSig = ({ seq }: Entry<unknown>): Problem => ({
  reason: 'wrongSig',
  entry: seq,
  field: 'sig',
})
