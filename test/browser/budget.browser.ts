import { describe, expect, it } from 'vitest'
import { readBudget, roomy } from '../budget/budget.ts'
import { measureVisits } from '../budget/visit.ts'
import { withTable } from './harness.ts'

describe('a first visit', () => {
  it('stays within the budget with room to spare, and dials before the stage has loaded', () =>
    withTable(async ({ browser, server }) => {
      const budget = readBudget()
      const cost = await measureVisits(browser, server.local)
      expect(Math.min(cost.here, cost.byLink)).toBeGreaterThan(budget.shellBrotli)
      expect(cost.transferBytes).toBeLessThanOrEqual(roomy(budget.transferBytes))
      expect(cost.scriptBrotli).toBeLessThanOrEqual(roomy(budget.scriptBrotli))
      expect(cost.dialledBeforeStage).toBe(true)
    }))

  it('brings the licences of all that it bundles', () =>
    withTable(async ({ server }) => {
      const licences = await (await fetch(new URL('licences.md', server.local))).text()
      for (const [name, licence] of [
        ['phaser', 'MIT'],
        ['peerjs', 'MIT'],
        ['mediabunny', 'MPL-2.0'],
        ['@fontsource/league-gothic', 'OFL-1.1'],
      ])
        expect(licences).toMatch(new RegExp(`^## ${name} - .*\\(${licence}\\)$`, 'm'))
    }))
})
