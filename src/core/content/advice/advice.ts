import type { Place } from '../part-defects.ts'

/** The checks, by what they find. */
export const adviceKinds = [
  'heading-order',
  'empty-heading',
  'false-heading',
  'link-words',
  'bare-address',
  'same-words',
  'long-sentence',
  'long-paragraph',
  'house-words',
  'broken-link',
  'typed-value',
  'unknown-placeholder',
  'table',
  'description',
  'same-title',
  'not-linked',
  'opening',
  'prompt',
] as const
export type AdviceKind = (typeof adviceKinds)[number]

/** Advice to who writes a document. It holds nothing back. */
export interface Advice {
  /** Where it is about: keys and indexes from the top of the document. */
  at: Place
  kind: AdviceKind
  /** A Dutch sentence that says what to do. */
  problem: string
  /** The words that it is about, as the text shows them; undefined where it is about all of it. */
  words?: string
}

/** What a document is held against, as `content.choices` answers it. */
export interface Surroundings {
  /** The pages of the site, as they are published. */
  pages: readonly {
    codename: string
    title: string
    path: string
    /** Places on it that a link can point at. */
    anchors: readonly string[]
    /** Whether a text of the site leads to it; undefined where that is not known. */
    linked?: boolean | undefined
  }[]
  /** Placeholders, with what they say today and their names in words. */
  placeholders: readonly { name: string; value: string; label: string }[]
}
