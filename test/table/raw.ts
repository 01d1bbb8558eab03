import { need } from '../../src/kit/assert.ts'
import type { Link, LinkEvent } from '../../src/link/link.ts'
import {
  type GuestMessage,
  type HostMessage,
  protocol,
  readHostMessage,
} from '../../src/table/protocol.ts'
import { build, flush, pass, room, until, type World } from './world.ts'

/** A guest without manners: sends what it likes and keeps what it hears. */
export interface Raw {
  readonly link: Link
  readonly heard: HostMessage[]
  /** Why the link was closed, if it was. */
  closed(): string | undefined
  send(message: unknown): Promise<void>
  /** Sends and waits for the next message of one of these types. */
  ask<T extends HostMessage['type']>(
    message: unknown,
    ...types: readonly T[]
  ): Promise<Extract<HostMessage, { type: T }>>
}

export const helloBy = (secret: string): GuestMessage => ({
  type: 'hello',
  protocol,
  build,
  secret,
})

/** Makes a link to the room and says nothing yet. */
export async function dialRaw(world: World): Promise<Raw> {
  let link: Link | undefined
  void world.network.dial(room).result.then((dialled) => {
    if ('link' in dialled) link = dialled.link
  })
  await until(world, () => link !== undefined)
  return listen(world, need(link, 'a link'))
}

function listen(world: World, link: Link): Raw {
  const heard: HostMessage[] = []
  let closed: string | undefined
  link.on((event: LinkEvent) => {
    if (event.type === 'closed') closed = event.reason
    if (event.type !== 'message') return
    const message = readHostMessage(event.text)
    if (message) heard.push(message)
  })
  const send = async (message: unknown) => {
    link.send(typeof message === 'string' ? message : JSON.stringify(message))
    await pass(world, 50)
    await flush()
  }
  return {
    link,
    heard,
    closed: () => closed,
    send,
    async ask<T extends HostMessage['type']>(message: unknown, ...types: readonly T[]) {
      const from = heard.length
      const isWanted = (one: HostMessage): one is Extract<HostMessage, { type: T }> =>
        types.some((type) => type === one.type)
      await send(message)
      const find = () => heard.slice(from).find(isWanted)
      await until(world, () => find() !== undefined, 5000)
      return need(find(), `an answer of type ${types.join(' or ')}`)
    },
  }
}
