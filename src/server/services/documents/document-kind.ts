import type { DocumentContent } from '../../../core/documents.ts'
import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../context.ts'
import type { ReadSubmission } from '../submissions/read.ts'

/** A kind of document that is made for requests. The feature that it belongs to lists it under `documents`. */
export interface DocumentKind {
  /** As the database knows it, one for a request. */
  readonly kind: string
  /** Name of its file. */
  name(reference: string): string
  /** What it tells; undefined where there is nothing to tell (any more). */
  compose(runtime: Runtime, submission: ReadSubmission): Promise<DocumentContent | undefined>
}

/** Draws a document as PDF. */
export type DrawDocument = (content: DocumentContent, sender: Sender) => Promise<Uint8Array>
