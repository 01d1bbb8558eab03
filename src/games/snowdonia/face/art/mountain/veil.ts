import { clear } from '../../../../../stage/art/colour.ts'
import { at, grain, path, rect, stroke } from '../../../../../stage/art/draw.ts'
import type { Paint, Shape } from '../../../../../stage/art/shape.ts'
import type { Size } from '../../../../../stage/face.ts'
import { bars, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import type { Weather } from '../../../content/edition.ts'
import type { Palette } from '../weathers.ts'

/** The weather in the air: thick behind the railway, thin before it, so that no number is lost in it. */
export function veilShapes({ w, h }: Size, weather: Weather, palette: Palette, layer: 'behind' | 'before'): Shape[] {
  if (weather === 'sun') return []
  if (weather === 'rain') return [rainShape(w, h, layer)]
  return layer === 'behind' ? fogBehind(w, h, palette) : fogBefore(w, h, palette)
}

function rainShape(w: number, h: number, layer: 'behind' | 'before'): Shape {
  const next = grain(layer === 'behind' ? 5 : 8)
  const count = Math.round(((w * h) / 3200) * (layer === 'behind' ? 1 : 0.5))
  const drops = upTo(count).map(() => {
    const long = 10 + next() * 22
    return `M${at(next() * (w + 40), next() * h)}l${at(-long * 0.34, long)}`
  })
  return path(drops.join(''), {
    stroke: stroke('#eef4f6', layer === 'behind' ? 1.5 : 1.1),
    opacity: layer === 'behind' ? 0.4 : 0.2,
  })
}

/** A band of fog between two heights, thickest in the middle. */
function band(w: number, y: number, half: number, colour: string, strength: number): Shape {
  const fading: Paint = {
    type: 'linear',
    from: [0, y - half],
    to: [0, y + half],
    stops: [
      [0, clear(colour, 0)],
      [0.5, clear(colour, strength)],
      [1, clear(colour, 0)],
    ],
  }
  return rect(0, y - half, w, half * 2, fading)
}

function drift(w: number, y: number, half: number, colour: string, seed: number): Shape {
  const next = grain(seed)
  const lines = upTo(Math.ceil(w / 60)).flatMap(() => [next() * w - 20, y + (next() - 0.5) * half, 30 + next() * 90])
  return bars(colour, 3, 0.4, ...lines)
}

const fogBehind = (w: number, h: number, { mist }: Palette): Shape[] =>
  [
    [0.2, 0.2, 0.75],
    [0.42, 0.2, 0.7],
    [0.62, 0.16, 0.6],
    [0.8, 0.14, 0.4],
  ].flatMap(([y = 0, half = 0, strength = 0], i) => [
    band(w, y * h, half * h, mist, strength),
    drift(w, y * h, half * h, mist, 31 + i),
  ])

const fogBefore = (w: number, h: number, { mist }: Palette): Shape[] =>
  [
    [0.3, 0.1, 0.16],
    [0.66, 0.1, 0.18],
  ].map(([y = 0, half = 0, strength = 0]) => band(w, y * h, half * h, mist, strength))
