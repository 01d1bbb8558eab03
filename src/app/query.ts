import type { Renderer, TempoSetting } from '../overlay/settings/settings.ts'

/** The values read from the query of the page’s address. */
export interface Query {
  readonly renderer?: Renderer
  readonly tempo?: TempoSetting
  /** Makes bots’ choices repeatable. */
  readonly seed?: number
  /** Browser tests may ask the page where things are. */
  readonly test: boolean
  /** Has a coach in a browser test, too. */
  readonly coach?: true
}

/** Reads the part of an address from `?` on; invalid values are ignored. */
export function readQuery(search: string): Query {
  const asked = new URLSearchParams(search)
  const renderer = asked.get('renderer')
  const tempo = readTempo(asked.get('tempo') ?? '')
  const seed = /^\d{1,9}$/.exec(asked.get('seed') ?? '')?.[0]
  return {
    test: asked.has('test'),
    ...(asked.has('coach') ? { coach: true } : {}),
    ...(renderer === 'canvas' || renderer === 'auto' ? { renderer } : {}),
    ...(tempo === undefined ? {} : { tempo }),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
  }
}

/** `instant`, or a factor from 0.5 to 4. */
export function readTempo(text: string): TempoSetting | undefined {
  if (text === 'instant') return 'instant'
  const times = /^\d(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return times >= 0.5 && times <= 4 ? times : undefined
}
