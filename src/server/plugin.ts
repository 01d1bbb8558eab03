import { Server } from 'node:http'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

/**
 * Signalling on Vite's own server, in development and preview, so that the page finds it at its own
 * origin as it does behind `npm start`. Prints the same addresses, too.
 */
export function signalling(): Plugin {
  return {
    name: 'signalling',
    // Vitest starts a server of Vite's as well, and PeerServer's timers would keep it from ending.
    apply: (_, { command }) => command === 'serve' && !process.env.VITEST,
    configureServer: join,
    configurePreviewServer: join,
  }
}

async function join(vite: ViteDevServer | PreviewServer): Promise<void> {
  const { httpServer } = vite
  if (!(httpServer instanceof Server)) return
  const { mountSignalling, signallingPath } = await import('./signalling.ts')
  const { announcement, urlsAt } = await import('./announce.ts')
  const handle = mountSignalling(httpServer)
  vite.middlewares.use((request, response, next) => {
    if (request.url?.startsWith(`${signallingPath}/`)) handle(request, response)
    else next()
  })
  vite.printUrls = () => {
    const { local: [local] = [], network = [] } = vite.resolvedUrls ?? {}
    if (!local) return
    const urls = urlsAt(Number(new URL(local).port))
    console.log(announcement({ local, network: network.length > 0 ? urls.network : [] }))
  }
}
