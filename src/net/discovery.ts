import type { Clock } from '../kit/clock.ts'
import type { Network } from '../link/link.ts'
import { helloText, type Signer } from '../match/signing.ts'
import type { Entry } from '../rules/journal.ts'
import { isFurther } from './admission.ts'
import { type Challenge, type Hello, protocol, readHostMessage, writeMessage } from './protocol.ts'
import { endOf } from './reception.ts'

/** What a host needs to look whether another one has gone further. */
export interface LookoutPorts {
  readonly network: Network
  readonly clock: Clock
  readonly signer: Signer
  readonly build: string
  readonly entries: () => readonly Entry<unknown>[]
  /** The other one goes on, and this one is to be its guest. */
  readonly surpassed: (epoch: number) => void
}

/** How long another host may take to say who it is, ms. */
const patience = 10_000

/** Looks who hosts at an address; the one that has gone less far learns of the other. */
export function meet(ports: LookoutPorts, address: string): () => void {
  const { network, clock } = ports
  const dialling = network.dial(address)
  let cancel = () => dialling.cancel()
  void dialling.result.then((dialled) => {
    if (!('link' in dialled)) return
    const { link } = dialled
    const callOff = clock.after(patience, () => link.close('looked'))
    cancel = () => {
      callOff()
      link.close('looked')
    }
    link.on((event) => {
      const message = event.type === 'message' ? readHostMessage(event.text) : undefined
      if (message?.type !== 'challenge') return
      const hello = answerTo(ports, message)
      if (hello) link.send(writeMessage(hello))
      else cancel()
      if (!hello && goesOn(ports, message)) ports.surpassed(message.epoch)
    })
  })
  return () => cancel()
}

/** Whether the other host is the one that goes on: of this match, or of a later one in this room. */
function goesOn({ entries }: LookoutPorts, challenge: Challenge): boolean {
  const own = endOf(entries())
  return isSame(entries(), challenge) ? isFurther(challenge, own) : challenge.epoch > own.epoch
}

/** What to say to a host of the same match that has not come as far; `undefined` for any other. */
function answerTo(
  { signer, build, entries }: LookoutPorts,
  challenge: Challenge,
): Hello | undefined {
  const have = endOf(entries())
  if (!isSame(entries(), challenge) || !isFurther(have, challenge)) return undefined
  const proof = signer.sign(helloText(challenge.nonce, signer.key))
  return { type: 'hello', protocol, build, key: signer.key, proof, have, host: true }
}

function isSame([first]: readonly Entry<unknown>[], { match }: Challenge): boolean {
  return first?.body.type === 'setup' && first.body.match === match
}
