import { describe, expect, it } from 'vitest'
import { deadEnds } from '../../../src/debug/stage/touches.ts'
import { pageText } from '../../../src/debug/text/page.ts'
import { quantile } from '../../../src/debug/ui.ts'

const place = (id: string, next = false) => ({ id, pick: id, label: id, next, at: { x: 0, y: 0, w: 10, h: 10 } })

/** Cubes that lie on a line, cards that a rule forbids, and a picture that means nothing. */
const places = [place('line', true), place('cube'), place('card:1'), place('card:2'), place('hut'), place('picture')]
const ends = deadEnds(places, {
  ids: ({ id }) => (id === 'cube' ? ['cube', 'line'] : [id]),
  meant: ([id]) => (id === 'picture' ? undefined : { type: id }),
  why: (intention) =>
    JSON.stringify(intention).includes('card') ? { reason: 'notYet', section: 'Turn', amounts: {} } : undefined,
  say: ({ reason }) => `No: ${reason}.`,
})

describe('why a piece can’t be touched', () => {
  const of = (id: string) => ends.find(({ places }) => places.some((one) => one.id === id))

  it('is given once for every such piece', () => {
    const told = ends.flatMap(({ places }) => places.map(({ id }) => id))
    expect(told.sort()).toEqual(['card:1', 'card:2', 'cube', 'hut', 'picture'])
  })

  it('is the rule that forbids it, shared by all pieces it forbids', () => {
    expect(of('card:1')).toEqual(of('card:2'))
    expect(of('card:1')).toMatchObject({ text: 'No: notYet.', refusal: { reason: 'notYet' } })
  })

  it('is no rule if a touch does nothing, picks the piece below, or is not enough', () => {
    const texts = ['picture', 'cube', 'hut'].map((id) => of(id)?.text)
    expect(new Set(texts).size).toBe(3)
    for (const id of ['picture', 'cube', 'hut']) expect(of(id)?.refusal).toBeUndefined()
    expect(of('cube')?.text).toBe(pageText.stage.beneath)
  })
})

describe('a quantile', () => {
  it('is the value at its share', () => {
    const values = [5, 1, 4, 2, 3]
    expect([0, 0.5, 0.95, 1].map((share) => quantile(values, share))).toEqual([1, 3, 5, 5])
    expect(quantile([], 0.5)).toBeUndefined()
  })
})
