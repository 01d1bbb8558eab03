import { describe, expect, it } from 'vitest'
import { address } from '../../src/link/address.ts'
import { protocol } from '../../src/net/protocol.ts'
import { makeBrowser, makeStorage } from './browser.ts'
import { makeWorld, pass, until } from './world.ts'

const code = 'ROOM'
/** Where a page listens that is so many versions ahead. */
const addressOf = (ahead: number) => address(code, 1).replace(`${protocol}`, `${protocol + ahead}`)

/** Somebody of another version hosts the room; what they hear of a visitor. */
async function visited(ahead: number) {
  const world = makeWorld(1)
  const heard: string[] = []
  world.network.listen(addressOf(ahead), (link) =>
    link.on((event) => heard.push(event.type === 'message' ? event.text : event.type)),
  )
  await pass(world, 100)
  const visitor = makeBrowser(world, code, makeStorage(world.entropy()))
  void visitor.open()
  await until(world, () => visitor.problem() !== undefined, 60_000)
  await pass(world, 100)
  return { heard, problem: visitor.problem() }
}

describe('a room that is hosted by a page of another version', () => {
  it.each([-1, 1])('is told as such to the visitor and to the host (%i)', async (ahead) => {
    const { heard, problem } = await visited(ahead)
    expect(problem).toMatchObject({ type: 'denied', why: 'version' })
    expect(heard).toEqual([`{"type":"hello","protocol":${protocol}}`, 'closed'])
  })

  it('is nobody’s when that version is too far away', async () => {
    const { heard, problem } = await visited(5)
    expect(problem).toMatchObject({ type: 'unreachable', why: 'noSuchRoom' })
    expect(heard).toEqual([])
  })
})
