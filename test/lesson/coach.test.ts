import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { coach } from '../../src/app/lesson/coach.ts'
import { makeScope } from '../../src/app/scope.ts'
import { titles } from '../../src/games/index.ts'
import type { CoachTip } from '../../src/overlay/screen.ts'
import { usual } from '../../src/overlay/settings/settings.ts'
import type { Typed } from '../../src/rules/game.ts'

/** A device that remembers in memory. */
function device() {
  const kept = new Map<string, unknown>()
  const store = {
    get: async (key: string) => kept.get(key),
    async set(key: string, value: unknown) {
      kept.set(key, value)
    },
  }
  return { store, settings: signal(usual) }
}

const tips = {
  tips: [
    { id: 'built', when: { type: 'built' }, mine: true },
    { id: 'laid', when: { type: 'laid' }, unless: [{ type: 'laid', seat: 2 }] },
  ],
  words: { built: 'A station.', laid: 'A track.' },
} as const

type Effect = Typed & { readonly seat: number }

const built = (seat: number): Effect => ({ type: 'built', seat })
const laid = (seat: number): Effect => ({ type: 'laid', seat })

/** A match with a coach; seat 0 is mine, or all are, and it is seat 1's turn, or that of the `first` to be asked. */
async function coached(on = device(), welcome?: string, all = false, first = 1) {
  const said = signal<CoachTip | undefined>(undefined)
  let asked = first
  let tell = (_: readonly Typed[]) => {}
  const match = {
    asked: () => (all || asked === 0 ? asked : undefined),
    isMine: (seat: number) => all || seat === 0,
    on(listener: typeof tell) {
      tell = listener
      return () => {}
    },
  }
  await coach(on, { game: 'any', tips, welcome, said, ...match }, makeScope())
  const turn = (seat: number) => {
    asked = seat
    tell([])
  }
  return { said, turn, tell, on }
}

describe('the coach', () => {
  it('explains what happened to me, at my next turn', async () => {
    const { said, turn, tell } = await coached()
    turn(1)
    tell([built(0)])
    expect(said.value).toBeUndefined()
    turn(0)
    expect(said.value?.text).toBe('A station.')
    turn(1)
    expect(said.value).toBeUndefined()
  })

  it('never says a thing twice, on the same device', async () => {
    const { turn, tell, on } = await coached()
    tell([laid(1)])
    turn(0)
    const later = await coached(on)
    later.tell([laid(1)])
    later.turn(0)
    expect(later.said.value).toBeUndefined()
  })

  it('says one thing a turn, the most important first', async () => {
    const { said, turn, tell } = await coached()
    tell([laid(0), built(0)])
    turn(0)
    expect(said.value?.text).toBe('A station.')
    tell([laid(0)])
    expect(said.value?.text).toBe('A station.')
    turn(1)
    turn(0)
    expect(said.value?.text).toBe('A track.')
  })

  it('speaks to the next player who shares the device, once the last one has finished', async () => {
    const { said, turn, tell } = await coached(device(), undefined, true)
    tell([laid(1)])
    expect(said.value?.text).toBe('A track.')
    turn(0)
    expect(said.value).toBeUndefined()
    tell([built(0)])
    expect(said.value?.text).toBe('A station.')
  })

  it('says nothing of what happened to others only', async () => {
    const { said, turn, tell } = await coached()
    tell([built(1)])
    turn(0)
    expect(said.value).toBeUndefined()
  })

  it('says nothing of what a tip leaves out', async () => {
    const { said, turn, tell } = await coached()
    tell([laid(2)])
    turn(0)
    expect(said.value).toBeUndefined()
    tell([laid(2), laid(1)])
    expect(said.value?.text).toBe('A track.')
  })

  it('is quiet once it is switched off', async () => {
    const { said, turn, tell, on } = await coached()
    on.settings.value = { ...usual, coach: false }
    tell([laid(0)])
    turn(0)
    expect(said.value).toBeUndefined()
  })

  it('welcomes someone it has never told anything, before all else and once', async () => {
    const { said, turn, tell, on } = await coached(device(), 'Welcome.')
    tell([built(0)])
    turn(0)
    expect(said.value?.text).toBe('Welcome.')
    turn(1)
    const later = await coached(on, 'Welcome.')
    later.tell([built(0)])
    later.turn(0)
    expect(later.said.value?.text).toBe('A station.')
  })

  it('welcomes someone who was asked before it had loaded', async () => {
    const { said } = await coached(device(), 'Welcome.', false, 0)
    expect(said.value?.text).toBe('Welcome.')
  })

  it('goes when it is dismissed', async () => {
    const { said, turn, tell } = await coached()
    tell([laid(0)])
    turn(0)
    said.value?.dismiss()
    expect(said.value).toBeUndefined()
  })
})

describe.each(titles.filter(({ tips }) => tips))('the tips of $name', ({ tips: load }) => {
  it('have a sentence each', async () => {
    const { tips: all, words } = (await load?.()) ?? { tips: [], words: {} }
    expect(all.length).toBeGreaterThan(3)
    expect(Object.keys(words).sort()).toEqual(all.map(({ id }) => id).sort())
    expect(new Set(Object.values(words)).size).toBe(all.length)
  })
})
