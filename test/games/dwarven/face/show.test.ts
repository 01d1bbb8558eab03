import { describe, expect, it } from 'vitest'
import { spriteAt, spriteOf } from '../../../../src/stage/timeline.ts'
import { type Shown, shownIn, timelineFor } from './shown.ts'

const matches = [shownIn(2, {}, 5), shownIn(3, { paperClip: true }, 4), shownIn(4, {}, 3)]
const all = matches.flat()
const sizes = [
  { w: 1280, h: 720 },
  { w: 390, h: 844 },
]

const shown = sizes.flatMap((size) => all.map((one) => ({ ...one, ...timelineFor(one, size) })))
const kinds = [...new Set(all.map(({ effect }) => effect.type))]
it('x', () => {
  console.log(kinds.join(' '), all.length)
})

describe('everything that moves', () => {
  it('takes place at times and places that are numbers', () => {
    const odd = shown.flatMap(({ effect, timeline }) =>
      timeline.tracks.flatMap(({ legs }) =>
        legs.flatMap(({ step, from, to }) => {
          const numbers = [step.at, step.for, ...Object.values(from), ...Object.values(to)]
          return numbers.every(Number.isFinite) && step.at >= 0 && step.for > 0 ? [] : [effect.type]
        }),
      ),
    )
    expect([...new Set(odd)]).toEqual([])
  })

  it('is over soon', () => {
    const slow = shown.filter(({ effect, timeline }) => timeline.ms > (effect.type === 'over' ? 8000 : 4200))
    expect(slow.map(({ effect, timeline }) => `${effect.type} ${timeline.ms}`)).toEqual([])
  })

  it('ends where it stands then', () => {
    const astray = shown.flatMap(({ effect, timeline }) =>
      timeline.tracks.flatMap((track) => {
        const end = spriteAt(track, timeline.ms)
        const rest = track.last && spriteOf(track.late, track.last)
        return JSON.stringify(end) === JSON.stringify(rest) ? [] : [`${effect.type} ${track.id}`]
      }),
    )
    expect(astray).toEqual([])
  })

  it('stays within the stage, but for what blows away', () => {
    const far = shown.flatMap(({ effect, timeline }) =>
      effect.type === 'swept'
        ? []
        : timeline.tracks.flatMap(({ legs, id }) =>
            legs.flatMap(({ to }) =>
              to.x < -40 || to.x > 1960 || to.y < -80 || to.y > 1120 ? [`${effect.type} ${id}`] : [],
            ),
          ),
    )
    expect(far).toEqual([])
  })
})

const silent = (one: Shown & { steps: readonly unknown[] }) => one.steps.length === 0
it('y', () => {
  console.log([...new Set(shown.filter(silent).map(({ effect }) => effect.type))].join(' '))
  const m: any = {}
  for (const s of shown) m[s.effect.type] = Math.max(m[s.effect.type] ?? 0, s.timeline.ms)
  console.log(JSON.stringify(m))
})
