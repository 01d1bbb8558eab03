const virtual = '\0no-adapter'

/** All that PeerJS reads from the adapter: the browser's name and version, which we never ask for. */
const nothing = `export default { browserDetails: { browser: 'any', version: 0 } }`

/**
 * A Vite plugin: leaves `webrtc-adapter` out of builds. PeerJS depends on it, but it only fixes WebRTC in
 * browsers too old to run this page, and is half of what must load before a link can be dialled.
 */
export function adapterPlugin() {
  return {
    name: 'no-adapter',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === 'webrtc-adapter' ? virtual : undefined),
    load: (id: string) => (id === virtual ? nothing : undefined),
  }
}
