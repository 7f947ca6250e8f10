/**
 * The numbers of our advisory locks, each taken by one place alone. They stand together so that no two are the same: two that
 * shared one would wait for each other.
 */
export const advisoryLocks = {
  /** One process changes the schema. */
  migration: 7_384_410,
  /** Uploads are counted one after the other, so that many at once stay within the limit. */
  uploads: 7_384_411,
  /** One process sets the roles of the database. */
  roles: 7_384_412,
  /** One planning file at a time. */
  planningFile: 7_384_413,
  /** Holds of an office (by its number), an address and a visitor (by a hash) are counted one after the other. */
  holdsOfOffice: 7_384_414,
  holdsOfAddress: 7_384_415,
  holdsOfVisitor: 7_384_416,
  /** Events of one office (by its number) are placed in our own calendar one after the other. */
  calendarEvents: 7_384_417,
  /** One process writes the index of the search. */
  searchIndex: 7_384_418,
} as const
