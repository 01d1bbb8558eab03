import { useEffect, useState } from 'preact/hooks'
import type { TitleCard } from '../screen.ts'

interface Props {
  /** Seeds the picture; the same name gives the same one. */
  readonly of: string
  /** Width and height in CSS pixels, roughly. */
  readonly size: readonly [w: number, h: number]
  readonly scene: TitleCard['scene']
}

/** A landscape that fills its box once it is drawn. Decorative. */
export function Scene({ of, size: [w, h], scene }: Props) {
  const [drawn, setDrawn] = useState('')
  useEffect(() => {
    let here = true
    const show = (link: string) => {
      if (here) setDrawn(link)
    }
    scene(of, w, h).then(show, console.warn)
    return () => {
      here = false
    }
  }, [of, w, h, scene])
  return <span class="scene">{drawn !== '' && <img src={drawn} alt="" draggable={false} />}</span>
}
