import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

/**
 * The powers of a contract or a train, as data. One interpreter performs them; icons, text, prompts and refusals come
 * from the same verbs. “This round” ends with the round in which the contract was used.
 */
export const verbSchema = v.variant('type', [
  /** Each of your Excavate (`dig`) or Lay Track (`lay`) actions works at a higher rate. */
  v.strictObject({ type: v.literal('rate'), of: v.picklist(['dig', 'lay']), plus: count }),
  /** Each of your Excavate actions takes this many times the cubes. */
  v.strictObject({ type: v.literal('times'), of: v.literal('dig'), times: count }),
  /** Each of your Stock Yard actions takes so many cubes more. */
  v.strictObject({ type: v.literal('more'), cubes: count }),
  /** You may take any number of coal in the Stock Yard. */
  v.strictObject({ type: v.literal('anyCoal') }),
  /** Take cubes from the Stock Yard now, at most `coal` of them coal. */
  v.strictObject({ type: v.literal('take'), cubes: count, coal: count }),
  /** Replace the disc in the middle of the weather track by another. */
  v.strictObject({ type: v.literal('disc') }),
  /** No one uses another contract this round. */
  v.strictObject({ type: v.literal('lock') }),
  /** Take the start player marker, which stays for the rest of the round. */
  v.strictObject({ type: v.literal('lead') }),
  /** Move one of your labourers to another empty action space. */
  v.strictObject({ type: v.literal('move') }),
  /** Up to n times now: this much iron ore into a steel bar. */
  v.strictObject({ type: v.literal('smelt'), iron: count, times: count }),
  /** Up to n times now: this much rubble into a stone. */
  v.strictObject({ type: v.literal('dress'), rubble: count, times: count }),
  /** In your Works actions a steel bar takes only this much iron ore. */
  v.strictObject({ type: v.literal('ratio'), iron: count }),
  /** In your Build actions iron ore may stand for steel bars: so much for each. */
  v.strictObject({ type: v.literal('ironAsSteel'), iron: count }),
  /** In each of your Build actions rubble may stand for stone: so much for each, up to `stone` of them. */
  v.strictObject({ type: v.literal('rubbleAsStone'), rubble: count, stone: count }),
  /** Each site that you build with stone costs so much less of it. */
  v.strictObject({ type: v.literal('less'), stone: count }),
  /**
   * After all other actions of the area: one without a labourer. `clear` empties the next space with rubble. `ifBuilt`:
   * only after a Build action by anyone this round.
   */
  v.strictObject({
    type: v.literal('extra'),
    of: v.picklist(['clear', 'lay', 'build']),
    ifBuilt: v.optional(v.literal(true)),
  }),
  /** Draw the top n contracts; keep one of them or this card, and discard the rest. */
  v.strictObject({ type: v.literal('draw'), contracts: count }),
  /** Draw cubes from the bag and keep them; white ones go back. */
  v.strictObject({ type: v.literal('bag'), cubes: count }),
  /** Move the surveyor to the next station now. */
  v.strictObject({ type: v.literal('survey') }),
  /** Discard instead of paying for train maintenance. */
  v.strictObject({ type: v.literal('upkeep') }),
  /** Points at the end of the match. */
  v.strictObject({ type: v.literal('points'), points: count }),
])
export type Verb = v.InferOutput<typeof verbSchema>
export type VerbType = Verb['type']
/** The verb of one type. */
export type VerbOf<T extends VerbType> = Extract<Verb, { type: T }>
