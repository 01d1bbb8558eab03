import type { MatchBudget } from '../bots/budget.ts'
import { need } from '../kit/assert.ts'
import { utf8 } from '../kit/bytes.ts'
import { digest64, sha256Bytes } from '../kit/hash.ts'
import { dealtBy, makeDeal } from '../match/dealer.ts'
import type { Body, Entry, Opening, Setup } from '../rules/body.ts'
import { deckOf, isDealDue, knownBy } from '../rules/cards.ts'
import { fastDraw, streamOf } from '../rules/chance.ts'
import type { Ask, Choose, Game, GameTypes, Known, Outcome, PhaseInput, Seat, Token } from '../rules/game.ts'
import { type Journal, makeEntry, positionOf } from '../rules/journal.ts'
import type { Mind } from '../rules/mind.ts'
import { settle } from '../rules/play.ts'
import { beginJournal, extend } from '../rules/replay.ts'
import { drawsId, hex32, matchId, optionsIn, type Plan, seatedIn, seedOf } from './plan.ts'
import { budgetFor, type LabPlayer, thinkerOf } from './player.ts'

/** A match that the laboratory has played. */
interface PlayedMatch<G extends GameTypes = GameTypes> {
  readonly entries: readonly Entry<G['move']>[]
  readonly players: readonly LabPlayer[]
  /** Undefined for a match that didn't end within `mostMoves`. */
  readonly outcome: Outcome | undefined
  readonly moves: number
  /** By seat: how often it had a choice, and how long it thought about that, ms. */
  readonly thought: readonly { readonly choices: number; readonly ms: number }[]
}

/** Above the moves of any match: one that goes on for longer has stalled. */
export const mostMoves = 4000

/** The faces of a match's hidden cards, as its dealer knows them. */
type Cards = ReadonlyMap<Token, Opening>

/** The faces of all cards. */
const allFaces =
  (cards: Cards): Known =>
  (token) =>
    cards.get(token)?.face

/** The openings of some cards. */
const openingsOf = (cards: Cards, tokens: readonly Token[]): readonly Opening[] =>
  tokens.flatMap((token) => cards.get(token) ?? [])

/** A match in the middle, played in place. */
interface Running<G extends GameTypes> {
  readonly game: Game<G>
  /** By seat. */
  readonly minds: readonly Mind<G>[]
  /** The origin of all draws and thoughts. */
  readonly draws: string
  /** Number of draws so far. */
  drawn: number
  readonly players: readonly LabPlayer[]
  readonly budgets: readonly MatchBudget[]
  readonly cards: Cards
  readonly entries: Entry<G['move']>[]
  readonly position: G['position']
  readonly thought: { choices: number; ms: number }[]
}

/** A game, and the mind of each player. */
export interface MindedGame<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  mindOf(player: LabPlayer): Mind<G>
}

/** Plays match `n` of a plan to its end. */
export function playMatch<G extends GameTypes>({ game, mindOf }: MindedGame<G>, plan: Plan, n: number): PlayedMatch<G> {
  const players = seatedIn(plan, n)
  const { journal, cards } = begin(game, plan, n, players)
  const run: Running<G> = {
    game,
    minds: players.map(mindOf),
    draws: drawsId(plan, n),
    drawn: 0,
    players,
    budgets: players.map(budgetFor),
    cards,
    entries: [...journal.entries],
    position: game.clone(positionOf(journal)),
    thought: players.map(() => ({ choices: 0, ms: 0 })),
  }
  const moves = playOn(run, journal.ask)
  const outcome = game.outcome(run.position)
  if (outcome) openRest(run)
  return { entries: run.entries, players, outcome, moves, thought: run.thought }
}

/** Sets the match up, seats the bots and deals hidden cards. */
function begin<G extends GameTypes>(game: Game<G>, plan: Plan, n: number, players: readonly LabPlayer[]) {
  const { id, ruleset, edition } = game
  const [match, options, seats] = [matchId(plan, edition.hash, n), optionsIn(plan, n), players.length]
  const setup: Setup = { type: 'setup', match, game: id, ruleset, edition, trust: 2, seats, options }
  let { journal }: { journal: Journal<G> } = sound(beginJournal(game, setup))
  for (const [seat, { bot }] of players.entries()) {
    const body = { type: 'seat', seat, kind: 'bot', name: bot } as const
    journal = sound(extend(game, journal, 'host', body)).journal
  }
  return deal(game, journal, drawsId(plan, n))
}

type Sound<A> = Exclude<A, { readonly problem: unknown }>

const isSound = <A extends object>(answer: A): answer is Sound<A> => !('problem' in answer)

