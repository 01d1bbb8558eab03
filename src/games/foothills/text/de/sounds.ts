/** Captions of Foothills' own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  sting: 'Ein Grollen in den Hügeln',
  roughTrack: 'Streckenarbeiter werfen ihr Gleis hin',
  lamp: 'Gemurmel aus dem Pub',
  sheep: 'Ein Schaf in der Ferne',
  bag: 'Der Beutel klappert',
  ballast: 'Schutt rutscht',
  staff: 'Ein Messstab schlägt auf',
  stop: 'Ein Prellbock rastet ein',
}
