import type { KindName } from '../../../core/content/kinds.ts'
import { descriptors } from '../../blocks/descriptors.ts'
import { fieldWords } from '../../content-form/field-words.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const isKind = (kind: unknown): kind is KindName =>
  typeof kind === 'string' && Object.hasOwn(descriptors, kind)

/** What a kind of block is called; a kind that we do not know by its own name. */
export const kindLabel = (item: unknown): string | undefined => {
  const kind = isObject(item) ? item.kind : undefined
  if (isKind(kind)) return descriptors[kind].label
  return typeof kind === 'string' ? `Onbekend blok ${kind}` : undefined
}

const namedBy = ['title', 'label', 'name', 'anchor', 'slug', 'codename', 'from']
/** Most characters of a name. */
const most = 80

/** What an item of a list is called: its own words, where it has any. */
export const nameOf = (item: unknown): string | undefined => {
  const words = isObject(item)
    ? namedBy.map((key) => item[key]).find((one) => typeof one === 'string' && one !== '')
    : item
  if (typeof words !== 'string' || words === '') return undefined
  return words.length > most ? `${words.slice(0, most)}…` : words
}

/** What an item is called in full: `Tekst, Wat het is`. */
export const titleOf = (item: unknown): string =>
  [kindLabel(item), nameOf(item)].filter((one) => one !== undefined).join(', ') || 'Zonder naam'

/**
 * What a field is called. `path` has its keys from the top of the block, without places in lists; `kind` is the kind of that block.
 */
export const fieldLabel = (path: readonly string[], kind?: unknown): string => {
  const key = path.at(-1) ?? ''
  const ofBlock = isKind(kind) ? descriptors[kind].fields?.[path.join('.')] : undefined
  const known = ofBlock ?? (Object.hasOwn(fieldWords, key) ? fieldWords[key] : undefined)
  return known?.label ?? key
}
