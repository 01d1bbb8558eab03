import { need } from '../../src/kit/assert.ts'
import type { Link, Network } from '../../src/link/link.ts'
import { makeRoomCode, roomCodeBytes } from '../../src/link/roomCode.ts'
import type { GuestTable } from '../../src/net/guest/guestTable.ts'
import type { GalleryRules } from '../../src/net/protocol/protocol.ts'
import { openSpectator, type Spectator, type SpectatorView } from '../../src/net/viewers/spectator.ts'
import type { Game } from '../../src/rules/game.ts'
import { tiny } from '../tiny/tiny.ts'
import { overheard } from './overheard.ts'
import type { World } from './world.ts'

/** A watch code that no world makes twice. */
export function watchCode(world: World): string {
  const hex = world.entropy() + world.entropy()
  const bytes = Uint8Array.from({ length: roomCodeBytes }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  )
  return makeRoomCode(bytes)
}

/** Rules by which everyone who has the link may come in. */
export const openDoors = (world: World, delay = 0): GalleryRules => ({ code: watchCode(world), open: true, delay })

/** Someone who watches. */
export interface Viewer {
  readonly name: string
  readonly spectator: Spectator
  /** The match that is watched; fails while there is none. */
  table(): GuestTable
  view(): SpectatorView
  /** All that has arrived, and all that was sent. */
  readonly heard: string[]
  readonly said: string[]
  end(how: 'closed' | 'silent'): void
}

/** Opens a watch link. `bent` changes the links this viewer gets from others who come by it; `hear`: all that arrives. */
export function openViewer(
  world: World,
  code: string,
  name: string,
  bent: (link: Link) => Link = (link) => link,
  game: Game = tiny,
  hear: (text: string) => void = () => {},
): Viewer {
  const page = world.lab.page(name)
  const heard: string[] = []
  const said: string[] = []
  const tap = (link: Link) =>
    overheard(
      link,
      (text) => {
        heard.push(text)
        hear(text)
      },
      (text) => said.push(text),
    )
  const network: Network = {
    listen: (at, onLink, host) => page.network.listen(at, (link) => onLink(bent(tap(link))), host),
    dial(at) {
      const { result, cancel } = page.network.dial(at)
      const tapped = result.then((one) => ('link' in one ? { link: tap(one.link) } : one))
      return { result: tapped, cancel }
    },
  }
  const spectator = openSpectator({
    network,
    clock: page.clock,
    signatures: world.signatures,
    entropy: world.entropy,
    code,
    load: async () => game,
  })
  return {
    name,
    spectator,
    heard,
    said,
    view: spectator.view,
    table() {
      const view = spectator.view()
      return need(view.type === 'match' ? view.table : undefined, 'a match')
    },
    end(how) {
      if (how === 'closed') spectator.close()
      page.end(how)
    },
  }
}
