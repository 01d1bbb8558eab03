import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { WebSocket } from 'ws'

/** Firefox, driven over WebDriver BiDi: as much of it as a guest at a table needs. */
export interface Firefox {
  readonly version: string
  goTo(url: string): Promise<void>
  /** Runs a function in the page with a text; its answer is a text, too. */
  run(page: (text: string) => string | Promise<string>, text: string): Promise<string>
  /** Everything the console called an error, and everything thrown, oldest first. */
  readonly errors: readonly string[]
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The Firefox that FIREFOX names, or else the first on PATH or in its usual place; undefined without one. */
export function findFirefox(): string | undefined {
  const { FIREFOX, PATH = '' } = process.env
  if (FIREFOX !== undefined) return FIREFOX
  const names = ['firefox-esr', 'firefox', 'firefox.exe']
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
  return [...onPath, '/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync)
}

/** No welcome, no talk with its maker; its own addresses in the open, since nothing here resolves hidden ones. */
const preferences = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
}

const Answer = v.object({
  id: v.optional(v.number()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  method: v.optional(v.string()),
  params: v.optional(v.looseObject({ level: v.optional(v.string()), text: v.nullish(v.string()) })),
  result: v.optional(v.unknown()),
})

/** Starts Firefox without a window, with a profile of its own. */
export async function openFirefox(program: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'narrow-gauge-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const gone = once(child, 'exit')
  const errors: string[] = []
  const { send, end } = await connect(await addressOf(child.stderr), errors)
  const { capabilities } = v.parse(Session, await send('session.new', { capabilities: {} }))
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const tree = v.parse(Tree, await send('browsingContext.getTree', {}))
  const { context } = tree.contexts[0]
  await send('browsingContext.setViewport', { context, viewport: { width: 960, height: 600 } })
  return {
    version: capabilities.browserVersion,
    errors,
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run(page, text) {
      const call = { functionDeclaration: `${page}`, arguments: [{ type: 'string', value: text }] }
      const where = { target: { context }, awaitPromise: true }
      return v.parse(Run, await send('script.callFunction', { ...call, ...where })).result.value
    },
    async screenshot() {
      const taken = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(v.parse(v.object({ data: v.string() }), taken).data, 'base64')
    },
    async close() {
      end()
      kill()
      await gone
      process.off('exit', kill)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const Session = v.object({ capabilities: v.object({ browserVersion: v.string() }) })
const Tree = v.object({ contexts: v.tuple([v.object({ context: v.string() })]) })
const Run = v.object({ result: v.object({ value: v.string() }) })

/** Where it says that it listens. */
async function addressOf(stream: NodeJS.ReadableStream): Promise<string> {
  const said: string[] = []
  for await (const line of createInterface(stream)) {
    const address = /listening on (ws:\S+)/.exec(line)?.[1]
    if (address !== undefined) {
      stream.resume()
      return `${address}/session`
    }
    said.push(line)
  }
  throw new Error(`Firefox did not start:\n${said.join('\n')}`)
}

/** A connection that sends commands and awaits their answers. */
async function connect(address: string, errors: string[]) {
  const socket = new WebSocket(address, { maxPayload: 64 << 20 })
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers>()
  let last = 0
  socket.on('message', (data) => {
    const { id, error, message, method, params, result } = v.parse(Answer, JSON.parse(`${data}`))
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '')
    const caller = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (error === undefined) caller?.resolve(result)
    else caller?.reject(new Error(`Firefox: ${error}: ${message}`))
  })
  const send = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, end: () => socket.terminate() }
}

interface PromiseWithResolvers {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}
