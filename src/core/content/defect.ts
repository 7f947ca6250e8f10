import type { Place } from './part-defects.ts'

/** A fault in a document; usually its part is left out. */
export interface Defect {
  codename: string
  /** Where in the document: `blocks.2.tiles.0.href`; empty for the document itself. */
  path: string
  /** The same place by its keys and indexes, since a key may hold a dot. */
  at: Place
  /** A Dutch sentence that says what to do. */
  problem: string
  /** The codename of the other document, where two want what only one may have. */
  by?: string
}

/** Takes a fault that was found. */
export type Report = (defect: Defect) => void
