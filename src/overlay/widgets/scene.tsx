import { useEffect, useState } from 'preact/hooks'
import type { TitleCard } from '../screen.ts'

interface Props {
  /** Names the picture; the same name gives the same one. */
  readonly of: string
  /** Its form: width and height, CSS pixels as far as they are known. */
  readonly size: readonly [w: number, h: number]
  readonly scene: TitleCard['scene']
}

/** A landscape that fills the box it stands in, as soon as what draws it has arrived. Says nothing. */
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
