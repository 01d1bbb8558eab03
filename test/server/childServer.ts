import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sparePort } from './sparePort.ts'

/** A server in a process of its own, since a PeerServer cannot be stopped otherwise. */
export interface ChildServer {
  readonly port: number
  readonly local: string
  readonly network: readonly string[]
  /** Kills the process and waits for its end. */
  stop(): Promise<void>
}

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))
const tsx = fileURLToPath(import.meta.resolve('tsx'))

/** The command that starts the server: Node and its arguments. */
export const command = [process.execPath, '--import', tsx, main] as const

/** Starts `src/server/main.ts` on a spare port (unless `--port` is among the arguments). */
export async function childServer(...args: string[]): Promise<ChildServer> {
  const port = args.includes('--port') ? [] : ['--port', `${await sparePort()}`]
  const [node, ...start] = command
  const child = spawn(node, [...start, '--json', ...port, ...args])
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const said = await new Promise<string>((resolve, reject) => {
    let complaint = ''
    child.stdout.once('data', (data) => resolve(String(data)))
    child.stderr.on('data', (data) => {
      complaint += data
    })
    child.once('exit', () => reject(new Error(complaint)))
  })
  const { local, network, ...rest } = JSON.parse(said)
  const stop = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { port: rest.port, local, network, stop }
}
