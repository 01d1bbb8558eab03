import { type ReadonlySignal, signal } from '@preact/signals'
import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import { type Controls, closest, longestDelay, usualControls } from '../../overlay/stream/controls.ts'
import { parts, type StreamLook } from '../../overlay/stream/look.ts'
import type { AirSeat, OnAir } from '../../overlay/stream/onAir.ts'

const seat: v.GenericSchema<AirSeat> = v.object({ name: v.string(), colour: v.string() })

const messageSchema = v.variant('type', [
  /** A dock is open, and wants to know what is on the air. */
  v.object({ type: v.literal('look') }),
  /** Shows the last action once more. */
  v.object({ type: v.literal('again') }),
  v.object({
    type: v.literal('air'),
    match: v.boolean(),
    /** Delay, s. */
    behind: v.number(),
    seats: v.array(seat),
    /** A small picture as a data URL, from pages that show the table. */
    picture: v.exactOptional(v.pipe(v.string(), v.startsWith('data:image/'))),
  }),
])
type Message = v.InferOutput<typeof messageSchema>

/** The link between the pages of a stream and its dock. They are pages of one browser; nothing leaves it. */
export interface Remote {
  readonly controls: ReadonlySignal<Controls>
  set(change: Partial<Controls>): void
  /** Asks the stream's pages what is on the air. */
  look(): void
  /** Has the last action shown once more. */
  again(): void
  /** Answers a dock. */
  tell(air: OnAir): void
  on(listener: (message: Message) => void): () => void
  close(): void
}

/** Joins the pages of the stream of a watch link; what was set stays set when pages are reloaded. */
export function joinRemote(code: string, look: Pick<StreamLook, 'sound' | 'names'>): Remote {
  const name = `narrow-gauge/stream/${code}`
  const controls = signal(readControls(kept(name)) ?? usualControls(look))
  const channel = new BroadcastChannel(name)
  const listeners = new Set<(message: Message) => void>()
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const next = key === name ? readControls(newValue ?? '') : undefined
    if (next) controls.value = next
  }
  window.addEventListener('storage', onStorage)
  channel.addEventListener('message', ({ data }) => {
    const read = v.safeParse(messageSchema, data)
    if (read.success) for (const listener of listeners) listener(read.output)
  })
  const send = (message: Message) => channel.postMessage(message)
  return {
    controls,
    set(change) {
      controls.value = { ...controls.value, ...change }
      keep(name, JSON.stringify(controls.value))
    },
    look: () => send({ type: 'look' }),
    again: () => send({ type: 'again' }),
    tell: ({ match, behind, seats, picture }) =>
      send({ type: 'air', match, behind, seats: [...seats], ...(picture ? { picture } : {}) }),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      window.removeEventListener('storage', onStorage)
      channel.close()
    },
  }
}

const camera = v.union([
  v.picklist(['director', 'whole', 'close', 'fixed']),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)),
])

const schema = v.object({
  camera,
  zoom: v.pipe(v.number(), v.minValue(1), v.maxValue(closest)),
  delay: v.pipe(v.number(), v.minValue(0), v.maxValue(longestDelay)),
  held: v.boolean(),
  off: v.array(v.picklist(parts)),
  sound: v.boolean(),
})

/** Reads what another page has set; `undefined` if invalid. */
export function readControls(text: string): Controls | undefined {
  const read = v.safeParse(schema, parseJson(text))
  return read.success ? read.output : undefined
}

/** Where storage is forbidden, nothing was set. */
function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Tells the other pages too. */
function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    console.warn('This browser keeps nothing, so pages of a stream can’t be set from elsewhere.')
  }
}
