import { isOfMachine } from './chart/chart.ts'
import { idsOf } from './ids.ts'
import type { Inspection, MachineLog } from './machineLog.ts'
import type { openStatelyWindow } from './statelyWindow.ts'

/** Where the Stately inspector is found. */
const address = 'https://stately.ai/inspect'
/** The name its own code gives to its window. */
const windowName = 'xstateinspector'
/** How long its window may take to answer, ms. */
const patience = 20_000

/** How far the way to the Stately inspector is. */
export type StatelyNews =
  | 'reaching'
  | 'opening'
  | 'connected'
  | 'blocked'
  | 'unreachable'
  | 'silent'

/**
 * Opens the Stately inspector in a window of its own and tells it of every machine from now on: their
 * charts, where they stand and what happens, and of what they remember only names. `tell` hears how it
 * goes. Call it from a press, or the browser keeps the window shut.
 */
export async function openStately(
  log: MachineLog,
  tell: (news: StatelyNews) => void,
): Promise<void> {
  const seen = window.open('', windowName)
  if (!seen) return tell('blocked')
  tell('reaching')
  try {
    await fetch(address, { mode: 'no-cors' })
  } catch {
    seen.close()
    return tell('unreachable')
  }
  const { openStatelyWindow } = await import('./statelyWindow.ts')
  tell('opening')
  const silent = setTimeout(() => tell('silent'), patience)
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isConnected(data)) return
    clearTimeout(silent)
    tell('connected')
  })
  const inspector = openStatelyWindow(address)
  log.tell((inspection) => pass(inspector, inspection))
}

const isConnected = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === '@statelyai.connected'

type Told = Pick<ReturnType<typeof openStatelyWindow>, 'actor' | 'event' | 'snapshot'>

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
