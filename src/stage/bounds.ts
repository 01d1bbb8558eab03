import type { GameObjects } from 'phaser'
import type { Rect } from './face.ts'
import { roomOf } from './rects.ts'

/** What of a scene is in sight: its upper left corner, and how many pixels one of its units takes. */
export interface Sight {
  readonly scrollX: number
  readonly scrollY: number
  readonly zoom: number
}

export const isSameSight = (a: Sight, b: Sight): boolean =>
  a.scrollX === b.scrollX && a.scrollY === b.scrollY && a.zoom === b.zoom

/** Where an image is seen, in pixels: a turned one is somewhere within. */
export function boundsOf(image: GameObjects.Image, { scrollX, scrollY, zoom }: Sight): Rect {
  const size = { w: Math.abs(image.displayWidth), h: Math.abs(image.displayHeight) }
  const { w, h } = roomOf(size, image.angle)
  return {
    x: (image.x - w / 2 - scrollX) * zoom,
    y: (image.y - h / 2 - scrollY) * zoom,
    w: w * zoom,
    h: h * zoom,
  }
}
