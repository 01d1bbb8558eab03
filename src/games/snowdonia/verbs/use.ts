import type { Seat, Tell } from '../../../rules/game.ts'
import { toldOf } from '../../../rules/refusal.ts'
import { type Box, contractIn, lineIn, trainIn } from '../box.ts'
import { areas } from '../content/edition.ts'
import type { Verb, VerbOf, VerbType } from '../content/verb.ts'
import { drawCubes } from '../drawing.ts'
import type { Effect } from '../effects.ts'
import { discs, done, type IntentionOf, type Move, useOf } from '../moves.ts'
import { boardOf, type FrameOf, type Position, sumOf } from '../position.ts'
import { hasExtra } from '../powers.ts'
import type { Against, Reason } from '../reasons.ts'
import { buildArea, digArea, layArea, yardArea } from '../spaces.ts'
import { hinderSurvey, isAllLaid, rubbleLeft } from './along.ts'
import type { Work } from './rules.ts'
import { hinderTrade } from './trade.ts'

/** One verb of a contract, as it works when the contract is used. */
interface Use<V extends Verb> {
  /** Why it would bring nothing now. Contracts are never wasted like that. */
  hinder(box: Box, p: Position, seat: Seat, verb: V): Against | undefined
  /** Does it, or pushes the work that does; missing for verbs that last until the round ends. */
  begin?(p: Position, seat: Seat, verb: V, card: number, tell: Tell<Effect>): void
}

type VerbMap = { [T in VerbType]: VerbOf<T> }

/** Whether a player has a labourer in an area. */
const isAt = (p: Position, seat: Seat, area: number): boolean => p.work[area]?.includes(seat) ?? false

/** Whether a player holds an unused contract with a verb of some type. */
const holds = (box: Box, p: Position, seat: Seat, is: (verb: Verb) => boolean): boolean =>
  boardOf(p, seat).hand.some((id) => is(contractIn(box, id).verb))

const isExtra = (of: 'lay' | 'build') => (verb: Verb) => verb.type === 'extra' && verb.of === of

/** Whether a player will lay track or build in this area: with a labourer, or without one. */
const willAct = (box: Box, p: Position, seat: Seat, area: number, of: 'lay' | 'build') =>
  isAt(p, seat, area) || hasExtra(box, boardOf(p, seat), of) || holds(box, p, seat, isExtra(of))

const needsBuild = (box: Box, p: Position, seat: Seat): Reason | undefined =>
  willAct(box, p, seat, buildArea, 'build') ? undefined : 'noLabourer'

const needsDig = (p: Position, seat: Seat): Reason | undefined => {
  if (p.isDug || rubbleLeft(p) === 0) return 'noRubble'
  return isAt(p, seat, digArea) ? undefined : 'noLabourer'
}

/** The trades by which a contract makes steel bars or stone. */
const tradesBy = (seat: Seat, verb: VerbOf<'smelt' | 'dress'>): FrameOf<'trade'> =>
  verb.type === 'smelt'
    ? { do: 'trade', seat, times: verb.times, steel: verb.times, stone: 0, iron: verb.iron, rubble: 1 }
    : { do: 'trade', seat, times: verb.times, steel: 0, stone: verb.times, iron: 1, rubble: verb.rubble }

