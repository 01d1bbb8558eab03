import { need } from '../../kit/assert.ts'
import { sha256Hex } from '../../kit/hash.ts'
import type { Entry } from '../../rules/body.ts'
import { seedIn } from '../../rules/chance.ts'
import type { Game, GameTypes } from '../../rules/game.ts'
import { isPlayed, type Journal } from '../../rules/journal.ts'
import { withoutSalt } from '../../rules/pledges.ts'
import { beginJournal, extend, setupOf } from '../../rules/replay.ts'

/** Private texts, each with its replacement. */
type Privates = ReadonlyMap<string, string>

/** Someone in a seat. */
interface Named {
  readonly name?: string
}

/** The private texts of a match: people's names, their keys, and the table code. */
export function privatesOf(
  { entries }: Pick<Journal, 'entries'>,
  sitters: readonly Named[],
  room: string | undefined,
): Privates {
  const privates = new Map<string, string>()
  const put = (text: string | undefined, instead: string) => {
    if (text !== undefined && text !== '') privates.set(text, instead)
  }
  for (const { body } of entries) {
    if (body.type === 'setup') put(body.key, '(key)')
    if (body.type === 'setup') put(body.people, '(people)')
    if (body.type !== 'seat') continue
    put(body.key, '(key)')
    if (body.kind === 'person') put(body.name, seatName(body.seat))
  }
  for (const [seat, { name }] of sitters.entries()) put(name, seatName(seat))
  put(room, '(code)')
  return privates
}

const seatName = (seat: number) => `(seat ${seat + 1})`

/** Replaces private texts where they are words of their own. */
export function blankText(text: string, privates: Privates): string {
  const words = [...privates.keys()].sort((a, b) => b.length - a.length)
  if (words.length === 0) return text
  const any = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')
  const lower = new Map([...privates].map(([word, instead]) => [word.toLowerCase(), instead]))
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'),
    (found) => lower.get(found.toLowerCase()) ?? '',
  )
}

/**
 * The same match, entry by entry, without names, keys and signatures, and with another id. Equal matches get equal ids.
 */
export function blankJournal<G extends GameTypes>(game: Game<G>, journal: Journal<G>, privates: Privates): Journal<G> {
  const { type, game: id, ruleset, edition, seats, options, trust, match, epoch } = setupOf(journal)
  const name = sha256Hex(`report of ${match}`).slice(0, 32)
  const opening = epoch === undefined ? {} : { epoch }
  const setup = { type, match: name, game: id, ruleset, edition, seats, options, trust, ...opening }
  let step = beginJournal(game, setup)
  for (const entry of journal.entries.slice(1)) {
    if ('problem' in step) break
    const { by, body } = blankEntry(entry, privates)
    const blanked = extend(game, step.journal, by, body)
    const isOfKeys = 'problem' in blanked && !isPlayed(entry) && body.type !== 'undo'
    step = isOfKeys ? extend(game, step.journal, 'host', nothing) : blanked
  }
  return need('journal' in step ? step.journal : undefined, 'a match that replays without names')
}

/** Stands for an entry that means something only among people with keys, so that no number changes. */
const nothing = { type: 'mark', note: '' } as const

/** Without keys the host alone seats people and draws. */
function blankEntry<M>({ by, body }: Pick<Entry<M>, 'by' | 'body'>, privates: Privates): Pick<Entry<M>, 'by' | 'body'> {
  if ('note' in body) return { by, body: { ...body, note: blankText(body.note, privates) } }
  const { type } = body
  if (type === 'seat') return { by: 'host', body: { type, seat: body.seat, kind: body.kind } }
  if (type === 'chance' || type === 'shuffle') return { by, body: { type, seed: seedIn(body) } }
  if (type === 'move') return { by, body: withoutSalt(body) }
  const isOfKeys = type === 'drawKey' || type === 'pledge' || (type === 'wish' && body.wish === 'give')
  return isOfKeys ? { by: 'host', body: nothing } : { by, body }
}

/** Reduces a user agent to the browser's name, major version and system. */
export function browserKind(userAgent: string): string {
  const [, name = 'another browser', major = ''] =
    /(Edg|OPR|Firefox|Chrome|Version)\/(\d+)/.exec(preferred(userAgent)) ?? []
  const system = /Windows|Android|iPhone|iPad|Mac OS X|CrOS|Linux/.exec(userAgent)?.[0]
  const kind = name === 'Version' ? 'Safari' : name
  return [`${kind} ${major}`.trim(), ...(system ? [`on ${system}`] : [])].join(' ')
}

/** User agents name their ancestors first. */
const preferred = (userAgent: string) => /(?:Edg|OPR)\/.*/.exec(userAgent)?.[0] ?? userAgent
