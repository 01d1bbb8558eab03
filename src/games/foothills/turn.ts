import { need } from '../../kit/assert.ts'
import type { Chart, PhaseInput, Tag, Tell } from '../../rules/game.ts'
import type { ActionCard, Box, CardSide } from './box.ts'
import type { Effect } from './effects.ts'
import { takeCube } from './goods.ts'
import type { Move } from './moves.ts'
import { placeNavvy } from './navvy.ts'
import { countFlip, endFlips, freeFlips, passTo, pushVerbs } from './pending.ts'
import { type Board, boardOf, other, type Phase, type Position, slotOf } from './position.ts'
import { deal } from './setup.ts'
import { turnOver } from './verbs/flip.ts'
import { performTop } from './verbs/index.ts'

/** The order of a match (“Setup”, “Course of Play”): the phase that follows each phase, by tag. */
export const chart = {
  deal: { dealt: 'provide' },
  provide: { more: 'provide', provided: 'select' },
  select: { chosen: 'perform', skipped: 'endCheck' },
  perform: { more: 'perform', done: 'flip' },
  flip: { more: 'flip', flipped: 'endCheck' },
  endCheck: { next: 'select', over: 'over' },
  over: {},
} as const satisfies Chart & Record<Phase, unknown>

/** Resources each player starts with (setup step 10). */
export const provision = 2

type PhaseRules = (box: Box, p: Position, input: PhaseInput<Move>, tell: Tell<Effect>) => Tag

/** The rules of each phase. */
const phases: { readonly [F in Phase]: PhaseRules } = {
  deal: (box, p, input, tell) => {
    if (input.type === 'chance') deal(box, p, input.draw, tell)
    return 'dealt'
  },

  // Setup step 10: in reverse play order each player selects 2 resources; no refill yet.
  provide: (_, p, input, tell) => {
    if (input.type !== 'move' || input.move.type !== 'take') return 'more'
    // Four of six cubes are taken, so this never empties the stockyard.
    takeCube(p, p.seat, input.move.kind, 'yard', tell)
    if (isProvided(boardOf(p, p.seat))) passTo(p, other(p.seat))
    if (!isProvided(boardOf(p, p.seat))) return 'more'
    beginTurn(p, p.start, tell)
    return 'provided'
  },

  // Step 1. With no card to select the turn is skipped and a navvy placed.
  select: (box, p, input, tell) => {
    if (input.type !== 'move' || input.move.type !== 'select') {
      tell({ type: 'skipped', seat: p.seat })
      placeNavvy(box, p, tell)
      return 'skipped'
    }
    const board = boardOf(p, p.seat)
    const slot = slotOf(board, input.move.card)
    pushVerbs(p, sideOf(box, board, slot).verbs, -1)
    tell({ type: 'selected', seat: p.seat, card: input.move.card, grey: isGrey(board, slot) })
    return 'chosen'
  },

  // Step 2.
  perform: (box, p, input, tell) => {
    const move = input.type === 'move' ? input.move : undefined
    const draw = input.type === 'chance' ? input.draw : undefined
    performTop(box, p, move, draw, tell)
    return p.todo.length > 0 ? 'more' : 'done'
  },

  // Step 3: additional flips first, then the selected card, unless it was scored away.
  flip: (_, p, input, tell) => {
    if (input.type === 'move' && input.move.type === 'flip') {
      const slot = slotOf(boardOf(p, p.seat), input.move.card)
      turnOver(p, slot, tell)
      countFlip(p, slot)
      return 'more'
    }
    if (p.selected >= 0) turnOver(p, p.selected, tell)
    endFlips(p)
    return 'flipped'
  },

  // Step 4, and the return of three or more white cubes at the end of a turn.
  endCheck: (_, p, __, tell) => {
    returnEvents(p, tell)
    if (p.ending && p.seat !== p.start) {
      tell({ type: 'over' })
      return 'over'
    }
    beginTurn(p, other(p.seat), tell)
    return 'next'
  },

  over: () => need<Tag>(undefined, 'a phase after the end'),
}

/** Runs the current phase and returns how it ended. */
export function step(box: Box, p: Position, input: PhaseInput<Move>, tell: Tell<Effect>): Tag {
  return phases[p.phase](box, p, input, tell)
}

/** White cubes go back to the bag at the end of a turn once there are this many. */
const manyEvents = 3

function returnEvents(p: Position, tell: Tell<Effect>): void {
  const events = p.yard.event
  if (events >= manyEvents) tell({ type: 'returned', events })
}

function beginTurn(p: Position, seat: number, tell: Tell<Effect>): void {
  freeFlips(p)
  tell({ type: 'turn', seat, turn: p.turn + 1 })
}

const isProvided = ({ supply }: Board) => supply.iron + supply.stone >= provision

/** True for a slot whose card is grey side up. */
export const isGrey = (board: Board, slot: number): boolean => ((board.grey >> slot) & 1) === 1

/** The card in a slot, which must have one. */
export function cardIn(box: Box, board: Board, slot: number): ActionCard {
  return need(box.actions[board.cards[slot] ?? -1], 'an action card')
}

/** The side that the card of a slot shows. */
export function sideOf(box: Box, board: Board, slot: number): CardSide {
  const card = cardIn(box, board, slot)
  return isGrey(board, slot) ? card.grey : card.golden
}
