import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Plugin } from 'vite'

/**
 * The page's permissions to load and connect: its own files, and connections to whichever signalling server its
 * settings or an invitation name. No third party, but for the inspector that a tester may open.
 */
const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", 'data:', 'blob:', 'ws:', 'wss:', 'https://stately.ai'],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

/** The policy of a page, with the hashes of the scripts that stand in it. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const hashes = scripts.map((script) => `'sha256-${sha256(script)}'`)
  const all = { ...directives, 'script-src': [...directives['script-src'], ...hashes] }
  return Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** A Vite plugin: a built page carries its policy, for servers that send no headers of their own. */
export const pagePolicy = (): Plugin => ({
  name: 'page-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<meta', `${meta}"${policyFor(html)}" />\n    <meta`),
  },
})

const meta = '<meta http-equiv="Content-Security-Policy" content='

/** A policy holds in documents and workers; with every other file it would only be carried along. */
const isGoverned = (path: string) => !/\/assets\/(?!in-worker-)/.test(path)

/** The headers of every answer, and with a page its own policy and that no other page may frame it. */
export function safeHeaders(html: string): RequestHandler {
  const policy = html.split(meta)[1]?.split('"')[1] ?? policyFor(html)
  const safe = helmet({
    contentSecurityPolicy: false,
    // These would do harm on a plain-http address in a local network.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // These speak to Internet Explorer and Flash, which can’t show the page, with every file of it.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return (request, response, next) => {
    if (isGoverned(request.path)) response.set('Content-Security-Policy', `${policy}; frame-ancestors 'none'`)
    safe(request, response, next)
  }
}
