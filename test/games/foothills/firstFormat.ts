import * as v from 'valibot'

const word = (said: string) => (said === 'ours' ? 'reconstructed' : said)

const record = v.record(v.string(), v.unknown())
const list = v.array(record)
const fileSchema = v.looseObject({
  source: v.string(),
  components: record,
  lines: list,
  stations: list,
  actions: list,
  golden: v.looseObject({ source: v.string() }),
})
const sourceSchema = v.optional(v.union([v.string(), v.record(v.string(), v.string())]), {})

/** Fields that had no source. */
const bare = ['id', 'lines', 'start', 'ordered', 'primary', 'secondary']

/** A file as it was in the first format: a source beside each value, in place of one for values that belong together. */
export function inFirstFormat(content: unknown, always?: string): unknown {
  const { source: outer, components, lines, stations, actions, golden, ...head } = v.parse(fileSchema, content)
  const inPairs = ({ source, ...values }: Readonly<Record<string, unknown>>) => {
    const said = v.parse(sourceSchema, source)
    const pair = ([field, value]: readonly [string, unknown], inside = field): readonly [string, unknown] => {
      const from = typeof said === 'string' ? said : (said[field] ?? said[inside] ?? said.rest ?? outer)
      return [field, { value, source: always ?? word(from) }]
    }
    const all = (one: unknown, inside?: string) =>
      Object.fromEntries(Object.entries(v.parse(record, one)).map((entry) => pair(entry, inside)))
    const field = (entry: readonly [string, unknown]): readonly [string, unknown] => {
      const [name, value] = entry
      if (bare.includes(name)) return entry
      if (name === 'grey') return [name, all(value)]
      return name === 'spaces' ? [name, v.parse(list, value).map((one) => all(one, name))] : pair(entry)
    }
    return Object.fromEntries(Object.entries(values).map(field))
  }
  return {
    ...head,
    format: 1,
    components: inPairs(components),
    lines: lines.map(inPairs),
    stations: stations.map((one) => inPairs({ spaces: [], ...one })),
    golden: Object.fromEntries(
      Object.entries(golden)
        .filter(([field]) => field !== 'source')
        .map(([letter, side]) => [letter, inPairs({ ...v.parse(record, side), source: golden.source })]),
    ),
    actions: actions.map(inPairs),
  }
}
