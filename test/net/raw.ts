import { need } from '../../src/kit/assert.ts'
import type { Link, LinkEvent } from '../../src/link/link.ts'
import { entryText, makeSigner } from '../../src/match/signing.ts'
import { signHello } from '../../src/net/protocol/handshake.ts'
import { type Hello, type HostMessage, readHostMessage } from '../../src/net/protocol/protocol.ts'
import type { Body, Entry } from '../../src/rules/body.ts'
import type { Typed } from '../../src/rules/game.ts'
import { type Journal, lastOf, makeEntry } from '../../src/rules/journal.ts'
import { extend, setupOf } from '../../src/rules/replay.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { flush, pass, room, until, type World } from './world.ts'

/** A guest that sends anything and records what it hears. */
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

/** Answers the last challenge with a secret. */
export function helloBy(
  raw: Raw,
  secret: string,
  said: Omit<Partial<Hello>, 'type' | 'protocol' | 'key' | 'proof'> = {},
): Hello {
  const challenge = need(
    raw.heard.findLast((one) => one.type === 'challenge'),
    'a challenge',
  )
  const signer = makeSigner(cheapSignatures, secret, challenge.people)
  return signHello(signer, said, challenge, { link: raw.link, code: room })
}

/** The entry that a seat submits, signed with a secret. */
export function entryBy(journal: Journal, secret: string, by: number, body: Body<Typed>): Entry<Typed> {
  const { people, match } = setupOf(journal)
  const signer = makeSigner(cheapSignatures, secret, people ?? match)
  const step = extend(tiny, journal, by, body)
  const { entries } = journal
  const made = 'problem' in step ? makeEntry(entries.at(-1), by, body, '0'.repeat(16)) : lastOf(step.journal)
  return { ...made, sig: signer.sign(entryText(made)) }
}

/** Makes a link to the room and says nothing yet. */
export async function dialRaw(world: World, address = room): Promise<Raw> {
  let link: Link | undefined
  void world.network.dial(address).result.then((dialled) => {
    if ('link' in dialled) link = dialled.link
  })
  await until(world, () => link !== undefined)
  const raw = listen(world, need(link, 'a link'))
  await until(world, () => raw.heard.length > 0)
  return raw
}

/** Records what is heard over a link. */
export function listen(world: World, link: Link): Raw {
  const heard: HostMessage[] = []
  let closed: string | undefined
  link.on((event: LinkEvent) => {
    if (event.type === 'closed') closed = event.reason
    if (event.type !== 'message') return
    const message = readHostMessage(event.text)
    if (message && message.type !== 'foreignChallenge') heard.push(message)
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
