import { parseArgs } from 'node:util'
import { soakFuzz } from '../fuzz/soak.ts'
import { type Report, simulate } from './simulation.ts'
import { foothillsMatch, seededMatch, seededWaybills } from './simulations.ts'

/** Number of matches of each kind by default, and of wrong messages. */
const usual = { tiny: '1000', waybills: '200', foothills: '40', messages: '100000' }

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '10000' },
    tiny: { type: 'string', default: usual.tiny },
    waybills: { type: 'string', default: usual.waybills },
    foothills: { type: 'string', default: usual.foothills },
    messages: { type: 'string', default: usual.messages },
  },
})
const from = Number(values.from)
const failed = [
  ...(await playAll('Sidings', Number(values.tiny), async (seed) => seededMatch(seed), simulate)),
  ...(await playAll('Waybills', Number(values.waybills), async (seed) => seededWaybills(seed), simulate)),
  ...(await playAll('Foothills', Number(values.foothills), foothillsMatch, simulate)),
]
const damage = await soakFuzz(Number(values.messages), from)
for (const one of damage) console.log(one)
console.log(`${values.messages} wrong messages each to hosts and guests: ${damage.length} problems`)
process.exitCode = failed.length + damage.length > 0 ? 1 : 0

/** Plays matches with mishaps by the seeds from `from` on; returns the seeds of those that went wrong. */
async function playAll<S>(
  game: string,
  count: number,
  sittingOf: (seed: number) => Promise<S>,
  play: (simulation: S) => Promise<Report>,
): Promise<readonly number[]> {
  const wrong: number[] = []
  const tally = { people: 0, bot: 0, unfinished: 0 }
  let hosts = 0
  for (let seed = from; seed < from + count; seed++) {
    const report = await play(await sittingOf(seed))
    tally[report.how]++
    hosts += Math.max(0, report.epochs - 1)
    if (report.how !== 'unfinished') continue
    wrong.push(seed)
    console.log(`${game}, seed ${seed}: ${report.problems.join('; ')}`)
  }
  const { people, bot, unfinished } = tally
  const counts = `${people} by people, ${bot} with a bot's help, ${unfinished} not`
  console.log(`${game}: ${count} matches, ${counts}; ${hosts} times another host took over`)
  return wrong
}
