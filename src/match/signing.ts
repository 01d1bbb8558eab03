import { concat } from '../kit/bytes.ts'
import { remembered } from '../kit/memoize.ts'
import { applyEntry, emptyRoster, emptyTable, rosterAfter } from '../rules/applyEntry.ts'
import type { Body, Entry } from '../rules/body.ts'
import { drawAsked } from '../rules/draws.ts'
import type { Game, Seat, Typed } from '../rules/game.ts'
import { chosenDraws, entryHash, type Journal, lastOf, type Signed, tableOf } from '../rules/journal.ts'
import { isNote } from '../rules/notes.ts'
import type { Problem } from '../rules/problem.ts'
import { type Extended, extend, type OrProblem, setupOf, signed } from '../rules/replay.ts'
import { authorKeyOf, isDrawnTogether, type TableState } from '../rules/tableState.ts'

/**
 * Keys and signatures, all of them base64url text. A key derives from a secret that never leaves its holder's devices,
 * and from the group of people it plays with (the id of their first match).
 */
export interface Signatures {
  keyOf(secret: string, people: string): string
  /** Deterministic: the same text always gets the same signature. */
  sign(secret: string, people: string, text: string): string
  /**
   * False for anything but a signature of this text by this key; `vrf`: the proof of a part in a draw, whose text
   * is the draw's input. Never rejects.
   */
  verify(key: string, text: string, sig: string, scheme?: 'vrf'): Promise<boolean>
  /** 32 bytes that follow from the secret and a label, and reveal nothing about either. */
  derive(secret: string, people: string, label: string): Uint8Array
  /**
   * Hides up to 32 bytes from everyone but a key's holder; empty for a key that can't be read. `seed`: 32 bytes, used
   * for this alone.
   */
  seal(key: string, data: Uint8Array, seed: Uint8Array): string
  /** Opens text sealed for the holder of this secret; undefined if it can't be read. */
  unseal(secret: string, people: string, sealed: string): Uint8Array | undefined
  /** A verifiable random function; see `vrf.ts`. A secret is any 64 bytes. */
  readonly draws: { keyOf(secret: Uint8Array): string; prove(secret: Uint8Array, input: string): string }
}

/** Verifies anyone's signature, or proof; see `Signatures`. */
export type Verify = Signatures['verify']

/** One browser's means of signing. */
export interface Signer {
  /** Its public key. */
  readonly key: string
  sign(text: string): string
  /** Verifies anyone's signature. */
  readonly verify: Verify
  /** 32 secret bytes of its own for a purpose. */
  derive(label: string): Uint8Array
  readonly seal: Signatures['seal']
  /** Opens text sealed for its key; undefined if it can't be read. */
  unseal(sealed: string): Uint8Array | undefined
  /** The key by which it answers draws in the match whose first entry has this hash. */
  drawKey(setup: string): string
  /** The proof of its part in the draw of an input. */
  draw(setup: string, input: string): string
}

/** The signer of a secret's holder among these people. */
export function makeSigner(signatures: Signatures, secret: string, people: string): Signer {
  const key = signatures.keyOf(secret, people)
  let last: { readonly text: string; readonly sig: string } | undefined
  const sign = (text: string) => {
    if (last?.text !== text) last = { text, sig: signatures.sign(secret, people, text) }
    return last.sig
  }
  const proven = new Set<string>()
  /** A proof takes a few ms to verify, and comes by itself, with its draw and with every journal. */
  const verifyProof = async (by: string, text: string, proof: string) => {
    const id = `${by} ${text} ${proof}`
    const isProven = proven.has(id) || (await signatures.verify(by, text, proof, 'vrf'))
    if (isProven) proven.add(id)
    return isProven
  }
  // Signing is deterministic, and a signature that comes back has mostly just been made.
  const verify: Verify = async (by, text, sig, scheme) => {
    if (scheme) return verifyProof(by, text, sig)
    return by === key ? sig === sign(text) : signatures.verify(by, text, sig)
  }
  // Hands and deals are worked out from the journal again after every entry, which would be slow.
  const derive = remembered((label: string) => signatures.derive(secret, people, label))
  const drawSecret = (setup: string) => concat(...[0, 1].map((half) => derive(`draw ${setup} ${half}`)))
  const proving = remembered((setup) => {
    const own = drawSecret(setup)
    return remembered((input) => signatures.draws.prove(own, input))
  })
  return {
    key,
    sign,
    verify,
    seal: signatures.seal,
    derive,
    unseal: remembered((sealed) => signatures.unseal(secret, people, sealed)),
    drawKey: remembered((setup) => signatures.draws.keyOf(drawSecret(setup))),
    draw: (setup, input) => proving(setup)(input),
  }
}

