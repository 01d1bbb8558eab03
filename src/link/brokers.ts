import type { Clock } from '../kit/clock.ts'
import { makeTeller } from '../kit/teller.ts'
import type { Dialled, Dialling, DialProblem, Listening, ListeningState, Network } from './link.ts'

/**
 * One network over several signalling servers, the most trusted first. A host listens at all of them,
 * so that each of them alone is enough; a guest asks them in turn. Of one server it is that one.
 */
export function overBrokers(networks: readonly Network[], clock: Clock): Network {
  const [only] = networks
  if (only && networks.length === 1) return only
  return {
    listen: (address, onLink, host) =>
      listenAtAll(networks.map((network) => network.listen(address, onLink, host))),
    dial: (address) => dialInTurn(networks, address, clock),
  }
}

/**
 * The first server in order that has answered decides whether the address is open or taken: two hosts
 * can each have it at one server, but never both at the first that answers them.
 */
function standingOf(all: readonly Listening[]): ListeningState {
  const ranks: readonly ListeningState['type'][][] = [
    ['open', 'taken'],
    ['registering'],
    ['lost'],
    ['closed'],
  ]
  for (const rank of ranks) {
    const found = all.find(({ state }) => rank.includes(state.type))
    if (found) return found.state
  }
  return { type: 'closed' }
}

function listenAtAll(all: readonly Listening[]): Listening {
  const teller = makeTeller<ListeningState>()
  let state = standingOf(all)
  const look = () => {
    const next = standingOf(all)
    if (next === state) return
    state = next
    teller.tell(state)
  }
  for (const one of all) one.on(look)
  return {
    address: all[0]?.address ?? '',
    get state() {
      return state
    },
    on: teller.on,
    close() {
      for (const one of all) one.close()
    },
  }
}

/** How long a server may take before the next one is asked as well, ms. */
const headStart = 4000
/** What is no news of the room itself, only of one server. */
const ofServer: ReadonlySet<DialProblem> = new Set(['signallingDown', 'timeout', 'cancelled'])

function dialInTurn(networks: readonly Network[], address: string, clock: Clock): Dialling {
  const diallings: Dialling[] = []
  const problems: DialProblem[] = []
  let done = false
  let fulfil = (_: Dialled) => {}
  let cancelHeadStart = () => {}
  const result = new Promise<Dialled>((resolve) => {
    fulfil = resolve
  })
  const end = (dialled: Dialled) => {
    done = true
    cancelHeadStart()
    for (const { cancel } of diallings) cancel()
    fulfil(dialled)
  }
  const askNext = () => {
    cancelHeadStart()
    const network = networks[diallings.length]
    if (!network || done) return
    const dialling = network.dial(address)
    diallings.push(dialling)
    cancelHeadStart = clock.after(headStart, askNext)
    void dialling.result.then(hear)
  }
  const hear = (dialled: Dialled) => {
    if (done) return hangUp(dialled)
    if ('link' in dialled) return end(dialled)
    problems.push(dialled.problem)
    if (problems.length === networks.length) end({ problem: mostTelling(problems) })
    else askNext()
  }
  askNext()
  return { result, cancel: () => done || end({ problem: 'cancelled' }) }
}

function mostTelling(problems: readonly DialProblem[]): DialProblem {
  return problems.find((one) => !ofServer.has(one)) ?? problems[0] ?? 'signallingDown'
}

/** Somebody else was faster. */
function hangUp(dialled: Dialled): void {
  if ('link' in dialled) dialled.link.close('unused')
}
