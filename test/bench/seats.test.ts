import { expect, it } from 'vitest'
import { measureSeats } from './wire/seats.ts'

it('the bench of a host plays a match whose hands three people deal to its end', async () => {
  const { bytesPerMove, confirmMs } = await measureSeats(3)
  expect(bytesPerMove).toBeGreaterThan(1000)
  expect(confirmMs).toBeGreaterThan(0)
})
