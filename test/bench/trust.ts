import { design, type Model } from '../match/trustModel.ts'
import { search } from '../match/trustSearch.ts'
import { type Report, rounded, tellReport } from './report.ts'

/** Tables that take longer than a test may: those without a liar, whose devices do nothing that a liar can’t. */
const tables: Readonly<Record<string, Omit<Model, 'rules'>>> = {
  'two, five lines': { devices: 2, lines: 5 },
  'three, four lines': { devices: 3, lines: 4 },
}

const figures: Report = Object.fromEntries(
  Object.entries(tables).flatMap(([name, table]) => {
    const before = process.cpuUsage()
    const { states, fault } = search({ ...table, rules: design })
    const { user, system } = process.cpuUsage(before)
    return [
      [name, { value: states, aim: `states, ${fault ?? 'without a fault'}` }],
      [`${name}: time`, { value: rounded((user + system) / 1e6, 1), aim: 'processor seconds' }],
    ]
  }),
)
tellReport(figures, process.argv.includes('--json'))
