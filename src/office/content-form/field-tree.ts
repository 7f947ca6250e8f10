import type * as z from 'zod/mini'
import { funnelSlug } from '../../core/content/funnel.ts'
import { pagePath } from '../../core/content/page.ts'
import { readPart } from '../../core/content/part-defects.ts'
import { anchor, codename, href, icon, picture, rich } from '../../core/content/parts.ts'

/** Text of one line; of several where it may have more than a title has. */
export interface TextNode {
  type: 'line' | 'text'
  most?: number
  /** Whether it has a form of its own, such as a postcode: no placeholder may stand in it. */
  isStrict?: true
}
/** A text that stands for something else, which a control of its own knows. */
export interface NameNode {
  type: 'href' | 'name' | 'anchor' | 'path' | 'funnel' | 'icon' | 'picture' | 'day' | 'moment' | 'rich'
}
export interface NumberNode {
  type: 'number'
}
export interface BooleanNode {
  type: 'boolean'
}
/** One of a few values. */
export interface ChoiceNode {
  type: 'choice'
  options: readonly (string | number)[]
}
/** A value that is always the same, so that nobody is asked for it. */
export interface FixedNode {
  type: 'fixed'
  value: unknown
}
export interface ObjectNode {
  type: 'object'
  fields: readonly Field[]
}
export interface Field {
  key: string
  node: FieldNode
  /** Whether it may be left out. */
  optional: boolean
}
export interface ListNode {
  type: 'list'
  item: FieldNode
  least: number
  most?: number
}
/** Values under names that are chosen freely, within a rule. */
export interface RecordNode {
  type: 'record'
  item: FieldNode
  /** What is wrong with a name, as a Dutch sentence; undefined when it may be used. */
  keyFault(key: string): string | undefined
}
/** One of several kinds of values. */
export interface UnionNode {
  type: 'union'
  options: readonly FieldNode[]
}
/** One of several kinds of objects, of which the field `tag` says which. */
export interface TaggedNode {
  type: 'tagged'
  tag: string
  options: readonly { value: string; node: ObjectNode }[]
}
/** What a form cannot ask for. */
export interface UnknownNode {
  type: 'unknown'
}

/** What a form asks for a part of a document: read off its schema, which stays the truth. */
export type FieldNode =
  | TextNode
  | NameNode
  | NumberNode
  | BooleanNode
  | ChoiceNode
  | FixedNode
  | ObjectNode
  | ListNode
  | RecordNode
  | UnionNode
  | TaggedNode
  | UnknownNode

type Schema = z.core.$ZodType

/** The shared parts of documents that have a control of their own. */
const shared: readonly (readonly [Schema, NameNode['type']])[] = [
  [href, 'href'],
  [rich, 'rich'],
  [codename, 'name'],
  [anchor, 'anchor'],
  [pagePath, 'path'],
  [funnelSlug, 'funnel'],
  [icon, 'icon'],
  [picture, 'picture'],
]

interface CheckDef {
  check: string
  format?: string
  minimum?: number
  maximum?: number
  length?: number
}

const checksOf = ({ _zod }: Schema): readonly CheckDef[] =>
  (_zod.def.checks ?? []).map((check) => check._zod.def as CheckDef)

/** A schema made of another by more checks has those of the other too, each the very same. */
const isMadeOf = (schema: Schema, part: Schema): boolean => {
  if (schema === part) return true
  const [own, asked] = [schema._zod.def.checks ?? [], part._zod.def.checks ?? []]
  return asked.length > 0 && asked.every((check) => own.includes(check))
}

const sizeOf = (schema: Schema): { least: number; most?: number } => {
  const checks = checksOf(schema)
  const exact = checks.find(({ length }) => length !== undefined)?.length
  const least = exact ?? Math.max(0, ...checks.flatMap(({ minimum }) => minimum ?? []))
  const mosts = checks.flatMap(({ maximum }) => maximum ?? [])
  const most = exact ?? (mosts.length > 0 ? Math.min(...mosts) : undefined)
  return { least, ...(most !== undefined && { most }) }
}

/** Most characters of what is asked on one line: those of a title. */
const longestLine = 160

const textOf = (schema: Schema): FieldNode => {
  const own = schema._zod.def as z.core.$ZodStringDef & { format?: string }
  if (own.format === 'date') return { type: 'day' }
  if (own.format === 'datetime') return { type: 'moment' }
  const { most } = sizeOf(schema)
  const isStrict = own.format !== undefined || checksOf(schema).some(({ check }) => check === 'string_format')
  const isLong = most !== undefined && most > longestLine && !isStrict
  return {
    type: isLong ? 'text' : 'line',
    ...(most !== undefined && { most }),
    ...(isStrict && { isStrict }),
  }
}

const unwrapped = (schema: Schema): Schema => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' ? unwrapped(def.innerType as Schema) : schema
}

const isOptional = (schema: Schema): boolean => schema._zod.def.type === 'optional'

const objectOf = (shape: Readonly<Record<string, Schema>>): ObjectNode => ({
  type: 'object',
  fields: Object.entries(shape).map(([key, inner]) => ({
    key,
    node: fieldTreeOf(inner),
    optional: isOptional(inner),
  })),
})

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const unionOf = (options: readonly Schema[], tag: unknown): FieldNode => {
  const nodes = options.map(fieldTreeOf)
  if (typeof tag === 'string')
    return {
      type: 'tagged',
      tag,
      options: nodes.flatMap((node) => {
        if (node.type !== 'object') return []
        const found = node.fields.find(({ key }) => key === tag)?.node
        return found?.type === 'fixed' ? [{ value: String(found.value), node }] : []
      }),
    }
  const values = nodes.flatMap((node) => (node.type === 'fixed' && isValue(node.value) ? [node.value] : []))
  if (values.length === nodes.length) return { type: 'choice', options: values }
  return { type: 'union', options: nodes }
}

const recordOf = (key: Schema, value: Schema): RecordNode => ({
  type: 'record',
  item: fieldTreeOf(value),
  keyFault: (name) => {
    if (name === '') return 'Vul een naam in.'
    const read = readPart(key as z.ZodMiniType, name)
    return 'defects' in read ? read.defects[0]?.problem : undefined
  },
})

const made = (schema: Schema): FieldNode => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return textOf(schema)
    case 'number':
      return { type: 'number' }
    case 'boolean':
      return { type: 'boolean' }
    case 'enum':
      return { type: 'choice', options: Object.values(def.entries) }
    case 'literal':
      return { type: 'fixed', value: def.values[0] }
    case 'object':
      return objectOf(def.shape as Readonly<Record<string, Schema>>)
    case 'array':
      return { type: 'list', item: fieldTreeOf(def.element as Schema), ...sizeOf(schema) }
    case 'record':
      return recordOf(def.keyType as Schema, def.valueType as Schema)
    case 'union':
      return unionOf(def.options as readonly Schema[], 'discriminator' in def ? def.discriminator : undefined)
    default:
      return { type: 'unknown' }
  }
}

const trees = new WeakMap<Schema, FieldNode>()

/**
 * What a form asks for a part that this schema judges. Parts that documents share, such as a link or an icon, are known by the
 * very schema. Whatever the form has no control for is `unknown`: it is shown and stays.
 */
export const fieldTreeOf = (schema: Schema): FieldNode => {
  const known = trees.get(schema)
  if (known) return known
  const part = shared.find(([one]) => isMadeOf(unwrapped(schema), unwrapped(one)))?.[1]
  const tree: FieldNode = part ? { type: part } : made(unwrapped(schema))
  trees.set(schema, tree)
  return tree
}
