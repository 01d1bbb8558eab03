import { describe, expect, it } from 'vitest'
import { makeApp } from '../../../src/app/app.ts'
import { type ChartState, chartOf, isIn, leavesOf } from '../../../src/debug/machine/chart.ts'
import { lanesFor, layChart } from '../../../src/debug/machine/chartLayout.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { turnChart } from '../../../src/match/turn.ts'
import { connectionChart } from '../../../src/net/hostConnection.ts'
import { roleChart } from '../../../src/net/roleChart.ts'
import { hoverMachine } from '../../../src/stage/hover.ts'
import { playbackMachine } from '../../../src/stage/playback.ts'
import { pointerMachine } from '../../../src/stage/pointer.ts'

const game = foothills(builtIn)
const nothing = () => () => {}
const no = () => false
const role = roleChart({
  ...{ tick: nothing, claim: nothing, look: nothing },
  ...{ isHostHeard: no, isHostGone: no, isAlone: no, isShared: no },
  takeOver: async () => false,
  retire: async () => {},
})
const charts: Readonly<Record<string, ChartState>> = {
  turn: chartOf(turnChart(game)),
  peerRole: chartOf(role),
  hostConnection: chartOf(connectionChart({ dial: nothing, hear: nothing, tick: nothing })),
  app: chartOf(makeApp(() => () => {})),
  playback: chartOf(playbackMachine()),
  pointer: chartOf(pointerMachine()),
  hover: chartOf(hoverMachine),
}
const named = Object.entries(charts)

const all = (state: ChartState): readonly ChartState[] => [state, ...state.states.flatMap(all)]

describe('the chart of a machine', () => {
  it('holds the order of the turn', () => {
    const turn = charts.turn?.states.find(({ name }) => name === 'turn')
    expect(turn?.states.map(({ name }) => name)).toEqual(Object.keys(game.chart))
    for (const { name, ways } of turn?.states ?? []) {
      const led = ways.map(({ event, to }) => [event, to.map((id) => id.replace('turn.', ''))])
      expect(led).toEqual(Object.entries(game.chart[name] ?? {}).map(([tag, to]) => [tag, [to]]))
    }
  })

  it('uses short names for events', () => {
    const events = named.flatMap(([, chart]) =>
      all(chart).flatMap(({ ways }) => ways.map((way) => way.event)),
    )
    expect(events).toContain('after hold')
    expect(events).toContain('chosen')
    expect(events).toContain('takingOver done')
    expect(events.filter((event) => /^(tag |xstate)/.test(event))).toEqual([])
  })
})

describe('the paths of a state', () => {
  it('names every active leaf state', () => {
    expect(leavesOf('home')).toEqual(['home'])
    expect(leavesOf({ visiting: 'playing' })).toEqual(['visiting.playing'])
    expect(leavesOf({ turn: { select: 'asking' }, company: 'together' })).toEqual([
      'turn.select.asking',
      'company.together',
    ])
    expect(leavesOf({ turn: {} })).toEqual(['turn'])
  })

  it('includes every outer state', () => {
    for (const id of ['', 'turn', 'turn.select', 'turn.select.asking'])
      expect(isIn(['turn.select.asking'], id)).toBe(true)
    expect(isIn(['turn.select.asking'], 'turn.sel')).toBe(false)
  })
})

describe.each(named)('the chart of %s laid out', (_, chart) => {
  const { boxes, arcs, labels, w, h } = layChart(chart, 320)

  it('shows every state once, within the width', () => {
    expect(boxes.map(({ id }) => id).sort()).toEqual(
      all(chart)
        .map(({ id }) => id)
        .sort(),
    )
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.w).toBeLessThanOrEqual(w)
      expect(box.y + box.h).toBeLessThanOrEqual(h)
      expect(box.w).toBeGreaterThan(30)
    }
  })

  it('nests boxes, and otherwise keeps them apart', () => {
    const isInside = (a: string, b: string) => b === '' || a.startsWith(`${b}.`)
    for (const a of boxes)
      for (const b of boxes) {
        if (a.id === b.id) continue
        const meet = a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
        expect(meet, `${a.id} and ${b.id}`).toBe(isInside(a.id, b.id) || isInside(b.id, a.id))
      }
  })

  it('draws every transition that leaves its state, except within a row', () => {
    const wanted = all(chart).flatMap(({ id, ways }) =>
      ways.flatMap(({ event, to }) => to.map((one) => ({ id, event, one }))),
    )
    const isPill = (id: string) => boxes.find((box) => box.id === id)?.kind === 'pill'
    for (const { id, event, one } of wanted) {
      if (isPill(id) || id === one || id.startsWith(`${one}.`)) continue
      expect(
        arcs.some((arc) => arc.from === id && arc.to === one && arc.events.includes(event)),
      ).toBe(true)
    }
    expect(labels.length).toBeGreaterThan(0)
  })
})

describe('lanes', () => {
  it('keep overlapping transitions apart, and the short ones inside', () => {
    const stretches = [
      { from: 0, to: 100 },
      { from: 0, to: 20 },
      { from: 40, to: 60 },
    ]
    expect(lanesFor(stretches)).toEqual([1, 0, 0])
  })
})
