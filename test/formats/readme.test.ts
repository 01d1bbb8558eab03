import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messageSchema } from '../../src/app/letters/live.ts'
import { address } from '../../src/link/address.ts'
import { guestSchema, hostSchema } from '../../src/net/protocol/protocol.ts'
import { standSchema, viewerSchema } from '../../src/net/viewers/messages.ts'
import { allFormats } from './formats.ts'

const rowsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** The messages that a variant of schemas reads, each as its row in the table begins. */
const messagesIn = (from: string, { options }: { readonly options: readonly { readonly entries: object }[] }) =>
  options.map(({ entries }) => {
    const fields = Object.entries(entries).filter(([name]) => name !== 'type')
    const named = fields.map(([name, { type }]) => `\`${name}${type === 'exact_optional' ? '?' : ''}\``)
    return `\`${typeOf(entries)}\` | ${from} | ${named.join(' ')}`
  })

const typeOf = (entries: object) => ('type' in entries ? Object(entries.type).literal : '')

describe('the table of messages', () => {
  const file = '../../src/net/README.md'

  it('has every message with its fields, and no other', () => {
    const rows = rowsOf(file).flatMap(([, message = '', from = '', fields = '']) =>
      /^`\w+`$/.test(message) ? [`${message} | ${from} | ${fields}`] : [],
    )
    const all = [
      ...messagesIn('guest', guestSchema),
      ...messagesIn('host', hostSchema),
      ...messagesIn('viewer', viewerSchema),
      ...messagesIn('stand', standSchema),
      ...messagesIn('device', messageSchema),
    ]
    expect(rows.sort()).toEqual(all.sort())
  })

  it('says where a host listens', () => {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(`\`${address('CODE', 1)}\``)
  })
})

describe('the table of formats', () => {
  it('has every format with its number', async () => {
    const rows = rowsOf('README.md').map(([, name, number]) => [name, number])
    const formats = (await allFormats()).map(({ name, number }) => [name, `${number}`])
    expect(rows.slice(1).sort()).toEqual(formats.sort())
  })
})
