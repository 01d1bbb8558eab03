import { expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { withTable } from './harness.ts'
import { chooseTitle, fast, pressMove, settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

const letterField = '[data-letter]'
const draw = fastDraw(11)
const choose = (count: number) => draw(count)

/** Opens a link on a device whose page is closed otherwise, and closes it again: nobody is ever online together. */
async function visit<T>(one: Visitor, link: string, act: () => Promise<T>): Promise<T> {
  const { page } = one
  const { origin, pathname } = new URL(link)
  await page.goto(`${origin}${pathname}${fast}${new URL(link).hash}`)
  const done = await act()
  await page.goto('about:blank')
  return done
}

/** Wants to play, and gets the answer to send back. */
const accept = (one: Visitor, invitation: string) =>
  visit(one, invitation, async () => {
    await sayName(one)
    await one.page.click('[data-accept]')
    return one.page.inputValue(letterField)
  })

/** Says who is here, as the others will see it. */
async function sayName({ name, page }: Visitor): Promise<void> {
  await page.fill('[name=name]', name)
  await page.press('[name=name]', 'Enter')
}

/** Moves while it's this person's turn; then takes the letter that is ready, if there is one. */
async function writeLetter(one: Visitor): Promise<string | undefined> {
  const { page, until } = one
  await until('a table', settled)
  while ((await page.getAttribute('body', 'data-mine')) === 'true') {
    await pressMove(one, choose)
    await until('the move', settled)
  }
  const button = page.locator('[data-send-letter]')
  await button.waitFor()
  if ((await button.getAttribute('data-send-letter')) !== 'ready') return undefined
  await button.click()
  const letter = await page.inputValue(`dialog ${letterField}`)
  await page.click('[data-sent]')
  await page.waitForSelector('[data-send-letter=sent]')
  return letter
}

const open = (one: Visitor, link: string) => visit(one, link, () => writeLetter(one))

/** Opens a letter that changes nothing. */
const reopen = (one: Visitor, link: string) =>
  visit(one, link, () => one.page.locator('[data-notice]').getAttribute('data-notice'))

it('three people play by letters, some of which come twice, late or never, and are never online together', () =>
  withTable(async (scene) => {
    const names = ['Anna', 'Ben', 'Cleo']
    const [anna, ben, cleo] = await Promise.all(names.map((name) => scene.open({ name, query: fast })))
    if (!anna || !ben || !cleo) throw new Error('someone is missing')
    const people = [anna, ben, cleo]
    await anna.shows({ screen: 'home' })
    await chooseTitle(anna, 'snowdonia')
    await anna.page.click('[data-start=letters]')
    await sayName(anna)
    const invitation = await anna.page.inputValue(letterField)
    const answers = [await accept(ben, invitation), await accept(cleo, invitation)]
    for (const answer of [...answers, ...answers])
      await visit(anna, answer, async () => anna.page.waitForSelector('[data-players]'))
    let letter = await visit(anna, answers[0] ?? '', async () => {
      await anna.page.click('[data-begin]')
      return writeLetter(anna)
    })
    const sent: string[] = []
    let writer: Visitor = anna
    while (letter !== undefined && sent.length < 12) {
      sent.push(letter)
      const others = people.filter((one) => one !== writer)
      let answer: string | undefined
      for (const one of others) {
        // Of every other letter, only the one who answers ever hears.
        if (answer !== undefined && sent.length % 2 === 0) continue
        const written = await open(one, letter)
        if (written === undefined) continue
        answer = written
        writer = one
      }
      expect(await reopen(writer, letter)).toBe('known')
      letter = answer
    }
    expect(sent.length).toBe(12)
    const last = letter ?? ''
    for (const one of people) if (one !== writer) await visit(one, last, () => one.until('a table', settled))
    const seen = await Promise.all(people.map((one) => visit(one, sent[0] ?? '', () => one.until('a table', settled))))
    expect(new Set(seen.map(({ seq }) => seq)).size).toBeLessThanOrEqual(2)
    expect(await reopen(anna, sent[3] ?? '')).toBe('known')
  }))

it('a letter on another device says whose turn it is, and leads on there once the seat has moved', () =>
  withTable(async (scene) => {
    const [anna, ben, other] = await Promise.all(
      ['Anna', 'Ben', 'another device'].map((name) => scene.open({ name, query: fast })),
    )
    if (!anna || !ben || !other) throw new Error('someone is missing')
    await anna.page.click('[data-start=letters]')
    await sayName(anna)
    const invitation = await anna.page.inputValue(letterField)
    const answer = await accept(ben, invitation)
    let letter = (await open(anna, answer)) ?? ''
    for (const one of [ben, anna, ben, anna]) letter = (await open(one, letter)) ?? ''
    await visit(other, letter, () => other.page.waitForSelector('[data-letter-page=elsewhere]'))
    await visit(other, letter.slice(0, -9), () => other.page.waitForSelector('[data-problem=letter-unreadable]'))

    const seat = await visit(ben, invitation, async () => {
      await ben.until('a table', settled)
      await ben.page.click('[data-open=menu]')
      await ben.page.click('[data-own-link]')
      return ben.page.inputValue('[data-own-link-field]')
    })
    await visit(other, seat, () => other.until('a table', settled))
    const written = await open(other, letter)
    expect(written).toBeDefined()
    expect(await open(anna, written ?? '')).toBeDefined()
    await visit(anna, `${scene.server.local}#/`, () => anna.page.waitForSelector('[data-send-again]'))
  }))
