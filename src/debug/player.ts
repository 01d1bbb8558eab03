import { effect, type Signal, signal, untracked } from '@preact/signals'

/** Where a match is looked at, and how far that goes. */
export interface Moment {
  readonly seq: number
  /** Milliseconds into the entry's showing; undefined: to its end. */
  readonly ms: number | undefined
  /** When each of its effects ends, milliseconds at tempo 1. */
  readonly ends: readonly number[]
  /** The last entry there is. */
  readonly last: number
}

/** Plays a match by itself. */
export interface Player {
  readonly playing: Signal<boolean>
  /** Milliseconds at tempo 1 that pass in one of the clock's. */
  readonly speed: Signal<number>
}

/** How long an entry stands before the next begins, milliseconds at tempo 1. */
const pause = 250

/** Where a match is after so many more milliseconds at tempo 1; undefined at its end. */
export function played(
  { seq, ms, ends, last }: Moment,
  more: number,
): { readonly seq: number; readonly ms: number } | undefined {
  const end = (ends.at(-1) ?? 0) + pause
  const at = (ms ?? end) + more
  if (at < end) return { seq, ms: at }
  return seq < last ? { seq: seq + 1, ms: 0 } : undefined
}

/** Makes a player that is paused; what is at its end is played from the beginning. */
export function makePlayer(
  moment: () => Moment,
  seek: (seq: number, ms: number | undefined) => void,
): Player {
  const playing = signal(false)
  const speed = signal(1)
  effect(() => {
    if (!playing.value) return
    const { seq, ms, last } = untracked(moment)
    if (seq >= last && ms === undefined) untracked(() => seek(0, 0))
    return everyFrame((passed) => {
      const next = played(moment(), passed * speed.value)
      if (next) return seek(next.seq, next.ms)
      playing.value = false
      seek(last, undefined)
    })
  })
  return { playing, speed }
}

/** After a pause, as of a hidden page, time does not jump further than this, milliseconds. */
const longest = 100

function everyFrame(then: (passed: number) => void): () => void {
  let last: number | undefined
  const step = (now: number) => {
    frame = requestAnimationFrame(step)
    then(Math.min(longest, now - (last ?? now)))
    last = now
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
