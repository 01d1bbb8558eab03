import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Choice } from '../../src/stage/narrow.ts'
import { pointerMachine } from '../../src/stage/pointer.ts'

const choices: readonly Choice<string>[] = [
  { move: 'a', picks: ['iron'] },
  { move: 'b', picks: ['card', 'one', 'x'] },
  { move: 'c', picks: ['card', 'one', 'y'] },
  { move: 'd', picks: ['card', 'two'] },
]

/** A hand with what it told. */
function hand() {
  const told: unknown[] = []
  const actor = createActor(pointerMachine<string>())
  for (const type of ['chosen', 'refused', 'picked'] as const)
    actor.on(type, (news) => told.push(Object.values(news)))
  actor.start()
  const touch = (...ids: string[]) => {
    actor.send({ type: 'down', ids })
    actor.send({ type: 'up', ids })
  }
  return { actor, told, touch, state: () => actor.getSnapshot().value }
}

let it1 = hand()
beforeEach(() => {
  it1 = hand()
  it1.actor.send({ type: 'ask', choices })
  it1.told.length = 0
})

describe('a hand on the table', () => {
  it('rests idle, points while pressed, offers while more is needed', () => {
    expect(it1.state()).toBe('idle')
    it1.actor.send({ type: 'down', ids: ['card'] })
    expect(it1.state()).toBe('pointing')
    it1.actor.send({ type: 'up', ids: ['card'] })
    expect(it1.state()).toBe('offering')
    it1.touch('two')
    expect(it1.state()).toBe('idle')
    expect(it1.told.at(-1)).toEqual(['chosen', 'd'])
  })

  it('tells what is picked at every step', () => {
    it1.touch('card')
    it1.touch('one')
    it1.touch('y')
    expect(it1.told).toEqual([
      ['picked', ['card']],
      ['picked', ['card', 'one']],
      ['picked', []],
      ['chosen', 'c'],
    ])
  })

  it('takes back a step at Escape, and at a touch beside', () => {
    it1.touch('card')
    it1.touch('one')
    it1.actor.send({ type: 'back' })
    expect(it1.told.at(-1)).toEqual(['picked', ['card']])
    expect(it1.state()).toBe('offering')
    it1.touch()
    expect(it1.told.at(-1)).toEqual(['picked', []])
    expect(it1.state()).toBe('idle')
  })

  it('says nothing at a step back from nothing', () => {
    it1.actor.send({ type: 'back' })
    it1.touch()
    expect(it1.told).toEqual([])
  })

  it('is refused where nothing leads on, and keeps what is picked', () => {
    it1.touch('card')
    it1.touch('stone', 'ground')
    expect(it1.told.at(-1)).toEqual(['refused', ['stone', 'ground']])
    expect(it1.actor.getSnapshot().context.picked).toEqual(['card'])
    expect(it1.state()).toBe('offering')
  })

  it('slips: letting go elsewhere touches nothing', () => {
    it1.actor.send({ type: 'down', ids: ['iron'] })
    it1.actor.send({ type: 'up', ids: ['card'] })
    expect(it1.told).toEqual([])
    expect(it1.state()).toBe('idle')
  })

  it('forgets a press when the pointer leaves', () => {
    it1.touch('card')
    it1.actor.send({ type: 'down', ids: ['two'] })
    it1.actor.send({ type: 'away' })
    expect(it1.state()).toBe('offering')
    it1.actor.send({ type: 'up', ids: ['two'] })
    expect(it1.told).toEqual([['picked', ['card']]])
  })

  it('forgets what was picked when something else is asked, even while pressed', () => {
    it1.touch('card')
    it1.actor.send({ type: 'down', ids: ['two'] })
    it1.actor.send({ type: 'ask', choices: [{ move: 'z', picks: ['two'] }] })
    expect(it1.state()).toBe('idle')
    it1.touch('two')
    expect(it1.told.at(-1)).toEqual(['chosen', 'z'])
  })

  it('refuses every touch when nothing is asked', () => {
    it1.actor.send({ type: 'ask', choices: [] })
    it1.touch('iron')
    expect(it1.told.at(-1)).toEqual(['refused', ['iron']])
  })
})
