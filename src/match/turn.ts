import { createActor, type InspectionEvent, setup } from 'xstate'
import { need } from '../kit/assert.ts'
import { chartTypes } from '../kit/chart.ts'
import type { Entry } from '../rules/body.ts'
import type { Ask, Game, GameTypes, PhaseInput, Seat } from '../rules/game.ts'
import { choiceOf, choicesOf, none, type PlayedInput, runPhase, takeOut } from '../rules/play.ts'
import type { Told } from './table.ts'

/** A running turn machine: inputs go in, and what they led to comes out once it is released. */
export interface TurnMachine<G extends GameTypes = GameTypes> {
  /** Where it is: the phase, its substate, and what it waits for. */
  state(): TurnState
  /** Everything played since the last release, told to nobody yet. */
  played(): PlayedInput<G>
  /** Plays an input without telling; undefined when no phase waits for this one. */
  play(input: PhaseInput<G['move']>): PlayedInput<G> | undefined
  /** Tells what was played, once it is committed as this entry. */
  release(entry: Entry<G['move']>): Told<G>
  /** Tells who can be reached. Changes what it waits for, never the position. */
  company(company: Reachability): void
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

const everybody: Reachability = { hosted: true, absent: [] }

/**
 * Makes the machine that walks a game's chart. It starts from any position, settled or not. `inspect` sees all it does.
 */
export function makeTurn<G extends GameTypes>(game: Game<G>, inspect?: (event: InspectionEvent) => void) {
  const machine = turnChart(game)
  const actorAt = (position: G['position'], company: Reachability) => {
    const value = { turn: { [position.phase]: 'deciding' }, entry: 'committed', company: 'together' }
    const untold = { before: undefined, effects: [] }
    const context = { position, ask: game.ask(position), rest: none, company, ...untold }
    const snapshot = machine.resolveState({ value, context })
    return createActor(machine, { snapshot, input: context, ...(inspect ? { inspect } : {}) })
  }
  const start = (position: G['position'], company = everybody): TurnMachine<G> => {
    const actor = actorAt(position, company)
    let told: Told<G> | undefined
    actor.on('told', (one) => {
      told = one
    })
    actor.start()
    // A restored machine decides nothing by itself before its first event.
    actor.send({ type: 'company', company })
    const played = (): PlayedInput<G> => {
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
    phase,
    stance: need(stance, 'a stance'),
    entry: need(entry, 'committed or pending'),
    company: need(company, 'a company'),
  }
}

/** Reachability of others, which decides what the match waits for. */
export interface Reachability {
  /** False while this browser has no host. */
  readonly hosted: boolean
  /** Seats that are empty, or whose browser can't be reached. */
  readonly absent: readonly Seat[]
}

/** The machine's context. Never saved: a save is the journal. */
export type Memory<G extends GameTypes = GameTypes> = {
  readonly position: G['position']
  readonly ask: Ask<G['move']> | undefined
  /** The input of phases that ask nobody: the stream of chance until the next choice, or none. */
  readonly rest: PhaseInput<G['move']>
  readonly company: Reachability
  /** The position to tell from while an input has been played and its entry isn't committed yet. */
  readonly before: G['position'] | undefined
  /** Effects that the input told. */
  readonly effects: readonly G['effect'][]
}

/** An input, the release of what it led to, or who is here; phases raise the tags themselves. */
type Event<M> =
  | PhaseInput<M>
  | { readonly type: 'release'; readonly entry: Entry<M> }
  | { readonly type: 'company'; readonly company: Reachability }
  | { readonly type: `tag ${string}` }

/** The types of a title's machine, in one place. */
const kitFor = <G extends GameTypes>() =>
  setup({ types: chartTypes<{ context: Memory<G>; events: Event<G['move']>; input: Memory<G>; emitted: Told<G> }>() })
type Kit<G extends GameTypes = GameTypes> = ReturnType<typeof kitFor<G>>

/** Cause of a hold-up, if any: an absent seat that is asked, or a missing host. */
function waitsFor({ company, ask }: Memory): 'together' | 'waitingFor' | 'paused' {
  if (!company.hosted) return 'paused'
  const waits = choicesOf(ask).some(({ seat }) => company.absent.includes(seat))
  return waits ? 'waitingFor' : 'together'
}

/** The substate that a phase enters, by the question the position asks. */
function stanceOf({ ask, rest }: Memory): 'asking' | 'drawing' | 'running' | 'over' {
  if (ask?.type === 'choose') return 'asking'
  if (ask?.type === 'over') return 'over'
  return ask && rest.type !== 'chance' ? 'drawing' : 'running'
}

/** True while an input has been played whose entry isn't committed yet. */
const isPlayed = ({ before }: Memory) => before !== undefined

/** Runs the phase on a copy of the position, keeps what it tells, raises the tag it ended with. */
function performer<G extends GameTypes>(kit: Kit<G>, game: Game<G>) {
  return kit.enqueueActions(({ context, event, enqueue }) => {
    const input = event.type === 'move' || event.type === 'chance' ? event : context.rest
    const position = game.clone(context.position)
    const effects = [...context.effects]
    const tag = runPhase(game, position, input, (effect) => effects.push(effect))
    const rest = input.type === 'chance' ? input : none
    enqueue.assign({ position, rest, effects, before: context.before ?? context.position })
    enqueue.raise({ type: `tag ${tag}` })
  })
}

/** Takes a seat out on a copy of the position, and asks again. */
function remover<G extends GameTypes>(kit: Kit<G>, game: Game<G>) {
  return kit.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'out') return
    const position = game.clone(context.position)
    const effects: G['effect'][] = []
    takeOut(game, position, event.seat, (effect) => effects.push(effect))
    const before = context.position
    enqueue.assign({ position, ask: game.ask(position), rest: none, effects, before })
  })
}

