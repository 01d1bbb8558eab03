/** The shapes of a clip. */
export const clipShapes = ['wide', 'square', 'tall'] as const
export type ClipShape = (typeof clipShapes)[number]

/** The part of a match that a clip shows: what follows entry `from`, up to entry `to`. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly shape: ClipShape
}

/** A film file, with its captions as a WebVTT file. */
export interface Clip {
  readonly video: Blob
  readonly captions: string
  readonly seconds: number
  readonly width: number
  readonly height: number
}

/** Makes clips of a match. */
export interface ClipMaker {
  /** False where the browser has no means to. */
  readonly able: boolean
  /** How long a stretch takes, in seconds, at the speed of the film. */
  seconds(from: number, to: number): number
  /** Draws a stretch; tells the share that is done. Rejects when stopped by the signal. */
  make(stretch: Stretch, tell: (share: number) => void, signal: AbortSignal): Promise<Clip>
}

/** The longest clip, in seconds. */
export const longestClip = 20
