import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const runBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const runGzip = promisify<Buffer, Buffer>(gzip)
/** The best quality would shrink a file by another 8%, but takes forty times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Compresses a file with brotli. */
export const brotli = (plain: Buffer): Promise<Buffer> => runBrotli(plain, quality)

/** Ways to compress files, best first. Browsers accept brotli over https and on localhost only. */
export const encodings = [
  { name: 'br', extension: '.br', compress: brotli },
  { name: 'gzip', extension: '.gz', compress: (plain: Buffer) => runGzip(plain) },
] as const

/** True for text, which compresses well. Pictures, sounds and fonts are compressed already. */
export const isCompressible = (file: string): boolean => /\.(js|css|json|svg|wasm)$/.test(file)

/** Files smaller than this gain nothing, in bytes. */
const worthwhile = 1400

/** Puts compressed copies beside the files of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter(isCompressible)
  await Promise.all(files.map((name) => compressFile(join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < worthwhile) return
  await Promise.all(
    encodings.map(async ({ extension, compress }) => writeFile(file + extension, await compress(plain))),
  )
}

/** A Vite plugin: builds come with compressed copies of their assets. */
export const compression = (): Plugin => ({
  name: 'compression',
  apply: 'build',
  writeBundle: ({ dir }) => compressFolder(join(dir ?? 'dist', 'assets')),
})
