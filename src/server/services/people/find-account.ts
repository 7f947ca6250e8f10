import { sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'

/** The part of an account that logging in needs. */
export interface Account {
  id: string
  email: string
  passwordHash: string | null
  /** False until its owner followed the mailed link. */
  active: boolean
}

const columns = (database: Database | Tx) =>
  database
    .selectFrom('person')
    .select(['person.id', 'person.email', 'person.password_hash', 'person.active_at'])

const accountOf = (
  row: { id: string; email: string; password_hash: string | null; active_at: string | null } | undefined,
): Account | undefined =>
  row && {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    active: row.active_at !== null,
  }

/**
 * The account with this e-mail address, whatever its capitals: the active one, or else the newest of those that nobody confirmed
 * yet.
 */
export const findByEmail = async (database: Database | Tx, email: string): Promise<Account | undefined> =>
  accountOf(
    await columns(database)
      .where(sql`lower(person.email)`, '=', email.toLowerCase())
      .orderBy(sql`person.active_at IS NULL`)
      .orderBy('person.created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

/** The account with this e-mail address or member number (spec 000 section 5). */
export const findByName = async (database: Database | Tx, name: string): Promise<Account | undefined> => {
  if (!/^\d{1,8}$/.test(name)) return findByEmail(database, name)
  return accountOf(
    await columns(database)
      .innerJoin('membership', 'membership.person_id', 'person.id')
      .where('membership.relation_id', '=', name)
      .executeTakeFirst(),
  )
}

/** Whether an active account has this address. One that was never confirmed does not keep it from anybody (D32). */
export const isTaken = async (database: Database | Tx, email: string): Promise<boolean> =>
  (await findByEmail(database, email))?.active === true
