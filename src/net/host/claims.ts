import type { SeatClaim } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'

/** A claim to a seat by a person who lost its secret. */
export interface Claim extends SeatClaim {
  readonly key: string
  readonly name: string | undefined
}

/** Claims waiting for the host's decision. */
export interface Claims {
  all(): readonly SeatClaim[]
  add(key: string, seat: Seat, name: string | undefined): void
  /** Removes a claim, in order to decide it. */
  take(id: number): Claim | undefined
  /** The claimant has gone. */
  drop(key: string): void
}

/** No claims yet. */
export function makeClaims(changed: () => void): Claims {
  let claims: readonly Claim[] = []
  let count = 0
  const replace = (next: readonly Claim[]) => {
    if (next.length === claims.length) return
    claims = next
    changed()
  }
  return {
    all: () => claims.map(({ id, seat }) => ({ id, seat })),
    add(key, seat, name) {
      if (claims.some((one) => one.key === key)) return
      replace([...claims, { id: ++count, seat, key, name }])
    },
    take(id) {
      const claim = claims.find((one) => one.id === id)
      replace(claims.filter((one) => one !== claim))
      return claim
    },
    drop: (key) => replace(claims.filter((one) => one.key !== key)),
  }
}
