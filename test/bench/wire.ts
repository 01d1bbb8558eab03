import { type Report, rounded } from './report.ts'
import { measureHostLoss, measureReload } from './wire/back.ts'
import { measureConfirm } from './wire/confirm.ts'
import { withPair } from './wire/pair.ts'
import { measureSeats } from './wire/seats.ts'

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
    ...(await figuresFor(2)),
    ...(await figuresFor(6)),
  }
}

/** What a host serves at a table of so many seats, all of them people with hidden hands. */
async function figuresFor(seats: number): Promise<Report> {
  const { bytesPerMove, confirmMs } = await measureSeats(seats)
  return {
    [`hostBytesPerMove${seats}`]: {
      value: bytesPerMove,
      aim: `bytes at the host for a move and what follows, ${seats} seats with hidden hands`,
    },
    [`slowestConfirmMs${seats}`]: {
      value: rounded(confirmMs, 1),
      aim: `until the last of ${seats} has a guest’s move, in one process without a network`,
    },
  }
}
