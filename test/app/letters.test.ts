import { describe, expect, it, vi } from 'vitest'
import type { PagePlace } from '../../src/app/address.ts'
import { packText, unpackText } from '../../src/app/files/pack.ts'
import { newLetterRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { need } from '../../src/kit/assert.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import { type Invitation, parcelText, readParcel } from '../../src/match/letters/invitation.ts'
import type { LetterContent } from '../../src/overlay/letters/letters.ts'
import { type Browser, browser, type Neighbourhood, neighbourhood, type Page, until } from './browser.ts'
import { isTable, seen, storeOf } from './playing.ts'

// Fetched here, since fetching takes real time.
await Promise.all([import('../../src/app/letters/visitLetters.ts'), import('../../src/app/letters/live.ts')])

const code = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 3))
const post = { type: 'post', code } as const

/** The place that a link leads to. */
const placeIn = (link: string): PagePlace => JSON.parse(link.replace('page/', ''))

/** Waits, while no time passes in the test's own world: packing a letter takes real time. */
const comes = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 30_000, interval: 4 })

const contentOf = (page: Page): LetterContent | undefined => {
  const screen = page.screen()
  return screen.type === 'letter' ? screen.content : undefined
}

function contentAs<T extends LetterContent['type']>(page: Page, type: T) {
  const content = contentOf(page)
  const isIt = (one: LetterContent): one is Extract<LetterContent, { type: T }> => one.type === type
  return need(content && isIt(content) ? content : undefined, `a page that is ${type}`)
}

const shows = (page: Page, type: LetterContent['type']) => comes(() => contentOf(page)?.type === type)

/** Opens a page that goes where it wants to go. */
function opened(one: Browser, place: PagePlace): Page {
  const page = one.open(place)
  one.goes = page.go
  return page
}

const letters = (page: Page) => need(page.table().letters, 'letters')
const stateOf = (page: Page) => letters(page).now.value.state

/** Moves while it's this person's turn, and takes the letter. */
async function writeLetter(page: Page): Promise<string> {
  for (;;) {
    await comes(() => isTable(page) && (seen(page).bar.mine || letters(page).now.value.link !== ''))
    const { seq, hash, bar } = seen(page)
    if (!bar.mine) return letters(page).now.value.link
    page.table().store.press(hash, 0)
    await comes(() => seen(page).seq > seq)
  }
}

/** Opens a letter on a page that is closed again, and returns the letter written then. */
async function answered(one: Browser, letter: string): Promise<string> {
  const page = opened(one, placeIn(letter))
  const written = await writeLetter(page)
  page.close()
  return written
}

/** The notice about a letter that changes nothing. */
async function noticeOf(one: Browser, letter: string) {
  const page = opened(one, placeIn(letter))
  await comes(() => isTable(page))
  const notice = letters(page).notice.value
  page.close()
  return notice
}

/** A match of two by letters: an invitation that was answered, and the first letter. */
async function begun(world: Neighbourhood = neighbourhood()) {
  const [anna, ben] = [browser(world), browser(world)]
  await saveRoom(storeOf(anna), code, newLetterRoom('foothills'))
  const inviting = opened(anna, post)
  await shows(inviting, 'inviting')
  const invitation = contentAs(inviting, 'inviting').link
  inviting.close()
  const invited = opened(ben, placeIn(invitation))
  await shows(invited, 'invited')
  contentAs(invited, 'invited').accept()
  await shows(invited, 'answered')
  const answer = contentAs(invited, 'answered').link
  invited.close()
  return { world, anna, ben, invitation, answer }
}

async function failsWith(page: Page, why: string) {
  await comes(() => page.screen().type === 'problem')
  expect(page.screen()).toMatchObject({ problem: { type: 'letter', why } })
}

