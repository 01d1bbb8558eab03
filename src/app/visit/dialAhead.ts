import type { Dialling, Network } from '../../link/link.ts'
import type { Scope } from '../scope.ts'

/**
 * A network that starts dialling an address right away. The first to dial that address takes over the attempt; if no
 * one does, it is cancelled at the end of the scope.
 */
export async function dialAhead(opening: Promise<Network>, address: string, scope: Scope): Promise<Network> {
  const network = await opening
  if (scope.ended) return network
  let begun: Dialling | undefined = network.dial(address)
  scope.onEnd(() => giveUp(begun))
  return {
    ...network,
    dial(wanted) {
      const dialling = wanted === address ? begun : undefined
      if (!dialling) return network.dial(wanted)
      begun = undefined
      return dialling
    },
  }
}

function giveUp(dialling: Dialling | undefined): void {
  dialling?.cancel()
  void dialling?.result.then((dialled) => {
    if ('link' in dialled) dialled.link.close()
  })
}
