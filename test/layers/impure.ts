import type { Node } from 'oxc-parser'
import { lineAt, nodesOf, type Visit } from './syntax.ts'
import { impure } from './table.ts'

/** A mention of something that a pure layer must not know. */
export interface Impurity {
  readonly name: string
  readonly line: number
}

/** Every mention of a clock, a timer, the page, the network or true randomness. */
export function impuritiesOf(file: string, text: string): readonly Impurity[] {
  return nodesOf(file, text).flatMap((visit) => {
    const name = impureName(visit)
    return name === undefined ? [] : [{ name, line: lineAt(text, visit.node.start) }]
  })
}

function impureName(visit: Visit): string | undefined {
  const { node, parent } = visit
  if (node.type !== 'Identifier' || isOnlyName(visit)) return undefined
  if (node.name === 'Math' && !isTameMath(parent)) return 'Math.random'
  return impure.has(node.name) ? node.name : undefined
}

/** `Math` may only stand before a dot and a name: under an alias nobody sees `random` coming. */
function isTameMath(parent: Node | undefined): boolean {
  if (parent?.type !== 'MemberExpression' || parent.computed) return false
  return parent.property.type === 'Identifier' && parent.property.name !== 'random'
}

/** Where an identifier names a field, a label or another module's export, and refers to nothing. */
const naming: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  AccessorProperty: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSEnumMember: 'id',
  TSQualifiedName: 'right',
  TSNamedTupleMember: 'label',
  LabeledStatement: 'label',
  BreakStatement: 'label',
  ContinueStatement: 'label',
  ImportSpecifier: 'imported',
  ExportSpecifier: 'exported',
}

function isOnlyName({ parent, key }: Visit): boolean {
  if (!parent || naming[parent.type] !== key) return false
  return !('computed' in parent && parent.computed === true)
}
