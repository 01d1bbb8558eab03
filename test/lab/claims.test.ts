import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { weights } from '../../src/games/foothills/content/weights.json'
import { foothills } from '../../src/games/foothills/title.ts'
import { markOf } from '../../src/lab/player.ts'
import { openTitle } from '../../src/lab/title.ts'

const rulings = new URL('../../src/games/foothills/content/rulings.md', import.meta.url)
const text = readFileSync(rulings, 'utf8')

describe('the claims in rulings', () => {
  it('are about the edition that is built in', async () => {
    const [, claims = ''] = text.split(/<!-- lab: (?:begin|end) -->/)
    const { name, hash } = (await openTitle([foothills], 'foothills')).game.edition
    expect(claims).toContain(`“${name}” (${hash.slice(0, 12)})`)
  })

  it('come from matches by the weights that are built in', () => {
    expect(text).toContain(`by the weights ${markOf(weights)}`)
  })
})
