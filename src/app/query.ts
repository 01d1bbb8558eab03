import type { Renderer, Tempo } from '../overlay/settings/settings.ts'

/** What stands behind the `?` of an address, as far as the page itself reads it. */
export interface Query {
  readonly renderer?: Renderer
  readonly tempo?: Tempo
  /** Makes a bot's choices repeatable. */
  readonly seed?: number
  /** The page tells browser tests where things lie. */
  readonly test: boolean
}

/** Reads the part of an address from `?` on. What cannot be read counts as not said. */
export function readQuery(search: string): Query {
  const asked = new URLSearchParams(search)
  const renderer = asked.get('renderer')
  const tempo = readTempo(asked.get('tempo') ?? '')
  const seed = /^\d{1,9}$/.exec(asked.get('seed') ?? '')?.[0]
  return {
    test: asked.has('test'),
    ...(renderer === 'canvas' || renderer === 'auto' ? { renderer } : {}),
    ...(tempo === undefined ? {} : { tempo }),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
  }
}

/** `instant`, or how many times as fast as drawn, 0.5 to 4. */
export function readTempo(text: string): Tempo | undefined {
  if (text === 'instant') return 'instant'
  const times = /^\d(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return times >= 0.5 && times <= 4 ? times : undefined
}
