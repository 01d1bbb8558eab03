import { expect, test } from 'vitest'
import { openFirst } from './webrtc.ts'

test('a channel opens before it delivers its first message, though wrtc may say otherwise', () => {
  const seen: string[] = []
  class Channel {
    dispatchEvent({ type }: { readonly type: string }): void {
      seen.push(type)
    }
  }
  openFirst(Channel.prototype)
  const channel = new Channel()
  for (const type of ['message', 'message', 'open', 'message', 'close']) channel.dispatchEvent({ type })
  expect(seen).toEqual(['open', 'message', 'message', 'message', 'close'])
})
