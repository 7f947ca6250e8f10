import type { Part } from '../remarks/remarks.ts'
import { blocksOf } from '../saving/block-list.ts'
import type { Body } from '../saving/merge-texts.ts'
import { blockWords } from './outline-rows.ts'

/** What a part of a document is called: by its own words, by its kind, or by its number where that says nothing. */
export const partName = (part: Part, body: Body | undefined): string => {
  if (part === 'page') return body?.kind === 'settings' ? 'Instellingen' : 'Over de pagina'
  const { kind, name } = blockWords(body && blocksOf(body)[part])
  return kind === undefined ? `Blok ${part + 1}` : name
}
