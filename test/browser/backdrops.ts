import type { Page } from 'playwright-core'

/** Number of pixels of each kind on a page, by what shows of three backdrops behind them. */
export interface Kinds {
  readonly clear: number
  readonly solid: number
  readonly partly: number
  /** Neither: they don't mix with what is behind them as they should. */
  readonly wrong: number
}

const backdrops = ['#000', '#fff', 'repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 0 / 16px 16px'] as const

/** Shows a page over black, white and a checkerboard, and tells what shows through. */
export async function overBackdrops(page: Page): Promise<Kinds> {
  const pictures: string[] = []
  for (const backdrop of backdrops) {
    await page.evaluate((value) => {
      document.documentElement.style.setProperty('background', value, 'important')
    }, backdrop)
    pictures.push((await page.screenshot()).toString('base64'))
  }
  return page.evaluate(kindsIn, pictures)
}

/** Runs in the page. */
async function kindsIn(pictures: readonly string[]): Promise<Kinds> {
  const pixels = await Promise.all(
    pictures.map(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return context?.getImageData(0, 0, image.width, image.height).data ?? []
    }),
  )
  const [black = [], white = [], checks = []] = pixels
  const count = { clear: 0, solid: 0, partly: 0, wrong: 0 }
  /** Rounding, once for each picture. */
  const slack = 3
  for (let at = 0; at < black.length; at += 4) {
    const parts = [0, 1, 2].map((part) => {
      const [dark, light, mixed] = [black, white, checks].map((all) => all[at + part] ?? 0)
      return { dark: dark ?? 0, light: light ?? 0, mixed: mixed ?? 0 }
    })
    const through = parts.map(({ dark, light }) => light - dark)
    const [least, most] = [Math.min(...through), Math.max(...through)]
    const isEither = (pick: 'dark' | 'light') => parts.every((one) => Math.abs(one.mixed - one[pick]) <= slack)
    if (least < -slack || most - least > slack || !(isEither('dark') || isEither('light'))) count.wrong++
    else if (least >= 255 - slack) count.clear++
    else if (most <= slack) count.solid++
    else count.partly++
  }
  return count
}
