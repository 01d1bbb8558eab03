import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foothills } from '../../src/games/foothills/title.ts'
import { openTitle } from '../../src/lab/title.ts'

const rulings = new URL('../../src/games/foothills/content/rulings.md', import.meta.url)

describe('the claims in rulings', () => {
  it('are about the edition that is built in', async () => {
    const [, claims = ''] = readFileSync(rulings, 'utf8').split(/<!-- lab: (?:begin|end) -->/)
    const { name, hash } = (await openTitle([foothills], 'foothills')).game.edition
    expect(claims).toContain(`“${name}” (${hash.slice(0, 12)})`)
  })
})