const uses: { readonly [T in VerbType]: Use<VerbMap[T]> } = {
  rate: {
    hinder: (box, p, seat, { of }) => {
      if (of === 'dig') return needsDig(p, seat)
      if (isAllLaid(lineIn(box, p), p)) return 'allLaid'
      return willAct(box, p, seat, layArea, 'lay') ? undefined : 'noLabourer'
    },
  },
  times: { hinder: (_, p, seat) => needsDig(p, seat) },
  more: { hinder: (_, p, seat) => (isAt(p, seat, yardArea) ? undefined : 'noLabourer') },
  anyCoal: {
    hinder: (box, p, seat) =>
      isAt(p, seat, yardArea) || holds(box, p, seat, ({ type }) => type === 'take') ? undefined : 'noLabourer',
  },
  take: {
    hinder: (_, { yard }) => (sumOf(yard) > 0 ? undefined : 'yardEmpty'),
    begin: (p, seat, { cubes, coal }) => p.todo.push({ do: 'take', seat, cubes, coal }),
  },
  disc: { hinder: () => undefined, begin: (p, seat) => p.todo.push({ do: 'disc', seat }) },
  lock: { hinder: () => undefined, begin: (_, seat, __, ___, tell) => tell({ type: 'locked', seat }) },
  lead: {
    hinder: (_, p) => (p.isStartFixed ? 'startFixed' : undefined),
    begin: (_, seat, __, ___, tell) => tell({ type: 'lead', seat, fixed: true }),
  },
  move: { hinder: () => undefined, begin: (p, seat) => p.todo.push({ do: 'move', seat }) },
  smelt: {
    hinder: (_, p, seat, verb) => hinderTrade(p, tradesBy(seat, verb), { steel: 1 }),
    begin: (p, seat, verb) => p.todo.push(tradesBy(seat, verb)),
  },
  dress: {
    hinder: (_, p, seat, verb) => hinderTrade(p, tradesBy(seat, verb), { stone: 1 }),
    begin: (p, seat, verb) => p.todo.push(tradesBy(seat, verb)),
  },
  ratio: { hinder: () => 'noUse' },
  ironAsSteel: { hinder: needsBuild },
  rubbleAsStone: { hinder: needsBuild },
  less: { hinder: needsBuild },
  extra: {
    hinder: (box, p, __, { of }) => {
      if (of === 'build') return undefined
      if (of === 'clear' && rubbleLeft(p) === 0) return 'noRubble'
      if (of === 'lay' && isAllLaid(lineIn(box, p), p)) return 'allLaid'
      return p.sky === 'fog' ? 'fog' : undefined
    },
  },
  draw: {
    hinder: (_, { deck, discard }) => (deck.length + discard.length > 0 ? undefined : 'deckEmpty'),
    begin: (p, seat, { contracts }, card) => p.todo.push({ do: 'draw', seat, contracts, card }),
  },
  bag: {
    hinder: (_, { bag }) => (sumOf(bag) > 0 ? undefined : 'noneToKeep'),
    begin: (p, seat, { cubes }) => p.todo.push({ do: 'bag', seat, cubes }),
  },
  survey: {
    hinder: (box, p, seat) => hinderSurvey(box, p, seat),
    begin: (p, seat) => p.todo.push({ do: 'survey', seat }),
  },
  upkeep: { hinder: () => 'onlyUpkeep' },
  points: { hinder: () => 'noUse' },
}

// The type goes beside the verb so that the compiler pairs table entry and verb.
const hinderVerb = <T extends VerbType>(type: T, box: Box, p: Position, seat: Seat, verb: VerbMap[T]) =>
  uses[type].hinder(box, p, seat, verb)
const beginVerb = <T extends VerbType>(
  type: T,
  p: Position,
  seat: Seat,
  verb: VerbMap[T],
  card: number,
  tell: Tell<Effect>,
) => uses[type].begin?.(p, seat, verb, card, tell)

/** The contracts that the player whose window it is may use, and to use none. Empty where there are none. */
export function useMoves(box: Box, p: Position): readonly Move[] {
  const seat = p.window[0]
  if (seat === undefined || !mayUse(box, p, seat)) return noMoves
  const moves: Move[] = []
  for (const contract of boardOf(p, seat).hand) if (!hinderHeld(box, p, seat, contract)) moves.push(useOf(contract))
  moves.push(done)
  return moves
}

const noMoves: readonly Move[] = []

/** Whether a player could use a contract in the window of the area resolved now. */
export function mayUse(box: Box, p: Position, seat: Seat): boolean {
  for (const contract of boardOf(p, seat).hand) if (!hinderHeld(box, p, seat, contract)) return true
  return false
}

