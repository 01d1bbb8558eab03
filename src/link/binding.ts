import { sha256Hex } from '../kit/hash.ts'

/**
 * Binds a handshake to a WebRTC connection: both ends' DTLS certificates, hashed. Someone between two browsers who
 * relays their messages has a connection with each of them, and so two other bindings.
 */
export function bindingOf({
  localDescription,
  remoteDescription,
}: Pick<RTCPeerConnection, 'localDescription' | 'remoteDescription'>): string {
  const ends = [localDescription, remoteDescription].map((end) => fingerprintsIn(end?.sdp ?? ''))
  return sha256Hex(`narrow-gauge binding ${ends.sort().join(' and ')}`)
}

/** The fingerprints of the certificates that a session description names, each once. */
function fingerprintsIn(sdp: string): string {
  const found = [...sdp.matchAll(/^a=fingerprint:(\S+ \S+)/gm)].map(([, one = '']) => one)
  return [...new Set(found.map((one) => one.toLowerCase()))].sort().join(', ')
}
