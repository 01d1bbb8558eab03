import type { Visitor } from './visitor.ts'

type Seen = Pick<Visitor, 'page'>

/** Opens the settings: on the first page and in a room by their button, at a table by its menu. */
export async function openSettings({ page }: Seen): Promise<void> {
  const way = page.locator(':is([data-open=menu], [data-open=settings])').first()
  const isAtTable = (await way.getAttribute('data-open')) === 'menu'
  await way.press('Enter')
  if (isAtTable) await page.locator('dialog.menu [data-open=settings]').press('Enter')
  await page.waitForSelector('dialog.settings')
}

/** Resigns by key: the way to it, then two presses a second apart. */
export async function resign({ page }: Seen): Promise<void> {
  await page.locator('[data-open=menu]').press('Enter')
  await page.locator('dialog.menu [data-open=resign]').press('Enter')
  const button = page.locator('dialog.resign [data-resign]')
  await button.press('Enter')
  await page.waitForSelector('[data-resign][data-grip=armed]')
  await button.press('Enter')
}
