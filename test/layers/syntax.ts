import { type Node, type ParserOptions, parseSync } from 'oxc-parser'

/** A node with the one that holds it and the field it is held in. */
export interface Visit {
  readonly node: Node
  readonly parent: Node | undefined
  readonly key: string
}

/** A function with a block for its body: where it is, what it is called, how many lines it spans. */
export interface FunctionSize {
  readonly name: string
  readonly line: number
  readonly lines: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const languages: Record<string, NonNullable<ParserOptions['lang']>> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'js',
  cjs: 'js',
  mjs: 'js',
}

const languageOf = (file: string) => languages[file.slice(file.lastIndexOf('.') + 1)]

/** True when a file holds code that `nodesOf` can read. */
export const isCode = (file: string): boolean => languageOf(file) !== undefined

/** Every node of a source file, parents first. Throws when the text cannot be parsed. */
export function nodesOf(file: string, text: string): readonly Visit[] {
  const lang = languageOf(file)
  const { program, errors } = parseSync(file, text, lang === undefined ? {} : { lang })
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: Visit[] = []
  collect({ node: program, parent: undefined, key: '' }, found)
  return found
}

function collect(visit: Visit, found: Visit[]): void {
  found.push(visit)
  for (const [key, value] of Object.entries(visit.node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) collect({ node: child, parent: visit.node, key }, found)
}

/** The number, from 1, of the line that holds an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Every function with a block for its body. One-expression arrows are not worth measuring. */
export function functionsOf(file: string, text: string): readonly FunctionSize[] {
  return nodesOf(file, text).flatMap(({ node, parent }) => {
    if (!('body' in node) || !isNode(node.body) || node.body.type !== 'BlockStatement') return []
    if (!/Function/.test(node.type)) return []
    const line = lineAt(text, node.start)
    return [{ name: nameOf(node, parent), line, lines: lineAt(text, node.end) - line + 1 }]
  })
}

function nameOf(node: Node, parent: Node | undefined): string {
  for (const holder of [node, parent])
    for (const field of ['id', 'key'])
      for (const [key, value] of Object.entries(holder ?? {}))
        if (key === field && isNode(value) && value.type === 'Identifier') return value.name
  return '(unnamed)'
}
