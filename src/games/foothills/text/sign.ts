import type { Scoring } from '../content/edition.ts'
import type { Verb } from '../verbs/verb.ts'

/** Things and doings that have a picture of their own on cards and boards. */
export type Thing =
  | 'iron'
  | 'stone'
  | 'resource'
  | 'rubble'
  | 'event'
  | 'passenger'
  | 'points'
  | 'ticket'
  | 'track'
  | 'station'
  | 'surveyor'
  | 'pub'
  | 'pick'
  | 'flip'
  | 'exchange'
  | 'bag'
  | 'yard'
  | 'navvy'
  | 'buffer'
  | 'summit'

/** A picture in the explanation of the rules. */
export type Sign =
  | { readonly type: 'thing'; readonly thing: Thing }
  | { readonly type: 'verbs'; readonly verbs: readonly Verb[] }
  | { readonly type: 'scoring'; readonly scoring: Scoring }
