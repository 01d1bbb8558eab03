import type { pageText } from '../text/page.ts'
import { overlayWindow } from '../window.tsx'
import { isOfMachine } from './chart.ts'
import type { Inspection, MachineLog } from './machineLog.ts'
import type { openStatelyWindow } from './statelyWindow.ts'

/** Where the Stately inspector is found. */
const address = 'https://stately.ai/inspect'
/** The name its own code gives to its window. */
const windowName = 'xstateinspector'
/** How long its window may take to answer, ms. */
const patience = 20_000

/** How often it is looked whether its window is still there, ms. */
const often = 1000

/** How far the way to the Stately inspector is. */
export type StatelyNews = keyof typeof pageText.machine.news

/** Ends what is sent to the inspector that was opened last. */
let endLast = () => {}
/** How often it was asked for. */
let presses = 0

/**
 * Opens the Stately inspector in a window of its own and tells it of every machine from now on, until
 * that is closed: their charts, where they stand and what happens, and of what they remember only
 * names. `tell` hears how it goes. Call it from a press, or the browser keeps the window shut.
 */
export async function openStately(
  log: MachineLog,
  tell: (news: StatelyNews) => void,
): Promise<void> {
  const press = ++presses
  endLast()
  // Only the window in which somebody pressed may open another.
  const from = overlayWindow()
  const seen = from.open('', windowName)
  if (!seen) return tell('blocked')
  tell('reaching')
  const open = await reach()
  // Pressed again in the meantime: the window is the same, and that press goes on with it.
  if (press !== presses) return
  if (open) return follow({ from, seen, open }, log, tell)
  seen.close()
  tell('unreachable')
}

type Open = typeof openStatelyWindow

/** What opens the inspector; `undefined` where it cannot be had. */
async function reach(): Promise<Open | undefined> {
  try {
    await fetch(address, { mode: 'no-cors' })
    return (await import('./statelyWindow.ts')).openStatelyWindow
  } catch {
    return undefined
  }
}

interface Windows {
  /** The window in which somebody pressed, which the inspector answers. */
  readonly from: Window
  /** The inspector's. */
  readonly seen: Window
  readonly open: Open
}

/** Tells an inspector of every machine until its window is closed or another one is opened. */
function follow(
  { from, seen, open }: Windows,
  log: MachineLog,
  tell: (news: StatelyNews) => void,
): void {
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
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === '@statelyai.connected'

type Told = Pick<ReturnType<Open>, 'actor' | 'event' | 'snapshot'>

/** Hands on what happened to a machine; of what it remembers and is told, names alone. */
export function pass(inspector: Told, inspection: Inspection): void {
  const { type, actorRef } = inspection
  const snapshot = type === '@xstate.snapshot' ? inspection.snapshot : actorRef.getSnapshot()
  // Other actors are handed what is private.
  if (!isOfMachine(snapshot)) return
  const { status, value, context } = snapshot
  const stands = { status, value, context: idsOf(context) ?? {} }
  if (type === '@xstate.actor') inspector.actor(actorRef, stands)
  if (type === '@xstate.event') inspector.event(actorRef, named(inspection.event))
  if (type === '@xstate.snapshot')
    inspector.snapshot(actorRef, stands, { event: named(inspection.event) })
}

const named = (event: { readonly type: string }) => ({ ...namesIn(event), type: event.type })

function namesIn(event: object): object {
  const ids = idsOf({ ...event })
  return typeof ids === 'object' && ids !== null ? ids : {}
}

/** Names under which things stand that tell others apart, and nothing more. */
const names: ReadonlySet<string> = new Set([
  'type',
  'id',
  'seat',
  'phase',
  'card',
  'line',
  'picked',
])
/** Deeper than this nothing is looked at. */
const deepest = 4

const isName = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isName))

/** Of a value only what names things: seats, cards, phases, types. `undefined` when there is none of it. */
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
