import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { MovePicks } from '../../src/stage/narrow.ts'
import { holdsFor, pointerMachine } from '../../src/stage/pointer.ts'

const choices: readonly MovePicks<string>[] = [
  { move: 'a', picks: ['iron'] },
  { move: 'b', picks: ['card', 'one', 'x'] },
  { move: 'c', picks: ['card', 'one', 'y'] },
  { move: 'd', picks: ['card', 'two'] },
]

const kinds = ['chosen', 'refused', 'picked', 'held', 'twice', 'panned', 'pinched'] as const

/** A hand and what it emitted; each touch comes long after the last by default. */
function hand() {
  const told: unknown[] = []
  const clock = new SimulatedClock()
  const actor = createActor(pointerMachine<string>(), { clock })
  for (const kind of kinds) actor.on(kind, (news) => told.push(Object.values(news)))
  actor.start()
  let time = 0
  const down = (ids: string[], x = 0, y = 0, finger = 1, isTouch = true) =>
    actor.send({ type: 'down', ids, at: { x, y }, finger, isTouch })
  const move = (x: number, y: number, finger = 1, isFree = true) =>
    actor.send({ type: 'move', at: { x, y }, finger, isFree })
  const up = (ids: string[], x = 0, y = 0, finger = 1, after = 1000) => {
    time += after
    actor.send({ type: 'up', ids, at: { x, y }, finger, time })
  }
  const touch = (...ids: string[]) => {
    down(ids)
    up(ids)
  }
  const again = (ids: string[], x = 0, y = 0, after = 150) => {
    down(ids, x, y)
    up(ids, x, y, 1, after)
  }
  const wait = (ms: number) => clock.increment(ms)
  const state = () => actor.getSnapshot().value
  const picked = () => actor.getSnapshot().context.picked
  return { actor, told, down, move, up, touch, again, wait, state, picked }
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
    it1.down(['card'])
    expect(it1.state()).toBe('pointing')
    it1.up(['card'])
    expect(it1.state()).toBe('offering')
    it1.touch('two')
    expect(it1.state()).toBe('idle')
    expect(it1.told.at(-1)).toEqual(['chosen', 'd'])
  })

  it('emits what is picked at every step', () => {
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

  it('undoes a pick on Escape and on a tap beside everything', () => {
    it1.touch('card')
    it1.touch('one')
    it1.actor.send({ type: 'back' })
    expect(it1.told.at(-1)).toEqual(['picked', ['card']])
    expect(it1.state()).toBe('offering')
    it1.touch()
    expect(it1.told.at(-1)).toEqual(['picked', []])
    expect(it1.state()).toBe('idle')
  })

  it('emits nothing when there is no pick to undo', () => {
    it1.actor.send({ type: 'back' })
    it1.touch()
    expect(it1.told).toEqual([])
  })

  it('refuses a touch that leads nowhere and keeps the picks', () => {
    it1.touch('card')
    it1.touch('stone', 'ground')
    expect(it1.told.at(-1)).toEqual(['refused', ['stone', 'ground']])
    expect(it1.picked()).toEqual(['card'])
    expect(it1.state()).toBe('offering')
  })

  it('ignores a press released elsewhere', () => {
    it1.down(['iron'])
    it1.up(['card'])
    expect(it1.told).toEqual([])
    expect(it1.state()).toBe('idle')
  })

  it('forgets a press when the pointer leaves', () => {
    it1.touch('card')
    it1.down(['two'])
    it1.actor.send({ type: 'away' })
    expect(it1.state()).toBe('offering')
    it1.up(['two'])
    expect(it1.told).toEqual([['picked', ['card']]])
  })

  it('clears the picks on a new question, even while pressed', () => {
    it1.touch('card')
    it1.down(['two'])
    it1.actor.send({ type: 'ask', choices: [{ move: 'z', picks: ['two'] }] })
    expect(it1.state()).toBe('idle')
    it1.touch('two')
    expect(it1.told.at(-1)).toEqual(['chosen', 'z'])
  })

  it('keeps earlier picks if they still lead to a move', () => {
    it1.actor.send({ type: 'ask', choices, picked: ['card', 'one'] })
    expect(it1.state()).toBe('offering')
    it1.touch('y')
    expect(it1.told.at(-1)).toEqual(['chosen', 'c'])
    it1.actor.send({ type: 'ask', choices, picked: ['card', 'elsewhere'] })
    expect(it1.picked()).toEqual([])
  })

  it('refuses every touch when nothing is asked', () => {
    it1.actor.send({ type: 'ask', choices: [] })
    it1.touch('iron')
    expect(it1.told.at(-1)).toEqual(['refused', ['iron']])
  })
})

describe('a long press', () => {
  it('asks what is there and chooses nothing when lifted', () => {
    it1.down(['iron'], 5, 6)
    it1.wait(holdsFor - 1)
    expect(it1.state()).toBe('pointing')
    it1.wait(1)
    expect(it1.state()).toBe('holding')
    it1.up(['iron'], 5, 6)
    expect(it1.told).toEqual([['held', { x: 5, y: 6 }]])
    expect(it1.state()).toBe('idle')
  })

  it('takes a finger: a slow click of a mouse is a click', () => {
    it1.down(['iron'], 5, 6, 1, false)
    it1.wait(holdsFor * 3)
    it1.up(['iron'], 5, 6)
    expect(it1.told.at(-1)).toEqual(['chosen', 'a'])
  })

  it('keeps what was picked before', () => {
    it1.touch('card')
    it1.down(['two'])
    it1.wait(holdsFor)
    it1.up(['two'])
    expect(it1.state()).toBe('offering')
    expect(it1.picked()).toEqual(['card'])
  })
})

