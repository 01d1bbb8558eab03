import { normalName } from '../../kit/names.ts'
import type { Acks } from '../../match/caught.ts'
import type { Match } from '../../match/match.ts'
import type { Signer } from '../../match/signing.ts'
import { type Called, called } from '../../rules/called.ts'
import type { Game } from '../../rules/game.ts'
import { type Journal, tableOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import { signHello } from '../protocol/handshake.ts'
import { endOf } from '../protocol/protocol.ts'
import { branchAfter, isAmong, isNextOf, judgeBranch } from '../role/succession.ts'
import type { Contribution } from './contribution.ts'
import type { PageVisit } from './hear.ts'
import type { ConnectionUser } from './hostConnection.ts'

/** Someone who comes to a table. */
export interface Visitor {
  /** The person's name and face, as far as they have said. */
  readonly said?: Called | undefined
  readonly visit?: PageVisit | undefined
}

/** A hello's words about the person and the page. */
export function visitIn({ said: { name: given = '', face } = {}, visit }: Visitor) {
  const name = normalName(given)
  const since = visit?.since === undefined ? {} : { since: visit.since }
  return { ...called({ name: name || undefined, face }), ...(visit ? { page: visit.page } : {}), ...since }
}

interface Parts {
  readonly game: Game
  readonly match: Pick<Match, 'journal' | 'table'>
  readonly signer: Signer
  readonly visitor: Visitor
  readonly contribution: Pick<Contribution, 'answered'>
  readonly acks: Acks
  /** The key of a host that has proven to go on with the match, though the journal here names another. */
  readonly home?: { readonly believed?: string | undefined } | undefined
}

/** Answers a browser that claims to host the guest's match. */
export function makeGreeting({
  game,
  match,
  signer,
  visitor,
  contribution,
  acks,
  home,
}: Parts): Pick<ConnectionUser, 'greet' | 'prove' | 'trusts'> {
  return {
    greet(challenge, meeting) {
      const journal = match.journal()
      if (challenge.gathering || challenge.match !== setupOf(journal).match)
        return isNextOf(journal, challenge) ? 'next' : undefined
      const said = { ...visitIn(visitor), have: endOf(journal.entries) }
      return signHello(signer, said, challenge, meeting)
    },
    prove(challenge) {
      if (!isAmong(match.table(), challenge.key)) return undefined
      return { type: 'branch', ...branchAfter(match.journal().entries, challenge) }
    },
    async trusts(key, welcome) {
      const own = match.journal()
      if (isHostOf(own, key) || (!welcome && key === home?.believed)) return true
      if (!welcome) return false
      const answered = await contribution.answered()
      const proven = await judgeBranch({ game, signer, acks, answered }, own, welcome)
      return proven !== undefined && proven.verdict !== 'behind' && isHostOf(proven.journal, key)
    },
  }
}

/** Whether a key's holder hosts a journal's match; anyone may, where the match has no keys. */
export function isHostOf(journal: Journal, key: string | undefined): boolean {
  const { host } = tableOf(journal).roster
  return host === undefined || host === key
}
