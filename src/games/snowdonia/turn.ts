import { need } from '../../kit/assert.ts'
import type { Chart, PhaseInput, Seat, Tag, Tell } from '../../rules/game.ts'
import { type Box, lineIn } from './box.ts'
import { hasRoom } from './choices.ts'
import type { Effect } from './effects.ts'
import { resolveEvent } from './events.ts'
import type { Move } from './moves.ts'
import { type Frame, inTurn, type Phase, type Position } from './position.ts'
import { cubesOf, hasExtra } from './powers.ts'
import { restock } from './restock.ts'
import { assignments, bestAssignment } from './score.ts'
import { deal } from './setup.ts'
import { buildArea, digArea, layArea, officeArea, openArea, worksArea, yardArea } from './spaces.ts'
import { isAllLaid, isOutOfMarkers, rubbleLeft } from './verbs/along.ts'
import { askTop, performTop } from './verbs/index.ts'
import { hireCost } from './verbs/labour.ts'
import { worksTrade } from './verbs/trade.ts'
import { answerUpkeep } from './verbs/upkeep.ts'
import { extrasOf, mayUse, use } from './verbs/use.ts'

/** The order of a match (“Game Sequence”): the phase that follows each phase, by tag. */
export const chart = {
  deal: { dealt: 'assign', ends: 'ends' },
  ends: { more: 'ends', chosen: 'assign' },
  assign: { more: 'assign', placed: 'cards' },
  cards: { more: 'cards', used: 'perform', closed: 'work' },
  work: { labour: 'perform', next: 'cards', resolved: 'restock' },
  perform: { more: 'perform', cards: 'cards', work: 'work', upkeep: 'upkeep', ended: 'reckon' },
  upkeep: { more: 'upkeep', perform: 'perform', events: 'events' },
  restock: { stocked: 'events' },
  events: { more: 'events', upkeep: 'upkeep', round: 'assign', ended: 'reckon' },
  reckon: { more: 'reckon', scored: 'over' },
  over: {},
} as const satisfies Chart & Record<Phase, unknown>

type PhaseRules = (box: Box, p: Position, input: PhaseInput<Move>, tell: Tell<Effect>) => Tag

/** The rules of each phase. */
const phases: { readonly [F in Phase]: PhaseRules } = {
  deal: (box, p, input, tell) => {
    if (input.type === 'chance') deal(box, p, input.draw, tell)
    p.seat = p.start
    if (lineIn(box, p).ends > 0) return 'ends'
    beginRound(p, tell)
    return 'dealt'
  },

  // Blaenau Ffestiniog: everyone chooses an end, and the last of them that of the game’s surveyor.
  ends: (box, p, input, tell) => {
    const move = input.type === 'move' ? input.move : undefined
    const { seat } = p
    if (move?.type === 'post') {
      tell({ type: 'posted', seat, end: move.end })
      beginRound(p, tell)
      return 'chosen'
    }
    // A player who isn’t asked begins at the end that has room, the other being full.
    const end = move?.type === 'end' ? move.end : hasRoom(box, p, 0) ? 0 : 1
    tell({ type: 'began', seat, end })
    if (p.boards.some((board) => board.end < 0)) p.seat = (seat + 1) % p.boards.length
    return 'more'
  },

  assign: (box, p, input, tell) => {
    if (input.type !== 'move') return 'more'
    const { seat, move } = input
    if (move.type === 'hire') tell({ type: 'hired', seat, coal: need(hireCost(box, p, seat), 'coal') })
    if (move.type !== 'place') return 'more'
    tell({ type: 'placed', seat, area: move.area, space: move.space })
    const next = nextToPlace(p, seat)
    if (next === undefined) {
      beginArea(p, 0)
      return 'placed'
    }
    p.seat = next
    return 'more'
  },

  // “Contract Cards”: before the first action of an area, clockwise from the start player.
  cards: (box, p, input, tell) => {
    const [seat] = p.window
    const move = input.type === 'move' ? input.move : undefined
    if (seat !== undefined && move?.type === 'use') {
      use(box, p, seat, move.contract, tell)
      return p.todo.length > 0 ? 'used' : 'more'
    }
    p.window.shift()
    while (p.window[0] !== undefined && !mayUse(box, p, p.window[0])) p.window.shift()
    if (p.window.length > 0) return 'more'
    beginWork(box, p, tell)
    return 'closed'
  },

  // Labourers from left to right, then actions without one, then the next area.
  work: (box, p, _, tell) => {
    for (;;) {
      if (p.stage === 'labour' && (beginLabour(box, p) || beginExtras(box, p))) return 'labour'
      if (p.area === openArea) {
        p.area = -1
        return 'resolved'
      }
      beginArea(p, p.area + 1)
      if (p.window.some((seat) => mayUse(box, p, seat))) return 'next'
      p.window = []
      beginWork(box, p, tell)
    }
  },

  perform: (box, p, input, tell) => {
    const move = input.type === 'move' ? input.move : undefined
    const draw = input.type === 'chance' ? input.draw : undefined
    if (p.todo.length > 0) performTop(box, p, move, draw, tell)
    if (isOutOfMarkers(box, p)) {
      p.todo = []
      p.asked = []
      return beginReckoning(box, p, 'markers', tell)
    }
    if (p.asked.length > 0) return 'upkeep'
    if (p.todo.length > 0 && askTop(box, p) === undefined) return phases.perform(box, p, none, tell)
    if (p.todo.length > 0) return 'more'
    return p.stage === 'cards' ? 'cards' : 'work'
  },

  upkeep: (box, p, input, tell) => {
    if (input.type === 'move') answerUpkeep(box, p, input.seat, input.move, tell)
    if (p.asked.length > 0) return 'more'
    return p.area < 0 ? 'events' : 'perform'
  },

  restock: (box, p, input, tell) => {
    if (input.type === 'chance') restock(box, p, input.draw, tell)
    return 'stocked'
  },

  events: (box, p, _, tell) => {
    if (p.due > 0) {
      p.due -= 1
      resolveEvent(box, p, tell)
      return p.asked.length > 0 ? 'upkeep' : 'more'
    }
    if (isAllLaid(lineIn(box, p), p)) return beginReckoning(box, p, 'track', tell)
    // “At the end of the round in which there are no more Rubble”: its events may have taken the last of it.
    if (!p.isDug && rubbleLeft(p) === 0) tell({ type: 'allDug', train: p.aside })
    beginRound(p, tell)
    return 'round'
  },

  reckon: (_, p, input, tell) => {
    if (input.type === 'move' && input.move.type === 'score') {
      p.asked = p.asked.filter((seat) => seat !== input.seat)
      tell({ type: 'scored', seat: input.seat, contracts: input.move.contracts })
    }
    if (p.asked.length > 0) return 'more'
    tell({ type: 'over' })
    return 'scored'
  },

  over: () => need<Tag>(undefined, 'a phase after the end'),
}

