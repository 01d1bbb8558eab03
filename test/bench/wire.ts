import { type Report, rounded } from './report.ts'
import type { Step } from './steps.ts'
import { measureHostLoss, measureReload } from './wire/back.ts'
import { measureConfirm } from './wire/confirm.ts'
import { withPair } from './wire/pair.ts'
import { measureSeats } from './wire/seats.ts'

/** The cost of a match on the wire between two browsers, and how soon it goes on when one is lost. */
export async function measureWire(step: Step): Promise<Report> {
  const confirmed = await step('A whole match', (at) => withPair((pair) => measureConfirm(pair, at)))
  const { bytesPerMove, matchBytes, overheadMs, byDelay } = confirmed
  const reload = await step('The guest reloads', (at) => withPair((pair) => measureReload(pair, pair.guest, at)))
  const hostReload = await step('The host reloads', (at) => withPair((pair) => measureReload(pair, pair.host, at)))
  const hostLoss = await step('The host is lost', () => withPair(measureHostLoss))
  const each = byDelay.map(({ delay, ms }) => `${rounded(ms, 1)} at ${delay} ms`).join(', ')
  return {
    bytesPerMove: { value: bytesPerMove, aim: 'bytes of a move’s entry, the median; at most 400' },
    matchBytes: { value: matchBytes, aim: 'bytes of a whole match, both ways, without pings' },
    confirmOverheadMs: { value: rounded(overheadMs, 1), aim: `p95 over the bare way; at most 16; ${each}` },
    reloadSeconds: { value: rounded(reload, 2), aim: 'guest reloads, until both have the next move' },
    hostReloadSeconds: { value: rounded(hostReload, 2), aim: 'host reloads, until both have it' },
    hostLossSeconds: { value: rounded(hostLoss, 1), aim: 'host killed, until the guest moves; at most 20' },
    ...(await figuresFor(2, step)),
    ...(await figuresFor(6, step)),
  }
}

/** A host's load at a table of so many seats, all of them people with hidden hands. */
async function figuresFor(seats: number, step: Step): Promise<Report> {
  const { bytesPerMove, confirmMs } = await step(`A host serves ${seats} seats`, (at) => measureSeats(seats, at))
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
