import type { pageText } from '../text/page.ts'
import { overlayWindow } from '../window.tsx'
import { isOfMachine } from './chart.ts'
import type { Inspection, MachineLog } from './machineLog.ts'
import type { openStatelyWindow } from './statelyWindow.ts'

/** The address of the Stately inspector. */
const address = 'https://stately.ai/inspect'
/** The name @statelyai/inspect gives to its window. */
const windowName = 'xstateinspector'
/** Time the inspector may take to answer, ms. */
const patience = 20_000

/** Interval at which to check whether its window is still open, ms. */
const often = 1000

/** The state of the connection to the Stately inspector. */
export type StatelyNews = keyof typeof pageText.machine.news

/** Disconnects the current inspector. */
let endLast = () => {}
/** Number of times the inspector was requested. */
let presses = 0

/**
 * Opens the Stately inspector in its own window and sends it every machine until it is closed: charts, states and
 * events, but only ids of contexts. Calls `tell` with its progress. Call it from a click, or the browser blocks the
 * window.
 */
export async function openStately(log: MachineLog, tell: (news: StatelyNews) => void): Promise<void> {
  const press = ++presses
  endLast()
  // Browsers only let the window that was clicked open another.
  const from = overlayWindow()
  const seen = from.open('', windowName)
  if (!seen) return tell('blocked')
  tell('reaching')
  const open = await reach()
  // Another click has taken over the same window.
  if (press !== presses) return
  if (open) return follow({ from, seen, open }, log, tell)
  seen.close()
  tell('unreachable')
}

type Open = typeof openStatelyWindow

/** Loads the inspector; `undefined` if it can't be reached. */
async function reach(): Promise<Open | undefined> {
  try {
    await fetch(address, { mode: 'no-cors' })
    return (await import('./statelyWindow.ts')).openStatelyWindow
  } catch {
    return undefined
  }
}

interface Windows {
  /** The window that was clicked, which the inspector answers. */
  readonly from: Window
  /** The inspector's. */
  readonly seen: Window
  readonly open: Open
}

/** Forwards all machines to an inspector until its window is closed or another is opened. */
function follow({ from, seen, open }: Windows, log: MachineLog, tell: (news: StatelyNews) => void): void {
  tell('opening')
  const ending = new AbortController()
  const silent = setTimeout(() => tell('silent'), patience)
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isConnected(data)) return
    clearTimeout(silent)
    tell('connected')
  }
  from.addEventListener('message', hear, { signal: ending.signal })
  const inspector = open(address, from)
  const untell = log.tell((inspection) => pass(inspector, inspection))
  const watch = setInterval(() => {
    if (!seen.closed) return
    endLast()
    tell('closed')
  }, often)
  endLast = () => {
    endLast = () => {}
    untell()
    inspector.stop()
    ending.abort()
    clearTimeout(silent)
    clearInterval(watch)
  }
}

const isConnected = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected'

type Told = Pick<ReturnType<Open>, 'actor' | 'event' | 'snapshot'>

/** Forwards an inspection event, but only ids from contexts and events. */
export function pass(inspector: Told, inspection: Inspection): void {
  const { type, actorRef } = inspection
  const snapshot = type === '@xstate.snapshot' ? inspection.snapshot : actorRef.getSnapshot()
  // Other actors hold private data.
  if (!isOfMachine(snapshot)) return
  const { status, value, context } = snapshot
  const stands = { status, value, context: idsOf(context) ?? {} }
  if (type === '@xstate.actor') inspector.actor(actorRef, stands)
  if (type === '@xstate.event') inspector.event(actorRef, named(inspection.event))
  if (type === '@xstate.snapshot') inspector.snapshot(actorRef, stands, { event: named(inspection.event) })
}

const named = (event: { readonly type: string }) => ({ ...namesIn(event), type: event.type })

function namesIn(event: object): object {
  const ids = idsOf({ ...event })
  return typeof ids === 'object' && ids !== null ? ids : {}
}

/** The keys that hold ids. */
const names: ReadonlySet<string> = new Set(['type', 'id', 'seat', 'phase', 'card', 'line', 'picked'])
/** The depth at which to stop. */
const deepest = 4

const isName = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isName))

/** Keeps only the ids in a value: seats, cards, phases, types. `undefined` if there are none. */
export function idsOf(value: unknown, depth = 0): unknown {
  if (!isPlain(value) || depth > deepest) return undefined
  if (Array.isArray(value)) {
    const some = value.map((one) => idsOf(one, depth + 1)).filter((one) => one !== undefined)
    return some.length > 0 ? some : undefined
  }
  const ids = Object.entries(value).flatMap(([name, one]) => {
    const kept = names.has(name) && isName(one) ? one : idsOf(one, depth + 1)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return ids.length > 0 ? Object.fromEntries(ids) : undefined
}

/** Plain data: no signal, element or function. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
