import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { snowdonia, builtIn as snowdoniaBuiltIn } from '../../src/games/snowdonia/index.ts'
import { design, type Model } from '../match/trustModel.ts'
import { search } from '../match/trustSearch.ts'
import { type Report, rounded, tellReport } from './report.ts'
import { measureOpening } from './trust/opening.ts'
import { processorMs } from './trust/processorMs.ts'
import { measureShuffling } from './trust/shuffling.ts'
import { measureSizes } from './trust/sizes.ts'

/** Tables that take longer than a test may: those without a liar, whose devices do nothing that a liar can’t. */
const tables: Readonly<Record<string, Omit<Model, 'rules'>>> = {
  'two, five lines': { devices: 2, lines: 5 },
  'three, four lines': { devices: 3, lines: 4 },
}

async function measureSearch(name: string, table: Omit<Model, 'rules'>): Promise<Report> {
  let found: ReturnType<typeof search> | undefined
  const ms = await processorMs(() => {
    found = search({ ...table, rules: design })
  })
  return {
    [name]: { value: found?.states ?? 0, aim: `states, ${found?.fault ?? 'without a fault'}` },
    [`${name}: time`]: { value: rounded(ms / 1000, 1), aim: 'processor seconds' },
  }
}

let figures: Report = {
  ...(await measureOpening('two', foothills(builtIn), 2)),
  ...(await measureOpening('four', snowdonia(snowdoniaBuiltIn), 4)),
  ...(await measureShuffling()),
  ...measureSizes(foothills(builtIn)),
}
for (const [name, table] of Object.entries(tables)) figures = { ...figures, ...(await measureSearch(name, table)) }
tellReport(figures, process.argv.includes('--json'))
