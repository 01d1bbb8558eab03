import { toHex } from '../kit/bytes.ts'
import { makeRoomCode, roomCodeBytes } from '../link/roomCode.ts'

/** True randomness. Unlike `randomUUID`, `getRandomValues` works on plain-http pages too. */
const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count))

/** 128 random bits as 32 hexadecimal digits: a seat’s secret, a host’s token, a match’s id. */
export const randomHex32 = (): string => toHex(randomBytes(16))

/** A room code that no one else is likely to have. */
export const randomRoomCode = (): string => makeRoomCode(randomBytes(roomCodeBytes))

/** A random integer from 0 to 2³² − 1. */
export const randomNumber = (): number => new DataView(randomBytes(4).buffer).getUint32(0)
