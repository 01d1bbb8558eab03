import { need } from '../../kit/assert.ts'
import { sha256Hex } from '../../kit/hash.ts'
import type { Body, Opening } from '../../rules/body.ts'
import { commitOf, deckOf, toDeal } from '../../rules/cards.ts'
import { type Draw, fastDraw, shuffled, streamIn, streamOf } from '../../rules/chance.ts'
import type { Ask, Game, GameTypes, Known, PhaseInput, Seat, Token, Typed } from '../../rules/game.ts'
import { type Journal, positionOf } from '../../rules/journal.ts'
import { asked, none, play } from '../../rules/play.ts'
import type { MatchMoment, Scenario } from '../../rules/playtest.ts'
import { beginJournal, extend } from '../../rules/replay.ts'
import { withPosition } from './make.ts'

/** Time work may block the page before it yields, ms. */
const slice = 12

/** Yields to the page when work has blocked it for a while. Resolves with true if it did. */
export function makeBreath(now: () => number = () => performance.now()): () => Promise<boolean> {
  let since = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() - since < slice) return false
    await new Promise<void>((resolve) => setTimeout(resolve))
    since = now()
    return true
  }
}

/** An entry to make. */
interface Step<M> {
  readonly by: Seat | 'host'
  readonly body: Body<M>
}

/** Where a scene was found. */
export interface FoundScene<G extends GameTypes = GameTypes> {
  /** The match up to the scene, unsigned and without players. */
  readonly journal: Journal<G>
  /** The number of the random match. */
  readonly seed: number
}

const hex32 = (text: string) => sha256Hex(text).slice(0, 32)

/**
 * Looks for a scene in `tries` random matches of so many seats. The result is always the same; `undefined` if none has
 * it. Awaits `pause` before each match, which can resolve with false to end the search.
 */
export async function findScene<G extends GameTypes>(
  game: Game<G>,
  scene: Scenario<G>,
  tries: number,
  pause: (tried: number) => Promise<boolean> = () => Promise.resolve(true),
  seats: number = game.seats.min,
): Promise<FoundScene<G> | undefined> {
  for (let seed = 0; seed < tries && (await pause(seed)); seed++) {
    const found = sceneIn(game, scene, seats, seed)
    if (found) return found
  }
  return undefined
}

/** Looks for a scene in one random match. */
function sceneIn<G extends GameTypes>(
  game: Game<G>,
  scene: Scenario<G>,
  seats: number,
  seed: number,
): FoundScene<G> | undefined {
  const dealt = begun(game, seats, `${scene.id}/${seed}`)
  const steps = stepsTo(game, dealt, scene, seed)
  if (!steps) return undefined
  const journal = journalOf(game, dealt.journal, steps)
  if (!scene.make) return { journal, seed }
  const made = withPosition(game, journal, scene.make(positionOf(journal)), scene.name)
  if ('problem' in made) throw new Error(`the scene “${scene.name}”: ${JSON.stringify(made.problem)}`)
  return { journal: made.journal, seed }
}

/** The steps of a random match up to a scene, if it has one. */
function stepsTo<G extends GameTypes>(
  game: Game<G>,
  { journal, known, openingsFor }: DealtMatch<G>,
  scene: Scenario<G>,
  seed: number,
): readonly Step<G['move']>[] | undefined {
  const draw = fastDraw(seed)
  const steps: Step<G['move']>[] = []
  const position = positionOf(journal)
  let now: MatchMoment<G> = { position, told: [], ask: asked(game, position, known) }
  while (!scene.is(now)) {
    if (now.ask.type === 'over') return undefined
    const step = stepAt(now.ask, draw, `${scene.id}/${seed}/${steps.length}`, scene.prefers)
    steps.push(opening(step, (move) => openingsFor(now.position, move)))
    const played = play(game, now.position, inputOf(step, known))
    now = { ...played, told: played.effects, ask: asked(game, played.position, known) }
  }
  return steps
}

/** A step with the cards that its move opens. */
function opening<M>({ by, body }: Step<M>, openingsFor: (move: M) => readonly Opening[]): Step<M> {
  const opens = body.type === 'move' ? openingsFor(body.move) : []
  return { by, body: body.type === 'move' && opens.length > 0 ? { ...body, opens } : body }
}

/** One move in this many ignores preferences. */
const whim = 8

function stepAt<M extends Typed>(ask: Ask<M>, draw: Draw, name: string, prefers: readonly string[] = []): Step<M> {
  if (ask.type !== 'choose') return { by: 'host', body: { type: 'chance', seed: hex32(name) } }
  const wanted = ask.moves.filter(({ type }) => prefers.includes(type))
  const liked = wanted.length > 0 && draw(whim) > 0 ? wanted : []
  const moves = liked.length > 0 ? liked : ask.moves
  const move = need(moves[draw(moves.length)], 'a legal move')
  return { by: ask.seat, body: { type: 'move', move } }
}

function inputOf<M>({ by, body }: Step<M>, known: Known): PhaseInput<M> {
  if (body.type === 'move' && by !== 'host') return { type: 'move', seat: by, move: body.move, known }
  return body.type === 'chance' ? { type: 'chance', draw: streamIn(body) } : none
}

/** A match without players at its beginning, with its hidden cards dealt. */
function begun<G extends GameTypes>(game: Game<G>, seats: number, name: string): DealtMatch<G> {
  const { id, ruleset, edition } = game
  const setup = { type: 'setup', match: hex32(name), game: id, ruleset, edition, trust: 2 } as const
  const first = beginJournal(game, { ...setup, seats, options: {} })
  if ('problem' in first) throw new Error(`a scene's setup: ${first.problem.reason}`)
  return dealOut(game, first.journal, name)
}

function journalOf<G extends GameTypes>(
  game: Game<G>,
  start: Journal<G>,
  steps: readonly Step<G['move']>[],
): Journal<G> {
  let journal = start
  for (const { by, body } of steps) {
    const step = extend(game, journal, by, body)
    if ('problem' in step) throw new Error(`a scene's entry: ${step.problem.reason}`)
    journal = step.journal
  }
  return journal
}

/** A match without players, all of whose hidden cards are known. */
interface DealtMatch<G extends GameTypes = GameTypes> {
  readonly journal: Journal<G>
  readonly known: Known
  /** The cards that a move opens. */
  openingsFor(p: G['position'], move: G['move']): readonly Opening[]
}

/** Deals the hidden cards of a match, always alike for a name. */
function dealOut<G extends GameTypes>(game: Game<G>, before: Journal<G>, name: string): DealtMatch<G> {
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
