import { describe, expect, it } from 'vitest'
import type { PagePlace } from '../../src/app/address.ts'
import { parsePlace } from '../../src/app/address.ts'
import { packMatch } from '../../src/app/files/pack.ts'
import { keptText, readLink, readText } from '../../src/app/files/readMatch.ts'
import { loadEditions } from '../../src/app/storage/editions.ts'
import { titleCard } from '../../src/app/titleCards.ts'
import { openTitle, titleOf, wantedBy } from '../../src/app/titles.ts'
import { findScene } from '../../src/debug/scenario/search.ts'
import { titles as ours } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { isOf, isTaken, styleIn } from '../../src/match/lobby/lobby.ts'
import { writeBrief } from '../../src/rules/brief.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { optionsOf } from '../../src/rules/title.ts'
import { randomJournal, sound } from '../journals.ts'
import { tinyWords } from '../overlay/tinyWords.ts'
import { tiny } from '../tiny/tiny.ts'
import { earlier, sidings } from '../tiny/title.ts'
import { type Browser, browser, neighbourhood, until } from './browser.ts'
import { isTable, isWaiting, playOut, seen, stands, storeOf } from './playing.ts'

const titles = [sidings]

/** The card of Sidings on the home screen of a browser, and the places it leads to. */
async function home(one: Browser) {
  const store = storeOf(one)
  const editions = await loadEditions(store, titles)
  const places: PagePlace[] = []
  const card = titleCard(sidings, { store, editions, go: (place) => void places.push(place) })
  const goes = async () => {
    while (places.length === 0) await new Promise<void>((resolve) => setImmediate(resolve))
    return need(places.shift(), 'a place')
  }
  return { card, editions, goes }
}

