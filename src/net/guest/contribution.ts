import * as v from 'valibot'
import { same } from '../../kit/json.ts'
import { chainDue, ownReveal, type Reveal } from '../../match/drawGathering.ts'
import { type Slot, succeeds } from '../../match/keeper.ts'
import { type Match, questionOf } from '../../match/match.ts'
import type { Signer } from '../../match/signing.ts'
import type { Body, Entry } from '../../rules/body.ts'
import { hashOf } from '../../rules/chains.ts'
import { drawDue } from '../../rules/check.ts'
import { dueAfter } from '../../rules/draws.ts'
import { hex32, hex64, keySchema, readEntry, seqSchema } from '../../rules/entry.ts'
import type { Game, Seat, Typed } from '../../rules/game.ts'
import { type Journal, lastOf, lineOf, positionOf, tableOf } from '../../rules/journal.ts'
import { choicesOf } from '../../rules/play.ts'
import { cut, setupOf } from '../../rules/replay.ts'
import { needsChain, signingKeyOf } from '../../rules/tableState.ts'

/** Dependencies of a guest's part in draws. */
interface Parts {
  readonly game: Game
  readonly match: Pick<Match, 'journal' | 'attempt' | 'attempted'>
  readonly signer: Signer
  /** Stores a journal. */
  readonly keep: (entries: readonly Entry<unknown>[]) => Promise<void>
  /** Where the pledge outlives the page; nothing is pledged without it. */
  readonly slot: Slot | undefined
  /** A link was asked for twice, for different positions: it is shown for the first alone. */
  readonly suspect: () => void
}

/**
 * A guest's part in draws. Each of its links is shown for one position alone, so that its host can't try out others
 * until it likes the draw.
 */
export interface Contribution {
  /** The link for the draw that is due, once what asks for it is stored. */
  due(): Promise<Reveal | undefined>
  /**
   * Stores that this guest is bound to a move of its own, if that leads to a draw before any other seat may move: its
   * host learns from the link what the move brings.
   */
  prepare(seat: Seat, body: Body<Typed>): Promise<void>
  /** The link that goes with the pending move, once `prepare` has stored it. */
  pledge(seat: Seat, body: Body<Typed>): Reveal | undefined
  /** Whether another move is pledged: its host may know already what it brings, so it isn't exchanged. */
  isBound(seat: Seat, body: Body<Typed>): boolean
  /** The pledged move that this page, or the one before a reload, still has to get committed. */
  owed(): Promise<{ readonly seat: Seat; readonly body: Body<Typed> } | undefined>
  /** The chain to start, if there is one. */
  chain(): ReturnType<typeof chainDue>
  /** Notes the links that were shown in a journal from entry `from` on, which another replaces. */
  remember(journal: Journal, from: number): void
}

const pledgeSchema = v.strictObject({
  match: hex32,
  /** The host to which the link was shown. */
  host: v.exactOptional(keySchema),
  /** The question that the move answers. */
  question: v.string(),
  reveal: v.strictObject({ round: seqSchema, position: hex64, link: hex32 }),
  /** The signed move. */
  entry: v.unknown(),
})
type Kept = v.InferOutput<typeof pledgeSchema>

interface Pledge extends Omit<Kept, 'entry'> {
  readonly entry: Entry<Typed>
}

