import type { Place } from '../../core/content/part-defects.ts'
import type { FieldNode } from './field-tree.ts'

export type Values = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** What an object has of itself under a key; a document may use a name that every object has, such as `constructor`. */
export const own = (value: Values, key: string | number): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined

const without = (value: Values, key: string): Values =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

/**
 * A copy of a value in which the part at a place is another. A part that becomes undefined is taken out of its object. Whatever
 * stands elsewhere is the very same.
 */
export const changeAt = (value: unknown, place: Place, to: (part: unknown) => unknown): unknown => {
  const [key, ...rest] = place
  if (key === undefined) return to(value)
  if (Array.isArray(value))
    return value.map((inner: unknown, at) => (at === key ? changeAt(inner, rest, to) : inner))
  const whole = isObject(value) ? value : {}
  const name = String(key)
  const next = changeAt(own(whole, name), rest, to)
  return next === undefined ? without(whole, name) : { ...whole, [name]: next }
}

/** The part of a value at a place; undefined where there is none. */
export const partAt = (value: unknown, [key, ...rest]: Place): unknown => {
  if (key === undefined) return value
  if (Array.isArray(value)) return partAt(value[Number(key)], rest)
  return isObject(value) ? partAt(own(value, key), rest) : undefined
}

/** Whether a control can show a value. What is not there yet fits everywhere. */
export const fits = (node: FieldNode, value: unknown): boolean => {
  if (value === undefined) return true
  switch (node.type) {
    case 'fixed':
      return value === node.value
    case 'boolean':
      return typeof value === 'boolean'
    case 'number':
      // what somebody typed that is no number is kept as text, and told at the field
      return typeof value === 'number' || typeof value === 'string'
    case 'choice':
      return typeof value === 'string' || typeof value === 'number'
    case 'rich':
      return isObject(value) && typeof own(value, 'html') === 'string'
    case 'object':
    case 'record':
    case 'tagged':
      return isObject(value)
    case 'list':
      return Array.isArray(value)
    case 'union':
      return node.options.some((option) => fits(option, value))
    case 'unknown':
      return false
    default:
      return typeof value === 'string'
  }
}

/** Which kind of value of a union this is; -1 where it is none of them. A number is no text here. */
export const optionOf = (options: readonly FieldNode[], value: unknown): number =>
  options.findIndex((option) =>
    option.type === 'number' ? typeof value === 'number' : value !== undefined && fits(option, value),
  )

/**
 * A new value, as empty as the form can show; undefined for what is chosen from a list, which nothing stands for until somebody
 * chooses.
 */
export const emptyOf = (node: FieldNode): unknown => {
  switch (node.type) {
    case 'fixed':
      return node.value
    case 'object':
      return Object.fromEntries(
        node.fields
          .filter(({ optional }) => !optional)
          .map(({ key, node: inner }) => [key, emptyOf(inner)])
          .filter(([, inner]) => inner !== undefined),
      )
    case 'list':
      return []
    case 'record':
    case 'tagged':
      return {}
    case 'rich':
      return { html: '' }
    case 'boolean':
      return false
    case 'line':
    case 'text':
      return ''
    default:
      return undefined
  }
}

/** A new value of a list, a record or a union, which cannot be without one. */
export const emptyItemOf = (node: FieldNode): unknown => {
  if (node.type === 'number') return 0
  if (node.type === 'union') return node.options[0] && emptyItemOf(node.options[0])
  return emptyOf(node) ?? ''
}

/** A list in which the item at one index stands at another. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** The fields that usually name what they are in, the likeliest first. */
const naming = ['title', 'label', 'name', 'what', 'question', 'text', 'year', 'code', 'value', 'key', 'days']

const longestName = 80

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.filter((inner) => typeof inner === 'string').join(', ') : ''
}

/** What names an item of a list: the words of one of its fields, on one line. Empty where it has none yet. */
export const nameOfItem = (item: unknown, named?: string): string => {
  const candidates = isObject(item)
    ? [...(named === undefined ? [] : [named]), ...naming].map((key) => own(item, key))
    : [item]
  const name = candidates.map(wordsOf).find((words) => words.trim() !== '') ?? ''
  const line = name.replace(/\s+/g, ' ').trim()
  return line.length > longestName ? `${line.slice(0, longestName)}…` : line
}
