import type { Entry } from '../../rules/body.ts'
import { drawDue } from '../../rules/check.ts'
import { drawAsked } from '../../rules/draws.ts'
import type { Game } from '../../rules/game.ts'
import { entryHash, type Journal, tableOf } from '../../rules/journal.ts'
import { cut, extend, type OrProblem, setupOf, signed } from '../../rules/replay.ts'
import { authorKeyOf, seatsOf, signingKeyOf } from '../../rules/tableState.ts'
import { knownTo, rewriteOf } from '../caught.ts'
import type { Evidence } from '../evidence.ts'
import { forkOf } from '../merge.ts'
import { signaturesProblem, type Verify } from '../signing.ts'
import { type Desk, nextSeat, type Part, type Writer } from './desk.ts'
import { type Letter, type LetterLine, lengthen, shorten, withProofs } from './letter.ts'

/** Result of opening a letter. Only `news` changes anything here. */
export type Opened =
  | { readonly type: 'news'; readonly desk: Desk }
  /** All of it is known: a letter that came twice, or an older one. */
  | { readonly type: 'known' }
  /** It goes on from something that hasn't come: another letter is missing. */
  | { readonly type: 'gap' }
  | { readonly type: 'otherMatch' }
  /** Its lines break the rules, or aren't signed by those who are to have written them. */
  | { readonly type: 'forged' }
  /** It goes on otherwise than this device has; with evidence, if someone sealed two lines of one number. */
  | { readonly type: 'differs'; readonly evidence: Evidence | undefined }

const digits = 8

const hashBefore = ({ entries }: Journal, seq: number): string => {
  const before = entries[seq - 1]
  return before ? entryHash(before).slice(0, digits) : ''
}

/** The letter for everyone else: all that one of them isn't known to have. */
export function letterOf(writer: Writer, desk: Desk): Letter {
  const { journal } = desk
  const { roster } = tableOf(journal)
  const keys = roster.seats.flatMap((seated) => seated?.key ?? [])
  const others = [...new Set(keys)].filter((key) => key !== writer.signer.key)
  const known = others.map((key) => knownTo(journal, key, new Map())?.seq ?? -1)
  const from = Math.min(journal.entries.length - 1, ...known) + 1
  return letterFrom(writer, desk, from, others.length === 1 && from > 0 ? others[0] : undefined)
}

/** The whole match as a letter, for another device of the same person. */
export const wholeLetter = (writer: Writer, desk: Desk): Letter => letterFrom(writer, desk, 0, undefined)

function letterFrom({ game }: Writer, desk: Desk, from: number, reader: string | undefined): Letter {
  const { journal, parts } = desk
  const { roster } = tableOf(journal)
  const next = nextSeat(game, desk)
  return {
    match: setupOf(journal).match,
    game: game.id,
    to: next === undefined ? '' : (roster.seats[next]?.name ?? ''),
    from,
    after: hashBefore(journal, from),
    lines: linesFrom(game, journal, from, reader),
    parts: parts.flatMap(({ key, proof }) =>
      seatsOf(roster, key)
        .slice(0, 1)
        .map((seat) => ({ seat, proof })),
    ),
  }
}

/** The lines from a number on. Of each key only the last signature, which covers all before it. */
function linesFrom(game: Game, journal: Journal, from: number, reader: string | undefined): readonly LetterLine[] {
  const { entries, tables } = journal
  const seen = new Set<string>()
  const isLast = (kind: string, key: string | undefined) => {
    const id = `${kind} ${key}`
    const isNew = key !== undefined && !seen.has(id)
    seen.add(id)
    return isNew
  }
  const lineOf = (entry: Entry<unknown>): LetterLine => {
    const { seq, by, sig, seal } = entry
    const roster = tables[seq - 1]?.roster
    const isSigned = roster && isLast('sig', authorKeyOf(roster, entry))
    const isSealed = isLast('seal', tables[seq]?.roster.host)
    const body = seq === 0 ? entry.body : shorten(game, cut(game, journal, seq), entry, reader)
    return { by, body, ...(isSigned && sig ? { sig } : {}), ...(isSealed && seal ? { seal } : {}) }
  }
  return entries.slice(from).toReversed().map(lineOf).toReversed()
}

