import { createActor, type InspectionEvent } from 'xstate'
import { need } from '../kit/assert.ts'
import type { Ask, Game, GameTypes, Input } from '../rules/game.ts'
import { none } from '../rules/play.ts'
import { type Company, turnChart } from './turnChart.ts'

/** A turn machine that runs: committed inputs go in, positions and effects come out. */
export interface Turn<G extends GameTypes = GameTypes> {
  position(): G['position']
  ask(): Ask<G['move']>
  /** Where it stands: the phase and its substate, and what the match waits for. */
  state(): TurnState
  /** What happened on the way from the position it was started with to the first question. */
  readonly opening: readonly G['effect'][]
  /** Hands an input to the phase that waits for it; `undefined` when no phase waits for this one. */
  apply(input: Input<G['move']>): readonly G['effect'][] | undefined
  /** Tells who can be heard. Changes what it waits for, never the position. */
  company(company: Company): void
  stop(): void
}

/** A path through the statechart, as the inspector shows it. */
export interface TurnState {
  readonly phase: string
  readonly stance: (typeof stances)[number]
  readonly company: (typeof companies)[number]
}

const stances = ['asking', 'drawing', 'over'] as const
const companies = ['together', 'waitingFor', 'paused'] as const

/** A game's turn as a state machine, to be started from any position, settled or not. */
export interface TurnMachine<G extends GameTypes = GameTypes> {
  start(position: G['position'], company?: Company): Turn<G>
}

const everybody: Company = { hosted: true, absent: [] }

/** Makes the machine that walks a game's chart. `inspect` sees all it does. */
export function makeTurn<G extends GameTypes>(
  game: Game<G>,
  inspect?: (event: InspectionEvent) => void,
): TurnMachine<G> {
  const machine = turnChart(game)
  const actorAt = (position: G['position'], company: Company) => {
    const value = { turn: { [position.phase]: 'deciding' }, company: 'together' }
    const context = { position, ask: game.ask(position), rest: none, company }
    const snapshot = machine.resolveState({ value, context })
    return createActor(machine, { snapshot, input: context, ...(inspect ? { inspect } : {}) })
  }
  const start = (position: G['position'], company = everybody): Turn<G> => {
    const actor = actorAt(position, company)
    let told: G['effect'][] = []
    actor.on('told', ({ effect }) => told.push(effect))
    const send = (event: Parameters<typeof actor.send>[0]) => {
      told = []
      actor.send(event)
      return told
    }
    actor.start()
    return {
      opening: send({ type: 'company', company }),
      position: () => actor.getSnapshot().context.position,
      ask: () => need(actor.getSnapshot().context.ask, 'what the position asks'),
      state: () => stateOf(actor.getSnapshot()),
      apply: (input) => (actor.getSnapshot().can(input) ? send(input) : undefined),
      company: (now) => send({ type: 'company', company: now }),
      stop: () => actor.stop(),
    }
  }
  return { start }
}

function stateOf<G extends GameTypes>(snapshot: {
  readonly context: { readonly position: G['position'] }
  matches(value: object): boolean
}): TurnState {
  const { phase } = snapshot.context.position
  const stance = stances.find((one) => snapshot.matches({ turn: { [phase]: one } }))
  const company = companies.find((one) => snapshot.matches({ company: one }))
  return { phase, stance: need(stance, 'a stance'), company: need(company, 'a company') }
}
