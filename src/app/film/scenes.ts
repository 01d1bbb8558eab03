import type { Film } from '../../rules/film.ts'
import type { Reel } from './reel.ts'

/** An entry as films and clips show it. Times are milliseconds at speed 1. */
export interface FilmScene {
  readonly seq: number
  /** When each of its effects ends. */
  readonly ends: readonly number[]
  /** Duration: that of its effects, and a rest after them. */
  readonly ms: number
}

/** An entry as a scene, on the stage that the reel draws on now. */
export function sceneAt(reel: Pick<Reel, 'ends' | 'rest'>, seq: number): FilmScene {
  const ends = reel.ends(seq)
  return { seq, ends, ms: (ends.at(-1) ?? 0) + reel.rest() }
}

/** The scenes after one entry, up to another: those with effects, or with another position. */
export function* scenesAfter(
  film: Film,
  reel: Pick<Reel, 'ends' | 'rest'>,
  from: number,
  to = film.last,
): Generator<FilmScene, undefined> {
  for (let seq = from + 1; seq <= to; seq++) {
    const { effects, before, after } = film.told(seq)
    if (effects.length > 0 || before !== after) yield sceneAt(reel, seq)
  }
}

/** All of some scenes; the page goes on meanwhile. Rejects when stopped by the signal. */
export async function gathered(scenes: Iterable<FilmScene>, signal: AbortSignal): Promise<readonly FilmScene[]> {
  const all: FilmScene[] = []
  for (const scene of scenes) {
    all.push(scene)
    await new Promise((go) => setTimeout(go))
    signal.throwIfAborted()
  }
  return all
}
