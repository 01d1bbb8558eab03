import { need } from '../../kit/assert.ts'
import { sha256Hex } from '../../kit/hash.ts'
import type { Body, Opening } from '../../rules/body.ts'
import { commitOf, deckOf, toDeal } from '../../rules/cards.ts'
import { shuffled, streamOf } from '../../rules/chance.ts'
import type { Game, GameTypes, Known, Token } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import { extend } from '../../rules/replay.ts'

/** A match without players, all of whose hidden cards are known. */
export interface DealtMatch<G extends GameTypes = GameTypes> {
  readonly journal: Journal<G>
  readonly known: Known
  /** The cards that a move opens. */
  openingsFor(p: G['position'], move: G['move']): readonly Opening[]
}

const hex32 = (text: string) => sha256Hex(text).slice(0, 32)

/** Deals the hidden cards of a match, always alike for a name. */
export function dealOut<G extends GameTypes>(game: Game<G>, before: Journal<G>, name: string): DealtMatch<G> {
  const { hidden } = game
  if (!hidden) return { journal: before, known: () => undefined, openingsFor: () => [] }
  const { faces } = toDeal(game, before)
  const secrets = shuffled(faces.length, streamOf(hex32(`${name}/order`))).map((at, slot) => ({
    face: faces[at] ?? '',
    salt: hex32(`${name}/salt/${slot}`),
  }))
  const write = (journal: Journal<G>, body: Body<G['move']>) => {
    const step = extend(game, journal, 'host', body)
    if ('problem' in step) throw new Error(`a scene's deal: ${step.problem.reason}`)
    return step.journal
  }
  const committed = write(before, { type: 'deal', commits: secrets.map(commitOf) })
  const journal = write(committed, { type: 'shuffle', seed: hex32(`${name}/shuffle`) })
  const deck = need(deckOf(journal), 'a deck')
  const openings = new Map<Token, Opening>(
    deck.tokens.map((token, at) => [token, { token, ...need(secrets[deck.slots[at] ?? -1], 'a card') }]),
  )
  return {
    journal,
    known: (token) => openings.get(token)?.face,
    openingsFor: (p, move) => hidden.opens(p, move).map((token) => need(openings.get(token), 'an opening')),
  }
}
