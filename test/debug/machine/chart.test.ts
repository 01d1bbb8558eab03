import { describe, expect, it } from 'vitest'
import { makeApp } from '../../../src/app/app.ts'
import { arcsFor, lanesFor } from '../../../src/debug/machine/arcs.ts'
import { type ChartState, chartOf, isIn, isRow, leavesOf, linesIn } from '../../../src/debug/machine/chart.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { turnChart } from '../../../src/match/turn.ts'
import { connectionChart } from '../../../src/net/guest/connectionChart.ts'
import { roleChart } from '../../../src/net/role/roleChart.ts'
import { hoverMachine } from '../../../src/stage/hover.ts'
import { playbackMachine } from '../../../src/stage/playback.ts'
import { pointerMachine } from '../../../src/stage/pointer.ts'

const game = foothills(builtIn)
const nothing = () => () => {}
const no = () => false
const role = roleChart({
  tick: nothing,
  claim: nothing,
  look: nothing,
  isHostHeard: no,
  isHostMissed: no,
  isHostGone: no,
  isApart: no,
  isShared: no,
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

/** The states shown in rows. */
const pillsOf = (chart: ChartState) =>
  all(chart).flatMap((state) => (isRow(state) ? state.states.map(({ id }) => id) : []))

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
    const events = named.flatMap(([, chart]) => all(chart).flatMap(({ ways }) => ways.map((way) => way.event)))
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

describe.each(named)('the arrows of %s', (_, chart) => {
  const boxes = all(chart).filter((state) => state === chart || !pillsOf(chart).includes(state.id))
  const ids = boxes.map(({ id }) => id)
  const at = (id: string) => (ids.includes(id) ? { x: 0, y: ids.indexOf(id) * 20 } : undefined)
  const { arcs, width } = arcsFor(linesIn(chart), { start: ({ from }) => at(from), end: at })

  it('show every transition that leaves its state, except within a row', () => {
    const wanted = boxes.flatMap(({ id, ways }) =>
      ways.flatMap(({ event, to }) => to.map((target) => ({ id, event, target }))),
    )
    for (const { id, event, target } of wanted) {
      const isShown = arcs.some((arc) => arc.from === id && arc.target === target && arc.events.includes(event))
      const isOut = id !== '' && id !== target && !target.startsWith(`${id}.`)
      expect(isShown, `${id} ${event} ${target}`).toBe(isOut && ids.includes(target))
    }
    expect(width > 0).toBe(arcs.length > 0)
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
