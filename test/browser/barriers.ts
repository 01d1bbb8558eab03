import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Visitor } from './visitor.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Serious accessibility problems on the page as it is now, and where they are. The page itself lets no other script in,
 * so the one that looks for them comes from outside.
 */
export async function barriers({ page }: Pick<Visitor, 'page'>, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (within) => {
    const { violations } = await window.axe.run(within, { resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      )
  }, within)
}
