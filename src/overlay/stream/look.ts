import { type Language, languages } from '../../kit/language.ts'

/** Parts that can be on a stream beside a backdrop. */
export const parts = [
  ...(['table', 'score', 'turn', 'holdings', 'action', 'odds', 'luck', 'graph', 'names'] as const),
] as const
export type StreamPart = (typeof parts)[number]

/** Whole pictures, by the parts they are made of. */
const pictures = {
  full: ['table', 'score', 'turn', 'names', 'holdings', 'odds', 'action', 'graph'],
  inset1600: ['table', 'score', 'turn', 'names', 'action', 'graph'],
  chat384: ['table', 'score', 'turn', 'names', 'action', 'graph'],
  vertical: ['table', 'score', 'turn', 'names', 'odds', 'action'],
  'lower-third': ['score', 'turn', 'names', 'odds', 'action'],
} as const satisfies Readonly<Record<string, readonly StreamPart[]>>

/** Layout of a stream page: a whole picture, or one part of it as a source of its own. */
type Preset = keyof typeof pictures | Exclude<StreamPart, 'table'> | 'dock'

const partsOfPreset: Readonly<Record<Preset, readonly StreamPart[]>> = {
  ...pictures,
  score: ['score', 'turn', 'names'],
  turn: ['turn', 'names'],
  holdings: ['holdings', 'names'],
  action: ['action'],
  odds: ['odds'],
  luck: ['luck'],
  graph: ['graph'],
  names: ['names'],
  // For the streamer alone: it shows nothing of the match itself.
  dock: [],
}

/** Number of sides beside each other where there is room for two or three. */
export const columnsFor = (seats: number): number => (seats === 3 || seats > 4 ? 3 : 2)

/** The parts that a preset shows. */
export const partsOf = (preset: Preset): readonly StreamPart[] => partsOfPreset[preset]

/** Wishes in the address of a stream page. */
export interface StreamLook {
  readonly preset: Preset
  /** A CSS colour behind everything. */
  readonly backdrop: string
  /** Even the table itself isn't drawn, only what is on it. */
  readonly seeThrough: boolean
  /** Sounds are played; off unless asked for. */
  readonly sound: boolean
  /** Players’ names are shown, without being switched on first. */
  readonly names: boolean
  /** The languages of the captions, one or two; the page's own if empty. */
  readonly captions: readonly Language[]
}

/** The colour behind a table. */
const felt = '#1f262b'

const isPreset = (text: string): text is Preset => Object.hasOwn(partsOfPreset, text)

/** Reads what stands after the code in the address; anything unknown gets its default. */
export function readLook(query: string): StreamLook {
  const asked = new URLSearchParams(query)
  const preset = asked.get('preset') ?? ''
  const background = asked.get('bg') ?? ''
  const wanted = (asked.get('captions') ?? '').split(',')
  const captions = wanted.flatMap((tag) => languages.filter((one) => one === tag))
  return {
    preset: isPreset(preset) ? preset : 'full',
    backdrop: backdropOf(background),
    seeThrough: background === 'none',
    sound: asked.get('sound') === '1',
    names: asked.get('names') !== '0',
    captions: [...new Set(captions)].slice(0, 2),
  }
}

function backdropOf(text: string): string {
  if (text === 'felt') return felt
  return /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '')}` : 'transparent'
}
