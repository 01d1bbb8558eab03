import type { Clock } from '../kit/clock.ts'
import { makeEmitter } from '../kit/emitter.ts'
import { dialOnce } from './dialling.ts'
import type { Dialling, DialProblem, Listening, ListeningState, Network } from './link.ts'

/**
 * One network over several signalling servers, the most trusted first. A host listens at all of them, so any one is
 * enough. A guest tries them in turn.
 */
export function overBrokers(networks: readonly Network[], clock: Clock): Network {
  const [only] = networks
  if (only && networks.length === 1) return only
  return {
    listen: (address, onLink, host) => listenAtAll(networks.map((network) => network.listen(address, onLink, host))),
    dial: (address) => dialInTurn(networks, address, clock),
  }
}

/**
 * The first server that has answered decides whether the address is open or taken. Two hosts may each have it at some
 * server, but never both at the first one that answers.
 */
function combined(all: readonly Listening[]): ListeningState {
  const ranks: readonly ListeningState['type'][][] = [['open', 'taken'], ['registering'], ['lost'], ['closed']]
  for (const rank of ranks) {
    const found = all.find(({ state }) => rank.includes(state.type))
    if (found) return found.state
  }
  return { type: 'closed' }
}

function listenAtAll(all: readonly Listening[]): Listening {
  const emitter = makeEmitter<ListeningState>()
  let state = combined(all)
  const update = () => {
    const next = combined(all)
    if (next === state) return
    state = next
    emitter.emit(state)
  }
  for (const one of all) one.on(update)
  return {
    address: all[0]?.address ?? '',
    get state() {
      return state
    },
    on: emitter.on,
    close() {
      for (const one of all) one.close()
    },
  }
}

/** Time a server has before the next one is tried too, ms. */
const headStart = 4000
/** Problems of a server that tell nothing about the room. */
const ofServer: ReadonlySet<DialProblem> = new Set(['signallingDown', 'timeout', 'cancelled'])

function dialInTurn(networks: readonly Network[], address: string, clock: Clock): Dialling {
  return dialOnce((end) => {
    const diallings: Dialling[] = []
    const problems: DialProblem[] = []
    let isOver = false
    let cancelHeadStart = () => {}
    const tryNext = () => {
      cancelHeadStart()
      const network = networks[diallings.length]
      if (!network || isOver) return
      const dialling = network.dial(address)
      diallings.push(dialling)
      cancelHeadStart = clock.after(headStart, tryNext)
      void dialling.result.then((dialled) => {
        if ('link' in dialled) return end(dialled)
        problems.push(dialled.problem)
        if (problems.length === networks.length) end({ problem: mostSpecific(problems) })
        else tryNext()
      })
    }
    tryNext()
    return () => {
      isOver = true
      cancelHeadStart()
      for (const { cancel } of diallings) cancel()
    }
  })
}

function mostSpecific(problems: readonly DialProblem[]): DialProblem {
  return problems.find((one) => !ofServer.has(one)) ?? problems[0] ?? 'signallingDown'
}
