import type { Dialled, Dialling } from '../link.ts'
import { hearEachOther, type Inmate, type Inside, isSignalled } from './inside.ts'

/** How long dialling may take in all, ms: as long as over PeerJS. */
const dialBudget = 30_000
/** How often somebody who does not answer is tried, ms. */
const lookAgain = 250

/** Dials for a page; who is asleep, gone or on another island does not answer. */
export function dialIn(inside: Inside, mine: Inmate, address: string): Dialling {
  const { clock, board, network, holders } = inside
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
    mine.thread.run(() => fulfil(dialled))
  }
  const begin = () => {
    if (isSignalled(inside, mine)) attempt(holders.get(address))
    else end({ problem: 'signallingDown' })
  }
  // An offer is sent once: who has it may wake up, but nobody else will get it.
  const attempt = (host: Inmate | undefined) => {
    if (host && !answers(inside, mine, host)) {
      stop = clock.after(lookAgain, () => attempt(host))
      return
    }
    const dialling = network.dial(address)
    stop = dialling.cancel
    void dialling.result.then((dialled) => arrive(dialled, host))
  }
  const arrive = (dialled: Dialled, host: Inmate | undefined) => {
    if ('problem' in dialled) end(dialled)
    else if (done || !mine.thread.alive) dialled.link.close()
    else end({ link: inside.join(dialled.link, mine, host?.name) })
  }
  const cancelBudget = clock.after(dialBudget, () => end({ problem: 'timeout' }))
  stop = clock.after(board.now().wire.delay[0], begin)
  return { result, cancel: () => end({ problem: 'cancelled' }) }
}

function answers({ board }: Inside, mine: Inmate, host: Inmate): boolean {
  const switches = board.now()
  if (!host.thread.alive || switches.frozen.includes(host.name)) return false
  return hearEachOther(switches, mine.name, host.name)
}
