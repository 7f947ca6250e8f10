import { kinds } from '../../core/content/kinds.ts'
import type { PageSeed } from '../../core/content/page.ts'
import type { Place } from '../../core/content/part-defects.ts'
import type { SettingsSeed } from '../../core/content/settings.ts'
import type { FieldNode } from './field-tree.ts'
import type { Choices } from './form-context.ts'
import { fieldsOfPart } from './PartForm.tsx'
import { isObject, type Values } from './part-values.ts'
import type { PartName } from './words-of.ts'

export const everyPart = [...Object.keys(kinds), 'page', 'settings'] as PartName[]

/** Something that a form asks: its node, its path without places in lists. */
interface Asked {
  path: string
  node: FieldNode
}

const below = (node: FieldNode, path: string): Asked[] => {
  switch (node.type) {
    case 'object':
      return node.fields.flatMap(({ key, node: inner }) => asked(inner, path === '' ? key : `${path}.${key}`))
    case 'list':
    case 'record':
      return below(node.item, path)
    case 'union':
      return node.options.flatMap((option) => below(option, path))
    case 'tagged':
      return node.options.flatMap((option) => below(option.node, path))
    default:
      return []
  }
}

const asked = (node: FieldNode, path: string): Asked[] =>
  node.type === 'fixed' ? [] : [{ path, node }, ...below(node, path)]

/** Everything that the form of a part asks, containers too. */
export const askedIn = (part: PartName): Asked[] =>
  fieldsOfPart(part).flatMap(({ key, node }) => asked(node, key))

interface Leaf {
  at: Place
  value: unknown
}

/** The places of a value that a control of its own asks, with what stands there. */
export const leavesOf = (node: FieldNode, value: unknown, at: Place = []): Leaf[] => {
  if (value === undefined) return []
  if (node.type === 'object' && isObject(value))
    return node.fields.flatMap((field) => leavesOf(field.node, value[field.key], [...at, field.key]))
  if (node.type === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => leavesOf(node.item, item, [...at, index]))
  if (node.type === 'record' && isObject(value))
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(node.item, inner, [...at, key]))
  return [{ at, value }]
}

/** A part of a stored document, and where it is in it. */
export interface StoredPart {
  part: PartName
  value: Values
  at: Place
}

/** The parts of a document: what it says of itself, and each of its blocks. */
export const partsOf = (document: SettingsSeed | PageSeed): StoredPart[] => {
  if (document.kind === 'settings') return [{ part: 'settings', value: document, at: [] }]
  const { blocks, ...page } = document
  return [
    { part: 'page', value: page, at: [] },
    ...blocks.map(
      (block, index): StoredPart => ({
        part: block.kind,
        value: { ...block },
        at: ['blocks', index],
      }),
    ),
  ]
}

export const noChoices: Choices = {
  pages: [],
  placeholders: [],
  desks: [],
  prices: [],
  funnels: [],
  tools: [],
  frames: [],
  embeds: [],
}
