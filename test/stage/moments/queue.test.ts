import { describe, expect, it } from 'vitest'
import { openEffectQueue, type PlaybackRules, sceneEnd } from '../../../src/stage/effectQueue.ts'
import type { Layout } from '../../../src/stage/face.ts'
import type { SceneRoom } from '../../../src/stage/moments/banner.ts'
import { apart } from '../../../src/stage/moments/choice.ts'
import type { Tempo } from '../../../src/stage/stage.ts'

/** A table on which stations are built. */
interface Toy {
  readonly position: { phase: string; built: number }
  readonly move: { readonly type: string }
  readonly effect: { readonly type: 'built' | 'dug' }
  readonly intention: string
}

const size = { w: 800, h: 600 }
const nowhere = { x: 0, y: 600, w: 800, h: 0 }
const art = { key: 'a', w: 50, h: 50, draw: () => [] }
const layout: Layout = {
  size,
  pieces: [{ id: 'station', x: 100, y: 100, w: 50, h: 50, depth: 1, art }],
  areas: { decision: nowhere, log: nowhere },
}
const rules: PlaybackRules<Toy> = {
  game: { clone: (p) => ({ ...p }), apply: () => {} },
  face: {
    show: () => [{ piece: 'station', at: 0, for: 500, arc: 4 }],
    moment: ({ type }) => (type === 'built' ? { kind: 'station', name: 'Bala', where: ['station'] } : undefined),
  },
}
const room: SceneRoom = { free: { x: 0, y: 0, ...size }, home: { zoom: 1, x: 0, y: 0 } }

function playing({ tempo = 1, calm = false }: { tempo?: Tempo; calm?: boolean } = {}) {
  let clock = 0
  const heard: string[] = []
  const shown: string[] = []
  const queue = openEffectQueue<Toy>(
    rules,
    () => layout,
    () => calm,
    ({ type }) => shown.push(type),
    tempo,
    (_, __, also) => heard.push(...also.map(({ sound }) => sound)),
    undefined,
    { clock: () => clock, room: () => room },
  )
  const pass = (ms: number) => {
    clock += ms
    queue.pass(ms)
  }
  const tell = (...types: Toy['effect']['type'][]) => {
    const p = { phase: 'play', built: 0 }
    queue.tell(
      types.map((type) => ({ type })),
      p,
      p,
    )
  }
  const isFull = () => queue.now()?.animation.scene?.full
  return { queue, tell, pass, isFull, heard, shown }
}

describe('a moment in the queue', () => {
  it('plays its scene beside its effect, and is heard', () => {
    const { tell, pass, isFull, queue, heard } = playing()
    tell('built')
    pass(10)
    expect(isFull()).toBe(true)
    expect(queue.now()?.animation.timeline.ms).toBeGreaterThan(1000)
    expect(heard).toEqual(['bell'])
  })

  it('is only heard within four seconds after another, however long the table was still', () => {
    const { tell, pass, isFull, queue, heard } = playing()
    tell('built')
    pass(2000)
    tell('built')
    pass(10)
    expect(isFull()).toBe(false)
    expect(queue.now()?.animation.timeline.ms).toBe(500)
    pass(500)
    expect(heard).toHaveLength(2)
    pass(apart)
    tell('built')
    pass(10)
    expect(isFull()).toBe(true)
  })

  it('counts the time of what plays before it', () => {
    const { tell, pass, isFull } = playing()
    tell('built')
    tell('built')
    pass(1300)
    expect(isFull()).toBe(false)
  })

  it.each([2, 4, 'instant'] as const)('has no scene at tempo %s', (tempo) => {
    const { tell, pass, queue, heard } = playing({ tempo })
    tell('built')
    pass(10)
    expect(queue.now()?.animation.scene).toBeUndefined()
    expect(heard).toEqual([])
  })

  it('is still where reduced motion is preferred', () => {
    const { tell, pass, isFull, queue } = playing({ calm: true })
    tell('built')
    pass(10)
    expect(isFull()).toBe(true)
    expect(queue.now()?.animation.scene?.camera).toBeUndefined()
  })

  it('ends by a touch, with its effect; what comes next goes on', () => {
    const { tell, pass, queue, shown } = playing()
    tell('built', 'dug')
    pass(100)
    queue.endScene()
    expect(shown).toEqual(['built'])
    expect(queue.now()?.animation.effect.type).toBe('dug')
    queue.endScene()
    expect(shown).toEqual(['built'])
  })
})

describe('the end of a full scene', () => {
  it('is undefined where none of the animations has one', () => {
    const { tell, queue } = playing()
    tell('dug')
    expect(sceneEnd(queue.ahead())).toBeUndefined()
    tell('dug', 'built')
    expect(sceneEnd(queue.ahead())).toBeGreaterThan(2000)
  })
})
