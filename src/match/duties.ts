import type { Body } from '../rules/body.ts'
import { deckOf, isDealDue, isShuffleDue } from '../rules/cards.ts'
import { agreedDeal, agreedEnd, agreedTest, agreedUndo } from '../rules/consent.ts'
import { type DrawType, dealersAfter } from '../rules/draws.ts'
import type { Game, Seat, Typed } from '../rules/game.ts'
import { chosenDraws, type Journal, tableOf } from '../rules/journal.ts'
import { signingKeyOf } from '../rules/roster.ts'
import { isDrawnTogether, isTableDealt, type TableState } from '../rules/tableState.ts'
import { cardsToShare, finalOpenings, makeDeal } from './dealer.ts'
import type { Dealing } from './dealing.ts'
import { chainDue, type Gathering } from './draws.ts'
import { seatDuty } from './seatDuty.ts'
import type { Signer } from './signing.ts'

/** Something only the host does: an entry of its own or of a bot's, or a draw. */
export type Duty =
  | { readonly by: Seat | 'host'; readonly body: Body<Typed> }
  | { readonly by: 'chance'; readonly body?: undefined }

/** What a host works with to do its duties. */
export interface DutyPorts {
  readonly game: Game
  readonly signer: Signer
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Seats whose people can't be reached. */
  readonly absent: () => readonly Seat[]
  /** The links of everyone for the next draw, in a match whose draws are made together. */
  readonly gathering: Gathering
  /** This device's part in deals by the table. */
  readonly dealing: Pick<Dealing, 'due'> | undefined
}

const byHost = (body: Body<Typed>): Duty => ({ by: 'host', body })

/** What the host has to do next: carry out what was agreed, see to the seats and the cards, draw. */
export function dutyOf(ports: DutyPorts, journal: Journal): Duty | undefined {
  const agreed = agreedBody(tableOf(journal)) ?? seatDuty(ports.game, journal, ports.absent())
  if (agreed) return byHost(agreed)
  const cards = chainDue(journal, ports.signer) ?? cardsDuty(ports, journal)
  if (cards) return cards
  return journal.ask.type === 'chance' ? drawDuty(ports, journal, 'chance') : undefined
}

/** A draw: once everyone has shown a link for it, or by this host alone. */
function drawDuty(
  { gathering, entropy }: DutyPorts,
  journal: Journal,
  type: DrawType,
): Duty | undefined {
  if (isDrawnTogether(tableOf(journal)) && !chosenDraws(journal.entries)) {
    const drawn = gathering.drawn(journal, type)
    return drawn && byHost({ type, ...drawn })
  }
  return type === 'chance' ? { by: 'chance' } : byHost({ type, seed: entropy() })
}

function agreedBody(table: TableState): Body<Typed> | undefined {
  const to = agreedUndo(table)
  if (to !== undefined) return { type: 'undo', to }
  return agreedEnd(table) ? { type: 'end' } : agreedTest(table)
}

function cardsDuty(ports: DutyPorts, journal: Journal): Duty | undefined {
  const { game, signer } = ports
  const deck = deckOf(journal)
  if (!deck) return undefined
  if (journal.ask.type === 'over')
    return openingDuty(game, journal, signer) ?? ports.dealing?.due(journal)
  if (isShuffleDue(deck)) return drawDuty(ports, journal, 'shuffle')
  if (isDealDue(game, journal) || agreedDeal(tableOf(journal)))
    return byHost(dealBody(game, journal, signer))
  if (deck.table) return ports.dealing?.due(journal)
  const { cards } = cardsToShare(game, journal, signer)
  return cards.length > 0 ? byHost({ type: 'share', cards }) : undefined
}

/** A deal by everyone at the table, or by this host alone. */
function dealBody(game: Game, journal: Journal, signer: Signer): Body<Typed> {
  const table = tableOf(journal)
  if (!isTableDealt(table)) return makeDeal(game, journal, signer)
  return { type: 'deal', commits: [], dealers: dealersAfter(table) }
}

/** When the match is over: what this device still hides, for the record. */
function openingDuty(game: Game, journal: Journal, signer: Signer): Duty | undefined {
  const roster = tableOf(journal).roster
  const own = roster.seats.flatMap((_, seat) =>
    signingKeyOf(roster, seat) === signer.key ? [seat] : [],
  )
  for (const by of ['host', ...own] as const) {
    const opens = finalOpenings(game, journal, signer, by)
    if (opens.length > 0) return { by, body: { type: 'open', opens } }
  }
  return undefined
}
