import { describe, expect, it } from 'vitest'
import type { Moment, MomentKind } from '../../../src/stage/face.ts'
import { apart, isFull, momentIn, overtaker } from '../../../src/stage/moments/choice.ts'

/** A match of points by seat, in which effects bring points or make moments. */
interface Toy {
  readonly position: { phase: string; readonly points: readonly (number | undefined)[] }
  readonly move: { readonly type: string }
  readonly effect: { readonly type: string; readonly makes?: MomentKind }
  readonly intention: string
}

const moment = (kind: MomentKind, name: string): Moment => ({ kind, name, note: `the ${name}`, where: [] })
const facts = {
  moment: ({ type, makes }: Toy['effect']) => makes && moment(makes, type),
  points: ({ points }: Toy['position']) => points,
  leads: (_: Toy['position'], seat: number) => moment('lead', `seat ${seat} leads`),
}
const at = (...points: (number | undefined)[]): Toy['position'] => ({ phase: 'play', points })
const chosen = (effects: readonly Toy['effect'][], positions: readonly Toy['position'][]) =>
  momentIn<Toy>(facts, effects, positions)

describe('the moment that effects make', () => {
  it('is none where nothing happens that deserves one', () => {
    expect(chosen([{ type: 'dug' }], [at(1, 2), at(1, 3)])).toBeUndefined()
  })

  it('is the rarest of those told together', () => {
    const effects = [
      { type: 'rain', makes: 'weather' },
      { type: 'gate', makes: 'station' },
      { type: 'end', makes: 'last' },
    ] as const
    const same = effects.map(() => at(1, 2))
    expect(chosen(effects, [at(1, 2), ...same])).toMatchObject({ at: 2, moment: { kind: 'last' } })
    expect(chosen(effects.slice(0, 2), [at(1, 2), ...same])).toMatchObject({ at: 1, moment: { kind: 'station' } })
  })

  it('is the later one of two lines: titles tell the greatest last', () => {
    const effects = [
      { type: 'short', makes: 'line' },
      { type: 'long', makes: 'line' },
    ] as const
    expect(chosen(effects, [at(1, 1), at(2, 1), at(9, 1)])?.moment.name).toBe('long')
  })

  it('has the points on its medal that were gained, and no number where none were', () => {
    const built = [{ type: 'gate', makes: 'station' }] as const
    expect(chosen(built, [at(1, 9), at(3.5, 9)])?.moment.points).toBe('+2½')
    expect(chosen(built, [at(1, 9), at(1, 9)])?.moment.points).toBeUndefined()
    expect(chosen([{ type: 'rain', makes: 'weather' }], [at(1, 9), at(3, 9)])?.moment.points).toBeUndefined()
  })

  it('says instead of the sentence who has taken the lead by it', () => {
    const built = chosen([{ type: 'gate', makes: 'station' }], [at(1, 2), at(4, 2)])
    expect(built?.moment).toMatchObject({ name: 'gate', note: 'seat 0 leads' })
  })
})

describe('a change at the head', () => {
  it('is a moment of the effect that made it, with the leader’s points', () => {
    const effects = [{ type: 'dug' }, { type: 'dug' }, { type: 'dug' }]
    const lead = chosen(effects, [at(1, 2), at(1, 2), at(3, 2), at(4, 2)])
    expect(lead).toMatchObject({ at: 1, moment: { kind: 'lead', name: 'seat 0 leads', points: '4' } })
  })

  it('overtakes someone, or leaves a tie', () => {
    expect(overtaker([3, 2], [3, 4])).toBe(1)
    expect(overtaker([3, 3], [3, 4])).toBe(1)
    expect(overtaker([1, 3, 3], [4, 3, 3])).toBe(0)
  })

  it('is none for a seat that leads already, draws level, or is the first to have any points', () => {
    expect(overtaker([3, 2], [5, 2])).toBeUndefined()
    expect(overtaker([3, 2], [3, 3])).toBeUndefined()
    expect(overtaker([0, 0], [1, 0])).toBeUndefined()
    expect(overtaker([2], [3])).toBeUndefined()
  })

  it('is none while someone’s points are secret', () => {
    expect(overtaker([3, undefined], [3, undefined])).toBeUndefined()
    expect(overtaker([3, 2], [undefined, 4])).toBeUndefined()
  })

  it('is none at the end of the match, which shows who has won', () => {
    const over = { ...at(3, 4), phase: 'over' }
    expect(chosen([{ type: 'over' }], [at(3, 2), over])).toBeUndefined()
  })
})

describe('a full scene', () => {
  it('has none within four seconds after it', () => {
    expect(apart).toBe(4000)
    expect(isFull(Number.POSITIVE_INFINITY)).toBe(true)
    expect(isFull(4000)).toBe(true)
    expect(isFull(3999)).toBe(false)
    expect(isFull(-500)).toBe(false)
  })
})
