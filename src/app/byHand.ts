import * as v from 'valibot'
import { parseJson } from '../kit/json.ts'
import type { ByHand, Offer } from '../link/byHand.ts'
import { readRoomCode } from '../link/roomCode.ts'
import type { HandInvite, HandReply } from '../overlay/screens/inviting.ts'
import { linkTo } from './address.ts'
import { packText, unpackText } from './files/pack.ts'
import { sharedBase } from './network.ts'

const sdp = v.pipe(v.string(), v.maxLength(20_000))
/** An invitation by hand. */
export const offerSchema = v.strictObject({ code: v.string(), sdp })
/** The answer to it; the two formats change together. */
export const answerSchema = v.strictObject({ answer: sdp })

/** Packs what two people hand each other. */
const pack = (data: v.InferOutput<typeof offerSchema> | v.InferOutput<typeof answerSchema>) =>
  packText(JSON.stringify(data))

/** Reads it back; undefined if it is something else. */
async function unpack<T>(text: string, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
  const read = v.safeParse(schema, parseJson((await unpackText(text.trim())) ?? ''))
  return read.success ? read.output : undefined
}

/** Invites one person to a room of this browser, by a link with all it takes to connect. */
export async function inviteByHand(network: Promise<ByHand>, code: string): Promise<HandInvite> {
  const offer = await (await network).offer()
  const base = (await sharedBase()) ?? new URL(location.href)
  const packed = await pack({ code, sdp: offer.sdp })
  return {
    link: linkTo(base, { type: 'reply', packed }),
    cancel: offer.cancel,
    accept: (text) => acceptByHand(offer, text),
  }
}

/** Takes the answer to an invitation; false if it can’t be one. */
export async function acceptByHand(offer: Pick<Offer, 'accept'>, text: string): Promise<boolean> {
  const read = await unpack(text, answerSchema)
  return read !== undefined && offer.accept(read.answer)
}

/** Answers such an invitation. */
export async function replyByHand(network: Promise<ByHand>, offer: string): Promise<HandReply | undefined> {
  const read = await unpack(offer, offerSchema)
  const room = readRoomCode(read?.code ?? '')
  if (!read || !('code' in room)) return undefined
  const reply = await (await network).reply(room.code, read.sdp)
  if (!reply) return undefined
  const { linked, cancel } = reply
  return { code: room.code, text: await pack({ answer: reply.sdp }), linked, cancel }
}
