import type { KindName } from '../../core/content/kinds.ts'
import type { FieldWords } from '../blocks/block-descriptor.ts'
import { descriptors } from '../blocks/descriptors.ts'
import type { Field } from './field-tree.ts'
import { fieldWords } from './field-words.ts'
import { pageOrder, pageWords } from './page-words.ts'
import { settingsWords } from './settings-words.ts'

/** A part of a document that has a form: a block by its kind, or a document itself. */
export type PartName = KindName | 'page' | 'settings'

/** The words of a field, and of the values that it may be chosen from where its part has them. */
export type Words = FieldWords & { choices?: Readonly<Record<string, string>> }

const ownWords = (part: PartName): Readonly<Record<string, Words>> => {
  if (part === 'page') return pageWords
  return part === 'settings' ? settingsWords : (descriptors[part].fields ?? {})
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

const at = (words: Readonly<Record<string, Words>>, key: string): Words | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** The words of a field, of its part and else of its key; undefined where neither has any. `path` has no places in lists. */
export const findWords = (part: PartName, path: string): Words | undefined => {
  const [special, common] = [at(ownWords(part), path), at(fieldWords, lastOf(path))]
  return special || common ? { ...common, ...special, label: (special ?? common)?.label ?? path } : undefined
}

/** The words of a field; one that nobody named is called by its key. */
export const wordsOf = (part: PartName, path: string): Words =>
  findWords(part, path) ?? { label: lastOf(path) }

const orderOf = (part: PartName): readonly string[] => {
  if (part === 'page') return pageOrder
  return part === 'settings' ? [] : (descriptors[part].order ?? [])
}

/** The path of a field in its part, without places in lists. */
export const pathOf = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** The fields at a path of a part in the order of its form. */
export const inOrder = (part: PartName, fields: readonly Field[], path: string): readonly Field[] => {
  const order = orderOf(part)
  const rank = ({ key }: Field) => {
    const at = order.indexOf(pathOf(path, key))
    return at < 0 ? order.length : at
  }
  return fields.toSorted((one, other) => rank(one) - rank(other))
}
