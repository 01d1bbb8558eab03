import { Server } from 'node:http'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

/**
 * A Vite plugin: runs signalling on Vite's own server, in development and preview, so that the page finds it at its own
 * origin as with `npm start`. It prints the same addresses, too.
 */
export function signalling(): Plugin {
  return {
    name: 'signalling',
    // Vitest starts a Vite server too, and PeerServer's timers would keep it from ending.
    apply: (_, { command }) => command === 'serve' && !process.env.VITEST,
    configureServer: join,
    configurePreviewServer: join,
  }
}

async function join(vite: ViteDevServer | PreviewServer): Promise<void> {
  const { httpServer } = vite
  if (!(httpServer instanceof Server)) return
  const { mountSignalling } = await import('./signalling.ts')
  const { announcement, urlsAt } = await import('./announce.ts')
  vite.middlewares.use(mountSignalling(httpServer).handler)
  vite.printUrls = () => {
    const { local: [local] = [], network = [] } = vite.resolvedUrls ?? {}
    if (!local) return
    const urls = urlsAt(Number(new URL(local).port))
    console.log(announcement({ local, network: network.length > 0 ? urls.network : [] }))
  }
}
