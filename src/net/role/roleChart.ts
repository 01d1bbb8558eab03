import { assign, emit, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'
import type { Ended } from '../guest/guestTable.ts'
import { absentAfter, reloadGrace, takeoverAfter } from '../protocol/liveness.ts'

/** Events that may change who hosts a table. */
export type RoleEvent =
  | { readonly type: 'begin' }
  /** A ping is due, `gap` ms after the last one: longer if this browser stood still. */
  | { readonly type: 'tick'; readonly gap: number }
  /** The host asks this browser to take over. */
  | { readonly type: 'handedOver' }
  /** The host has closed the table to this guest for good. */
  | { readonly type: 'closed'; readonly why: Ended }
  /** The address that was claimed is this browser's, or another one's. */
  | { readonly type: 'claimed'; readonly epoch: number }
  | { readonly type: 'taken' }
  /** Another browser hosts a later epoch, or will. */
  | { readonly type: 'superseded'; readonly epoch: number }
  /** The same person has come from another device, where the table goes now. */
  | { readonly type: 'duplicateSession' }
  | { readonly type: 'replaced' }
  /** Time to look for rival hosts, and the end of that. */
  | { readonly type: 'look' }
  | { readonly type: 'looked' }
  /** `keepsListener`: the addresses stay open for the next match. */
  | { readonly type: 'leave'; readonly keepsListener: boolean }

interface Context {
  /** The latest epoch heard of. */
  readonly epoch: number
  /** Why the table closed, unless it was left. */
  readonly ended: Ended | undefined
  readonly first: 'host' | 'returningHost' | 'guest'
}

/** The immediate duty after a change of role. */
export type RoleDuty =
  /** Become a guest of the current host. */
  | { readonly type: 'follow' }
  | { readonly type: 'host' }
  /** Pass the table on to the same person's other device. */
  | { readonly type: 'giveAway' }
  | { readonly type: 'leave'; readonly keepsListener: boolean }

type Tell = (event: RoleEvent) => void

/** The chart's questions and actions. Functions with `tell` return a function that ends them. */
export interface RolePorts {
  readonly tick: (tell: Tell) => () => void
  /** Whether the host can be heard, is missed after some silence, and has been silent for long enough to be replaced. */
  readonly isHostHeard: () => boolean
  readonly isHostMissed: () => boolean
  readonly isHostGone: () => boolean
  /** Tries to get the address of the epoch after this one, or of a later one. */
  readonly claim: (epoch: number, tell: Tell) => () => void
  /** Opens an epoch in the journal; false if this browser may not. */
  readonly takeOver: (epoch: number) => Promise<boolean>
  /** Whether someone else at the table can't be heard, or another host has an address of this table. */
  readonly isApart: () => boolean
  /** Whether other browsers can host this table too. */
  readonly isShared: () => boolean
  /** Looks for other hosts of this match. */
  readonly look: (epoch: number, tell: Tell) => () => void
  /** Stops hosting; resolves when nothing is being written any more. */
  readonly retire: () => Promise<void>
}

/** Interval at which a claim is repeated while another browser has the address, ms. */
const claimEvery = 4000
/** Time a browser tries to take over a table that was handed to it, ms. */
const handOverPatience = 10_000
/** Interval at which a host that misses someone looks for rivals, ms. */
const lookEvery = 10_000

const kitFor = (ports: RolePorts) =>
  setup({
    types: chartTypes<{
      context: Context
      events: RoleEvent
      input: Pick<Context, 'epoch' | 'first'>
      emitted: RoleDuty
      tags: 'changing' | 'hostless'
    }>(),
    actors: {
      tick: fromCallback<RoleEvent>(({ sendBack }) => ports.tick(sendBack)),
      claim: fromCallback<RoleEvent, number>(({ input, sendBack }) => ports.claim(input, sendBack)),
      look: fromCallback<RoleEvent, number>(({ input, sendBack }) => ports.look(input, sendBack)),
      takeOver: fromPromise<boolean, number>(({ input }) => ports.takeOver(input)),
      retire: fromPromise(() => ports.retire()),
    },
    actions: {
      leave: enqueueActions(({ event, enqueue }) => {
        const keepsListener = event.type === 'leave' && event.keepsListener
        enqueue.emit({ type: 'leave', keepsListener })
      }),
      noteEpoch: assign(({ context, event }) =>
        event.type === 'superseded' ? { epoch: Math.max(context.epoch, event.epoch) } : {},
      ),
      noteEnd: assign(({ event }) => {
        if (event.type === 'replaced') return { ended: 'replaced' as const }
        return event.type === 'closed' ? { ended: event.why } : {}
      }),
    },
    guards: {
      isGuest: ({ context }) => context.first === 'guest',
      isReturning: ({ context }) => context.first === 'returningHost',
      isHostHeard: ports.isHostHeard,
      isHostMissed: ports.isHostMissed,
      isHostGone: ports.isHostGone,
      isHostBack: () => !ports.isHostGone(),
      isApart: ports.isApart,
      isTogether: () => !ports.isApart(),
      isShared: ports.isShared,
      isCaught: ({ event }) => event.type === 'closed' && event.why === 'cheated',
      stoodStill: ({ event }) => event.type === 'tick' && event.gap >= absentAfter,
    },
  })

/** Events that make a host look for rivals, or start over. */
const looks = {
  look: { target: 'looking', reenter: true },
  tick: { guard: 'stoodStill', target: 'looking', reenter: true },
} as const

type Kit = ReturnType<typeof kitFor>

/** A guest follows its host, and takes over when the host is gone or asks it to. */
const guestStates = (kit: Kit) =>
  kit.createStateConfig({
    entry: emit({ type: 'follow' }),
    on: {
      closed: [
        { guard: 'isCaught', target: 'frozen', actions: ['noteEnd', 'leave'] },
        { target: 'left', actions: ['noteEnd', 'leave'] },
      ],
    },
    initial: 'following',
    states: {
      following: {
        on: { handedOver: 'claiming.reason.handedOver' },
        initial: 'searching',
        states: {
          searching: {
            on: {
              tick: [
                { guard: 'isHostGone', target: '#claiming' },
                { guard: 'isHostMissed', target: 'missing' },
                { guard: 'isHostHeard', target: 'hearing' },
              ],
            },
          },
          hearing: {
            on: {
              tick: [
                { guard: 'isHostGone', target: '#claiming' },
                { guard: 'isHostMissed', target: 'missing' },
                { guard: 'isHostHeard' },
                { target: 'searching' },
              ],
            },
          },
          missing: {
            tags: 'hostless',
            on: {
              tick: [{ guard: 'isHostGone', target: '#claiming' }, { guard: 'isHostMissed' }, { target: 'searching' }],
            },
          },
        },
      },
      claiming: {
        id: 'claiming',
        type: 'parallel',
        tags: 'hostless',
        on: { claimed: 'takingOver' },
        states: {
          reason: {
            initial: 'hostGone',
            on: { handedOver: '.handedOver' },
            states: {
              hostGone: { on: { tick: { guard: 'isHostBack', target: '#guest.following' } } },
              handedOver: { after: { [handOverPatience]: 'hostGone' } },
            },
          },
          attempt: {
            initial: 'trying',
            states: {
              trying: { invoke: { src: 'claim', input: ({ context }) => context.epoch }, on: { taken: 'waiting' } },
              waiting: { after: { [claimEvery]: 'trying' } },
            },
          },
        },
      },
      takingOver: {
        tags: ['changing', 'hostless'],
        invoke: {
          src: 'takeOver',
          input: ({ context, event }) => (event.type === 'claimed' ? event.epoch : context.epoch),
          onDone: [
            { guard: ({ event }) => event.output, target: '#hosting' },
            { target: '#guest', reenter: true },
          ],
        },
      },
    },
    id: 'guest',
  })

/** A host watches whether anyone is missing, who may be with a rival, and looks for rivals then. */
const hostStates = (kit: Kit) =>
  kit.createStateConfig({
    id: 'hosting',
    type: 'parallel',
    entry: emit({ type: 'host' }),
    on: {
      superseded: [{ guard: 'isShared', target: 'yielding', actions: 'noteEpoch' }, { actions: 'noteEpoch' }],
      // The other device must be welcomed first.
      duplicateSession: { actions: raise({ type: 'replaced' }, { delay: 1 }) },
      replaced: { target: 'left', actions: ['noteEnd', emit({ type: 'giveAway' }), 'leave'] },
    },
    states: {
      company: {
        initial: 'together',
        states: {
          together: { on: { tick: { guard: 'isApart', target: 'apart' } } },
          apart: {
            on: { tick: { guard: 'isTogether', target: 'together' } },
            initial: 'briefly',
            states: {
              briefly: { after: { [reloadGrace]: { target: 'longer', actions: raise({ type: 'look' }) } } },
              longer: { after: { [takeoverAfter - reloadGrace]: 'forLong' } },
              forLong: { entry: raise({ type: 'look' }), after: { [lookEvery]: { target: 'forLong', reenter: true } } },
            },
          },
        },
      },
      rivals: {
        initial: 'unwatched',
        states: {
          unwatched: { on: looks },
          looking: {
            invoke: { src: 'look', input: ({ context }) => context.epoch },
            on: { ...looks, looked: 'unwatched' },
          },
        },
      },
    },
  })

/**
 * The role of a browser at a table: a `guest` (`following` its host, `claiming` the next epoch's address once the host
 * is gone, `takingOver`), `hosting`, `yielding` to a later host, `frozen` because its host has cheated, or `left`.
 * While the role is `changing`, what people ask for waits; while it is `hostless`, the host may have to be replaced.
 */
export function roleChart(ports: RolePorts) {
  const kit = kitFor(ports)
  return kit.createMachine({
    id: 'peerRole',
    context: ({ input }) => ({ ...input, ended: undefined }),
    invoke: { src: 'tick' },
    on: { leave: { target: '.left', actions: 'leave' }, superseded: { actions: 'noteEpoch' } },
    initial: 'opening',
    states: {
      opening: {
        on: {
          begin: [
            { guard: 'isGuest', target: 'guest' },
            { guard: 'isReturning', target: 'hosting', actions: raise({ type: 'look' }) },
            { target: 'hosting' },
          ],
        },
      },
      guest: guestStates(kit),
      hosting: hostStates(kit),
      yielding: { tags: 'changing', invoke: { src: 'retire', onDone: 'guest' } },
      // Its host has cheated: nothing goes on, but the table can still be looked at.
      frozen: {},
      left: { type: 'final' },
    },
  })
}
