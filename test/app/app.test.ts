import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PagePlace } from '../../src/app/address.ts'
import { makeApp, screenOf, type VisitNews } from '../../src/app/app.ts'
import { tinyScreen as table } from './tinyScreen.ts'

const room: PagePlace = { type: 'room', code: 'C4H7KM' }
/** The app with visits that only record what is asked of them, and report what a test tells them to. */
function started() {
  const visits: { place: PagePlace; left: boolean; tell: (news: VisitNews) => void }[] = []
  const app = makeApp((place, tell) => {
    const visit = { place, left: false, tell }
    visits.push(visit)
    return () => {
      visit.left = true
    }
  })
  const actor = createActor(app).start()
  const tell = (news: VisitNews) => visits.at(-1)?.tell(news)
  const go = (place: PagePlace) => actor.send({ type: 'go', place })
  return { actor, visits, tell, go, screen: () => screenOf(actor.getSnapshot()) }
}

describe('the app', () => {
  it('begins at home', () => {
    expect(started().screen()).toEqual({ type: 'home' })
  })

  it('goes to a table by connecting and syncing', () => {
    const { go, tell, screen } = started()
    go(room)
    expect(screen()).toEqual({ type: 'opening', what: 'table', gathers: true })
    tell({ type: 'dialling' })
    expect(screen()).toEqual({ type: 'connecting', code: 'C4H7KM', how: 'dialling' })
    tell({ type: 'syncing' })
    expect(screen()).toEqual({ type: 'connecting', code: 'C4H7KM', how: 'syncing' })
    tell({ type: 'seated', table })
    expect(screen()).toBe(table)
  })

  it('goes on from one match to the next at the same table', () => {
    const { actor, go, tell, screen } = started()
    go(room)
    tell({ type: 'seated', table })
    const next = { ...table }
    tell({ type: 'dialling' })
    expect(screen()).toBe(table)
    tell({ type: 'seated', table: next })
    expect(screen()).toBe(next)
    expect(actor.getSnapshot().value).toEqual({ visiting: 'table' })
  })

  it('asks for a seat at the table it was turned away from', () => {
    const { actor, go, tell, visits, screen } = started()
    go(room)
    tell({ type: 'failed', problem: { type: 'refused', why: 'full', away: [1] }, retry: false })
    actor.send({ type: 'askIn', seat: 1 })
    expect(visits.at(-1)?.place).toEqual({ ...room, ask: 1 })
    tell({ type: 'dialling' })
    tell({ type: 'syncing' })
    tell({ type: 'knocking' })
    expect(screen()).toMatchObject({ type: 'connecting', how: 'knocking' })
  })

  it('refuses a mistyped code without visiting anything', () => {
    const { go, visits, screen } = started()
    go({ type: 'mistyped', text: 'ABC', problem: 'length' })
    expect(visits).toEqual([])
    expect(screen()).toMatchObject({ type: 'problem', problem: { type: 'mistyped', text: 'ABC' } })
  })

  it('visits nothing that is a newer page’s', () => {
    const { go, visits, screen } = started()
    go({ type: 'newer', hash: '#/q/x' })
    expect(visits).toEqual([])
    expect(screen()).toMatchObject({ type: 'problem', problem: { type: 'newer' } })
  })

  it('leaves a table when it goes home', () => {
    const { go, tell, visits, screen } = started()
    go(room)
    tell({ type: 'seated', table })
    go({ type: 'home' })
    expect(visits.map(({ left }) => left)).toEqual([true])
    expect(screen()).toEqual({ type: 'home' })
  })

  it('leaves a table to read the rules, and visits it again afterwards', () => {
    const { go, tell, visits, screen } = started()
    go(room)
    tell({ type: 'seated', table })
    go({ type: 'rules', game: 'sidings' })
    expect(screen()).toEqual({ type: 'rules', game: 'sidings' })
    expect(visits.map(({ left }) => left)).toEqual([true])
    go(room)
    expect(visits).toHaveLength(2)
  })

  it('leaves one table for another', () => {
    const { go, visits } = started()
    go(room)
    go({ type: 'here', code: 'C4H7KM' })
    expect(visits.map(({ place, left }) => [place.type, left])).toEqual([
      ['room', true],
      ['here', false],
    ])
  })

  it('ignores a request to go where it already is', () => {
    const { go, visits } = started()
    go(room)
    go({ ...room })
    expect(visits).toHaveLength(1)
  })

  it('reports what failed, and tries again on request', () => {
    const { actor, go, tell, visits, screen } = started()
    go(room)
    tell({ type: 'failed', problem: { type: 'dial', why: 'timeout' }, retry: true })
    expect(screen()).toEqual({ type: 'problem', problem: { type: 'dial', why: 'timeout' }, retry: true })
    expect(visits[0]?.left).toBe(true)
    actor.send({ type: 'retry' })
    expect(visits).toHaveLength(2)
    expect(screen()).toEqual({ type: 'opening', what: 'table', gathers: true })
  })

  it('tries again by itself once the obstacle is gone', () => {
    const { go, tell, visits, screen } = started()
    let free = () => {}
    const whenFree = (then: () => void) => {
      free = then
      return () => {}
    }
    go(room)
    tell({ type: 'failed', problem: { type: 'elsewhere' }, retry: true, whenFree })
    expect(screen()).toMatchObject({ type: 'problem' })
    free()
    expect(screen()).toMatchObject({ type: 'opening' })
    expect(visits).toHaveLength(2)
  })

  it('stops waiting for an obstacle at a place it has left', () => {
    const { go, tell } = started()
    let waiting = 0
    const whenFree = () => {
      waiting++
      return () => void waiting--
    }
    go(room)
    tell({ type: 'failed', problem: { type: 'elsewhere' }, retry: true, whenFree })
    expect(waiting).toBe(1)
    go({ type: 'home' })
    expect(waiting).toBe(0)
  })

  it('visits a room again if its code is typed again after a failure', () => {
    const { go, tell, visits } = started()
    go(room)
    tell({ type: 'failed', problem: { type: 'dial', why: 'noSuchRoom' }, retry: true })
    go({ ...room })
    expect(visits).toHaveLength(2)
  })

  it('starts a new visit on retry, without the old table', () => {
    const { actor, go, tell, visits, screen } = started()
    go(room)
    tell({ type: 'seated', table })
    actor.send({ type: 'retry' })
    expect(visits.map(({ left }) => left)).toEqual([true, false])
    expect(screen()).toEqual({ type: 'opening', what: 'table', gathers: true })
  })
})
