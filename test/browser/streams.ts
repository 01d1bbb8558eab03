import type { Page } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** Where a stream page shows what a watch link leads to. */
export const streamOf = (watch: string, preset: string): string => `${watch.replace('#/w/', '#/s/')}?preset=${preset}`

/** Opens more pages beside a visitor's, in the same browser profile. */
export async function beside({ page }: Visitor, address: string): Promise<Page> {
  const next = await page.context().newPage()
  await next.goto(address)
  return next
}
