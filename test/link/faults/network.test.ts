import { expect, test } from 'vitest'
import { need } from '../../../src/kit/assert.ts'
import { type FaultyPage, makeFaultyNetwork } from '../../../src/link/faults/network.ts'
import type { Link, ListeningState } from '../../../src/link/link.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { manualClock } from '../../kit/manualClock.ts'
import { pairNetwork } from '../pairNetwork.ts'

/** Lets every promise settle that can. */
const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

function bench(seed = 1) {
  const clock = manualClock()
  const draw = fastDraw(seed)
  const lab = makeFaultyNetwork({ clock, draw, network: pairNetwork({ clock, draw }), others: 'here' })
  const pass = async (ms: number) => {
    const end = clock.now() + ms
    clock.after(ms, () => {})
    await flush()
    while (clock.now() < end && clock.step()) await flush()
  }
  /** Listens, and records every link and state. */
  const host = (page: FaultyPage, address = 'ng1-A', token = 'secret') => {
    const links: Link[] = []
    const states: ListeningState[] = []
    const identity = { token, returning: false }
    const listening = page.network.listen(address, (link) => links.push(link), identity)
    listening.on((state) => states.push(state))
    return { listening, links, states }
  }
  const dial = async (page: FaultyPage, ms = 1000, address = 'ng1-A') => {
    let how: unknown = 'unknown'
    let link: Link | undefined
    void page.network.dial(address).result.then((dialled) => {
      if ('link' in dialled) link = dialled.link
      how = 'link' in dialled ? 'link' : dialled.problem
    })
    await pass(ms)
    return { how, link }
  }
  return { clock, lab, pass, host, dial }
}

/** Two pages that have met, and what each hears. */
async function meeting(seed = 1) {
  const ground = bench(seed)
  const { lab, host, dial, pass } = ground
  const pages = { anna: lab.page('anna'), ben: lab.page('ben') }
  const hosted = host(pages.anna)
  await pass(100)
  const { link: ours } = await dial(pages.ben)
  const [theirs] = hosted.links
  if (!ours || !theirs) throw new Error('they did not meet')
  return { ...ground, pages, hosted, ours, theirs, heardByAnna: listen(theirs), heardByBen: listen(ours) }
}

function listen(link: Link): string[] {
  const heard: string[] = []
  link.on((event) => {
    if (event.type === 'message') heard.push(event.text)
    else heard.push(event.type === 'closed' ? `closed ${event.reason}` : event.why)
  })
  return heard
}

test('two pages meet and talk both ways without faults', async () => {
  const { ours, theirs, heardByAnna, heardByBen, pass } = await meeting()
  ours.send('hello')
  theirs.send('welcome')
  await pass(100)
  expect([heardByAnna, heardByBen]).toEqual([['hello'], ['welcome']])
})

test('a switch changes an open link at once', async () => {
  const { lab, ours, heardByAnna, pass } = await meeting()
  lab.faults.set({ wire: { loss: 1 } })
  ours.send('lost')
  await pass(100)
  lab.faults.set({ wire: { loss: 0, delay: [500, 500] } })
  ours.send('late')
  await pass(400)
  expect(heardByAnna).toEqual([])
  await pass(200)
  expect(heardByAnna).toEqual(['late'])
})

test('a half-open link is silent one way, and seems open at both ends', async () => {
  const { lab, ours, theirs, heardByAnna, heardByBen, pass } = await meeting()
  lab.faults.set({ mute: [{ from: 'anna', to: 'ben' }] })
  theirs.send('unheard')
  ours.send('heard')
  await pass(100_000)
  expect([heardByAnna, heardByBen]).toEqual([['heard'], []])
  expect([ours.open, theirs.open]).toEqual([true, true])
})

test('islands hear nothing of each other until they rejoin, and make no new links meanwhile', async () => {
  const { lab, pages, dial, ours, heardByAnna, pass } = await meeting()
  lab.faults.set({ islands: [['anna'], ['ben']] })
  ours.send('unheard')
  expect((await dial(pages.ben, 40_000)).how).toBe('timeout')
  lab.faults.set({ islands: [] })
  ours.send('heard')
  await pass(100)
  expect(heardByAnna).toEqual(['heard'])
  expect((await dial(pages.ben)).how).toBe('link')
})

test('a link dialled at the moment its host begins to listen is cut by islands like any other', async () => {
  const { lab, host, dial, pass } = bench()
  const [anna, ben] = [lab.page('anna'), lab.page('ben')]
  const { links } = host(anna)
  const { link } = await dial(ben)
  const heard = listen(need(link, 'a link'))
  lab.faults.set({ islands: [['anna'], ['ben']] })
  need(links[0], 'a link').send('hello')
  await pass(1000)
  expect(heard).toEqual([])
})

