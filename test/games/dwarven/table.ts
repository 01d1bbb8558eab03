import { layoutIn } from '../../../src/games/dwarven/box.ts'
import type { Effect, EffectOf, EffectType } from '../../../src/games/dwarven/effects.ts'
import { builtIn, dwarven } from '../../../src/games/dwarven/index.ts'
import type { Intention, Move } from '../../../src/games/dwarven/moves.ts'
import { endsOf, ownersWith } from '../../../src/games/dwarven/network.ts'
import { type Board, boardOf, home, type Phase, type Position } from '../../../src/games/dwarven/position.ts'
import type { Types } from '../../../src/games/dwarven/types.ts'
import { need } from '../../../src/kit/assert.ts'
import { type Draw, fastDraw } from '../../../src/rules/chance.ts'
import type { Ask, MatchOptions, Outcome, PhaseInput, Seat } from '../../../src/rules/game.ts'
import { choiceOf, choicesOf, none, settle } from '../../../src/rules/play.ts'

/** The game that the tests play. */
export const game = dwarven(builtIn)
export const { box } = game

/** Cards that the tests name, by their numbers. */
export const cards = {
  goldMere: 1,
  abyss: 2,
  freetown: 4,
  embercairn: 22,
  verdigris: [29, 30],
  troll5: 44,
  troll6: 45,
  troll7: 46,
  giant9: 48,
  dragon14: 53,
  elf1: 56,
  elf2: [59, 60, 61],
  dwarf1: 62,
  dwarf2: 65,
  royalBetrothal: 68,
  glut: 73,
  caveIn: 75,
  tavern: 76,
  oldMap: 77,
  luckyStrike: 78,
  subsidy: 79,
  tollGate: 80,
  storm: 81,
  glimmerdale: 86,
  hammerholt: 87,
  sootmarket: 90,
  wyrmrest: 94,
  bronzehall: 98,
  copperkeep: 99,
} as const

/** A match in progress, played in place. */
export interface Table {
  readonly p: Position
  /** Everything told since the change by hand. */
  readonly effects: Effect[]
  board(seat: Seat): Board
  /** Goes on from a position that was changed by hand. */
  goOn(): Table
  /** Plays a move of the seat asked first, or of the one given; nothing may be against it. */
  play(move: Move, seat?: Seat): Table
  /** Answers chance by dice and other draws in this order, then at random. */
  draw(...draws: readonly number[]): Table
  /** Plays on to a phase that asks something: paying for everything, doing nothing else. */
  until(phase: Phase): Table
  /** Plays on like this to the first question of a turn. */
  untilTurn(turn: number): Table
  untilThat(isThere: () => boolean): Table
  ask(): Ask<Move>
  seats(): Seat[]
  moves(seat?: Seat): readonly Move[]
  can(move: Move, seat?: Seat): boolean
  /** Why an intention is refused; undefined if it isn’t. */
  why(intention: Intention, seat?: Seat): string | undefined
  told<T extends EffectType>(type: T): EffectOf<T>[]
  outcome(): Outcome
}

/** Dice in this order, counted from 1; other draws from 0; then random ones. */
export function scripted(draws: readonly number[], random: Draw): Draw {
  const left = [...draws]
  return (below) => {
    const next = left.shift()
    if (next === undefined) return random(below)
    return Math.min(below === 6 ? next - 1 : next, below - 1)
  }
}

/** A match of the first turn, in which seat 0 starts from Bronzehall and seat 1 from Copperkeep; changed by hand. */
export function at(
  seats: number,
  change: (p: Position) => void = () => {},
  options: MatchOptions = {},
  seed = 1,
): Table {
  const table = tableOf(game.setup(seats, options), seed)
  const { p } = table.goOn().draw()
  const { bases } = layoutIn(box, p)
  p.start = 0
  p.asked = [...p.boards.keys()]
  if (!options.advanced) for (const [seat, board] of p.boards.entries()) board.bases = [bases[seat] ?? 0]
  p.owners = p.owners.slice()
  change(p)
  table.effects.length = 0
  return table.goOn()
}

/** The answer that does least; everything that can be paid for is paid. */
const idle = (moves: readonly Move[]): Move => {
  const plain = moves.find(({ type }) => ['done', 'drop', 'forgo', 'leave', 'ready'].includes(type))
  const first = moves.find(({ type }) => type === 'pay' || type === 'read' || type === 'release')
  return plain ?? first ?? need(moves.at(-1), 'a move')
}

