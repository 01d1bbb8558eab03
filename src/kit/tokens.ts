/** Colours of the table, paper, metal and pieces; one list for canvas and page. Six hexadecimal digits each. */
export const colours = {
  slate900: '#1f262b',
  slate800: '#2a343b',
  slate700: '#3b4852',
  slateLine: '#4a5963',
  panel: '#222b31',
  chalk: '#cfd8da',
  mute: '#b9c4c7',
  paper: '#f4ead5',
  paperDim: '#e3d5b8',
  paperLight: '#fbf3e0',
  paperTop: '#f8f0de',
  paperFoot: '#efe2c7',
  ink: '#2a211a',
  inkSoft: '#6b5b4b',
  brass: '#c79a3b',
  brassHi: '#f0d28a',
  brassLo: '#946d25',
  brassInk: '#3d2a0c',
  brassText: '#e7c67c',
  pewter: '#8d959a',
  pewterHi: '#b9c0c3',
  pewterLo: '#646c71',
  moss: '#5f7f3f',
  heather: '#7d5f86',
  red: '#a5382a',
  redHi: '#f8c9b6',
  redLo: '#6e1b12',
  blue: '#2861a4',
  blueHi: '#a9cdf0',
  blueLo: '#1c4a7d',
  green: '#39844b',
  greenHi: '#c7e6c4',
  greenLo: '#26603a',
  yellow: '#e9ba38',
  yellowHi: '#fff2c4',
  yellowLo: '#8a620c',
  lilac: '#b795d0',
  lilacHi: '#f3e8fa',
  lilacLo: '#563a74',
  black: '#23292e',
  blackHi: '#ded6c2',
  blackLo: '#0c0f11',
  ballast: '#8b7f6d',
  ballastHi: '#b5a88f',
  ballastLo: '#5d5345',
  sleeper: '#4b3422',
  rail: '#20262a',
  railHi: '#c4cace',
  white: '#ffffff',
} as const
export type Colour = keyof typeof colours

/** The page's colours for those who want more contrast: every text at least 7:1 on its ground. */
export const highContrast = {
  slate900: '#000000',
  slate800: '#0b0e10',
  slate700: '#15191c',
  slateLine: '#a7b1b6',
  panel: '#050607',
  chalk: '#ffffff',
  mute: '#eef2f3',
  paper: '#ffffff',
  paperDim: '#f0f0f0',
  paperLight: '#ffffff',
  paperTop: '#ffffff',
  paperFoot: '#ffffff',
  ink: '#000000',
  inkSoft: '#2b2b2b',
  brass: '#e0b04a',
  brassHi: '#ffe08a',
  brassLo: '#3d2a0c',
  brassInk: '#000000',
  brassText: '#ffd76a',
  pewter: '#c3c9cc',
  red: '#8c1508',
  blue: '#124783',
  green: '#135a26',
  blueLo: '#0d3462',
  greenLo: '#0d421b',
} as const satisfies Partial<Record<Colour, string>>

/** Text in one colour on another: every pair that the page or the stage uses. */
export interface TextOn {
  readonly ink: Colour
  readonly on: Colour
  /** Where the ink lets the ground through, from 0 to 1. */
  readonly opacity?: number
}

const inksOn = (on: Colour, inks: readonly Colour[]): TextOn[] => inks.map((ink) => ({ ink, on }))

