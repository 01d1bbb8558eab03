import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFolder } from '../../src/server/compress.ts'
import { startServer } from '../../src/server/serve.ts'

const phaser = fileURLToPath(new URL('../../node_modules/phaser/dist/phaser.esm.js', import.meta.url))

/** A page with all of Phaser and none of our code, for comparison. */
export interface StockPage {
  /** Its address; `?tweens=40` moves 40 sprites, otherwise one is still; `renderer=CANVAS` draws in 2D. */
  readonly address: string
  readonly stop: () => void
}

const html = `<!doctype html><meta charset="utf-8"><title>Stock</title>
<style>html,body{margin:0}</style><div id="stage"></div><script type="module" src="./stock.js"></script>`

/** Sprites of one texture moving to and fro; `__table` counts frames as our page does. */
const script = `import * as Phaser from 'phaser'
const query = new URLSearchParams(location.search)
const count = Number(query.get('tweens') ?? 0)
if (query.has('filler')) await (await fetch('./assets/filler.bin')).arrayBuffer()
let drawn = 0
globalThis.__table = { frames: () => drawn, places: () => [] }
const scene = {
  create() {
    const signer = this.add.graphics().fillStyle(0xc79a3b).fillRect(0, 0, 40, 40)
    signer.generateTexture('cube', 40, 40)
    signer.destroy()
    for (let i = 0; i < Math.max(1, count); i++) {
      const sprite = this.add.image(40 + (i % 20) * 44, 40 + Math.floor(i / 20) * 44, 'cube')
      if (i < count)
        this.tweens.add({ targets: sprite, x: '+=60', y: '+=40', angle: 90, duration: 600, yoyo: true, repeat: -1 })
    }
  },
}
const game = new Phaser.Game({
  type: Phaser[query.get('renderer') ?? 'WEBGL'], parent: 'stage', width: innerWidth, height: innerHeight, scene,
  banner: false, audio: { noAudio: true },
})
game.events.on('postrender', () => { drawn += 1 })
`

/**
 * Builds the page with the bundler's defaults and serves it as ours is served. With `?filler`, it fetches `atLeast` bytes,
 * or its script alone if that is larger.
 */
export async function serveStock(atLeast = 0): Promise<StockPage> {
  const root = mkdtempSync(join(tmpdir(), 'narrow-gauge-stock-'))
  writeFileSync(join(root, 'index.html'), html)
  writeFileSync(join(root, 'stock.js'), script)
  const alias = { phaser }
  await build({ configFile: false, logLevel: 'error', root, base: './', resolve: { alias } })
  const assets = join(root, 'dist/assets')
  await compressFolder(assets)
  const packed = readdirSync(assets).filter((name) => name.endsWith('.br'))
  const weight = packed.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0)
  writeFileSync(join(assets, 'filler.bin'), randomBytes(Math.max(1, atLeast - weight)))
  const server = await startServer({ port: 0, dist: join(root, 'dist'), signalling: false })
  return {
    address: `http://127.0.0.1:${server.port}/`,
    stop() {
      void server.close()
      rmSync(root, { recursive: true })
    },
  }
}
