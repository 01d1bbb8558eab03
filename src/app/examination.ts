import { address } from '../link/address.ts'
import type { OnFinding } from '../overlay/check/finding.ts'
import { readNetwork } from './network.ts'
import type { World } from './world.ts'

/** Tries every stop on the way to other players, with code that loads now; the returned function gives up. */
export function examine(
  world: Pick<World, 'clock' | 'network' | 'settings'>,
  code: string | undefined,
  found: OnFinding,
): () => void {
  let isOver = false
  let stop = () => {}
  const start = async () => {
    const [config, network, { examine }] = await Promise.all([
      readNetwork(world.settings.value.relayOnly),
      world.network(),
      import('../link/doctor.ts'),
    ])
    if (isOver) return
    const call = code === undefined ? undefined : { network, address: address(code, 1) }
    stop = examine({ config, clock: world.clock, call, found })
  }
  void start()
  return () => {
    isOver = true
    stop()
  }
}