/** All text by its ground; of a gradient each end counts, of metal the middle, where the words are. */
export const textOn: readonly TextOn[] = [
  ...inksOn('paper', ['ink', 'inkSoft', 'red']),
  ...inksOn('paperLight', ['ink', 'inkSoft', 'red']),
  ...inksOn('paperTop', ['ink', 'inkSoft', 'red', 'brassInk', 'greenLo']),
  ...inksOn('paperFoot', ['ink', 'inkSoft', 'red', 'brassInk', 'greenLo']),
  ...inksOn('paperDim', ['ink']),
  ...inksOn('slate900', ['paper', 'brassText', 'chalk', 'mute']),
  ...inksOn('slate800', ['paper', 'chalk', 'mute']),
  ...inksOn('slate700', ['paper', 'brassText', 'chalk', 'mute']),
  ...inksOn('panel', ['paper', 'brassText', 'mute']),
  ...inksOn('brass', ['ink', 'brassInk']),
  ...inksOn('brassHi', ['brassInk']),
  ...inksOn('pewter', ['ink', 'slate900']),
  ...inksOn('red', ['paperLight']),
  ...inksOn('blue', ['white']),
  ...inksOn('green', ['white']),
  ...inksOn('blueLo', ['white']),
  ...inksOn('greenLo', ['white']),
  ...inksOn('yellow', ['ink']),
  ...inksOn('lilac', ['ink']),
  ...inksOn('black', ['white']),
  ...inksOn('red', ['white']),
  // Quiet words: who sits where, remarks on paper and on the slate.
  ...(['paperTop', 'paperFoot'] as const).map((on) => ({ ink: 'ink', on, opacity: 0.85 }) as const),
  ...(['slate700', 'slate800', 'slate900'] as const).map((on) => ({ ink: 'paper', on, opacity: 0.85 }) as const),
]

/** The look that tells a seat apart at a glance, besides its name. */
export interface SeatStyle {
  readonly colour: Colour
  /** Number of a pattern in the style sheet, from 0. */
  readonly pattern: number
  /** The letter that stands for it; the first of its name by default. */
  readonly letter?: string
}

/** The six looks that a title gives its seats, in whatever order it likes. */
export const seatStyles = {
  blue: { colour: 'blue', pattern: 0 },
  green: { colour: 'green', pattern: 1 },
  red: { colour: 'red', pattern: 2 },
  yellow: { colour: 'yellow', pattern: 3 },
  lilac: { colour: 'lilac', pattern: 4 },
  black: { colour: 'black', pattern: 5 },
} as const satisfies Readonly<Record<string, SeatStyle>>

/** The colour of a seat’s letter: white, unless only dark text can be read on the seat’s colour. */
export const seatInk = (colour: Colour): 'white' | 'ink' =>
  textOn.some(({ ink, on }) => ink === 'ink' && on === colour) ? 'ink' : 'white'

/** Font families. The display face is for names, titles and counts; the text face for everything else. */
export const fonts = { display: 'League Gothic', text: 'Alegreya Sans' } as const
export type Font = keyof typeof fonts

/** Sizes of type in CSS pixels. Nothing on the stage is smaller than `least` at 1280×720. */
export const type = { least: 14, body: 16, name: 23, prompt: 24, count: 31, points: 64 } as const

/** Distances and radii in CSS pixels. */
export const space = { unit: 4, gap: 8, cardRadius: 4, panelRadius: 8 } as const

/** Durations of the page's own transitions in milliseconds. */
export const motion = { quick: 120, take: 260, arc: 420, flip: 280, lay: 180 } as const

const dashed = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
const property = (group: string, name: string, value: string) => `--${group}${dashed(name)}: ${value};`

/**
 * The tokens as CSS custom properties, one a line, to be put into a rule: `--slate-900`, `--paper-dim`,
 * `--font-display`, `--type-body`, `--space-gap`, `--motion-quick` …
 */
export function cssTokens(): string {
  return [
    cssColours(colours),
    property('font-', 'display', `'${fonts.display}', Impact, 'Arial Narrow', sans-serif`),
    property('font-', 'text', `'${fonts.text}', 'Gill Sans', 'Segoe UI', sans-serif`),
    ...Object.entries(type).map(([name, value]) => property('type-', name, `${value}px`)),
    ...Object.entries(space).map(([name, value]) => property('space-', name, `${value}px`)),
    ...Object.entries(motion).map(([name, value]) => property('motion-', name, `${value}ms`)),
  ].join('\n')
}

/** Colours alone as CSS custom properties, one a line. */
export const cssColours = (some: Readonly<Partial<Record<Colour, string>>>): string =>
  Object.entries(some)
    .map(([name, value]) => property('', name, value))
    .join('\n')
