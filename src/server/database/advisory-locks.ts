/**
 * The numbers of our PostgreSQL advisory locks. They are listed in one place so that no two are equal: users of the same number
 * would wait for each other.
 */
export const advisoryLocks = {
  /** Held while the schema is changed, by one process at a time. */
  migration: 7_384_410,
  /** Uploads are counted one after the other, so that many at once stay within the limit. */
  uploads: 7_384_411,
  /** Held while the roles of the database are set, by one process at a time. */
  roles: 7_384_412,
  /** Held while a planning file is imported, one file at a time. */
  planningFile: 7_384_413,
  /**
   * Three locks that count holds one after the other: of an office (by its number), of an address and of a visitor (each by a
   * hash).
   */
  holdsOfOffice: 7_384_414,
  holdsOfAddress: 7_384_415,
  holdsOfVisitor: 7_384_416,
  /** Held while events of one office (by its number) are placed in our own calendar, one after the other. */
  calendarEvents: 7_384_417,
  /** Held while the search index is written, by one process at a time. */
  searchIndex: 7_384_418,
  /** Held while the project's documents are loaded, by one process at a time. */
  seed: 7_384_419,
  /** Held while a text to choose from is saved, so that names are unique and their number bounded. */
  replyTexts: 7_384_429,
} as const
