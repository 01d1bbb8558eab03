import { describe, expect, it } from 'vitest'
import { makeLinkLog } from '../../../src/debug/network/linkLog.ts'
import type { Link, LinkEvent, Network } from '../../../src/link/link.ts'
import { manualClock } from '../../kit/manualClock.ts'
import { linkPair } from '../../link/pair.ts'

/** A link that this page dialled, watched, and its other end. */
async function dialled() {
  const clock = manualClock()
  const pair = linkPair({ clock, draw: () => 0 })
  const [mine, theirs] = pair.ends
  const network: Network = {
    listen: () => {
      throw new Error('nobody listens here')
    },
    dial: () => ({ result: Promise.resolve({ link: mine }), cancel() {} }),
  }
  const log = makeLinkLog(clock)
  const answer = await log.watch(network).dial('x').result
  if (!('link' in answer)) throw new Error('no link')
  return { clock, log, link: answer.link, theirs, cut: pair.cut }
}

const eventsOf = (link: Link) => {
  const events: LinkEvent[] = []
  link.on((event) => events.push(event))
  return events
}

describe('a recorded link', () => {
  it('carries everything both ways, in order, unchanged', async () => {
    const { clock, link, theirs } = await dialled()
    const there = eventsOf(theirs)
    theirs.send('before anyone listens')
    clock.advance(10)
    const here = eventsOf(link)
    link.send('one')
    link.send('two')
    clock.advance(10)
    expect(here).toEqual([{ type: 'message', text: 'before anyone listens' }])
    expect(there.map((event) => event.type === 'message' && event.text)).toEqual(['one', 'two'])
  })

  it('counts messages and bytes', async () => {
    const { clock, link, theirs, log } = await dialled()
    eventsOf(link)
    link.send('{"type":"ping"}')
    theirs.send('«»')
    clock.advance(10)
    const [view] = log.links()
    expect(view?.out).toEqual({ messages: 1, bytes: 15, last: 0 })
    expect(view?.in).toEqual({ messages: 1, bytes: 4, last: 1 })
    expect(view?.dialled).toBe('here')
  })

  it('records how long an answer took, and the types of messages', async () => {
    const { clock, link, theirs, log } = await dialled()
    eventsOf(link)
    link.send('{"type":"submit","id":1}')
    clock.advance(250)
    theirs.send('{"type":"ping","seq":3}')
    theirs.send('{"type":"accepted","id":1}')
    clock.advance(10)
    link.send('{"type":"resync","from":3}')
    const [view] = log.links()
    expect(view?.roundTrip).toBe(251)
    expect(view?.trace).toEqual(['> submit', '< accepted', '> resync'])
    expect(view?.resyncs).toBe(1)
  })

  it('tells why it closed, whichever end closed it', async () => {
    const far = await dialled()
    eventsOf(far.link)
    far.theirs.close('moved')
    far.clock.advance(10)
    expect(far.log.links()[0]?.closed).toBe('moved')
    expect(far.link.open).toBe(false)
    const near = await dialled()
    near.link.close('bye')
    near.clock.advance(10)
    expect(near.log.links()[0]?.closed).toBe('here: bye')
    expect(near.theirs.open).toBe(false)
  })
})
