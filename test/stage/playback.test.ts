import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { advance, lagOf, longestLag, playbackMachine } from '../../src/stage/playback.ts'

const acts = (...ms: number[]) => ms.map((one, index) => ({ act: `${index}:${one}`, ms: one }))

/** A playback and the acts it ended. */
function start(tempo = 1) {
  const ended: string[] = []
  const actor = createActor(playbackMachine<string>(), { input: { tempo } })
  actor.on('ended', ({ act }) => ended.push(act))
  actor.start()
  return {
    ended,
    send: actor.send.bind(actor),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('playback', () => {
  it('is idle before and after playing', () => {
    const show = start()
    expect(show.state()).toBe('idle')
    show.send({ type: 'play', acts: acts(100, 50) })
    expect(show.state()).toBe('playing')
    show.send({ type: 'tick', ms: 99 })
    expect(show.ended).toEqual([])
    show.send({ type: 'tick', ms: 1 })
    expect(show.ended).toEqual(['0:100'])
    show.send({ type: 'tick', ms: 60 })
    expect(show.ended).toEqual(['0:100', '1:50'])
    expect(show.state()).toBe('idle')
  })

  it('carries the rest of a tick over into the next act', () => {
    const show = start()
    show.send({ type: 'play', acts: acts(100, 100, 100) })
    show.send({ type: 'tick', ms: 250 })
    expect(show.ended).toHaveLength(2)
    expect(show.context().at).toBe(50)
  })

  it.each([0.5, 1, 2, 4])('plays at tempo %s', (tempo) => {
    const show = start(tempo)
    show.send({ type: 'play', acts: acts(400) })
    show.send({ type: 'tick', ms: 400 / tempo - 1 })
    expect(show.state()).toBe('playing')
    show.send({ type: 'tick', ms: 1 })
    expect(show.state()).toBe('idle')
  })

  it('never catches up at a tempo slower than any setting', () => {
    const show = start(0.1)
    show.send({ type: 'play', acts: acts(400, 400, 400) })
    expect(show.state()).toBe('playing')
    show.send({ type: 'tick', ms: longestLag })
    expect(show.ended).toEqual([])
    show.send({ type: 'tempo', tempo: 0.5 })
    show.send({ type: 'play', acts: acts(4000, 400) })
    expect(show.state()).toBe('catchingUp')
  })

  it('ends everything right away and in order at tempo instant', () => {
    const show = start(Number.POSITIVE_INFINITY)
    show.send({ type: 'play', acts: acts(10, 20, 30) })
    expect(show.ended).toEqual(['0:10', '1:20', '2:30'])
    expect(show.state()).toBe('idle')
  })

  it('drops the rest when skipped or made instant, and emits each act that ended', () => {
    for (const event of [{ type: 'skip' }, { type: 'tempo', tempo: Number.POSITIVE_INFINITY }] as const) {
      const show = start()
      show.send({ type: 'play', acts: acts(100, 100, 100) })
      show.send({ type: 'tick', ms: 120 })
      show.send(event)
      expect(show.ended).toEqual(['0:100', '1:100', '2:100'])
      expect(show.state()).toBe('idle')
    }
  })

  it('catches up so that playback never exceeds the longest lag', () => {
    const show = start()
    show.send({ type: 'play', acts: acts(3000, 3000, 3000, 3000) })
    expect(show.state()).toBe('catchingUp')
    show.send({ type: 'tick', ms: longestLag - 1 })
    expect(show.state()).toBe('catchingUp')
    show.send({ type: 'tick', ms: 2 })
    expect(show.state()).toBe('idle')
    show.send({ type: 'play', acts: acts(500) })
    expect(show.state()).toBe('playing')
  })

  it('gives a long last act all its time and hurries those before it', () => {
    const show = start()
    show.send({ type: 'play', acts: acts(3000, 3000, 8000) })
    expect(show.state()).toBe('catchingUp')
    show.send({ type: 'tick', ms: longestLag })
    expect(show.ended).toHaveLength(2)
    expect(show.state()).toBe('playing')
    show.send({ type: 'tick', ms: 7999 })
    expect(show.state()).toBe('playing')
    show.send({ type: 'tick', ms: 1 })
    expect(show.state()).toBe('idle')
  })

  it('hurries a long act as soon as another queues behind it', () => {
    const show = start()
    show.send({ type: 'play', acts: acts(8000) })
    show.send({ type: 'tick', ms: 2000 })
    show.send({ type: 'play', acts: acts(100) })
    expect(show.state()).toBe('catchingUp')
    show.send({ type: 'tick', ms: longestLag })
    expect(show.state()).toBe('idle')
  })

  it('queues new acts while it plays', () => {
    const show = start()
    show.send({ type: 'play', acts: acts(100) })
    show.send({ type: 'tick', ms: 60 })
    show.send({ type: 'play', acts: acts(100) })
    expect(show.ended).toEqual([])
    show.send({ type: 'tick', ms: 140 })
    expect(show.ended).toHaveLength(2)
  })

  it('changes tempo in the middle of an act', () => {
    const show = start()
    show.send({ type: 'play', acts: acts(1000) })
    show.send({ type: 'tick', ms: 500 })
    show.send({ type: 'tempo', tempo: 2 })
    show.send({ type: 'tick', ms: 249 })
    expect(show.state()).toBe('playing')
    show.send({ type: 'tick', ms: 1 })
    expect(show.state()).toBe('idle')
  })

  it('ends acts of no duration as soon as it is their turn', () => {
    const show = start()
    show.send({ type: 'play', acts: acts(0, 0, 50, 0) })
    show.send({ type: 'tick', ms: 0 })
    expect(show.ended).toEqual(['0:0', '1:0'])
    show.send({ type: 'tick', ms: 50 })
    expect(show.ended).toHaveLength(4)
  })

  it('ends every act once and in order, and never lags too long, however acts and ticks come', () => {
    const play = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 6 })
    const steps = fc.array(fc.oneof(play, fc.integer({ min: 0, max: 400 })), { maxLength: 40 })
    fc.assert(
      fc.property(steps, fc.constantFrom(0.5, 1, 4), (events, tempo) => {
        const show = start(tempo)
        const given: string[] = []
        for (const event of events) {
          if (typeof event === 'number') {
            show.send({ type: 'tick', ms: event })
            continue
          }
          const next = event.map((ms) => ({ act: `${given.length}:${ms}`, ms }))
          for (const [index, act] of next.entries()) given.push(`${given.length - index}+${index}:${act.ms}`)
          show.send({
            type: 'play',
            acts: next.map((act, index) => ({ ...act, act: given[given.length - next.length + index] ?? '' })),
          })
          const { acts: left, at, rate } = show.context()
          const lag = (left.reduce((sum, { ms }) => sum + ms, 0) - at) / rate
          expect(lag).toBeLessThanOrEqual(longestLag + 1)
        }
        show.send({ type: 'tick', ms: 100_000 })
        show.send({ type: 'tick', ms: 100_000 })
        expect(show.ended).toEqual(given)
      }),
      { numRuns: 60 },
    )
  })
})

describe('time passing', () => {
  it('is a pure function', () => {
    const playing = { acts: acts(100, 100), at: 20, tempo: 1, rate: 2, ended: [] }
    const after = advance(playing, 50)
    expect(after).toMatchObject({ at: 20, ended: ['0:100'] })
    expect(playing.acts).toHaveLength(2)
    expect(lagOf(playing)).toBe(180)
  })
})
