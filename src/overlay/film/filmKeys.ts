import type { Stride } from '../../rules/filmStops.ts'
import type { FilmControls } from '../screen.ts'
import type { StretchEnd } from './marked.ts'

/** Effects of keys: the size of their steps, and the direction. */
const steps: Readonly<Record<string, readonly [Stride, 1 | -1]>> = {
  ArrowRight: ['move', 1],
  ArrowLeft: ['move', -1],
  'Shift ArrowRight': ['turn', 1],
  'Shift ArrowLeft': ['turn', -1],
  PageUp: ['round', 1],
  PageDown: ['round', -1],
  '.': ['effect', 1],
  ',': ['effect', -1],
}

/** Speeds by key. */
const speeds: Readonly<Record<string, number>> = { '1': 0.5, '2': 1, '3': 2, '4': 4 }

/** The ends of a clip by the keys that mark them: its beginning and its end. */
const ends: Readonly<Record<string, StretchEnd>> = { b: 'from', e: 'to' }

/** Plays, steps and jumps by keys, until the returned function is called. `last`: the last entry. */
export function filmKeys(film: FilmControls, last: number, mark: (end: StretchEnd) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!isFree(event)) return
    const step = steps[event.shiftKey ? `Shift ${event.key}` : event.key]
    const speed = speeds[event.key]
    const end = ends[event.key]
    if (step) film.step(...step)
    else if (event.key === ' ') (film.playing.peek() ? film.pause : film.play)()
    else if (event.key === 'Home') film.seek(0)
    else if (event.key === 'End') film.seek(last)
    else if (speed !== undefined) film.speed.value = speed
    else if (end) mark(end)
    else return
    event.preventDefault()
  }
  // Before the camera’s keys, which take the arrows where the table is magnified.
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

/** True where a key has no use of its own: not in fields and panels; at the slider it moves the film. */
function isFree({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true
  if (target.matches('.graph input')) return true
  if (target.matches('input, textarea, select') || target.closest('.panel, dialog')) return false
  return key !== ' ' || !target.matches('button, a')
}
