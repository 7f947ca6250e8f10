import type { Place } from '../../core/content/part-defects.ts'
import type { readDocument } from '../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../core/contract/endpoint.ts'

/** A document as the office reads it. */
export type DocumentRead = AnswerOf<typeof readDocument>

/** What every panel is given that does something with the whole of a document. */
export interface PanelProps {
  document: DocumentRead
  /** Saves what was typed last; answers the number of the newest text, undefined where it could not be saved. */
  flush(): Promise<number | undefined>
  /** Called when the document is another, to be read anew: it was published, taken back, withdrawn. The panel is over then. */
  onDone(): void
  /** Leads to a place in the text. Without it faults are told, and lead nowhere. */
  onGo?: (at: Place) => void
}
