import { describe, expect, it } from 'vitest'
import { pathIn, pathOver } from '../../src/link/path.ts'

/** A browser's statistics with one of two candidate pairs chosen. */
const statistics = (kinds: readonly [string, string], chosen = {}) =>
  new Map<string, Readonly<Record<string, unknown>>>([
    ['T1', { type: 'transport', selectedCandidatePairId: 'P2' }],
    ['P1', { type: 'candidate-pair', state: 'failed', localCandidateId: 'L1', remoteCandidateId: 'R1' }],
    [
      'P2',
      {
        type: 'candidate-pair',
        state: 'succeeded',
        nominated: true,
        localCandidateId: 'L2',
        remoteCandidateId: 'R2',
        currentRoundTripTime: 0.0425,
        bytesReceived: 900,
        bytesSent: 400,
        ...chosen,
      },
    ],
    ['L1', { type: 'local-candidate', candidateType: 'relay', protocol: 'tcp' }],
    ['L2', { type: 'local-candidate', candidateType: kinds[0], protocol: 'udp' }],
    ['R2', { type: 'remote-candidate', candidateType: kinds[1] }],
  ])

describe('the path of a link', () => {
  it('is the chosen pair’s, with the time of its last probe', () => {
    expect(pathIn(statistics(['host', 'prflx']))).toEqual({
      way: 'direct',
      ends: ['host', 'prflx'],
      protocol: 'udp',
      roundTrip: 42.5,
      bytes: { in: 900, out: 400 },
    })
  })

  it.each([[['relay', 'host']], [['srflx', 'relay']]] as const)(
    'goes by a relay where either end does: %j',
    (kinds) => {
      expect(pathIn(statistics(kinds))?.way).toBe('relay')
    },
  )

  it('is found even if the browser names no chosen pair', () => {
    const all = statistics(['host', 'host'])
    all.delete('T1')
    expect(pathIn(all)?.ends).toEqual(['host', 'host'])
  })

  it('is unknown until a pair is chosen', () => {
    expect(pathIn(new Map())).toBeUndefined()
    const all = statistics(['host', 'host'], { nominated: false })
    all.delete('T1')
    expect(pathIn(all)).toBeUndefined()
  })

  it('has no round trip before the first probe', () => {
    const path = pathIn(statistics(['host', 'host'], { currentRoundTripTime: undefined }))
    expect(path).toMatchObject({ way: 'direct', roundTrip: undefined })
  })

  it('is unknown if the browser refuses to say', async () => {
    const getStats = () => Promise.reject(new Error('closed'))
    expect(await pathOver({ getStats })).toBeUndefined()
  })
})
