import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { botFaceOf, faces, facesOf, handedOut, nobody } from '../../src/rules/faces.ts'
import { guild } from '../../src/rules/guild.ts'

const person = (key: string, face?: string) => ({ kind: 'person', key, ...(face === undefined ? {} : { face }) })
const bot = (name: string, key?: string) => ({ kind: 'bot', name, ...(key === undefined ? {} : { key }) })

describe('the faces at a table', () => {
  it('are those that people have chosen, and otherwise handed out, to each another one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: faces.length }), (keys) => {
        const all = facesOf(keys.map((key, seat) => person(key, seat === 0 ? 'turban' : undefined)))
        expect(all[0]).toBe('turban')
        expect(new Set(all).size).toBe(keys.length)
      }),
    )
  })

  it('are handed out for one that only later versions know', () => {
    expect(facesOf([person('k', 'diver')])).toEqual([handedOut('k')])
  })

  it('are a shadow in an open seat, and for people of a match without keys', () => {
    expect(facesOf([undefined, { kind: 'open' }, { kind: 'person' }])).toEqual([nobody, nobody, nobody])
  })

  it('are other people’s for each computer player of one strength, and the Guild has its sign', () => {
    const all = facesOf([bot('ganger'), bot('ganger'), bot('master'), bot('ganger'), bot(guild), bot('random')])
    expect(all).toEqual(['nell', 'joss', 'agnes', 'mair', guild, 'bot'])
  })

  it('are the computer’s where it stands in for someone, whose like it isn’t counted among', () => {
    expect(facesOf([bot('ganger', 'k'), bot('ganger')])).toEqual(['nell', 'nell'])
  })
})

describe('the face of a computer player that has moved', () => {
  it('is the one in its seat now, or that of its strength once its person is back', () => {
    expect(botFaceOf('ganger', 'mair')).toBe('mair')
    expect(botFaceOf('ganger', 'turban')).toBe('nell')
  })
})
