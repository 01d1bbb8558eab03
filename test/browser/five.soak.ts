import { it } from 'vitest'
import { agreeAtEnd, playFive } from './five.ts'
import { withTable } from './harness.ts'

it('five people at five browsers play Snowdonia to the last track, losing a host and lending a seat', () =>
  withTable(async ({ open }) => agreeAtEnd(await playFive(open, 2000))))
