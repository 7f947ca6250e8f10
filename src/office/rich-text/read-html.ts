import { type Node, DOMParser as Reader } from 'prosemirror-model'
import { withChips } from './chips.ts'
import { inertBody } from './inert.ts'
import { schema } from './schema.ts'

/**
 * Rich text as a document of the field. Nothing is cleaned: addresses stay to the letter. Whether everything fitted is for
 * `openText` to say.
 */
export const readHtml = (html: string): Node => {
  const doc = Reader.fromSchema(schema).parse(inertBody(html))
  return doc.copy(withChips(doc.content))
}
