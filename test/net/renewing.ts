import { expect } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { resumeAsHost } from '../../src/match/begin.ts'
import { signerIn } from '../../src/match/signing.ts'
import { renewalOf } from '../../src/net/seats/renewal.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import type { Seat } from '../../src/rules/game.ts'
import { seatsOf } from '../../src/rules/tableState.ts'
import { type Browser, makeBrowser, type Title } from './browser.ts'
import { until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()

/** The signer with a secret at a browser's table. */
export const signerOf = ({ signatures }: World, secret: string, { table }: Browser) =>
  signerIn(signatures, secret, table().whole())

/** Moves all seats of a browser to a fresh secret, and opens its page with that. */
export async function renew(
  world: World,
  browser: Browser,
  seat: Seat,
  fresh: string,
  title?: Title,
): Promise<Browser> {
  const { storage } = browser
  const { game } = browser.table()
  const own = signerOf(world, storage.secret, browser)
  const { key } = signerOf(world, fresh, browser)
  for (const one of seatsOf(foldTable(browser.table().journal()).roster, own.key)) {
    void browser.table().act(one, renewalOf(game, browser.table().whole(), own, one, key))
    const isRenewed = () => foldTable(browser.table().journal()).roster.seats[one]?.key === key
    expect(await until(world, isRenewed, 10_000)).toBe(true)
  }
  const journal = browser.table().whole()
  if (now(browser).hosting) {
    browser.end('goodbye')
    const parts = { game, signatures: world.signatures, journal }
    const taken = need(await resumeAsHost(parts, fresh), 'a takeover')
    await storage.keeper.begin(undefined, taken.entries)
  } else {
    expect(browser.table().ended()).toBe('stale')
    browser.end('goodbye')
  }
  const again = makeBrowser(world, 'ROOM', { ...storage, secret: fresh, name: fresh }, title)
  await again.open()
  expect(await until(world, () => now(again).standing === 'playing', 60_000)).toBe(true)
  expect(now(again).sitters[seat]).toMatchObject({ kind: 'person', mine: true })
  return again
}