/** The group of people that a match's keys belong to: the id of the first match they played. */
export function peopleOf(journal: Journal): string {
  const { people, match } = setupOf(journal)
  return people ?? match
}

/** The signer of a secret's holder in a match. */
export const signerIn = (signatures: Signatures, secret: string, journal: Journal): Signer =>
  makeSigner(signatures, secret, peopleOf(journal))

/** The text that an entry's signature covers: all but itself and, by `prev`, everything before. */
export const entryText = (entry: Entry<unknown>): string => entryTextOf(entryHash(entry))

/** The same, of the entry with this hash. */
export const entryTextOf = (hash: string): string => `narrow-gauge entry ${hash}`

/** The text that its host's seal covers: two entries at one place of a match never have the same one. */
export const sealText = (match: string, entry: Entry<unknown>): string =>
  sealTextOf(match, { ...entry, hash: entryHash(entry) })

/** The end of a journal: its last entry, with that one's hash. */
type End = Pick<Entry<unknown>, 'epoch' | 'seq'> & { readonly hash: string }

/** The same, of the entry with this hash. */
export const sealTextOf = (match: string, { epoch, seq, hash }: End): string =>
  `narrow-gauge seal ${match} ${epoch} ${seq} ${hash}`

/** The text that a guest signs to acknowledge the end of its journal. */
export const ackText = (match: string, { epoch, seq, hash }: End): string =>
  `narrow-gauge ack ${match} ${epoch} ${seq} ${hash}`

/** The same step with its entry signed by its author; only a person's needs that. */
export function signStep(step: Extended, signer: Pick<Signer, 'sign'>): Extended {
  const before = step.journal.tables.at(-2)?.roster ?? emptyRoster
  const entry = lastOf(step.journal)
  const isPersons = authorKeyOf(before, entry) !== undefined
  return isPersons ? signed(step, { sig: signer.sign(entryText(entry)) }) : step
}

/** The same step with its entry sealed, as a host commits it. */
export function sealStep(step: Extended, signer: Pick<Signer, 'sign'>): Extended {
  const { match } = setupOf(step.journal)
  return signed(step, { seal: signer.sign(sealText(match, lastOf(step.journal))) })
}

/** The same step as its host commits it. */
export const hostStep = (step: Extended, signer: Pick<Signer, 'sign'>): Extended =>
  sealStep(signStep(step, signer), signer)

/** Appends an entry to a journal, signed and sealed by its host, or says why the rules forbid it. */
export function extendSigned(
  game: Game,
  journal: Journal,
  by: Seat | 'host',
  body: Body<Typed>,
  signer: Signer,
): OrProblem<Extended> {
  const step = extend(game, journal, by, body)
  return 'problem' in step ? step : hostStep(step, signer)
}

/** A journal, apart from the positions it leads to. */
export type Chronicle = Pick<Journal, 'entries' | 'tables'>

/** The first problem with the signature, the seal and the proofs of an entry that comes next, as far as it needs them. */
export const signatureProblem = (
  past: Chronicle,
  entry: Entry<unknown>,
  verify: Verify,
): Promise<Problem | undefined> => firstWrong(duesOf(past.entries, tableOf(past), entry), verify)

/**
 * The first problem with a whole journal's signatures. Verifies the latest of each key alone, since `prev` covers all
 * that came before it, and all proofs of draws. A spectator's note in a file is signed by nobody. `tables`: those after
 * each entry, if they are known; `from`: the first entry that hasn't been verified before.
 */
