import sheet from '../../../../assets/table/trains.svg?drawings'
import { need } from '../../../kit/assert.ts'
import { lightness, mix } from '../../art/colour.ts'
import { circle, path, stroke } from '../../art/draw.ts'
import type { Point } from '../../art/shape.ts'
import { drawing } from '../../art/sheet.ts'
import type { SceneArt } from '../scenery/frame.ts'
import type { SeatPaints } from './paints.ts'

/** A seat's train from the side, facing right on rails at 0, about 124 units long. */
export interface SeatTrain {
  readonly art: (paints: SeatPaints) => SceneArt
  /** The top of its chimney; a train without one runs by electricity. */
  readonly chimney?: Point
}

const cream = '#fbf3e0'

/** Letters as lines in a box of 6 by 10: pictures shown as images have no fonts. */
const letters: Readonly<Record<string, string>> = {
  B: 'M0 0V10H3.4Q6 10 6 7.4T3.4 4.9H0M3.2 4.9Q5.6 4.9 5.6 2.4T3.2 0H0',
  G: 'M6 2.6Q6 0 3 0T0 2.6V7.4Q0 10 3 10T6 7.4V5.2H3.4',
  K: 'M0 0V10M5.8 0L0 5.8M2.2 4.2L6 10',
  L: 'M0 0V10H5.6',
  R: 'M0 10V0H3.2Q6 0 6 2.8T3.2 5.6H0M3 5.6L6 10',
  Y: 'M0 0L3 5V10M6 0L3 5',
}

/** The seat's letter in a disc on the flank. */
function letterOn({ base, light, dark, letter }: SeatPaints, x: number, y: number): SceneArt {
  const d = letters[letter]
  if (d === undefined) return []
  return [
    circle(x, y, 10.3, cream),
    circle(x, y, 9, base),
    {
      type: 'group',
      x: x - 3,
      y: y - 5.2,
      scale: 1.04,
      shapes: [path(d, { stroke: stroke(lightness(base) > 0.5 ? dark : light, 2) })],
    },
  ]
}

/** The train of each pattern, by its number: its drawing and where it has the seat’s letter. */
const trains: readonly { readonly name: string; readonly mark: Point; readonly chimney?: Point }[] = [
  { name: 'motorCoach', mark: [62, -28] },
  { name: 'tenderEngine', mark: [19, -22], chimney: [110, -65] },
  { name: 'tankEngine', mark: [60, -23], chimney: [98, -60] },
  { name: 'streetCar', mark: [62, -25] },
  { name: 'steepleCab', mark: [62, -24] },
  { name: 'saddleTank', mark: [68, -30], chimney: [94, -66] },
]

/** The train of a seat with this number of pattern. */
export function seatTrain(pattern: number): SeatTrain {
  const { name, mark, chimney } = need(trains[pattern % trains.length], 'a train')
  const art = (paints: SeatPaints) => {
    const { base, pattern, dark, light } = paints
    const slots = { base, pattern, dark, light, lit: mix(base, '#ffffff', 0.3) }
    return [drawing(sheet, name, slots), letterOn(paints, ...mark)]
  }
  return { art, ...(chimney && { chimney }) }
}
