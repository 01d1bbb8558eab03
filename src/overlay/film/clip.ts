import type { Language } from '../../kit/language.ts'

/** The shapes of a clip. */
export const clipShapes = ['wide', 'square', 'tall'] as const
export type ClipShape = (typeof clipShapes)[number]

/** Pace of a clip: times the designed speed, or as fast as it takes to last so many seconds at most. */
export const clipPaces = ['x0.5', 'x1', 'x2', 'x4', 'x8', 's30', 's60', 's120'] as const
export type ClipPace = (typeof clipPaces)[number]

/** The multiple of the designed speed at which a stretch of so many seconds goes at a pace. */
export function speedOf(pace: ClipPace, seconds: number): number {
  const amount = Number(pace.slice(1))
  return pace.startsWith('x') ? amount : Math.max(1, seconds / amount)
}

/** Contents and form of a clip. */
export interface ClipOrder {
  /** It shows what follows this entry … */
  readonly from: number
  /** … up to this one. */
  readonly to: number
  readonly shape: ClipShape
  readonly pace: ClipPace
  readonly sound: boolean
  /** The camera follows the action; else the whole table is in sight. */
  readonly close: boolean
  /** Captions are part of the picture; as a file they come in any case. */
  readonly captioned: boolean
  /** Captions are in this language, too. */
  readonly second: Language | undefined
}

/** A film file, with its captions as a WebVTT file. */
export interface Clip {
  readonly file: Blob
  /** The end of its name. */
  readonly kind: 'mp4' | 'webm' | 'gif'
  readonly hasSound: boolean
  readonly captions: string
  readonly seconds: number
  readonly width: number
  readonly height: number
}

/** Makes clips of a match. */
export interface ClipMaker {
  /** False where the browser encodes no films: then a clip is a moving picture without sound. */
  readonly films: boolean
  /** The longest clip, in seconds. */
  readonly longest: number
  /** Duration of a stretch at speed 1, in seconds. Rejects when stopped by the signal. */
  seconds(from: number, to: number, signal: AbortSignal): Promise<number>
  /** Loads what it takes to draw a stretch. */
  open(order: ClipOrder): Promise<DrawClip>
}

/** Draws a clip; tells the share that is done. Rejects when stopped by the signal. */
type DrawClip = (tell: (share: number) => void, signal: AbortSignal) => Promise<Clip>
