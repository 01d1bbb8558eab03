import type { Argument, Expression, NewExpression } from 'oxc-parser'
import { lineAt, nodesOf, type Visit } from './syntax.ts'

/** One mention of another module. */
export interface Import {
  /** As written, without a bundler's `?suffix`; undefined when it is not plain text. */
  readonly from: string | undefined
  /** `lazy`: by `import()`; `type`: for its types; `url`: by `new URL(…, import.meta.url)`. */
  readonly kind: 'static' | 'type' | 'lazy' | 'url'
  readonly line: number
}

/** Every module that a source file imports in any way. */
export function importsOf(file: string, text: string): readonly Import[] {
  const found = nodesOf(file, text).flatMap((visit) => {
    const read = readImport(visit)
    if (!read) return []
    const from = textOf(read.source)?.replace(/\?.*$/, '')
    return [{ from, kind: read.kind, line: lineAt(text, visit.node.start) }]
  })
  // The compiler adds this one to every file with JSX in it.
  return file.endsWith('.tsx') ? [...found, { from: 'preact', kind: 'static', line: 1 }] : found
}

interface Mention {
  readonly source: Expression | Argument | undefined
  readonly kind: Import['kind']
}

function readImport({ node }: Visit): Mention | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { source: node.source, kind: node.importKind === 'type' ? 'type' : 'static' }
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (!node.source) return undefined
      return { source: node.source, kind: node.exportKind === 'type' ? 'type' : 'static' }
    case 'TSImportType':
      return { source: node.source, kind: 'type' }
    case 'TSExternalModuleReference':
      return { source: node.expression, kind: 'static' }
    case 'ImportExpression':
      return { source: node.source, kind: 'lazy' }
    case 'CallExpression':
      return isCalled(node.callee, 'require') ? { source: node.arguments[0], kind: 'static' } : undefined
    case 'NewExpression':
      return isModuleUrl(node) ? { source: node.arguments[0], kind: 'url' } : undefined
    case 'MemberExpression':
      return isGlob(node.object, node.property) ? { source: undefined, kind: 'static' } : undefined
    default:
      return undefined
  }
}

const isCalled = (callee: Expression, name: string) => callee.type === 'Identifier' && callee.name === name

const isGlob = (object: Expression, property: Visit['node']) =>
  object.type === 'MetaProperty' && property.type === 'Identifier' && property.name === 'glob'

function isModuleUrl(node: NewExpression): boolean {
  const base = node.arguments[1]
  if (!isCalled(node.callee, 'URL') || base?.type !== 'MemberExpression') return false
  return base.object.type === 'MetaProperty'
}

function textOf(source: Mention['source']): string | undefined {
  if (source?.type === 'Literal' && typeof source.value === 'string') return source.value
  if (source?.type !== 'TemplateLiteral' || source.expressions.length > 0) return undefined
  return source.quasis[0]?.value.cooked ?? undefined
}
