import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ClipMaker } from './clip.ts'
import type { Stretch } from './marked.ts'

/** Duration of a stretch at speed 1, in seconds; undefined until that is known. */
export function useSeconds(clips: ClipMaker, { from, to }: Stretch): number | undefined {
  const seconds = useSignal<number | undefined>(undefined)
  useEffect(() => {
    seconds.value = undefined
    const stop = new AbortController()
    clips.seconds(from, to, stop.signal).then(
      (found) => {
        seconds.value = found
      },
      // Another stretch has been marked.
      () => {},
    )
    return () => stop.abort()
  }, [clips, from, to])
  return seconds.value
}
