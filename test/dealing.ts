import { need } from '../src/kit/assert.ts'
import { dealtBy } from '../src/match/dealer.ts'
import { makeGathering } from '../src/match/drawGathering.ts'
import { dutyOf } from '../src/match/duties.ts'
import { makeSigner, type Signer } from '../src/match/signing.ts'
import type { Body, Opening } from '../src/rules/body.ts'
import { deckOf } from '../src/rules/cards.ts'
import type { Game, GameTypes, Known, Seat } from '../src/rules/game.ts'
import { type Journal, positionOf } from '../src/rules/journal.ts'
import { extend } from '../src/rules/replay.ts'
import { sound } from './journals.ts'
import { cheapSignatures } from './match/cheapSignatures.ts'

/** The dealer in journals made for tests. */
export const testDealer: Signer = makeSigner(cheapSignatures, '5'.repeat(32), '6'.repeat(32))

/** The journal after what its host has to do at once, draws excepted. */
export function dealt<G extends GameTypes>(game: Game<G>, before: Journal<G>): Journal<G> {
  let journal = before
  const ports = {
    game,
    signer: testDealer,
    entropy: () => `${journal.entries.length}`.padStart(32, '0'),
    absent: () => [],
    gathering: makeGathering(testDealer),
    dealing: { due: () => undefined },
    isHeld: () => true,
  }
  for (let due = dutyOf(ports, journal); due && due.by !== 'chance'; due = dutyOf(ports, journal))
    journal = sound(extend(game, journal, due.by, due.body)).journal
  return journal
}

/** Every closed card of a journal that `dealt` dealt, with its opening. */
export function openingsOf<G extends GameTypes>(journal: Journal<G>): ReadonlyMap<number, Opening> {
  const deck = deckOf(journal)
  if (!deck) return new Map()
  return new Map([...dealtBy(testDealer, journal, deck), ...deck.shown])
}

/** The knowledge of a player who sees all cards. */
export function allKnown<G extends GameTypes>(journal: Journal<G>): Known {
  const openings = openingsOf(journal)
  return (token) => openings.get(token)?.face
}

/** A seat's move with what it opens. */
export function opened<G extends GameTypes>(game: Game<G>, journal: Journal<G>, move: G['move']): Body<G['move']> {
  const tokens = game.hidden?.opens(positionOf(journal), move) ?? []
  if (tokens.length === 0) return { type: 'move', move }
  const openings = openingsOf(journal)
  return { type: 'move', move, opens: tokens.map((token) => need(openings.get(token), 'a card')) }
}

/** The seats of a match, with the test dealer's key, so that cards are shared. */
export const seatedHere = (seat: Seat) => ({ type: 'seat', seat, kind: 'person', key: testDealer.key }) as const
