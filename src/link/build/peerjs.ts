/**
 * Packages that PeerJS imports, and all that it reads of them. `webrtc-adapter` only fixes WebRTC in browsers too old
 * to run this page; it would be asked for the browser’s name and version. `peerjs-js-binarypack` encodes what is sent
 * over PeerJS’s own kinds of channel; ours are raw, and one of another kind is closed as soon as it comes.
 */
const replaced: Readonly<Record<string, string>> = {
  'webrtc-adapter': `export default { browserDetails: { browser: 'any', version: 0 } }`,
  'peerjs-js-binarypack': `export const pack = (data) => data; export const unpack = () => ({})`,
}

/** A line on which PeerJS logs something, which it does only when asked to. */
const logging = /^\s*\(0, \$\w+\$export\$2e2bcd8739ae039\)\.(?:log|warn|error)\(.*\);$/gm

/** PeerJS’s code without the lines on which it logs. */
export const silenced = (code: string): string => code.replace(logging, ';')

const virtual = '\0beside-peerjs:'

/**
 * A Vite plugin: leaves out of builds what PeerJS depends on and we don’t, and what it logs. All that would be more
 * than half of what must load before a link can be dialled.
 */
export function peerjsPlugin() {
  return {
    name: 'lean-peerjs',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (id: string) => (id in replaced ? virtual + id : undefined),
    load: (id: string) => (id.startsWith(virtual) ? replaced[id.slice(virtual.length)] : undefined),
    transform: (code: string, id: string) => (/\/peerjs\/dist\/\w+\.mjs$/.test(id) ? silenced(code) : undefined),
  }
}
