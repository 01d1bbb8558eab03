import type { Node } from 'oxc-parser'
import type { Sources } from './layers.ts'
import { isCode, nodesOf } from './syntax.ts'

/** A type name that several modules export. */
export interface SharedName {
  readonly name: string
  readonly files: readonly string[]
}

/** Type names that several modules outside `games` export, re-exports aside. */
export function sharedTypeNames(sources: Sources): readonly SharedName[] {
  const exporters = new Map<string, string[]>()
  for (const [file, text] of sources)
    if (isCode(file) && !file.startsWith('games/'))
      for (const name of exportedTypes(file, text)) exporters.set(name, [...(exporters.get(name) ?? []), file])
  return [...exporters].flatMap(([name, files]) => (files.length > 1 ? [{ name, files }] : []))
}

const declaresType = ({ type }: Node) =>
  ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'].includes(type)

/** The types that a module declares and exports, by the names they are exported under. */
function exportedTypes(file: string, text: string): ReadonlySet<string> {
  const visits = nodesOf(file, text)
  const top = visits.filter(({ parent }) => parent?.type === 'Program').map(({ node }) => node)
  const declared = new Set<string>()
  const exported = new Set<string>()
  for (const node of top) {
    const within = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    const name = within && declaresType(within) && nameIn(within)
    if (!name) continue
    declared.add(name)
    if (within !== node) exported.add(name)
  }
  for (const node of top)
    if (node.type === 'ExportNamedDeclaration' && !node.source)
      for (const { local, exported: as } of node.specifiers)
        if (local.type === 'Identifier' && declared.has(local.name) && as.type === 'Identifier') exported.add(as.name)
  return exported
}

const nameIn = (node: Node) => ('id' in node && node.id && node.id.type === 'Identifier' ? node.id.name : undefined)