/** An answer that can only be sound, such as one from the rules to a move of theirs. Throws its problem. */
function sound<A extends object>(answer: A): Sound<A> {
  if (isSound(answer)) return answer
  throw new Error(`unsound: ${JSON.stringify('problem' in answer ? answer.problem : answer)}`)
}

/** The journal with its hidden cards dealt if they have to be; all about them follows from `draws`. */
function deal<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  draws: string,
): { readonly journal: Journal<G>; readonly cards: Cards } {
  if (!isDealDue(game, journal)) return { journal, cards: new Map() }
  const dealer = { derive: (label: string) => sha256Bytes(utf8(`${draws} ${label}`)) }
  const write = (to: Journal<G>, body: Body<G['move']>) => sound(extend(game, to, 'host', body)).journal
  const dealt = write(journal, makeDeal(game, journal, dealer))
  const done = write(dealt, { type: 'shuffle', seed: hex32(`${draws} shuffle`) })
  const deck = deckOf(done)
  return { journal: done, cards: deck ? dealtBy(dealer, done, deck) : new Map() }
}

/** The faces that a seat may see: those of its own hand. */
function facesOf<G extends GameTypes>(game: Game<G>, p: G['position'], seat: Seat, cards: Cards): Known {
  const hand = game.hidden?.hands(p)[seat] ?? []
  return (token) => (hand.includes(token) ? cards.get(token)?.face : undefined)
}

/** Plays until the match is over or has stalled; returns the number of moves. */
function playOn<G extends GameTypes>(run: Running<G>, first: Ask<G['move']>): number {
  let ask = askAgain(run, first)
  let moves = 0
  while (ask.type !== 'over' && moves < mostMoves) {
    if (ask.type === 'choose') moves++
    ask = ask.type === 'choose' ? move(run, ask) : draw(run)
  }
  return moves
}

/** The question asked first, with the moves of hidden cards. */
const askAgain = <G extends GameTypes>({ game, position, cards }: Running<G>, ask: Ask<G['move']>): Ask<G['move']> =>
  (cards.size > 0 ? game.ask(position, allFaces(cards)) : undefined) ?? ask

function draw<G extends GameTypes>(run: Running<G>): Ask<G['move']> {
  const seed = hex32(`${run.draws} chance ${run.drawn++}`)
  return enter(run, 'host', { type: 'chance', seed }, { type: 'chance', draw: streamOf(seed) })
}

function move<G extends GameTypes>(run: Running<G>, { seat, moves }: Choose<G['move']>) {
  const { game, position, cards } = run
  const chosen = moves.length === 1 && moves[0] ? moves[0] : think(run, seat, moves)
  const opens = openingsOf(cards, game.hidden?.opens(position, chosen) ?? [])
  const shown = opens.length > 0 ? { opens } : {}
  const known = opens.length > 0 ? { known: knownBy(opens) } : {}
  return enter(run, seat, { type: 'move', move: chosen, ...shown }, { type: 'move', seat, move: chosen, ...known })
}

/** Lets a seat's player choose. */
function think<G extends GameTypes>(
  { game, minds, draws, players, budgets, position, cards, thought }: Running<G>,
  seat: Seat,
  moves: readonly G['move'][],
): G['move'] {
  const player = players[seat] ?? { bot: 'random' }
  const begun = performance.now()
  const question = { game, mind: need(minds[seat], 'a mind'), position, seat, choice: { seat, moves } }
  const thinker = thinkerOf(player)
  const sum = thought[seat]
  const { move: chosen } = thinker(
    { ...question, known: facesOf(game, position, seat, cards) },
    need(budgets[seat], 'a budget').next(),
    fastDraw(seedOf(`${draws} thought ${seat} ${sum?.choices ?? 0}`)),
  )
  if (sum) {
    sum.choices += 1
    sum.ms += performance.now() - begun
  }
  return chosen
}

/** Plays an input in place and writes it down. */
function enter<G extends GameTypes>(
  { game, position, entries, cards }: Running<G>,
  by: Seat | 'host',
  body: Body<G['move']>,
  input: PhaseInput<G['move']>,
): Ask<G['move']> {
  const ask = settle(game, position, input, silent, allFaces(cards))
  entries.push(makeEntry(entries.at(-1), by, body, digest64(position)))
  return ask
}

const silent = () => {}

/** Opens what is still closed, for the record. */
function openRest<G extends GameTypes>({ game, position, cards, entries }: Running<G>): void {
  const opens = openingsOf(cards, game.hidden?.closed(position).tokens ?? [])
  if (opens.length === 0) return
  entries.push(makeEntry(entries.at(-1), 'host', { type: 'open', opens }, digest64(position)))
}
