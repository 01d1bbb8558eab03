import { describe, expect, it } from 'vitest'
import { readBudget } from '../budget/budget.ts'
import { measureVisits } from '../budget/visit.ts'
import { withTable } from './harness.ts'

describe('a first visit', () => {
  it('stays within the budget up to a playable table, and dials before the stage has loaded', () =>
    withTable(async ({ browser, server }) => {
      const budget = readBudget()
      const cost = await measureVisits(browser, server.local)
      expect(Math.min(cost.here, cost.byLink)).toBeGreaterThan(budget.shellBrotli)
      expect(cost.transferBytes).toBeLessThanOrEqual(budget.transferBytes)
      expect(cost.scriptBytes).toBeLessThanOrEqual(budget.scriptBrotli)
      expect(cost.dialledBeforeStage).toBe(true)
    }))
})
