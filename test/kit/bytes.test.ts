import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64, utf8 } from '../../src/kit/bytes.ts'
import { derive32 } from '../../src/kit/derive.ts'

describe('base64url', () => {
  it('encodes as Node does, and decodes again', () => {
    for (let length = 0; length < 70; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 97 + length * 31) & 255)
      const text = toBase64(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64(text)).toEqual(bytes)
    }
  })

  it.each(['=', 'a', 'a+b', 'a b', 'ä', 'AB', 'AAAA='])('rejects “%s”', (text) => {
    expect(fromBase64(text)).toBeUndefined()
  })
})

describe('a derived secret', () => {
  it('depends on secret, salt and purpose', () => {
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
