import { setup } from 'xstate'
import { need } from '../kit/assert.ts'
import type { Ask, Game, GameTypes, Input, Seat } from '../rules/game.ts'
import { none, runPhase } from '../rules/play.ts'

/** Who can be heard, as far as it holds up the match. */
export interface Company {
  /** False while this browser has no host. */
  readonly hosted: boolean
  /** Seats that nobody has taken, or whose browser cannot be heard. */
  readonly absent: readonly Seat[]
}

/** What the machine remembers. Never saved: a save is the journal. */
export type Memory<G extends GameTypes = GameTypes> = {
  readonly position: G['position']
  readonly ask: Ask<G['move']> | undefined
  /** Handed to phases that ask nobody: the stream of chance until the next choice, or nothing. */
  readonly rest: Input<G['move']>
  readonly company: Company
}

/** An input, or who is here; the tags are raised by the phases themselves. */
type Event<M> =
  | Input<M>
  | { readonly type: 'company'; readonly company: Company }
  | { readonly type: `tag ${string}` }

/** Emitted for each thing that happens, in order. */
type Told<E> = { readonly type: 'told'; readonly effect: E }

/** The types of a title's machine, in one place. */
function kitFor<G extends GameTypes>() {
  type None = Record<never, never>
  type Mem = Memory<G>
  return setup<
    Mem,
    Event<G['move']>,
    None,
    None,
    None,
    None,
    never,
    string,
    Mem,
    None,
    Told<G['effect']>
  >({})
}
type Kit<G extends GameTypes = GameTypes> = ReturnType<typeof kitFor<G>>

/** What holds the match up: nothing, a seat that is asked and absent, or a missing host. */
function waitsFor({ company, ask }: Memory): 'together' | 'waitingFor' | 'paused' {
  if (!company.hosted) return 'paused'
  const waits = ask?.type === 'choose' && company.absent.includes(ask.seat)
  return waits ? 'waitingFor' : 'together'
}

/** Which of its substates a phase belongs in, by what the position asks. */
function stanceOf({ ask, rest }: Memory): 'asking' | 'drawing' | 'running' | 'over' {
  if (ask?.type === 'choose') return 'asking'
  if (ask?.type === 'over') return 'over'
  return ask && rest.type !== 'chance' ? 'drawing' : 'running'
}

/** Runs the phase on a copy of the position, emits what it tells, raises the tag it ended with. */
function performer<G extends GameTypes>(kit: Kit<G>, game: Game<G>) {
  return kit.enqueueActions(({ context, event, enqueue }) => {
    const input = event.type === 'move' || event.type === 'chance' ? event : context.rest
    const position = game.clone(context.position)
    const tell = (effect: G['effect']) => enqueue.emit({ type: 'told', effect })
    const tag = runPhase(game, position, input, tell)
    enqueue.assign({ position, rest: input.type === 'chance' ? input : none })
    enqueue.raise({ type: `tag ${tag}` })
  })
}

/** The inside of every phase. */
function stances<G extends GameTypes>(kit: Kit<G>, game: Game<G>) {
  const perform = performer(kit, game)
  const when = (name: ReturnType<typeof stanceOf>) => ({
    guard: ({ context }: { context: Memory<G> }) => stanceOf(context) === name,
    target: name,
  })
  const isAsked = ({ ask }: Memory<G>, seat: Seat) => ask?.type === 'choose' && ask.seat === seat
  return kit.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: { always: [when('asking'), when('drawing'), when('over'), when('running')] },
      asking: {
        on: {
          move: { guard: ({ context, event }) => isAsked(context, event.seat), actions: perform },
        },
      },
      drawing: { on: { chance: { actions: perform } } },
      running: { entry: perform },
      over: {},
    },
  })
}

/** A state for each phase of the chart, its tags the ways out. */
function phaseStates<G extends GameTypes>(kit: Kit<G>, game: Game<G>) {
  const inside = stances(kit, game)
  const phases = Object.entries(game.chart).map(([phase, tags]) => {
    const entry = kit.assign(({ context }) => {
      const position = { ...context.position, phase }
      return { position, ask: game.ask(position) }
    })
    const ways = Object.entries(tags).map(([tag, target]) => [
      `tag ${tag}`,
      { target, reenter: true },
    ])
    return [phase, { ...inside, entry, on: Object.fromEntries(ways) }] as const
  })
  return Object.fromEntries(phases)
}

/**
 * The statechart of a game's turn, made from its chart. Beside it stands what the match waits for,
 * which stops no entry: what the host committed has happened.
 */
export function turnChart<G extends GameTypes>(game: Game<G>) {
  const kit = kitFor<G>()
  const waits = (name: ReturnType<typeof waitsFor>) => ({
    guard: ({ context }: { context: Memory<G> }) => waitsFor(context) === name,
    target: name,
  })
  const hear = kit.assign(({ event }) =>
    event.type === 'company' ? { company: event.company } : {},
  )
  return kit.createMachine({
    id: game.id,
    type: 'parallel',
    context: ({ input }) => input,
    on: { company: { actions: hear } },
    states: {
      turn: {
        initial: need(Object.keys(game.chart)[0], 'a first phase'),
        states: phaseStates(kit, game),
      },
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
