import { colours, highContrast } from '../../kit/tokens.ts'
import type { Face } from '../face.ts'
import { recolouredPaint, solidly } from './colour.ts'
import { rect } from './draw.ts'
import { type Light, plainLight, shadowAt } from './light.ts'
import type { Group, Paint, Path, Shape, SkinName, Text } from './shape.ts'
import { widthOf } from './textWidth.ts'

/** The dress of pictures: which of their parts show, and in which colours. */
export interface Skin {
  readonly name: SkinName
  /** Replacements by usual colour, `#rrggbb`. */
  readonly colours: ReadonlyMap<string, string>
  /** Shadows fall away from it. */
  readonly light: Light
  /** The table itself isn't drawn. */
  readonly seeThrough?: boolean
}

/** The usual skin: pictures as drawn. */
export const usualSkin: Skin = { name: 'usual', colours: new Map(), light: plainLight }

/** The high contrast skin: the page's replacements and a face's own. */
export function contrastSkin(own: Readonly<Record<string, string>> = {}): Skin {
  const shared = Object.entries(colours).flatMap(([name, colour]) => {
    const strong = Object.entries(highContrast).find(([other]) => other === name)?.[1]
    return strong === undefined ? [] : [[colour, strong] as const]
  })
  return { ...usualSkin, name: 'contrast', colours: new Map([...shared, ...Object.entries(own)]) }
}

/** The skin for a face's pictures, under the face's own light. */
export const skinOf = ({ strong, light = plainLight }: Pick<Face, 'strong' | 'light'>, contrast: boolean): Skin => ({
  ...(contrast ? contrastSkin(strong) : usualSkin),
  light,
})

/** A picture in a skin. */
export function worn(shapes: readonly Shape[], skin: Skin): Shape[] {
  const seen = shapes.filter(({ only, ground }) => (only ?? skin.name) === skin.name && !(ground && skin.seeThrough))
  return seen.flatMap((shape): Shape[] => {
    if (shape.type === 'group') return [wornGroup(shape, skin)]
    if (shape.type === 'text') return skin.name === 'usual' ? [shape] : strongText(shape, skin)
    const cast = shape.height ? { ...shape, shadow: shadowAt(shape.height, skin.light) } : shape
    return [skin.name === 'usual' ? cast : strongPath(cast, skin)]
  })
}

const wornGroup = (group: Group, skin: Skin): Group =>
  group.own ? group : { ...group, shapes: worn(group.shapes, skin) }

function strongPath(path: Path, skin: Skin): Path {
  const { stroke } = path
  return {
    ...path,
    ...(path.fill !== undefined && { fill: strongPaint(path.fill, skin) }),
    ...(stroke && { stroke: { ...stroke, colour: strongColour(stroke.colour, skin) } }),
  }
}

/** Text is never pale, has no halo and is never directly on a landscape. */
function strongText(text: Text, skin: Skin): Shape[] {
  const { halo: _, opacity: __, plate, ...rest } = text
  const words = { ...rest, colour: strongColour(text.colour, skin) }
  return plate ? [plateOf(text), words] : [words]
}

/** A black plate under text. */
function plateOf(text: Text): Path {
  const { x, y, size, anchor = 'start' } = text
  const wide = widthOf(text.text, text)
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? wide / 2 : wide)
  const edge = size * 0.2
  const high = size * 1.04
  return rect(left - edge, y - size * 0.9, wide + 2 * edge, high, '#000000', { radius: 2 })
}

/** Flattens gradients of metal and paper, so that text on them has one ground; keeps fading light. */
function strongPaint(paint: Paint, skin: Skin): Paint {
  if (typeof paint === 'string') return strongColour(paint, skin)
  if (paint.type !== 'tile') {
    const middle = paint.stops[Math.floor(paint.stops.length / 2)]?.[1]
    const isSolid = paint.stops.every(([, colour]) => colour.startsWith('#'))
    if (middle !== undefined && isSolid) return strongColour(middle, skin)
  }
  return recolouredPaint(paint, (colour) => strongColour(colour, skin))
}

const strongColour = (colour: string, skin: Skin) => solidly(colour, (hex) => skin.colours.get(hex) ?? hex)