describe('a drag', () => {
  it('pans the table and touches nothing', () => {
    it1.down(['iron'], 10, 10)
    it1.move(30, 10)
    expect(it1.state()).toBe('panning')
    it1.move(35, 20)
    it1.up(['iron'], 35, 20)
    expect(it1.told).toEqual([
      ['panned', { x: 20, y: 0 }],
      ['panned', { x: 5, y: 10 }],
    ])
    expect(it1.state()).toBe('idle')
  })

  it('is still a tap if the pointer hardly moved or the whole table is in sight', () => {
    it1.down(['iron'], 10, 10)
    it1.move(16, 10)
    it1.up(['iron'], 16, 10)
    expect(it1.told.at(-1)).toEqual(['chosen', 'a'])
    it1.down(['iron'], 10, 10)
    it1.move(60, 10, 1, false)
    it1.up(['iron'], 60, 10)
    expect(it1.told.at(-1)).toEqual(['chosen', 'a'])
  })

  it('starts sooner with a mouse than with a finger', () => {
    it1.down(['iron'], 0, 0, 1, false)
    it1.move(8, 0)
    expect(it1.state()).toBe('panning')
  })

  it('goes on through a new question', () => {
    it1.down(['iron'])
    it1.move(40, 0)
    it1.actor.send({ type: 'ask', choices: [{ move: 'z', picks: ['two'] }] })
    it1.move(50, 0)
    expect(it1.told.at(-1)).toEqual(['panned', { x: 10, y: 0 }])
    it1.up([], 50, 0)
    it1.touch('two')
    expect(it1.told.at(-1)).toEqual(['chosen', 'z'])
  })
})

describe('two fingers', () => {
  beforeEach(() => {
    it1.down(['iron'], 0, 0, 1)
    it1.down(['card'], 100, 0, 2)
  })

  it('pinch the table and emit how they move', () => {
    expect(it1.state()).toBe('pinching')
    it1.move(200, 0, 2)
    expect(it1.told).toEqual([
      [
        'pinched',
        [
          { x: 0, y: 0 },
          { x: 100, y: 0 },
        ],
        [
          { x: 0, y: 0 },
          { x: 200, y: 0 },
        ],
      ],
    ])
  })

  it('become a one-finger pan and touch nothing', () => {
    it1.up(['iron'], 0, 0, 1)
    expect(it1.state()).toBe('panning')
    it1.move(110, 5, 2)
    it1.up(['card'], 110, 5, 2)
    expect(it1.told).toEqual([['panned', { x: 10, y: 5 }]])
    expect(it1.state()).toBe('idle')
  })

  it('ignore a third', () => {
    it1.down(['card'], 50, 50, 3)
    it1.up(['card'], 50, 50, 3)
    expect(it1.state()).toBe('pinching')
    expect(it1.told).toEqual([])
  })

  it('pinch after a long press, too', () => {
    const other = hand()
    other.down(['iron'])
    other.wait(holdsFor)
    other.down(['card'], 100, 0, 2)
    expect(other.state()).toBe('pinching')
  })
})

describe('a double tap', () => {
  it('zooms in if the second tap leads to no move', () => {
    it1.touch('stone')
    it1.again(['stone'], 3, 4)
    expect(it1.told).toEqual([
      ['refused', ['stone']],
      ['twice', { x: 3, y: 4 }],
    ])
  })

  it('is two touches if the second leads to a move, so that fast play is not held up', () => {
    it1.touch('card')
    it1.actor.send({ type: 'ask', choices: [{ move: 'z', picks: ['card'] }] })
    it1.again(['card'])
    expect(it1.told.at(-1)).toEqual(['chosen', 'z'])
  })

  it('follows a touch that chose', () => {
    it1.touch('iron')
    it1.actor.send({ type: 'ask', choices: [] })
    it1.again(['iron'])
    expect(it1.told.at(-1)).toEqual(['twice', { x: 0, y: 0 }])
  })

  it('needs its second tap soon, near and on the same piece', () => {
    it1.touch('stone')
    it1.again(['stone'], 0, 0, 301)
    it1.again(['stone'], 40, 0)
    it1.again(['pub'], 40, 0)
    expect(it1.told.map((news) => (Array.isArray(news) ? news[0] : news))).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
    ])
  })

  it('needs two further taps for another', () => {
    it1.touch('stone')
    it1.again(['stone'])
    it1.again(['stone'])
    expect(it1.told.at(-1)).toEqual(['refused', ['stone']])
    it1.again(['stone'])
    expect(it1.told.at(-1)).toEqual(['twice', { x: 0, y: 0 }])
  })

  it('beside everything asks for the whole table', () => {
    it1.touch()
    it1.again([])
    expect(it1.told).toEqual([['twice', { x: 0, y: 0 }]])
  })
})
