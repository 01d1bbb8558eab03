import { assign, createActor, fromCallback, setup } from 'xstate'
import { chartClock, chartTypes } from '../../kit/chart.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Dialling, Link } from '../../link/link.ts'

/** Time until someone who isn't there is called again, ms. */
export const callAgain = 15_000

interface Call {
  readonly clock: Clock
  readonly dial: () => Dialling
  readonly linked: (link: Link) => void
}

type Event = { readonly type: 'linked'; readonly link: Link } | { readonly type: 'apart' }

const chart = setup({
  types: chartTypes<{ context: Call & { readonly link: Link | undefined }; input: Call; events: Event }>(),
  actors: {
    dial: fromCallback<Event, Call>(({ input, sendBack }) => {
      const dialling = input.dial()
      void dialling.result.then((dialled) =>
        sendBack('link' in dialled ? { type: 'linked', link: dialled.link } : { type: 'apart' }),
      )
      return dialling.cancel
    }),
    hold: fromCallback<Event, Call & { readonly link: Link | undefined }>(({ input, sendBack }) => {
      const { link, linked } = input
      if (!link) return undefined
      linked(link)
      return link.on(({ type }) => type === 'closed' && sendBack({ type: 'apart' }))
    }),
  },
  actions: { keep: assign(({ event }) => (event.type === 'linked' ? { link: event.link } : {})) },
  delays: { callAgain },
}).createMachine({
  id: 'call',
  context: ({ input }) => ({ ...input, link: undefined }),
  initial: 'calling',
  states: {
    calling: {
      invoke: { src: 'dial', input: ({ context }) => context },
      on: { linked: { target: 'linked', actions: 'keep' }, apart: 'resting' },
    },
    linked: { invoke: { src: 'hold', input: ({ context }) => context }, on: { apart: 'resting' } },
    resting: { after: { callAgain: 'calling' } },
  },
})

/** Calls someone until they are there, and again once they have gone; the returned function stops. */
export function keepCalling(call: Call): () => void {
  const actor = createActor(chart, { input: call, clock: chartClock(call.clock) }).start()
  return () => actor.stop()
}
