import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Clip, ClipMaker, ClipOrder } from './clip.ts'

/** Addresses of a clip’s files. */
export interface ClipUrls {
  readonly file: string
  readonly captions: string
}

/** Progress of a clip. */
type Making =
  /** `missing`: part of the page hasn’t loaded. */
  | { readonly type: 'ready' | 'failed' | 'missing' }
  | { readonly type: 'working'; readonly share: number; readonly stop: () => void }
  | { readonly type: 'done'; readonly clip: Clip; readonly urls: ClipUrls }

/** Makes one clip at a time; another order drops what was made for the one before. */
export function useClip(
  clips: ClipMaker,
  order: ClipOrder,
): { readonly making: ReadonlySignal<Making>; readonly make: () => Promise<void> } {
  const making = useSignal<Making>({ type: 'ready' })
  useEffect(() => {
    making.value = { type: 'ready' }
    return () => drop(making.peek())
  }, Object.values(order))
  const make = async () => {
    const stop = new AbortController()
    const tell = (share: number) => {
      if (stop.signal.aborted) return
      making.value = { type: 'working', share, stop: () => stop.abort() }
    }
    const fail = (type: 'failed' | 'missing') => (error: unknown) => {
      if (!stop.signal.aborted) console.warn('Couldn’t make a clip.', error)
      making.value = { type: stop.signal.aborted ? 'ready' : type }
    }
    tell(0)
    const draw = await clips.open(order).catch(fail('missing'))
    const clip = await draw?.(tell, stop.signal).catch(fail('failed'))
    if (clip) making.value = { type: 'done', clip, urls: urlsOf(clip) }
  }
  return { making, make }
}

/** Stops what is being made, and lets go of what was. */
function drop(making: Making): void {
  if (making.type === 'working') making.stop()
  if (making.type !== 'done') return
  for (const url of Object.values(making.urls)) URL.revokeObjectURL(url)
}

const urlsOf = ({ file, captions }: Clip): ClipUrls => ({
  file: URL.createObjectURL(file),
  captions: URL.createObjectURL(new Blob([captions], { type: 'text/vtt' })),
})
