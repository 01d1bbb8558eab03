import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fastDraw } from '../../src/rules/chance.ts'
import { makeTraffic, type Traffic } from './corpus.ts'
import { besiegeLobby, besiegeVisitors } from './lobbies.ts'
import { makeReaders, readWrongly } from './readers.ts'
import { foothillsTitle, recordTraffic, waybillsTitle } from './record.ts'
import { besiegeGuests, besiegeHost, type Damage } from './sieges.ts'

/** Messages to one table before the next one is opened. */
const perTable = 2500
/** Memory a table may keep of a message, including the little its journal grows by, in bytes. */
const mostKept = 100

/** Sends this many wrong messages to hosts, and as many to guests; returns what has come of it. */
export async function soakFuzz(messages: number, seed: number): Promise<Damage> {
  const traffic = makeTraffic()
  await recordTraffic(traffic)
  const damage: string[] = []
  for (let sent = 0; sent < messages; sent += perTable) {
    const at = { seed: seed + sent, messages: perTable, traffic }
    // Equal seeds make equal keys, and what one table has sealed would be evidence at the other.
    const next = { ...at, seed: at.seed + 1 }
    const title = (sent / perTable) % 2 === 0 ? waybillsTitle : foothillsTitle
    const isLobby = (sent / perTable) % 5 === 4
    const found = [
      ...(await (isLobby ? besiegeLobby(at) : besiegeHost({ ...at, title }))),
      ...(await (isLobby ? besiegeVisitors(next) : besiegeGuests({ ...next, title }))),
    ]
    for (const one of found) console.log(`seed ${at.seed}: ${one}`)
    damage.push(...found)
  }
  for (const reader of await makeReaders())
    damage.push(...(await readWrongly(reader, messages / (reader.quick ? 10 : 100), fastDraw(seed))))
  return [...damage, ...(await leaks(messages / 5, seed, traffic))]
}

/** Besieges tables at which nobody moves: what their memory grows by is kept for nothing. */
async function leaks(messages: number, seed: number, traffic: Traffic): Promise<Damage> {
  const damage: string[] = []
  for (const [at, besiege] of [besiegeHost, besiegeGuests].entries()) {
    const sizes: number[] = []
    const look = () => void sizes.push(heap())
    // The first half warms up what is only made once.
    const looks = { look, lookEvery: messages / 2 }
    // Anything recorded of this very table would count as kept.
    const heard = { ...traffic, add() {} }
    const siege = { title: waybillsTitle, seed: seed - 1 - at, messages, traffic: heard, pause: 3_600_000 }
    await besiege({ ...siege, ...looks })
    const [half = 0, whole = 0] = sizes.slice(-2)
    const kept = (whole - half) / (messages / 2)
    console.log(`${besiege.name}: ${Math.round(kept)} bytes a message, heap ${Math.round(whole / 1e6)} MB`)
    if (kept > mostKept) damage.push(`${besiege.name} keeps ${kept} bytes of each message`)
  }
  return damage
}

/** The heap in use, in bytes, after everything that can go has gone. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') for (let times = 0; times < 3; times++) collect()
  return process.memoryUsage().heapUsed
}
