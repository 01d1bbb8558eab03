import type { Page } from 'playwright-core'

/** Lightness of each pixel of a picture, 0 to 255, row by row. */
interface Picture {
  readonly width: number
  readonly height: number
  readonly light: Uint8Array
}

/** One of the three corners of a QR code: its middle, and the width of a unit square, in pixels. */
interface Corner {
  readonly x: number
  readonly y: number
  readonly unit: number
}

/** Number of QR codes a page shows, found by the three corners that each of them has. */
export async function qrCodesOn(page: Page): Promise<number> {
  const png = await page.screenshot()
  const { width, height, light } = await page.evaluate(lightOf, png.toString('base64'))
  const picture = { width, height, light: Buffer.from(light, 'base64') }
  // The limit between dark and light in a code depends on the colours it has.
  return Math.max(...[64, 128, 192].map((dark) => codesAmong(cornersIn(picture, dark))))
}

/** Runs in the page. */
async function lightOf(png: string) {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const data = context?.getImageData(0, 0, width, height).data ?? []
  let light = ''
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.slice(at, at + 3)
    light += String.fromCharCode(0.3 * r + 0.6 * g + 0.1 * b)
  }
  return { width, height, light: btoa(light) }
}

/** The corners in a picture whose pixels count as dark below a limit. */
function cornersIn({ width, height, light }: Picture, limit: number): readonly Corner[] {
  const isDark = (x: number, y: number) => (light[y * width + x] ?? 0) < limit
  const down = indices(width).flatMap((x) =>
    middlesOf(height, (y) => isDark(x, y)).map(({ at, unit }) => ({ x, y: at, unit })),
  )
  const found: Corner[] = []
  for (const y of indices(height))
    for (const { at, unit } of middlesOf(width, (x) => isDark(x, y))) {
      const across = down.find((one) => isNear(one, { x: at, y, unit }))
      const corner = { x: at, y: across?.y ?? y, unit }
      const isNew = across && !found.some((one) => isNear(one, corner))
      if (isNew && isWhole(corner, isDark)) found.push(corner)
    }
  return found
}

const indices = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The middles of what looks like a corner along a line: lengths that are as 1 to 1 to 3 to 1 to 1. */
function middlesOf(length: number, isDark: (at: number) => boolean) {
  const starts = indices(length).filter((at) => at === 0 || isDark(at) !== isDark(at - 1))
  const edges = [...starts, length]
  return starts.flatMap((start, first) => {
    const six = edges.slice(first, first + 6)
    const unit = ((six[5] ?? Number.NaN) - start) / 7
    const runs = six.slice(1).map((edge, at) => edge - (six[at] ?? 0))
    const isCorner = runs.every((run, at) => Math.abs(run - (at === 2 ? 3 : 1) * unit) < 0.6 * unit)
    return unit >= 1.5 && isCorner ? [{ at: start + 3.5 * unit, unit }] : []
  })
}

const isNear = (a: Corner, b: Corner) =>
  Math.hypot(a.x - b.x, a.y - b.y) < 3 * a.unit && Math.abs(a.unit - b.unit) < 0.3 * a.unit

/** The unit squares of a corner, from its middle. */
const squares = [-3, -2, -1, 0, 1, 2, 3]

/** Whether all squares around a middle are as in a corner: a dark square, a light ring and a dark one. */
const isWhole = ({ x, y, unit }: Corner, isDark: (x: number, y: number) => boolean) =>
  squares.every((dx) =>
    squares.every((dy) => {
      const isRing = Math.max(Math.abs(dx), Math.abs(dy)) === 2
      return isDark(Math.round(x + dx * unit), Math.round(y + dy * unit)) !== isRing
    }),
  )

/** Number of times three of the corners are those of a square that stands upright. */
const codesAmong = (corners: readonly Corner[]): number =>
  corners.flatMap((first) => corners.flatMap((right) => corners.filter((below) => isCode(first, right, below)))).length

function isCode({ x, y, unit }: Corner, right: Corner, below: Corner): boolean {
  const [w, h] = [right.x - x, below.y - y]
  const slack = 3 * unit
  const isUpright = Math.abs(right.y - y) < slack && Math.abs(below.x - x) < slack
  return w > 10 * unit && Math.abs(w - h) < slack && isUpright
}
