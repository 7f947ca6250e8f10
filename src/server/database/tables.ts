// Written by `npm run tables` from the migrations. Do not edit.
import type { ColumnType } from 'kysely'

/** Parsed when read; give JSON.stringify(value) when writing. */
export type Json = ColumnType<unknown, string, string>
/** ISO 8601 in UTC, `2026-11-20T15:17:45.123Z`. */
export type Instant = string
/** PostgreSQL fills it in when an insert leaves it out. */
export type Filled<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** PostgreSQL computes it. */
export type Computed<T> = ColumnType<T, never, never>

export interface MigrationTable {
  number: number
  name: string
  hash: string
  applied_at: Filled<Instant>
}

export interface Tables {
  migration: MigrationTable
}
