/** A match of the file that couldn’t be read, or only in part. */
export interface DamagedMatch {
  /** The name of the match. */
  readonly name: string
  /** The fault, as a sentence. */
  readonly why: string
  /** Its sound beginning was kept. */
  readonly kept: boolean
}

/** The result of reading a file with everything from a device. */
export type Imported =
  /** It can’t be read. */
  | { readonly problem: 'damaged' | 'otherVersion' }
  | {
      /** Matches that were added, or brought further. */
      readonly added: number
      /** Matches that were here already, as far or further. */
      readonly known: number
      readonly damaged: readonly DamagedMatch[]
    }

/** Everything this device keeps. */
export interface DeviceStorage {
  /** Whether the browser has promised to keep it; undefined if it promises nothing to anyone. */
  isSafe(): Promise<boolean | undefined>
  /** Asks the browser to; it may ask the person in turn. True if it promises. */
  makeSafe(): Promise<boolean>
  /** Downloads everything as one file. */
  save(): Promise<void>
  /** Deletes everything and starts over. False if a match is on in another window, which changes nothing. */
  erase(): Promise<boolean>
}
