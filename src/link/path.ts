import type { Transport } from './link.ts'

/** An entry of a browser's WebRTC statistics. Any field may be missing. */
type Stat = Readonly<Record<string, unknown>>

/** The route of a connection's bytes; `undefined` if the browser doesn't tell. */
export async function pathOver(connection: Pick<RTCPeerConnection, 'getStats'>): Promise<Transport | undefined> {
  try {
    const stats: ReadonlyMap<string, Stat> = new Map(await connection.getStats())
    return pathIn(stats)
  } catch {
    return undefined
  }
}

/** Reads the chosen pair of candidates from a browser's statistics. */
export function pathIn(stats: ReadonlyMap<string, Stat>): Transport | undefined {
  const all = [...stats.values()]
  const chosen = all.find(({ type }) => type === 'transport')?.selectedCandidatePairId
  const pair =
    stats.get(String(chosen)) ??
    all.find(({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded')
  if (!pair) return undefined
  const here = stats.get(String(pair.localCandidateId))
  const ends = [kindOf(here), kindOf(stats.get(String(pair.remoteCandidateId)))] as const
  const { currentRoundTripTime: seconds, bytesReceived, bytesSent } = pair
  return {
    way: ends.includes('relay') ? 'relay' : 'direct',
    ends,
    protocol: typeof here?.protocol === 'string' ? here.protocol : '?',
    roundTrip: typeof seconds === 'number' ? seconds * 1000 : undefined,
    bytes: { in: Number(bytesReceived ?? 0), out: Number(bytesSent ?? 0) },
  }
}

const kindOf = (candidate: Stat | undefined) =>
  typeof candidate?.candidateType === 'string' ? candidate.candidateType : '?'
