import { type CallbackActorLogic, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { need } from '../kit/assert.ts'
import { same } from '../kit/json.ts'
import type { LoadingPart } from '../overlay/drape/curtain.ts'
import type { LetterScreen } from '../overlay/letters/letters.ts'
import type { Screen, TableScreen, WaitingScreen } from '../overlay/screen.ts'
import type { PageProblem } from '../overlay/screens/pageProblem.ts'
import type { PagePlace } from './address.ts'

/** News of a visit to a table on its way. */
export type VisitNews =
  /** A host is being dialled. */
  | { readonly type: 'dialling' }
  /** The link is up; the match is being loaded. */
  | { readonly type: 'syncing' }
  /** The host is being asked for a seat. */
  | { readonly type: 'knocking' }
  /** The match has not begun: its people gather in a lobby, or by post. */
  | { readonly type: 'gathered'; readonly room: WaitingScreen | LetterScreen }
  /** The title that is played there is known. */
  | { readonly type: 'titled'; readonly game: string }
  /** A part of the table has loaded. */
  | { readonly type: 'loaded'; readonly part: LoadingPart }
  /** There is a table to show; the next match at the same table comes as another one. */
  | { readonly type: 'seated'; readonly table: TableScreen }
  /** The visit is over. `retry`: another try may help; `whenFree` says when. */
  | ({ readonly type: 'failed' } & Failure)

/** Why there is no table to show. */
interface Failure {
  readonly problem: PageProblem
  readonly retry: boolean
  readonly whenFree?: WhenFree
}

/** Calls `then` once whatever was in the way is gone; the returned function stops waiting. */
type WhenFree = (then: () => void) => () => void

/** Goes to a place that is a table and reports what happens; the returned function leaves. */
export type VisitStarter = (place: PagePlace, tell: VisitListener) => () => void

/** Takes the news of a visit. */
export type VisitListener = (news: VisitNews) => void

type AppEvent =
  | { readonly type: 'go'; readonly place: PagePlace }
  | { readonly type: 'retry' }
  /** Asks the host of a full table for a seat whose player is away. */
  | { readonly type: 'askIn'; readonly seat: number }
  | VisitNews

interface Context {
  readonly place: PagePlace
  /** The id of the title played there, once that is known. */
  readonly game: string | undefined
  /** The parts of its table that have loaded. */
  readonly loaded: readonly LoadingPart[]
  readonly room: WaitingScreen | LetterScreen | undefined
  readonly table: TableScreen | undefined
  readonly failure: Failure | undefined
}

type Nothing = { readonly type: never }
type VisitLogic = CallbackActorLogic<Nothing, PagePlace>
type WaitLogic = CallbackActorLogic<Nothing, { readonly whenFree: WhenFree | undefined }>

const at = (place: PagePlace): Context => ({
  place,
  game: place.type === 'lesson' ? place.game : undefined,
  loaded: [],
  room: undefined,
  table: undefined,
  failure: undefined,
})

function kitFor(visit: VisitStarter) {
  const logic: VisitLogic = fromCallback(({ input, sendBack }) => visit(input, sendBack))
  const wait: WaitLogic = fromCallback(({ input, sendBack }) => input.whenFree?.(() => sendBack({ type: 'retry' })))
  return setup<Context, AppEvent, { visit: VisitLogic; wait: WaitLogic }>({ actors: { visit: logic, wait } })
}

/** The problem with an address that leads nowhere. */
function strayed(place: PagePlace): PageProblem | undefined {
  if (place.type === 'mistyped') return { type: 'mistyped', text: place.text, why: place.problem }
  return place.type === 'newer' ? { type: 'newer' } : undefined
}

/** The page’s memory after each event. */
function actionsOf(kit: ReturnType<typeof kitFor>) {
  return {
    arrive: kit.assign(({ event }) => (event.type === 'go' ? at(event.place) : {})),
    again: kit.assign(({ context }) => at(context.place)),
    ask: kit.assign(({ context: { place }, event }) =>
      event.type === 'askIn' && place.type === 'room' ? at({ ...place, ask: event.seat }) : {},
    ),
    stray: kit.assign(({ event }) => {
      const problem = event.type === 'go' ? strayed(event.place) : undefined
      return event.type === 'go' && problem ? { ...at(event.place), failure: { problem, retry: false } } : {}
    }),
    fail: kit.assign(({ event }) => (event.type === 'failed' ? { failure: event } : {})),
    sit: kit.assign(({ event }) => (event.type === 'seated' ? { table: event.table } : {})),
    name: kit.assign(({ event }) => (event.type === 'titled' ? { game: event.game } : {})),
    load: kit.assign(({ context: { loaded }, event }) =>
      event.type === 'loaded' && !loaded.includes(event.part) ? { loaded: [...loaded, event.part] } : {},
    ),
    gather: kit.assign(({ event }) => (event.type === 'gathered' ? { room: event.room } : {})),
  }
}

const isGoing =
  (type: PagePlace['type']) =>
  ({ event }: { event: AppEvent }) =>
    event.type === 'go' && event.place.type === type

const isHere = ({ context, event }: { context: Context; event: AppEvent }) =>
  event.type === 'go' && same(context.place, event.place)

/**
 * The page as a statechart with a state for each screen. A visit moves through `opening` (for a guest, `dialling`,
 * `syncing` and perhaps `knocking`), by the `lobby` if the match has not begun, to `table`; how the match stands there
 * is the match’s.
 */
export function makeApp(visit: VisitStarter) {
  const kit = kitFor(visit)
  const { arrive, again, ask, stray, fail, sit, name, load, gather } = actionsOf(kit)
  return kit.createMachine({
    id: 'app',
    context: at({ type: 'home' }),
    initial: 'home',
    on: {
      go: [
        { guard: isGoing('home'), target: '.home', actions: arrive },
        { guard: isGoing('rules'), target: '.rules', actions: arrive },
        { guard: isGoing('reply'), target: '.reply', actions: arrive },
        { guard: isGoing('check'), target: '.check', actions: arrive },
        { guard: isGoing('mistyped'), target: '.problem', actions: stray },
        { guard: isGoing('newer'), target: '.problem', actions: stray },
        { target: '.visiting', reenter: true, actions: arrive },
      ],
    },
    states: {
      home: {},
      rules: {},
      check: {},
      reply: {},
      problem: {
        invoke: { src: 'wait', input: ({ context }) => ({ whenFree: context.failure?.whenFree }) },
        on: { retry: { target: 'visiting', actions: again }, askIn: { target: 'visiting', actions: ask } },
      },
      visiting: {
        invoke: { src: 'visit', input: ({ context }) => context.place },
        initial: 'opening',
        on: {
          // The place where it already is: an address is not visited twice.
          go: { guard: isHere },
          retry: { target: 'visiting', reenter: true, actions: again },
          failed: { target: 'problem', actions: fail },
          titled: { actions: name },
          loaded: { actions: load },
          gathered: { target: '.lobby', actions: gather },
          seated: { target: '.table', actions: sit },
        },
        states: {
          opening: { on: { dialling: 'dialling' } },
          dialling: { on: { syncing: 'syncing' } },
          syncing: { on: { dialling: 'dialling', knocking: 'knocking' } },
          knocking: { on: { dialling: 'dialling' } },
          lobby: {},
          table: { on: { askIn: { target: '#app.visiting', reenter: true, actions: ask } } },
        },
      },
    },
  })
}

type App = ReturnType<typeof makeApp>

/** The screen of the state the machine is in. */
export function screenOf({ value, context }: SnapshotFrom<App>): Screen {
  const state = typeof value === 'string' ? value : value.visiting
  return screens[state](context)
}

type Leaf<T> = T extends string ? T : T extends { visiting: infer V } ? V : never
type State = Leaf<SnapshotFrom<App>['value']>

const connecting =
  (how: 'dialling' | 'syncing' | 'knocking') =>
  ({ place, game }: Context): Screen => ({
    type: 'connecting',
    code: place.type === 'room' ? place.code : '',
    how,
    game,
  })

const screens: { readonly [S in State & string]: (context: Context) => Screen } = {
  home: () => ({ type: 'home' }),
  rules: ({ place }) => ({ type: 'rules', game: place.type === 'rules' ? place.game : undefined }),
  check: ({ place }) => ({ type: 'check', code: place.type === 'check' ? place.code : undefined }),
  reply: ({ place }) => ({ type: 'reply', offer: place.type === 'reply' ? place.packed : '' }),
  problem({ place, failure }) {
    const { problem, retry } = need(failure, 'what went wrong')
    return { type: 'problem', problem, retry, kept: keptIn(place, problem) }
  },
  opening: ({ place: { type }, game }) => ({
    type: 'opening',
    what: type === 'match' ? 'match' : 'table',
    gathers: type === 'room',
    game,
  }),
  dialling: connecting('dialling'),
  syncing: connecting('syncing'),
  knocking: connecting('knocking'),
  lobby: ({ room }) => need(room, 'a room'),
  table: ({ table }) => need(table, 'a table'),
}

/** The name of a match kept here that turned out to be damaged, though not from its beginning. */
function keptIn(place: PagePlace, problem: PageProblem): string | undefined {
  const isPartly = problem.type === 'match' && (problem.problem.entry ?? 0) > 0
  const isHere = place.type === 'room' || place.type === 'here'
  return isPartly && isHere ? place.code : undefined
}
