import type { Title } from '../games/title.ts'
import type { SeatPicture } from '../overlay/room/room.ts'

/** A picture's size in CSS pixels, roughly: it fills its box. */
const size = { w: 282, h: 164 }

/** Draws the pictures of a title's seats when they are first wanted, each once. */
export function makeSeatPictures({ seatScene }: Pick<Title, 'seatScene'>): SeatPicture {
  const drawn = new Map<string, Promise<string>>()
  return (kind, look) => {
    const key = `${kind} ${look?.letter} ${look?.colour} ${look?.pattern}`
    const link = drawn.get(key) ?? drawAs(kind, look)
    drawn.set(key, link)
    // Pictures that failed to load are tried again when wanted again.
    link.catch(() => drawn.delete(key))
    return link
  }

  async function drawAs(...[kind, look]: Parameters<SeatPicture>) {
    const own = kind === 'scene' && look && (await seatScene?.(look, size))
    const svg = own || (await draw(kind, look))
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }
}

const draw: SeatPicture = async (kind, look) => {
  const { seatPortrait, seatScene } = await import('../stage/kit/seats/scene.ts')
  return kind === 'train' && look ? seatPortrait(look) : seatScene(look, size)
}
