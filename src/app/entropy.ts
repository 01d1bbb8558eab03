import { toHex } from '../kit/bytes.ts'
import { makeRoomCode, roomCodeBytes } from '../link/roomCode.ts'

/** True randomness; `getRandomValues` is there on plain-http pages too, where `randomUUID` is not. */
export const randomBytes = (count: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(count))

/** 128 bits by chance as 32 hexadecimal digits: a seat's secret, a host's token, a match's name. */
export const randomHex32 = (): string => toHex(randomBytes(16))

/** A room code that nobody else is likely to have. */
export const randomRoomCode = (): string => makeRoomCode(randomBytes(roomCodeBytes))

/** A number from 0 up to, not including, 2³². */
export const randomNumber = (): number => new DataView(randomBytes(4).buffer).getUint32(0)
