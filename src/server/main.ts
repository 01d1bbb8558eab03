import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { announcement, urlsAt } from './announce.ts'
import { isFresh } from './fresh.ts'
import { readOptions, type ServerOptions, usage } from './options.ts'
import { startServer } from './serve.ts'
import { serverText } from './text.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const firstPort = 8080

/** Builds the page into `dist`, unless the last build is newer than its sources. */
async function buildIfNeeded(dist: string): Promise<void> {
  if (await isFresh(root, dist)) return
  console.log(serverText(process.env.LANG).building)
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
}

async function run(options: ServerOptions): Promise<void> {
  const dist = resolve(options.dist ?? join(root, 'dist'))
  if (options.build) await buildIfNeeded(dist)
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`No built page in ${dist}. Run npm run build first.`)
  const { port } = await startServer({
    dist,
    port: options.port ?? firstPort,
    spare: options.port === undefined ? 20 : 0,
    signalling: options.signalling,
    names: options.names,
    origins: options.origins,
    behindProxy: options.behindProxy,
    relays: options.relays,
    ...(options.host === undefined ? {} : { host: options.host }),
  })
  const urls = urlsAt(port, options.host)
  console.log(options.json ? JSON.stringify({ port, ...urls }) : announcement(urls, process.env.LANG))
}

function fail(why: string): void {
  console.error(why)
  process.exit(1)
}

const args = process.argv.slice(2)
const options = readOptions(args, process.env)
if (args.includes('--help')) console.log(usage)
else if (typeof options === 'string') fail(options)
else run(options).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
