const virtual = '\0no-adapter'

/** What PeerJS reads of the adapter: a browser's name and version, for a report that nothing asks for. */
const nothing = `export default { browserDetails: { browser: 'any', version: 0 } }`

/**
 * A Vite plugin: builds leave out `webrtc-adapter`, which PeerJS brings along. It mends WebRTC in
 * browsers of ten years ago, which cannot run this page anyway, and it is half of what must arrive
 * before a link can be dialled. Of its mendings data channels need none today.
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
