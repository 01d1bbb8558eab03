import type { TitleCard } from '../titleCard.ts'
import { useLoaded } from './loaded.ts'

interface Props {
  /** Seeds the picture; the same name gives the same one. */
  readonly of: string
  /** Width and height in CSS pixels, roughly. */
  readonly size: readonly [w: number, h: number]
  readonly scene: TitleCard['scene']
}

/** A landscape that fills its box once it is drawn. Decorative. */
export function Scene({ of, size: [w, h], scene }: Props) {
  const { value } = useLoaded(() => scene(of, w, h), [of, w, h, scene])
  return <span class="scene">{value && <img src={value} alt="" draggable={false} />}</span>
}
