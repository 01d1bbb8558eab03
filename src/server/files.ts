import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import express, { type RequestHandler, type Router } from 'express'
import { encodings, isCompressible } from './compress.ts'

/** Vite puts a hash of the content into these names, so the files behind them never change. */
const hashed = /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/

/** Serves the files of a folder, but no dotfiles. Requests for anything else go to the next handler. */
export function serveFiles(folder: string): Router {
  const files = express.static(folder, { cacheControl: false, redirect: false })
  return express.Router().use(onlyReading, cacheHeaders, compressed(folder), files)
}

const onlyReading: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') next()
  else
    response
      .status(405)
      .set('Allow', 'GET, HEAD')
      .type('text')
      .send('This server only serves files.\n')
}

const cacheHeaders: RequestHandler = ({ path }, response, next) => {
  const forEver = hashed.test(path)
  response.set('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  next()
}

/** Switches to the compressed copy that the build has made of a file, if the browser accepts it. */
function compressed(folder: string): RequestHandler {
  return (request, response, next) => {
    const { path } = request
    if (!hashed.test(path) || !isCompressible(path)) return next()
    response.vary('Accept-Encoding')
    const encoding = encodings.find(
      ({ name, extension }) =>
        request.acceptsEncodings(name) && existsSync(join(folder, path + extension)),
    )
    if (encoding) {
      request.url = path + encoding.extension
      response.set('Content-Encoding', encoding.name).type(extname(path))
    }
    next()
  }
}
