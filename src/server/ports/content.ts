/** A published document as it is kept; nothing of it has been judged yet. */
export interface StoredDocument {
  codename: string
  body: unknown
}

/** Everything that is published, read in one snapshot with the version it belongs to. */
export interface Edition {
  version: number
  documents: StoredDocument[]
  /** Addresses where documents stood before. */
  redirects: { from: string; codename: string }[]
}

/**
 * Where documents come from: our own database, or an outside system. Reads only; throws when it cannot be reached,
 * and the last edition stays in use then.
 */
export interface Content {
  /** Grows with every publication. Cheap: it is asked for about twice a second. */
  version(): Promise<number>
  edition(): Promise<Edition>
}
