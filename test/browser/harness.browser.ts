import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { networkAddresses } from '../../src/server/addresses.ts'
import { withServer } from './harness.ts'
import { type Server, startScript } from './server.ts'

/** A server that answers everything with one page. */
const serving = (html: string) => async (): Promise<Server> => {
  const http = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end(`<!doctype html>${html}`)
  })
  await once(http.listen(0), 'listening')
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const [network] = networkAddresses()
  return {
    port,
    local: `http://localhost:${port}/`,
    network: network && `http://${network}:${port}/`,
    stop: async () => {
      http.close()
      http.closeAllConnections()
    },
  }
}

/** A page that counts presses of its button, also over a reload. */
const counter = `<body data-screen="table"><div id="app" data-idle="true"></div>
<button>More</button><script>
  const app = document.querySelector('#app')
  const show = () => { app.dataset.seq = localStorage.seq ??= 0 }
  document.querySelector('button').onclick = () => { localStorage.seq++; requestAnimationFrame(show) }
  show()
</script>`

const failing = `<body><script>
  console.error('a reported fault')
  setTimeout(() => { throw new Error('a thrown fault') })
  setTimeout(() => { document.body.dataset.screen = 'home' })
</script>`

afterEach(() => {
  vi.restoreAllMocks()
})

/** Captures the account of an expected failure. */
function mute(): () => string {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => spy.mock.calls.flat().join('\n')
}

describe('a scenario', () => {
  it('waits for what the page shows', () =>
    withServer(serving(counter), async ({ open }) => {
      const visitor = await open()
      await visitor.shows({ screen: 'table', seq: 0, idle: true })
      await visitor.page.click('button')
      const now = await visitor.until('one press', ({ seq }) => seq === 1)
      expect(now).toEqual({ screen: 'table', seq: 1, idle: true, hash: undefined, turn: undefined })
    }))

  it('keeps waiting while the page reloads', () =>
    withServer(serving(counter), async ({ open }) => {
      const visitor = await open()
      const waiting = visitor.shows({ seq: 1 })
      await visitor.page.reload()
      await visitor.page.click('button')
      await waiting
    }))

  it('says what was shown when it times out', async () => {
    const account = mute()
    const scenario = withServer(serving(counter), async ({ open }) => {
      const visitor = await open({ name: 'Ada', patience: 100 })
      await visitor.shows({ seq: 7 })
    })
    await expect(scenario).rejects.toThrow(/Ada: shows {"seq":7}: in vain.*"seq":0/)
    expect(account()).toMatch(/screen .*narrow-gauge-failure-.*Ada\.png/)
  })

  it('keeps visitors apart, and lets one take over another’s storage', () =>
    withServer(serving(counter), async ({ open }) => {
      const ada = await open()
      await ada.page.click('button')
      await ada.shows({ seq: 1 })
      const ben = await open()
      await ben.shows({ seq: 0 })
      const adaAgain = await open({ storage: await ada.storage() })
      await adaAgain.shows({ seq: 1 })
    }))

  it('fails by an error that the page reports or throws', async () => {
    const account = mute()
    const scenario = withServer(serving(failing), async ({ open }) => {
      await (await open()).shows({ screen: 'home' })
    })
    await expect(scenario).rejects.toThrow(/a reported fault[\s\S]*a thrown fault/)
    expect(account()).toContain('a reported fault')
  })

  it('ignores expected errors', () =>
    withServer(serving(failing), async ({ open }) => {
      const visitor = await open()
      visitor.expectError(/a (reported|thrown) fault/)
      await visitor.shows({ screen: 'home' })
    }))

  it('can use the network address, where the page is not a secure context', () =>
    withServer(serving(counter), async ({ open }) => {
      const near = await open()
      const far = await open({ byNetwork: true })
      expect(await near.page.evaluate(() => isSecureContext)).toBe(true)
      expect(await far.page.evaluate(() => isSecureContext)).toBe(false)
    }))

  it('fails with the output of a server that does not start', async () => {
    const missing = withServer(
      () => startScript('test/browser/nowhere.ts', []),
      async () => {},
    )
    await expect(missing).rejects.toThrow(/nowhere\.ts did not start:[\s\S]*ERR_MODULE_NOT_FOUND/)
  })
})

describe('the browser', () => {
  it('draws with WebGL', () =>
    withServer(serving(counter), async ({ open }) => {
      const { page } = await open()
      const drawn = await page.evaluate(() => {
        const gl = document.createElement('canvas').getContext('webgl')
        gl?.clearColor(0, 1, 0, 1)
        gl?.clear(gl.COLOR_BUFFER_BIT)
        const pixel = new Uint8Array(4)
        gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
        return [...pixel]
      })
      expect(drawn).toEqual([0, 255, 0, 255])
    }))

  it('links two visitors by WebRTC', () =>
    withServer(serving(counter), async ({ open }) => {
      const [ada, ben] = [await open(), await open()]
      const offer = await ada.page.evaluate(offerLink)
      const answer = await ben.page.evaluate(answerLink, offer)
      await ada.page.evaluate(sendOverLink, answer)
      await ben.shows({ hash: 'hello' })
    }))
})

async function offerLink(): Promise<string> {
  const peer = new RTCPeerConnection()
  const channel = peer.createDataChannel('test')
  Object.assign(window, { peer, channel })
  await peer.setLocalDescription()
  while (peer.iceGatheringState !== 'complete')
    await new Promise((resolve) => peer.addEventListener('icegatheringstatechange', resolve))
  return peer.localDescription?.sdp ?? ''
}

async function answerLink(sdp: string): Promise<string> {
  const peer = new RTCPeerConnection()
  peer.ondatachannel = ({ channel }) => {
    channel.onmessage = ({ data }) => {
      document.body.dataset.hash = data
    }
  }
  await peer.setRemoteDescription({ type: 'offer', sdp })
  await peer.setLocalDescription()
  while (peer.iceGatheringState !== 'complete')
    await new Promise((resolve) => peer.addEventListener('icegatheringstatechange', resolve))
  return peer.localDescription?.sdp ?? ''
}

async function sendOverLink(sdp: string): Promise<void> {
  const { peer, channel } = Object(window)
  await peer.setRemoteDescription({ type: 'answer', sdp })
  if (channel.readyState !== 'open') await new Promise((resolve) => channel.addEventListener('open', resolve))
  channel.send('hello')
}