/** Nothing shown yet, unless a page before this one had pledged a move. */
export function makeContribution({ game, match, signer, keep, slot, suspect }: Parts): Contribution {
  const links = makeLinks(game, signer, suspect)
  let pledged: Pledge | undefined
  let prepared: Pledge | undefined
  const restored = (async () => {
    const kept = readPledge(game, await slot?.load())
    if (kept?.match !== setupOf(match.journal()).match) return
    links.note(kept.reveal, kept.host)
    pledged ??= kept
  })()

  /** The pledge for the pending move. */
  const pledgeFor = (seat: Seat, body: Body<Typed>): Pledge | undefined => {
    const after = match.attempted()
    const isAlone = choicesOf(match.journal().ask).length === 1
    const reveal = after && isAlone && body.type === 'move' ? links.dueAt(after) : undefined
    return after && reveal && pledgeOf(after, questionOf(match.journal(), seat), reveal)
  }
  const isOpen = ({ entry: { by }, question }: Pledge) => by !== 'host' && questionOf(match.journal(), by) === question
  return {
    async due() {
      await restored
      const journal = match.journal()
      if (!drawDue(game, journal)) return undefined
      await keep(journal.entries)
      // Another host may have brought another journal meanwhile: it hears nothing about this one.
      if (match.journal() !== journal) return undefined
      const reveal = links.dueAt(journal)
      const { host, mover } = authorsOf(journal)
      if (reveal) links.note(reveal, host, mover)
      return reveal
    },
    async prepare(seat, body) {
      await restored
      if (!slot || 'problem' in match.attempt(seat, body)) return
      const pledge = pledgeFor(seat, body)
      // A pledge that can't be stored isn't shown: the host has to commit the move first.
      if (pledge && (await succeeds(slot.keep(pledge)))) prepared = pledge
    },
    pledge(seat, body) {
      const pledge = pledgeFor(seat, body)
      if (!pledge || !same(pledge.reveal, prepared?.reveal)) return undefined
      links.note(pledge.reveal, pledge.host)
      pledged = pledge
      return pledge.reveal
    },
    isBound(seat, body) {
      if (!pledged || (body.type !== 'move' && body.type !== 'undo')) return false
      if (seat === pledged.entry.by && same(body, pledged.entry.body)) return false
      return isOpen(pledged)
    },
    async owed() {
      await restored
      const { by, body } = pledged?.entry ?? {}
      if (!pledged || !body || by === undefined || by === 'host' || !isOpen(pledged)) return undefined
      return { seat: by, body }
    },
    chain: () => (needsChain(tableOf(match.journal()), signer.key) ? chainDue(match.journal(), signer) : undefined),
    remember: links.remember,
  }
}

/** The pledged move that a new host still has to make, since the one before it may have known what it brings. */
export async function owedMove(game: Game, journal: Journal, slot: Slot | undefined) {
  const kept = readPledge(game, await slot?.load())
  const { by, body } = kept?.entry ?? {}
  if (kept?.match !== setupOf(journal).match || by === undefined || by === 'host' || !body) return undefined
  return questionOf(journal, by) === kept.question ? { seat: by, body } : undefined
}

const hostIn = (journal: Journal) => tableOf(journal).roster.host

/** The draw for which a link was shown. */
interface Shown {
  readonly position: string
  readonly host: string | undefined
  /** Key of the player whose move led to the draw. */
  readonly mover: string | undefined
}

/** A guest's links, each of which it shows for one position alone. */
function makeLinks(game: Game, signer: Signer, suspect: () => void) {
  const shown = new Map<string, Shown>()
  /**
   * Whether a link may be shown again for another position: a host that took over may never have had the one for which
   * the host before asked, unless the move that led to it was its own.
   */
  const mayRepeat = ({ host, mover }: Shown, now: string | undefined) => host !== now && mover !== now
  return {
    note({ link, position }: Reveal, host: string | undefined, mover?: string): void {
      shown.set(link, { position, host, mover })
    },
    /** The link that a journal's end asks for, unless it was shown for something else. */
    dueAt(journal: Journal): Reveal | undefined {
      const type = drawDue(game, journal)
      const own = type && ownReveal(journal, signer, type)
      const before = own && shown.get(own.link)
      if (!before || before.position === own.position) return own
      if (mayRepeat(before, hostIn(journal))) return own
      suspect()
      return undefined
    },
    remember(journal: Journal, from: number): void {
      for (const { seq, body } of journal.entries.slice(Math.max(1, from))) {
        if (body.type !== 'chance' || !body.links) continue
        const asking = cut(game, journal, seq)
        const link = body.links[dueAfter(tableOf(asking)).holders.indexOf(signer.key)]
        const position = hashOf(positionOf(asking))
        if (link !== undefined) shown.set(link, { position, ...authorsOf(asking) })
      }
    },
  }
}

/** The host at a journal's end, and the player whose move led there. */
function authorsOf(journal: Journal): Pick<Shown, 'host' | 'mover'> {
  const { roster } = tableOf(journal)
  const by = lineOf(journal.entries).at(-1)?.by
  return { host: roster.host, mover: by === undefined ? undefined : signingKeyOf(roster, by) }
}

/** Binds this guest to the move at a journal's end, for whose draw it shows a link. */
function pledgeOf(after: Journal, question: string, reveal: Reveal): Pledge {
  const host = hostIn(after)
  return {
    match: setupOf(after).match,
    question,
    reveal,
    entry: lastOf(after),
    ...(host === undefined ? {} : { host }),
  }
}

function readPledge(game: Game, data: unknown): Pledge | undefined {
  const read = v.safeParse(pledgeSchema, data)
  const entry = read.success ? readEntry(read.output.entry, 0, game.readMove) : undefined
  return read.success && entry && 'entry' in entry ? { ...read.output, ...entry } : undefined
}