/** Why a contract held by a player can’t be used in the window of the area resolved now. */
export function hinderHeld(box: Box, p: Position, seat: Seat, id: number): Against | undefined {
  const { area, verb } = contractIn(box, id)
  if (p.isLocked) return 'locked'
  if (area === undefined) return 'onlyUpkeep'
  if (area !== areas[p.area]) return 'otherArea'
  return hinderVerb(verb.type, box, p, seat, verb)
}

/** Reasons that hold wherever the round has come to. */
const lasting: ReadonlySet<Reason> = new Set(['startFixed', 'noRubble', 'allLaid', 'deckEmpty'])

/** Why a contract held by a player wouldn’t help in any area now, or else that it isn’t the time for it. */
function hinderAnywhere(box: Box, p: Position, seat: Seat, id: number): Against {
  if (p.isLocked) return 'locked'
  const { verb } = contractIn(box, id)
  const against = hinderVerb(verb.type, box, p, seat, verb)
  return against && lasting.has(toldOf(against).reason) ? against : 'notNow'
}

/** Why a contract, or any, can’t be used by a player now. */
export function hinderUse(box: Box, p: Position, seat: Seat, { contract }: IntentionOf<'use'>): Against | undefined {
  const isDue = p.phase === 'cards'
  if (contract === undefined) return isDue ? undefined : 'notNow'
  const { hand, used } = boardOf(p, seat)
  if (used.includes(contract)) return { reason: 'usedUp', facts: { contract } }
  if (!hand.includes(contract)) return { reason: 'notHeld', facts: { contract } }
  const { area } = contractIn(box, contract)
  if (area === undefined) return { reason: 'onlyUpkeep', facts: { contract } }
  const against = (isDue ? hinderHeld : hinderAnywhere)(box, p, seat, contract)
  if (!against) return undefined
  const { reason, facts } = toldOf(against)
  return { reason, facts: { contract, area, ...facts } }
}

/** Uses a contract: what it does at once is done or becomes the next work. */
export function use(box: Box, p: Position, seat: Seat, id: number, tell: Tell<Effect>): void {
  const { verb } = contractIn(box, id)
  tell({ type: 'used', seat, contract: id })
  beginVerb(verb.type, p, seat, verb, id, tell)
}

/** An action without a labourer. */
interface Extra {
  readonly seat: Seat
  /** Only after a Build action by anyone this round. */
  readonly ifBuilt: boolean
}

/** Extra actions after the labourers of an area, by what they are: those of contracts, then those of trains. */
export function extrasOf(
  box: Box,
  p: Position,
  seats: readonly Seat[],
  of: 'clear' | 'lay' | 'build',
): readonly Extra[] {
  const extras: Extra[] = []
  for (const seat of seats)
    for (const id of boardOf(p, seat).active) addExtra(extras, seat, contractIn(box, id).verb, of)
  for (const seat of seats) {
    const { train } = boardOf(p, seat)
    if (train > 0) addExtra(extras, seat, trainIn(box, train).verb, of)
  }
  return extras
}

function addExtra(extras: Extra[], seat: Seat, verb: Verb | undefined, of: string): void {
  if (verb?.type === 'extra' && verb.of === of) extras.push({ seat, ifBuilt: verb.ifBuilt === true })
}

/** Another disc for the middle of the weather track. */
export const changingDisc: Work<FrameOf<'disc'>> = {
  ask: (_, p) => discs.filter(({ weather }) => weather !== p.coming[0]),
  perform: (_, __, { seat }, move, ___, tell) => {
    if (move?.type === 'disc') tell({ type: 'disc', seat, weather: move.weather })
  },
  against: { disc: (_, { coming }, __, { weather }) => (weather === coming[0] ? 'sameDisc' : undefined) },
}

/** Cubes drawn from the bag. */
export const reaching: Work<FrameOf<'bag'>> = {
  ask: () => 'chance',
  perform: (_, p, { seat, cubes }, __, draw, tell) => {
    if (!draw) return
    const drawn = drawCubes(p.bag, cubes, draw)
    const count = (kind: string) => drawn.filter((cube) => cube === kind).length
    const came = { iron: count('iron'), stone: count('stone'), coal: count('coal') }
    tell({ type: 'drewBag', seat, ...came, event: count('event') })
  },
}
