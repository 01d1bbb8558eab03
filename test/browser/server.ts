import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { sparePort } from '../server/sparePort.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The server's first line of output when it is asked for JSON. */
const Printed = v.object({ port: v.number(), local: v.string(), network: v.array(v.string()) })

/** A server's addresses. */
export interface Address {
  readonly port: number
  /** Its address on this machine, `http://localhost:…/`. */
  readonly local: string
  /** Its address for others on the network; undefined on a machine without one. */
  readonly network: string | undefined
}

/** A server in a process of its own. */
export interface Server extends Address {
  /** Stops it and waits until it is gone. */
  readonly stop: () => Promise<void>
}

/** Settings for starting a server. */
export interface ServerOptions {
  /** None: a spare one. The old one restarts a stopped server. */
  readonly port?: number
  /** False: the page only, as when signalling is down. */
  readonly signalling?: boolean
  /** A TURN server that pages are told of, and the secret they share. */
  readonly relay?: { readonly url: string; readonly secret: string }
}

/** Starts the stand-alone server on the built page. Throws with its output if it does not start. */
export async function startServer({ port, signalling = true, relay }: ServerOptions): Promise<Server> {
  const switches = ['--no-build', '--port', `${port ?? (await sparePort())}`, '--json']
  if (!signalling) switches.push('--no-signalling')
  if (relay) switches.push('--turn', relay.url)
  return startScript('src/server/main.ts', switches, relay ? { TURN_SECRET: relay.secret } : {})
}

/** Starts any script that prints its addresses as the server does. */
export async function startScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const said: string[] = []
  child.stderr.on('data', (data) => said.push(String(data)))
  const line = await firstLine(child.stdout)
  if (line === undefined) throw new Error(`${script} did not start:\n${said.join('')}`)
  const { network, ...printed } = v.parse(Printed, JSON.parse(line))
  return { ...printed, network: network[0], stop: () => end(child) }
}

function firstLine(stream: Readable): Promise<string | undefined> {
  const lines = createInterface(stream)
  return new Promise((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(undefined))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
