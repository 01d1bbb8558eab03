import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** Possible sizes of a panel’s words: 44 pixels come down to 28. */
const sizes = [1, 0.9, 0.8, 0.72, 0.64] as const

/** Form in which a caption is printed: its share of the usual size, and its number of sentences. */
export interface CaptionPrint {
  readonly size: number
  readonly sentences: number
}

/** The best print that fits: smaller rather than shorter, and never less than a sentence. */
export function bestPrint(sentences: number, fits: (print: CaptionPrint) => boolean): CaptionPrint {
  const counts = Array.from({ length: sentences }, (_, fewer) => sentences - fewer)
  const prints = counts.flatMap((count) => sizes.map((size) => ({ size, sentences: count })))
  return prints.find(fits) ?? { size: sizes[sizes.length - 1] ?? 1, sentences: 1 }
}

/**
 * Keeps the words of a panel as large as they fit in it, by the style `--fit`. Where they don’t, it hides those whose
 * `data-sentence` comes last, in every language alike.
 */
export function useFit(sentences: number): RefObject<HTMLParagraphElement | null> {
  const panel = useRef<HTMLParagraphElement>(null)
  const fit = () => {
    const { current } = panel
    if (!current) return
    const show = (print: CaptionPrint) => {
      current.style.setProperty('--fit', `${print.size}`)
      for (const part of current.querySelectorAll<HTMLElement>('[data-sentence]'))
        part.hidden = Number(part.dataset.sentence) >= print.sentences
    }
    const fits = (print: CaptionPrint) => {
      show(print)
      return current.scrollHeight <= current.clientHeight
    }
    show(bestPrint(sentences, fits))
  }
  const latest = useRef(fit)
  latest.current = fit
  useLayoutEffect(fit)
  useEffect(() => {
    const { current } = panel
    const watcher = new ResizeObserver(() => latest.current())
    if (current) watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return panel
}
