/** Makes a file of what is drawn on a canvas. */
export interface Recorder {
  /** Draw here. */
  readonly canvas: HTMLCanvasElement
  /** Pictures a second. */
  readonly rate: number
  /** It can have sound. */
  readonly hears: boolean
  /** Begins; call it once, with one channel of sound for all of it, or none. */
  begin(samples: Float32Array | undefined): Promise<void>
  /** Adds what is on the canvas, shown from `ms` on; settles once there is room for the next. */
  add(ms: number): Promise<void>
  /** The file, which lasts `ms` milliseconds. */
  finish(ms: number): Promise<Blob>
  /** Lets go of everything, also of a file that isn't finished. */
  close(): Promise<void>
}
