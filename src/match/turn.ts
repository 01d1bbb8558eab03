import { createActor, type InspectionEvent } from 'xstate'
import { need } from '../kit/assert.ts'
import type { Game, GameTypes, Input } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { none } from '../rules/play.ts'
import type { Played } from '../rules/replay.ts'
import { type Company, type Told, turnChart } from './turnChart.ts'

/** A running turn machine: inputs go in, and what they led to comes out once it is released. */
export interface Turn<G extends GameTypes = GameTypes> {
  /** Where it is: the phase, its substate, and what it waits for. */
  state(): TurnState
  /** What has been played since the last release, told to nobody yet. */
  played(): Played<G>
  /** Plays an input without telling; undefined when no phase waits for this one. */
  play(input: Input<G['move']>): Played<G> | undefined
  /** What the machine emits once what was played is committed as this entry. */
  release(entry: Entry<G['move']>): Told<G>
  /** Tells who can be reached. Changes what it waits for, never the position. */
  company(company: Company): void
  stop(): void
}

/** A path through the statechart, as the inspector shows it. */
export interface TurnState {
  readonly phase: string
  readonly stance: (typeof stances)[number]
  readonly entry: (typeof entries)[number]
  readonly company: (typeof companies)[number]
}

const stances = ['asking', 'drawing', 'over'] as const
const entries = ['committed', 'pending'] as const
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
    const value = {
      turn: { [position.phase]: 'deciding' },
      ...{ entry: 'committed', company: 'together' },
    }
    const untold = { before: undefined, effects: [] }
    const context = { position, ask: game.ask(position), rest: none, company, ...untold }
    const snapshot = machine.resolveState({ value, context })
    return createActor(machine, { snapshot, input: context, ...(inspect ? { inspect } : {}) })
  }
  const start = (position: G['position'], company = everybody): Turn<G> => {
    const actor = actorAt(position, company)
    let told: Told<G> | undefined
    actor.on('told', (one) => {
      told = one
    })
    actor.start()
    // A restored machine decides nothing by itself before its first event.
    actor.send({ type: 'company', company })
    const played = (): Played<G> => {
      const { position: at, effects, ask } = actor.getSnapshot().context
      return { position: at, effects, ask: need(ask, 'what the position asks') }
    }
    return {
      state: () => stateOf(actor.getSnapshot()),
      played,
      play(input) {
        if (!actor.getSnapshot().can(input)) return undefined
        actor.send(input)
        return played()
      },
      release(entry) {
        actor.send({ type: 'release', entry })
        return need(told, 'what was released')
      },
      company: (now) => actor.send({ type: 'company', company: now }),
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
  const entry = entries.find((one) => snapshot.matches({ entry: one }))
  const company = companies.find((one) => snapshot.matches({ company: one }))
  return {
    ...{ phase, stance: need(stance, 'a stance'), entry: need(entry, 'committed or pending') },
    company: need(company, 'a company'),
  }
}
