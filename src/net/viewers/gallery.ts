import { makeEmitter } from '../../kit/emitter.ts'
import { sha256Hex } from '../../kit/hash.ts'
import { same } from '../../kit/json.ts'
import { address } from '../../link/address.ts'
import type { GalleryRules } from '../protocol/protocol.ts'

/**
 * Agreement of a room's players about those who watch. The players alone know of it; it is stored with the room, so
 * that it outlives the host and the match.
 */
export interface Gallery {
  /** `undefined` until a player first wants someone to watch. */
  now(): GalleryRules | undefined
  learn(rules: GalleryRules): void
  /** Number of viewers, relayed ones included, as far as the host has told. */
  crowd(): number
  count(viewers: number): void
  /** Calls when the rules change; the function returned stops that. */
  on(listener: (rules: GalleryRules) => void): () => void
  /** Calls when the crowd changes. */
  onCrowd(listener: () => void): () => void
}

/** A room's gallery in memory, with rules that are known already; `keep` stores new ones. */
export function memoryGallery(keep: (rules: GalleryRules) => void = () => {}, known?: GalleryRules): Gallery {
  const emitter = makeEmitter<GalleryRules>()
  const crowds = makeEmitter<void>()
  let rules = known
  let viewers = 0
  return {
    now: () => rules,
    learn(next) {
      const isKnown = same(next, rules)
      rules = next
      if (isKnown) return
      keep(next)
      emitter.emit(next)
    },
    crowd: () => (rules?.open ? viewers : 0),
    count(next) {
      if (next === viewers) return
      viewers = next
      crowds.emit()
    },
    on: emitter.on,
    onCrowd: crowds.on,
  }
}

/**
 * Where viewers and the host of a room meet, in place of the room's code: it follows from the code of the watch link,
 * which has nothing to do with the room's own.
 */
export const galleryCode = (watchCode: string): string => sha256Hex(`narrow-gauge gallery ${watchCode}`).slice(0, 32)

/** Where a host of an epoch (from 1) shows its match to viewers. */
export const galleryPlace = (watchCode: string, epoch: number): string => address(galleryCode(watchCode), epoch)
