import type { GuestMessage, HostMessage } from '../../src/net/protocol/protocol.ts'

const guest: Readonly<Record<GuestMessage['type'], true>> = {
  hello: true,
  want: true,
  submit: true,
  draw: true,
  diverged: true,
  react: true,
  nudge: true,
  resync: true,
  branch: true,
  ack: true,
  gallery: true,
  ping: true,
}
const host: Readonly<Record<HostMessage['type'], true>> = {
  challenge: true,
  lobby: true,
  welcome: true,
  denied: true,
  undecided: true,
  prove: true,
  branch: true,
  journal: true,
  entry: true,
  accepted: true,
  refused: true,
  again: true,
  reacted: true,
  nudged: true,
  handOver: true,
  gallery: true,
  acks: true,
  ping: true,
}

/** All that guests may say, and hosts, in alphabetical order. */
export const guestTypes = Object.keys(guest).sort()
export const hostTypes = Object.keys(host).sort()
