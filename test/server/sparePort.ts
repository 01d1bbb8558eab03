import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port at which nothing listens, below those that systems hand out by themselves: so it is still free when a server
 * that was stopped starts there again.
 */
export async function sparePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  const server = createServer()
  try {
    await once(server.listen(port), 'listening')
  } catch {
    return sparePort()
  }
  await once(server.close(), 'close')
  return port
}
