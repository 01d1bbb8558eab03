import type { Effect } from '../../../../src/games/dwarven/effects.ts'
import { openFace } from '../../../../src/games/dwarven/face/index.ts'
import type { Captions } from '../../../../src/games/dwarven/face/says.ts'
import type { Move } from '../../../../src/games/dwarven/moves.ts'
import type { Position } from '../../../../src/games/dwarven/position.ts'
import type { Types } from '../../../../src/games/dwarven/types.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'
import type { Layout, Size } from '../../../../src/stage/face.ts'
import { timelineOf } from '../../../../src/stage/timeline.ts'
import { begun, playing } from '../../../playing.ts'
import { game, words } from '../said.ts'

export { game, words }

const word = 'Word'
const some = (n: number) => `${n} Cu`

/** Captions of any kind: what moves doesn’t depend on them. */
export const captions: Captions = {
  stages: { place: 'Place', roll: 'Roll', work: 'Work', ship: 'Ship', trade: 'Trade' },
  tabs: { mines: 'Mines', people: 'People', row: 'Row', exchange: 'Exchange' },
  goods: { diamond: 'diamonds', ruby: 'rubies', emerald: 'emeralds', gold: 'gold', silver: 'silver' },
  kinds: { troll: word, giant: word, dragon: word, surveyor: word, agent: word, ticket: word },
  ...{ turn: some, toLay: some, under: some, atMost: some, aTurn: some, toGoal: some, money: some, left: some },
  ...{ clear: word, snow: word, storm: word, exchange: word, each: word, deck: word, inDeck: word, hauls: word },
  ...{ cutOff: word, joined: word, people: word, haulers: word, mines: word, tickets: word, cubes: word, clip: word },
  ...{ you: word, onlyYou: word, declared: word, out: word, home: word, onDeck: word, missing: word, taking: word },
  ...{ operating: word, clearing: word, shipping: word, reading: word, dealing: word, lifting: word, racing: word },
  ...{ releasing: word, drawing: word, bids: word, seal: word, take: word, leave: word },
  ...{
    forgo: word,
    ship: word,
    ready: word,
    accept: word,
    refuse: word,
    withdraw: word,
    makeOffer: word,
    bid: word,
    drop: word,
    dropped: word,
  },
  ...{ stillIn: word, leads: word, gives: word, nothing: word, segment: word, against: word, done: word, close: word },
}

export const face = openFace(
  game.box,
  () => words,
  () => captions,
)

/** An effect with the positions before and after it. */
export interface Shown {
  readonly effect: Effect
  readonly before: Position
  readonly after: Position
}

/** Moves that bring things about, so that trains run: the largest loads, every mine, any card. */
function eager(seed: number) {
  const draw = fastDraw(seed)
  const longest = (moves: readonly Move[]) =>
    moves.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
  return (moves: readonly Move[]): Move | undefined => {
    const of = (type: Move['type']) => moves.filter((move) => move.type === type)
    const tried = (['pay', 'operate', 'take', 'ship'] as const).map(of).find((all) => all.length > 0)
    return tried && draw(5) > 0 ? longest(tried) : undefined
  }
}

/** The first effect of each kind in a match, and the last one. */
export function shownIn(seats: number, options: Readonly<Record<string, unknown>>, seed: number): Shown[] {
  const begin = begun<Types>(game, seats, options, seed)
  const seen = game.clone(begin.p)
  const kinds = new Map<string, Shown[]>()
  const tell = (effect: Effect) => {
    const before = game.clone(seen)
    game.apply(seen, effect)
    const all = kinds.get(effect.type) ?? []
    kinds.set(effect.type, [...all.slice(0, 1), { effect, before, after: game.clone(seen) }])
  }
  for (const _ of playing<Types>(game, begin, { tell, choose: eager(seed) }));
  return [...kinds.values()].flat()
}

/** The first seat looks on. */
export const looking = { seat: 0, picked: [], next: [] }

/** A position as the first seat sees it on a stage of a size. */
export const layoutOf = (p: Position, size: Size): Layout => face.layout(p, size, looking)

/** The steps of an effect on a stage of a size, from the layout before it. */
export function timelineFor({ effect, before, after }: Shown, size: Size) {
  const seen = (position: Position) => ({ position, layout: layoutOf(position, size) })
  const [old, now] = [seen(before), seen(after)]
  const steps = face.show(effect, old, now)
  return { steps, old: old.layout, timeline: timelineOf(old.layout, now.layout, steps) }
}
