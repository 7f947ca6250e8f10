import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>
/** An open transaction. A service passes it to every function whose writes must be committed together. */
export type Tx = Transaction<DB>

const { builtins } = pg.types

/**
 * Opens a pool of connections. The driver returns PostgreSQL's values as follows:
 * - `timestamptz`: an ISO 8601 instant in UTC, `2026-11-20T15:17:45.123Z` (give the same, or now() in SQL);
 * - `date`: `2026-11-20`; `time`: `08:00:00`;
 * - `bigint`: a number, refused above 2^53; `numeric`: a string;
 * - `jsonb`: parsed; write it as `JSON.stringify(value)`.
 *
 * Nothing connects until the first query. A query that gets no connection within `waitMs` (5 seconds) fails.
 */
export function openDatabase(url: string, options: { connections?: number; waitMs?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 20,
    connectionTimeoutMillis: options.waitMs ?? 5000,
    // Idle connections that the server drops are replaced at the next query.
    idleTimeoutMillis: 60_000,
    options: '-c TimeZone=UTC',
    application_name: 'thuisbasis',
    types: { getTypeParser },
  })
  pool.on('error', () => undefined)
  // A connection that is lost while in use reports that to its user through the failing query. Without a listener its error event
  // would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === builtins.INT8) return toSafeNumber
  if (oid === builtins.TIMESTAMPTZ) return toInstant
  if (oid === builtins.DATE || oid === builtins.TIMESTAMP) return (text: string) => text
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser

/** Converts `2026-11-20 15:17:45.123+00` to `2026-11-20T15:17:45.123Z`. */
export function toInstant(text: string): string {
  return text.replace(' ', 'T').replace(/\+00$/, 'Z')
}

/**
 * Converts a `bigint`.
 * @throws RangeError for a value that a JavaScript number cannot hold exactly.
 */
export function toSafeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number.`)
  return number
}
