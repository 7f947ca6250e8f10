import type { Node } from 'prosemirror-model'
import { canonicalHtml } from './canonical.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

/** A text that is open in the field. */
export interface OpenText {
  /** As it was given. */
  html: string
  doc: Node
  /** Whether the field knows everything in it. Of another text, what it does not know is gone with the first edit. */
  isWhole: boolean
}

export const openText = (html: string): OpenText => {
  const doc = readHtml(html)
  return { html, doc, isWhole: writeHtml(doc) === canonicalHtml(html) }
}

/**
 * What the field holds now as rich text. A document that is as it was opened gives back the very text that was opened, so that
 * looking at a text, or taking an edit back, changes nothing.
 */
export const textOf = ({ html, doc }: OpenText, now: Node): string => (now.eq(doc) ? html : writeHtml(now))
