import type * as v from 'valibot'
import { makePlace } from '../../src/app/address.ts'
import * as byHand from '../../src/app/byHand.ts'
import * as device from '../../src/app/device/everything.ts'
import { progressSchema } from '../../src/app/lesson/course.ts'
import { besideSchema } from '../../src/app/letters/letterRooms.ts'
import { messageSchema } from '../../src/app/letters/live.ts'
import { keptSchema } from '../../src/app/storage/matchStore.ts'
import { endSchema } from '../../src/app/storage/playedMatches.ts'
import { matchSchema } from '../../src/app/storage/recentMatches.ts'
import { roomSchema } from '../../src/app/storage/rooms.ts'
import { reportSchema } from '../../src/debug/reports.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { toHex } from '../../src/kit/bytes.ts'
import { address } from '../../src/link/address.ts'
import { makeFrames } from '../../src/link/frames.ts'
import { boundSchema } from '../../src/match/bound.ts'
import { evidenceSchema } from '../../src/match/evidence.ts'
import { letterFormat } from '../../src/match/letters/format.ts'
import { parcelSchema } from '../../src/match/letters/invitation.ts'
import { letterSchema } from '../../src/match/letters/letter.ts'
import { gallerySchema, guestSchema, hostSchema, protocol } from '../../src/net/protocol/protocol.ts'
import { galleryPlace } from '../../src/net/viewers/gallery.ts'
import { standSchema, viewerSchema } from '../../src/net/viewers/messages.ts'
import { writeBrief } from '../../src/rules/brief.ts'
import { bodySchema, entrySchema } from '../../src/rules/entry.ts'
import { hex32 } from '../../src/rules/fields.ts'
import { authorSchema, mainField } from '../../src/rules/fileLine.ts'
import { fileSchema } from '../../src/rules/record.ts'
import { randomJournal } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { describeSchema } from './describe.ts'
import type { Format } from './pin.ts'
import { formatsOf } from './ruled.ts'
import { share } from './share.ts'

/** Schemas of one format, by what each reads. */
type Schemas = Readonly<Record<string, v.GenericSchema>>

const described = (schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeSchema(schema)]))

/** A format that schemas read, and what else belongs to it. */
const reads = (name: string, number: number, schemas: Schemas, more: Format['shape'] & object = {}): Format => ({
  name,
  number,
  shape: { ...described(schemas), ...more },
})

/**
 * Everything stored, by what each is of. Settings, analyses, the coach’s memory and the controls of a stream aren’t among
 * it: whatever can’t be read of them gets its default, or is made again.
 */
const stored: Schemas = {
  room: roomSchema,
  addresses: hex32,
  gallery: gallerySchema,
  match: keptSchema,
  entries: entrySchema,
  answers: boundSchema,
  letters: besideSchema,
  mine: matchSchema,
  played: endSchema,
  lesson: progressSchema,
}

const byHandSchemas: Schemas = { offer: byHand.offerSchema, answer: byHand.answerSchema }

const code = 'C4H7KM2W'
const oddities = { undo: 12, seated: ['k'.repeat(43), 'l'.repeat(43)], names: ['Anna', 'Bertŷ'], wish: 9, note: 9 }
const hex = '0123456789abcdef'.repeat(2)

/** Links to all that can be linked to, and the addresses at which pages meet. */
const links = {
  room: makePlace({ type: 'room', code }),
  seat: makePlace({ type: 'room', code, secret: hex }),
  watch: makePlace({ type: 'watch', code }),
  match: makePlace({ type: 'match', packed: 'packed', at: 7 }),
  letter: makePlace({ type: 'letter', packed: 'packed' }),
  byHand: makePlace({ type: 'reply', packed: 'packed' }),
  here: makePlace({ type: 'here', code }),
  post: makePlace({ type: 'post', code }),
  check: makePlace({ type: 'check', code }),
  rules: makePlace({ type: 'rules', game: 'game' }),
  lesson: makePlace({ type: 'lesson', game: 'game', stop: 'stop' }),
}

/** Where pages of a room meet, and the frames that carry a text of two: none of it is read by a schema. */
const wire = {
  host: address(code, 1),
  later: address(code, 2),
  viewers: galleryPlace(code, 1),
  frames: need(makeFrames('message', `Tŷ ${'x'.repeat(14_000)}`, 258), 'frames').map((frame) =>
    toHex(frame.slice(0, 12)),
  ),
}

/** A match in a link, by whatever is coded in a way of its own: seats, keys, undos, requests, notes. */
const brief = writeBrief(tiny, randomJournal(tiny, 3, { wagons: 30 }, 6, oddities))

/** Everything that leaves a device, is stored there or goes between two, as it is today. */
export async function allFormats(): Promise<readonly Format[]> {
  return [
    reads('match', fileSchema.entries.version.literal, { fileSchema, authorSchema, bodySchema }, { mainField }),
    { name: 'match in a link', number: 1, shape: brief },
    { name: 'links', number: 1, shape: links },
    reads('invitation by hand', 1, byHandSchemas),
    reads('letter', letterFormat, { letterSchema, parcelSchema }),
    reads('evidence', evidenceSchema.entries.version.literal, { evidenceSchema, entrySchema }),
    reads('device', device.version, { fileSchema: device.fileSchema, partSchema: device.partSchema }),
    reads('report', reportSchema.entries.version.literal, { reportSchema }),
    reads('storage', 1, stored),
    reads('protocol', protocol, { guestSchema, hostSchema, viewerSchema, standSchema, messageSchema }, wire),
    ...(await Promise.all(titles.map(formatsOf))).flat(),
  ].map((format) => ({ ...format, shape: share(format.shape) }))
}
