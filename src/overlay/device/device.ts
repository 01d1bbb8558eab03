/** What happened to a match of the file that couldn’t be read, or only in part. */
export interface DamagedMatch {
  /** What the match is called. */
  readonly name: string
  /** What is wrong, as a sentence. */
  readonly why: string
  /** Its sound beginning was kept. */
  readonly kept: boolean
}

/** What came of a file with everything from a device. */
export type Imported =
  /** It can’t be read. */
  | { readonly problem: 'damaged' | 'otherVersion' }
  | {
      /** How many matches were added, or brought further. */
      readonly added: number
      /** How many were here already, as far or further. */
      readonly known: number
      readonly damaged: readonly DamagedMatch[]
    }

/** What this device keeps, as a whole. */
export interface Device {
  /** Whether the browser has promised to keep it; undefined if it promises nothing to anyone. */
  isSafe(): Promise<boolean | undefined>
  /** Asks the browser to; it may ask the person in turn. True if it promises. */
  makeSafe(): Promise<boolean>
  /** Downloads everything as one file. */
  save(): Promise<void>
  /** Deletes everything and starts over. False if a match is on in another window, which changes nothing. */
  erase(): Promise<boolean>
}
