import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { strengths } from '../../src/bots/strength.ts'
import { languages } from '../../src/kit/language.ts'
import { botText, rivalsIn } from '../../src/overlay/bots/bots.ts'
import { bots as cy } from '../../src/overlay/words/cy/index.ts'
import { bots as de } from '../../src/overlay/words/de/index.ts'
import { bots as en } from '../../src/overlay/words/en/index.ts'
import { facesOf } from '../../src/rules/faces.ts'
import { guild } from '../../src/rules/guild.ts'

const words = { en, de, cy }
const drawn = (name: string) => existsSync(new URL(`../../assets/bots/${name}.svg`, import.meta.url))
const three = (name: string) => facesOf(Array.from({ length: 3 }, () => ({ kind: 'bot', name })))

describe('the computer players', () => {
  it('have a portrait for each strength', () => {
    expect(strengths.filter((strength) => !drawn(strength))).toEqual([])
  })

  it('have three names for each strength, and faces, unlike all others', () => {
    const names = strengths.flatMap((strength) => botText(strength)?.names ?? [])
    const faces = strengths.flatMap(three)
    for (const all of [names, faces]) {
      expect(all).toHaveLength(3 * strengths.length)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it.each(languages)('have sentences of their own and the names they have everywhere: %s', (language) => {
    for (const part of ['level', 'line', 'about'] as const) {
      const said = strengths.map((strength) => words[language][strength][part])
      expect(new Set(said).size).toBe(strengths.length)
    }
    for (const strength of strengths) {
      const { name, second, third } = words[language][strength]
      expect([name, second, third]).toEqual([en[strength].name, en[strength].second, en[strength].third])
    }
  })

  it('sit at any table, and the Guild where its rules play seats', () => {
    expect(rivalsIn({})).toEqual(strengths)
    expect(rivalsIn({ guild: true })).toEqual([...strengths, guild])
  })

  it('aren’t those of other names', () => {
    expect(botText('random')).toBeUndefined()
    expect(botText(undefined)).toBeUndefined()
  })
})
