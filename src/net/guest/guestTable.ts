import { agreedTo } from '../../match/agreement.ts'
import type { Evidence } from '../../match/evidence.ts'
import { refuse } from '../../match/refusals.ts'
import type { Hearing } from '../../match/roster.ts'
import type { Signer } from '../../match/signing.ts'
import type { Answer, Counts, Table } from '../../match/table.ts'
import { freeUndo } from '../../match/viewStore.ts'
import type { Seat } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import type { GalleryRules } from '../protocol/protocol.ts'
import { askForSeat, takeSeatBack } from '../seats/standIns.ts'
import { askingOf, type Ended, type GuestSide, isMine, leave } from './guestSide.ts'
import { submission } from './pendingRequests.ts'

/** A table whose match another browser decides. */
export interface GuestTable extends Table {
  /** The match with all its positions. */
  whole(): Journal
  /** Who the host last said can be heard. */
  hearing(): Hearing
  /** Whether the host can be heard. */
  linked(): boolean
  /** How long the host has been silent, ms. */
  silence(): number
  /** Dials now instead of waiting for the next retry. */
  redial(): void
  /** Why it closed, unless it was closed from here. */
  ended(): Ended | undefined
  /** What proves that the host cheated, if it was caught. */
  evidence(): Evidence | undefined
  /** Asks the host to let this hold for those who watch. */
  setGallery(rules: GalleryRules): void
  readonly signer: Signer
  readonly counts: Counts
}

/** Accepted once there is a host, refused if this table closes first. */
function hosted(side: GuestSide): Promise<Answer> {
  const accepted = () =>
    ({ type: 'accepted', seq: side.match.journal().entries.length - 1 }) as const
  // Nobody hears the ping; it stands for the request until there is a link.
  return side.requests.ask({
    make: () => (side.presence === 'absent' ? { type: 'ping' } : accepted()),
  })
}

/** The table as the rest of the page sees it. */
export function guestTable(side: GuestSide): GuestTable {
  const { game, signer, match, requests, store, connection, counts } = side
  const mine = (seat: Seat) => isMine(side, seat)
  const act: Table['act'] = async (seat, body) => {
    if (side.ended) return refuse('closed')
    if (!mine(seat)) return refuse('wrongSeat')
    // Playing on means accepting the host's journal.
    if (body.type !== 'mark') side.fork = { ...side.fork, apart: [] }
    const answer = await requests.ask(submission(side, seat, body))
    if (answer.type === 'refused' && !side.ended) match.discard()
    return answer
  }
  return {
    ...{ game, signer, counts, now: store.now, on: store.on, act },
    submit: (seat, move) => act(seat, match.moveBody(seat, move)),
    async undo() {
      const free = freeUndo(match.journal(), mine)
      if (!free || side.ended) return refuse(side.ended ? 'closed' : 'undoNothing')
      return act(free.seat, { type: 'undo', to: free.to })
    },
    async standIn(seat) {
      if (side.ended) return refuse('closed')
      // The next host knows whether they are back.
      const found = side.presence === 'absent' ? await hosted(side) : undefined
      if (found?.type === 'refused') return found
      const { kind, present } = store.now().sitters[seat] ?? {}
      if (kind !== 'person' || present) return refuse('notAway')
      return askForSeat(askingOf(side), { type: 'wish', wish: 'standIn', seat })
    },
    takeBack: async (seat) => (side.ended ? refuse('closed') : takeSeatBack(askingOf(side), seat)),
    handOver: async () => refuse('notHosting'),
    decideClaim: async () => refuse('notHosting'),
    talk: {
      react: (reaction) => connection.send({ type: 'react', reaction }),
      nudge: (seat) => connection.send({ type: 'nudge', seat }),
      on: side.said.on,
    },
    journal: () => match.journal().entries,
    whole: match.journal,
    hearing: () => side.hearing,
    linked: () => connection.presence() !== 'absent',
    silence: connection.silence,
    redial: connection.redial,
    ended: () => (side.ended === 'left' ? undefined : side.ended),
    evidence: () => side.evidence,
    agreed: () => agreedTo(match.journal(), side.acks, signer.key),
    setGallery: (gallery) => connection.send({ type: 'gallery', gallery }),
    close: () => leave(side, 'left'),
  }
}
