import type { Language } from '../../kit/language.ts'

/** Animation speed: a factor from 0.5 to 4, or no animation at all. */
export type TempoSetting = number | 'instant'

/** The speeds the settings offer. */
export const tempi: readonly TempoSetting[] = [0.5, 1, 2, 4, 'instant']

/** The renderer of the table: WebGL, or 2D canvas for devices without it. */
export const renderers = ['auto', 'canvas'] as const
export type Renderer = (typeof renderers)[number]

/** Text size in percent. */
export const textSizes = [100, 125, 150, 175, 200] as const
export type TextSize = (typeof textSizes)[number]

/** `auto`: as set on the device; `more`: black and white with hard edges. */
export const contrasts = ['auto', 'more'] as const
export type Contrast = (typeof contrasts)[number]

/**
 * Things that stay covered until pressed, for people who show their screen: nothing, whatever leads to their table, or
 * names too.
 */
export const covers = ['off', 'codes', 'names'] as const
export type Cover = (typeof covers)[number]

/** `auto`: the one that the browser asks for. */
type WishedLanguage = Language | 'auto'

/** A person’s settings for this page; kept on this device. */
export interface Settings {
  readonly language: WishedLanguage
  readonly tempo: TempoSetting
  readonly renderer: Renderer
  /** Volumes of sound effects, ambience and the bell for your turn, 0 to 10. */
  readonly effects: number
  readonly ambience: number
  readonly alerts: number
  readonly muted: boolean
  /** Sounds are captioned. */
  readonly captions: boolean
  /** Reactions of others are shown. */
  readonly reactions: boolean
  /** A coach explains what happens for the first time. */
  readonly coach: boolean
  /** The camera follows the action. */
  readonly director: boolean
  readonly textSize: TextSize
  readonly contrast: Contrast
  readonly cover: Cover
  /** The person’s own name at every table; empty while they go by none. */
  readonly name: string
  /** They have been asked for it. */
  readonly asked: boolean
  /** Their face, by its name; empty until one was chosen, or handed out with a seat. */
  readonly face: string
  /** Connects through a relay alone, which hides this device’s address from other players. */
  readonly relayOnly: boolean
}

/** The defaults. */
export const usual: Settings = {
  language: 'auto',
  tempo: 1,
  renderer: 'auto',
  effects: 7,
  ambience: 4,
  alerts: 7,
  muted: false,
  captions: false,
  reactions: true,
  coach: true,
  director: false,
  textSize: 100,
  contrast: 'auto',
  cover: 'off',
  name: '',
  asked: false,
  face: '',
  relayOnly: false,
}
