import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { openSettings } from './menu.ts'
import { agree, pressMove, start } from './playing.ts'

/** Runs in the page: records every audio context that is made. */
const keepContexts = () => {
  const made: AudioContext[] = []
  const Real = window.AudioContext
  Object.assign(window, {
    heard: made,
    AudioContext: class extends Real {
      constructor() {
        super()
        made.push(this)
      }
    },
  })
}

/** Runs in the page: the state of each audio context made. */
const states = () => {
  const made: unknown = Reflect.get(window, 'heard')
  return Array.isArray(made) ? made.map((context: AudioContext) => context.state) : ['unwatched']
}

/** Runs in the page: a context was made. */
const isMade = () => {
  const made: unknown = Reflect.get(window, 'heard')
  return Array.isArray(made) && made.length > 0
}

describe('sound', () => {
  it('waits for the first touch, then plays without errors, with captions if wanted', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: '?test&renderer=canvas&tempo=4' })
      await one.page.addInitScript(keepContexts)
      await one.page.reload()
      await one.shows({ screen: 'home' })
      expect(await one.page.evaluate(states)).toEqual([])
      await start(one, 'here')
      await agree([one])
      await one.page.waitForFunction(isMade)
      await openSettings(one)
      await one.page.check('[name=captions]')
      await one.page.click('.settings [data-close]')
      expect((await one.page.evaluate(states)).length).toBe(1)
      await pressMove(one, () => 0)
      await one.page.waitForSelector('.captions li')
      await agree([one])
      await one.page.reload()
      await agree([one])
      expect(await one.page.evaluate(states)).toEqual([])
      await openSettings(one)
      expect(await one.page.isChecked('[name=captions]')).toBe(true)
    }))

  it('is skipped without AudioContext', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: '?test&renderer=canvas&tempo=instant' })
      await one.page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'))
      await one.page.reload()
      await start(one, 'here')
      await agree([one])
      await pressMove(one, () => 0)
      await agree([one])
    }))
})
