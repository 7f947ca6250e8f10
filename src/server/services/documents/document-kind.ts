import type { DocumentContent } from '../../../core/documents.ts'
import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../context.ts'
import type { ReadSubmission } from '../submissions/read-submission.ts'

/** A kind of document that is made for requests. The feature that it belongs to lists it under `documents`. */
export interface DocumentKind {
  /** The kind as the database knows it. A request has one document of a kind. */
  readonly kind: string
  name(reference: string): string
  /** The content of the document; undefined where there is none, or not any more. */
  compose(runtime: Runtime, submission: ReadSubmission): Promise<DocumentContent | undefined>
}

/** Draws a document as PDF. */
export type DrawDocument = (content: DocumentContent, sender: Sender) => Promise<Uint8Array>
