import { useEffect, useRef, useState } from 'preact/hooks'
import type { TitleCard } from '../titleCard.ts'
import { useLoaded } from './loaded.ts'

interface Props {
  /** Seeds the picture; the same name gives the same one. */
  readonly of: string
  /** Width and height in CSS pixels, roughly. */
  readonly size: readonly [w: number, h: number]
  readonly scene: TitleCard['scene']
}

/** A landscape that fills its box. It is fetched and drawn once the box comes into view. Decorative. */
export function Scene({ of, size: [w, h], scene }: Props) {
  const box = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const { value } = useLoaded(async () => (seen ? scene(of, w, h) : undefined), [of, w, h, scene, seen])
  return (
    <span class="scene" ref={box}>
      {value && <img src={value} alt="" draggable={false} />}
    </span>
  )
}
