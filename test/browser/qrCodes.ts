import type { Page } from 'playwright-core'

/** How many QR codes are to be seen on a page, found by the three corners that each of them has. */
export async function qrCodesOn(page: Page): Promise<number> {
  const picture = await page.screenshot()
  return page.evaluate(countIn, picture.toString('base64'))
}

/** Runs in the page. */
async function countIn(picture: string): Promise<number> {
  /** The unit squares of a corner, from its middle. */
  const squares = [-3, -2, -1, 0, 1, 2, 3]
  interface Corner {
    readonly x: number
    readonly y: number
    /** The width of a unit square, in pixels. */
    readonly unit: number
  }
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
  const light = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((part) => data[4 * (y * width + x) + part])
    return 0.3 * r + 0.6 * g + 0.1 * b
  }
  /** Lengths of one kind and the other that are as 1 to 1 to 3 to 1 to 1. */
  const isCorner = (runs: readonly number[]) => {
    const unit = runs.reduce((sum, run) => sum + run, 0) / 7
    return (
      unit >= 1.5 && runs.every((run, at) => Math.abs(run - (at === 2 ? 3 : 1) * unit) < 0.6 * unit)
    )
  }
  /** The lengths of what is alike along a line of so many pixels, and where each begins. */
  const runsOf = (length: number, isDark: (at: number) => boolean) => {
    const starts = Array.from({ length }, (_, at) => at).filter(
      (at) => at === 0 || isDark(at) !== isDark(at - 1),
    )
    return starts.map((start, n) => ({ start, length: (starts[n + 1] ?? length) - start }))
  }
  /** The middles of what looks like a corner along a line. */
  const middlesOf = (length: number, isDark: (at: number) => boolean) => {
    const runs = runsOf(length, isDark)
    return runs.flatMap(({ start }, first) => {
      const five = runs.slice(first, first + 5)
      const lengths = five.map((run) => run.length)
      const all = lengths.reduce((sum, run) => sum + run, 0)
      return five.length === 5 && isCorner(lengths) ? [{ at: start + all / 2, unit: all / 7 }] : []
    })
  }
  /** Whether all squares around a middle are as a corner has them: a square within a ring within a ring. */
  const isWhole = ({ x, y, unit }: Corner, threshold: number) =>
    squares.every((dy) =>
      squares.every((dx) => {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        const isDark = light(Math.round(x + dx * unit), Math.round(y + dy * unit)) < threshold
        return isDark === (ring !== 2)
      }),
    )
  const near = (a: Corner, b: Corner) =>
    Math.hypot(a.x - b.x, a.y - b.y) < 3 * a.unit && Math.abs(a.unit - b.unit) < 0.3 * a.unit
  const cornersAt = (threshold: number): readonly Corner[] => {
    const down = Array.from({ length: width }, (_, x) =>
      middlesOf(height, (y) => light(x, y) < threshold).map(({ at, unit }) => ({ x, y: at, unit })),
    ).flat()
    const found: Corner[] = []
    const isKnown = (corner: Corner) => found.some((one) => near(one, corner))
    for (let y = 0; y < height; y++)
      for (const { at, unit } of middlesOf(width, (x) => light(x, y) < threshold)) {
        const corner = { x: at, y, unit }
        const across = down.find((one) => near(one, corner))
        if (!across || isKnown(corner)) continue
        if (isWhole({ ...corner, y: across.y }, threshold)) found.push({ ...corner, y: across.y })
      }
    return found
  }
  /** Three corners of a square that stands upright. */
  const codesOf = (corners: readonly Corner[]) =>
    corners.flatMap((one) =>
      corners.flatMap((right) =>
        corners.filter((below) => {
          const [w, h] = [right.x - one.x, below.y - one.y]
          const slack = 3 * one.unit
          const isUpright = Math.abs(right.y - one.y) < slack && Math.abs(below.x - one.x) < slack
          return w > 10 * one.unit && Math.abs(w - h) < slack && isUpright
        }),
      ),
    ).length
  return Math.max(...[64, 128, 192].map((threshold) => codesOf(cornersAt(threshold))))
}