test('a frozen page does and hears nothing, and afterwards everything in order', async () => {
  const { lab, pages, ours, heardByAnna, pass } = await meeting()
  lab.faults.set({ frozen: ['anna'] })
  pages.anna.clock.after(2000, () => heardByAnna.push('alarm'))
  const cancel = pages.anna.clock.after(2500, () => heardByAnna.push('called off'))
  ours.send('one')
  await pass(5000)
  ours.send('two')
  await pass(1000)
  expect(heardByAnna).toEqual([])
  cancel()
  lab.faults.set({ frozen: [] })
  expect(heardByAnna).toEqual(['one', 'alarm', 'two'])
})

test('a call to a frozen page is answered when it wakes', async () => {
  const { lab, pages, dial, pass, hosted } = await meeting()
  lab.faults.set({ frozen: ['anna'] })
  const dialling = dial(pages.ben, 20_000)
  await pass(10_000)
  expect(hosted.links).toHaveLength(1)
  lab.faults.set({ frozen: [] })
  expect((await dialling).how).toBe('link')
})

test('without signalling no one is found, links survive, and addresses come back by themselves', async () => {
  const { lab, pages, dial, pass, hosted, ours, heardByAnna } = await meeting()
  lab.faults.set({ broker: 'down' })
  expect(hosted.listening.state).toMatchObject({ type: 'lost', reason: 'network' })
  expect((await dial(pages.ben)).how).toBe('signallingDown')
  ours.send('still here')
  await pass(20_000)
  expect(heardByAnna).toEqual(['still here'])
  lab.faults.set({ broker: 'up' })
  await pass(31_000)
  expect(hosted.listening.state.type).toBe('open')
  expect((await dial(pages.ben)).how).toBe('link')
})

test('a page cut off from signalling is found again by its own token', async () => {
  const { lab, pages, dial, pass, hosted } = await meeting()
  lab.faults.set({ islands: [['anna'], ['broker']] })
  expect(hosted.listening.state.type).toBe('lost')
  await pass(3000)
  lab.faults.set({ islands: [] })
  await pass(10_000)
  expect(hosted.listening.state.type).toBe('open')
  await pass(30_000)
  expect((await dial(pages.ben)).how).toBe('link')
})

test('a closed page is noticed at once, and its address is free', async () => {
  const { lab, pages, host, dial, pass, heardByBen } = await meeting()
  pages.anna.end('closed')
  await pass(100)
  expect(heardByBen).toEqual(['closed gone'])
  expect((await dial(pages.ben)).how).toBe('noSuchRoom')
  const other = host(lab.page('cleo'), 'ng1-A', 'another')
  await pass(100)
  expect(other.listening.state.type).toBe('open')
})

test('no one notices when a page dies silently, and signalling holds its address for a while', async () => {
  const { lab, pages, host, dial, pass, heardByBen, theirs } = await meeting()
  let woken = false
  pages.anna.clock.after(10, () => {
    woken = true
  })
  pages.anna.end('silent')
  theirs.send('from beyond')
  await pass(1000)
  expect([heardByBen, woken]).toEqual([[], false])
  const other = host(lab.page('cleo'), 'ng1-A', 'another')
  await pass(100)
  expect(other.listening.state.type).toBe('taken')
  expect((await dial(pages.ben, 31_000)).how).toBe('timeout')
  await pass(30_000)
  expect(other.listening.state.type).toBe('open')
})

test('a page that returns with its token has its address at once', async () => {
  const { lab, pages, host, dial, pass } = await meeting()
  pages.anna.end('silent')
  const again = host(lab.page('anna'))
  await pass(100)
  expect(again.listening.state.type).toBe('open')
  expect((await dial(pages.ben)).how).toBe('link')
  await pass(60_000)
  expect((await dial(pages.ben)).how).toBe('link')
  expect(again.links).toHaveLength(2)
})

test('a cut reaches the links of one browser, at both ends or silently', async () => {
  const { lab, ours, theirs, heardByAnna, heardByBen, pass } = await meeting()
  lab.cut('closed', 'cleo')
  await pass(100)
  expect([ours.open, theirs.open]).toEqual([true, true])
  lab.cut('closed', 'ben')
  await pass(100)
  expect([heardByAnna, heardByBen]).toEqual([['closed lost'], ['closed lost']])
})

test('a cancelled call leaves no link', async () => {
  const { pages, pass, hosted } = await meeting()
  const dialling = pages.ben.network.dial('ng1-A')
  dialling.cancel()
  await pass(1000)
  expect(await dialling.result).toEqual({ problem: 'cancelled' })
  expect(hosted.links).toHaveLength(1)
})

test('equal seeds give equal runs, different seeds different ones', async () => {
  const story = async (seed: number) => {
    const { lab, clock, ours, theirs, pass } = await meeting(seed)
    lab.faults.set({ wire: { delay: [5, 80], loss: 0.2, duplicate: 0.2, reorder: 0.2 } })
    const heard: string[] = []
    for (const link of [ours, theirs])
      link.on((event) => heard.push(`${clock.now()} ${link.id} ${JSON.stringify(event)}`))
    for (let n = 0; n < 40; n++) {
      ours.send(`${n}`)
      theirs.send(`${n}`)
      await pass(7)
    }
    await pass(1000)
    return heard
  }
  expect(await story(3)).toEqual(await story(3))
  expect(await story(3)).not.toEqual(await story(4))
})
