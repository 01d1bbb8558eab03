import { same } from '../kit/json.ts'
import { chainDue, ownReveal, type Reveal } from '../match/draws.ts'
import { type Match, questionOf } from '../match/match.ts'
import { rosterOf } from '../match/roster.ts'
import type { Signer } from '../match/signing.ts'
import { drawDue } from '../rules/check.ts'
import type { Game, Seat, Typed } from '../rules/game.ts'
import type { Body, Entry } from '../rules/journal.ts'
import { choicesOf } from '../rules/play.ts'
import type { Journal } from '../rules/replay.ts'

/** What a guest's part in draws needs. */
interface Parts {
  readonly game: Game
  readonly match: Match
  readonly signer: Signer
  /** Stores a journal. */
  readonly keep: (entries: readonly Entry<unknown>[]) => Promise<void>
  /** A link was asked for twice, for different positions: it is shown for the first alone. */
  readonly suspect: () => void
}

/**
 * A guest's part in draws. Each of its links is shown for one position alone, so that its host can't try out
 * others until it likes the draw.
 */
export interface Contribution {
  /** The link for the draw that is due, once what asks for it is stored. */
  due(): Promise<Reveal | undefined>
  /**
   * The link for the draw to which the pending entry of this guest leads, if no other seat may move before it. From
   * then on this guest is bound to that entry.
   */
  pledge(seat: Seat, body: Body<Typed>): Reveal | undefined
  /** Whether another move is pledged: its host may know already what it brings, so it isn't exchanged. */
  isBound(seat: Seat, body: Body<Typed>): boolean
  /** The chain to start, if there is one. */
  chain(): ReturnType<typeof chainDue>
}

/** Nothing shown yet. */
export function makeContribution({ game, match, signer, keep, suspect }: Parts): Contribution {
  const shown = new Map<string, { readonly position: string; readonly host: string | undefined }>()
  let pledged:
    | { readonly seat: Seat; readonly body: Body<Typed>; readonly question: string }
    | undefined

  const show = (journal: Journal): Reveal | undefined => {
    const type = drawDue(game, journal)
    const own = type && ownReveal(journal, signer, type)
    if (!own) return undefined
    const { host } = rosterOf(journal.entries)
    const before = shown.get(own.link)
    // A host that took over may never have had the position for which the one before asked.
    if (before && before.host === host && before.position !== own.position) {
      suspect()
      return undefined
    }
    shown.set(own.link, { position: own.position, host })
    return own
  }
  return {
    async due() {
      const journal = match.journal()
      if (!drawDue(game, journal)) return undefined
      await keep(journal.entries)
      return show(journal)
    },
    pledge(seat, body) {
      const after = match.attempted()
      const isAlone = choicesOf(match.journal().ask).length === 1
      const reveal = after && isAlone && body.type === 'move' ? show(after) : undefined
      if (reveal) pledged = { seat, body, question: questionOf(match.journal(), seat) }
      return reveal
    },
    isBound(seat, body) {
      if (!pledged || (body.type !== 'move' && body.type !== 'undo')) return false
      if (seat === pledged.seat && same(body, pledged.body)) return false
      return questionOf(match.journal(), pledged.seat) === pledged.question
    },
    chain: () => chainDue(match.journal(), signer),
  }
}