const none = { type: 'none' } as const

/** Runs the current phase and returns how it ended. */
export function step(box: Box, p: Position, input: PhaseInput<Move>, tell: Tell<Effect>): Tag {
  return phases[p.phase](box, p, input, tell)
}

function beginRound(p: Position, tell: Tell<Effect>): void {
  tell({ type: 'round', round: p.round + 1 })
  p.seat = p.start
}

function beginArea(p: Position, area: number): void {
  p.area = area
  p.stage = 'cards'
  p.window = inTurn(p)
}

/** The next player clockwise with a labourer to place; undefined if none has any. */
function nextToPlace({ boards }: Position, seat: Seat): Seat | undefined {
  for (let step = 1; step <= boards.length; step++) {
    const next = (seat + step) % boards.length
    if ((boards[next]?.labourers ?? 0) > 0) return next
  }
  return undefined
}

const hasWork = (box: Box, p: Position): boolean =>
  (p.work[p.area] ?? []).some((seat) => seat >= 0) || extraFrames(box, p).length > 0

/** The contracts of an area are used: now its labourers act. */
function beginWork(box: Box, p: Position, tell: Tell<Effect>): void {
  p.stage = 'labour'
  if (hasWork(box, p)) tell({ type: 'area', area: p.area })
}

/** Makes the action of the next labourer of the area the next work. */
function beginLabour(box: Box, p: Position): boolean {
  const spaces = p.work[p.area] ?? []
  const space = spaces.findIndex((seat) => seat >= 0)
  if (space < 0) return false
  const seat = need(spaces[space], 'a labourer')
  p.todo.push({ do: 'home', seat, area: p.area, space }, actionOf(box, p, seat))
  return true
}

/** The action of a labourer in the area that is resolved. */
function actionOf(box: Box, p: Position, seat: Seat): Frame {
  switch (p.area) {
    case yardArea:
      return { do: 'take', seat, cubes: cubesOf(box, p, seat), coal: box.values.take.coal }
    case digArea:
      return p.isDug ? { do: 'build', seat, ifBuilt: false } : { do: 'dig', seat }
    case worksArea:
      return worksTrade(box, p, seat)
    case layArea:
      return { do: 'lay', seat }
    case buildArea:
      return { do: 'build', seat, ifBuilt: false }
    case officeArea:
      return { do: 'contract', seat }
    default:
      return { do: 'survey', seat }
  }
}

/** Makes the actions without a labourer, if there are any, the next work. */
function beginExtras(box: Box, p: Position): boolean {
  const frames = extraFrames(box, p)
  p.stage = 'extras'
  p.todo.push(...frames.reverse())
  return frames.length > 0
}

/** Extra actions that come after the labourers of each area, if any. */
const extraKinds = [undefined, 'clear', undefined, 'lay', 'build', undefined, undefined] as const

function extraFrames(box: Box, p: Position): Frame[] {
  const of = extraKinds[p.area]
  if (!of || !p.boards.some((board) => hasExtra(box, board, of))) return []
  return extrasOf(box, p, inTurn(p), of).map(({ seat, ifBuilt }) =>
    of === 'build' ? { do: of, seat, ifBuilt } : { do: of, seat },
  )
}

/** The match ends: contracts are reckoned by the rules, or by players where something is to choose. */
function beginReckoning(box: Box, p: Position, why: 'track' | 'markers', tell: Tell<Effect>): 'ended' {
  tell({ type: 'ending', why })
  for (const seat of p.boards.keys()) {
    if (p.settings.reckoning === 'own' && assignments(box, p, seat).length > 1) p.asked.push(seat)
    else tell({ type: 'scored', seat, contracts: bestAssignment(box, p, seat).contracts })
  }
  return 'ended'
}
