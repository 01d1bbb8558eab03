/** Work on a deck, a card at a time, since a whole deck would hold up the page. */
export type DeckWork = Generator<void, readonly string[]>