/** The substates of every phase. An input waits its turn until the one before it is released. */
function insideOf<G extends GameTypes>(kit: Kit<G>, game: Game<G>) {
  const perform = performer(kit, game)
  const out = {
    guard: ({ context }: { context: Memory<G> }) => !isPlayed(context),
    actions: remover(kit, game),
    target: 'deciding',
  }
  const when = (name: ReturnType<typeof stanceOf>) => ({
    guard: ({ context }: { context: Memory<G> }) => stanceOf(context) === name,
    target: name,
  })
  const isAsked = ({ ask }: Memory<G>, seat: Seat) => choiceOf(ask, seat) !== undefined
  return kit.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: { always: [when('asking'), when('drawing'), when('over'), when('running')] },
      asking: {
        on: {
          move: { guard: ({ context, event }) => !isPlayed(context) && isAsked(context, event.seat), actions: perform },
          out,
        },
      },
      drawing: { on: { chance: { guard: ({ context }) => !isPlayed(context), actions: perform }, out } },
      running: { entry: perform },
      over: {},
    },
  })
}

/** A state for each phase of the chart; its tags lead from one to the next. */
function phaseStates<G extends GameTypes>(kit: Kit<G>, game: Game<G>) {
  const inside = insideOf(kit, game)
  const phases = Object.entries(game.chart).map(([phase, tags]) => {
    const entry = kit.assign(({ context }) => {
      const position = { ...context.position, phase }
      return { position, ask: game.ask(position) }
    })
    const ways = Object.entries(tags).map(([tag, target]) => [`tag ${tag}`, { target, reenter: true }])
    return [phase, { ...inside, entry, on: Object.fromEntries(ways) }] as const
  })
  return Object.fromEntries(phases)
}

/** Whether an entry is pending; releasing it emits `told`. */
function entryStates<G extends GameTypes>(kit: Kit<G>) {
  const release = kit.enqueueActions(({ context, event, enqueue }) => {
    const { before, effects, position: after } = context
    if (event.type === 'release' && before) enqueue.emit({ type: 'told', entry: event.entry, effects, before, after })
    enqueue.assign({ before: undefined, effects: [] })
  })
  return kit.createStateConfig({
    initial: 'committed',
    states: {
      committed: { always: { guard: ({ context }) => isPlayed(context), target: 'pending' } },
      pending: { on: { release: { target: 'committed', actions: release } } },
    },
  })
}

/**
 * The statechart of a game's turn, generated from its chart. Beside the phases it shows whether an entry is pending,
 * and what the match waits for; the latter stops no entry.
 */
export function turnChart<G extends GameTypes>(game: Game<G>) {
  const kit = kitFor<G>()
  const waits = (name: ReturnType<typeof waitsFor>) => ({
    guard: ({ context }: { context: Memory<G> }) => waitsFor(context) === name,
    target: name,
  })
  const hear = kit.assign(({ event }) => (event.type === 'company' ? { company: event.company } : {}))
  return kit.createMachine({
    id: game.id,
    type: 'parallel',
    context: ({ input }) => input,
    on: { company: { actions: hear } },
    states: {
      turn: { initial: need(Object.keys(game.chart)[0], 'a first phase'), states: phaseStates(kit, game) },
      entry: entryStates(kit),
      company: {
        initial: 'together',
        states: {
          together: { always: [waits('waitingFor'), waits('paused')] },
          waitingFor: { always: [waits('together'), waits('paused')] },
          paused: { always: [waits('together'), waits('waitingFor')] },
        },
      },
    },
  })
}
