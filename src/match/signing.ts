import { type Entry, entryHash, type Problem } from '../rules/journal.ts'
import { isNote } from '../rules/notes.ts'
import { after, emptyRoster, type Roster, signingKeyOf } from './roster.ts'

/**
 * Keys and signatures, all as text in base64url. A key follows from a secret that never leaves its
 * holder's devices and the name of the people it plays with (the id of their first match).
 */
export interface Signatures {
  keyOf(secret: string, people: string): string
  /** The same for the same text each time. */
  sign(secret: string, people: string, text: string): string
  /** Takes any text for a signature; false unless it is one of this text by this key. Never rejected. */
  verify(key: string, text: string, sig: string): Promise<boolean>
}

/** What one browser signs with. */
export interface Signer {
  /** The public key that goes with it. */
  readonly key: string
  sign(text: string): string
  /** Whether anybody's signature is right. */
  readonly verify: Signatures['verify']
}

/** The signer of whoever knows a secret, among these people. */
export function makeSigner(signatures: Signatures, secret: string, people: string): Signer {
  const key = signatures.keyOf(secret, people)
  let last: { readonly text: string; readonly sig: string } | undefined
  const sign = (text: string) => {
    if (last?.text !== text) last = { text, sig: signatures.sign(secret, people, text) }
    return last.sig
  }
  // Signing always gives the same, and what comes back has mostly just been signed.
  const verify: Signatures['verify'] = async (by, text, sig) =>
    by === key ? sig === sign(text) : signatures.verify(by, text, sig)
  return { key, sign, verify }
}

/** What the signature of an entry is of: all but itself, and by `prev` everything before. */
export const entryText = (entry: Entry<unknown>): string => hashText(entryHash(entry))

/** The same, of an entry whose hash is known already. */
export const hashText = (hash: string): string => `narrow-gauge entry ${hash}`

/** What a guest signs to show that it holds its key's secret. `nonce` is the host's, new each time. */
export const helloText = (nonce: string, key: string): string =>
  `narrow-gauge hello ${nonce} ${key}`

/** What is wrong with the signature of the last of these entries, if somebody had to sign it. */
export async function signatureProblem(
  entries: readonly Entry<unknown>[],
  verify: Signatures['verify'],
): Promise<Problem | undefined> {
  const entry = entries.at(-1)
  if (!entry) return undefined
  const key = signingKeyOf(rosterAt(entries), entry.by)
  return (await isSigned(entry, key, verify)) ? undefined : wrongSig(entry)
}

/**
 * What is wrong with the signatures of a whole journal. Only the latest of each key is looked at,
 * since `prev` holds all that came before it. A note that somebody put into the file who has no seat
 * is signed by nobody.
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
    if (key !== undefined && !isReaders(entry)) latest.set(key, entry)
  }
  const each = [...latest].map(async ([key, entry]) =>
    (await isSigned(entry, key, verify)) ? undefined : wrongSig(entry),
  )
  return (await Promise.all(each)).find((problem) => problem !== undefined)
}

const isReaders = ({ by, body, sig }: Entry<unknown>) =>
  sig === undefined && by === 'host' && body.type === 'mark' && isNote(body)

const rosterAt = (entries: readonly Entry<unknown>[]) => entries.reduce(after, emptyRoster)

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
