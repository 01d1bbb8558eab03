import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals'
import { type Film, filmOf } from '../../rules/film.ts'
import type { Journal } from '../../rules/journal.ts'
import { pageFrames } from '../../stage/pageFrames.ts'
import { type EffectRun, endsOf, type Scrubber, scrubStage } from '../../stage/scrubber.ts'
import type { Debugged } from '../debugged.ts'

/** A time within an entry's animation, milliseconds at speed 1. */
interface Into {
  readonly seq: number
  readonly ms: number
}

/** The effects of the current entry, and how many of them the table shows. */
export interface Past {
  readonly told: ReadonlySignal<EffectRun>
  /** When each of its effects ends, milliseconds at speed 1. */
  readonly ends: ReadonlySignal<readonly number[]>
  /** Number of its effects that are fully shown. */
  readonly shown: ReadonlySignal<number>
  /** Whether an earlier moment is shown. */
  readonly isPast: ReadonlySignal<boolean>
  /** Number of effects an entry has. */
  count(seq: number): number
  /** Shows an entry after some of its effects, or after all. */
  look(seq: number, effects?: number): void
  /** Shows an entry at a time within its animation. */
  seek(seq: number, ms: number): void
  /** Shows the present. */
  toNow(): void
  readonly player: AutoPlayer
  stop(): void
}

/** Duration of an effect if nothing is drawn, milliseconds. */
const unseen = 600

/** The current moment, which this follows and changes. */
interface Looked {
  readonly shown: Pick<Debugged, 'table' | 'stage'>
  readonly journal: ReadonlySignal<Journal | undefined>
  readonly at: Signal<number | undefined>
  readonly instant: ReadonlySignal<{ readonly entry: { readonly seq: number } | undefined; readonly isNow: boolean }>
}

/** Follows the current moment and shows it on the stage. */
export function watchPast({ shown: { table, stage }, journal, at, instant }: Looked): Past {
  const into = signal<Into | undefined>(undefined)
  const drawn = signal<readonly number[] | undefined>(undefined)
  const seqNow = () => instant.value.entry?.seq ?? 0
  const film = computed(() => journal.value && filmOf(table.game, journal.value.entries))
  const told = computed(() => toldBy(film.value, seqNow()))
  const ends = computed(() => drawn.value ?? endsOf(told.value.effects.map(() => unseen)))
  const ms = computed(() => (into.value?.seq === seqNow() ? into.value.ms : undefined))
  const shown = computed(() => {
    const now = ms.value
    return now === undefined ? ends.value.length : ends.value.filter((end) => end <= now).length
  })
  const isPast = computed(() => !instant.value.isNow || ms.value !== undefined)
  const last = () => (journal.value?.entries.length ?? 1) - 1
  const seek = (seq: number, ms: number | undefined) =>
    batch(() => {
      at.value = seq >= last() ? undefined : Math.max(0, seq)
      into.value = ms === undefined ? undefined : { seq, ms }
    })
  const look = (seq: number, effects = Number.POSITIVE_INFINITY) => {
    // The durations of effects are only known once the entry is held.
    seek(seq, 0)
    if (effects > 0) seek(seq, effects < ends.value.length ? ends.value[effects - 1] : undefined)
  }
  const count = (seq: number) => (seq === seqNow() ? told.value.effects.length : toldBy(film.value, seq).effects.length)
  const toNow = () => {
    player.playing.value = false
    seek(last(), undefined)
  }
  const stopFollowing = follow({ stage, told, ms, isPast, drawn })
  const moment = () => ({ seq: seqNow(), ms: ms.value, ends: ends.value, last: last() })
  const player = makePlayer(moment, seek)
  const stop = () => {
    player.playing.value = false
    stopFollowing()
  }
  return { told, ends, shown, isPast, count, look, seek, toNow, player, stop }
}

const nothing: EffectRun = { effects: [], before: { phase: '' }, after: { phase: '' } }

/** The effects of an entry; nothing before the first. */
const toldBy = (film: Film | undefined, seq: number): EffectRun => film?.told(seq) ?? nothing

interface Followed {
  readonly stage: Looked['shown']['stage']
  readonly told: ReadonlySignal<EffectRun>
  readonly ms: ReadonlySignal<number | undefined>
  readonly isPast: ReadonlySignal<boolean>
  /** Set to when each effect ends, if drawn. */
  readonly drawn: Signal<readonly number[] | undefined>
}

/** Holds the stage at the current moment while that isn't the present. */
function follow({ stage, told, ms, isPast, drawn }: Followed): () => void {
  /** Number of times the stage was laid out, now and when the entry was last held. */
  const laid = signal(0)
  let laidAt = 0
  const stopLaid = effect(() =>
    stage.value?.on(({ type }) => {
      if (type === 'laidOut') laid.value++
    }),
  )
  let scrubber: Scrubber | undefined
  let shown: unknown
  const release = () => {
    scrubber?.release()
    scrubber = undefined
    shown = undefined
    drawn.value = undefined
  }
  const stopShowing = effect(() => {
    const [size, at] = [laid.value, ms.value]
    if (!stage.value || !isPast.value) return release()
    scrubber ??= scrubStage(stage.value.inside)
    if (shown !== told.value || size !== laidAt) drawn.value = scrubber.tell(told.value)
    shown = told.value
    laidAt = size
    scrubber.seek(at ?? Number.POSITIVE_INFINITY)
  })
  return () => {
    for (const stop of [stopShowing, stopLaid, release]) stop()
  }
}

/** A moment within an entry's animation. */
interface PastMoment {
  readonly seq: number
  /** Milliseconds into the entry's animation; `undefined` for its end. */
  readonly ms: number | undefined
  /** When each of its effects ends, milliseconds at speed 1. */
  readonly ends: readonly number[]
  /** The last entry. */
  readonly last: number
}

/** Plays a match automatically. */
interface AutoPlayer {
  readonly playing: Signal<boolean>
  /** Milliseconds at speed 1 for each real one. */
  readonly speed: Signal<number>
}

/** The pause after an entry, milliseconds at speed 1. */
const pause = 250

/** The moment after `more` milliseconds at speed 1; `undefined` at the end of the match. */
export function played(
  { seq, ms, ends, last }: PastMoment,
  more: number,
): { readonly seq: number; readonly ms: number } | undefined {
  const end = (ends.at(-1) ?? 0) + pause
  const at = (ms ?? end) + more
  if (at < end) return { seq, ms: at }
  return seq < last ? { seq: seq + 1, ms: 0 } : undefined
}

/** A paused player. At the end of the match it starts over. */
function makePlayer(moment: () => PastMoment, seek: (seq: number, ms: number | undefined) => void): AutoPlayer {
  const playing = signal(false)
  const speed = signal(1)
  effect(() => {
    if (!playing.value) return
    const { seq, ms, last } = untracked(moment)
    if (seq >= last && ms === undefined) untracked(() => seek(0, 0))
    return pageFrames((passed) => {
      const next = played(moment(), passed * speed.value)
      if (next) return seek(next.seq, next.ms)
      playing.value = false
      seek(last, undefined)
    })
  })
  return { playing, speed }
}
