import { describe, expect, it } from 'vitest'
import { makeStay } from '../../src/app/scope.ts'
import { loadFoothills, titleFor } from '../../src/app/titles.ts'
import { guestProblem, isFull, isPassing } from '../../src/app/visit/guestProblem.ts'
import { holdRoom, tabMemory } from '../../src/app/windows.ts'
import { builtIn } from '../../src/games/foothills/index.ts'
import { manualClock } from '../../src/kit/clock.ts'
import { byes } from '../../src/net/protocol.ts'

describe('a stay', () => {
  it('undoes what was begun in it, the last first, once', () => {
    const stay = makeStay()
    const undone: string[] = []
    stay.until(() => undone.push('first'))
    stay.until(() => undone.push('second'))
    stay.end()
    stay.end()
    expect(undone).toEqual(['second', 'first'])
    expect(stay.over).toBe(true)
  })

  it('undoes at once what is begun too late', () => {
    const stay = makeStay()
    stay.end()
    let undone = false
    stay.inner().until(() => {
      undone = true
    })
    expect(undone).toBe(true)
  })

  it('may end within another, which goes on', () => {
    const stay = makeStay()
    const inner = stay.inner()
    inner.end()
    expect([inner.over, stay.over]).toEqual([true, false])
  })
})

describe('a room in two windows', () => {
  const ask = { take: false, lost: () => {} }

  it('is held by the first', async () => {
    const clock = manualClock()
    const asking = holdRoom('ROOM-A', clock, ask)
    clock.advance(1000)
    const first = await asking
    expect(first.elsewhere).toBe(false)
    const second = await holdRoom('ROOM-A', clock, ask)
    expect(second.elsewhere).toBe(true)
    first.release()
    second.release()
  })

  it('is free again when the first has gone', async () => {
    const clock = manualClock()
    const asking = holdRoom('ROOM-B', clock, ask)
    clock.advance(1000)
    const first = await asking
    first.release()
    const again = holdRoom('ROOM-B', clock, ask)
    clock.advance(1000)
    const second = await again
    expect(second.elsewhere).toBe(false)
    second.release()
  })

  it('leaves a second window without memory where that is forbidden', () => {
    tabMemory.write('ROOM', 'secret')
    expect(tabMemory.read('ROOM')).toBeUndefined()
  })
})

describe('what went wrong for a guest', () => {
  it.each(byes)('has something to say to «%s»', (why) => {
    expect(guestProblem({ type: 'denied', why, away: [] }).type).not.toBe('load')
  })

  it('passes when the host begins another match, whoever asks', () => {
    expect(isPassing({ type: 'denied', why: 'next', away: [] }, false)).toBe(true)
    expect(isPassing({ type: 'denied', why: 'full', away: [] }, true)).toBe(false)
  })

  it('passes with a reload of the host for who has been there, not for a stranger', () => {
    const nobody = { type: 'unreachable', why: 'noSuchRoom' } as const
    expect([isPassing(nobody, true), isPassing(nobody, false)]).toEqual([true, false])
    expect(isPassing({ type: 'unreachable', why: 'signallingDown' }, true)).toBe(false)
    expect(isPassing({ type: 'unreachable', why: 'lost' }, false)).toBe(true)
  })

  it('is for good when no seat is free', () => {
    expect(isFull({ type: 'denied', why: 'full', away: [] })).toBe(true)
    expect(isFull({ type: 'denied', why: 'version', away: [] })).toBe(false)
  })
})

describe('Foothills as a title', () => {
  it('colours seats as the position has them, also swapped', async () => {
    const title = await loadFoothills()
    if ('problem' in title) throw new Error(title.problem)
    const { game, colour } = title
    const colours = (options: object) => {
      const p = game.setup(2, { readings: {}, ...options })
      return [colour(p, 0), colour(p, 1)]
    }
    expect(colours({})).toEqual(['blue', 'green'])
    expect(colours({ swapped: true })).toEqual(['green', 'blue'])
  })

  it('says what is wrong with an edition', async () => {
    expect(await loadFoothills({ ...builtIn, lines: 3 })).toMatchObject({
      problem: expect.stringContaining('lines'),
    })
    expect(await titleFor('foothills', { name: 'Mine' })).toBeUndefined()
    expect(await titleFor('metro', undefined)).toBeUndefined()
  })
})
