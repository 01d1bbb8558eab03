import { describe, expect, it } from 'vitest'
import * as welshFilm from '../../src/overlay/text/cy/film.ts'
import * as welsh from '../../src/overlay/text/cy/index.ts'
import * as welshStart from '../../src/overlay/text/cy/start.ts'
import * as germanFilm from '../../src/overlay/text/de/film.ts'
import * as german from '../../src/overlay/text/de/index.ts'
import * as germanStart from '../../src/overlay/text/de/start.ts'
import * as englishFilm from '../../src/overlay/text/en/film.ts'
import * as english from '../../src/overlay/text/en/index.ts'
import * as englishStart from '../../src/overlay/text/en/start.ts'

/** Every plain string of a text, by its path. */
function stringsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`))
}

const sentences = (texts: readonly unknown[]) => new Map(texts.flatMap((text) => stringsIn(text)))
const inEnglish = sentences([english, englishFilm, englishStart])
const others = {
  de: sentences([german, germanFilm, germanStart]),
  cy: sentences([welsh, welshFilm, welshStart]),
}

/** Names, symbols and words that languages share. */
const shared =
  /^(Narrow Gauge|Name|STUN|TURN|Browser|Pub|Pip Morgan|Nell Prosser|Silas Vane|Agnes Hale|[BGRYLK–×])$/

describe.each(Object.entries(others))('the page in %s', (_, texts) => {
  it('says nothing in English', () => {
    const same = [...texts].filter(([path, text]) => inEnglish.get(path) === text)
    expect(same.filter(([, text]) => !shared.test(text))).toEqual([])
  })

  it('says everything that it says in English', () => {
    expect([...texts.keys()].sort()).toEqual([...inEnglish.keys()].sort())
  })
})
