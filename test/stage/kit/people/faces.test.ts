import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { strengths } from '../../../../src/bots/strength.ts'
import { faces, facesOf, nobody } from '../../../../src/rules/faces.ts'
import { guild } from '../../../../src/rules/guild.ts'
import { brotli } from '../../../../src/server/compress.ts'
import { drawingsIn } from '../../../../src/stage/build/drawings.ts'
import { faceArt } from '../../../../src/stage/kit/people/faces.ts'
import { portraitOf } from '../../../../src/stage/kit/people/locket.ts'
import { seatPaints } from '../../../../src/stage/kit/seats/paints.ts'

const bots = strengths.flatMap((name) => facesOf(Array.from({ length: 3 }, () => ({ kind: 'bot', name }))))
const all = [...faces, ...bots, 'bot', guild, nobody]

const written = (name: string) => JSON.stringify(faceArt(name))

describe('a face', () => {
  it('looks like no other', () => {
    expect(new Set(all.map(written)).size).toBe(all.length)
  })

  it('is a shadow where its name is unknown', () => {
    expect(written('diver')).toBe(written(nobody))
  })

  it('takes at most 8 kB with all the others, compressed', async () => {
    const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
    const code = drawingsIn(file('assets/people/parts.svg')) + file('src/stage/kit/people/faces.ts')
    expect((await brotli(Buffer.from(code))).length).toBeLessThan(8000)
  })
})

describe('a portrait', () => {
  const marks = seatPaints({ colour: 'blue', pattern: 0, letter: 'B' })

  it('has the letter of its seat', () => {
    expect(JSON.stringify(portraitOf('auburn', false).draw(40, marks))).toContain('"text":"B"')
  })

  it('looks another way while its person is away, and says so by its key', () => {
    const [here, away] = [portraitOf('auburn', false), portraitOf('auburn', true)]
    expect(away.key).not.toBe(here.key)
    expect(away.draw(40, marks)).not.toEqual(here.draw(40, marks))
  })
})