describe('a match by letters on the page', () => {
  it('begins with an invitation and an answer, and goes on after any reload', async () => {
    const { anna, ben, answer } = await begun()
    let letter = await answered(anna, answer)
    for (const one of [ben, anna, ben, anna, ben]) letter = await answered(one, letter)
    expect(await noticeOf(anna, letter)).toBeUndefined()
    const again = opened(anna, post)
    await comes(() => isTable(again))
    const seq = seen(again).seq
    expect(seq).toBeGreaterThan(5)
    again.close()
    expect(await noticeOf(anna, letter)).toBe('known')
    const after = opened(anna, post)
    await comes(() => isTable(after))
    expect(seen(after).seq).toBe(seq)
  }, 60_000)

  it('takes each answer once, and none to an invitation of its own', async () => {
    const { anna, ben, invitation, answer } = await begun()
    const letter = await answered(anna, answer)
    expect(await noticeOf(anna, answer)).toBe('answered')
    const other = await unpackText(placeOf(answer).packed)
    const late = need(readParcel(need(other, 'an answer')), 'an answer')
    if (late.type !== 'reply') throw new Error('no answer')
    const stranger = { ...late, by: { key: 'k'.repeat(43) } }
    expect(await noticeOf(anna, await linkOf(parcelText(stranger)))).toBe('begun')
    const back = opened(anna, placeIn(invitation))
    await comes(() => isTable(back))
    back.close()
    await answered(ben, letter)
  }, 60_000)

  it('says on other devices whose turn it is, and that a link is broken', async () => {
    const { world, anna, ben, answer } = await begun()
    const first = await answered(anna, answer)
    const letter = await answered(anna, await answered(ben, first))
    const elsewhere = opened(browser(world), placeIn(letter))
    await shows(elsewhere, 'elsewhere')
    const { to, watch } = contentAs(elsewhere, 'elsewhere')
    expect([to, watch]).toEqual(['Green', undefined])
    const whole = opened(browser(world), placeIn(first))
    await shows(whole, 'elsewhere')
    expect(contentAs(whole, 'elsewhere').watch).toBeDefined()
    const { packed } = placeOf(letter)
    await failsWith(opened(ben, { type: 'letter', packed: packed.slice(0, -20) }), 'unreadable')
    const text = need(await unpackText(packed), 'a letter')
    const later = await packText(text.replace('[1,', '[2,'))
    await failsWith(opened(ben, { type: 'letter', packed: later }), 'otherVersion')
    await failsWith(opened(browser(world), post), 'gone')
    await failsWith(opened(browser(world), placeIn(answer)), 'gone')
  }, 60_000)

  it('is refused if it isn’t the one of the invitation', async () => {
    const { world, anna, ben, answer, invitation } = await begun()
    const letter = await answered(anna, answer)
    const text = need(await unpackText(placeOf(invitation).packed), 'an invitation')
    const parcel = need(readParcel(text), 'an invitation')
    if (parcel.type !== 'invitation') throw new Error('no invitation')
    const other: Invitation = { ...parcel, by: { key: 'k'.repeat(43) } }
    const cleo = browser(world)
    const invited = opened(cleo, placeIn(await linkOf(parcelText(other))))
    await shows(invited, 'invited')
    contentAs(invited, 'invited').accept()
    await shows(invited, 'answered')
    invited.close()
    await failsWith(opened(cleo, placeIn(letter)), 'first')
    await answered(ben, letter)
  }, 60_000)

  it('moves to another device by a link, and leaves nothing behind', async () => {
    const { world, anna, ben, answer } = await begun()
    let letter = await answered(anna, answer)
    for (const one of [ben, anna, ben]) letter = await answered(one, letter)
    const page = opened(anna, placeIn(letter))
    await comes(() => isTable(page))
    const seat = await need(page.table().ownLink, 'a link').link()
    page.close()
    const other = browser(world)
    const moved = opened(other, placeIn(seat))
    const next = await writeLetter(moved)
    moved.close()
    await answered(ben, next)
  }, 60_000)

  it('goes on live while both have it open, and by letter again after that', async () => {
    const { world, anna, ben, answer } = await begun()
    const letter = await answered(anna, answer)
    await answered(ben, letter)
    const pages = [opened(anna, post), opened(ben, placeIn(letter))]
    await comes(() => pages.every(isTable))
    await until(world, () => pages.every((page) => letters(page).now.value.live.length === 1))
    for (let moves = 0; moves < 6; moves++) {
      await until(world, () => pages.some((page) => seen(page).bar.mine))
      const page = need(
        pages.find((one) => seen(one).bar.mine),
        'someone to move',
      )
      const { seq, hash } = seen(page)
      page.table().store.press(hash, 0)
      await until(world, () => pages.every((one) => seen(one).seq > seq))
    }
    await until(world, () => pages.every((page) => stateOf(page) !== 'ready'))
    const [, left] = pages
    left?.close()
    const [stays] = pages
    await until(world, () => stays !== undefined && letters(stays).now.value.live.length === 0)
  }, 60_000)
})

function placeOf(link: string) {
  const place = placeIn(link)
  return need(place.type === 'letter' ? place : undefined, 'a letter')
}

const linkOf = async (text: string) =>
  `page/${JSON.stringify({ type: 'letter', packed: await packText(text) } satisfies PagePlace)}`
