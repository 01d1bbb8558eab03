import { svgAddress } from '../../../kit/svgAddress.ts'
import { group } from '../../art/draw.ts'
import { svgDocument } from '../../art/svg.ts'
import { faceArt } from './faces.ts'

/** The part of a face’s square that a window shows: its side, and the height of its middle. */
const cuts = { whole: [200, 128], close: [150, 124] } as const

/** A face as the address of a picture, cut to a square; `close` for small windows, without the shoulders. */
export function faceImage(name: string, isClose: boolean): string {
  const [side, middle] = cuts[isClose && name !== 'guild' ? 'close' : 'whole']
  const shapes = [group(side / 2 - 120, side / 2 - middle, 1, faceArt(name))]
  return svgAddress(svgDocument(shapes, { width: side, height: side, prefix: 'f' }))
}
