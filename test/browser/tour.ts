import { evidenceFile, matchWithNotes } from './files.ts'
import { resign } from './menu.ts'
import { chooseTitle, invite, pressHere, pressMove, settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** A place that a tour has come to: what to call it, and the selector of what is on top there. */
export interface Place {
  readonly name: string
  readonly top: string
}

/** Leads from place to place; what is asked of each happens in between. */
type Tour = AsyncGenerator<Place, void>

/**
 * A panel, opened by keyboard with this button. The focus goes into it, and back to the button when Escape or its own
 * button closes it.
 */
async function* over({ page }: Visitor, button: string, top: string, ready = top): Tour {
  await page.locator(button).first().press('Enter')
  yield* inside({ page }, button, top, ready)
}

/** The rest of such a visit, once the panel has been asked for. */
async function* inside({ page }: Pick<Visitor, 'page'>, back: string, top: string, ready: string): Tour {
  await page.waitForSelector(ready)
  await page.waitForSelector(`${top}:focus-within`)
  yield { name: `${top} by ${back}`, top }
  await page.keyboard.press('Escape')
  await page.waitForSelector(top, { state: 'detached' })
  await page.waitForSelector(`:is(${back}):focus`)
}

/** Goes somewhere by the address alone. */
export async function goTo(one: Visitor, hash: string, screen: string): Promise<void> {
  await one.page.evaluate((to) => {
    window.location.hash = to
  }, hash)
  await one.shows({ screen })
}

/** The first page, its panels, and every page without a table. */
export async function* atHome(one: Visitor, title: string): Tour {
  const { page } = one
  await one.shows({ screen: 'home' })
  yield { name: 'home', top: 'body' }
  yield* over(one, '[data-open=settings]', 'dialog.settings', '[data-save-all]')
  await chooseTitle(one, title)
  yield* over(one, `[data-title=${title}] [data-open=options]`, 'dialog.options', '.option')
  for (const [hash, screen, ready] of [
    [`#/rules/${title}`, 'rules', '[data-book]'],
    ['#/check', 'check', '.check:not([data-verdict=running])'],
    ['#/r/CCCCCD', 'problem', 'h1'],
    ['#/r/CCCCC', 'problem', '.message input'],
    ['#/i/nothing', 'reply', '[role=alert]'],
  ] as const) {
    await goTo(one, hash, screen)
    await page.waitForSelector(ready)
    yield { name: hash, top: 'body' }
  }
  await goTo(one, '#/', 'home')
  await page.setInputFiles('input[name=match]', evidenceFile())
  await page.waitForSelector('[data-problem=evidence] h1:focus')
  yield { name: 'evidence', top: 'body' }
  await goTo(one, '#/', 'home')
  await page.setInputFiles('input[name=match]', matchWithNotes())
  await one.until('the film', settled)
  await page.locator('[data-next-note]').press('Enter')
  await page.waitForSelector('[data-note-card]')
  await one.until('the noted moment', settled)
  yield { name: 'note', top: 'body' }
  await goTo(one, '#/', 'home')
}

/** A waiting room, as its host sees it. */
export async function* inRoom(one: Visitor, title: string): Tour {
  await invite(one, title)
  yield { name: 'room', top: 'body' }
  yield* over(one, '.room [data-open=settings]', 'dialog.settings')
  yield* over(one, '.room [data-open=rules]', 'dialog.rules', 'dialog [data-book]')
  yield* over(one, '[data-seat="0"] [data-more]', 'dialog.seat')
  yield* over(one, '[data-seat="1"] [data-more]', 'dialog.seat')
  yield* over(one, '[data-by-hand]', 'dialog.by-hand', '[data-offer]')
  const { page } = one
  // With two seats the match would begin.
  if ((await page.locator('.room [data-seat]').count()) === 2) return
  // The button that seats the computer goes with the empty seat, but the focus doesn’t go with it.
  await page.locator('[data-seat="1"] [data-more]').press('Enter')
  await page.locator('dialog.seat [data-deed=bot]').press('Enter')
  await page.waitForSelector('[data-seat="1"][data-state=bot]')
  await page.waitForSelector('.room :focus')
  yield { name: 'room with a computer player', top: 'body' }
}

/** Something that the menu of a table leads to. */
async function* ofMenu(one: Visitor, what: string, top: string, ready = top): Tour {
  await one.page.locator('[data-open=menu]').press('Enter')
  await one.page.locator(`dialog.menu [data-open=${what}]`).press('Enter')
  yield* inside(one, '[data-open=menu]', top, ready)
}

/** A table in the middle of a match of two people side by side. */
export async function* atTable(one: Visitor, title: string): Tour {
  const { page } = one
  await goTo(one, '#/', 'home')
  await chooseTitle(one, title)
  await page.locator(`[data-title=${title}] [data-start=here]`).press('Enter')
  await one.until('the table settles', settled)
  const passing = page.locator('[data-take-device]')
  for (let made = 0; ; ) {
    await page.waitForSelector('[data-idle=true] :is([data-move], [data-take-device])')
    if (await passing.count()) {
      if (made === 0) yield { name: 'passing the device', top: 'body' }
      await passing.press('Enter')
      await passing.waitFor({ state: 'detached' })
    } else {
      // A hint needs a choice.
      if (made >= 9 && (await page.locator('[data-move]').count()) > 1) break
      await pressHere(one, (count) => (made * 5) % count)
      made++
    }
  }
  yield { name: 'table', top: 'body' }
  yield* over(one, '.log-head [data-open=menu]', 'dialog.menu')
  yield* ofMenu(one, 'settings', 'dialog.settings')
  yield* ofMenu(one, 'resign', 'dialog.resign')
  yield* over(one, '.log-head [data-open=choices]', 'dialog.choices-panel', '[data-barred]')
  yield* ofMenu(one, 'rules', 'dialog.rules', 'dialog [data-book]')
  yield* ofMenu(one, 'luck', 'dialog.luck-so-far')
  yield* ofMenu(one, 'back', 'dialog.back')
  yield* hint(one)
  yield* closeUp(one)
  yield* ruleOfRefusal(one)
  await page.locator('[data-open=menu]').press('Enter')
  await page.locator('dialog.menu [data-open=back]').press('Enter')
  await page.locator('[data-ask=back]').press('Enter')
  await page.waitForSelector('[data-wish]')
  yield { name: 'request', top: '.wish' }
  await page.locator('[data-withdraw]').press('Enter')
  await page.waitForSelector('[data-wish]', { state: 'detached' })
}

/** The rule behind a refusal, where the title refuses what is touched: the focus is never lost on the way. */
async function* ruleOfRefusal({ page }: Visitor): Tour {
  // Anything the bar covers can’t be touched: a move would be made instead.
  const others = await page.evaluate(() =>
    (window.__table?.places() ?? [])
      .filter(({ next, label }) => !next && label !== '')
      .map(({ at }) => ({ x: at.x + at.w / 2, y: at.y + at.h / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y) instanceof HTMLCanvasElement),
  )
  await page.locator('[data-open=menu]').focus()
  for (const { x, y } of others.slice(0, 12)) {
    await page.mouse.click(x, y)
    if ((await page.locator('.bubble [data-rule]').count()) === 0) continue
    // A mouse that rests on a piece would have it described instead.
    await page.locator('.bubble').hover()
    yield { name: 'refusal', top: '.bubble' }
    await page.locator('.bubble [data-rule]').press('Enter')
    await page.waitForSelector('dialog.rules h2:focus')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.waitForSelector(':is(button, [role=toolbar]):focus')
    return
  }
}

/** The master's advice; it stays while other panels come and go. */
async function* hint({ page }: Visitor): Tour {
  await page.locator('.bar [data-open=hint]').press('Enter')
  await page.waitForSelector('.hint-card .odds')
  yield { name: 'hint', top: '.hint-card' }
  await page.locator('.log-head [data-open=menu]').press('Enter')
  await page.waitForSelector('dialog.menu:focus-within')
  await page.keyboard.press('Escape')
  await page.locator('.hint-card [data-close-hint]').press('Enter')
  await page.waitForSelector('.hint-card', { state: 'detached' })
}

/** A piece's description, asked by keyboard. */
async function* closeUp({ page }: Visitor): Tour {
  await page.locator('.choices button').first().focus()
  await page.keyboard.press('i')
  await page.waitForSelector('.look-around:focus')
  await page.keyboard.press('PageDown')
  yield { name: 'close-up', top: 'body' }
  await page.keyboard.press('Escape')
  await page.waitForSelector('.choices button:focus')
}

/** The end of that match, and its film. */
export async function* afterMatch(one: Visitor): Tour {
  const { page } = one
  await resign({ page })
  await page.waitForSelector('.reckoning h2:focus')
  yield { name: 'reckoning', top: '.reckoning' }
  await page.locator('.reckoning .more summary').press('Enter')
  yield* over(one, '.reckoning [data-open=checks]', 'dialog.checks', '[data-check]')
  yield* over(one, '.reckoning [data-open=luck]', 'dialog.luck-so-far')
  yield* over(one, '.reckoning [data-open=analysis]', 'dialog.analysis', '.plot')
  await goTo(one, '#/', 'home')
  yield { name: 'matches', top: 'body' }
  await page.locator('[data-over=true] [data-resume]').press('Enter')
  await one.until('the film', settled)
  await page.waitForSelector('.film .graph')
  yield { name: 'film', top: 'body' }
  if ((await page.locator('.film [data-open=resume]').count()) > 0)
    yield* over(one, '.film [data-open=resume]', 'dialog.resume')
  await page.locator('[data-do=clip]').press('Enter')
  await page.waitForSelector('[data-clip=ready]')
  yield { name: 'clip', top: 'body' }
  await page.locator('.clip [data-close]').press('Enter')
  await page.waitForSelector('.film button:focus')
}

/** A lesson at its first stop, and after its match. */
export async function* atLesson(one: Visitor, title: string): Tour {
  await goTo(one, `#/lesson/${title}`, 'table')
  await one.until('the lesson', settled)
  await one.page.waitForSelector('.table.learning.doing [data-move]')
  yield { name: 'lesson', top: 'body' }
  await one.page.locator('[data-stop=match]').press('Enter')
  await one.page.waitForSelector('.table.learning.match')
  const end = one.page.locator('.lesson-end h2:focus')
  for (;;) {
    await one.page.waitForSelector('[data-idle=true] [data-move], .lesson-end')
    if ((await one.page.locator('.lesson-end').count()) > 0) break
    await pressMove(one, (count) => count - 1)
  }
  await end.waitFor()
  yield { name: 'end of the lesson', top: '.lesson-end' }
}

/** Everything, one after the other. */
export async function* everywhere(one: Visitor, title: string): Tour {
  yield* atHome(one, title)
  yield* inRoom(one, title)
  yield* atTable(one, title)
  yield* afterMatch(one)
  yield* atLesson(one, title)
}
