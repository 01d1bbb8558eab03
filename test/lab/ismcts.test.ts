import { expect, it } from 'vitest'
import { inLab } from './laboratory.ts'

const over = async (title: string, bots: string, matches: number) => {
  const { said } = await inLab(['ladder', '--title', title, '--bots', bots, '--matches', String(matches), '--json'])
  const [rung] = JSON.parse(said.join(''))
  return rung.winRate
}

it('plays better than chance, with hidden hands too', async () => {
  expect(await over('sidings', 'ismcts@100,random', 30)).toBeGreaterThan(0.7)
  expect(await over('waybills', 'ismcts@20,random', 8)).toBeGreaterThan(0.7)
})

it('plays better the longer it thinks', async () => {
  expect(await over('sidings', 'ismcts@200,ismcts@5', 30)).toBeGreaterThan(0.6)
})
