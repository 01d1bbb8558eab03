import type { Problem } from '../../rules/problem.ts'

/** Why the page can't show a table. */
export type PageProblem =
  | { readonly type: 'mistyped'; readonly text: string; readonly why: 'length' | 'character' | 'checksum' }
  /** Dialling failed. */
  | {
      readonly type: 'dial'
      readonly why: 'noSuchRoom' | 'signallingDown' | 'timeout' | 'noPath' | 'refused' | 'unsupported' | 'cancelled'
    }
  /**
   * The host refused: `seat`, if the visitor had asked for someone's; `stale`, if its person has replaced the link.
   * `away`: seats whose players can't be reached, one of which may be the visitor's.
   */
  | {
      readonly type: 'refused'
      readonly why: 'full' | 'version' | 'edition' | 'seat' | 'stale'
      readonly away?: readonly number[]
    }
  /** A match file or a stored journal is damaged. */
  | { readonly type: 'match'; readonly problem: Problem }
  /** A bug report is damaged; `why` is a sentence. */
  | { readonly type: 'report'; readonly why: string }
  /** There is nothing to watch just now: what part of the page that loads later says about it. */
  | { readonly type: 'watch'; readonly title: string; readonly text: string }
  /** A letter that can't be opened, in words. */
  | {
      readonly type: 'letter'
      readonly why: 'unreadable' | 'otherVersion' | 'edition' | 'first' | 'gone'
      readonly title: string
      readonly text: string
    }
  /** No match at all, but evidence about one; in words. */
  | { readonly type: 'evidence'; readonly title: string; readonly text: string }
  /** A side-by-side match that isn't on this device. */
  | { readonly type: 'unknown' }
  /** A moment of a match, but no match is open. */
  | { readonly type: 'noFile' }
  /** Another window of this browser is playing it. */
  | { readonly type: 'elsewhere' }
  | { readonly type: 'closed' }
  /** The host’s match doesn’t go on from what it had confirmed, and it doesn’t take back what it lost. */
  | { readonly type: 'differs' }
  /** A link, or what this browser has stored, is a newer page’s. */
  | { readonly type: 'newer' }
  /** Part of the page itself didn't load. */
  | { readonly type: 'load' }
