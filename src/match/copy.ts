import type { Entry } from '../rules/body.ts'
import { deckOf } from '../rules/cards.ts'
import { seedIn } from '../rules/chance.ts'
import type { Game, Seat, Typed } from '../rules/game.ts'
import { type Journal, lineOf, tableOf } from '../rules/journal.ts'
import { carried, type Note, notesOf } from '../rules/notes.ts'
import { withoutSalt } from '../rules/pledges.ts'
import { beginJournal, extend, type OrProblem, setupOf } from '../rules/replay.ts'
import type { FiledMatch } from './begin.ts'
import { makeDeal } from './dealer.ts'
import { standInBot } from './duties.ts'
import { extendSigned, hostStep, makeSigner, type Signer } from './signing.ts'

/** The future holder of a seat in a copied match: someone at this device, a bot, or anyone who comes. */
export type Sitting = 'mine' | 'bot' | 'open'

/** Settings for copying a match. */
export interface Copying {
  /** The copy's name: 128 random bits as 32 hexadecimal digits. */
  readonly match: string
  /** This device's secret. */
  readonly secret: string
  readonly seats: readonly Sitting[]
  /** Notes to copy, if their entries are copied; the match's own by default. */
  readonly notes?: readonly Note[]
}

/**
 * A match under a new name that stands where this one stands: the same setup, moves and draws without what was undone,
 * the notes about them, and new sitters. For those who have no seat in it any more, or want to go on by themselves; the
 * original stays as it is.
 */
export function copyMatch(
  { game, signatures, journal: original }: FiledMatch,
  { match, secret, seats, notes = notesOf(original.entries) }: Copying,
): OrProblem<{ readonly journal: Journal }> {
  const signer = makeSigner(signatures, secret, match)
  const { people: _, epoch: __, ...setup } = setupOf(original)
  const begun = beginJournal(game, { ...setup, match, key: signer.key, chance: 'together' })
  if ('problem' in begun) return begun
  const { journal } = hostStep(begun, signer)
  const story = storyOf(original.entries)
  const marks = carried(original.entries, notes, story).map(asMark)
  const sitters = seats.flatMap((sitting, seat) => sitterIn(original, seat, sitting, signer.key))
  const copied = grown(game, journal, [...story.slice(1).map(drawnBefore), ...marks], signer)
  if ('problem' in copied) return copied
  const deal = dealtAgain(game, copied.journal, signer)
  return grown(game, copied.journal, [...deal, ...sitters], signer)
}

/**
 * The beginning of a match with the seats, options and bots of another, for a game with another edition. It has no
 * players until it is copied; its sitters then draw and deal by themselves.
 */
export function beginLike(game: Game, like: Journal): OrProblem<{ readonly journal: Journal }> {
  const { key: _, people: __, epoch: ___, chance: ____, dealer: _____, ...setup } = setupOf(like)
  let step: OrProblem<{ readonly journal: Journal }> = beginJournal(game, { ...setup, edition: game.edition })
  for (const [seat, seated] of tableOf(like).roster.seats.entries()) {
    if ('problem' in step || seated?.kind !== 'bot') continue
    const { kind, name = standInBot } = seated
    step = extend(game, step.journal, 'host', { type: 'seat', seat, kind, name })
  }
  return step
}

/** A journal with these entries behind it. Nobody has a seat before them, so the host alone has to sign. */
function grown(
  game: Game,
  begun: Journal,
  entries: readonly Pick<Entry<Typed>, 'by' | 'body'>[],
  signer: Signer,
): OrProblem<{ readonly journal: Journal }> {
  let journal = begun
  for (const { by, body } of entries) {
    const step = by === 'host' ? extendSigned(game, journal, by, body, signer) : extend(game, journal, by, body)
    if ('problem' in step) return step
    journal = step.journal
  }
  return { journal }
}

/** The entries a copy takes over: those that made the position, and the deals that prove the cards they opened. */
function storyOf(entries: Journal['entries']): Journal['entries'] {
  const line = new Set(lineOf(entries))
  return entries.filter((entry) => line.has(entry) || entry.body.type === 'deal' || entry.body.type === 'shuffle')
}

/** A draw or a pledged answer as the copy has it: those who drew together or pledged sit elsewhere. */
function drawnBefore<M>({ by, body }: Entry<M>): Pick<Entry<M>, 'by' | 'body'> {
  if (body.type === 'move') return { by, body: withoutSalt(body) }
  if (body.type !== 'chance' && body.type !== 'shuffle') return { by, body }
  return { by, body: { type: body.type, seed: seedIn(body) } }
}

/** The deal of a copy whose original was dealt: its closed cards are secrets that stay behind. */
function dealtAgain(game: Game, journal: Journal, signer: Signer) {
  if (journal.ask.type === 'over' || deckOf(journal)?.dealt === undefined) return []
  return [{ by: 'host' as const, body: makeDeal(game, journal, signer) }]
}

/** A note as an entry holds it. */
const asMark = ({ by, text: note, entry, place }: Note) => {
  const on = { entry, ...(place === undefined ? {} : { place }) }
  return { by, body: { type: 'mark', note, on } } as const
}

/** The entry for a copy's new sitter. A bot keeps its name, but a person's name is no bot's. */
function sitterIn(original: Journal, seat: Seat, sitting: Sitting, key: string) {
  if (sitting === 'open') return []
  const before = tableOf(original).roster.seats[seat]
  const name = (before?.kind === 'bot' ? before.name : undefined) ?? standInBot
  const sitter = sitting === 'bot' ? ({ kind: 'bot', name } as const) : ({ kind: 'person', key } as const)
  return [{ by: 'host', body: { type: 'seat', seat, ...sitter } } as const]
}
