/** How fast things move: times as fast as drawn (0.5 to 4), or at once. */
export type Tempo = number | 'instant'

/** The tempi that the settings offer. */
export const tempi: readonly Tempo[] = [0.5, 1, 2, 4, 'instant']

/** What draws the table: WebGL, or the slower way for machines without it. */
export type Renderer = 'auto' | 'canvas'

export const renderers: readonly Renderer[] = ['auto', 'canvas']

/** How large words are, in percent of the usual. */
export type TextSize = 100 | 125 | 150 | 175 | 200

export const textSizes: readonly TextSize[] = [100, 125, 150, 175, 200]

/** `auto`: as the device wishes; `more`: black and white, with hard edges. */
export type Contrast = 'auto' | 'more'

export const contrasts: readonly Contrast[] = ['auto', 'more']

/** What a person may choose about this page; kept on this device. */
export interface Settings {
  readonly tempo: Tempo
  readonly renderer: Renderer
  /** How loud sounds of things, of the place and for «your turn» are: tenths, 0 to 10. */
  readonly effects: number
  readonly ambience: number
  readonly alerts: number
  readonly muted: boolean
  /** What is to be heard is written as well. */
  readonly captions: boolean
  /** The camera goes to what moves. */
  readonly director: boolean
  readonly textSize: TextSize
  readonly contrast: Contrast
}

/** What holds until a person chooses. */
export const usual: Settings = {
  tempo: 1,
  renderer: 'auto',
  effects: 7,
  ambience: 4,
  alerts: 7,
  muted: false,
  captions: false,
  director: false,
  textSize: 100,
  contrast: 'auto',
}
