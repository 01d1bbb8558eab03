import { describe, expect, it } from 'vitest'
import { launching } from './browser.ts'
import { openSteps } from './steps.ts'

describe('the steps of a bench', () => {
  it('are told as they begin and end, with where they are in passing', async () => {
    const told: string[] = []
    const passed: string[] = []
    const step = openSteps(60_000, (line, passing) => (passing ? passed : told).push(line))
    const answer = await step('A match', async (at) => {
      at('move 1')
      return 'played'
    })
    expect(answer).toBe('played')
    expect(told).toEqual(['A match …', 'A match: 0 s'])
    expect(passed).toEqual(['A match: move 1'])
  })

  it('end with an error that says where the one was that never ends', async () => {
    const step = openSteps(20, () => {})
    const hanging = step('A match', (at) => {
      at('move 7')
      return new Promise(() => {})
    })
    await expect(hanging).rejects.toThrow('Not done within 0 s; it was at “A match: move 7”.')
  })

  it('fail as their work does', async () => {
    const step = openSteps(60_000, () => {})
    await expect(step('A match', () => Promise.reject(new Error('Lost.')))).rejects.toThrow('Lost.')
  })
})

describe('a browser for a bench', () => {
  const found = { executablePath: '/no/browser', args: ['--quiet'], env: {}, from: 'PATH' } as const

  it('that doesn’t start is named, with what it said', async () => {
    const start = () => Promise.reject(new Error('Timeout exceeded.\nmore'))
    await expect(launching(start, [], found)).rejects.toThrow(
      'The browser /no/browser (PATH) did not start: Timeout exceeded.',
    )
  })

  it('is started with its own switches and those of the bench', async () => {
    const { executablePath, args } = await launching(async (options) => options, ['--more'], found)
    expect({ executablePath, args }).toEqual({ executablePath: '/no/browser', args: ['--quiet', '--more'] })
  })
})