export const signaturesProblem = (
  entries: readonly Entry<unknown>[],
  verify: Verify,
  tables?: Journal['tables'],
  from = 0,
): Promise<Problem | undefined> => firstWrong(duesIn(entries, tables, from), verify)

/** The latest signature that each key owes a journal, and the proofs of its draws, from an entry on. */
function duesIn(entries: readonly Entry<unknown>[], tables?: Journal['tables'], from = 0): readonly Due[] {
  let table = emptyTable
  const latest = new Map<string, Due>()
  const proofs: Due[] = []
  for (const [at, entry] of entries.entries()) {
    for (const due of at < from || isSpectators(entry) ? [] : duesOf(entries, table, entry)) {
      if (due.kind === 'proofs') proofs.push(due)
      else latest.set(`${due.kind} ${due.key}`, due)
    }
    table = tables?.[at] ?? applyEntry(table, entry)
  }
  return [...latest.values(), ...proofs]
}

/**
 * Result of checking a journal's signatures of one kind: all hold, nobody owes one, some are missing, or one is false.
 */
export type Proof = 'fine' | 'none' | 'missing' | 'false'

/**
 * Reads once what a journal owes. Checks then, kind by kind, the signatures of its people (`sig`), its hosts' seals
 * (`seal`), or the proofs of its draws.
 */
export function proofsIn(entries: readonly Entry<unknown>[], verify: Verify): (kind: Due['kind']) => Promise<Proof> {
  const all = duesIn(entries)
  return async (kind) => {
    const dues = all.filter((due) => due.kind === kind)
    if (dues.length === 0) return 'none'
    const signed = dues.filter(({ made }) => made !== undefined)
    if (await firstWrong(signed, verify)) return 'false'
    return signed.length < dues.length ? 'missing' : 'fine'
  }
}

/** A signature that an entry needs: by which key, and of which text. */
interface Due {
  readonly kind: keyof Signed | 'proofs'
  readonly key: string
  readonly seq: number
  readonly text: () => string
  readonly made: string | undefined
}

/** All that an entry owes: its person's signature, its host's, and the proofs of a draw. */
function duesOf(entries: readonly Entry<unknown>[], table: TableState, entry: Entry<unknown>): readonly Due[] {
  const { setup, roster } = table
  const { seq } = entry
  const due = (kind: keyof Signed, key: string | undefined, text: () => string) =>
    key === undefined ? [] : [{ kind, key, seq, text, made: entry[kind] }]
  const match = entry.body.type === 'setup' ? entry.body.match : (setup?.match ?? '')
  return [
    ...due('sig', authorKeyOf(roster, entry), () => entryText(entry)),
    ...due('seal', rosterAfter(roster, entry).host, () => sealText(match, entry)),
    ...drawnDue(entries, table, entry),
  ]
}

/** The proofs that a draw owes; `table`: as it stands before it. */
function drawnDue(entries: readonly Entry<unknown>[], table: TableState, entry: Entry<unknown>): readonly Due[] {
  const { body, seq } = entry
  if ((body.type !== 'chance' && body.type !== 'shuffle') || !isDrawnTogether(table)) return []
  if (!body.proofs && chosenDraws(entries.slice(0, seq))) return []
  const { input, keys } = drawAsked(entries, table, body.type)
  return keys.map((key, at) => ({ kind: 'proofs', key: key ?? '', seq, text: () => input, made: body.proofs?.[at] }))
}

async function firstWrong(all: readonly Due[], verify: Verify): Promise<Problem | undefined> {
  const each = all.map(async ({ kind, key, seq, text, made }): Promise<Problem | undefined> => {
    const scheme = kind === 'proofs' ? 'vrf' : undefined
    if (made !== undefined && (await verify(key, text(), made, scheme))) return undefined
    return { reason: 'wrongSig', entry: seq, field: kind }
  })
  return (await Promise.all(each)).find((problem) => problem !== undefined)
}

const isSpectators = ({ by, body, sig, seal }: Entry<unknown>) =>
  sig === undefined && !seal && by === 'host' && body.type === 'mark' && isNote(body)
