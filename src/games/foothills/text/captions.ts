/** The text printed on the table itself, in one language. Log lines and card text are in the title's words. */
export interface Captions {
  readonly or: string
  readonly each: string
  readonly upTo: string
  readonly anywhere: string
  readonly start: string
  readonly anyNumber: string
  readonly eachLine: string
  readonly oneOrTwo: string
  readonly once: string
  readonly eachTime: string
  readonly noAction: string
  readonly done: string
  readonly yard: string
  readonly bag: string
  readonly supply: string
  readonly pub: string
  readonly pubRule: string
  readonly spare: string
  readonly mySupply: string
  readonly tickets: string
  readonly hut: string
  readonly shortHut: string
  /** The same names below their things, written as within a sentence. */
  readonly below: { readonly tickets: string; readonly hut: string }
  readonly stations: string
  readonly pile: string
  readonly tracks: string
  /** The noun for a number beside it, singular or plural. */
  countedTracks(n: number): string
  countedStations(n: number): string
  countedTiles(n: number): string
  readonly navvies: string
  readonly stops: string
  readonly passengers: string
  readonly rubble: string
  readonly byNavvies: string
  readonly points: string
  readonly you: string
  readonly theirs: string
  readonly hand: string
  readonly iron: string
  readonly stone: string
  readonly summit: string
  readonly scored: string
  readonly noLimit: string
  times(n: number): string
  atMost(n: number): string
  keep(n: number): string
  fillTo(n: number): string
  give(n: number): string
  inYard(n: number): string
  inBag(n: number): string
  complete(line: string): string
  stopNumber(n: number, of: number): string
  railway(line: string): string
  /** The short form. */
  shortRailway(line: string): string
  /** Names of a station from the longest to the shortest, for cards of any width. */
  stationNames(name: string): readonly string[]
  behind(n: number): string
  /** The lead, in short form. */
  standing(ahead: number): string
  pileCount(n: number): string
}
