import type { ColumnType } from 'kysely'

/** A JSON column: parsed when it is read, text made by `JSON.stringify` when it is written. */
export type JsonColumn = ColumnType<unknown, string, string>

/** An instant as ISO 8601 in UTC, `2026-11-20T15:17:45.123Z`. */
export type Instant = string
