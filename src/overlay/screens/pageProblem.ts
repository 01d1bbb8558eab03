import type { Problem } from '../../rules/journal.ts'

/** Why the page shows a sentence instead of a table. */
export type PageProblem =
  | {
      readonly type: 'mistyped'
      readonly text: string
      readonly why: 'length' | 'character' | 'checksum'
    }
  /** No link came about. */
  | {
      readonly type: 'dial'
      readonly why:
        | 'noSuchRoom'
        | 'signallingDown'
        | 'timeout'
        | 'noPath'
        | 'refused'
        | 'unsupported'
        | 'cancelled'
    }
  /** The host said no. `away`: seats whose people cannot be heard, one of which may be the visitor's. */
  | {
      readonly type: 'refused'
      readonly why: 'full' | 'version' | 'edition' | 'seat' | 'other'
      readonly away?: readonly number[]
    }
  /** A match file or a stored journal is damaged. */
  | { readonly type: 'match'; readonly problem: Problem }
  /** A tester's report is damaged; `why` is a sentence. */
  | { readonly type: 'report'; readonly why: string }
  /** A match of one device that this device does not know. */
  | { readonly type: 'unknown' }
  /** A place in a match, but no match was opened. */
  | { readonly type: 'noFile' }
  /** Another window of this browser plays it. */
  | { readonly type: 'elsewhere' }
  | { readonly type: 'closed' }
  /** A file of the page itself did not load. */
  | { readonly type: 'load' }
