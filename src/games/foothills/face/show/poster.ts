import { rect, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { sizeWithin } from '../../../../stage/art/textWidth.ts'
import type { Size } from '../../../../stage/face.ts'
import type { Poster } from '../../../../table/motion/poster.ts'
import type { Box } from '../../box.ts'
import { sceneShapes, skyOf } from '../scenes/index.ts'
import { over } from './time.ts'

/** The id of the scene with the mountain. */
const mountain = 'IV-5'

/** The summit in that scene, as shares of its width and height, and the sky added above for the flag. */
const summit = { x: 0.447, y: 0.165, sky: 0.24 } as const

const landOf = ({ h }: Size) => h * (1 - summit.sky)

/** The mountain under a high sky, and its name. */
function mountainShapes({ w, h }: Size, name: string): Shape[] {
  const high = landOf({ w, h })
  const sky = h - high
  const size = sizeWithin(name, w * 0.3, { font: 'display', size: sky * 0.62 }, 14)
  const look = { font: 'display', size, spacing: 2, anchor: 'end', colour: '#fff6e4', plate: true } as const
  return [
    rect(0, 0, w, h, skyOf(mountain)),
    { ...sceneShapes(mountain, { width: w, height: high }), y: sky },
    text(w * 0.97, size * 1.1, name, look),
  ]
}

/** The poster of the mountain: the winners’ flags go up its summit. */
export function posterOf({ stations }: Box): Poster {
  const name = stations.find(({ id }) => id === mountain)?.name ?? ''
  return {
    high: 0.72,
    key: 'mountain',
    picture: (size) => mountainShapes(size, name.toUpperCase()),
    pole: (size) => {
      const high = landOf(size)
      const foot = size.h - high * (1 - summit.y)
      return { x: size.w * summit.x, top: foot - high * 0.34, foot }
    },
    times: over,
  }
}
