/** How fast things move: times as fast as drawn (0.5 to 4), or at once. */
export type Tempo = number | 'instant'

/** The tempi that the settings offer. */
export const tempi: readonly Tempo[] = [0.5, 1, 2, 4, 'instant']

/** What draws the table: WebGL, or the slower way for machines without it. */
export type Renderer = 'auto' | 'canvas'

export const renderers: readonly Renderer[] = ['auto', 'canvas']

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
}
