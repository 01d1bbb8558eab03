import type { Dialled, Dialling } from '../link.ts'
import { type Context, canSignal, type PageState } from './context.ts'
import { areConnected } from './faults.ts'

/** The longest that dialling may take, ms: the same as over PeerJS. */
const dialBudget = 30_000
/** Interval at which a host that doesn't answer is tried, ms. */
const retryEvery = 250

/** Dials for a page. A host that is frozen, gone or unreachable doesn't answer. */
export function dialFrom(context: Context, page: PageState, address: string): Dialling {
  const { clock, faults, network, holders } = context
  let done = false
  let fulfil = (_: Dialled) => {}
  let stop = () => {}
  const result = new Promise<Dialled>((resolve) => {
    fulfil = resolve
  })
  const end = (dialled: Dialled) => {
    if (done) return
    done = true
    cancelBudget()
    stop()
    page.thread.run(() => fulfil(dialled))
  }
  const begin = () => {
    if (canSignal(context, page)) attempt(holders.get(address))
    else end({ problem: 'signallingDown' })
  }
  // The offer is sent once: its receiver may wake up later, but no other host will get it.
  const attempt = (host: PageState | undefined) => {
    if (host && !answers(context, page, host)) {
      stop = clock.after(retryEvery, () => attempt(host))
      return
    }
    const dialling = network.dial(address)
    stop = dialling.cancel
    void dialling.result.then(arrive)
  }
  // A host may have begun to listen only after it was dialled.
  const arrive = (dialled: Dialled) => {
    if ('problem' in dialled) end(dialled)
    else if (done || !page.thread.alive) dialled.link.close()
    else end({ link: context.wrap(dialled.link, page, holders.get(address)?.name) })
  }
  const cancelBudget = clock.after(dialBudget, () => end({ problem: 'timeout' }))
  stop = clock.after(faults.now().wire.delay[0], begin)
  return { result, cancel: () => end({ problem: 'cancelled' }) }
}

function answers({ faults }: Context, page: PageState, host: PageState): boolean {
  const now = faults.now()
  const awake = host.thread.alive && !now.frozen.includes(host.name)
  return awake && areConnected(now, page.name, host.name)
}
