import { describe, expect, it } from 'vitest'
import { type MovePicks, narrowed, nextPicks, touch } from '../../src/stage/narrow.ts'

const choices: readonly MovePicks<string>[] = [
  { move: 'take iron', picks: ['iron'] },
  { move: 'lay for iron', picks: ['card', 'offer iron'] },
  { move: 'lay for stone', picks: ['card', 'offer stone'] },
  { move: 'swap from yard', picks: ['rubble', 'yard'] },
]

describe('narrowing', () => {
  it('keeps the choices that begin with what was picked', () => {
    expect(narrowed(choices, []).length).toBe(4)
    expect(narrowed(choices, ['card']).map(({ move }) => move)).toEqual(['lay for iron', 'lay for stone'])
    expect(narrowed(choices, ['yard'])).toEqual([])
  })

  it('names what may be picked next, each once', () => {
    expect([...nextPicks(choices, [])]).toEqual(['iron', 'card', 'rubble'])
    expect([...nextPicks(choices, ['card'])]).toEqual(['offer iron', 'offer stone'])
    expect([...nextPicks(choices, ['iron'])]).toEqual([])
  })
})

describe('a form', () => {
  const sets: readonly (readonly string[])[] = [[], ['gold'], ['ruby'], ['gold', 'ruby']]
  const form: readonly MovePicks<string>[] = sets.map((set) => ({
    move: `take ${set.join(' and ')}`,
    picks: [...set, 'send'],
    isForm: true,
  }))
  const pickedBy = (touches: readonly string[]) =>
    touches.reduce<readonly string[]>((picked, id) => {
      const led = touch(form, picked, [id])
      return led.type === 'narrowed' ? led.picked : picked
    }, [])

  it('is filled in in any order, and sent with the last touch', () => {
    expect([...nextPicks(form, [])].sort()).toEqual(['gold', 'ruby', 'send'])
    expect(pickedBy(['ruby', 'gold'])).toEqual(['ruby', 'gold'])
    expect(touch(form, ['ruby', 'gold'], ['send'])).toEqual({ type: 'chosen', move: 'take gold and ruby' })
    expect(touch(form, [], ['send'])).toEqual({ type: 'chosen', move: 'take ' })
  })

  it('takes back what is touched twice', () => {
    expect(pickedBy(['ruby', 'gold', 'ruby'])).toEqual(['gold'])
    expect(touch(form, ['gold'], ['send'])).toEqual({ type: 'chosen', move: 'take gold' })
  })
})

describe('a touch', () => {
  it('picks something else instead if it leads nowhere, but chooses nothing that way', () => {
    expect(touch(choices, ['card'], ['iron'])).toEqual({ type: 'refused' })
    expect(touch(choices, ['card'], ['card'])).toEqual({ type: 'refused' })
    const cells = ['north', 'south'].map((cell) => ({ move: cell, picks: [cell, 'lay'], whole: true }))
    expect(touch(cells, [], ['north'])).toEqual({ type: 'narrowed', picked: ['north'] })
    expect(touch(cells, ['north'], ['south'])).toEqual({ type: 'narrowed', picked: ['south'] })
  })

  it('is needed for every pick of a move that is tried first', () => {
    const cell = [{ move: 'lay', picks: ['cell', 'lay'], whole: true }]
    expect(touch(cell, [], ['cell'])).toEqual({ type: 'narrowed', picked: ['cell'] })
    expect(touch(cell, ['cell'], ['lay'])).toEqual({ type: 'chosen', move: 'lay' })
  })

  it('chooses when one choice is left', () => {
    expect(touch(choices, [], ['iron'])).toEqual({ type: 'chosen', move: 'take iron' })
    expect(touch(choices, [], ['rubble'])).toEqual({ type: 'chosen', move: 'swap from yard' })
  })

  it('narrows when more are left', () => {
    expect(touch(choices, [], ['card'])).toEqual({ type: 'narrowed', picked: ['card'] })
    expect(touch(choices, ['card'], ['offer stone'])).toEqual({ type: 'chosen', move: 'lay for stone' })
  })

  it('picks all overlapping pieces that lead to a move', () => {
    expect(touch(choices, [], ['offer iron', 'card', 'ground'])).toEqual({ type: 'chosen', move: 'lay for iron' })
  })

  it('prefers the topmost', () => {
    expect(touch(choices, [], ['iron', 'rubble'])).toEqual({ type: 'chosen', move: 'take iron' })
  })

  it('is refused if nothing leads to a move', () => {
    expect(touch(choices, [], ['ground'])).toEqual({ type: 'refused' })
    expect(touch(choices, ['card'], ['iron'])).toEqual({ type: 'refused' })
    expect(touch([], [], ['iron'])).toEqual({ type: 'refused' })
  })
})
