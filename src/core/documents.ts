import type { Cents } from './kernel/money.ts'

interface DocumentRow {
  label: string
  value: string
}

/** What a document that is made for somebody tells: rows under headings, as screen and mail have them. */
export interface DocumentContent {
  title: string
  /** Of the request that it belongs to. */
  reference: string
  /** As people read it. */
  madeOn: string
  sections: readonly { title?: string; rows: readonly DocumentRow[] }[]
  /** A value between two others, drawn as a line, and what that means in a sentence. */
  range?: { low: Cents; value: Cents; high: Cents; says: string }
  /** Sentences below the rows. */
  notes?: readonly string[]
  /** Below all, where it is signed: a picture as PNG, and whose it is. */
  signature?: { picture: Uint8Array; name: string }
}
