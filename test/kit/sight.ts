/** A colour in CIELAB, where distances match the eye's: lightness, green to red, blue to yellow. */
export type Lab = readonly [number, number, number]
type Triple = readonly [number, number, number]

/** Ways of seeing: with all three kinds of cones, or without those for long, middle or short waves. */
export const sights = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Sight = (typeof sights)[number]

/** Linear red, green and blue as each sight leaves them (Machado, Oliveira and Fernandes 2009, full severity). */
const matrices: Readonly<Record<Sight, readonly [Triple, Triple, Triple]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const toLab: readonly [Triple, Triple, Triple] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const white: Triple = [0.95047, 1, 1.08883]

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const times = ([x, y, z]: readonly [Triple, Triple, Triple], of: Triple): Triple => [dot(x, of), dot(y, of), dot(z, of)]

/** Linear red, green and blue, from 0 to 1, of six hexadecimal digits. */
function linear(hex: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** A colour, `#rrggbb`, as seen with this sight. */
export function seen(hex: string, sight: Sight): Lab {
  const [r, g, b] = times(matrices[sight], linear(hex))
  const within = (value: number) => Math.max(0, Math.min(1, value))
  const [x, y, z] = times(toLab, [within(r), within(g), within(b)])
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116)
  const [fx, fy, fz] = [f(x / white[0]), f(y / white[1]), f(z / white[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const degrees = Math.PI / 180
const cos = (angle: number) => Math.cos(angle * degrees)
const dulled = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** The distance of two colours, CIEDE2000: 1 is just noticed side by side, 10 is seen at a glance. */
export function distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const g = 1.5 - 0.5 * dulled((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)]
  const [h1, h2] = [angleOf(b1, a1 * g), angleOf(b2, a2 * g)]
  const grey = c1 * c2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const h = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const chroma = (c2 - c1) / (1 + 0.045 * c)
  const hue = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degrees)) / (1 + 0.015 * c * t)
  const twist = -2 * dulled(c) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * degrees)
  return Math.sqrt(light ** 2 + chroma ** 2 + hue ** 2 + twist * chroma * hue)
}

const angleOf = (y: number, x: number) => (Math.atan2(y, x) / degrees + 360) % 360

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const light = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex))
  const [high, low] = [Math.max(light(a), light(b)), Math.min(light(a), light(b))]
  return (high + 0.05) / (low + 0.05)
}

/** The colour seen where one covers another with this opacity, from 0 to 1. */
export function laidOver(top: string, ground: string, opacity: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = (at: number) => Math.round(part(top, at) * opacity + part(ground, at) * (1 - opacity))
  return `#${[1, 3, 5].map((at) => mixed(at).toString(16).padStart(2, '0')).join('')}`
}
