/** A published document as it is stored; it has not been validated yet. */
export interface StoredDocument {
  codename: string
  body: unknown
}

/** Everything that is published, read in one snapshot together with its version. */
export interface Edition {
  version: number
  documents: StoredDocument[]
  /** Old addresses of documents, each with the codename of its document. */
  redirects: { from: string; codename: string }[]
}

/**
 * The source of documents: our own database, or an outside system. It is only read. Its calls throw when it cannot be reached,
 * and the last edition then stays in use.
 */
export interface Content {
  /** A number that grows with every publication. It must be cheap to ask: that happens about twice a second. */
  version(): Promise<number>
  edition(): Promise<Edition>
}
