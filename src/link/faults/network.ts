import type { Clock } from '../../kit/clock.ts'
import { dialOnce } from '../dialling.ts'
import type { Dialled, Dialling, Link, Network } from '../link.ts'
import { type Context, canSignal, type LinkEnding, type PageState } from './context.ts'
import { areConnected, type FaultControl, makeFaultControl, reaches, wireBetween } from './faults.ts'
import { faultyLink } from './faultyLink.ts'
import { listenFrom } from './listen.ts'
import { makeThread } from './thread.ts'
import type { WireTools } from './wire.ts'

export type { LinkEnding } from './context.ts'

interface FaultyNetworkTools extends WireTools {
  /** The network underneath. */
  readonly network: Network
  readonly faults?: FaultControl
  /**
   * Where the other ends of links are. `here`: in pages of this network, so faults are added once, by the end that
   * dials. `there`: elsewhere, so every link gets faults; the other end is called `other`.
   */
  readonly others: 'here' | 'there'
}

/** A network in which anything can go wrong. */
export interface FaultyNetwork {
  readonly faults: FaultControl
  /** Opens a page in the browser of this name. Pages with the same name share its faults. */
  page(name: string): FaultyPage
  /** Cuts the links of one browser, or of all. */
  cut(how: LinkEnding, name?: string): void
}

/** A page on a faulty network. */
export interface FaultyPage {
  readonly name: string
  readonly clock: Clock
  readonly network: Network
  readonly alive: boolean
  /**
   * Ends the page. `closed`: like a closed tab, which other browsers notice. `silent`: like a dead battery. No one is
   * told, and the signalling server holds its addresses for a while.
   */
  end(how: LinkEnding): void
}

/** Adds faults to a network. */
export function makeFaultyNetwork(tools: FaultyNetworkTools): FaultyNetwork {
  const faults = tools.faults ?? makeFaultControl()
  const pages = new Set<PageState>()
  const context: Context = {
    ...tools,
    faults,
    holders: new Map(),
    wrap: (link, page, other) => wrap(context, tools.others, link, page, other),
  }
  faults.on(({ frozen }) => {
    for (const { name, thread } of [...pages]) thread.freeze(frozen.includes(name))
  })
  return {
    faults,
    page(name) {
      const thread = makeThread(tools.clock)
      thread.freeze(faults.now().frozen.includes(name))
      const page: PageState = { name, thread, links: new Set(), addresses: new Set() }
      pages.add(page)
      return pageOf(context, page, () => pages.delete(page))
    },
    cut(how, name) {
      for (const page of pages)
        if (name === undefined || page.name === name) for (const link of page.links) link.cut(how)
    },
  }
}

function pageOf(context: Context, page: PageState, leave: () => void): FaultyPage {
  const { name, thread, links, addresses } = page
  return {
    name,
    clock: thread.clock,
    network: {
      listen: (address, onLink, host) => listenFrom(context, page, { address, onLink, host }),
      dial: (address) => dialFrom(context, page, address),
    },
    get alive() {
      return thread.alive
    },
    end(how) {
      if (how === 'closed') for (const { link } of links) link.close('gone')
      else for (const link of links) link.cut('silent')
      thread.end()
      for (const release of [...addresses]) release(how)
      leave()
    },
  }
}

/** The longest that dialling may take, ms: the same as over PeerJS. */
const dialBudget = 30_000
/** Interval at which a host that doesn't answer is tried, ms. */
const retryEvery = 250

/** Dials for a page. A host that is frozen, gone or unreachable doesn't answer. */
function dialFrom(context: Context, page: PageState, address: string): Dialling {
  const { clock, faults, network, holders } = context
  const dialling = dialOnce((end) => {
    let stop = () => {}
    // The offer is sent once: its receiver may wake up later, but no other host will get it.
    const attempt = (host: PageState | undefined) => {
      if (host && !answers(context, page, host)) {
        stop = clock.after(retryEvery, () => attempt(host))
        return
      }
      const inner = network.dial(address)
      stop = inner.cancel
      // A host may have begun to listen only after it was dialled.
      void inner.result.then((dialled) => {
        if ('problem' in dialled) end(dialled)
        else if (page.thread.alive) end({ link: context.wrap(dialled.link, page, holders.get(address)?.name) })
        else dialled.link.close()
      })
    }
    const cancelBudget = clock.after(dialBudget, () => end({ problem: 'timeout' }))
    stop = clock.after(faults.now().wire.delay[0], () => {
      if (canSignal(context, page)) attempt(holders.get(address))
      else end({ problem: 'signallingDown' })
    })
    return () => {
      cancelBudget()
      stop()
    }
  })
  const result = new Promise<Dialled>((resolve) => {
    void dialling.result.then((dialled) => page.thread.run(() => resolve(dialled)))
  })
  return { result, cancel: dialling.cancel }
}

function answers({ faults }: Context, page: PageState, host: PageState): boolean {
  const now = faults.now()
  const awake = host.thread.alive && !now.frozen.includes(host.name)
  return awake && areConnected(now, page.name, host.name)
}

function wrap(
  context: Context,
  others: FaultyNetworkTools['others'],
  inner: Link,
  page: PageState,
  other = 'other',
): Link {
  const { faults } = context
  const between = {
    wire: () => wireBetween(faults.now(), page.name, other),
    out: () => reaches(faults.now(), page.name, other),
    in: () => reaches(faults.now(), other, page.name),
  }
  const isDialledFromHere = others === 'here' && other === 'other'
  const faulty = faultyLink(inner, isDialledFromHere ? undefined : between, context, page.thread)
  page.links.add(faulty)
  inner.on(({ type }) => {
    if (type === 'closed') page.links.delete(faulty)
  })
  return faulty.link
}
