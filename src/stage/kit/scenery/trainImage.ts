import { svgAddress } from '../../../kit/svgAddress.ts'
import { group } from '../../art/draw.ts'
import { svgDocument } from '../../art/svg.ts'
import { coaches, engine, engineSizes } from './engines.ts'
import { flat } from './frame.ts'
import { plume } from './mist.ts'

/** A train under steam that faces right, as the address of a picture of 92 by 50; its wheels are on the lower edge. */
export function trainImage(): string {
  const [x, y] = [58, 50]
  const [chimney, top] = engineSizes.saddle.chimney
  const shapes = [
    group(x + chimney, y + top, 1, plume('#d8cbb8', { drift: -34, rise: 13, thick: 2.6 })),
    group(x, y, 1, flat([coaches(2, '#8c2f25'), engine('saddle', '#2f5a3f')])),
  ]
  return svgAddress(svgDocument(shapes, { width: 92, height: 50, prefix: 'train' }))
}
