import * as v from 'valibot'

/*
 * The formats of what entries, messages and stored data have in common. Apart from `entry.ts`, since the first page
 * reads rooms and no entries.
 */

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

/** An entry's number in its journal. */
export const seqSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))
/** A seat's number. */
export const seatSchema = v.pipe(seqSchema, v.maxValue(63))
/** The index of a seat's colour. */
export const styleSchema = v.pipe(seqSchema, v.maxValue(63))
/** An epoch's number. */
export const epochSchema = v.pipe(seqSchema, v.minValue(1))

/** 64 bits as hexadecimal text: a position's digest. */
export const hex16 = hex(16)
/** 128 bits as hexadecimal text: a match's name, a seed. */
export const hex32 = hex(32)
/** A SHA-256 as hexadecimal text. */
export const hex64 = hex(64)

/** A public key: 32 bytes in base64url. */
export const keySchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/** An entry's signature, still unchecked. */
export const sigSchema = v.pipe(v.string(), v.maxLength(200))
/** The proof of a device's part in a draw. */
export const proofSchema = v.pipe(v.string(), v.regex(/^[\w-]{107}$/))
/** The name of a person’s face. It may be one that only later versions know. */
export const faceNameSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,20}$/))
