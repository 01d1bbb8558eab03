/** A seat as the dock shows it. */
export interface AirSeat {
  readonly name: string
  /** The name of its colour among the design tokens. */
  readonly colour: string
}

/** The current state of a stream, as its dock is told. */
export interface OnAir {
  /** There is a match to show. */
  readonly match: boolean
  /** Delay of the picture behind the match, s. */
  readonly behind: number
  readonly seats: readonly AirSeat[]
  /** A small picture of the table as a data URL. */
  readonly picture?: string | undefined
}
