import { toHex } from '../kit/bytes.ts'
import type { Body } from '../rules/body.ts'
import type { Ask, Game, Seat, Typed } from '../rules/game.ts'
import { entryHash, type Journal, lastPledge, positionOf, tableOf } from '../rules/journal.ts'
import { asked, choiceOf, legal } from '../rules/play.ts'
import { isBinding, isShowing, owesPledge, pledgeOf } from '../rules/pledges.ts'
import { signingKeyOf } from '../rules/tableState.ts'
import { handOf, noHand, type VisibleCards } from './dealer.ts'
import { setupHash } from './drawGathering.ts'
import type { Signer } from './signing.ts'

/** A seat's move, with the cards it opens as far as they are in this hand. */
export function moveBody(game: Game, journal: Journal, hand: VisibleCards, seat: Seat, move: Typed) {
  const tokens = game.hidden?.opens(positionOf(journal), move) ?? []
  const opens = tokens.length === 0 ? undefined : hand.opens(seat, tokens)
  return { type: 'move', move, ...(opens ? { opens } : {}) } as const
}

/**
 * The salt of a seat's answer to what an entry asked. Only the holder of the key can tell it, after a reload or on another
 * device, too: the answer itself is found again by trying every move.
 */
function saltOf(journal: Journal, signer: Pick<Signer, 'derive'>, seat: Seat, asking: number): string {
  const entry = journal.entries[asking]
  return toHex(signer.derive(`answer ${setupHash(journal)} ${entry && entryHash(entry)} ${seat}`).slice(0, 16))
}

/** The pledge that a seat owes before it may make this move; undefined if it owes none, or the move isn't legal. */
export function pledgeFor(
  game: Game,
  journal: Journal,
  ask: Ask<Typed>,
  signer: Pick<Signer, 'derive'>,
  { seat, move }: { readonly seat: Seat; readonly move: Typed },
): Body<Typed> | undefined {
  const table = tableOf(journal)
  if (!owesPledge(table, ask, seat) || !legal(game, positionOf(journal), ask, seat, move)) return undefined
  return { type: 'pledge', pledge: pledgeOf(saltOf(journal, signer, seat, table.draws.asked), seat, move) }
}

/** The entry that asks for pledged answers to be shown, and the keys of the devices whose answers are to come. */
export function answersAsked(journal: Journal) {
  const { roster, pledges } = tableOf(journal)
  const keys = [roster.host, ...[...pledges.of.keys()].map((seat) => signingKeyOf(roster, seat))]
  return { seq: lastPledge(journal.entries), keys }
}

/** Dependencies of a device that shows what it has pledged. */
export interface AnswerPorts {
  readonly game: Game
  readonly signer: Signer
  /** Whether these devices have acknowledged the entries up to a number, so that this one may show what they ask for. */
  readonly isHeld: (seq: number, keys: readonly (string | undefined)[]) => boolean
}

/** Shows the next of the pledged answers, if it is this device's, once everyone has acknowledged all pledges. */
export function answerDuty({ game, signer, isHeld }: AnswerPorts, journal: Journal) {
  const table = tableOf(journal)
  const { ask } = journal
  if (ask.type !== 'choose' || !isShowing(table, ask) || !isBinding(table, ask.seat)) return undefined
  const { seat: by } = ask
  const { seq, keys } = answersAsked(journal)
  const pledge = table.pledges.of.get(by)
  if (pledge?.key !== signer.key || !isHeld(seq, keys)) return undefined
  const hand = game.hidden ? handOf(game, journal, signer, table.roster.host === signer.key) : noHand
  const salt = saltOf(journal, signer, by, pledge.asked)
  const known = asked(game, positionOf(journal), hand.known([by]))
  const move = choiceOf(known, by)?.moves.find((one) => pledgeOf(salt, by, one) === pledge.pledge)
  return move && { by, body: { ...moveBody(game, journal, hand, by, move), salt } }
}
