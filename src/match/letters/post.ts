import type { Entry } from '../../rules/body.ts'
import { drawDue } from '../../rules/check.ts'
import { drawAsked } from '../../rules/draws.ts'
import { readBody } from '../../rules/entry.ts'
import type { Game } from '../../rules/game.ts'
import { entryHash, type Journal, tableOf } from '../../rules/journal.ts'
import { cut, extend, type OrProblem, setupOf, signed } from '../../rules/replay.ts'
import { authorKeyOf } from '../../rules/tableState.ts'
import { knownTo, rewriteOf } from '../caught.ts'
import type { Evidence } from '../evidence.ts'
import { forkOf } from '../merge.ts'
import { signaturesProblem } from '../signing.ts'
import type { Desk, Writer } from './desk.ts'
import type { Letter, Line, Part } from './letter.ts'

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

const digits = 16

const hashBefore = ({ entries }: Journal, seq: number): string => {
  const before = entries[seq - 1]
  return before ? entryHash(before).slice(0, digits) : ''
}

/** The letter for everyone else: all that one of them isn't known to have. `whole`: for someone who has nothing. */
export function letterOf({ signer }: Pick<Writer, 'signer'>, { journal, parts }: Desk, whole = false): Letter {
  const { roster } = tableOf(journal)
  const others = roster.seats.flatMap((seated) =>
    seated?.key === undefined || seated.key === signer.key ? [] : [seated.key],
  )
  const known = others.map((key) => knownTo(journal, key, new Map())?.seq ?? -1)
  const from = whole ? 0 : Math.min(journal.entries.length - 1, ...known) + 1
  const lines = withLastSigs(journal, from)
  return { letter: 1, match: setupOf(journal).match, from, after: hashBefore(journal, from), lines, parts }
}

/** The lines from a number on. Of each key only the last signature, which covers all before it. */
function withLastSigs({ entries, tables }: Journal, from: number): readonly Line[] {
  const seen = new Set<string>()
  const isLast = (kind: string, key: string | undefined) => {
    const id = `${kind} ${key}`
    const isNew = key !== undefined && !seen.has(id)
    seen.add(id)
    return isNew
  }
  const lineOf = (entry: Entry<unknown>): Line => {
    const { seq, by, body, sig, seal } = entry
    const roster = tables[seq - 1]?.roster
    const isSigned = roster && isLast('sig', authorKeyOf(roster, entry))
    const isSealed = isLast('seal', tables[seq]?.roster.host)
    return { by, body, ...(isSigned && sig ? { sig } : {}), ...(isSealed && seal ? { seal } : {}) }
  }
  return entries
    .slice(from)
    .toReversed()
    .map(lineOf)
    .toReversed()
}

/** Opens a letter: whoever made it is believed nothing that the rules and the signatures don't say. */
export async function openLetter({ game, signer }: Writer, desk: Desk, letter: Letter): Promise<Opened> {
  const { journal: own } = desk
  const { match, from, after, lines } = letter
  if (match !== setupOf(own).match) return { type: 'otherMatch' }
  if (from > own.entries.length) return { type: 'gap' }
  // Nothing can be replayed where even the line before it is another one.
  if (after !== hashBefore(own, from)) return { type: 'differs', evidence: undefined }
  const replayed = replay(game, from > 0 ? cut(game, own, from) : undefined, lines)
  if ('problem' in replayed) { console.log(replayed.problem); return { type: 'forged' } }
  const theirs = replayed.journal
  if (await signaturesProblem(theirs.entries, signer.verify)) return { type: 'forged' }
  const fork = forkOf(own.entries, theirs.entries)
  if (fork < Math.min(own.entries.length, theirs.entries.length)) {
    const other = theirs.entries[fork]
    return { type: 'differs', evidence: other && (await rewriteOf(own, other, signer.verify)) }
  }
  const isLonger = theirs.entries.length > own.entries.length
  const journal = isLonger ? theirs : own
  const parts = await partsAt({ game, signer }, journal, [...desk.parts, ...letter.parts])
  const isNews = isLonger || parts.length > desk.parts.length
  return isNews ? { type: 'news', desk: { journal, parts } } : { type: 'known' }
}

/** Replays lines behind a journal, or from the first one on. */
function replay(
  game: Game,
  start: Journal | undefined,
  lines: readonly Line[],
): OrProblem<{ readonly journal: Journal }> {
  let journal = start
  for (const { by, body, sig, seal } of lines) {
    const read = readBody(body, game.readMove)
    if (!read) return { problem: { reason: 'badField', field: 'body.move' } }
    const step = extend(game, journal, by, read)
    if ('problem' in step) return step
    journal = signed(step, { ...(sig ? { sig } : {}), ...(seal ? { seal } : {}) }).journal
  }
  return journal ? { journal } : { problem: { reason: 'noSetup' } }
}

/** The parts that belong to the draw that is due, and are proven; one of each device. */
async function partsAt({ game, signer }: Writer, journal: Journal, parts: readonly Part[]): Promise<readonly Part[]> {
  const type = drawDue(game, journal)
  if (!type) return []
  const { seq, input, holders, keys } = drawAsked(journal.entries, tableOf(journal), type)
  const proven: Part[] = []
  for (const part of parts) {
    const by = keys[holders.indexOf(part.key)]
    const isNew = part.seq === seq && !proven.some(({ key }) => key === part.key)
    if (by !== undefined && isNew && (await signer.verify(by, input, part.proof, 'vrf'))) proven.push(part)
  }
  return proven
}

