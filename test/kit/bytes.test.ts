import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64, utf8 } from '../../src/kit/bytes.ts'
import { derive32 } from '../../src/kit/hash.ts'

describe('base64url', () => {
  it('writes bytes as Node does, and reads them back', () => {
    for (let length = 0; length < 70; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 97 + length * 31) & 255)
      const text = toBase64(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64(text)).toEqual(bytes)
    }
  })

  it.each(['=', 'a+b', 'a b', 'ä'])('reads nothing from «%s»', (text) => {
    expect(fromBase64(text)).toBeUndefined()
  })
})

describe('a derived secret', () => {
  it('follows from secret, salt and purpose, and differs when one of them does', () => {
    const one = derive32(utf8('s'), utf8('m'), 'seat')
    expect(derive32(utf8('s'), utf8('m'), 'seat')).toEqual(one)
    expect(one).toHaveLength(32)
    for (const other of [
      derive32(utf8('t'), utf8('m'), 'seat'),
      derive32(utf8('s'), utf8('n'), 'seat'),
      derive32(utf8('s'), utf8('m'), 'chance'),
    ])
      expect(other).not.toEqual(one)
  })
})
