import type { Place } from '../../../core/content/part-defects.ts'
import { findWords, type PartName, pathOf } from '../../content-form/words-of.ts'
import { partOf } from '../remarks/remarks.ts'
import { blocksOf } from '../saving/block-list.ts'
import type { Body } from '../saving/merge-texts.ts'
import { kindOf } from './outline-rows.ts'

const partAt = (at: Place, body: Body): PartName | undefined => {
  const place = partOf(at)
  if (place === 'page') return body.kind === 'settings' ? 'settings' : 'page'
  return kindOf(blocksOf(body)[place])
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What the field at a place is called, with the items that it stands in: `Stap 2, Uitleg`. Undefined where nothing has a name. */
export const fieldName = (at: Place, body: Body): string | undefined => {
  const part = partAt(at, body)
  if (part === undefined) return undefined
  const names: string[] = []
  let path = ''
  for (const key of partOf(at) === 'page' ? at : at.slice(2)) {
    if (typeof key === 'number') {
      const item = findWords(part, path)?.item ?? 'onderdeel'
      // an item is called by its number, and not by its list too
      names.splice(-1, 1, `${capital(item)} ${key + 1}`)
      continue
    }
    path = pathOf(path, key)
    const label = findWords(part, path)?.label
    if (label !== undefined) names.push(label)
  }
  return names.length === 0 ? undefined : names.join(', ')
}