/** Opens the first letter of a match; undefined if it doesn't bring all of it, or is forged. */
export async function openFirst(writer: Writer, letter: Letter): Promise<Desk | undefined> {
  if (letter.from > 0) return undefined
  const replayed = replay(writer, undefined, letter)
  if ('problem' in replayed) return undefined
  const { journal } = replayed
  const { entries } = journal
  if (setupOf(journal).match !== letter.match) return undefined
  if (await signaturesProblem(entries, writer.signer.verify, journal.tables)) return undefined
  return { journal, parts: await partsAt(writer, journal, [], letter.parts) }
}

/** Opens a letter. Nothing in it is believed that the rules and the signatures don't bear out. */
export async function openLetter({ game, signer }: Writer, desk: Desk, letter: Letter): Promise<Opened> {
  const { journal: own } = desk
  const { match, from, after } = letter
  if (match !== setupOf(own).match) return { type: 'otherMatch' }
  if (from > own.entries.length) return { type: 'gap' }
  // Nothing can be replayed where even the line before it is another one.
  if (after !== hashBefore(own, from)) return { type: 'differs', evidence: undefined }
  const replayed = replay({ game, signer }, own, letter)
  if ('problem' in replayed) return { type: 'forged' }
  const fork = forkOf(own.entries, replayed.journal.entries)
  // Lines that both have are kept as they are, with their signatures, which were verified when they came.
  const entries = [...own.entries.slice(0, fork), ...replayed.journal.entries.slice(fork)]
  const theirs = { ...replayed.journal, entries }
  const [ours, end] = [own.entries.length, entries.length]
  // Lines that are known need no signatures: a later letter has brought them without.
  const isOld = fork === end && end < ours
  if (isOld) return { type: 'known' }
  if (fork < end && (await signaturesProblem(entries, signer.verify, theirs.tables, fork))) return { type: 'forged' }
  if (fork < ours) return { type: 'differs', evidence: await evidenceIn(own, theirs, fork, signer.verify) }
  const journal = end > ours ? theirs : own
  const parts = await partsAt({ game, signer }, journal, desk.parts, letter.parts)
  const isNews = end > ours || parts.length > desk.parts.length
  return isNews ? { type: 'news', desk: { journal, parts } } : { type: 'known' }
}

/** Evidence that someone has sealed another line in place of one of ours. */
async function evidenceIn(own: Journal, theirs: Journal, fork: number, verify: Verify): Promise<Evidence | undefined> {
  for (const entry of theirs.entries.slice(fork)) {
    const evidence = await rewriteOf(own, entry, verify)
    if (evidence) return evidence
  }
  return undefined
}

/** Replays a letter's lines behind those of one's own that it goes on from. */
function replay(
  { game, signer }: Writer,
  own: Journal | undefined,
  { from, lines }: Letter,
): OrProblem<{ readonly journal: Journal }> {
  let journal = own && from > 0 ? cut(game, own, from) : undefined
  for (const line of lines) {
    const known = own?.entries[journal?.entries.length ?? 0]?.body
    const body = lengthen(game, journal, journal ? withProofs(line, journal, known, signer) : line)
    if (!body) return { problem: { reason: 'badField', field: 'body.move' } }
    const step = extend(game, journal, line.by, body)
    if ('problem' in step) return step
    const { sig, seal } = line
    journal = signed(step, { ...(sig ? { sig } : {}), ...(seal ? { seal } : {}) }).journal
  }
  return journal ? { journal } : { problem: { reason: 'noSetup' } }
}

/** The parts that belong to the draw that is due, and are proven; one of each device. */
async function partsAt(
  { game, signer }: Writer,
  journal: Journal,
  own: readonly Part[],
  theirs: Letter['parts'],
): Promise<readonly Part[]> {
  const type = drawDue(game, journal)
  if (!type) return []
  const { roster } = tableOf(journal)
  const { seq, input, holders, keys } = drawAsked(journal.entries, tableOf(journal), type)
  const proven = own.filter((part) => part.seq === seq)
  for (const { seat, proof } of theirs) {
    const key = signingKeyOf(roster, seat) ?? ''
    const by = keys[holders.indexOf(key)]
    const isNew = !proven.some((part) => part.key === key)
    if (by !== undefined && isNew && (await signer.verify(by, input, proof, 'vrf'))) proven.push({ key, seq, proof })
  }
  return proven
}
