import { need } from '../../kit/assert.ts'
import type { Paint, Shape } from './shape.ts'

/** The drawings of an SVG sheet, by name. */
export type Sheet = Readonly<Record<string, readonly Shape[]>>

/** Paints for the slots of a drawing; strokes take colours alone. */
export interface Slots {
  readonly [slot: string]: Paint
}

function colourIn(slots: Slots, colour: string): string {
  const paint = colour.startsWith('$') ? paintIn(slots, colour) : colour
  return need(typeof paint === 'string' ? paint : undefined, `a plain colour for ${colour}`)
}

const paintIn = (slots: Slots, paint: Paint): Paint =>
  typeof paint === 'string' && paint.startsWith('$') ? need(slots[paint.slice(1)], `a paint for ${paint}`) : paint

/** Shapes with their slots filled. */
const filled = (shapes: readonly Shape[], slots: Slots): Shape[] =>
  shapes.map((shape): Shape => {
    if (shape.type === 'group') return { ...shape, shapes: filled(shape.shapes, slots) }
    if (shape.type === 'text') return shape
    const { fill, stroke } = shape
    return {
      ...shape,
      ...(fill !== undefined && { fill: paintIn(slots, fill) }),
      ...(stroke && { stroke: { ...stroke, colour: colourIn(slots, stroke.colour) } }),
    }
  })

/** A drawing of a sheet, its slots filled. A name without a drawing or a slot without a paint is a bug. */
export function drawing(sheet: Sheet, name: string, slots?: Slots): readonly Shape[] {
  const shapes = need(sheet[name], `a drawing of ${name}`)
  return slots ? filled(shapes, slots) : shapes
}
