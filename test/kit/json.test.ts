import { describe, expect, it } from 'vitest'
import { parseJson } from '../../src/kit/json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('parsing JSON', () => {
  it('reads what is nested as deep as anything of ours, brackets in texts aside', () => {
    expect(parseJson(nested(100))).toEqual(JSON.parse(nested(100)))
    const text = JSON.stringify({ a: '['.repeat(500), b: `"\\${'{'.repeat(500)}`, c: '\\' })
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it('reads nothing that is nested deeper, however long', () => {
    for (const depth of [101, 10_000, 1_000_000]) expect(parseJson(nested(depth))).toBeUndefined()
    expect(parseJson('{"a":'.repeat(200_000))).toBeUndefined()
  })

  it('returns undefined for anything else', () => {
    for (const text of ['', '{', '"', 'x'.repeat(1000)]) expect(parseJson(text)).toBeUndefined()
  })
})
