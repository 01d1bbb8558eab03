/** The stops on the way from this page to another player’s. */
export type StopName = 'signalling' | 'stun' | 'turn' | 'peer'

/** The result at a stop: see the examination in `link`. */
export type Finding =
  | { readonly state: 'waiting' | 'checking' | 'none' }
  | { readonly state: 'fine'; readonly ms: number; readonly ports?: 'same' | 'different'; readonly host?: string }
  | { readonly state: 'failed'; readonly why: 'silent' | 'denied' | 'refused' | 'unsupported' }

export type Findings = Readonly<Record<StopName, Finding>>

/** Takes what was found at a stop. */
export type OnFinding = (stop: StopName, finding: Finding) => void
