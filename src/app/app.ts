import { type CallbackActorLogic, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { same } from '../kit/json.ts'
import type { Standing } from '../match/table.ts'
import type { Screen, TableScreen } from '../overlay/screen.ts'
import type { PageProblem } from '../overlay/screens/pageProblem.ts'
import type { Place } from './address.ts'

/** What a visit to a table tells on its way. */
export type VisitNews =
  /** Somebody is being reached. */
  | { readonly type: 'dialling' }
  /** A link is there; the match is being fetched. */
  | { readonly type: 'syncing' }
  /** The host is being asked whether it lets this visitor in. */
  | { readonly type: 'knocking' }
  /** There is a table to show. */
  | { readonly type: 'seated'; readonly table: TableScreen }
  | { readonly type: 'standing'; readonly standing: Standing }
  /** It came to nothing. `retry`: trying again may help; `whenFree` tells when it will. */
  | {
      readonly type: 'failed'
      readonly problem: PageProblem
      readonly retry: boolean
      readonly whenFree?: WhenFree
    }

/** Calls once what stood in the way is gone; the answer stops it. */
export type WhenFree = (then: () => void) => () => void

/** Goes to a place that is a table, tells what happens, and leaves when the answer is called. */
export type Visit = (place: Place, tell: (news: VisitNews) => void) => () => void

type AppEvent =
  | { readonly type: 'go'; readonly place: Place }
  | { readonly type: 'retry' }
  | { readonly type: 'trouble'; readonly problem: PageProblem }
  | VisitNews

interface Context {
  readonly place: Place
  readonly table: TableScreen | undefined
  readonly problem: PageProblem | undefined
  readonly retry: boolean
  readonly whenFree: WhenFree | undefined
}

type Nothing = { readonly type: never }
type VisitLogic = CallbackActorLogic<Nothing, Place>
type WaitLogic = CallbackActorLogic<Nothing, Pick<Context, 'whenFree'>>

const first: Context = {
  place: { type: 'home' },
  table: undefined,
  problem: undefined,
  retry: false,
  whenFree: undefined,
}

/** Where each standing of a match leads, from wherever the visit is at a table. */
const standings = (['waiting', 'playing', 'over', 'lost', 'closed'] as const).map((name) => ({
  guard: ({ event }: { event: AppEvent }) => event.type === 'standing' && event.standing === name,
  target: `.${name}` as const,
}))

/**
 * The page as a state machine: at home, before a sentence that says what is wrong, or visiting a table.
 * A visit goes by opening (and, for a guest, connecting and syncing) to wherever its match stands.
 */
export function makeApp(visit: Visit) {
  const logic: VisitLogic = fromCallback(({ input, sendBack }) => visit(input, sendBack))
  const wait: WaitLogic = fromCallback(({ input, sendBack }) =>
    input.whenFree?.(() => sendBack({ type: 'retry' })),
  )
  const actors = { visit: logic, wait }
  const kit = setup<Context, AppEvent, { visit: VisitLogic; wait: WaitLogic }>({ actors })
  const arrive = kit.assign(({ event }) =>
    event.type === 'go' ? { ...first, place: event.place } : {},
  )
  const anew = kit.assign(({ context }) => ({ ...first, place: context.place }))
  const isGoing =
    (types: readonly Place['type'][]) =>
    ({ event }: { event: AppEvent }) =>
      event.type === 'go' && types.includes(event.place.type)
  const fail = kit.assign(({ event }) => {
    if (event.type !== 'failed' && event.type !== 'trouble') return {}
    const { problem } = event
    if (event.type === 'trouble') return { problem, retry: false, whenFree: undefined }
    return { problem, retry: event.retry, whenFree: event.whenFree }
  })
  const mistype = kit.assign(({ event }) => {
    if (event.type !== 'go' || event.place.type !== 'mistyped') return {}
    const { text, problem } = event.place
    return { ...first, place: event.place, problem: { type: 'mistyped', text, why: problem } }
  })
  const seat = kit.assign(({ event }) => (event.type === 'seated' ? { table: event.table } : {}))
  return kit.createMachine({
    id: 'app',
    context: first,
    initial: 'home',
    on: {
      go: [
        { guard: isGoing(['home']), target: '.home', actions: arrive },
        { guard: isGoing(['rules']), target: '.rules', actions: arrive },
        { guard: isGoing(['mistyped']), target: '.problem', actions: mistype },
        {
          guard: ({ context, event }) =>
            context.problem !== undefined || !same(context.place, event.place),
          target: '.visiting',
          reenter: true,
          actions: arrive,
        },
      ],
      trouble: { target: '.problem', actions: fail },
    },
    states: {
      home: {},
      rules: {},
      problem: {
        invoke: { src: 'wait', input: ({ context: { whenFree } }) => ({ whenFree }) },
        on: { retry: { target: 'visiting', actions: anew } },
      },
      visiting: {
        invoke: { src: 'visit', input: ({ context }) => context.place },
        initial: 'opening',
        on: {
          retry: { target: 'visiting', reenter: true, actions: anew },
          failed: { target: 'problem', actions: fail },
          // The next match at the same table comes as another table.
          seated: { target: '.seated', actions: seat },
          standing: standings,
        },
        states: {
          opening: { on: { dialling: 'connecting' } },
          connecting: { on: { syncing: 'syncing' } },
          syncing: { on: { dialling: 'connecting', knocking: 'knocking' } },
          knocking: { on: { dialling: 'connecting' } },
          seated: {},
          waiting: {},
          playing: {},
          over: {},
          lost: {},
          closed: {},
        },
      },
    },
  })
}

export type App = ReturnType<typeof makeApp>

/** What the page shows while the machine stands so. */
export function screenOf(snapshot: SnapshotFrom<App>): Screen {
  const { place, table, problem, retry } = snapshot.context
  if (snapshot.matches('problem') && problem)
    return { type: 'problem', problem, retry, kept: keptIn(place, problem) }
  if (snapshot.matches('rules')) return { type: 'rules' }
  if (!snapshot.matches('visiting')) return { type: 'home' }
  if (table) return table
  const how = hows.find((one) => snapshot.matches({ visiting: states[one] }))
  if (place.type === 'room' && how) return { type: 'connecting', code: place.code, how }
  return { type: 'opening', what: place.type === 'match' ? 'match' : 'table' }
}

/** The name of a match kept here that turned out to be damaged, though not from its beginning. */
function keptIn(place: Place, problem: PageProblem): string | undefined {
  const isPartly = problem.type === 'match' && (problem.problem.entry ?? 0) > 0
  const isHere = place.type === 'room' || place.type === 'here'
  return isPartly && isHere ? place.code : undefined
}

/** In which state what is being done on the way to a table. */
const states = { dialling: 'connecting', syncing: 'syncing', knocking: 'knocking' } as const
const hows = ['dialling', 'syncing', 'knocking'] as const
