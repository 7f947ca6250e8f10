import type { Cents } from './kernel/money.ts'

interface DocumentRow {
  label: string
  value: string
}

/** The content of a document that is made for somebody: rows under headings, the same as on screen and in mail. */
export interface DocumentContent {
  title: string
  reference: string
  /** The day on which it was made, in words. */
  madeOn: string
  sections: readonly { title?: string; rows: readonly DocumentRow[] }[]
  /** A value between two others, drawn as a line, with a sentence about what it means. */
  range?: { low: Cents; value: Cents; high: Cents; says: string }
  notes?: readonly string[]
  /** The signature below everything: a picture as PNG, and the name of the signer. */
  signature?: { picture: Uint8Array; name: string }
}