/** A table with a position; draws come from `seed`. */
export function tableOf(p: Position, seed = 1): Table {
  const effects: Effect[] = []
  const random = fastDraw(seed)
  let ask: Ask<Move> = { type: 'over' }
  const go = (input: PhaseInput<Move>) => {
    ask = settle<Types>(game, p, input, (effect) => effects.push(effect))
    return table
  }
  const first = () => choicesOf(ask)[0]?.seat ?? -1
  const table: Table = {
    p,
    effects,
    board: (seat) => boardOf(p, seat),
    goOn: () => go(none),
    play(move, seat = first()) {
      const refusal = game.why(p, seat, move)
      if (refusal) throw new Error(`illegal: ${JSON.stringify(move)}: ${JSON.stringify(refusal)}; ${p.phase}`)
      return go({ type: 'move', seat, move })
    },
    draw: (...draws) => go({ type: 'chance', draw: scripted(draws, random) }),
    until: (phase) => table.untilThat(() => p.phase === phase && ask.type !== 'chance'),
    untilTurn: (turn) => table.untilThat(() => p.turn === turn && ask.type !== 'chance'),
    untilThat(isThere) {
      for (let n = 0; n < 500 && !isThere() && ask.type !== 'over'; n++) {
        if (ask.type === 'chance') table.draw()
        else if (ask.type === 'choose') table.play(idle(ask.moves), ask.seat)
      }
      return table
    },
    ask: () => ask,
    seats: () => choicesOf(ask).map(({ seat }) => seat),
    moves: (seat = first()) => choiceOf(ask, seat)?.moves ?? [],
    can: (move, seat = first()) => !game.why(p, seat, move),
    why: (intention, seat = first()) => game.why(p, seat, intention)?.reason,
    told: <T extends EffectType>(type: T) => effects.filter((effect): effect is EffectOf<T> => effect.type === type),
    outcome: () => need(game.outcome(p), 'an outcome'),
  }
  return table
}

/** The number of a site. */
export const site = (p: Position, name: string): number => layoutIn(box, p).sites.findIndex((one) => one.name === name)

/** The number of a segment between two sites, the black one of a pair unless it is to be red. */
export function segment(p: Position, one: string, other: string, red?: boolean): number {
  const layout = layoutIn(box, p)
  const ends = [site(p, one), site(p, other)]
  const found = layout.segments.findIndex(
    (it, at) => endsOf(layout, p, at).every((end) => ends.includes(end)) && (red === undefined || it.red === red),
  )
  if (found < 0) throw new Error(`no segment from ${one} to ${other}`)
  return found
}

/** Gives a player the track along some sites. */
export function own(p: Position, seat: Seat, ...names: readonly string[]): void {
  for (const [at, name] of names.slice(1).entries()) ownSegment(p, seat, segment(p, names[at] ?? '', name))
}

export function ownSegment(p: Position, seat: Seat, one: number): void {
  p.owners = ownersWith(p.owners, one, seat + 1)
  boardOf(p, seat).cubes -= 1
}

/** Takes a card from wherever it is. */
function pick(p: Position, card: number): void {
  const without = (all: number[]) => all.filter((one) => one !== card)
  p.deck = without(p.deck)
  p.under = without(p.under)
  p.upcards = without(p.upcards)
  for (const board of p.boards) {
    board.mines = without(board.mines)
    board.transports = without(board.transports)
  }
}

/** The row is of these cards; those that lay there go back to the deck. */
export function row(p: Position, ...upcards: readonly number[]): void {
  p.deck = [...p.deck, ...p.upcards].sort((a, b) => a - b)
  p.upcards = []
  for (const card of upcards) {
    pick(p, card)
    p.upcards.push(card)
  }
}

/** Only these cards are in the deck; its others lie under it. */
export function onlyInDeck(p: Position, ...cards: readonly number[]): void {
  for (const card of cards) {
    pick(p, card)
    p.deck.push(card)
  }
  p.under.push(...p.deck.filter((card) => !cards.includes(card)))
  p.deck = [...cards].sort((a, b) => a - b)
}

/** Gives a player mines with goods on them. */
export function holdMine(p: Position, seat: Seat, mine: number, goods = 0): void {
  pick(p, mine)
  boardOf(p, seat).mines.push(mine)
  p.goods[mine] = goods
}

/** A player’s transports are these. */
export function holdTransports(p: Position, seat: Seat, ...transports: readonly number[]): void {
  const board = boardOf(p, seat)
  p.deck = [...p.deck, ...board.transports].sort((a, b) => a - b)
  board.transports = []
  for (const card of transports) {
    pick(p, card)
    board.transports.push(card)
  }
}

/** Gives a player a surveyor or an agent. */
export function hold(p: Position, seat: Seat, person: number): void {
  pick(p, person)
  const card = box.cards[person]
  if (card?.kind !== 'person') throw new Error('no person')
  boardOf(p, seat).people.push(person)
  boardOf(p, seat).pawns.push({ role: card.card.role, rating: card.card.rating, at: home })
}

/** Snow lies this turn. */
export function snow(p: Position): void {
  pick(p, cards.storm)
  p.snow = [cards.storm]
}
