import type { Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { dim, glow } from '../../../../table/motion/light.ts'
import { find, passing, roll, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { walking } from './labour.ts'
import { type Change, flySize, goodAt } from './parts.ts'
import { event, survey, weather } from './time.ts'

/** Another disc comes into the middle. */
export const discSteps = (): Step[] => [{ piece: 'disc:1', at: 0, for: weather.slides, flip: true }]

/** A round begins. */
export const roundSteps = (): Step[] => [roll('round', 90)]

/** A white cube flies out of the bag to its space, while all else dims; the space lights up. */
export function eventSteps(change: Change, { space }: EffectOf<'event'>): Step[] {
  const id = `event:${space}`
  const cube = goodAt('event', spotOf(change, 'bag'), flySize(change.after.layout))
  const night = { from: 0, dark: 140, light: event.flies, until: event.stays }
  const high = { ...cube, depth: passing + 60 }
  return [
    ...dim(change.after.layout, night, 0.34, passing + 10),
    { piece: high, at: 0, for: event.flies, to: spotOf(change, id), arc: 70, turns: 1, ease: 'inOut' },
    { piece: `white:${space}`, at: event.flies, for: 1, from: { alpha: 1 } },
    ...noticeSteps(change, id),
    ...glow(spotOf(change, id), 90, event.lands, 600, { colour: '#ffe6a8' }),
  ]
}

/** The event's effect comes up large over the mountain before it happens. */
function noticeSteps({ before, after }: Change, id: string): Step[] {
  const [cell, land] = [find(before.layout, id), find(after.layout, 'land')]
  if (!cell || !land) return []
  const { x } = middle(land)
  const scale = (land.h * 0.34) / cell.h
  const there = { x, y: land.y + land.h * 0.3, scale }
  const notice = { ...cell, id: 'event:notice', depth: passing + 50 }
  return [
    {
      piece: notice,
      at: event.lands,
      for: event.comes,
      arc: 0,
      ease: 'back',
      from: { ...middle(cell), alpha: 0 },
      to: { ...there, alpha: 1 },
    },
    {
      piece: notice,
      at: event.lands + event.comes,
      for: event.reads,
      arc: 0,
      ease: 'in',
      from: { ...there, alpha: 1 },
      to: { ...there, scale: scale * 1.04, alpha: 0 },
    },
  ]
}

/** White cubes roll back into the bag. */
export const cubesBackSteps = (change: Change, { spaces }: EffectOf<'cubesBack'>): Step[] =>
  spaces.map((space, i) => ({
    piece: `white:${space}`,
    at: i * 120,
    for: event.flies,
    ease: 'inOut' as const,
    to: spotOf(change, 'bag'),
    arc: 40,
    turns: 1,
  }))

/** A surveyor walks on to the next station. */
export function surveyedSteps({ before, after }: Change, { seat }: EffectOf<'surveyed'>): Step[] {
  const id = `surveyor:${seat}`
  const [old, now] = [find(before.layout, id), find(after.layout, id)]
  return old && now ? walking(id, middle(old), middle(now), 0, survey.walks) : []
}

/** The start player marker goes to another board. */
export const leadSteps = (): Step[] => [{ piece: 'start-token', at: 0, for: 500, arc: 40, ease: 'inOut' }]