describe('another title in the place of ours', () => {
  it('is found by its id, and ours are not', async () => {
    expect(titleOf(titles, 'sidings')).toBe(sidings)
    expect(titleOf(titles, undefined)).toBeUndefined()
    for (const { id } of ours) expect(await openTitle(titles, { game: id })).toBeUndefined()
    expect(await openTitle(titles, { game: 'sidings', edition: { game: 'sidings' } })).toBeUndefined()
  })

  it('has its card on the home screen, with its own words, picture, form and book', async () => {
    const { card, editions } = await home(browser(neighbourhood(titles)))
    await editions.describe()
    expect(card.info).toEqual({
      id: 'sidings',
      name: 'Sidings',
      seats: { min: 1, max: 6 },
      minutes: 5,
      teaser: sidings.teaser('en'),
    })
    expect(card.edition.value).toMatchObject({ name: undefined, line: tinyWords.edition('Plain') })
    expect(await card.scene('table', 30, 20)).toMatch(/^data:image\/svg\+xml,/)
    const fields = await card.options()
    expect(optionsOf(fields, {})).toEqual({})
    expect(optionsOf(fields, { wagons: 7 })).toEqual({ wagons: 7 })
    expect((await card.book()).title).toBe('How to play Sidings')
  })

  it('gathers people in its waiting room, who play it to the end', async () => {
    const world = neighbourhood(titles)
    const one = browser(world)
    const { card, goes } = await home(one)
    card.open('table')
    const place = await goes()
    const host = one.open(place)
    await until(world, () => isWaiting(host) && host.room().reach === 'open')
    const pages = [host, browser(world).open(place), browser(world).open(place)]
    await until(world, () => pages.every(isWaiting))
    host.room().actions.want({ type: 'option', key: 'wagons', value: 7 })
    const isSeated = () => host.room().lobby.seats.filter(isTaken).length === 3
    await until(world, isSeated)
    for (const page of pages) {
      const { lobby, me, actions } = page.room()
      const seat = lobby.seats.findIndex((taken) => isOf(taken, me))
      actions.want({ type: 'style', seat, style: 5 - seat })
    }
    const dressed = [
      ['black', 'K'],
      ['lilac', 'L'],
      ['yellow', 'Y'],
    ]
    const isDressed = () => pages.every((_, seat) => styleIn(host.room().lobby.seats[seat]) === 5 - seat)
    await until(world, isDressed)
    host.room().actions.start()
    await until(world, () => pages.every((page) => stands(page, 'playing')))
    expect(seen(host).seats.map(({ look }) => [look.colour, look.letter])).toEqual(dressed)
    await playOut(world, pages)
    expect(new Set(pages.map((page) => seen(page).reckoning?.sentence)).size).toBe(1)
    expect(seen(host).log.at(-1)?.text).toBeDefined()
    host.table().again?.()
    await until(world, () => pages.every((page) => stands(page, 'playing')))
    expect(seen(host).seats.map(({ look }) => [look.colour, look.letter])).toEqual(dressed)
    expect(host.table().name()).not.toBe('')
  })

  it('is resumed where it was, against bots in all other seats', async () => {
    const world = neighbourhood(titles)
    const one = browser(world)
    const { card, goes } = await home(one)
    // With few wagons, the others may end the match before it is the person’s turn.
    card.open('bot', { seats: 4, options: { wagons: 60 } })
    const place = await goes()
    const page = one.open(place)
    await until(world, () => isTable(page) && seen(page).bar.mine)
    const { seats, hash } = seen(page)
    expect(seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'bot', 'bot', 'bot'])
    page.close()
    const again = one.open(place)
    await until(world, () => isTable(again) && seen(again).bar.mine)
    expect(seen(again).hash).toBe(hash)
  })

  it('can be played alone if the title allows it', async () => {
    const world = neighbourhood(titles)
    const one = browser(world)
    const { card, goes } = await home(one)
    card.open('here', { seats: 1 })
    const page = one.open(await goes())
    await until(world, () => stands(page, 'playing'))
    await playOut(world, [page])
    expect(seen(page).reckoning?.seats).toHaveLength(1)
  })

  it('opens from a file, a link and storage, but not as one of ours', async () => {
    const journal = randomJournal(tiny, 2, { wagons: 9 }, 5)
    const text = writeRecord(journal, undefined)
    const { saved } = sound(await readText(titles, text))
    expect(saved.journal.entries).toEqual(journal.entries)
    const packed = await packMatch({ game: tiny, edition: undefined }, journal)
    expect(sound(await readLink(titles, packed)).saved.journal.entries).toHaveLength(journal.entries.length)
    const problem = { type: 'match', problem: { reason: 'otherGame', detail: 'sidings' } }
    expect(await readText(ours, text)).toEqual({ problem })
    expect(await readLink(ours, packed)).toEqual({ problem })
  })

  it('opens a match of an edition that was built in before, by its hash alone', async () => {
    const { game, edition } = sound(await sidings.open(earlier))
    expect(edition).toBeUndefined()
    const journal = randomJournal(game, 2, { wagons: 9 }, 5)
    const packed = await packMatch({ game, edition }, journal)
    expect(packed).toBe(writeBrief(game, journal))
    for (const read of [await readText(titles, writeRecord(journal, edition)), await readLink(titles, packed)])
      expect(sound(read).saved.journal.entries).toEqual(journal.entries)
    const title = need(await openTitle(titles, wantedBy(journal)), 'a title')
    expect(title.game.edition).toEqual(game.edition)
    const usual = need(await openTitle(titles, { game: 'sidings' }), 'a title')
    expect(usual.game.edition).toEqual(tiny.edition)
  })

  it('is replayed at its link’s entry, and its stored match can be read', async () => {
    const world = neighbourhood(titles)
    const one = browser(world)
    const { card, goes } = await home(one)
    card.open('here', { seats: 2 })
    const place = await goes()
    const page = one.open(place)
    await until(world, () => stands(page, 'playing'))
    await playOut(world, [page])
    if (place.type !== 'here') throw new Error(`a place of type ${place.type}`)
    const text = need(await keptText({ store: storeOf(one), titles }, place.code), 'what is kept')
    const { saved } = sound(await readText(titles, text))
    expect(wantedBy(saved.journal).game).toBe('sidings')
    const packed = await packMatch(saved.title, saved.journal)
    const replay = browser(world).open(parsePlace(`#/g/${packed}@2`))
    await until(world, () => isTable(replay))
    expect(replay.table().role).toBe('replay')
    expect(seen(replay).seq).toBe(2)
  })

  it('accepts its own edition, and refuses one that names no title', async () => {
    const one = browser(neighbourhood(titles))
    const { editions, card } = await home(one)
    expect(await editions.load(JSON.stringify({ game: 'sidings', name: 'Deep' }))).toEqual({ name: 'Deep' })
    expect(card.edition.value).toEqual({ name: 'Deep', line: tinyWords.edition('Deep') })
    expect(await editions.load(JSON.stringify({ name: 'Nowhere' }))).toHaveProperty('problem')
    expect(card.edition.value.name).toBe('Deep')
    const later = await loadEditions(storeOf(one), titles)
    expect(later.data('sidings')).toEqual({ game: 'sidings', name: 'Deep' })
    await editions.drop('sidings')
    expect((await loadEditions(storeOf(one), titles)).data('sidings')).toBeUndefined()
  })

  it('offers testers its scenes', async () => {
    const { game, playtest } = sound(await sidings.open())
    const [scene] = (await playtest()).scenarios
    const found = need(await findScene(game, need(scene, 'a scene'), 50), 'a match that comes by')
    expect(found.journal.entries.length).toBeGreaterThan(2)
  })
})
