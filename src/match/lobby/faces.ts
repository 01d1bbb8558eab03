import { facesOf } from '../../rules/faces.ts'
import type { Lobby } from './lobby.ts'

/** Everyone’s face, by seat; those who watch come after the seats. */
export const lobbyFaces = ({ seats, watching }: Pick<Lobby, 'seats' | 'watching'>): readonly string[] =>
  facesOf([...seats, ...watching.map((one) => ({ ...one, kind: 'person' }))])

/** True if someone in another seat has chosen this face. */
export const isFaceTaken = ({ seats }: Lobby, face: string, by: string): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.key !== by && seat.face === face)
