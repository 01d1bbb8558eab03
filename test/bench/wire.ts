import { type Report, rounded } from './report.ts'
import { measureHostLoss, measureReload } from './wire/back.ts'
import { measureConfirm } from './wire/confirm.ts'
import { withPair } from './wire/pair.ts'

/**
 * What a match costs on the wire between two browsers, and how soon it goes on when one is lost.
 */
export async function measureWire(): Promise<Report> {
  const { bytesPerMove, matchBytes, overheadMs, byDelay } = await withPair(measureConfirm)
  const reload = await withPair((pair) => measureReload(pair, pair.guest))
  const hostReload = await withPair((pair) => measureReload(pair, pair.host))
  const hostLoss = await withPair(measureHostLoss)
  const each = byDelay.map(({ delay, ms }) => `${rounded(ms, 1)} at ${delay} ms`).join(', ')
  return {
    bytesPerMove: { value: bytesPerMove, aim: 'bytes of a move’s entry, the median; at most 400' },
    matchBytes: { value: matchBytes, aim: 'bytes of a whole match, both ways, without pings' },
    confirmOverheadMs: {
      value: rounded(overheadMs, 1),
      aim: `p95 over the bare way; at most 16; ${each}`,
    },
    reloadSeconds: {
      value: rounded(reload, 2),
      aim: 'guest reloads, until both have the next move',
    },
    hostReloadSeconds: { value: rounded(hostReload, 2), aim: 'host reloads, until both have it' },
    hostLossSeconds: {
      value: rounded(hostLoss, 1),
      aim: 'host killed, until the guest moves; at most 20',
    },
  }
}
