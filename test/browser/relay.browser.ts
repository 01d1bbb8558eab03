import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Scene, withOwnTable, withServer, withTable } from './harness.ts'
import { fast, invite, playOn, queryOf } from './playing.ts'
import { startServer } from './server.ts'
import type { VisitorOptions } from './visitor.ts'
import { panel, watched } from './watching.ts'

const hasCoturn = spawnSync('turnserver', ['--version']).error === undefined

const secret = 'shared by both'

/** Some free UDP port. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1', () => {
      const { port } = socket.address()
      socket.close(() => resolve(port))
    })
  })

/** A real TURN server on loopback, with short-lived credentials as coturn documents them. */
async function startRelay() {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-relay-'))
  const child = spawn(
    'turnserver',
    [
      '-n',
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      `--listening-port=${port}`,
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=narrow-gauge.test',
      '--allow-loopback-peers',
      '--no-tls',
      '--no-dtls',
      '--no-cli',
      '--log-file=stdout',
      `--pidfile=${join(folder, 'pid')}`,
      `--userdb=${join(folder, 'db')}`,
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  await listening(child)
  return { url: `turn:127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') }
}

/** Resolves once it has said that it listens. */
const listening = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    const hear = (data: unknown) => {
      said += String(data)
      if (/total general servers|listener opened on/i.test(said)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`coturn did not start:\n${said}`)))
  })

/** Runs a scenario on a server that tells of a relay, with the right secret or another. */
async function withRelay(known: string, run: (scene: Scene) => Promise<void>): Promise<void> {
  const relay = await startRelay()
  try {
    await withServer(() => startServer({ relay: { url: relay.url, secret: known } }), run)
  } finally {
    relay.stop()
  }
}

/** The query of a watched page that asks for a relay alone. */
const relayed = `${watched}&relay=only`

describe.skipIf(!hasCoturn)('a match through a relay alone (needs coturn)', () => {
  it('is played over a real TURN server with credentials from the page’s own', () =>
    withRelay(secret, async ({ open }) => {
      const host = await open({ name: 'host', query: relayed })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, relayed) })
      await playOn([host, guest], { seed: 5, moves: 4 })
      for (const one of [host, guest]) {
        await panel(one, 'network')
        await one.page.waitForSelector('[data-way=relay]')
        expect(await one.page.locator('[data-way=direct]').count()).toBe(0)
      }
    }))

  it('is found by the connection check, which tells a relay that refuses from one that works', async () => {
    const verdicts = [['fine', secret] as const, ['denied', 'another'] as const]
    for (const [verdict, known] of verdicts)
      await withRelay(known, async ({ open }) => {
        const { page } = await open({ query: `${fast}#/check` })
        await page.waitForSelector(`[data-verdict=${verdict}]`)
        await page.waitForSelector('[data-stop=signalling][data-state=fine]')
        const report = await page.inputValue('.report textarea')
        expect(report).not.toMatch(/127\.0\.0\.1|localhost/)
      })
  })
})

it('pages get a credential for a relay once they are at a room, and nobody elsewhere does', () =>
  withServer(
    () => startServer({ relay: { url: 'turn:127.0.0.1:9', secret } }),
    async ({ open }) => {
      const asked: string[] = []
      const before: VisitorOptions['before'] = async (page) => {
        page.on('response', (response) => {
          const { pathname, searchParams } = new URL(response.url())
          const id = searchParams.get('id')
          if (pathname === '/ice' && id) asked.push(`${id.replace(/[\d-].*/, '')} ${response.status()}`)
        })
      }
      const host = await open({ name: 'host', query: watched, before })
      expect(asked).toEqual([])
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, watched), before })
      await playOn([host, guest], { seed: 5, moves: 2 })
      expect(asked).toEqual(['ng 200', 'guest 200'])

      const room = new URL(link).hash.slice(4)
      const stranger = await open({ name: 'stranger', query: watched })
      stranger.expectError(/403/)
      const takes = (query: string) =>
        stranger.page.evaluate(async (path) => {
          const answer = await fetch(path)
          return `${answer.status} ${await answer.text()}`
        }, `/ice${query}`)
      expect(await takes('')).toMatch(/^200 (?!.*credential)/)
      for (const id of [`ng0-${room}`, room, 'stranger'])
        expect(await takes(`?id=${id}&token=mine&room=${id}`)).toMatch(/^403 (?!.*credential)/)
    },
  ))

it('the connection check gets a credential, too, and names a relay that doesn’t answer', () =>
  withServer(
    () => startServer({ relay: { url: 'turn:127.0.0.1:9', secret } }),
    async ({ open }) => {
      const { page } = await open({ query: `${fast}#/check` })
      await page.waitForSelector('[data-verdict=turn]')
    },
  ))

it('the connection check names signalling where the server has none', () =>
  withOwnTable(
    async ({ open }) => {
      const visitor = await open({ query: `${fast}#/check` })
      visitor.expectError(/WebSocket/)
      await visitor.page.waitForSelector('[data-verdict=signalling]')
    },
    { signalling: false },
  ))

it('the connection check says so where the browser has no WebRTC', () =>
  withTable(async ({ open }) => {
    const before: VisitorOptions['before'] = (page) =>
      page.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'))
    const { page } = await open({ query: `${fast}#/check`, before })
    await page.waitForSelector('[data-verdict=unsupported]')
  }))
